"""Which sound output is listened to: chosen by its name, and heard before going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from listening_app.pages.setup_page import SetupPage
from listening_app.theme import STEP
from listening_app.widgets.choice_row import ChoiceRow
from listening_app.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from listening_app.theme import Theme


class OutputPage(SetupPage):
    """The outputs of this computer, and a test sound."""

    chosen = Signal(str)
    """Name of the output that sounds are to be played on from now on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            title=self.tr("Your headphones"),
            lead=self.tr("Put them on. Choose where the sound comes out, and play the test sound."),
            parent=parent,
        )
        self._question = self.tr("Sound output")
        self.add_text(Text(self._question, size="question"))
        self.outputs: ChoiceRow | None = None
        self._list_place = self.column.count()
        self.column.addSpacing(STEP)
        self.column.addWidget(self.play)
        self.add_text(self._note)
        self._lay_out_actions(other_output=False)

    def show_outputs(self, names: Sequence[str], chosen: str) -> None:
        """Show what there is now, and what is played on."""
        if self.outputs is None or list(self.outputs.choices) != list(names):
            had_focus = self._drop_list()
            self.outputs = ChoiceRow(
                self._question, {name: name for name in names}, self.theme, stacked=True
            )
            self.outputs.picked.connect(self.chosen)
            self.column.insertWidget(self._list_place, self.outputs)
            if had_focus:
                self.play.setFocus()
        if chosen in self.outputs.choices:
            self.outputs.choose(chosen)

    def say_what_to_do(self) -> None:
        """Say what follows from hearing the test sound, or from not hearing it."""
        self.say(
            self.tr(
                "Did you hear it in your headphones? Then go on. If not, choose another output, or "
                "check the plug and the computer's volume."
            )
        )

    def say_plugged_in(self, name: str) -> None:
        """Say that an output has come."""
        self.say(self.tr("“{name}” was plugged in.").format(name=name))

    def say_gone(self, name: str) -> None:
        """Say that the output that was chosen has gone."""
        self.say(self.tr("“{name}” is gone. Please choose again.").format(name=name), "fault")

    def _drop_list(self) -> bool:
        """Take the list away; whether the focus was in it."""
        old = self.outputs
        if old is None:
            return False
        focused = self.focusWidget()
        had_focus = focused is not None and old.isAncestorOf(focused)
        self.column.removeWidget(old)
        old.deleteLater()
        return had_focus
