"""The plan of a study folder: made once, then only ever extended."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from anonymizers.errors import UserError
from anonymizers.turns import alone_in
from sessions.clustering_slots import add_clustering, plan_clustering
from sessions.corpus import catalogue, read_corpus
from sessions.extra_trials import add_extra_trials, without_extra_trials
from sessions.plan import Key, Plan
from sessions.practice import tell_after_practice
from sessions.rating_plan import extend_plan, plan_ratings
from sessions.section import MOST

if TYPE_CHECKING:
    from sessions.corpus import Corpus
    from sessions.folder import StudyFolder
    from sessions.study import Study, Task


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
    corpus = read_corpus(study, folder.path)
    plan, key = Plan(study.study.name, ()), Key(study.study.name, catalogue(study, corpus))
    if "rating" in study.tasks:
        plan, key = add_extra_trials(study, *plan_ratings(study, corpus))
        plan = tell_after_practice(study, plan, key)
    if "clustering" in study.tasks:
        to_sort, panels = plan_clustering(study, corpus)
        plan = _taking_turns(plan, to_sort)
        key = replace(key, panels=panels)
    if any(folder.journals.glob("*.jsonl")) and plan != _present(folder):
        raise UserError(
            f"{folder.path}: evaluators have already begun, and the plan would change; add places "
            "with `--extend`, or start a new study folder."
        )
    key.save(folder.key_file)
    plan.save(folder.plan_file)
    return plan


def add_slots(folder: StudyFolder, slots: int, task: Task | None = None) -> Plan:
    """Add evaluator slots to a plan and leave everything in it as it is.

    Parameters
    ----------
    folder : StudyFolder
    slots : int
    task : {'rating', 'clustering'}, optional
        What is done in them; may be left out where the study has one task.

    Raises
    ------
    UserError
        When there is no plan yet, the task is none of the study's or is not clear, the study would
        grow beyond reason, or material runs short.
    """
    study = folder.study()
    chosen = _chosen_task(study, task)
    with alone_in(folder.path):
        return _add_slots(folder, study, slots, chosen)


def _chosen_task(study: Study, task: Task | None) -> Task:
    if task is None and len(study.tasks) > 1:
        raise UserError(
            f"--extend: evaluators do different things in this study; add `--task` with "
            f"{' or '.join(study.tasks)}."
        )
    if task is not None and task not in study.tasks:
        raise UserError(f"--task {task}: this study has none; its task is {study.tasks[0]}.")
    return task or study.tasks[0]


def _add_slots(folder: StudyFolder, study: Study, slots: int, task: Task) -> Plan:
    corpus = read_corpus(study, folder.path)
    present, key = folder.plan(), folder.key()
    begun = len(present.slots)
    if begun + slots > MOST:
        raise UserError(
            f"--extend {slots}: with the {begun} slots there are, a study would have more than "
            f"{MOST}; add fewer."
        )
    add = add_clustering if task == "clustering" else _add_ratings
    plan, key = add(study, corpus, present, key, slots)
    key.save(folder.key_file)
    plan.save(folder.plan_file)
    return plan


def _add_ratings(
    study: Study, corpus: Corpus, present: Plan, key: Key, slots: int
) -> tuple[Plan, Key]:
    before = present.only("rating")
    begun = len(before.slots)
    rated, more = extend_plan(study, corpus, without_extra_trials(before, key), key, slots)
    plan, key = add_extra_trials(
        study,
        Plan(before.study, (*before.slots, *rated.slots[begun:])),
        replace(key, stimuli=more.stimuli, trials=more.trials),
        begun,
    )
    plan = tell_after_practice(study, plan, key, begun)
    return Plan(present.study, (*present.slots, *plan.slots[begun:])), key


def _taking_turns(first: Plan, second: Plan) -> Plan:
    """Return a plan in which the slots of two take turns, so that both are taken up evenly."""
    shares = [
        ((number + 1) / len(plan.slots), order, slot)
        for order, plan in enumerate((first, second))
        for number, slot in enumerate(plan.slots)
    ]
    in_turn = sorted(shares, key=lambda share: share[:2])
    return Plan(first.study, tuple(slot for _, _, slot in in_turn))


def _present(folder: StudyFolder) -> Plan | None:
    return folder.plan() if folder.plan_file.is_file() else None
