"""Guarantees that every plan keeps to, or there would be no plan."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from anonymizers.corpora.utterance import GENDER_IN_WORDS
from sessions.plan_audit.records import (
    AuditRow,
    Heard,
    Reading,
    first_fault,
    span,
    spread,
    whole_span,
)
from sessions.plan_audit.sentences import repeated_although_avoidable
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from sessions.plan import Pair

_SIDES = (ORIGINAL, "anonymized")
_LONGEST_RUN = 3


def hard_guarantees(reading: Reading) -> Iterator[AuditRow]:
    """Yield a row for each hard guarantee."""
    yield from _structure(reading)
    yield from _composition(reading)
    yield from _totals(reading)
    yield from _repetition(reading)
    yield from _runs(reading)
    yield from _pairs(reading)


def _row(guarantee: str, scope: str, asked: str, got: str, faults: Sequence[str]) -> AuditRow:
    return AuditRow(guarantee, scope, asked, got, first_fault(faults), "hard", not faults)


def _structure(reading: Reading) -> Iterator[AuditRow]:
    plan, rating = reading.plan, reading.study.rating
    faults = list(reading.faults)
    if plan.study != reading.study.study.name or reading.key.study != plan.study:
        faults.append(f"the plan is of the study '{plan.study}', the key of '{reading.key.study}'")
    names = Counter(
        name
        for slot in plan.slots
        for name in (
            slot.slot,
            *(session.session for session in slot.sessions),
            *(page.trial for s in slot.sessions for page in (*s.practice, *s.trials)),
        )
    )
    faults += [f"the id {name} is used twice" for name, count in names.items() if count > 1]
    yield _row("ids", "", "explained by the key", f"{len(names):,} ids", faults)

    least, more = divmod(rating.session_count, rating.evaluators)
    most = least + (more > 0)
    sizes = [len(slot.sessions) for slot in plan.slots]
    base = sizes[: rating.evaluators]
    faults = [
        f"{slot.slot}: {size} sessions"
        for slot, size in zip(plan.slots, sizes, strict=True)
        if not least <= size <= most
    ]
    if len(base) != rating.evaluators or sum(base) != rating.session_count:
        faults.append(f"{len(base)} slots with {sum(base)} sessions")
    yield _row(
        "slots",
        "",
        f"{rating.evaluators:,} of {span(least, most)} sessions, {rating.session_count:,} in all",
        f"{len(sizes):,} of {spread(sizes)}, {sum(sizes):,} in all",
        faults,
    )
    for what, asked, kind, counts in (
        (
            "trials a session",
            rating.trials_per_session,
            "rating",
            [(s.session, s.trials) for s in plan.sessions],
        ),
        (
            "practice trials a session",
            rating.practice_trials,
            "practice",
            [(s.session, s.practice) for s in plan.sessions],
        ),
    ):
        faults = [
            f"{name}: {len(pages)} trials"
            for name, pages in counts
            if len(pages) != asked or any(page.kind != kind for page in pages)
        ]
        yield _row(what, "", str(asked), spread(len(pages) for _, pages in counts), faults)


def _composition(reading: Reading) -> Iterator[AuditRow]:
    """Each session is as balanced as whole numbers let it be."""
    systems = reading.study.system_names
    sessions = reading.sessions
    yield _shared("original and anonymized a session", sessions, lambda heard: heard.side, _SIDES)
    yield _shared(
        "systems a session",
        [[heard for heard in session if heard.system != ORIGINAL] for session in sessions],
        lambda heard: heard.system,
        systems,
    )
    if not reading.has_pairs:
        return
    pairs = ("same", "different")
    yield _shared("pairs a session", sessions, lambda heard: heard.pair, pairs)
    for side in _SIDES:
        yield _shared(
            "pairs a session",
            [[heard for heard in session if heard.side == side] for session in sessions],
            lambda heard: heard.pair,
            pairs,
            scope=side,
        )
    yield _shared(
        "pairs a session",
        [
            [heard for heard in session if heard.system == system]
            for session in sessions
            for system in systems
        ],
        lambda heard: heard.pair,
        pairs,
        scope="each system",
    )


def _shared(
    guarantee: str,
    groups: Sequence[Sequence[Heard]],
    value: Callable[[Heard], Hashable],
    values: Sequence[str],
    *,
    scope: str = "",
) -> AuditRow:
    """Whether in each group all values are equally frequent, but for one."""
    faults, seen, asked = [], set(), set()
    for group in groups:
        counts = Counter(value(heard) for heard in group)
        least, more = divmod(len(group), len(values))
        asked |= {least, least + (more > 0)}
        found = [counts[name] for name in values]
        seen |= set(found)
        if min(found) < least or max(found) > least + (more > 0):
            faults.append(f"from {group[0].trial}: " + ", ".join(map(str, found)))
    return _row(
        guarantee,
        scope,
        f"{span(min(asked), max(asked))} each",
        spread(seen),
        faults,
    )


def _totals(reading: Reading) -> Iterator[AuditRow]:
    """Totals of each data set, gender, condition and kind of pair, in the study as designed."""
    slots = reading.study.rating.evaluators
    heard = [one for one in reading.heard if one.slot < slots]
    pairs: tuple[Pair, ...] = ("same", "different") if reading.has_pairs else ()
    of_dataset = Counter(one.dataset for one in heard)
    of_side = Counter((one.cell, one.side) for one in heard)
    of_pair = Counter((one.cell, one.side, one.pair) for one in heard)
    genders: dict[str, set[str]] = {}
    for what in reading.key.stimuli.values():
        if what.role == "trial":
            genders.setdefault(what.dataset, set()).add(what.gender)
    for dataset, asked in reading.asked_of_datasets().items():
        yield _total("trials in all", dataset, *whole_span(asked), of_dataset[dataset])
        present = sorted(genders.get(dataset, ()))
        total = of_dataset[dataset]
        for gender in present:
            for side in _SIDES:
                got = of_side[(dataset, gender), side]
                scope = f"{dataset}, {GENDER_IN_WORDS[gender]}, {side}"
                yield _total("trials", scope, *whole_span(Fraction(total, 2 * len(present))), got)
                for pair in pairs:
                    yield _total(
                        "trials",
                        f"{scope}, {pair}",
                        *whole_span(Fraction(total, 4 * len(present))),
                        of_pair[(dataset, gender), side, pair],
                    )


def _total(guarantee: str, scope: str, least: int, most: int, got: int) -> AuditRow:
    deviation = max(least - got, got - most, 0)
    return AuditRow(
        guarantee, scope, span(least, most), f"{got:,}", f"{deviation:,}", "hard", deviation == 0
    )


def _repetition(reading: Reading) -> Iterator[AuditRow]:
    counts = Counter((one.slot, one.dataset, one.utterance) for one in reading.heard)
    repeats = [
        f"{reading.plan.slots[slot].slot}: {utterance} comes {count} times"
        for (slot, _, utterance), count in counts.items()
        if count > 1
    ]
    if reading.study.rating.allow_repeats:
        yield AuditRow(
            "uses of an utterance in a slot",
            "",
            "1 where there are enough",
            spread(counts.values()),
            first_fault(repeats),
            "soft",
            True,
        )
    else:
        yield _row("uses of an utterance in a slot", "", "1", spread(counts.values()), repeats)
    said = Counter((one.session, one.sentence) for one in reading.heard)
    avoidable = [
        f"session {session + 1} of the plan" for session in repeated_although_avoidable(reading)
    ]
    yield _row(
        "uses of a sentence in a session",
        "",
        "1 where the texts allow it",
        spread(said.values()),
        avoidable,
    )


def _runs(reading: Reading) -> Iterator[AuditRow]:
    properties: list[tuple[str, Callable[[Heard], Hashable]]] = [
        ("one condition", lambda heard: heard.side)
    ]
    if reading.has_pairs:
        properties.append(("one kind of pair", lambda heard: heard.pair))
    for name, value in properties:
        longest, faults = 0, []
        for session in reading.sessions:
            for _, group in groupby(session, key=value):
                run = list(group)
                longest = max(longest, len(run))
                if len(run) > _LONGEST_RUN:
                    faults.append(f"{len(run)} from {run[0].trial}")
        yield _row(f"in a row of {name}", "", f"at most {_LONGEST_RUN}", str(longest), faults)


def _pairs(reading: Reading) -> Iterator[AuditRow]:
    if not reading.has_pairs:
        return
    gender_of = {(what.dataset, what.speaker): what.gender for what in reading.key.stimuli.values()}
    itself = [one.trial for one in reading.heard if one.utterance == one.enrolment_utterance]
    yield _row("trial and enrolment differ", "", "always", f"{len(itself)} alike", itself)
    same = [one for one in reading.heard if one.pair == "same"]
    wrong = [one.trial for one in same if one.speaker != one.enrolment_speaker]
    yield _row("same pairs are of one speaker", "", "always", f"{len(wrong)} are not", wrong)
    different = [one for one in reading.heard if one.pair == "different"]
    wrong = [one.trial for one in different if one.speaker == one.enrolment_speaker]
    yield _row("different pairs are of two speakers", "", "always", f"{len(wrong)} are not", wrong)
    wrong = [
        one.trial
        for one in different
        if gender_of.get((one.dataset, one.enrolment_speaker or "")) != one.gender
    ]
    yield _row("different pairs share the gender", "", "always", f"{len(wrong)} do not", wrong)
