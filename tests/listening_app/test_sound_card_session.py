"""A whole session by real mouse and key events, in real time: what was heard is what was judged."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest
import soundfile

from sessions.events import PlayEnded, PlayStarted
from sessions.export import export_tables
from sessions.journal import read_journal
from tests.hearing import find, resampled, sounds_in
from tests.listening_app.at_the_screen import PATIENCE_SECONDS, Evaluator, sign_in
from tests.listening_app.nursery import opinion
from tests.listening_app.small_study import SAMPLE_RATE, make_small_study

if TYPE_CHECKING:
    from pathlib import Path

    from tests.virtual_desktop import VirtualSoundCard

pytestmark = pytest.mark.sound_card

CLIP_SECONDS = 0.8


def do_what_comes_next(evaluator: Evaluator, *, by_keyboard: bool) -> None:
    """Play, rate or confirm, and wait until the screen has moved on."""
    screen = evaluator.screen
    coming, interview = screen["next"], screen["interview"]
    if coming.startswith("play"):
        if by_keyboard:
            assert screen["focus"] == coming
            evaluator.press("space")
        else:
            evaluator.click(coming)
        evaluator.wait_for(sounding=True)
        evaluator.wait_for(sounding=False)
        return
    question = coming.split()[0]
    number = opinion(interview).get(question)
    if by_keyboard:
        assert screen["focus"] == coming
        evaluator.press("Return" if number is None else str(number % 10))
    else:
        evaluator.click("next" if number is None else f"{question} {number}")
    while (evaluator.screen.get("interview"), evaluator.screen["next"]) == (interview, coming):
        evaluator.look()


def take_session(evaluator: Evaluator) -> None:
    interviews: list[str] = []
    while True:
        if evaluator.screen["page"] == "RatingPage":
            interview = evaluator.screen["interview"]
            if interview not in interviews:
                interviews.append(interview)
            do_what_comes_next(evaluator, by_keyboard=len(interviews) % 2 == 0)
        elif evaluator.screen["purpose"] == "rest":
            evaluator.click("action")
            evaluator.wait_for(page="RatingPage")
        else:
            assert evaluator.screen["purpose"] == "end"
            return


def test_every_click_is_heard_whole_once_and_the_table_says_so(
    evaluator_at, virtual_sound_card: VirtualSoundCard, tmp_path: Path
):
    folder = make_small_study(tmp_path / "study", evaluators=1, clip_seconds=CLIP_SECONDS)
    with virtual_sound_card.record() as recording:
        evaluator = evaluator_at(folder.path)
        sign_in(evaluator, recording)
        recording.wait_for(0.5)
        begin = len(recording.samples)
        take_session(evaluator)
        evaluator.press("Return")
        assert evaluator.app.wait(PATIENCE_SECONDS) == 0
        recording.wait_for(0.5)
        heard = recording.stop()[begin:]
    rate = virtual_sound_card.sample_rate

    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    clicks = [event for event in events if isinstance(event, PlayStarted)]
    plays = [event for event in events if isinstance(event, PlayEnded)]
    assert [click.stimulus for click in clicks] == [play.stimulus for play in plays]
    assert len({click.stimulus for click in clicks}) == 74

    found = sounds_in(heard[:, 0], rate)
    whole = [play for play in plays if play.completed and not play.underruns]
    if len(whole) == len(plays):  # an underrun may tear a sound in two
        assert len(found) == len(clicks)
    after = 0
    for play in plays:
        samples, _ = soundfile.read(folder.stimulus(play.stimulus))
        source = resampled(samples, SAMPLE_RATE, rate)
        begin = next(begin for begin, _ in found if begin >= after)
        window = slice(max(begin - rate // 10, 0), begin + len(source) + rate // 2)
        for channel in heard[window].T:
            place = find(source, channel)
            if play in whole:
                assert place.correlation > 0.999, play
                assert abs(place.gain_db) < 0.1, play
        after = window.start + place.end
    assert not heard[after:].any()

    export_tables(folder, tmp_path / "tables")
    with (tmp_path / "tables" / "ratings.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 36
    for row in rows:
        for role in ("trial", "enrolment"):
            own = [p for p in plays if p.trial == row["trial"] and p.role == role]
            assert int(row[f"{role}_plays"]) == len(own)
            seconds = sum(play.seconds for play in own)
            assert float(row[f"{role}_seconds_heard"]) == pytest.approx(seconds, abs=0.001)
            if all(play in whole for play in own):
                assert seconds == pytest.approx(CLIP_SECONDS * len(own), abs=0.001)
        assert {name: int(row[name]) for name in opinion(row["trial"])} == opinion(row["trial"])
