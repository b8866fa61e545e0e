"""Telling that something else stands for what an anonymizer could not make."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_NOTED: Final[ContextVar[list[str] | None]] = ContextVar("noted", default=None)


def note_fallback(sentence: str) -> None:
    """Say what stands for the speech that is being anonymized, and why."""
    noted = _NOTED.get()
    if noted is not None:
        noted.append(sentence)


@contextmanager
def noted_fallbacks() -> Iterator[list[str]]:
    """Yield a list that gets every sentence noted in the block."""
    sentences: list[str] = []
    token = _NOTED.set(sentences)
    try:
        yield sentences
    finally:
        _NOTED.reset(token)
