"""A figure as it is saved and shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from markupsafe import Markup

from analysis.figures.style import settle, to_inline_svg, to_pdf, to_png, to_svg

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Picture:
    """A figure in every form, each made when it is first asked for, with the data behind it."""

    name: str
    """Of its files, without their endings."""
    figure: Figure
    data: pd.DataFrame
    """What is drawn, at full precision."""
    description: str
    """For those who cannot see it."""

    def __post_init__(self) -> None:
        """Lay the figure out, so that all forms look alike."""
        settle(self.figure)

    @cached_property
    def svg(self) -> str:
        """The figure as SVG."""
        return to_svg(self.figure)

    @cached_property
    def pdf(self) -> bytes:
        """The figure as PDF."""
        return to_pdf(self.figure)

    @cached_property
    def png(self) -> bytes:
        """The figure as PNG."""
        return to_png(self.figure)

    @property
    def markup(self) -> Markup:
        """The figure as an element of an HTML page."""
        return Markup(to_inline_svg(self.svg, self.name, self.description))  # noqa: S704 - our own
