"""What is odd about a row, a session or an evaluator."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sessions import quality
from sessions.clustering import PanelState
from sessions.plan import PlannedPanel, PlannedSession, PlannedTrial
from sessions.rating import Listening, TrialState
from sessions.session import Rules, SessionState, begin
from sessions.study import QUESTIONS

HEARD = Listening(plays=1, completed=1, seconds=3.0)


def page(
    number: int = 1, answers: tuple[int, int, int] = (5, 6, 7), **changes: object
) -> TrialState:
    """A page confirmed after 10 seconds, 6 of them listening."""
    state = TrialState(
        PlannedTrial(f"t{number}", "rating", f"s{number}", f"e{number}"),
        QUESTIONS,
        trial=HEARD,
        enrolment=HEARD,
        answers=dict(zip(QUESTIONS, answers, strict=True)),
        active_ms=10_000,
        confirmed_at="2026-03-01T09:00:00.000Z",
    )
    return replace(state, **changes)


def session(pages: list[TrialState]) -> SessionState:
    planned = PlannedSession("s1", (), tuple(each.planned for each in pages))
    return replace(
        begin(planned, Rules(QUESTIONS, 18)),
        trials={each.planned.trial: each for each in pages},
        confirmed=len(pages),
    )


def rules(flags: tuple[quality.Flag, ...]) -> list[str]:
    return [flag.rule for flag in flags]


def test_an_ordinary_page_has_no_flag() -> None:
    assert quality.trial_flags(page()) == ()


@pytest.mark.parametrize(
    ("change", "flags"),
    [
        ({"active_ms": 6_999}, ("fast",)),
        ({"active_ms": 7_000}, ()),
        ({"reopened": True}, ("reopened",)),
        ({"trial": replace(HEARD, underruns=1)}, ("underruns",)),
        ({"enrolment": replace(HEARD, device_losses=1)}, ("device_lost",)),
        (
            {"trial": replace(HEARD, underruns=1, device_losses=1), "active_ms": 0},
            ("device_lost", "fast", "underruns"),
        ),
    ],
)
def test_flags_of_a_page(change: dict[str, object], flags: tuple[str, ...]) -> None:
    assert quality.trial_flags(page(**change)) == flags


def test_a_session_in_a_hurry_is_flagged_with_its_figures() -> None:
    hurried = [page(number, (number % 10 + 1, 5, 3), active_ms=6_500) for number in range(10)]
    calm = [page(number, (number % 10 + 1, 5, 3)) for number in range(10, 36)]
    (flag,) = quality.session_flags(session(hurried + calm))
    assert flag == quality.Flag("fast", "10 of 36 pages were answered in a hurry")
    assert quality.session_flags(session(hurried[:8] + calm)) == ()


def test_a_session_with_gaps_in_its_playback_is_flagged() -> None:
    gaps = replace(HEARD, underruns=2)
    disturbed = [page(number, (number % 10 + 1, 5, 3), trial=gaps) for number in range(4)]
    calm = [page(number, (number % 10 + 1, 5, 3)) for number in range(4, 36)]
    assert rules(quality.session_flags(session(disturbed + calm))) == ["underruns"]


def test_the_same_answer_to_everything_is_straight_lining() -> None:
    pages = [page(number, (5, 6, 7)) for number in range(36)]
    (flag,) = quality.evaluator_flags([session(pages)])
    assert flag.rule == "straight_lining"
    assert "naturalness 5, intelligibility 6, similarity 7" in flag.reason


def test_one_scale_at_its_end_may_be_an_honest_opinion() -> None:
    pages = [page(number, (number % 10 + 1, 10, 1 + number % 3)) for number in range(36)]
    assert quality.evaluator_flags([session(pages)]) == ()


def test_a_few_different_answers_do_not_hide_it() -> None:
    pages = [page(number, (5, 6, 7) if number % 12 else (1, 1, 1)) for number in range(36)]
    assert rules(quality.evaluator_flags([session(pages)])) == ["straight_lining"]
    mixed = [page(number, (5, 6, 7) if number % 6 else (1, 1, 1)) for number in range(36)]
    assert quality.evaluator_flags([session(mixed)]) == ()


def test_who_rated_little_is_flagged_over_all_sessions() -> None:
    first = session([page(number) for number in range(6)])
    second = session([page(number, (number, 2, 3)) for number in range(6, 10)])
    (flag,) = quality.evaluator_flags([first, second])
    assert flag == quality.Flag("few", "only 10 trials are rated")
    assert quality.session_flags(session([])) == ()


def sorted_session(*groups: tuple[int, ...], heard: Listening = HEARD) -> SessionState:
    """A session whose panels were sorted so."""
    planned = tuple(
        PlannedPanel(f"c1-{number}", tuple(f"v{number}{tile}" for tile in range(len(places))))
        for number, places in enumerate(groups)
    )
    panels = {
        panel.panel: PanelState(
            panel,
            4,
            places=dict(zip(panel.stimuli, places, strict=True)),
            heard_of=dict.fromkeys(panel.stimuli, heard),
        )
        for panel, places in zip(planned, groups, strict=True)
    }
    session = PlannedSession("c1", (), (), panels=planned)
    return replace(begin(session, Rules((), None)), panels=panels, confirmed=len(planned))


def test_who_puts_every_voice_into_one_group_is_flagged() -> None:
    assert rules(quality.session_flags(sorted_session((1, 1, 1), (2, 2, 2)))) == ["one_group"]
    assert quality.session_flags(sorted_session((1, 1, 1), (1, 1, 2))) == ()


def test_gaps_on_panels_are_flagged() -> None:
    disturbed = replace(HEARD, underruns=1)
    found = quality.session_flags(sorted_session((1, 2), (1, 2), heard=disturbed))
    assert [(flag.rule, flag.reason) for flag in found] == [
        ("underruns", "playback had gaps on 4 of 4 voices")
    ]
