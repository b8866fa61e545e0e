"""What is odd about a row, a session or an evaluator; nothing is left out because of it.

Each rule is a pure function. The organizer's window and the reports use the same ones.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from sessions.screening import TESTS, outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sessions.clustering import PanelState
    from sessions.plan import Expected
    from sessions.rating import TrialState
    from sessions.session import SessionState
    from sessions.setup import SetupState
    from sessions.study import Question

FAST_SECONDS = 1.0
"""Nobody reads, decides and answers a page in less, listening not counted."""
FAST_SHARE = 0.25
"""Of a session's rows; above it the evaluator was in a hurry."""
SAME_ANSWER_SHARE = 0.9
"""Of the answers to one question; at or above it the answers carry no judgement."""
UNDERRUN_SHARE = 0.1
"""Of a session's rows; above it the computer was not up to the task."""
NO_CHECKS: Mapping[str, Expected] = MappingProxyType({})
FEW_TRIALS = 12
"""Fewer rated trials make no ranking of one's own."""


@dataclass(frozen=True, slots=True)
class Flag:
    """One oddity, for people to look at."""

    rule: str
    reason: str
    """With the figures that the rule saw."""


def trial_flags(trial: TrialState, expected: Expected | None = None) -> tuple[str, ...]:
    """Return the rules that a confirmed page breaks, in alphabetical order.

    ``attention_failed``: the answer is not what an attentive evaluator gives.
    ``device_lost`` and ``underruns``: a play was disturbed (it did not count as heard).
    ``fast``: less than `FAST_SECONDS` were spent on the page beside listening.
    ``reopened``: its first confirmation was taken back.
    """
    parts = (trial.trial, trial.enrolment)
    flags = []
    if expected is not None and has_failed(trial, expected):
        flags.append("attention_failed")
    if any(part.device_losses for part in parts):
        flags.append("device_lost")
    if is_fast(trial):
        flags.append("fast")
    if trial.reopened:
        flags.append("reopened")
    if any(part.underruns for part in parts):
        flags.append("underruns")
    return tuple(flags)


def is_fast(trial: TrialState) -> bool:
    """Whether a page was confirmed without time to judge what was heard."""
    heard = trial.trial.seconds + trial.enrolment.seconds
    return trial.active_ms / 1000 - heard < FAST_SECONDS


def has_failed(trial: TrialState, expected: Expected) -> bool:
    """Whether a confirmed page shows that its evaluator was not attentive."""
    return not expected.lowest <= trial.answers[expected.question] <= expected.highest


def session_flags(
    state: SessionState, checks: Mapping[str, Expected] = NO_CHECKS
) -> tuple[Flag, ...]:
    """Return what is odd about a session: its headphones, attention, pace, playback and answers.

    Parameters
    ----------
    state : SessionState
    checks : mapping of str to Expected
        Trials that show who is attentive, as the key has them.
    """
    panels = [state.panels[planned.panel] for planned in state.confirmed_panels]
    if panels:
        return (*_screening_flags(state.setup), *_panel_flags(panels))
    trials = [state.trials[planned.trial] for planned in state.confirmed_trials]
    if not trials:
        return tuple(_screening_flags(state.setup))
    flags = [
        *_screening_flags(state.setup),
        *_attention_flags(trials, checks),
        *_answer_flags(trials, checks),
    ]
    fast = sum(map(is_fast, trials))
    if fast > FAST_SHARE * len(trials):
        flags.append(Flag("fast", f"{fast} of {len(trials)} pages were answered in a hurry"))
    disturbed = sum(bool(trial.trial.underruns + trial.enrolment.underruns) for trial in trials)
    if disturbed > UNDERRUN_SHARE * len(trials):
        flags.append(Flag("underruns", f"playback had gaps on {disturbed} of {len(trials)} pages"))
    return tuple(flags)


def evaluator_flags(
    sessions: Iterable[SessionState], checks: Mapping[str, Expected] = NO_CHECKS
) -> tuple[Flag, ...]:
    """Return what is odd about all that one evaluator did.

    Parameters
    ----------
    sessions : iterable of SessionState
        The evaluator's, in any order.
    checks : mapping of str to Expected
        Trials that show who is attentive, as the key has them.
    """
    trials = [
        state.trials[planned.trial] for state in sessions for planned in state.confirmed_trials
    ]
    attention = tuple(_attention_flags(trials, checks))
    if len(trials) < FEW_TRIALS:
        return (*attention, Flag("few", f"only {len(trials)} trials are rated"))
    return (*attention, *_answer_flags(trials, checks))


def straight_lining(answers: Sequence[int]) -> int | None:
    """Return the answer that was given nearly always; None when there is no such answer."""
    if len(answers) < FEW_TRIALS:
        return None
    answer, count = Counter(answers).most_common(1)[0]
    return answer if count >= SAME_ANSWER_SHARE * len(answers) else None


def _screening_flags(listener: SetupState) -> Iterable[Flag]:
    if listener.failed_screening:
        said = ", ".join(f"{test} {outcome(listener.scores, test)}" for test in TESTS)
        yield Flag("screening", f"the headphone screening was failed: {said}")


def _panel_flags(panels: Sequence[PanelState]) -> Iterable[Flag]:
    """Flag who sorted nothing, and computers that were not up to it."""
    if all(len(set(panel.places.values())) == 1 for panel in panels):
        yield Flag("one_group", f"all voices are in one group, on each of {len(panels)} panels")
    tiles = [panel.listening(name) for panel in panels for name in panel.planned.stimuli]
    disturbed = sum(bool(listening.underruns) for listening in tiles)
    if disturbed > UNDERRUN_SHARE * len(tiles):
        yield Flag("underruns", f"playback had gaps on {disturbed} of {len(tiles)} voices")


def _attention_flags(
    trials: Sequence[TrialState], checks: Mapping[str, Expected]
) -> Iterable[Flag]:
    checked = [trial for trial in trials if trial.planned.trial in checks]
    failed = [trial for trial in checked if has_failed(trial, checks[trial.planned.trial])]
    if failed:
        said = ", ".join(
            f"{trial.planned.trial} ({(told := checks[trial.planned.trial]).question} "
            f"{trial.answers[told.question]} instead of {_range(told)})"
            for trial in failed
        )
        yield Flag(
            "attention", f"{len(failed)} of {len(checked)} attention checks were failed: {said}"
        )


def _range(expected: Expected) -> str:
    if expected.lowest == expected.highest:
        return str(expected.lowest)
    return f"{expected.lowest} to {expected.highest}"


def _answer_flags(trials: Sequence[TrialState], checks: Mapping[str, Expected]) -> Iterable[Flag]:
    """Flag who answers the same on everything: one full scale alone may be an honest opinion."""
    questions: dict[Question, list[int]] = {}
    for trial in trials:
        if trial.planned.trial in checks:
            continue
        for question, value in trial.answers.items():
            questions.setdefault(question, []).append(value)
    constant = {question: straight_lining(answers) for question, answers in questions.items()}
    if constant and None not in constant.values():
        said = ", ".join(f"{question} {answer}" for question, answer in constant.items())
        yield Flag("straight_lining", f"nearly every answer is the same: {said}")
