"""What `python -m analysis power` prints and writes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Final

from tqdm import tqdm

from analysis.measures import MEASURES
from analysis.power import (
    MOST_EVALUATORS,
    Power,
    Question,
    RatingDesign,
    Spreads,
    default_systems,
)
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sessions.folder import StudyFolder

CHECK_SEED_OFFSET: Final = 1
"""The answer is checked with other random numbers than it was found with."""


@dataclass(frozen=True, slots=True)
class Answer:
    """How many evaluators find a difference, and how well that holds."""

    difference: float
    wanted: float
    enough: int | None
    """None where even the most evaluators tried are too few."""
    checked: Power | None
    """The power of so many evaluators in studies simulated anew."""


@dataclass(frozen=True, slots=True)
class PowerReport:
    """Everything `power` says."""

    question: Question
    planned: int
    """Evaluators in the plan."""
    of_plan: list[Power]
    """With the evaluators of the plan; a difference of 0 tells how often one is found in vain."""
    answers: list[Answer]


def question_of(
    folder: StudyFolder,
    *,
    measure: str,
    systems: Sequence[str] | None,
    spreads: Mapping[str, float],
) -> tuple[Question, int]:
    """Read what is to be found in a study, and how many evaluators its plan has.

    Parameters
    ----------
    folder : StudyFolder
    measure : str
        Name of a measure.
    systems : sequence of str, optional
        The better and the worse.
    spreads : mapping
        Fields of `Spreads` that are not the usual ones.

    Raises
    ------
    UserError
        When there is no such measure or system, nothing of it is planned, or a spread is negative.
    """
    known = {one.name: one for one in MEASURES}
    if measure not in known:
        raise UserError(f"--measure {measure}: there is none; choose one of {', '.join(known)}.")
    for name, value in spreads.items():
        if not (isfinite(value) and value >= 0):
            raise UserError(f"--{name}-spread {value:g}: give a number of points, 0 or more.")
    plan, key = folder.plan_and_key()
    design = RatingDesign.of_study(folder.study(), plan, key, known[measure])
    better, worse = default_systems(design.systems) if systems is None else systems
    for system in (better, worse):
        if system not in design.systems:
            raise UserError(
                f"--systems {system}: the study has none of this name; choose two of "
                f"{', '.join(design.systems)}."
            )
    if better == worse:
        raise UserError(f"--systems {better} {worse}: name two different systems.")
    planned = int(design.slot.max()) + 1
    return Question(design, known[measure], better, worse, Spreads(**spreads)), planned


def answer(
    question: Question,
    planned: int,
    differences: Sequence[float],
    *,
    wanted: float,
    studies: int,
    seed: int,
) -> PowerReport:
    """Simulate studies of the planned and of other sizes.

    Parameters
    ----------
    question : Question
    planned : int
        Evaluators in the plan.
    differences : sequence of float
        In points of a scale of ten.
    wanted : float
        Power, between 0 and 1.
    studies : int
        Simulated for each number of evaluators.
    seed : int

    Raises
    ------
    UserError
        When a difference is not above 0, or the power not between 0 and 1.
    """
    for difference in differences:
        if not (isfinite(difference) and difference > 0):
            raise UserError(f"--difference {difference:g}: give a number of points above 0.")
    if not 0 < wanted < 1:
        raise UserError(f"--power {wanted:g}: give a share between 0 and 1, such as 0.8.")
    of_plan = [
        question.power(planned, difference, studies=studies, seed=seed)
        for difference in _shown((0.0, *differences), "the plan's evaluators")
    ]
    answers = []
    for difference in _shown(differences, "the fewest evaluators"):
        enough = question.enough(difference, wanted, studies=studies, seed=seed)
        checked = (
            None
            if enough is None
            else question.power(enough, difference, studies=studies, seed=seed + CHECK_SEED_OFFSET)
        )
        answers.append(Answer(difference, wanted, enough, checked))
    return PowerReport(question, planned, of_plan, answers)


def to_text(report: PowerReport) -> str:
    """Return the report as lines to read in a terminal."""
    question = report.question
    spreads = question.spreads
    lines = [
        f"{question.measure.title}: {question.better} against {question.worse}, two-way "
        f"cluster-robust test at 5 %, {report.of_plan[0].studies:,} simulated studies a line.",
        f"Standard deviations in points of a scale of ten: evaluators {spreads.evaluator:g}, their "
        f"taste in systems {spreads.taste:g}, speakers {spreads.speaker:g}, "
        f"noise {spreads.noise:g}.",
        "",
        f"With the plan's {report.planned} evaluators:",
        "  difference   effect size A   found in",
    ]
    lines += [
        f"{power.difference:12g}{power.effect_size:16.3f}   {_share(power)}"
        + ("   (in vain: 5 % would be right)" if power.difference == 0 else "")
        for power in report.of_plan
    ]
    lines += ["", "Fewest evaluators:"]
    lines += [f"  {_sentence(one)}" for one in report.answers]
    return "\n".join(lines) + "\n"


def to_json(report: PowerReport) -> str:
    """Return the same numbers for programs."""
    question = report.question
    content = {
        "measure": question.measure.name,
        "better": question.better,
        "worse": question.worse,
        "spreads": {
            name: getattr(question.spreads, name)
            for name in ("evaluator", "taste", "speaker", "noise")
        },
        "planned_evaluators": report.planned,
        "of_plan": [_record(power) for power in report.of_plan],
        "answers": [
            {
                "difference": one.difference,
                "wanted_power": one.wanted,
                "evaluators": one.enough,
                "checked": None if one.checked is None else _record(one.checked),
            }
            for one in report.answers
        ],
    }
    return json.dumps(content, indent=1) + "\n"


def _sentence(one: Answer) -> str:
    if one.enough is None or one.checked is None:
        return (
            f"no number up to {MOST_EVALUATORS:,} finds a difference of {one.difference:g} in "
            f"{100 * one.wanted:.0f} % of studies."
        )
    return (
        f"{one.enough} find a difference of {one.difference:g} in {100 * one.wanted:.0f} % of "
        f"studies (checked with studies simulated anew: {_share(one.checked)})."
    )


def _share(power: Power) -> str:
    low, high = power.interval.low, power.interval.high
    return f"{100 * power.power:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def _record(power: Power) -> dict[str, float | int]:
    return {
        "evaluators": power.evaluators,
        "difference": power.difference,
        "effect_size": power.effect_size,
        "power": power.power,
        "low": power.interval.low,
        "high": power.interval.high,
        "studies": power.studies,
    }


def _shown(differences: Sequence[float], what: str) -> tqdm[float]:
    return tqdm(differences, desc=what, unit="difference", leave=False, disable=None)
