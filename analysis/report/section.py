"""What every section of a report consists of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd

    from analysis.report.picture import Picture


@dataclass(frozen=True)
class Section:
    """One section: its text is the template ``sections/<name>.html``."""

    name: str
    """Of the template and of the place in the page."""
    title: str
    values: Mapping[str, Any] = field(default_factory=dict)
    """What the template shows, beside ``results``."""
    pictures: tuple[Picture, ...] = ()
    """Saved in ``figures/``; the template shows those that ``values`` hold."""
    tables: Mapping[str, pd.DataFrame] = field(default_factory=dict)
    """Saved in ``tables/``, by file name without ending."""
    warnings: tuple[str, ...] = ()
    """Sentences of the text that whoever makes the report should read at once."""
