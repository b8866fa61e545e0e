"""How the keys of a study file are filled in: an editor for each kind of field."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from listening_app.theme import STEP
from listening_app.widgets.button import Button
from listening_app.widgets.flow_layout import FlowLayout
from listening_app.widgets.tick_box import TickBox

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent

    from listening_app.theme import Theme
    from sessions.study_form import FormField

_NUMBER_WIDTH = 200
_LINES, _LINES_OF_PROSE = 3, 7


class Editor(QWidget):
    """Fills in one key.

    Parameters
    ----------
    field : FormField
    """

    edited = Signal(object)
    """The value as the file is to have it; None leaves the key out."""

    def __init__(self, field: FormField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field

    def show_value(self, value: Any) -> None:
        """Show what the file says; None where the key is left out."""
        raise NotImplementedError

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what this is, and what is wrong with it."""
        control = self.focusProxy()
        assert control is not None
        control.setAccessibleName(name)
        control.setAccessibleDescription(description)

    def _hold(self, *controls: QWidget) -> None:
        """Lay out the controls in a row; the first one gets the focus."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for control in controls:
            row.addWidget(control, alignment=Qt.AlignmentFlag.AlignTop)
        self.setFocusProxy(controls[0])

    def _keep_left(self) -> None:
        """Let the controls be no wider than they need."""
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.addStretch(1)


class LineEditor(Editor):
    """Text, numbers and values on one line; with a button where they name a file."""

    def __init__(self, field: FormField, theme: Theme, study: Path) -> None:
        super().__init__(field)
        self._study = study
        self.line = QLineEdit()
        self.line.setPlaceholderText(field.default_text)
        self.line.textEdited.connect(lambda text: self.edited.emit(field.value(text)))
        controls: list[QWidget] = [self.line]
        if field.kind == "path":
            choose = Button(self.tr("Choose…"), theme)
            choose.setAccessibleName(self.tr("Choose {what}").format(what=field.label))
            choose.clicked.connect(self._choose)
            controls.append(choose)
        self._hold(*controls)
        if field.kind == "number":
            self.line.setMaximumWidth(theme.pixels(_NUMBER_WIDTH))
            self._keep_left()

    def show_value(self, value: Any) -> None:
        """Show what the file says."""
        self.line.setText(self.field.text(value))

    def _choose(self) -> None:
        title = self.field.label
        if self.field.name.endswith("root"):
            path = QFileDialog.getExistingDirectory(self, title, str(self._study))
        else:
            path, _ = QFileDialog.getOpenFileName(self, title, str(self._study))
        if path:
            self.line.setText(as_written(path, self._study))
            self.edited.emit(self.field.value(self.line.text()))


class LinesEditor(Editor):
    """Several lines: prose, lists, entries; with a button where they name folders."""

    def __init__(self, field: FormField, theme: Theme, study: Path) -> None:
        super().__init__(field)
        self._study = study
        self.lines = QPlainTextEdit()
        self.lines.setTabChangesFocus(True)
        self.lines.setPlaceholderText(field.default_text)
        count = _LINES_OF_PROSE if field.kind == "paragraph" else _LINES
        height = self.lines.fontMetrics().lineSpacing() * count + 5 * STEP
        self.lines.setFixedHeight(height)
        self.lines.textChanged.connect(self._tell)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.lines)
        self.setFocusProxy(self.lines)
        if field.kind == "paths":
            add = Button(self.tr("Add a folder…"), theme)
            add.setAccessibleName(self.tr("Add a folder to {what}").format(what=field.label))
            add.clicked.connect(self._add)
            column.addWidget(add)

    def show_value(self, value: Any) -> None:
        """Show what the file says."""
        self.lines.blockSignals(True)
        self.lines.setPlainText(self.field.text(value))
        self.lines.blockSignals(False)

    def _tell(self) -> None:
        self.edited.emit(self.field.value(self.lines.toPlainText()))

    def _add(self) -> None:
        path = QFileDialog.getExistingDirectory(self, self.field.label, str(self._study))
        if path:
            before = self.lines.toPlainText().rstrip("\n")
            written = as_written(path, self._study)
            self.lines.setPlainText(f"{before}\n{written}" if before else written)


class TruthEditor(Editor):
    """Yes or no."""

    def __init__(self, field: FormField, theme: Theme) -> None:
        super().__init__(field)
        self.box = TickBox(self.tr("yes"), theme)
        self.box.toggled.connect(lambda on: self.edited.emit(None if on is field.default else on))
        self._hold(self.box)
        self._keep_left()

    def show_value(self, value: Any) -> None:
        """Show what the file says."""
        self.box.blockSignals(True)
        self.box.setChecked((self.field.default if value is None else value) is True)
        self.box.blockSignals(False)


class ChoiceEditor(Editor):
    """One of a few words, or none."""

    def __init__(self, field: FormField) -> None:
        super().__init__(field)
        self.list = _CalmList()
        left_out = self.tr("{word} (if left out)").format(word=field.default_text)
        self.list.addItem(left_out if field.default_text else "", None)
        for choice in field.choices:
            self.list.addItem(choice, choice)
        self.list.activated.connect(lambda at: self.edited.emit(self.list.itemData(at)))
        self._hold(self.list)
        self._keep_left()

    def show_value(self, value: Any) -> None:
        """Show what the file says, also where it is none of the words."""
        if self.list.findData(value) < 0:
            self.list.addItem(str(value), value)
        self.list.setCurrentIndex(self.list.findData(value))


class ChoicesEditor(Editor):
    """Any of a few words."""

    def __init__(self, field: FormField, theme: Theme) -> None:
        super().__init__(field)
        self.boxes = {choice: TickBox(choice, theme) for choice in field.choices}
        for box in self.boxes.values():
            box.toggled.connect(self._tell)
        flow = FlowLayout(self)
        for box in self.boxes.values():
            flow.addWidget(box)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_value(self, value: Any) -> None:
        """Show what the file says."""
        chosen = self.field.default if value is None else value
        for choice, box in self.boxes.items():
            box.blockSignals(True)
            box.setChecked(isinstance(chosen, list | tuple) and choice in chosen)
            box.blockSignals(False)

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what each word is a choice of."""
        for choice, box in self.boxes.items():
            box.setAccessibleName(f"{name}: {choice}")
            box.setAccessibleDescription(description)

    def _tell(self) -> None:
        chosen = [choice for choice, box in self.boxes.items() if box.isChecked()]
        self.edited.emit(None if chosen == list(self.field.default or ()) else chosen)


def editor_for(field: FormField, theme: Theme, study: Path) -> Editor:
    """Return an editor for a field.

    Parameters
    ----------
    field : FormField
        Of a kind that is no section.
    theme : Theme
    study : Path
        Folder that paths are relative to.
    """
    if field.kind == "truth":
        return TruthEditor(field, theme)
    if field.kind == "choice":
        return ChoiceEditor(field)
    if field.kind == "choices":
        return ChoicesEditor(field, theme)
    if field.kind in ("paragraph", "paths", "lines", "entries"):
        return LinesEditor(field, theme, study)
    return LineEditor(field, theme, study)


def as_written(path: str, study: Path) -> str:
    """Return a path as a study file has it: relative to its folder where it lies in it."""
    chosen, folder = Path(path), Path(os.path.abspath(study))  # noqa: PTH100
    if chosen.is_relative_to(folder):
        return chosen.relative_to(folder).as_posix()
    return chosen.as_posix()


class _CalmList(QComboBox):
    """A list that the mouse wheel passes over: the form is scrolled, not the answer changed."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the form."""
        event.ignore()
