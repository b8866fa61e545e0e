"""What a report was made from: checksums, versions, seeds."""

from __future__ import annotations

import hashlib
import importlib.metadata
import platform
from typing import TYPE_CHECKING

from analysis.objective_tables import FILE
from analysis.report.section import Section

if TYPE_CHECKING:
    from analysis.report.results import Results

_PACKAGES = ("voicejury", "numpy", "scipy", "pandas", "matplotlib", "weasyprint")


def section(results: Results) -> Section:
    """Return the data and versions."""
    versions = {name: importlib.metadata.version(name) for name in _PACKAGES}
    return Section(
        "data",
        "Data and versions",
        {
            "checksums": _checksums(results),
            "digest": data_digest(results),
            "versions": {**versions, "Python": platform.python_version()},
        },
    )


def data_digest(results: Results) -> str:
    """Return one SHA-256 for all files that were read: of a line “name checksum” for each."""
    lines = (f"{name} {digest}\n" for name, digest in sorted(_checksums(results).items()))
    return hashlib.sha256("".join(lines).encode("utf-8")).hexdigest()


def _checksums(results: Results) -> dict[str, str]:
    checksums = dict(results.tables.sha256)
    if results.objective is not None:
        checksums[FILE] = results.objective.sha256
    return checksums
