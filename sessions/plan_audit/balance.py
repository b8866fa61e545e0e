"""What is as equal as whole numbers and the corpus let it be; deviations are reported."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

from anonymizers.corpora.utterance import GENDER_IN_WORDS
from sessions.plan_audit.records import AuditRow, Heard, Reading, spread
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


def soft_guarantees(reading: Reading) -> Iterator[AuditRow]:
    """Yield a row for each soft guarantee, in their order of importance."""
    cells: dict[tuple[str, str], list[Heard]] = defaultdict(list)
    for one in reading.heard:
        cells[one.cell].append(one)
    yield from _extended(reading)
    for cell, heard in sorted(cells.items()):
        yield from _systems(reading, _scope(cell), heard)
    for cell, heard in sorted(cells.items()):
        yield from _speakers(reading, _scope(cell), heard)
    for cell, heard in sorted(cells.items()):
        yield _utterances(reading, cell, heard)
    yield from _positions(reading)
    yield _practice(reading)


def _scope(cell: tuple[str, str]) -> str:
    return f"{cell[0]}, {GENDER_IN_WORDS[cell[1]]}"


def _row(
    guarantee: str, scope: str, ideal: Fraction | str, counts: Iterable[int], worst: Fraction | int
) -> AuditRow:
    asked = ideal if isinstance(ideal, str) else f"{float(ideal):,.1f}"
    return AuditRow(guarantee, scope, asked, spread(counts), f"{float(worst):.1f}", "soft", ok=True)


def _equal(
    guarantee: str, scope: str, counts: Sequence[int], places: int | None = None
) -> AuditRow:
    """Report counts that should all be equal, or equal for each of so many places."""
    total = sum(counts)
    shares = _shares(counts, places or len(counts))
    ideal = Fraction(total, places or max(1, len(counts)))
    worst = max(
        (abs(count - share * ideal) for count, share in zip(sorted(counts), shares, strict=True)),
        default=Fraction(0),
    )
    return _row(guarantee, scope, ideal, counts, worst)


def _shares(counts: Sequence[int], places: int) -> list[int]:
    """How many places each has, the least frequent first."""
    if not counts:
        return []
    least, more = divmod(places, len(counts))
    return [least] * (len(counts) - more) + [least + 1] * more


def _extended(reading: Reading) -> Iterator[AuditRow]:
    """With slots added later: the data sets over the whole plan."""
    rating = reading.study.rating
    if len(reading.plan.slots) <= rating.evaluators:
        return
    counts = Counter(one.dataset for one in reading.heard)
    designed = rating.session_count * rating.trials_per_session
    for dataset, asked in reading.asked_of_datasets().items():
        ideal = asked / designed * len(reading.heard)
        got = counts[dataset]
        yield _row("trials with extensions", dataset, ideal, [got], abs(got - ideal))


def _systems(reading: Reading, scope: str, heard: Sequence[Heard]) -> Iterator[AuditRow]:
    names = reading.study.system_names
    anonymized = Counter(one.system for one in heard if one.system != ORIGINAL)
    yield _equal("each system", scope, [anonymized[name] for name in names])
    if reading.has_pairs:
        for pair in ("same", "different"):
            counts = Counter(
                one.system for one in heard if one.system != ORIGINAL and one.pair == pair
            )
            yield _equal("each system", f"{scope}, {pair}", [counts[name] for name in names])


def _speakers(reading: Reading, scope: str, heard: Sequence[Heard]) -> Iterator[AuditRow]:
    speakers = sorted({one.speaker for one in heard})
    places = reading.study.rating.speakers_per_gender
    if places is not None and places < len(speakers):
        places = None
    counts = Counter(one.speaker for one in heard)
    what = "each speaker" if places is None else "each place of a speaker"
    yield _equal(what, scope, [counts[name] for name in speakers], places)
    sides = Counter((one.side, one.pair, one.speaker) for one in heard)
    for side, pair in sorted({(one.side, one.pair) for one in heard}, key=str):
        yield _equal(
            what,
            ", ".join((scope, side, *([pair] if pair else []))),
            [sides[side, pair, name] for name in speakers],
            places,
        )
    if reading.has_pairs:
        partners = Counter(one.enrolment_speaker for one in heard if one.pair == "different")
        yield _equal(
            f"{what} compared with", f"{scope}, different", list(partners.values()), places
        )


def _utterances(reading: Reading, cell: tuple[str, str], heard: Sequence[Heard]) -> AuditRow:
    """Compare the uses of each utterance with the mean of its speaker."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for one in heard:
        counts[one.speaker][one.utterance] += 1
    spoken: dict[str, set[str]] = defaultdict(set)
    for what in reading.key.stimuli.values():
        if what.role == "trial" and (what.dataset, what.gender) == cell and what.speaker in counts:
            spoken[what.speaker].add(what.utterance)
    worst, seen = Fraction(0), set()
    for speaker, used in counts.items():
        mean = Fraction(sum(used.values()), len(spoken[speaker]))
        uses = {used[utterance] for utterance in spoken[speaker]}
        seen |= uses
        worst = max(worst, *(abs(count - mean) for count in uses))
    return _row("each utterance of a speaker", _scope(cell), "equal", seen, worst)


def _positions(reading: Reading) -> Iterator[AuditRow]:
    def at(name: str, chosen: Iterable[Heard]) -> AuditRow:
        counts = Counter(one.position for one in chosen)
        positions = range(reading.study.rating.trials_per_session)
        return _equal("each position", name, [counts[position] for position in positions])

    yield at(ORIGINAL, (one for one in reading.heard if one.system == ORIGINAL))
    if reading.has_pairs:
        yield at("same", (one for one in reading.heard if one.pair == "same"))
    for system in reading.study.system_names:
        yield at(system, (one for one in reading.heard if one.system == system))


def _practice(reading: Reading) -> AuditRow:
    """Count practice trials whose utterance is rated in the same session."""
    stimuli = reading.key.stimuli
    rated: dict[int, set[tuple[str, str]]] = defaultdict(set)
    for one in reading.heard:
        rated[one.session].add((one.dataset, one.utterance))
    again = 0
    for number, session in enumerate(reading.plan.sessions):
        for page in session.practice:
            what = stimuli.get(page.stimulus)
            again += what is not None and (what.dataset, what.utterance) in rated[number]
    return _row("practice utterances rated in the session", "", "0", [again], again)
