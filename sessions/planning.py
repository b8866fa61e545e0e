"""The plan of a study folder: made once, then only ever extended."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from anonymizers.errors import UserError
from sessions.corpus import read_corpus
from sessions.extra_trials import add_extra_trials, without_extra_trials
from sessions.plan import Plan
from sessions.rating_plan import extend_plan, plan_ratings

if TYPE_CHECKING:
    from sessions.folder import StudyFolder


def make_plan(folder: StudyFolder) -> Plan:
    """Plan a study and write its plan and key.

    Raises
    ------
    UserError
        When material runs short, or evaluators have already begun.
    """
    study = folder.study()
    plan, key = add_extra_trials(study, *plan_ratings(study, read_corpus(study, folder.path)))
    if any(folder.journals.glob("*.jsonl")) and plan != _present(folder):
        raise UserError(
            f"{folder.path}: evaluators have already begun, and the plan would change; add places "
            "with `--extend`, or start a new study folder."
        )
    key.save(folder.key_file)
    plan.save(folder.plan_file)
    return plan


def add_slots(folder: StudyFolder, slots: int) -> Plan:
    """Add evaluator slots to a plan and leave everything in it as it is.

    Raises
    ------
    UserError
        When there is no plan yet, or material runs short.
    """
    study = folder.study()
    corpus = read_corpus(study, folder.path)
    present, key = folder.plan(), folder.key()
    rated, more = extend_plan(study, corpus, without_extra_trials(present, key), key, slots)
    begun = len(present.slots)
    plan, key = add_extra_trials(
        study,
        Plan(present.study, (*present.slots, *rated.slots[begun:])),
        replace(key, stimuli=more.stimuli, trials=more.trials),
        begun,
    )
    key.save(folder.key_file)
    plan.save(folder.plan_file)
    return plan


def _present(folder: StudyFolder) -> Plan | None:
    return folder.plan() if folder.plan_file.is_file() else None
