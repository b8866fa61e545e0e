"""A report on the disk: one page, its tables, its figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.blinding import hide_systems, must_hide_systems, record_unblinding
from analysis.report.data_files import data_files, to_csv
from analysis.report.drawings import draw
from analysis.report.page import render_page
from analysis.report.results import compute_results
from analysis.tables import read_tables
from anonymizers.durable_files import write_text

if TYPE_CHECKING:
    from pathlib import Path

PAGE, TABLES, FIGURES = "report.html", "tables", "figures"


def write_report(source: Path, out: Path, *, by: str | None = None, unblind: bool = False) -> Path:
    """Report a study, or tables collected elsewhere.

    Parameters
    ----------
    source : Path
        A study folder or a folder with ``ratings.csv``.
    out : Path
        Where ``report.html``, ``tables/`` and ``figures/`` go.
    by : str, optional
        A column whose values get results of their own.
    unblind : bool
        Show the names of systems although the study still runs; this is recorded in ``source``.

    Returns
    -------
    Path
        The page.

    Raises
    ------
    UserError
        When the tables hold what they must not, or cannot be split by ``by``.
    """
    tables = read_tables(source)
    running = must_hide_systems(tables)
    if running and unblind:
        record_unblinding(source, tables)
    elif running:
        tables = hide_systems(tables)
    results = compute_results(tables, by)
    drawings = draw(results)
    page = render_page(
        results, drawings, hidden=running and not unblind, unblinded=running and unblind
    )
    _remove_earlier_groups(out)
    for name, frame in data_files(results).items():
        write_text(out / TABLES / f"{name}.csv", to_csv(frame))
    for drawing in drawings.all:
        write_text(out / FIGURES / f"{drawing.name}.svg", drawing.svg)
    write_text(out / PAGE, page)
    return out / PAGE


def _remove_earlier_groups(out: Path) -> None:
    """Remove what an earlier report in ``out`` told by group: this one may not, or hide names."""
    for pattern in (f"{TABLES}/*_by_*.csv", f"{FIGURES}/violins_by_*.svg"):
        for path in sorted(out.glob(pattern)):
            path.unlink()
