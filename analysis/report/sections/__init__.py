"""The sections of a report, one module each, in the order of the page.

A module has a function ``section(results)`` that returns a `Section`, or None where a study gives
nothing to say; its text is the template of the same name. A new section is a module, a template and
a place in the order below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.report.sections import (
    agreement,
    clustering,
    collected,
    data,
    definitions,
    detection,
    exclusions,
    groups,
    methods,
    objective,
    ordinal,
    pairs,
    ranks,
    tests,
)

if TYPE_CHECKING:
    from analysis.report.results import Results
    from analysis.report.section import Section

ORDER = (
    *(collected, ranks, tests, pairs, ordinal, detection, clustering, objective),
    *(groups, agreement, exclusions, methods, definitions, data),
)


def make_sections(results: Results) -> list[Section]:
    """Return every section that has something to say."""
    made = (module.section(results) for module in ORDER)
    return [section for section in made if section is not None]
