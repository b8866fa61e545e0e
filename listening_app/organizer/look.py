"""The look of what only the organizer's window has: tabs, tables, fields of a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from listening_app.theme import BODY, CAPTION, HANG, RADIUS, RING, RING_GAP, STEP, TARGET

if TYPE_CHECKING:
    from listening_app.theme import Theme

_ROOM = RING + RING_GAP


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of the organizer's window in the theme's colours and sizes."""
    tokens, pixels = theme.tokens, theme.pixels
    field = max(TARGET, pixels(BODY) * 2)
    return f"""
    QTabWidget::pane {{ border: none; border-top: 1px solid {tokens.line}; }}
    QTabWidget::tab-bar {{ left: {HANG + _ROOM - 2 * STEP}px; }}
    QTabBar {{ background: {tokens.page}; }}
    QTabBar::tab {{
        background: transparent; color: {tokens.quiet}; min-height: {field}px;
        padding: 0 {2 * STEP}px; margin: 0 {STEP // 2}px 0 0;
        border: none; border-bottom: {RING}px solid transparent;
    }}
    QTabBar::tab:selected {{
        color: {tokens.ink}; border-bottom: {RING}px solid {tokens.accent};
    }}
    QTabBar::tab:hover {{ color: {tokens.ink}; }}
    QTabBar::tab:focus {{
        border: {RING}px solid {tokens.accent}; border-radius: {RADIUS}px; color: {tokens.ink};
    }}
    QTableView {{
        background: {tokens.surface}; border: 1px solid {tokens.edge}; border-radius: {RADIUS}px;
        margin: {_ROOM}px; gridline-color: {tokens.line}; outline: none;
        selection-background-color: {tokens.accent}; selection-color: {tokens.on_accent};
    }}
    QTableView:focus {{ border: {RING}px solid {tokens.accent}; margin: {_ROOM - RING + 1}px; }}
    QTableView::item {{ padding: 0 {STEP}px; border: none; }}
    QTableView::item:selected {{ background: {tokens.accent}; color: {tokens.on_accent}; }}
    QHeaderView {{ background: {tokens.surface}; border: none; }}
    QHeaderView::section {{
        background: {tokens.surface}; color: {tokens.quiet}; font-size: {pixels(CAPTION)}px;
        padding: {STEP // 2}px {STEP + 3}px; border: none; border-bottom: 1px solid {tokens.line};
    }}
    QHeaderView::section:vertical {{ border: none; }}
    QScrollBar:horizontal {{ background: transparent; height: 14px; margin: 0; }}
    QScrollBar::handle:horizontal {{
        background: {tokens.edge}; border-radius: 4px; min-width: {TARGET}px; margin: 3px;
    }}
    QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ width: 0; }}
    QTableCornerButton::section {{ background: {tokens.surface}; border: none; }}
    #form QLineEdit, #form QComboBox {{ font-size: {pixels(BODY)}px; min-height: {field}px; }}
    QPlainTextEdit, QComboBox {{
        background: {tokens.surface}; border: 1px solid {tokens.edge}; border-radius: {RADIUS}px;
        padding: 0 {STEP + 4}px; margin: {_ROOM}px;
        selection-background-color: {tokens.accent}; selection-color: {tokens.on_accent};
    }}
    QPlainTextEdit {{ padding: {STEP}px; }}
    QPlainTextEdit:focus, QComboBox:focus {{
        border: {RING}px solid {tokens.accent}; margin: {_ROOM - RING + 1}px;
    }}
    QComboBox::drop-down {{ border: none; width: {field}px; }}
    QComboBox QAbstractItemView {{
        background: {tokens.surface}; border: 1px solid {tokens.edge}; margin: 0;
        selection-background-color: {tokens.accent}; selection-color: {tokens.on_accent};
    }}
    #sections {{ background: transparent; border: none; padding: 0; }}
    #sections::item:hover:!selected {{ background: {tokens.surface}; }}
    #work {{ background: {tokens.surface}; border-top: 1px solid {tokens.line}; }}
    QSplitter::handle {{ background: {tokens.page}; }}
    """
