"""The report as one HTML page that needs nothing beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import jinja2
from markupsafe import Markup

from analysis.comparisons import SIGNIFICANT
from analysis.report import wording
from analysis.report.collected import count_collected
from analysis.report.results import BOOTSTRAP_SEED, REPLICATES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from analysis.report.results import Results
    from analysis.report.section import Section

_FILTERS = (
    *("number", "count", "percent", "p_value", "interval", "percent_interval", "words"),
    *("plural", "listing", "finding", "reasons", "summary_of_findings"),
)


def render_page(results: Results, sections: Sequence[Section]) -> str:
    """Return the report as HTML.

    Parameters
    ----------
    results : Results
    sections : sequence of Section

    Returns
    -------
    str
        The same input gives the same text: it tells no time and no place.
    """
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("analysis.report", package_path=""),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.filters.update({name: getattr(wording, name) for name in _FILTERS})
    environment.globals.update(
        results=results,
        tables=results.tables,
        significance=SIGNIFICANT,
        replicates=REPLICATES,
        seed=BOOTSTRAP_SEED,
    )
    bodies = [
        (section, Markup(_body(environment, section)))  # noqa: S704 - rendered with escaping
        for section in sections
    ]
    page = environment.get_template("report.html")
    return page.render(sections=bodies, collected=count_collected(results))


def _body(environment: jinja2.Environment, section: Section) -> str:
    return environment.get_template(f"sections/{section.name}.html").render(section.values)
