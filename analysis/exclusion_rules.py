"""Evaluators who are left out by the rules that their study made before it had data."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from analysis.reliability import attention, repeats_with_first
from analysis.summaries import Exclusion
from sessions.quality import straight_lining
from sessions.study import QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pandas as pd

    from sessions.exclusions_section import ExclusionsSection


@dataclass(frozen=True, slots=True)
class LeftOut:
    """One evaluator whom a rule leaves out."""

    evaluator: str
    rule: str
    """The key of the study file."""
    reason: str
    """With the figures that the rule saw."""


def left_out(
    ratings: pd.DataFrame, counted: pd.DataFrame, rules: ExclusionsSection
) -> list[LeftOut]:
    """Return whom the rules leave out, rule by rule; each evaluator for the first that applies.

    Parameters
    ----------
    ratings : DataFrame
        Columns of ``ratings.csv``, all kinds of rows.
    counted : DataFrame
        The rows that would count, as `analysis.summaries.split_off_exclusions` returns them.
    rules : ExclusionsSection
    """
    found: dict[str, LeftOut] = {}
    for one in _all(ratings, counted, rules):
        found.setdefault(one.evaluator, one)
    return list(found.values())


def exclusions_of(found: list[LeftOut], counted: pd.DataFrame) -> list[Exclusion]:
    """Return what each rule leaves out, rule by rule.

    Parameters
    ----------
    found : list of LeftOut
    counted : DataFrame
        The rows that would count with everyone.
    """
    exclusions = []
    for rule in dict.fromkeys(one.rule for one in found):
        whom = [one.evaluator for one in found if one.rule == rule]
        rows = counted[counted["evaluator"].isin(whom)]
        exclusions.append(
            Exclusion(
                f"the study's rule {rule}",
                sessions=len(rows[["session", "evaluator"]].drop_duplicates()),
                evaluators=len(whom),
                trials=len(rows),
            )
        )
    return exclusions


def _all(
    ratings: pd.DataFrame, counted: pd.DataFrame, rules: ExclusionsSection
) -> Iterator[LeftOut]:
    if rules.failed_screening:
        yield from _failed_screening(counted)
    if rules.failed_checks is not None:
        yield from _failed_checks(ratings, rules.failed_checks)
    if rules.hurried_share is not None:
        yield from _hurried(counted, rules.hurried_share)
    if rules.same_answers:
        yield from _same_answers(counted)
    if rules.repeats_apart is not None:
        yield from _repeats_apart(ratings, rules.repeats_apart)
    if rules.fewest_trials is not None:
        yield from _few_trials(counted, rules.fewest_trials)


def _failed_screening(counted: pd.DataFrame) -> Iterator[LeftOut]:
    failed = counted["flags"].str.contains(r"\bscreening_failed\b")
    for evaluator in sorted(counted.loc[failed, "evaluator"].unique()):
        yield LeftOut(str(evaluator), "failed_screening", "failed the headphone screening")


def _failed_checks(ratings: pd.DataFrame, most: int) -> Iterator[LeftOut]:
    for one in attention(ratings):
        if one.failed >= most:
            reason = f"failed {one.failed} of {one.checks} attention checks"
            yield LeftOut(one.evaluator, "failed_checks", reason)


def _hurried(counted: pd.DataFrame, share: float) -> Iterator[LeftOut]:
    is_fast = counted["flags"].str.contains(r"\bfast\b")
    for evaluator, fast in is_fast.groupby(counted["evaluator"]):
        if fast.mean() > share:
            reason = f"answered {int(fast.sum())} of {fast.size} trials in a hurry"
            yield LeftOut(str(evaluator), "hurried_share", reason)


def _same_answers(counted: pd.DataFrame) -> Iterator[LeftOut]:
    for evaluator, rows in counted.groupby("evaluator"):
        answers = {
            question: straight_lining(rows[question].dropna().astype(int).tolist())
            for question in QUESTIONS
            if rows[question].notna().any()
        }
        if answers and None not in answers.values():
            said = ", ".join(f"{question} {answer}" for question, answer in answers.items())
            yield LeftOut(str(evaluator), "same_answers", f"gave nearly always the same: {said}")


def _repeats_apart(ratings: pd.DataFrame, most: float) -> Iterator[LeftOut]:
    for evaluator, rows in repeats_with_first(ratings).groupby("evaluator"):
        for question in QUESTIONS:
            apart = (rows[f"{question}_again"] - rows[question]).dropna()
            deviation = math.sqrt(float((apart**2).mean()) / 2) if len(apart) else 0.0
            if deviation > most:
                reason = f"{question} of repeated trials lies {deviation:.2f} points apart"
                yield LeftOut(str(evaluator), "repeats_apart", reason)
                break


def _few_trials(counted: pd.DataFrame, fewest: int) -> Iterator[LeftOut]:
    for evaluator, trials in counted.groupby("evaluator").size().items():
        if trials < fewest:
            yield LeftOut(str(evaluator), "fewest_trials", f"rated only {trials} trials")
