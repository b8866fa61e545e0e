"""What a study may ask of a session beyond the order of pages: breaks, plays, second thoughts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sessions.events import (
    Event,
    Paused,
    Rated,
    Resumed,
    SessionFinished,
    TrialConfirmed,
    TrialReopened,
    TrialShown,
)
from sessions.plan import PlannedSession, PlannedTrial
from sessions.refusals import refusal, replay
from sessions.results import rating_rows, read_results
from sessions.session import Phase, Rules, SessionState
from tests.sessions.sitting import open_session, play, take
from tests.sessions.small_study import small_study
from tests.sessions.test_session import QUESTIONS, RULES, SESSION, Sheet, opened

LONG = PlannedSession(
    "s1", (), tuple(PlannedTrial(f"t{i}", "rating", f"s{i}", f"e{i}") for i in range(1, 11))
)
NO_BREAK = Rules(QUESTIONS, trials_before_break=None)
FORGIVING = replace(NO_BREAK, allow_undo=True)


def breaks(rules: Rules, seconds_a_page: float = 9.0) -> list[int]:
    """After how many trials there are breaks, where an obvious page takes nine events."""
    sheet, after = Sheet(LONG, rules), []
    sheet.go_on(Phase.RATING)
    while sheet.state.phase != Phase.FINISHED:
        sheet.answer_page(seconds=seconds_a_page / 9)
        if sheet.state.phase == Phase.BREAK:
            after.append(sheet.state.confirmed)
            sheet.add(Resumed(), seconds=3600.0)
    return after


@pytest.mark.parametrize(
    ("trials", "after"), [(5, [5]), (3, [3, 6, 9]), (10, []), (1, list(range(1, 10))), (None, [])]
)
def test_breaks_come_after_every_so_many_trials_and_never_at_the_end(
    trials: int | None, after: list[int]
) -> None:
    assert breaks(replace(NO_BREAK, trials_before_break=trials)) == after


def test_breaks_come_by_the_clock_once_the_trial_is_done() -> None:
    rules = replace(NO_BREAK, minutes_before_break=2.5)
    # Pages of one minute, a ninth of which goes by before the page is on the screen.
    assert breaks(rules, seconds_a_page=60.0) == [3, 6, 9]
    assert breaks(rules, seconds_a_page=10.0) == []


def test_the_earlier_of_two_reasons_for_a_break_counts() -> None:
    rules = replace(NO_BREAK, trials_before_break=4, minutes_before_break=2.5)
    assert breaks(rules, seconds_a_page=10.0) == [4, 8]
    assert breaks(rules, seconds_a_page=60.0) == [3, 4, 7, 8]


@pytest.mark.parametrize("rest", [(Paused(), Resumed()), (opened(),)])
def test_whoever_has_rested_is_sent_into_a_break_later(rest: tuple[Event, ...]) -> None:
    sheet = Sheet(LONG, replace(NO_BREAK, minutes_before_break=1.0))
    sheet.go_on(Phase.RATING, 2)
    sheet.add(TrialShown(trial="t2"), seconds=1.0)
    sheet.add(*rest, seconds=50.0)
    sheet.answer_page()
    assert sheet.state.phase == Phase.RATING
    sheet.answer_page(seconds=10.0)
    assert sheet.state.phase == Phase.BREAK


def shown(rules: Rules, *after: Event) -> Sheet:
    sheet = Sheet(LONG, rules)
    sheet.go_on(Phase.RATING)
    sheet.add(TrialShown(trial="t1"), *after)
    return sheet


def test_plays_are_limited_where_the_study_says_so() -> None:
    sheet = shown(replace(NO_BREAK, most_plays=2))
    started, ended = play(sheet.state)
    for _ in range(2):
        sheet.add(started, ended)
    assert "as often as it may be" in str(refusal(sheet.state, started))
    assert refusal(sheet.state, play(sheet.state, "enrolment")[0]) is None
    assert refusal(shown(NO_BREAK, *[started, ended] * 40).state, started) is None


@pytest.mark.parametrize("fault", [{"underruns": 1}, {"device_lost": True}, {"seconds": 0.0}])
def test_a_spoilt_play_does_not_count(fault: dict[str, object]) -> None:
    sheet = shown(replace(NO_BREAK, most_plays=1))
    started, ended = play(sheet.state)
    sheet.add(started, replace(ended, **fault, completed=False))  # type: ignore[type-var]
    assert left(sheet.state) == 1
    sheet.add(started, ended)
    assert left(sheet.state) == 0


def left(state: SessionState) -> int | None:
    assert state.trial is not None
    return state.trial.listening("trial").plays_left(state.rules.most_plays)


def test_a_play_that_the_end_of_the_app_cut_off_does_not_count() -> None:
    sheet = shown(replace(NO_BREAK, most_plays=1))
    started, ended = play(sheet.state)
    sheet.add(started, opened(), TrialShown(trial="t1"))
    sheet.add(started, ended)
    assert refusal(sheet.state, started) is not None


def test_what_was_only_stopped_counts_but_may_always_be_heard_to_its_end_once() -> None:
    sheet = shown(replace(NO_BREAK, most_plays=2))
    started, stopped = play(sheet.state, completed=False)
    for _ in range(3):
        sheet.add(started, stopped)
        assert left(sheet.state) == 1
    sheet.add(*play(sheet.state))
    assert left(sheet.state) == 0


def test_the_latest_confirmation_can_be_taken_back_and_the_last_one_counts() -> None:
    sheet = Sheet(LONG, FORGIVING)
    sheet.go_on(Phase.RATING, 3)
    before = sheet.state.trials["t2"]
    sheet.add(TrialShown(trial="t3"), TrialReopened(trial="t2"))
    state = sheet.state
    assert (state.position, state.confirmed) == (2, 1)
    assert state.trial is not None
    assert state.trial.answers == before.answers
    assert state.trial.heard("trial")
    assert state.trial.confirmed_at is None
    assert not state.trials["t3"].shown
    sheet.add(TrialShown(trial="t2"), Rated(trial="t2", question="naturalness", value=10))
    sheet.answer_page()
    assert sheet.state.position == 3
    assert sheet.state.trials["t2"].answers == {**before.answers, "naturalness": 10}
    assert sheet.state.trials["t2"].reopened
    assert replay(LONG, FORGIVING, sheet.entries) == sheet.state


def after_one_page(rules: Rules = FORGIVING) -> Sheet:
    sheet = Sheet(LONG, rules)
    sheet.go_on(Phase.RATING, 2)
    sheet.add(TrialShown(trial="t2"))
    return sheet


TOO_LATE = "not the trial that was confirmed just now"


def test_only_one_confirmation_can_be_taken_back() -> None:
    sheet = Sheet(LONG, FORGIVING)
    sheet.go_on(Phase.RATING, 3)
    assert TOO_LATE in str(refusal(sheet.state, TrialReopened(trial="t1")))
    sheet.add(TrialReopened(trial="t2"))
    for trial in ("t1", "t2"):
        assert TOO_LATE in str(refusal(sheet.state, TrialReopened(trial=trial)))


def test_nothing_is_taken_back_unless_the_study_allows_it() -> None:
    sheet = after_one_page(NO_BREAK)
    assert "lets no confirmation" in str(refusal(sheet.state, TrialReopened(trial="t1")))


def test_nothing_is_taken_back_once_the_next_voice_was_played() -> None:
    sheet = after_one_page()
    sheet.add(play(sheet.state)[0])
    assert TOO_LATE in str(refusal(sheet.state, TrialReopened(trial="t1")))


def test_nothing_is_taken_back_after_the_window_was_closed() -> None:
    sheet = after_one_page()
    sheet.add(opened())
    assert TOO_LATE in str(refusal(sheet.state, TrialReopened(trial="t1")))


def test_nothing_is_taken_back_across_a_break_or_from_practice_or_at_the_end() -> None:
    sheet = Sheet(SESSION, replace(RULES, allow_undo=True))
    practice = SESSION.practice[0].trial
    sheet.go_on(Phase.RATING)
    assert TOO_LATE in str(refusal(sheet.state, TrialReopened(trial=practice)))
    sheet.go_on(Phase.BREAK, 3)
    assert TOO_LATE in str(refusal(sheet.state, TrialReopened(trial="t2")))
    sheet.add(Resumed())
    assert TOO_LATE in str(refusal(sheet.state, TrialReopened(trial="t2")))
    while sheet.state.phase != Phase.FINISHED:
        sheet.answer_page()
    assert TOO_LATE in str(refusal(sheet.state, TrialReopened(trial="t4")))
    sheet.add(SessionFinished())
    assert refusal(sheet.state, TrialReopened(trial="t4")) == "the session is closed"


def test_a_confirmation_can_be_taken_back_after_a_pause() -> None:
    sheet = after_one_page()
    sheet.add(Paused())
    assert refusal(sheet.state, TrialReopened(trial="t1")) == "the session is paused"
    sheet.add(Resumed())
    assert refusal(sheet.state, TrialReopened(trial="t1")) is None


def test_tables_hold_the_last_confirmation_once(tmp_path) -> None:
    folder = small_study(tmp_path)
    with folder.study_file.open("a", encoding="utf-8") as file:
        file.write("allow_undo = true\n")
    with open_session(folder) as live:
        take(live, lambda state: state.confirmed == 1)
        trial = live.planned.trials[0].trial
        live.record(TrialShown(trial=live.planned.trials[1].trial))
        live.record(TrialReopened(trial=trial))
        (none_yet,) = [list(rating_rows(read_results(folder), folder.key()))]
        assert none_yet == []
        live.record(TrialShown(trial=trial))
        live.record(Rated(trial=trial, question="naturalness", value=1))
        answers = {**live.state.trials[trial].answers}
        live.record(TrialConfirmed(trial=trial, answers=answers))
        take(live, lambda state: state.confirmed == 2)
    first, second = rating_rows(read_results(folder), folder.key())
    assert (first["trial"], first["position"], first["naturalness"]) == (trial, 1, 1)
    assert ["reopened" in str(row["flags"]).split() for row in (first, second)] == [True, False]
    assert str(first["confirmed_at"]) <= str(second["confirmed_at"])
