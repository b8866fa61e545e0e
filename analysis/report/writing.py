"""A report on the disk: one page, also as PDF, its tables, its figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from analysis.blinding import hide_systems, must_hide_systems, record_unblinding
from analysis.column_map import read_column_map
from analysis.objective_tables import read_objective
from analysis.report.data_files import to_csv
from analysis.report.page import render_page
from analysis.report.pdf import can_make_pdf, to_pdf
from analysis.report.results import Blinding, compute_results
from analysis.report.sections import make_sections
from analysis.tables import read_tables
from anonymizers.durable_files import whole_file, write_text
from anonymizers.progress import tell_progress

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from analysis.report.section import Section

PAGE, PDF, TABLES, FIGURES = "report.html", "report.pdf", "tables", "figures"
FILES = "files.txt"
"""What a report consists of: the next one in the same place removes it first."""
_STEPS = 5
"""Reading, computing, drawing, the parts, the PDF: what a program that watches is told."""


@dataclass(frozen=True, slots=True)
class WrittenReport:
    """Where a report is."""

    page: Path
    pdf: Path | None
    """None where it was not asked for, or this computer cannot make it."""
    warnings: tuple[str, ...] = ()
    """Sentences of the report that whoever makes it should read at once."""


def write_report(
    source: Path,
    out: Path,
    *,
    objective: Path | None = None,
    by: str | None = None,
    mapping: Path | None = None,
    unblind: bool = False,
    ordinal: bool = False,
    quick: bool = False,
) -> WrittenReport:
    """Report a study, or tables collected elsewhere.

    Parameters
    ----------
    source : Path
        A study folder or a folder with ``ratings.csv``, ``clusters.csv`` or both.
    out : Path
        Where ``report.html``, ``report.pdf``, ``tables/`` and ``figures/`` go. What an earlier
        report left there is removed: this one may not have it, or hide names.
    objective : Path, optional
        A folder with ``objective.csv``.
    by : str, optional
        A column whose values get results of their own.
    mapping : Path, optional
        A TOML file that says what the columns of ratings from other tools are.
    unblind : bool
        Show the names of systems although the study still runs; this is recorded in ``source``.
    ordinal : bool
        Fit ordinal mixed models too.
    quick : bool
        Leave out what takes most of the time: the PDF, and figures as PDF and PNG.

    Returns
    -------
    WrittenReport

    Raises
    ------
    UserError
        When the tables hold what they must not, or cannot be split by ``by``.
    """
    tables = read_tables(source, None if mapping is None else read_column_map(mapping))
    measured = None if objective is None else read_objective(objective)
    blinding: Blinding = "open"
    if must_hide_systems(tables):
        blinding = "unblinded" if unblind else "hidden"
        if unblind:
            record_unblinding(source, tables)
        else:
            tables = hide_systems(tables)
    tell_progress("reporting", 1, _STEPS)
    results = compute_results(tables, by, objective=measured, ordinal=ordinal, blinding=blinding)
    tell_progress("reporting", 2, _STEPS)
    sections = make_sections(results)
    tell_progress("reporting", 3, _STEPS)
    page = render_page(results, sections)
    files = _parts(sections, quick=quick)
    tell_progress("reporting", 4, _STEPS)
    files[PAGE] = page.encode("utf-8")
    if not quick and can_make_pdf():
        files[PDF] = to_pdf(page)
    _remove_earlier(out)
    write_text(out / FILES, "".join(f"{name}\n" for name in sorted(files)))
    for name, content in files.items():
        _write_bytes(out / name, content)
    warnings = tuple(warning for section in sections for warning in section.warnings)
    return WrittenReport(out / PAGE, out / PDF if PDF in files else None, warnings)


def _parts(sections: Sequence[Section], *, quick: bool) -> dict[str, bytes]:
    """Return the contents of tables and figures by their place in the report."""
    files = {}
    for section in sections:
        for name, frame in section.tables.items():
            files[f"{TABLES}/{name}.csv"] = to_csv(frame).encode("utf-8")
        for picture in section.pictures:
            stem = f"{FIGURES}/{picture.name}"
            files[f"{stem}.svg"] = picture.svg.encode("utf-8")
            files[f"{stem}.csv"] = to_csv(picture.data).encode("utf-8")
            if not quick:
                files[f"{stem}.pdf"], files[f"{stem}.png"] = picture.pdf, picture.png
    return files


def _remove_earlier(out: Path) -> None:
    listed = out / FILES
    if not listed.is_file():
        return
    for name in listed.read_text(encoding="utf-8").splitlines():
        folder, _, file = name.rpartition("/")
        # A list that somebody changed removes nothing outside the report.
        if folder in ("", TABLES, FIGURES) and file not in ("", ".", ".."):
            (out / name).unlink(missing_ok=True)


def _write_bytes(path: Path, content: bytes) -> None:
    with whole_file(path) as temporary:
        temporary.write_bytes(content)
