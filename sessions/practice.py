"""Practice that teaches: unprocessed voices, after which the evaluator is told the truth."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sessions.plan import Key, Plan, PlannedSession, PlannedTrial, Slot, stimulus_id
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from sessions.study import Study


def tell_after_practice(study: Study, plan: Plan, key: Key, first_slot: int = 0) -> Plan:
    """Let practice be on unprocessed voices, and put into the plan what is told afterwards.

    Parameters
    ----------
    study : Study
    plan, key : Plan, Key
    first_slot : int
        Slots before it stay as they are.

    Returns
    -------
    Plan
        As given where the study does not ask for it.
    """
    if not study.rating.practice_feedback:
        return plan

    def trial(planned: PlannedTrial) -> PlannedTrial:
        what = key.stimuli[planned.stimulus]
        stimulus = stimulus_id(
            study.study.name,
            study.study.seed,
            system=ORIGINAL,
            dataset=what.dataset,
            utterance=what.utterance,
        )
        pair = key.trials.get(planned.trial)
        return replace(
            planned, stimulus=stimulus, feedback="unprocessed" if pair is None else pair.pair
        )

    def session(planned: PlannedSession) -> PlannedSession:
        return replace(planned, practice=tuple(map(trial, planned.practice)))

    told = (Slot(slot.slot, tuple(map(session, slot.sessions))) for slot in plan.slots[first_slot:])
    return Plan(plan.study, (*plan.slots[:first_slot], *told))
