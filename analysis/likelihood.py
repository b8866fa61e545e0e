"""Maximum likelihood of few parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scipy.optimize import minimize

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

_EVALUATIONS_AT_MOST = 5_000


def least_loss(
    loss: Callable[..., tuple[float, Array]],
    start: Array,
    bounds: Sequence[tuple[float | None, float | None]],
    *data: Array,
) -> Array:
    """Return the parameters of the least loss within bounds.

    Parameters
    ----------
    loss : callable
        Takes parameters and ``data``, returns a mean negative log-likelihood and its gradient.
    start : np.ndarray [shape=(parameters,)]
    bounds : sequence of (low, high)
        None for no bound.
    *data : np.ndarray
        Handed on to ``loss``.
    """
    found = minimize(
        loss,
        start,
        args=data,
        jac=True,
        # Not L-BFGS-B: its threaded linear algebra takes ten times longer for three parameters.
        method="TNC",
        bounds=bounds,
        options={"ftol": 1e-14, "xtol": 1e-12, "gtol": 1e-10, "maxfun": _EVALUATIONS_AT_MOST},
    )
    parameters: Array = found.x
    return parameters
