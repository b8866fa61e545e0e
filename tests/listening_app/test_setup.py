"""Setting the listener up in the window: output, sides, loudness, headphones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from listening_app.audio.clocked import SilentDevice
from listening_app.audio.ears import SyntheticEars
from listening_app.autopilot import Autopilot
from listening_app.outputs import Outputs
from listening_app.pages.headphone_test import HeadphoneTestPage
from listening_app.pages.instructions import InstructionsPage
from listening_app.pages.loudness import LoudnessPage
from listening_app.pages.notice import NoticePage
from listening_app.pages.output import OutputPage
from listening_app.pages.rating import RatingPage
from listening_app.pages.sides import SidesPage
from sessions.events import (
    ChannelsChecked,
    LevelChanged,
    OutputChosen,
    ScreeningAnswered,
    SetupBegun,
    SetupDone,
)
from sessions.journal import read_journal
from sessions.session import Phase
from tests.listening_app.conftest import FAST
from tests.listening_app.test_full_session import opinion

if TYPE_CHECKING:
    from collections.abc import Callable

    from listening_app.audio.devices import OutputDevice
    from sessions.events import Event
    from sessions.folder import StudyFolder
    from tests.listening_app.conftest import App


class Named(SilentDevice):
    """A silent output with a name of its own."""

    def __init__(self, name: str) -> None:
        super().__init__(FAST)
        self._name = name

    @property
    def name(self) -> str:
        return self._name


class Plugs(Outputs):
    """Outputs that a test plugs in and pulls out; the first is the default."""

    def __init__(self, *names: str) -> None:
        super().__init__(self._open_named, names)

    def _open_named(self, name: str | None) -> OutputDevice:
        return Named(name or self.names[0])

    def now_there_are(self, *names: str) -> None:
        self._names = names
        self.changed.emit()


def events_of(folder: StudyFolder, kind: type[Event]) -> list[Event]:
    (journal,) = folder.journal_files()
    return [e.event for e in read_journal(journal).entries if isinstance(e.event, kind)]


def wants(folder: StudyFolder, listening: str) -> StudyFolder:
    with folder.study_file.open("a", encoding="utf-8") as file:
        file.write(f"\n[listening]\n{listening}\n")
    return folder


def go_to_set_up(app: App) -> None:
    app.type("maple-27")
    app.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    app.type("english")
    app.press(Qt.Key.Key_Down)
    app.click(app.page.proceed)


def hear(app: App) -> None:
    """Play the sound of the page by keyboard and wait until it was heard."""
    sound = app.presenter._set_up._sound
    app.press(Qt.Key.Key_Space)
    app.wait_for(lambda: sound.was_heard and not sound.sounds)


def pick(app: App, output: str) -> None:
    """Click an output, once the list is laid out."""
    button = app.page.outputs.choices[output]
    app.wait_for(lambda: not button.visibleRegion().isEmpty())
    app.click(button)


def choose_output(app: App) -> None:
    hear(app)
    app.press(Qt.Key.Key_Return)


def tell_sides(app: App, told: Callable[[str], str] = lambda side: side) -> None:
    for _ in range(2):
        hear(app)
        side = app.presenter._set_up._channel
        app.click(app.page.answers[told(side)])


def set_loudness(app: App) -> None:
    app.click(app.page.play)
    app.wait_for(app.page.proceed.isEnabled)
    app.press(Qt.Key.Key_Return)


def set_up(app: App) -> None:
    choose_output(app)
    tell_sides(app)
    set_loudness(app)


def test_the_set_up_comes_between_the_questions_and_the_instructions(open_app, study):
    app = open_app(study, outputs=Plugs("Headphones"))
    go_to_set_up(app)
    assert isinstance(app.page, OutputPage)
    assert not app.page.proceed.isEnabled()
    choose_output(app)
    assert isinstance(app.page, SidesPage)
    tell_sides(app)
    assert isinstance(app.page, LoudnessPage)
    set_loudness(app)
    assert isinstance(app.page, InstructionsPage)
    assert events_of(study, OutputChosen) == [OutputChosen(device="Headphones")]
    assert events_of(study, ChannelsChecked) == [ChannelsChecked(left="left", right="right")]
    (done,) = events_of(study, SetupDone)
    assert (done.device, done.level_db, done.earlier_session) == ("Headphones", 0, None)


def test_a_study_may_leave_it_out(open_app, study):
    app = open_app(wants(study, "set_up = false"), outputs=Plugs("Headphones"))
    go_to_set_up(app)
    assert isinstance(app.page, InstructionsPage)


def test_another_output_is_chosen_by_name_and_tried(open_app, study):
    app = open_app(study, outputs=Plugs("Speakers", "Headphones"))
    go_to_set_up(app)
    hear(app)
    assert app.page.proceed.isEnabled()
    pick(app, "Headphones")
    assert not app.page.proceed.isEnabled()
    assert app.presenter._player.engine.device_name == "Headphones"
    hear(app)
    app.press(Qt.Key.Key_Return)
    assert events_of(study, OutputChosen) == [OutputChosen(device="Headphones")]
    assert app.state.device.device == "Headphones"


def test_what_is_plugged_in_or_out_while_choosing_is_shown(open_app, study):
    plugs = Plugs("Speakers")
    app = open_app(study, outputs=plugs)
    go_to_set_up(app)
    plugs.now_there_are("Speakers", "Headphones")
    assert list(app.page.outputs.choices) == ["Speakers", "Headphones"]
    assert "“Headphones” was plugged in" in app.page.note
    pick(app, "Headphones")
    hear(app)
    plugs.now_there_are("Speakers")
    assert list(app.page.outputs.choices) == ["Speakers"]
    assert "“Headphones” is gone" in app.page.note
    assert app.page.outputs.chosen == "Speakers"
    assert app.presenter._player.engine.device_name == "Speakers"
    assert not app.page.proceed.isEnabled()


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (lambda side: "right" if side == "left" else "left", "the other way round"),
        (lambda side: "both", "not apart"),
    ],
)
def test_sides_that_are_wrong_are_told_and_tried_again(open_app, study, told, words):
    app = open_app(study, outputs=Plugs("Headphones"))
    go_to_set_up(app)
    choose_output(app)
    tell_sides(app, told)
    assert isinstance(app.page, SidesPage)
    assert words in app.page.note
    tell_sides(app)
    assert isinstance(app.page, LoudnessPage)


def test_who_cannot_tell_the_sides_apart_may_go_on_and_the_journal_says_so(open_app, study):
    app = open_app(study, outputs=Plugs("Speakers"))
    go_to_set_up(app)
    choose_output(app)
    tell_sides(app, lambda side: "both")
    app.click(app.page.proceed)
    assert isinstance(app.page, LoudnessPage)
    assert events_of(study, ChannelsChecked) == [ChannelsChecked(left="both", right="both")]


def test_the_level_is_set_by_keys_and_buttons_kept_and_locked(open_app, study):
    app = open_app(study, outputs=Plugs("Headphones"))
    go_to_set_up(app)
    choose_output(app)
    tell_sides(app)
    page = app.page
    assert not page.louder.isEnabled()
    app.press(Qt.Key.Key_Left, Qt.Key.Key_Minus)
    app.click(page.softer)
    app.press(Qt.Key.Key_Up)
    assert "Loudness 14 of 16" in page.note
    set_loudness(app)
    assert [event.level_db for event in events_of(study, LevelChanged)] == [-2, -4, -6, -4]
    (done,) = events_of(study, SetupDone)
    assert done.level_db == -4
    assert app.presenter._player.engine._gain == pytest.approx(10 ** (-4 / 20))


def test_the_voice_goes_on_until_it_is_stopped(open_app, study):
    app = open_app(study, outputs=Plugs("Headphones"))
    go_to_set_up(app)
    choose_output(app)
    tell_sides(app)
    page, sound = app.page, app.presenter._set_up._sound
    app.press(Qt.Key.Key_Space)
    app.wait_for(lambda: sound.times_heard >= 3)
    app.click(page.play)
    app.wait_for(lambda: not page.sounding)


def test_on_another_day_nothing_is_asked_again_at_the_same_computer_and_output(open_app, study):
    app = open_app(study, outputs=Plugs("Speakers", "Headphones"))
    go_to_set_up(app)
    pick(app, "Headphones")
    choose_output(app)
    tell_sides(app)
    app.press(Qt.Key.Key_Down)
    set_loudness(app)
    app.close()
    again = open_app(study, "maple-27", outputs=Plugs("Speakers", "Headphones"))
    assert isinstance(again.page, InstructionsPage)
    engine = again.presenter._player.engine
    assert engine.device_name == "Headphones"
    assert engine._gain == pytest.approx(10 ** (-2 / 20))
    _, second = events_of(study, SetupDone)
    assert (second.earlier_session, second.level_db) == (again.state.planned.session, -2)


def test_at_another_computer_or_with_another_output_it_is_asked_again(open_app, study):
    app = open_app(study, outputs=Plugs("Headphones"))
    go_to_set_up(app)
    set_up(app)
    app.close()
    elsewhere = open_app(study, "maple-27", outputs=Plugs("Headphones"), station="room-2")
    assert isinstance(elsewhere.page, OutputPage)
    elsewhere.close()
    other = open_app(study, "maple-27", outputs=Plugs("Speakers"))
    assert isinstance(other.page, OutputPage)


def test_headphones_pulled_out_of_a_server_that_plays_on_elsewhere_are_missed(open_app, study):
    plugs = Plugs("Headphones", "Speakers")
    app = open_app(study, outputs=plugs)
    go_to_set_up(app)
    set_up(app)
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, RatingPage)
    interview = app.page.interview
    plugs.now_there_are("Speakers")
    assert isinstance(app.page, NoticePage)
    assert "“Headphones” went away" in app.page.words
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, OutputPage)  # loudspeakers are to be set up first
    plugs.now_there_are("Speakers", "Headphones")
    pick(app, "Headphones")
    set_up(app)
    assert isinstance(app.page, RatingPage)
    assert app.page.interview == interview


def test_headphones_that_are_back_need_no_new_set_up(open_app, study):
    plugs = Plugs("Headphones", "Speakers")
    app = open_app(study, outputs=plugs)
    go_to_set_up(app)
    set_up(app)
    app.press(Qt.Key.Key_Return)
    plugs.now_there_are("Speakers")
    plugs.now_there_are("Headphones", "Speakers")
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, RatingPage)
    assert len(events_of(study, SetupBegun)) == 1


def test_a_window_closed_in_the_middle_begins_the_set_up_again(open_app, study):
    app = open_app(study, outputs=Plugs("Headphones"))
    go_to_set_up(app)
    choose_output(app)
    app.close()
    again = open_app(study, "maple-27", outputs=Plugs("Headphones"))
    assert isinstance(again.page, OutputPage)
    set_up(again)
    assert again.state.phase == Phase.INSTRUCTIONS


def test_who_finds_no_sound_goes_back_to_the_outputs(open_app, study):
    app = open_app(study, outputs=Plugs("Speakers", "Headphones"))
    go_to_set_up(app)
    choose_output(app)
    app.click(app.page.other_output)
    assert isinstance(app.page, OutputPage)
    pick(app, "Headphones")
    set_up(app)
    assert app.state.setup.output == "Headphones"


def take_with(app: App, ears: SyntheticEars, means: list[str]) -> list[str]:
    """Let an autopilot with these ears take the session; what it is told in the end."""
    autopilot = Autopilot(app.window, "maple-27", opinion, means=means, ears=ears)
    told: list[str] = []

    def note(page) -> None:
        if isinstance(page, NoticePage) and page.words not in told:
            told.append(page.words)

    autopilot.looked.connect(note)
    with app.qtbot.waitSignal(autopilot.done, timeout=120_000):
        pass
    return told


def with_ears(ears: SyntheticEars) -> Outputs:
    return Outputs(lambda _name: ears.open(), ["silence"])


@pytest.mark.parametrize("means", ["keyboard", "mouse"])
def test_with_headphones_the_screening_is_passed_by_one_means_alone(open_app, study, means):
    ears = SyntheticEars(FAST)
    app = open_app(wants(study, 'screening = "refuse"'), outputs=with_ears(ears))
    told = take_with(app, ears, [means])
    assert not [words for words in told if "headphones as" in words]
    assert len(events_of(study, ScreeningAnswered)) == 12
    (done,) = events_of(study, SetupDone)
    assert done.screening == {"huggins": 6, "antiphase": 6}
    assert app.state.phase == Phase.FINISHED


@pytest.mark.parametrize(
    ("policy", "last", "phase"),
    [
        ("warn", "It still does not sound", Phase.FINISHED),
        ("flag", "", Phase.FINISHED),
        ("refuse", "only be taken with headphones", Phase.ABANDONED),
    ],
)
def test_with_loudspeakers_it_is_failed_twice_and_what_follows_is_the_study_s(
    open_app, study, policy, last, phase
):
    ears = SyntheticEars(FAST, mixed=True)
    app = open_app(wants(study, f'screening = "{policy}"'), outputs=with_ears(ears))
    told = take_with(app, ears, ["keyboard", "mouse"])
    assert sum("That did not sound" in words for words in told) == 1
    assert any(last in words for words in told)
    assert ("It still" in " ".join(told)) == (policy == "warn")
    assert len(events_of(study, ScreeningAnswered)) == 24
    assert app.state.setup.scores["antiphase"] == 0
    assert app.state.phase == phase


def test_number_keys_answer_only_what_was_heard(open_app, study):
    app = open_app(wants(study, 'screening = "flag"'), outputs=Plugs("Headphones"))
    go_to_set_up(app)
    set_up(app)
    assert isinstance(app.page, HeadphoneTestPage)
    app.press(Qt.Key.Key_2)
    assert events_of(study, ScreeningAnswered) == []
    hear(app)
    app.press(Qt.Key.Key_2)
    (answer,) = events_of(study, ScreeningAnswered)
    assert (answer.test, answer.number, answer.chosen) == ("huggins", 1, 2)
