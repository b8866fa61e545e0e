"""One page of a rating session."""

from __future__ import annotations

import pytest

from sessions.events import PlayEnded
from sessions.plan import PlannedTrial
from sessions.rating import Listening, TrialState
from sessions.study import QUESTIONS

PAGE = TrialState(PlannedTrial("t1", "rating", "s1", "e1"), QUESTIONS)


def ended(role: str = "trial", **changes: object) -> PlayEnded:
    fields = {"seconds": 3.0, "completed": True, "underruns": 0, "device_lost": False, **changes}
    stimulus = "s1" if role == "trial" else "e1"
    return PlayEnded(trial="t1", role=role, stimulus=stimulus, **fields)


def heard(page: TrialState, role: str = "trial", **changes: object) -> TrialState:
    listening = page.listening(role).started().ended(ended(role, **changes))
    return page.with_listening(role, listening)


def test_scales_open_as_recordings_have_been_heard() -> None:
    assert [PAGE.waits_for(question) for question in QUESTIONS] == ["trial"] * 3
    trial_heard = heard(PAGE)
    assert [trial_heard.waits_for(q) for q in QUESTIONS] == [None, None, "enrolment"]
    enrolment_only = heard(PAGE, "enrolment")
    assert [enrolment_only.waits_for(q) for q in QUESTIONS] == ["trial"] * 3
    both = heard(trial_heard, "enrolment")
    assert [both.waits_for(q) for q in QUESTIONS] == [None] * 3


@pytest.mark.parametrize(
    "disturbance", [{"completed": False}, {"underruns": 1}, {"device_lost": True}]
)
def test_a_disturbed_play_is_counted_but_not_heard(disturbance: dict[str, object]) -> None:
    page = heard(PAGE, **disturbance)
    assert page.plays("trial") == 1
    assert page.trial.seconds == 3.0
    assert not page.heard("trial")
    assert page.waits_for("naturalness") == "trial"
    assert heard(page).waits_for("naturalness") is None


def test_a_later_disturbance_does_not_lock_a_scale_again() -> None:
    assert heard(heard(PAGE), underruns=3).waits_for("naturalness") is None


def test_plays_and_seconds_add_up_for_each_recording() -> None:
    page = heard(heard(heard(PAGE), seconds=0.5, completed=False), "enrolment", seconds=2.0)
    assert page.trial == Listening(plays=2, completed=1, seconds=3.5)
    assert page.enrolment == Listening(plays=1, completed=1, seconds=2.0)


def test_an_interrupted_page_keeps_its_answers_and_forgets_what_was_sounding() -> None:
    sounding = PAGE.with_listening("trial", PAGE.trial.started())
    assert sounding.is_sounding
    page = sounding.interrupted()
    assert not page.is_sounding
    assert page.plays("trial") == 1
    assert page.trial.spoilt == 1
    assert not page.shown
