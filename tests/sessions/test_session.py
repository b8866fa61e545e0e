"""What events mean, which are refused, and that replaying them gives the same state."""

from __future__ import annotations

import pytest

from sessions.events import (
    ConsentGiven,
    EvaluatorKnown,
    Event,
    InstructionsRead,
    Paused,
    PlayStarted,
    QuestionnaireAnswered,
    Rated,
    Resumed,
    SessionAbandoned,
    SessionFinished,
    SessionOpened,
    TrialConfirmed,
    TrialShown,
)
from sessions.journal import Chain, Entry
from sessions.plan import PlannedSession, PlannedTrial
from sessions.refusals import ImpossibleEntryError, refusal, replay
from sessions.session import Phase, Rules, SessionState, apply, begin
from tests.sessions.sitting import HandClock, next_event, play

QUESTIONS = ("naturalness", "intelligibility", "similarity")
RULES = Rules(QUESTIONS, trials_before_break=2)
SESSION = PlannedSession(
    "s1",
    (PlannedTrial("p1", "practice", "sp", "ep"),),
    tuple(PlannedTrial(f"t{i}", "rating", f"s{i}", f"e{i}") for i in range(1, 5)),
)
ABOUT = {"native_language": "de"}


def opened(evaluator: str = "ann", session: str = "s1") -> SessionOpened:
    return SessionOpened(
        study="small",
        slot="slot-1",
        session=session,
        evaluator=evaluator,
        station="desk",
        language="en",
        app_version="1",
        plan_sha256="0" * 64,
    )


class Sheet:
    """Collects entries one second apart and keeps the state."""

    def __init__(self, session: PlannedSession = SESSION, rules: Rules = RULES) -> None:
        self.state = begin(session, rules)
        self.entries: list[Entry] = []
        self.clock = HandClock()
        self.opened_at = 0.0

    def add(self, *events: Event, seconds: float = 1.0) -> SessionState:
        for event in events:
            assert refusal(self.state, event) is None, event
            self.clock.seconds += seconds
            if isinstance(event, SessionOpened):
                self.opened_at = self.clock.seconds
            mono_ms = round((self.clock.seconds - self.opened_at) * 1000)
            entry, _ = Chain(len(self.entries)).line(event, self.clock.now(), mono_ms)
            self.entries.append(entry)
            self.state = apply(self.state, entry)
        return self.state

    def go_on(self, phase: Phase, position: int = 1) -> SessionState:
        """Do the obvious until a phase and a page of it are reached."""
        if self.state.opened is None:
            self.add(opened())
        while (self.state.phase, self.state.position) != (phase, position):
            event = next_event(self.state)
            assert event is not None
            self.add(event)
        return self.state

    def answer_page(self, *, seconds: float = 1.0) -> None:
        """Do the obvious until the next page, with so much time before each act."""
        confirmed = self.state.confirmed + self.state.practised
        while self.state.confirmed + self.state.practised == confirmed:
            event = next_event(self.state)
            assert event is not None
            self.add(event, seconds=seconds)


def test_a_session_goes_through_its_phases() -> None:
    sheet = Sheet()
    sheet.add(opened())
    phases = [sheet.state.phase]
    while not sheet.state.closed:
        event = next_event(sheet.state)
        assert event is not None
        if sheet.add(event).phase != phases[-1]:
            phases.append(sheet.state.phase)
    assert phases == [
        Phase.CONSENT,
        Phase.QUESTIONNAIRE,
        Phase.INSTRUCTIONS,
        Phase.PRACTICE,
        Phase.RATING,
        Phase.BREAK,
        Phase.RATING,
        Phase.FINISHED,
    ]


def test_a_known_evaluator_is_asked_nothing_again() -> None:
    sheet = Sheet()
    known = EvaluatorKnown(earlier_session="s0", text_sha256="c" * 64, answers=ABOUT)
    state = sheet.add(opened(), known)
    assert state.phase == Phase.INSTRUCTIONS
    assert state.answers_about_self == ABOUT


def test_without_practice_the_rating_begins_at_once() -> None:
    sheet = Sheet(PlannedSession("s1", (), SESSION.trials))
    state = sheet.add(
        opened(),
        ConsentGiven(text_sha256="c"),
        QuestionnaireAnswered(answers=ABOUT),
        InstructionsRead(),
    )
    assert (state.phase, state.position, state.total) == (Phase.RATING, 1, 4)


def test_there_is_no_break_after_the_last_trial() -> None:
    sheet = Sheet(rules=Rules(QUESTIONS, trials_before_break=4))
    sheet.go_on(Phase.RATING, 4)
    sheet.answer_page()
    assert sheet.state.phase == Phase.FINISHED


def test_similarity_is_not_asked_where_there_is_nothing_to_compare_with() -> None:
    alone = PlannedSession("s1", (), (PlannedTrial("t1", "rating", "s1", None),))
    sheet = Sheet(alone)
    sheet.go_on(Phase.RATING)
    assert sheet.state.trial is not None
    assert sheet.state.trial.questions == ("naturalness", "intelligibility")
    sheet.answer_page()
    assert sheet.state.phase == Phase.FINISHED


def on_page(*events_after: Event, phase: Phase = Phase.RATING) -> SessionState:
    sheet = Sheet()
    sheet.go_on(phase)
    sheet.add(TrialShown(trial="t1"), *events_after)
    return sheet.state


def rated(question: str = "naturalness", value: int = 5, trial: str = "t1") -> Rated:
    return Rated(trial=trial, question=question, value=value)


def test_a_locked_scale_cannot_be_rated() -> None:
    state = on_page()
    assert "locked until the trial" in str(refusal(state, rated()))
    heard = on_page(*play(state))
    assert refusal(heard, rated()) is None
    assert "locked until the enrolment" in str(refusal(heard, rated("similarity")))


@pytest.mark.parametrize(
    "disturbance", [{"completed": False}, {"underruns": 1}, {"device_lost": True}]
)
def test_a_disturbed_play_opens_nothing(disturbance: dict[str, object]) -> None:
    state = on_page(*play(on_page(), **disturbance))
    assert "locked" in str(refusal(state, rated()))


@pytest.mark.parametrize("value", [0, 11, -1])
def test_only_numbers_of_the_scale_can_be_chosen(value: int) -> None:
    state = on_page(*play(on_page()))
    assert "scale of 1 to 10" in str(refusal(state, rated(value=value)))


def test_an_answer_may_change_until_it_is_confirmed() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.RATING)
    sheet.add(TrialShown(trial="t1"), *play(on_page()), rated(value=3), rated(value=8))
    assert sheet.state.trial is not None
    assert sheet.state.trial.answers == {"naturalness": 8}
    sheet.answer_page()
    assert "t2 is due" in str(refusal(sheet.state, rated()))
    assert "t2 is due" in str(refusal(sheet.state, TrialConfirmed(trial="t1", answers={})))


def test_an_incomplete_trial_cannot_be_confirmed() -> None:
    state = on_page(*play(on_page()), rated(), rated("intelligibility"))
    answers = {"naturalness": 5, "intelligibility": 5}
    assert "similarity is not" in str(refusal(state, TrialConfirmed(trial="t1", answers=answers)))


def test_what_is_confirmed_is_what_was_answered() -> None:
    state = on_page(
        *play(on_page()),
        *play(on_page(), "enrolment"),
        *(rated(question) for question in QUESTIONS),
    )
    other = dict.fromkeys(QUESTIONS, 6)
    assert "not those" in str(refusal(state, TrialConfirmed(trial="t1", answers=other)))
    same = dict.fromkeys(QUESTIONS, 5)
    assert refusal(state, TrialConfirmed(trial="t1", answers=same)) is None


def test_nothing_can_be_played_or_rated_before_the_page_is_shown() -> None:
    sheet = Sheet()
    state = sheet.go_on(Phase.RATING)
    assert "not on the screen" in str(refusal(state, play(state)[0]))
    assert "not on the screen" in str(refusal(state, rated()))


def test_only_the_recordings_of_the_page_can_be_played() -> None:
    wrong = PlayStarted(trial="t1", role="trial", stimulus="e1")
    assert "is not e1" in str(refusal(on_page(), wrong))


def test_a_pause_stops_everything_but_what_was_sounding() -> None:
    started, ended = play(on_page())
    state = on_page(started, Paused())
    assert state.paused
    for event in (rated(), started, TrialShown(trial="t1"), Paused(), SessionFinished()):
        assert refusal(state, event) == "the session is paused"
    for event in (ended, Resumed(), SessionAbandoned(reason="went home")):
        assert refusal(state, event) is None


def test_a_recording_may_end_after_its_page_was_confirmed() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.RATING)
    sheet.add(TrialShown(trial="t1"), *play(on_page()), *play(on_page(), "enrolment"))
    again, ended = play(on_page(), "enrolment")
    sheet.add(again, *(rated(question) for question in QUESTIONS))
    sheet.add(TrialConfirmed(trial="t1", answers=dict.fromkeys(QUESTIONS, 5)), ended)
    assert sheet.state.trials["t1"].enrolment.plays == 2
    assert sheet.state.trials["t1"].enrolment.seconds == 4.0
    assert "not being played" in str(refusal(sheet.state, ended))


def test_a_session_is_not_finished_while_something_sounds() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.RATING, 4)
    while (event := next_event(sheet.state)) is None or not isinstance(event, TrialConfirmed):
        assert event is not None
        sheet.add(event)
    started, ended = play(sheet.state)
    sheet.add(started, event)
    assert refusal(sheet.state, SessionFinished()) == "a recording is being played"
    sheet.add(ended, SessionFinished())
    assert sheet.state.closed


def test_a_closed_session_takes_nothing_more() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.RATING)
    sheet.add(SessionAbandoned(reason="went home"))
    assert sheet.state.phase == Phase.ABANDONED
    for event in (opened(), Resumed(), rated(), SessionAbandoned(reason="twice")):
        assert refusal(sheet.state, event) == "the session is closed"


def test_a_session_belongs_to_one_evaluator() -> None:
    sheet = Sheet()
    sheet.add(opened())
    assert refusal(sheet.state, opened("ben")) == "the session is ann's"
    assert refusal(begin(SESSION, RULES), opened(session="s2")) == "it belongs to session s2"


def test_after_reopening_the_page_is_shown_again_with_what_was_done() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.RATING)
    sheet.add(TrialShown(trial="t1"), *play(on_page()), rated(value=9))
    sheet.add(play(on_page(), "enrolment")[0], Paused(), opened())
    state = sheet.state
    assert not state.paused
    assert not state.is_playing
    assert state.resumes == 1
    assert state.trial is not None
    assert not state.trial.shown
    assert state.trial.answers == {"naturalness": 9}
    assert state.trial.waits_for("intelligibility") is None
    assert state.trial.waits_for("similarity") == "enrolment"


def test_response_time_leaves_out_pauses_and_absence() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.RATING)
    sheet.add(TrialShown(trial="t1"), *play(on_page()), seconds=2.0)
    sheet.add(Paused(), seconds=3.0)
    sheet.add(Resumed(), seconds=600.0)
    sheet.add(opened(), seconds=86_400.0)
    sheet.add(TrialShown(trial="t1"), seconds=5.0)
    sheet.add(*play(on_page(), "enrolment"), *(rated(q) for q in QUESTIONS), seconds=1.0)
    sheet.add(TrialConfirmed(trial="t1", answers=dict.fromkeys(QUESTIONS, 5)), seconds=1.0)
    # 2 + 2 of the first play, 3 until the pause; then 2 plays, 3 answers and the confirmation.
    assert sheet.state.trials["t1"].active_ms == 13_000


def test_active_time_leaves_out_pauses_absence_and_the_break() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.BREAK, 3)
    before = sheet.state.active_ms
    assert before == 1000 * (len(sheet.entries) - 1)
    sheet.add(Resumed(), seconds=300.0)
    sheet.add(Paused(), seconds=4.0)
    sheet.add(Resumed(), seconds=500.0)
    sheet.add(opened(), seconds=9000.0)
    assert sheet.state.active_ms == before + 4000
    assert sheet.state.pauses == 1


def test_time_left_follows_the_evaluators_own_pace() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.RATING, 3)
    assert sheet.state.seconds_left is None
    sheet.go_on(Phase.RATING, 4)
    # A page takes 8 events after it is shown, a second each.
    assert sheet.state.seconds_left == 8.0
    sheet.answer_page()
    assert sheet.state.seconds_left == 0.0


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        ({}, "native_language is not answered"),
        ({"native_language": "German"}, "not a language tag"),
        ({"native_language": "de", "shoe_size": "44"}, "'shoe_size' is not asked"),
        ({"native_language": "de", "hearing": "superb"}, "is none of normal"),
    ],
)
def test_answers_about_oneself_are_checked(answers: dict[str, str], reason: str) -> None:
    sheet = Sheet()
    sheet.go_on(Phase.QUESTIONNAIRE)
    assert reason in str(refusal(sheet.state, QuestionnaireAnswered(answers=answers)))


def test_replay_names_the_line_that_does_not_fit() -> None:
    sheet = Sheet()
    sheet.go_on(Phase.RATING, 2)
    without_consent = [sheet.entries[0], *sheet.entries[2:]]
    with pytest.raises(ImpossibleEntryError, match=r"line 3: .*questionnaire_answered"):
        replay(SESSION, RULES, without_consent)
