"""Trials that show how far an evaluator can be relied on: repeats, and checks of attention.

They are put among the planned trials of each session. In the plan they look like all others; what
they are stands in the key.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from anonymizers.errors import UserError
from sessions.corpus import attention_stimulus
from sessions.plan import Expected, Plan, PlannedSession, PlannedTrial, Slot, TrialKey
from sessions.rating_plan.draws import Draw
from sessions.rating_plan.order import LONGEST_RUN
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.plan import Key, StimulusKey
    from sessions.study import HiddenReferencesSection, Study


def add_extra_trials(study: Study, plan: Plan, key: Key, first_slot: int = 0) -> tuple[Plan, Key]:
    """Put repeats and attention checks into the sessions of a plan.

    Parameters
    ----------
    study : Study
    plan, key : Plan, Key
        The slots to be changed hold rated trials only.
    first_slot : int
        Slots before it stay as they are.

    Returns
    -------
    Plan, Key
        As given where the study asks for nothing of the kind.

    Raises
    ------
    UserError
        When there is no utterance left for a hidden reference.
    """
    if study.rating.pages_per_session == study.rating.trials_per_session:
        return plan, key
    key = replace(key, trials=dict(key.trials), repeats=dict(key.repeats), checks=dict(key.checks))
    adding = _Adding(study, key, Draw(study.study.name, study.study.seed, "extra", first_slot))
    added = tuple(adding.slot(slot) for slot in plan.slots[first_slot:])
    return Plan(plan.study, (*plan.slots[:first_slot], *added)), key


def without_extra_trials(plan: Plan, key: Key) -> Plan:
    """Return a plan with its rated trials alone, under the names that they have."""
    return Plan(
        plan.study,
        tuple(
            Slot(
                slot.slot,
                tuple(
                    replace(
                        session,
                        trials=tuple(
                            trial for trial in session.trials if key.kind(trial.trial) == "rating"
                        ),
                    )
                    for session in slot.sessions
                ),
            )
            for slot in plan.slots
        ),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Page:
    """A trial before it has its place and name."""

    stimulus: str
    enrolment: str | None
    pair: TrialKey | None
    repeats: _Page | None = None
    expected: Expected | None = None


class _Adding:
    """Adds to one slot after the other, with turns among systems and utterances."""

    def __init__(self, study: Study, key: Key, draw: Draw) -> None:
        self.study, self.key, self.draw = study, key, draw
        self.repeated: Counter[str] = Counter()
        self.originals = draw.shuffled(
            sorted(
                stimulus
                for stimulus, what in key.stimuli.items()
                if what.role == "trial" and what.system == ORIGINAL
            )
        )
        self.enrolments: dict[tuple[str, str], list[str]] = {}
        for stimulus in sorted(key.stimuli):
            what = key.stimuli[stimulus]
            if what.role == "enrolment":
                self.enrolments.setdefault((what.dataset, what.speaker), []).append(stimulus)

    def slot(self, slot: Slot) -> Slot:
        """Return a slot with what is added to each of its sessions."""
        heard = {
            self._utterance(trial.stimulus) for session in slot.sessions for trial in session.trials
        }
        return Slot(
            slot.slot,
            tuple(self._session(slot.slot, session, heard) for session in slot.sessions),
        )

    def _session(
        self, slot: str, session: PlannedSession, heard: set[tuple[str, str]]
    ) -> PlannedSession:
        rated = [
            _Page(trial.stimulus, trial.enrolment, self.key.trials.pop(trial.trial, None))
            for trial in session.trials
        ]
        pages = list(rated)
        for first in self._to_be_repeated(rated):
            earliest = pages.index(first) + self.study.rating.pages_before_repeat + 1
            again = replace(first, repeats=first)
            pages.insert(self._place(pages, again, earliest), again)
        references = self.study.rating.hidden_references
        for _ in range(0 if references is None else references.each_session):
            assert references is not None
            page = self._hidden_reference(slot, pages, heard, references)
            heard.add(self._utterance(page.stimulus))
            pages.insert(self._place(pages, page, 1), page)
        for page in self._attention_checks(rated):
            pages.insert(self._place(pages, page, 1), page)
        return replace(session, trials=self._named(session.session, pages))

    def _to_be_repeated(self, rated: Sequence[_Page]) -> list[_Page]:
        """Choose trials that leave room behind them; systems take turns."""
        rating = self.study.rating
        candidates = self.draw.shuffled(rated[: len(rated) - rating.pages_before_repeat])
        chosen: list[_Page] = []
        for _ in range(rating.repeats):
            page = min(candidates, key=lambda one: self.repeated[self._system(one)])
            candidates.remove(page)
            self.repeated[self._system(page)] += 1
            chosen.append(page)
        return chosen

    def _place(self, pages: Sequence[_Page], page: _Page, earliest: int) -> int:
        """Draw a place among those that make the shortest run of a condition or kind of pair."""

        def run_at(place: int) -> int:
            before = pages[max(0, place - LONGEST_RUN) : place]
            return self._longest_run([*before, page, *pages[place : place + LONGEST_RUN]])

        places = self.draw.shuffled(range(earliest, len(pages) + 1))
        return min(places, key=lambda place: max(run_at(place), LONGEST_RUN))

    def _longest_run(self, pages: Sequence[_Page]) -> int:
        longest = 0
        for values in (
            [self._system(page) == ORIGINAL for page in pages],
            [None if page.pair is None else page.pair.pair for page in pages],
        ):
            run = 0
            for before, value in zip([None, *values], values, strict=False):
                run = run + 1 if value == before and value is not None else 1
                longest = max(longest, run)
        return longest

    def _hidden_reference(
        self,
        slot: str,
        pages: Sequence[_Page],
        heard: set[tuple[str, str]],
        references: HiddenReferencesSection,
    ) -> _Page:
        in_session = {self._utterance(page.stimulus) for page in pages}
        said = {self.key.stimuli[page.stimulus].text for page in pages} - {None}
        with_pairs = "similarity" in self.study.rating.questions

        def suits(stimulus: str, avoided: set[tuple[str, str]], *, new_text: bool) -> bool:
            what = self.key.stimuli[stimulus]
            return (
                (what.dataset, what.utterance) not in avoided
                and not (new_text and what.text in said)
                and not (with_pairs and not self._own_enrolments(what))
            )

        rounds = [(heard, True), (heard, False)]
        if self.study.rating.allow_repeats:
            rounds += [(in_session, False), (set(), False)]
        for avoided, new_text in rounds:
            for place, stimulus in enumerate(self.originals):
                if suits(stimulus, avoided, new_text=new_text):
                    self.originals.append(self.originals.pop(place))
                    return self._reference(stimulus, references, with_pairs=with_pairs)
        raise UserError(
            f"{slot}: no trial utterance is left for its hidden references, because none may come "
            "twice in a slot; add utterances, lower rating.hidden_references.each_session, or set "
            "`allow_repeats = true`."
        )

    def _reference(
        self, stimulus: str, references: HiddenReferencesSection, *, with_pairs: bool
    ) -> _Page:
        highest = self.study.rating.scales.of(references.question).highest
        expected = Expected(references.question, references.at_least, highest)
        if not with_pairs:
            return _Page(stimulus, None, None, expected=expected)
        spoken = self._own_enrolments(self.key.stimuli[stimulus])
        enrolment = spoken[self.draw.below(len(spoken))]
        what = self.key.stimuli[enrolment]
        pair = TrialKey("same", what.speaker, what.utterance)
        return _Page(stimulus, enrolment, pair, expected=expected)

    def _own_enrolments(self, what: StimulusKey) -> list[str]:
        return self.enrolments.get((what.dataset, what.speaker), [])

    def _attention_checks(self, rated: Sequence[_Page]) -> list[_Page]:
        """Return a page for each recording; what it is compared with comes from another page."""
        pages = []
        for check in self.study.rating.attention_checks:
            scale = self.study.rating.scales.of(check.question)
            expected = Expected(
                check.question,
                max(check.answer - check.tolerance, scale.lowest),
                min(check.answer + check.tolerance, scale.highest),
            )
            other = rated[self.draw.below(len(rated))]
            pair = None if other.pair is None else replace(other.pair, pair="different")
            stimulus = attention_stimulus(self.study, check)
            pages.append(_Page(stimulus, other.enrolment, pair, expected=expected))
        return self.draw.shuffled(pages)

    def _named(self, session: str, pages: Sequence[_Page]) -> tuple[PlannedTrial, ...]:
        """Name the trials after their places, and say in the key what they are."""
        names = {page: f"{session}-{number:02d}" for number, page in enumerate(pages, start=1)}
        for page, name in names.items():
            if page.pair is not None:
                self.key.trials[name] = page.pair
            if page.repeats is not None:
                self.key.repeats[name] = names[page.repeats]
            if page.expected is not None:
                self.key.checks[name] = page.expected
        return tuple(
            PlannedTrial(name, "rating", page.stimulus, page.enrolment)
            for page, name in names.items()
        )

    def _utterance(self, stimulus: str) -> tuple[str, str]:
        what = self.key.stimuli[stimulus]
        return what.dataset, what.utterance

    def _system(self, page: _Page) -> str:
        return self.key.stimuli[page.stimulus].system
