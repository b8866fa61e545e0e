from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from sessions.corpus import dataset_corpus
from sessions.rating_plan import ShortageError
from tests.sessions.designs import assert_sound, dataset, planned, utterances_of

if TYPE_CHECKING:
    from sessions.corpus import DatasetCorpus


def shortage(datasets: list[DatasetCorpus], systems: int = 1, **rating: object) -> str:
    with pytest.raises(ShortageError) as caught:
        planned(datasets, systems, **rating)
    return str(caught.value)


def test_too_few_for_a_session() -> None:
    said = shortage(
        [dataset("libri", women=[9, 9], men=[9, 9]), dataset("vctk", women=[4, 4], men=[1])],
        trials_per_session=24,
    )
    assert said == (
        "vctk, male: only the speaker 'vctk-m00' is enrolled, but a different-speaker trial "
        "needs another one of the same gender; enrol one, or drop the set."
    )
    said = shortage(
        [dataset("libri", women=[9, 9], men=[9, 9]), dataset("vctk", women=[4, 4], men=[1])],
        trials_per_session=24,
        questions=["naturalness"],
    )
    assert said == (
        "vctk, male: 1 trial utterance, but a session needs 6 different ones; no session can "
        "be planned; add utterances, drop the set, or set rating.allow_repeats = true."
    )


def test_enough_for_a_session_but_not_for_an_evaluator() -> None:
    said = shortage([dataset("a", women=[8, 7], men=[20, 20])], sessions=2, trials_per_session=20)
    assert said == (
        "a, female: 15 trial utterances, but the 2 sessions of an evaluator need 20 different "
        "ones; raise rating.evaluators or lower rating.sessions, or add utterances, drop the "
        "set, or set rating.allow_repeats = true."
    )


def test_every_shortage_is_named_at_once() -> None:
    said = shortage([dataset("a", women=[2, 1], men=[1, 1])]).splitlines()
    assert [line.split(":")[0] for line in said] == ["a, female", "a, male"]


def test_nobody_enrolled_of_a_gender() -> None:
    both = dataset("a", women=[9, 9], men=[9, 9])
    women = [spoken for spoken in both.enrolments if spoken.gender == "f"]
    said = shortage([dataset_corpus("a", both.trials, women)])
    assert said.startswith("a, male: there is no trial utterance of an enrolled speaker; add")


def test_no_pair_listed() -> None:
    one = dataset("a", women=[20, 20])
    nobody = {spoken.id: set[str]() for spoken in one.trials}
    said = shortage([dataset_corpus("a", one.trials, one.enrolments, nobody)])
    assert said.startswith("a, female: no trial utterance may be compared with an enrolment of")
    assert "its own speaker" in said


def test_too_few_listed() -> None:
    one = dataset("a", women=[20, 20])
    targets = {spoken.id: {spoken.speaker} for spoken in one.trials[:5]}
    targets |= {spoken.id: set() for spoken in one.trials[5:]}
    said = shortage([dataset_corpus("a", one.trials, one.enrolments, targets)])
    assert said.startswith(
        "a, female: 5 trial utterances for same-speaker pairs, but a "
        "session needs 18 different ones"
    )


def test_repeats_are_taken_only_when_allowed_and_no_more_than_needed() -> None:
    one = dataset("a", women=[2, 2], men=[9, 9])
    plan, key, design = planned([one], 1, trials_per_session=16, allow_repeats=True)
    assert_sound(plan, key, design)
    counts = Counter(name for (session,) in utterances_of(plan, key) for name in session)
    women = {name: count for name, count in counts.items() if "-f" in name}
    assert set(women.values()) == {2}
    assert {count for name, count in counts.items() if "-m" in name} == {1}


def test_a_set_without_trial_utterances() -> None:
    assert shortage([dataset_corpus("a", [], [])]) == "a: there is no trial utterance; add some."
