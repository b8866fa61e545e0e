"""The plan of a study folder: made once, then only ever extended."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from anonymizers.errors import UserError
from anonymizers.turns import alone_in
from sessions.corpus import read_corpus
from sessions.extra_trials import add_extra_trials, without_extra_trials
from sessions.plan import Plan
from sessions.practice import tell_after_practice
from sessions.rating_plan import extend_plan, plan_ratings
from sessions.section import MOST

if TYPE_CHECKING:
    from sessions.folder import StudyFolder
    from sessions.study import Study


def make_plan(folder: StudyFolder) -> Plan:
    """Plan a study and write its plan and key.

    Raises
    ------
    UserError
        When material runs short, or evaluators have already begun.
    """
    study = folder.study()
    with alone_in(folder.path):
        return _make_plan(folder, study)


def _make_plan(folder: StudyFolder, study: Study) -> Plan:
    plan, key = add_extra_trials(study, *plan_ratings(study, read_corpus(study, folder.path)))
    plan = tell_after_practice(study, plan, key)
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
        When there is no plan yet, the study would grow beyond reason, or material runs short.
    """
    study = folder.study()
    with alone_in(folder.path):
        return _add_slots(folder, study, slots)


def _add_slots(folder: StudyFolder, study: Study, slots: int) -> Plan:
    corpus = read_corpus(study, folder.path)
    present, key = folder.plan(), folder.key()
    begun = len(present.slots)
    if begun + slots > MOST:
        raise UserError(
            f"--extend {slots}: with the {begun} slots there are, a study would have more than "
            f"{MOST}; add fewer."
        )
    rated, more = extend_plan(study, corpus, without_extra_trials(present, key), key, slots)
    plan, key = add_extra_trials(
        study,
        Plan(present.study, (*present.slots, *rated.slots[begun:])),
        replace(key, stimuli=more.stimuli, trials=more.trials),
        begun,
    )
    plan = tell_after_practice(study, plan, key, begun)
    key.save(folder.key_file)
    plan.save(folder.plan_file)
    return plan


def _present(folder: StudyFolder) -> Plan | None:
    return folder.plan() if folder.plan_file.is_file() else None
