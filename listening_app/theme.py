"""Colours, type and space: the look that every page shares.

Two sets of tokens, light and dark, follow the system's scheme until the evaluator chooses one;
type grows to twice its size. Widgets that paint themselves ask the theme; standard widgets get
the same look by palette and style sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QStyle

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

Appearance = Literal["system", "light", "dark"]
APPEARANCES: tuple[Appearance, ...] = get_args(Appearance)
TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)

STEP = 8
"""Spacing comes in multiples of this, in pixels."""
RADIUS = 8
RING = 3
"""Width of the focus ring."""
RING_GAP = 2
HANG = RING + RING_GAP + STEP
"""How far a button without a box hangs out of the column, so that its words are flush."""
TARGET = 44
"""Least width and height of what is clicked or touched."""
MEASURE = 68
"""Longest line of prose, in characters."""

CAPTION, BODY, LEAD, HEADING, TITLE = 13, 16, 20, 25, 31
"""Type sizes in pixels at 100 % text, each 1.25 times the one before."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """Colours by purpose, as ``#RRGGBB``."""

    page: str
    surface: str
    ink: str
    quiet: str
    line: str
    edge: str
    """Outline of a control: at least 3:1 against page and surface."""
    accent: str
    on_accent: str
    playing: str
    done: str
    fault: str


LIGHT = Tokens(
    page="#FAF9F6",
    surface="#FFFFFF",
    ink="#1B1D21",
    quiet="#4A4F57",
    line="#D9D6CE",
    edge="#7C818A",
    accent="#0B5FA5",
    on_accent="#FFFFFF",
    playing="#B4540A",
    done="#2F6B3C",
    fault="#A3241D",
)
DARK = Tokens(
    page="#16181B",
    surface="#1F2226",
    ink="#ECEAE4",
    quiet="#B4B8BF",
    line="#3A3F46",
    edge="#7D848E",
    accent="#7CB8F2",
    on_accent="#0E1114",
    playing="#F2A65A",
    done="#8CCB97",
    fault="#F28B82",
)


_BLACK, _WHITE = "#000000", "#FFFFFF"
GROUPS = (
    ("#0072B2", _WHITE),
    ("#D55E00", _BLACK),
    ("#009E73", _BLACK),
    ("#CC79A7", _BLACK),
    ("#E69F00", _BLACK),
    ("#56B4E9", _BLACK),
    ("#F0E442", _BLACK),
    ("#8A6D3B", _WHITE),
    ("#7A7A7A", _BLACK),
)
"""Colours of the groups of a panel and what is written on them: first the palette of Okabe and
Ito, which colour-blind people can tell apart. Each comes with its number and a pattern as well."""


class Theme(QObject):
    """The look of one application, applied at once to all its windows.

    Parameters
    ----------
    application : QApplication
        Gets palette, font and style sheet, now and at each change.
    """

    changed = Signal()
    """Colours or text size are other ones now; what is painted by hand is to be painted anew."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._appearance: Appearance = "system"
        self._text_scale = TEXT_SCALES[0]
        self._moves_less = False
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._apply()

    @property
    def tokens(self) -> Tokens:
        """The colours in force."""
        return DARK if self._is_dark() else LIGHT

    @property
    def appearance(self) -> Appearance:
        """What the evaluator chose."""
        return self._appearance

    def set_appearance(self, appearance: Appearance) -> None:
        """Choose light or dark, or follow the system."""
        self._appearance = appearance
        self._apply()

    @property
    def text_scale(self) -> float:
        """1 for normal text, 2 for twice that size."""
        return self._text_scale

    def set_text_scale(self, scale: float) -> None:
        """Choose the size of all text, 1 to 2."""
        self._text_scale = min(max(scale, TEXT_SCALES[0]), TEXT_SCALES[-1])
        self._apply()

    def step_text_scale(self, steps: int) -> None:
        """Go to a larger (positive) or smaller text size."""
        nearest = min(TEXT_SCALES, key=lambda scale: abs(scale - self._text_scale))
        index = TEXT_SCALES.index(nearest) + steps
        self.set_text_scale(TEXT_SCALES[min(max(index, 0), len(TEXT_SCALES) - 1)])

    @property
    def moves_less(self) -> bool:
        """Whether the evaluator wants nothing to glide over the screen."""
        return self._moves_less

    def set_moves_less(self, moves_less: bool) -> None:
        """Let things jump to their place, or glide there."""
        self._moves_less = moves_less
        self.changed.emit()

    def motion_ms(self, milliseconds: int) -> int:
        """Return how long a motion takes: 0 where evaluator or system want none."""
        system = self._application.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        return 0 if self._moves_less or system == 0 else milliseconds

    def pixels(self, size: int) -> int:
        """Return a type size in pixels at the chosen text scale."""
        return round(size * self._text_scale)

    def font(self, size: int = BODY, *, bold: bool = False) -> QFont:
        """Return the interface's face in one of the type sizes."""
        font = QFont(self._application.font())
        font.setPixelSize(self.pixels(size))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font

    def colour(self, token: str) -> QColor:
        """Return the colour of a token by its name."""
        return QColor(getattr(self.tokens, token))

    def group_colours(self, group: int) -> tuple[QColor, QColor]:
        """Return the colour of a group, from 1, and the ink that can be read on it."""
        colour, ink = GROUPS[group - 1]
        return QColor(colour), QColor(ink)

    def _is_dark(self) -> bool:
        if self._appearance != "system":
            return self._appearance == "dark"
        return self._application.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def _follow_system(self) -> None:
        if self._appearance == "system":
            self._apply()

    def _apply(self) -> None:
        font = QFont(self._application.font())
        font.setPixelSize(self.pixels(BODY))
        self._application.setFont(font)
        self._application.setPalette(_palette(self.tokens))
        self._application.setStyleSheet(_style_sheet(self.tokens, self.pixels))
        self.changed.emit()


def _palette(tokens: Tokens) -> QPalette:
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: tokens.page,
        QPalette.ColorRole.WindowText: tokens.ink,
        QPalette.ColorRole.Base: tokens.surface,
        QPalette.ColorRole.AlternateBase: tokens.page,
        QPalette.ColorRole.Text: tokens.ink,
        QPalette.ColorRole.PlaceholderText: tokens.quiet,
        QPalette.ColorRole.Button: tokens.surface,
        QPalette.ColorRole.ButtonText: tokens.ink,
        QPalette.ColorRole.Highlight: tokens.accent,
        QPalette.ColorRole.HighlightedText: tokens.on_accent,
        QPalette.ColorRole.Link: tokens.accent,
        QPalette.ColorRole.ToolTipBase: tokens.surface,
        QPalette.ColorRole.ToolTipText: tokens.ink,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.quiet))
    return palette


def _style_sheet(tokens: Tokens, pixels: Callable[[int], int]) -> str:
    return f"""
    QWidget {{ color: {tokens.ink}; font-size: {pixels(BODY)}px; }}
    QMainWindow, QScrollArea, #page {{ background: {tokens.page}; }}
    QScrollArea {{ border: none; }}
    QGroupBox {{ border: none; margin: 0; padding: 0; }}
    #divider {{ background: {tokens.line}; border: none; }}
    QLabel[type="title"] {{ font-size: {pixels(TITLE)}px; font-weight: 600; }}
    QLabel[type="heading"] {{ font-size: {pixels(HEADING)}px; font-weight: 600; }}
    QLabel[type="lead"] {{ font-size: {pixels(LEAD)}px; }}
    QLabel[type="section"] {{ font-size: {pixels(LEAD)}px; font-weight: 600; }}
    QLabel[type="question"] {{ font-weight: 600; }}
    QLabel[type="caption"] {{ font-size: {pixels(CAPTION)}px; }}
    QLabel[tone="quiet"] {{ color: {tokens.quiet}; }}
    QLabel[tone="playing"] {{ color: {tokens.playing}; }}
    QLabel[tone="done"] {{ color: {tokens.done}; }}
    QLabel[tone="fault"] {{ color: {tokens.fault}; }}
    QLineEdit, QListView {{
        background: {tokens.surface}; border: 1px solid {tokens.edge}; border-radius: {RADIUS}px;
        padding: 0 {STEP + 4}px; margin: {RING + RING_GAP}px; outline: none;
        selection-background-color: {tokens.accent}; selection-color: {tokens.on_accent};
    }}
    QLineEdit {{ placeholder-text-color: {tokens.quiet}; }}
    QLineEdit {{ min-height: {max(TARGET, pixels(BODY) * 2)}px; font-size: {pixels(LEAD)}px; }}
    QLineEdit:focus, QListView:focus {{
        border: {RING}px solid {tokens.accent}; margin: {RING_GAP + 1}px;
    }}
    QLineEdit[place="heading"] {{
        background: transparent; border: 1px solid transparent; padding: 0 {STEP}px; margin: 0;
        min-height: {max(TARGET, pixels(BODY) * 2) - 2}px; font-size: {pixels(BODY)}px;
        font-weight: 600;
    }}
    QLineEdit[place="heading"]:hover {{ border: 1px solid {tokens.edge}; }}
    QLineEdit[place="heading"]:focus {{
        border: {RING}px solid {tokens.accent}; margin: 0; padding: 0 {STEP - 2}px;
    }}
    QListView {{ padding: {STEP // 2}px; }}
    QListView::item {{
        min-height: {max(TARGET, pixels(BODY) * 2)}px; padding-left: {STEP}px; border-radius: 4px;
    }}
    QListView::item:selected {{ background: {tokens.accent}; color: {tokens.on_accent}; }}
    QListView::item:hover:!selected {{ background: {tokens.page}; }}
    QMenu {{
        background: {tokens.surface}; border: 1px solid {tokens.edge}; padding: {STEP}px;
    }}
    QMenu::item {{ padding: {STEP + 4}px {STEP * 4}px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {tokens.accent}; color: {tokens.on_accent}; }}
    QMenu::separator {{ height: 1px; background: {tokens.line}; margin: {STEP}px; }}
    QScrollBar:vertical {{ background: transparent; width: 14px; margin: 0; }}
    QScrollBar::handle:vertical {{
        background: {tokens.edge}; border-radius: 4px; min-height: {TARGET}px; margin: 3px;
    }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """
