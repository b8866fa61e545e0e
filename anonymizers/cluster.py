"""The same work on many things, on the machines of a Dask cluster."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from anonymizers.errors import UserError
from anonymizers.parallel import in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE_SECONDS: Final = 30


@contextmanager
def cluster_map(
    function: Callable[[Task], Result], address: str
) -> Iterator[Callable[[Iterable[Task]], Iterator[Result]]]:
    """Yield a `map` over the workers of a cluster that keeps the order.

    Function, tasks and results are sent; files are not, so that every worker has to see the same
    ones under the same absolute paths.

    Parameters
    ----------
    function : callable
    address : str
        Of the scheduler, such as ``tcp://10.0.0.1:8786``.

    Raises
    ------
    UserError
        The package `distributed` is missing, no scheduler answers, it has no worker, or a worker
        ended again and again.
    """
    try:
        import distributed  # noqa: PLC0415 - an optional dependency
    except ImportError as error:
        raise UserError(
            "--dask needs the package distributed; install it with pip install voicejury[cluster]."
        ) from error
    try:
        client = distributed.Client(address, timeout=PATIENCE_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UserError(
            f"--dask {address}: no scheduler answers there; give the address that dask scheduler "
            "prints."
        ) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE_SECONDS)
        except TimeoutError as error:
            raise UserError(
                f"--dask {address}: the scheduler has no worker; start some with dask worker."
            ) from error
        try:
            submit = partial(client.submit, function, pure=False)
            yield partial(in_order, submit, sum(client.nthreads().values()))
        except distributed.KilledWorker as error:
            raise UserError(
                "workers of the cluster were ended from outside, perhaps for want of memory; give "
                "them more, and run the same command again to go on."
            ) from error
