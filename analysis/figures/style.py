"""One style for every figure: sizes, colours, type, and how it is saved.

Figures are 7 inches wide, the text width of a two-column paper, with 8-point type. Colours are
told apart with any colour vision (Okabe & Ito, 2008, darkened where white paper asks for it), and
lines also by their dashes.
"""

from __future__ import annotations

import io
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

if TYPE_CHECKING:
    from collections.abc import Iterator

TEXT_WIDTH_INCHES = 7.0
PNG_DPI = 300
INK, QUIET_INK, LINE = "#1B1D21", "#4A4F57", "#D9D6CE"
ORIGINAL_COLOUR = "#4A4F57"
SYSTEM_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#A9437E", "#56B4E9", "#B8860B", "#6A51A3")
DASHES: tuple[tuple[float, tuple[float, ...]] | str, ...] = (
    "solid",
    (0.0, (4.0, 1.5)),
    (0.0, (1.2, 1.2)),
    (0.0, (5.0, 1.5, 1.2, 1.5)),
)

_PARAMETERS: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 8.0,
    "axes.titlesize": 8.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.labelsize": 8.0,
    "axes.labelcolor": INK,
    "axes.edgecolor": QUIET_INK,
    "axes.linewidth": 0.6,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.5,
    "legend.fontsize": 8.0,
    "legend.frameon": False,
    "lines.linewidth": 1.3,
    "text.color": INK,
    # Letters as wide at every resolution, so that one layout serves all forms.
    "text.hinting": "no_hinting",
    "xtick.color": QUIET_INK,
    "ytick.color": QUIET_INK,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.labelsize": 7.5,
    "ytick.labelsize": 7.5,
    "xtick.major.width": 0.6,
    "ytick.major.width": 0.6,
    "figure.facecolor": "white",
    "figure.constrained_layout.hspace": 0.07,
    "pdf.fonttype": 42,
    "svg.fonttype": "path",
    "svg.hashsalt": "voicejury",
}


@contextmanager
def styled() -> Iterator[None]:
    """Draw and save figures in this context: in our style, whatever the user's matplotlibrc is."""
    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update(_PARAMETERS)
        yield


def percent_formatter() -> FuncFormatter:
    """Return what writes shares along an axis in percent, without the sign."""
    return FuncFormatter(lambda share, _: f"{100.0 * share:g}")


def new_figure(height_inches: float) -> Figure:
    """Return an empty figure of text width; call within `styled`."""
    return Figure(figsize=(TEXT_WIDTH_INCHES, height_inches), layout="constrained")


def settle(figure: Figure) -> None:
    """Lay the figure out once and for all, which every form of saving would do anew."""
    with styled():
        figure.set_dpi(PNG_DPI)
        engine = figure.get_layout_engine()
        if engine is not None:
            engine.execute(figure)
        figure.set_layout_engine("none")


def line_styles(count: int) -> Iterator[dict[str, Any]]:
    """Yield colour and dashes for ``count`` systems, no two alike up to 28."""
    for place in range(count):
        colour = SYSTEM_COLOURS[place % len(SYSTEM_COLOURS)]
        dashes = DASHES[place // len(SYSTEM_COLOURS) % len(DASHES)]
        yield {"color": colour, "linestyle": dashes}


def to_svg(figure: Figure) -> str:
    """Return the figure as SVG; the same figure gives the same text."""
    content = io.StringIO()
    with styled():
        figure.savefig(content, format="svg", metadata={"Date": None, "Creator": "VoiceJury"})
    return content.getvalue()


def to_pdf(figure: Figure) -> bytes:
    """Return the figure as PDF, its text as text; the same figure gives the same bytes."""
    content = io.BytesIO()
    with styled():
        figure.savefig(
            content, format="pdf", metadata={"CreationDate": None, "Creator": "VoiceJury"}
        )
    return content.getvalue()


def to_png(figure: Figure) -> bytes:
    """Return the figure as PNG at `PNG_DPI`; the same figure gives the same bytes."""
    content = io.BytesIO()
    with styled():
        figure.savefig(content, format="png", dpi=PNG_DPI)
    return content.getvalue()


def to_inline_svg(svg: str, name: str, description: str) -> str:
    """Return an SVG document as an element to stand in HTML.

    Parameters
    ----------
    svg : str
        As `to_svg` returns it.
    name : str
        Put before every id, so that several figures can stand in one page.
    description : str
        Read to those who cannot see the figure.
    """
    element = svg[svg.index("<svg") :].strip()
    element = re.sub(r"<metadata>.*?</metadata>", "", element, flags=re.DOTALL)
    element = re.sub(r'\bid="', f'id="{name}-', element)
    element = re.sub(r'(xlink:href="|url\()#', rf"\g<1>#{name}-", element)
    label = description.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return element.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
