"""Compiling the loops that NumPy has no fast words for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import numba

if TYPE_CHECKING:
    from collections.abc import Callable

Function = TypeVar("Function", bound="Callable[..., Any]")


def compiled(
    *, sums_in_any_order: bool = False, is_inlined: bool = False
) -> Callable[[Function], Function]:
    """Compile a function when it is first called, and keep the machine code for later processes.

    The code lies beside the module or, where nothing can be written there, in the user's cache;
    where neither can be written, every process compiles for itself. A division by zero gives inf
    or nan, as in NumPy, and products are fused with sums where the processor can.

    Parameters
    ----------
    sums_in_any_order : bool
        Lets the loops that add up use the processor's vectors, too.
    is_inlined : bool
        Makes the function a part of those that call it. Each function that calls another compiled
        one needs this of it: whether the compiler itself puts one into the other depends on what
        it finds kept, and with it the last digit of the results.
    """
    options: dict[str, Any] = {
        "inline": "always" if is_inlined else "never",
        "error_model": "numpy",
        "fastmath": {"contract", "nsz", "reassoc"} if sums_in_any_order else {"contract", "nsz"},
    }

    def compile_lazily(function: Function) -> Function:
        try:
            return numba.njit(cache=True, **options)(function)  # type: ignore[no-any-return]
        except RuntimeError:  # there is no place for a cache
            return numba.njit(**options)(function)  # type: ignore[no-any-return]

    return compile_lazily
