"""Studies and corpora for tests of planning: lists only, no audio."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anonymizers.corpora.audio import AudioSource
from sessions.corpus import Corpus, CorpusUtterance, DatasetCorpus, dataset_corpus
from sessions.plan_audit import audit, render
from sessions.rating_plan import plan_ratings
from sessions.study import Study

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anonymizers.corpora.utterance import Gender
    from sessions.plan import Key, Plan


def utterance(
    name: str, dataset: str, speaker: str, gender: Gender, text: str | None = None
) -> CorpusUtterance:
    return CorpusUtterance(name, dataset, speaker, gender, text, AudioSource(Path(f"{name}.wav")))


def dataset(
    name: str,
    *,
    women: Sequence[int] = (),
    men: Sequence[int] = (),
    enrolments: int = 3,
    common_sentences: int = 0,
    texts: bool = True,
    with_enrolments: bool = True,
) -> DatasetCorpus:
    """A data set whose speakers have so many trial utterances each.

    The first sentences of each speaker are common to all.
    """
    trials, enrolled = [], []
    genders: tuple[tuple[Gender, Sequence[int]], ...] = (("f", women), ("m", men))
    for gender, counts in genders:
        for number, count in enumerate(counts):
            speaker = f"{name}-{gender}{number:02d}"
            for sentence in range(count):
                owner = "everyone" if sentence < common_sentences else speaker
                trials.append(
                    utterance(
                        f"{speaker}-t{sentence:03d}",
                        name,
                        speaker,
                        gender,
                        f"{owner} says sentence {sentence}" if texts else None,
                    )
                )
            enrolled += [
                utterance(f"{speaker}-e{sentence:03d}", name, speaker, gender, f"enrol {sentence}")
                for sentence in range(enrolments)
            ]
    return dataset_corpus(name, trials, enrolled, with_enrolments=with_enrolments)


def study(
    datasets: Sequence[DatasetCorpus], systems: int, *, seed: int = 1, **rating: Any
) -> Study:
    return Study.model_validate(
        {
            "study": {"name": "designed", "title": "A designed study", "seed": seed},
            "datasets": [{"name": one.name, "trials": ["unread"]} for one in datasets],
            "systems": [{"name": f"S{n}", "anonymizer": "B2"} for n in range(1, systems + 1)],
            "rating": {"evaluators": 1, **rating},
        }
    )


def random_design(seed: int) -> tuple[Study, Corpus]:
    """A small design that anybody might ask for; about a third lacks material."""
    chance = random.Random(seed)
    questions = chance.choice(
        [["naturalness", "intelligibility", "similarity"]] * 3
        + [["similarity"], ["naturalness"], ["naturalness", "intelligibility"]]
    )
    datasets = []
    for number in range(chance.choice([1, 1, 2, 3])):
        most = chance.choice([2, 8, 20, 40])
        speakers = [
            [chance.randint(1, most) for _ in range(chance.choice([0, 1, 2, 3, 5, 8, 8]))]
            for _ in "fm"
        ]
        if not any(speakers):
            speakers[0] = [most, most]
        datasets.append(
            dataset(
                f"set{number}",
                women=speakers[0],
                men=speakers[1],
                enrolments=chance.choice([1, 2, 5]),
                common_sentences=chance.choice([0, 0, 2, 5, most]),
                texts=chance.random() < 0.8,
                with_enrolments="similarity" in questions,
            )
        )
    evaluators = chance.choice([1, 2, 3, 5, 9])
    rating: dict[str, Any] = {
        "evaluators": evaluators,
        "sessions": evaluators + chance.choice([0, 0, 1, evaluators]),
        "trials_per_session": chance.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 18, 24, 30, 36]),
        "practice_trials": chance.choice([0, 1, 2]),
        "questions": questions,
        "allow_repeats": chance.random() < 0.15,
    }
    if chance.random() < 0.3:
        rating["speakers_per_gender"] = chance.randint(1, 8)
    if chance.random() < 0.3:
        rest = rating["sessions"] * rating["trials_per_session"]
        rating["trials_per_dataset"] = {}
        for one in datasets[:-1]:
            share = chance.randint(0, rest)
            rating["trials_per_dataset"][one.name] = share
            rest -= share
    planned = study(datasets, chance.choice([1, 1, 2, 3, 5, 9]), seed=seed, **rating)
    return planned, Corpus(tuple(datasets))


def planned(
    datasets: list[DatasetCorpus], systems: int, **rating: object
) -> tuple[Plan, Key, Study]:
    design = study(datasets, systems, **rating)
    plan, key = plan_ratings(design, Corpus(tuple(datasets)))
    return plan, key, design


def assert_sound(plan: Plan, key: Key, design: Study) -> None:
    broken = [row for row in audit(plan, key, design) if not row.ok]
    assert not broken, render(broken)


def utterances_of(plan: Plan, key: Key) -> list[list[list[str]]]:
    """Trial utterances by slot and session."""
    return [
        [[key.stimuli[page.stimulus].utterance for page in s.trials] for s in slot.sessions]
        for slot in plan.slots
    ]


def by_name(corpus: Corpus) -> dict[tuple[str, str], CorpusUtterance]:
    """Trial utterances by data set and id, as the audit of panels looks them up."""
    return {(one.name, spoken.id): spoken for one in corpus.datasets for spoken in one.trials}
