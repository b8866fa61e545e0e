"""The form over one table of the study file: its keys, and the tables below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from listening_app.organizer.editors import editor_for
from listening_app.organizer.scrolling import beside_or_below
from listening_app.theme import STEP
from listening_app.widgets.button import Button
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Text
from sessions.study_form import below

if TYPE_CHECKING:
    from listening_app.theme import Theme
    from listening_app.widgets.button import Importance
    from listening_app.widgets.text import TypeSize
    from sessions.study_document import StudyDocument
    from sessions.study_form import FormField, Location

STUDY_KEYS = "StudyKeys"
"""Under which the descriptions of `sessions.study_form` are translated."""

_INDENT = 3 * STEP


class Place(QWidget):
    """Something in the form that a fault can belong to: a key, or the head of a table.

    Parameters
    ----------
    label, description : str
    theme : Theme
    size : str
        Of the label.
    """

    removal_asked = Signal(object)
    """Location of a key that the design does not know."""

    def __init__(
        self, label: str, description: str, theme: Theme, *, size: TypeSize = "question"
    ) -> None:
        super().__init__()
        self._theme = theme
        self._label, self._description = label, description
        self._fault = Text(tone="fault", wrap=True)
        self._fault.hide()
        self._removals: list[Button] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        head = beside_or_below(theme)
        head.setContentsMargins(RING_ROOM, STEP, RING_ROOM, 0)
        head.addWidget(Text(label, size=size))
        head.addWidget(Text(description, size="caption", tone="quiet", wrap=True), 1)
        self._head = head
        self.column.addLayout(head)
        self._foot = QVBoxLayout()
        self._foot.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        self._foot.addWidget(self._fault)

    @property
    def fault(self) -> str:
        """What is said to be wrong."""
        return self._fault.text() if not self._fault.isHidden() else ""

    def add_act(self, button: Button) -> None:
        """Put what can be done with all of it at the end of its head."""
        self._head.addWidget(button)

    def end(self) -> None:
        """Put what is said of faults below everything added so far."""
        self.column.addLayout(self._foot)

    def show_faults(self, sentences: list[str], unknown: list[Location]) -> None:
        """Say what is wrong here, and offer to take out the keys that nobody knows."""
        self._fault.say("\n".join(sentences))
        self._fault.setVisible(bool(sentences))
        for button in self._removals:
            button.deleteLater()
        self._removals = []
        for location in unknown:
            words = self.tr("Take out {key}").format(key=location[-1])
            button = Button(words, self._theme)
            button.clicked.connect(lambda _=False, at=location: self.removal_asked.emit(at))
            self._foot.addWidget(button)
            self._removals.append(button)


class KeyRow(Place):
    """One key with its editor.

    Parameters
    ----------
    field : FormField
    location : tuple
    document : StudyDocument
    theme : Theme
    of : str
        Which table this is in, for screen readers.
    """

    edited = Signal(object)
    """The key's location."""

    def __init__(
        self,
        field: FormField,
        location: Location,
        document: StudyDocument,
        theme: Theme,
        of: str,
    ) -> None:
        super().__init__(field.label, _description(field), theme)
        self._document, self._location = document, location
        self._name = f"{of}: {field.label}"
        self.editor = editor_for(field, theme, document.path.parent)
        self.editor.show_value(document.value(location))
        self.editor.describe(self._name, self._description)
        self.editor.edited.connect(self._take)
        self.column.addWidget(self.editor)
        self.end()

    def show_faults(self, sentences: list[str], unknown: list[Location]) -> None:
        """Say what is wrong with this key."""
        super().show_faults(sentences, unknown)
        self.editor.describe(self._name, " ".join([*sentences, self._description]))

    def _take(self, value: Any) -> None:
        if value is None:
            self._document.take_out(self._location)
        else:
            self._document.put(self._location, value)
        self.edited.emit(self._location)


class SectionForm(QWidget):
    """The form over one key of the study file that holds a table, or several.

    Parameters
    ----------
    field : FormField
        Of the kind ``section``, ``optional_section`` or ``sections``.
    document : StudyDocument
    theme : Theme
    """

    edited = Signal(object)
    """Location of what was changed."""

    def __init__(self, field: FormField, document: StudyDocument, theme: Theme) -> None:
        super().__init__()
        self.field = field
        self.document = document
        self._theme = theme
        self.places: dict[Location, Place] = {}
        """Everything that a fault can belong to."""
        self.buttons: dict[tuple[str, Location], Button] = {}
        """What adds tables and removes them, by ``add`` or ``remove`` and the table."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 2 * STEP)
        self._content: QWidget | None = None

    @property
    def is_built(self) -> bool:
        """Whether its fields are there: they are made when they are needed first."""
        return self._content is not None

    def rebuild(self) -> None:
        """Make the form anew from what the file says: a table was added or removed."""
        if self._content is not None:
            self._column.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self.places, self.buttons = {}, {}
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        self._add(self.field, (self.field.name,), column, depth=0)
        column.addStretch(1)
        self._column.addWidget(self._content)

    def focus(self, location: Location) -> None:
        """Give the keyboard to a key."""
        place = self.places[location]
        control = place.editor.focusProxy() if isinstance(place, KeyRow) else None
        (control or place).setFocus()

    def _add(self, field: FormField, location: Location, column: QVBoxLayout, depth: int) -> None:
        """Add a field, whatever it is."""
        if field.kind == "section":
            self._head(_title(field), _description(field), location, column, depth)
            self._add_keys(field, location, column, depth)
        elif field.kind == "optional_section":
            self._add_optional(field, location, column, depth)
        elif field.kind == "sections":
            self._add_list(field, location, column, depth)
        else:
            self._add_key(field, location, column)

    def _add_key(self, field: FormField, location: Location, column: QVBoxLayout) -> None:
        of = " ".join(str(part + 1 if isinstance(part, int) else part) for part in location[:-1])
        row = KeyRow(field, location, self.document, self._theme, of.replace("_", " "))
        row.edited.connect(self.edited)
        self.places[location] = row
        column.addWidget(row)

    def _add_keys(
        self, field: FormField, location: Location, column: QVBoxLayout, depth: int
    ) -> None:
        keys = QVBoxLayout()
        keys.setSpacing(STEP)
        keys.setContentsMargins(_INDENT if depth else 0, 0, 0, 0)
        for key in below(field):
            self._add(key, (*location, key.name), keys, depth + 1)
        column.addLayout(keys)

    def _add_optional(
        self, field: FormField, location: Location, column: QVBoxLayout, depth: int
    ) -> None:
        head = self._head(_title(field), _description(field), location, column, depth)
        if self.document.value(location) is None:
            words = self.tr("Add {what}").format(what=field.label)
            column.addWidget(self._button("add", words, location))
        else:
            words = self.tr("Leave out {what}").format(what=field.label)
            head.add_act(self._button("remove", words, location, importance="quiet"))
            self._add_keys(field, location, column, depth)

    def _add_list(
        self, field: FormField, location: Location, column: QVBoxLayout, depth: int
    ) -> None:
        self._head(_title(field), _description(field), location, column, depth)
        items = self.document.value(location)
        one = field.label.removesuffix("s")
        for number in range(len(items) if isinstance(items, list) else 0):
            at = (*location, number)
            head = self._head(f"{one} {number + 1}".capitalize(), "", at, column, depth + 1)
            words = self.tr("Remove {what} {number}").format(what=one, number=number + 1)
            self._add_keys(field, at, column, depth + 1)
            head.add_act(self._button("remove", words, at, importance="quiet"))
        words = self.tr("Add another {what}") if items else self.tr("Add {what}")
        column.addWidget(self._button("append", words.format(what=one), location))

    def _head(
        self, label: str, description: str, location: Location, column: QVBoxLayout, depth: int
    ) -> Place:
        head = Place(label, description, self._theme, size=("heading", "section")[depth > 0])
        head.end()
        head.removal_asked.connect(self._remove)
        self.places[location] = head
        column.addWidget(head)
        return head

    def _button(
        self, act: str, words: str, location: Location, *, importance: Importance = "secondary"
    ) -> Button:
        button = Button(words, self._theme, importance=importance)
        acts = {"add": self._begin, "append": self._append, "remove": self._remove}
        button.clicked.connect(lambda: acts[act](location))
        self.buttons[act, location] = button
        return button

    def _begin(self, location: Location) -> None:
        self.document.put(location, {})
        self._changed(location)

    def _append(self, location: Location) -> None:
        self.document.append(location, {})
        self._changed((*location, len(self.document.value(location)) - 1))

    def _remove(self, location: Location) -> None:
        self.document.take_out(location)
        self._changed(location[:-1])

    def _changed(self, location: Location) -> None:
        """Show the tables there are now, and go on with the first key below ``location``."""
        self.rebuild()
        self.edited.emit(location)
        keys = (
            place
            for place, row in self.places.items()
            if isinstance(row, KeyRow) and place[: len(location)] == location
        )
        first = next(keys, None)
        if first is not None:
            self.focus(first)


def _description(field: FormField) -> str:
    return QCoreApplication.translate(STUDY_KEYS, field.description)


def _title(field: FormField) -> str:
    return field.label.capitalize()
