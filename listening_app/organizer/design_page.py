"""The form over ``study.toml``: every key with its description, every fault where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from anonymizers.errors import UserError
from listening_app.organizer.scrolling import LARGE_TEXT, Scrolled
from listening_app.organizer.section_form import KeyRow, Place, SectionForm
from listening_app.theme import HANG, STEP
from listening_app.widgets.button import Button
from listening_app.widgets.painting import RING_ROOM
from listening_app.widgets.text import Text
from sessions.study import Study
from sessions.study_form import form_fields, place

if TYPE_CHECKING:
    from listening_app.theme import Theme
    from sessions.study_document import StudyDocument
    from sessions.study_file import Fault
    from sessions.study_form import Location

_SECTIONS_WIDTH, _FORM_WIDTH = 184, 760


class DesignPage(QWidget):
    """Shows a study file and changes it.

    Parameters
    ----------
    document : StudyDocument
    theme : Theme
    begun : bool
        Whether evaluators have begun already.
    """

    saved = Signal()

    def __init__(
        self,
        document: StudyDocument,
        theme: Theme,
        *,
        begun: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("form")
        self.document = document
        self._theme = theme
        self._touched: set[Location] = set()
        self._fault_shown: Location | None = None
        self._location_shown: Location | None = None
        self._fits_large_text = theme.text_scale >= LARGE_TEXT
        self._asked_to_save = not document.is_new
        self.sections = QListWidget()
        self.sections.setObjectName("sections")
        self.sections.setAccessibleName(self.tr("Parts of the study file"))
        self._stack = QStackedWidget()
        self.forms = [
            SectionForm(field, document, theme) for field in form_fields(Study) if field.section
        ]
        for form in self.forms:
            self._add_form(form)
        self._everything = Place(str(document.path), "", theme)
        self._everything.end()
        self._everything.removal_asked.connect(self._take_out)
        self._note = Text(wrap=True)
        self.next_fault = Button(self.tr("Show the next one"), theme)
        self.next_fault.clicked.connect(self._show_next_fault)
        self.save = Button(self.tr("Save"), theme, importance="primary")
        self.save.clicked.connect(self._save)
        self._lay_out(begun=begun)
        self.sections.currentRowChanged.connect(self._show_section)
        self.sections.setCurrentRow(0)
        self._check()

    @property
    def faults(self) -> list[Fault]:
        """What is shown to be wrong: of a new study, only what was filled in, until it is saved."""
        return [
            fault
            for fault in self.document.faults
            if self._asked_to_save or fault.location in self._touched
        ]

    @property
    def note(self) -> str:
        """What is said beside the button that saves."""
        return self._note.text()

    def row(self, *location: str | int) -> KeyRow:
        """Return the row of a key."""
        found = self.form(location[0]).places[location]
        assert isinstance(found, KeyRow)
        return found

    def show_document(self) -> None:
        """Make the forms anew from what the study file says now."""
        for form in self.forms:
            if form.is_built:
                form.rebuild()
        self._check()

    def show_location(self, location: Location) -> None:
        """Bring a key on the screen and give it the keyboard."""
        form = self.form(location[0])
        self.sections.setCurrentRow(self.forms.index(form))
        form.focus(location)
        self._location_shown = location
        # Fields that were made just now have no place yet.
        QTimer.singleShot(0, self._scroll_to_shown)

    def _scroll_to_shown(self) -> None:
        scroll, location = self._stack.currentWidget(), self._location_shown
        assert isinstance(scroll, Scrolled)
        if location is not None and location in self.form(location[0]).places:
            scroll.ensureWidgetVisible(self.form(location[0]).places[location], 0, 6 * STEP)

    def form(self, name: str | int) -> SectionForm:
        """Return the form over one part of the study file."""
        form = next(form for form in self.forms if form.field.name == name)
        if not form.is_built:
            form.rebuild()
        return form

    def _show_section(self, number: int) -> None:
        self.form(self.forms[number].field.name)
        self._stack.setCurrentIndex(number)

    def _add_form(self, form: SectionForm) -> None:
        form.edited.connect(self._touch)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 2 * STEP, 0)
        row.addWidget(form, 1000)
        row.addStretch(1)
        self._stack.addWidget(Scrolled(holder))
        self.sections.addItem(QListWidgetItem(form.field.label.capitalize()))

    def _lay_out(self, *, begun: bool) -> None:
        self.sections.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        both = QHBoxLayout()
        both.setSpacing(3 * STEP)
        both.addWidget(self.sections)
        both.addWidget(self._stack, 1)
        foot = QHBoxLayout()
        foot.setSpacing(2 * STEP)
        foot.setContentsMargins(RING_ROOM, 0, 0, 0)
        foot.addWidget(self._note, 1)
        foot.addWidget(self.next_fault)
        foot.addWidget(self.save)
        page = QVBoxLayout(self)
        page.setContentsMargins(HANG, STEP, HANG, STEP)
        page.setSpacing(STEP)
        page.addWidget(self._everything)
        if begun:
            page.addWidget(
                _warning(
                    self.tr(
                        "Evaluators have begun. Change only what they read: with other questions, "
                        "scales or breaks, what they answered so far can no longer be read."
                    )
                )
            )
        page.addLayout(both, 1)
        page.addLayout(foot)
        self._theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        scale = min(self._theme.text_scale, LARGE_TEXT)
        self.sections.setFixedWidth(round(_SECTIONS_WIDTH * scale))
        for form in self.forms:
            form.setMaximumWidth(self._theme.pixels(_FORM_WIDTH))
        is_large = self._theme.text_scale >= LARGE_TEXT
        if is_large != self._fits_large_text:
            self._fits_large_text = is_large
            self.show_document()

    def _touch(self, location: Location) -> None:
        self._touched.add(location)
        self._check()

    def _take_out(self, location: Location) -> None:
        self.document.take_out(location)
        self._check()

    def _check(self) -> None:
        """Say what is wrong, each fault where it belongs."""
        shown = self.faults
        for form in self.forms:
            if any(fault.location[:1] == (form.field.name,) for fault in shown):
                self.form(form.field.name)
        places: dict[Location, Place] = {(): self._everything}
        for form in self.forms:
            places.update(form.places)
        sentences: dict[Location, list[str]] = {at: [] for at in places}
        unknown: dict[Location, list[Location]] = {at: [] for at in places}
        for fault in shown:
            at = place(fault.location, places)
            sentences[at].append(fault.sentence)
            is_key_of_table = not isinstance(places[at], KeyRow) and fault.location[:-1] == at
            if is_key_of_table and fault.location and self._is_there(fault.location):
                unknown[at].append(fault.location)
        for at, owner in places.items():
            owner.show_faults(sentences[at], unknown[at])
        self._everything.setVisible(bool(sentences[()]))
        self._mark_sections(shown)
        self._say(len(shown))

    def _is_there(self, location: Location) -> bool:
        return self.document.value(location) is not None

    def _mark_sections(self, faults: list[Fault]) -> None:
        for number, form in enumerate(self.forms):
            count = sum(fault.location[:1] == (form.field.name,) for fault in faults)
            words = form.field.label.capitalize()
            item = self.sections.item(number)
            item.setText(f"{words}  ({count})" if count else words)
            said = self.tr("{part}, {count} to correct").format(part=words, count=count)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said if count else words)

    def _say(self, faults: int) -> None:
        self.next_fault.setVisible(faults > 0)
        if faults == 1:
            self._note.say(self.tr("One thing is to be corrected."), "fault")
        elif faults:
            words = self.tr("{count} things are to be corrected.")
            self._note.say(words.format(count=faults), "fault")
        elif self.document.is_changed:
            self._note.say(self.tr("Not saved yet."), "quiet")
        else:
            self._note.say(self.tr("Saved."), "quiet")

    def _show_next_fault(self) -> None:
        """Go to the next fault after the one that was gone to last, around the form."""
        keys = [at for form in self.forms for at in form.places]
        faulty = sorted(
            {place(fault.location, keys) for fault in self.faults} - {()}, key=keys.index
        )
        if not faulty:
            return
        at = faulty.index(self._fault_shown) if self._fault_shown in faulty else -1
        self._fault_shown = faulty[(at + 1) % len(faulty)]
        self.show_location(self._fault_shown)

    def _save(self) -> None:
        self._asked_to_save = True
        self._check()
        if self.faults:
            self._show_next_fault()
            return
        try:
            self.document.save()
        except UserError as error:
            self._note.say(str(error), "fault")
        except OSError as error:
            self._note.say(f"{self.document.path}: {error.strerror or error}.", "fault")
        else:
            self._check()
            self.saved.emit()


def _warning(sentence: str) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
    row.addWidget(Text(sentence, tone="playing", wrap=True))
    return holder
