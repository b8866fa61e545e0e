"""Whether a sentence comes twice in a session although the texts allow to avoid it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sessions.plan_audit.records import Heard, Reading


def repeated_although_avoidable(reading: Reading) -> Iterator[int]:
    """Yield sessions that repeat a sentence although their trials could all have different ones.

    The other sessions of the slot are taken as they are: their utterances are not free.
    """
    by_slot: dict[int, list[Heard]] = defaultdict(list)
    for one in reading.heard:
        by_slot[one.slot].append(one)
    material = _Material(reading)
    for session in reading.sessions:
        if len({one.sentence for one in session}) == len(session):
            continue
        number, slot = session[0].session, session[0].slot
        elsewhere = {(one.dataset, one.utterance) for one in by_slot[slot] if one.session != number}
        if _all_can_differ([material.sentences(one, elsewhere) for one in session]):
            yield number


class _Material:
    """Trial utterances that the key knows, by what a trial asks of them."""

    def __init__(self, reading: Reading) -> None:
        enrolled: dict[tuple[str, str], set[str]] = defaultdict(set)
        for what in reading.key.stimuli.values():
            if what.role == "enrolment":
                enrolled[what.dataset, what.gender].add(what.speaker)
        taking_part = {(one.dataset, one.speaker) for one in reading.heard}
        some_left_out = reading.study.rating.speakers_per_gender is not None
        self.utterances: dict[tuple[str, str, str | None], dict[str, str]] = defaultdict(dict)
        for what in reading.key.stimuli.values():
            if what.role != "trial":
                continue
            if some_left_out and (what.dataset, what.speaker) not in taking_part:
                continue
            words = " ".join((what.text or "").lower().split())
            sentence = words or f"\0{what.dataset}\0{what.utterance}"
            voices = enrolled[what.dataset, what.gender]
            for pair, is_possible in (
                (None, True),
                ("same", what.speaker in voices),
                ("different", bool(voices - {what.speaker})),
            ):
                if is_possible:
                    self.utterances[what.dataset, what.gender, pair][what.utterance] = sentence

    def sentences(self, one: Heard, elsewhere: set[tuple[str, str]]) -> set[str]:
        """Sentences that a trial could have had."""
        return {
            sentence
            for utterance, sentence in self.utterances[one.dataset, one.gender, one.pair].items()
            if (one.dataset, utterance) not in elsewhere
        }


def _all_can_differ(choices: list[set[str]]) -> bool:
    """Whether each trial can have a sentence of its own (bipartite matching, Kuhn)."""
    taken: dict[str, int] = {}

    def place(trial: int, tried: set[str]) -> bool:
        for sentence in sorted(choices[trial]):
            if sentence in tried:
                continue
            tried.add(sentence)
            if sentence not in taken or place(taken[sentence], tried):
                taken[sentence] = trial
                return True
        return False

    # Those with the fewest choices first: whoever has many gives way easily.
    order = sorted(range(len(choices)), key=lambda trial: len(choices[trial]))
    if len(set().union(*choices)) < len(choices):
        return False
    return all(place(trial, set()) for trial in order)
