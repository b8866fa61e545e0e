"""Whether directories are what they are said to be: of one system, and of the one that is named."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from anonymizers import names
from anonymizers.corpus_run import PROVENANCE
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_EXTERNAL: Final = "external"
"""Another program's work, which may be any system's."""


def refuse_other_systems(system: str, anonymized: Iterable[Path]) -> None:
    """Refuse directories that were anonymized by different systems, or by another than is named.

    People call a system as they like, but not as another one of this project is called. Directories
    without a provenance that can be read, as other programs leave them, may be anybody's.

    Parameters
    ----------
    system : str
        What the user calls the system.
    anonymized : iterable of Path
        All that it is said to have made.

    Raises
    ------
    UserError
        Their provenances tell of different systems, or of another registered one than ``system``.
    """
    told = {path: maker for path in anonymized if (maker := _system_of(path)) is not None}
    if not told:
        return
    first, maker = next(iter(told.items()))
    for path, other in told.items():
        if other != maker:
            raise UserError(
                f"{path}: was anonymized by {other}, but {first} by {maker}; give directories of "
                "one system."
            )
    if system in names() and maker not in (system, _EXTERNAL):
        raise UserError(
            f"--system {system}: {first} was anonymized by {maker}, and {system} is another "
            f"system; give --system {maker}, or directories of {system}."
        )


def _system_of(directory: Path) -> str | None:
    """Return the system that a directory's provenance names; None where it names none."""
    try:
        provenance = json.loads((directory / PROVENANCE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    system = provenance.get("system") if isinstance(provenance, dict) else None
    return system if isinstance(system, str) else None
