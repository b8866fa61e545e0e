"""Between the pages of the set-up and the session: output, sides, loudness, headphones."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from anonymizers.errors import UserError
from listening_app.audio.signals import chime, one_side
from listening_app.screening_presenter import ScreeningPresenter
from listening_app.setup_pages import SetupPages
from listening_app.setup_sound import SetupSound
from sessions.events import (
    ChannelsChecked,
    DeviceOpened,
    LevelChanged,
    LevelLocked,
    OutputChosen,
    SetupBegun,
    SetupDone,
)
from sessions.setup import LEVEL_STEP_DB, Stage

if TYPE_CHECKING:
    from listening_app.level_reference import LevelReference
    from listening_app.main_window import MainWindow
    from listening_app.outputs import Outputs
    from listening_app.pages.setup_page import SetupPage
    from listening_app.player import Player
    from listening_app.recorder import Recorder
    from sessions.events import Event, Side
    from sessions.live import LiveSession
    from sessions.setup import SetupState

Channel = Literal["left", "right"]
CHANNELS: tuple[Channel, Channel] = ("left", "right")


class SetupPresenter(QObject):
    """Sets the listener up, unless that was done before at this computer and output.

    Parameters
    ----------
    live : LiveSession
    recorder : Recorder
    player : Player
    window : MainWindow
    outputs : Outputs
    reference : LevelReference
        The voice by which the loudness is set.
    """

    went_on = Signal()
    """Something else is due on the screen now."""
    leave_wanted = Signal()

    def __init__(
        self,
        live: LiveSession,
        recorder: Recorder,
        player: Player,
        window: MainWindow,
        *,
        outputs: Outputs,
        reference: LevelReference,
    ) -> None:
        super().__init__(recorder)
        self._live = live
        self._recorder = recorder
        self._player = player
        self._outputs = outputs
        self._window = window
        self._reference = reference
        self._pages = SetupPages(window.theme, self)
        window.own_pages(self._pages)
        self._sound = SetupSound(player, self)
        self._screening = ScreeningPresenter(recorder, player, self._sound, self._pages, window)
        self._sides: dict[Channel, Side] = {}
        """Where the sound of each side was heard."""
        self._sides_tried = 0
        self._voice_goes_on = False
        """Until somebody stops it, the voice begins again when it has come to its end."""
        self._connect()

    def _connect(self) -> None:
        pages, sound = self._pages, self._sound
        for page in (pages.output, pages.sides, pages.loudness, pages.headphones):
            page.stop_asked.connect(self._stop)
            page.other_output_asked.connect(self._choose_again)
        pages.output.play_asked.connect(self._play_chime)
        pages.output.chosen.connect(self._switch)
        pages.output.done.connect(self._output_chosen)
        pages.sides.play_asked.connect(self._play_side)
        pages.sides.heard_at.connect(self._heard_at)
        pages.sides.done.connect(self._sides_checked)
        pages.loudness.play_asked.connect(self._play_voice)
        pages.loudness.step_asked.connect(self._change_level)
        pages.loudness.done.connect(self._lock_level)
        pages.refused.acted.connect(self.leave_wanted)
        self._screening.ended.connect(self._finish)
        sound.heard.connect(self._go_on_after_hearing)
        sound.changed.connect(self._render)
        sound.spoilt.connect(self._say_disturbed)
        self._outputs.changed.connect(self._outputs_changed)

    # --- Whether and where ----------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """Whether the listener is set up for the output that is open."""
        setup = self._setup
        return setup.stage == Stage.DONE and setup.output == self._device

    def prefer_known_output(self) -> None:
        """Open the output that was listened to last at this computer, where it is there.

        Raises
        ------
        UserError
            When neither that nor the system's default can be opened.
        """
        known = [name for name in self._live.known_setups if name in self._outputs.names]
        if known and known[-1] != self._device:
            self._outputs.choose(known[-1])
            try:
                self._player.reopen()
            except UserError:
                self._outputs.choose(None)
                self._player.reopen()

    def show(self) -> None:
        """Take over what is known of this output, or show what is to be set up next."""
        known = self._live.known_setups.get(self._device)
        moved_away = self._setup.output != self._device and self._setup.stage != Stage.OUTPUT
        if self._setup.is_under_way and not moved_away:
            self._show_stage()
        elif known is None:
            self._begin()
        elif self._recorder.record(known):
            self._apply_level()
            self.went_on.emit()

    def _begin(self) -> None:
        self._stop()
        self._go_on_with(SetupBegun(screening=self._recorder.state.rules.screening))

    def _show_stage(self) -> None:
        """Show the page of what is to be done next, of which nothing was heard yet."""
        self._sound.forget()
        self._apply_level()
        page = self._page
        self._outputs.look_often(often=page is self._pages.output)
        if self._setup.stage == Stage.CHANNELS:
            self._begin_sides()
        if page is not None and page is not self._pages.headphones:
            self._render()
            self._window.show_page(page)
        elif self._setup.screening is not None:
            self._screening.show()
        else:
            self._finish()

    def _finish(self) -> None:
        setup = self._setup
        done = SetupDone(
            device=self._device,
            level_db=setup.level_db,
            screening=dict(setup.scores),
            earlier_session=None,
        )
        if self._recorder.record(done):
            self.went_on.emit()

    # --- The output -----------------------------------------------------------------------------

    def _render_output(self) -> None:
        page, heard = self._pages.output, self._sound.was_heard
        page.show_outputs(self._outputs.names, self._device)
        page.show_playing(sounding=self._sound.sounds, played=heard, may_go_on=heard)

    def _play_chime(self) -> None:
        self._sound.play(chime(self._player.engine.sample_rate))

    def _switch(self, name: str | None) -> None:
        """Play on another output from now on."""
        before = self._outputs.chosen
        self._outputs.choose(name)
        try:
            self._player.reopen()
        except UserError as error:
            self._pages.output.say(str(error), "fault")
            self._outputs.choose(before)
            return
        self._sound.forget()
        if self._recorder.record(device_opened(self._player)):
            self._pages.output.say("")
            self._render_output()

    def _output_chosen(self) -> None:
        self._go_on_with(OutputChosen(device=self._device))

    def _choose_again(self) -> None:
        """Go back to the first page."""
        self._pages.output.say("")
        self._begin()

    def _outputs_changed(self) -> None:
        """Show what was plugged in or out while somebody is choosing."""
        page = self._pages.output
        if self._setup.stage != Stage.OUTPUT or page.outputs is None:
            return
        came = [name for name in self._outputs.names if name not in page.outputs.choices]
        gone = self._device
        if self._outputs.is_gone(gone):
            self._switch(None)
            page.say_gone(gone)
        elif came:
            page.say_plugged_in(came[0])
        self._render_output()

    # --- Left and right -------------------------------------------------------------------------

    def _begin_sides(self) -> None:
        self._sides = {}
        self._sides_tried += 1
        self._pages.sides.say_number(1)

    @property
    def _channel(self) -> Channel:
        """What sounds next: in an order that nobody knows."""
        name = f"{self._live.planned.session}\0{self._setup.times_begun}\0{self._sides_tried}"
        first = hashlib.sha256(name.encode()).digest()[0]
        return CHANNELS[(first + len(self._sides)) % 2]

    def _render_sides(self) -> None:
        heard, sounds = self._sound.was_heard, self._sound.sounds
        if len(self._sides) < len(CHANNELS):
            self._pages.sides.show_question(
                sounding=sounds, played=heard, may_answer=heard and not sounds
            )

    def _play_side(self) -> None:
        if len(self._sides) == len(CHANNELS):
            self._begin_sides()
        self._sound.play(one_side(self._channel, self._player.engine.sample_rate))

    def _heard_at(self, where: Side) -> None:
        self._sides[self._channel] = where
        self._sound.forget()
        if len(self._sides) < len(CHANNELS):
            self._pages.sides.ask_next(2)
            self._render_sides()
        elif all(channel == heard for channel, heard in self._sides.items()):
            self._sides_checked()
        else:
            swapped = self._sides == {"left": "right", "right": "left"}
            words = self._pages.swapped_sides() if swapped else self._pages.unclear_sides()
            self._pages.sides.show_outcome(words)

    def _sides_checked(self) -> None:
        self._go_on_with(ChannelsChecked(left=self._sides["left"], right=self._sides["right"]))

    # --- Loudness -------------------------------------------------------------------------------

    def _render_loudness(self) -> None:
        page, heard = self._pages.loudness, self._sound.was_heard
        page.show_level(self._setup.level_db)
        page.show_playing(sounding=self._sound.sounds, played=heard, may_go_on=heard)

    def _play_voice(self) -> None:
        self._voice_goes_on = True
        try:
            self._sound.follow(self._reference.play(self._player))
        except UserError:
            self._pages.loudness.say(self._pages.not_playable(), "fault")

    def _change_level(self, steps: int) -> None:
        level_db = self._setup.level_db + steps * LEVEL_STEP_DB
        if self._recorder.record(LevelChanged(level_db=level_db)):
            self._apply_level()
            self._render_loudness()

    def _lock_level(self) -> None:
        self._stop()
        self._go_on_with(LevelLocked(level_db=self._setup.level_db))

    def _apply_level(self) -> None:
        self._player.set_level(self._setup.level_db)

    # --- What all steps do ----------------------------------------------------------------------

    @property
    def _setup(self) -> SetupState:
        return self._recorder.state.setup

    @property
    def _device(self) -> str:
        return self._player.engine.device_name

    @property
    def _page(self) -> SetupPage | None:
        return {
            Stage.OUTPUT: self._pages.output,
            Stage.CHANNELS: self._pages.sides,
            Stage.LEVEL: self._pages.loudness,
            Stage.SCREENING: self._pages.headphones,
        }.get(self._setup.stage)

    def _go_on_with(self, event: Event) -> None:
        if self._recorder.record(event):
            self._show_stage()

    def _render(self) -> None:
        render = {
            Stage.OUTPUT: self._render_output,
            Stage.CHANNELS: self._render_sides,
            Stage.LEVEL: self._render_loudness,
            Stage.SCREENING: self._screening.render,
        }.get(self._setup.stage)
        if render is not None:
            render()

    def _stop(self) -> None:
        self._voice_goes_on = False
        self._sound.stop()

    def _go_on_after_hearing(self) -> None:
        if self._setup.stage == Stage.OUTPUT:
            self._pages.output.say_what_to_do()
        elif self._setup.stage == Stage.LEVEL and self._voice_goes_on:
            self._play_voice()

    def _say_disturbed(self) -> None:
        if self._page is not None:
            self._page.say(self._pages.disturbed(), "fault")


def device_opened(player: Player) -> DeviceOpened:
    """Return what is to be written down of the output that has been opened."""
    engine = player.engine
    return DeviceOpened(
        device=engine.device_name,
        sample_rate=engine.sample_rate,
        latency_seconds=engine.latency_seconds,
    )
