"""Whole sessions through the window, by keyboard alone and by mouse alone."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest
import soundfile

from listening_app.audio.choice import AudioChoice
from listening_app.autopilot import Autopilot
from listening_app.pages.welcome import WelcomePage
from sessions.events import PlayEnded, PlayStarted, Rated, TrialConfirmed
from sessions.export import export_tables
from sessions.journal import read_journal
from tests.hearing import find, resampled
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from pathlib import Path


def opinion(interview: str) -> dict[str, int]:
    """Answers that belong to an interview, all ten numbers among them."""
    number = int(interview[-2:])
    return {
        "naturalness": number % 10 + 1,
        "intelligibility": (3 * number) % 10 + 1,
        "similarity": (7 * number + 2) % 10 + 1,
    }


def take_session(app, means) -> None:
    take_session_as(app, opinion, means)


def take_session_as(app, judge, means) -> None:
    autopilot = Autopilot(app.window, "maple-27", judge, means=means)
    faults: list[str] = []
    autopilot.met_fault.connect(faults.append)
    with app.qtbot.waitSignal(autopilot.done, timeout=120_000):
        pass
    assert faults == []


@pytest.mark.parametrize("means", ["keyboard", "mouse"])
def test_a_session_of_36_is_taken_by_one_means_alone(means, tmp_path: Path, open_app):
    folder = make_small_study(tmp_path / "study")
    app = open_app(folder)
    take_session(app, [means])
    app.close()

    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    confirmed = {
        event.trial: event.answers for event in events if isinstance(event, TrialConfirmed)
    }
    planned = next(iter(folder.plan().sessions))
    everything = [page.trial for page in (*planned.practice, *planned.trials)]
    assert list(confirmed) == everything
    assert confirmed == {trial: opinion(trial) for trial in everything}
    assert sum(isinstance(event, Rated) for event in events) == 3 * len(everything)
    started = [(event.trial, event.role) for event in events if isinstance(event, PlayStarted)]
    assert started == [(trial, role) for trial in everything for role in ("trial", "enrolment")]
    assert all(event.completed for event in events if isinstance(event, PlayEnded))

    export_tables(folder, tmp_path / "tables")
    with (tmp_path / "tables" / "ratings.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["trial"] for row in rows] == [trial.trial for trial in planned.trials]
    assert {(row["trial_plays"], row["enrolment_plays"]) for row in rows} == {("1", "1")}


def test_all_that_was_played_is_in_the_file_of_the_file_device(study, tmp_path, open_app):
    path = tmp_path / "heard.wav"
    app = open_app(study, open_device=AudioChoice.parse(f"file:{path}", speed=50).open)
    take_session(app, ["keyboard", "mouse"])
    app.close()
    heard, rate = soundfile.read(path)
    after = 0
    session = next(iter(study.plan().sessions))
    for page in (*session.practice, *session.trials):
        for stimulus in (page.stimulus, page.enrolment):
            samples, own_rate = soundfile.read(study.stimulus(stimulus))
            source = resampled(samples, own_rate, rate)
            found = find(source, heard[:, 0], after=after)
            assert found.correlation > 0.999
            assert abs(found.gain_db) < 0.1
            after = found.end
    assert not heard[after:].any()


def test_the_next_session_of_the_slot_is_offered_and_taken(tmp_path: Path, open_app):
    folder = make_small_study(tmp_path / "study", evaluators=1, sessions_each=2, trials=2)
    take_session(open_app(folder), ["keyboard", "mouse"])
    assert len(folder.journal_files()) == 2


def test_who_has_no_session_left_is_told_on_the_welcome_page(tmp_path: Path, open_app):
    folder = make_small_study(tmp_path / "study", evaluators=1, trials=1)
    app = open_app(folder)
    take_session(app, ["keyboard"])
    app.close()
    again = open_app(folder)
    again.type("maple-27")
    again.click(again.page.begin)
    assert isinstance(again.page, WelcomePage)
    assert "no session left" in again.page.note
    assert str(tmp_path) not in again.page.note
