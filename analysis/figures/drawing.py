"""A figure on the disk: in three forms, with the numbers behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from analysis.figures.style import settle, to_pdf, to_png, to_svg
from anonymizers.durable_files import whole_file, write_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pandas as pd
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Drawing:
    """A figure that can be drawn, and everything that it shows."""

    name: str
    """Of its files, without their endings."""
    data: pd.DataFrame
    draw: Callable[[], Figure]


def write_drawing(drawing: Drawing, folder: Path) -> Path:
    """Write a figure as SVG, PDF, PNG, and as CSV what it shows; return the SVG.

    A figure whose numbers are as they were is left as it is.
    """
    files = {ending: folder / f"{drawing.name}.{ending}" for ending in ("svg", "pdf", "png", "csv")}
    text = drawing.data.to_csv(index=False, lineterminator="\n")
    is_there = all(file.is_file() for file in files.values())
    if is_there and files["csv"].read_text(encoding="utf-8") == text:
        return files["svg"]
    figure = drawing.draw()
    settle(figure)
    write_text(files["svg"], to_svg(figure))
    for ending, content in (("pdf", to_pdf(figure)), ("png", to_png(figure))):
        with whole_file(files[ending]) as temporary:
            temporary.write_bytes(content)
    write_text(files["csv"], text)
    return files["svg"]
