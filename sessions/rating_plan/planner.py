"""From a study and its corpus to who hears what.

Quotas say how much of everything, the allotment which session has it, casting who speaks, and the
ordering when. The same study and corpus give the same plan on every computer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anonymizers.errors import UserError
from sessions.corpus import catalogue
from sessions.plan import (
    Key,
    Plan,
    PlannedSession,
    PlannedTrial,
    Slot,
    TrialKey,
    TrialKind,
)
from sessions.rating_plan.allotment import allot
from sessions.rating_plan.casting import Casting, Page
from sessions.rating_plan.draws import Draw
from sessions.rating_plan.material import gather
from sessions.rating_plan.order import Ordering
from sessions.rating_plan.practice import Practice
from sessions.rating_plan.quotas import Cell, Kind, Tally, kinds_of, plan_quotas
from sessions.rating_plan.seating import cast
from sessions.rating_plan.shortages import ShortageError, shortages
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.corpus import Corpus
    from sessions.study import Study


def plan_ratings(study: Study, corpus: Corpus) -> tuple[Plan, Key]:
    """Plan the rating sessions of a study.

    Parameters
    ----------
    study : Study
    corpus : Corpus

    Returns
    -------
    Plan
        Blind: ids only.
    Key
        Every stimulus, and the pair of every trial.

    Raises
    ------
    ShortageError
        When the corpus does not suffice: what lacks, by how much, and what would mend it.
    UserError
        When the numbers of the study contradict each other.
    """
    sessions, slots = study.rating.session_count, study.rating.evaluators
    share, more = divmod(sessions, slots)
    name = study.study.name
    return _Planner(study, corpus, Plan(name, ()), Key(name, {})).add(
        [share + (slot < more) for slot in range(slots)]
    )


def extend_plan(study: Study, corpus: Corpus, plan: Plan, key: Key, slots: int) -> tuple[Plan, Key]:
    """Add evaluator slots to a plan and leave what is planned as it is.

    The new slots make up for what was not equal before: the whole plan is balanced.

    Parameters
    ----------
    study : Study
    corpus : Corpus
    plan, key : Plan, Key
        As `plan_ratings` or this function made them.
    slots : int
        How many to add; each takes as many sessions as the fullest slot of the study.

    Raises
    ------
    UserError
        When the corpus no longer has what was planned, or does not suffice.
    """
    if slots < 1:
        raise UserError(f"a plan cannot be extended by {slots} slots; give 1 or more.")
    sessions = -(-study.rating.session_count // study.rating.evaluators)
    return _Planner(study, corpus, plan, key).add([sessions] * slots)


class _Planner:
    """Plans on from what is planned already."""

    def __init__(self, study: Study, corpus: Corpus, plan: Plan, key: Key) -> None:
        self.study, self.plan, self.key = study, plan, key
        self.stimuli = catalogue(study, corpus)
        self.ids = {
            (what.dataset, what.utterance, what.system): name
            for name, what in self.stimuli.items()
            if what.role != "panel"
        }
        self.kinds = kinds_of(study)
        genders = {dataset.name: dataset.genders for dataset in corpus.datasets}
        for name, present in genders.items():
            if not present:
                raise ShortageError(f"{name}: there is no trial utterance; add some.")
        self.genders = genders
        self.cells = tuple(
            Cell(name, gender) for name in study.dataset_names for gender in genders[name]
        )
        self.materials = gather(study, corpus, self.cells)
        draw = Draw(study.study.name, study.study.seed, "rating plan", len(plan.slots))
        self.casting = Casting(
            self.kinds, self.materials, draw, allow_repeats=study.rating.allow_repeats
        )
        self.ordering = Ordering(self.kinds, draw)
        self.practice = Practice(self.casting, draw)
        self.trial_keys: dict[tuple[str | None, str, str], TrialKey] = {}
        self.tally, self.sessions = self._remember()

    def add(self, sessions_of_slots: Sequence[int]) -> tuple[Plan, Key]:
        """Plan slots of so many sessions."""
        quotas = plan_quotas(
            self.study, self.genders, sum(sessions_of_slots), self.tally, self.sessions
        )
        allow_repeats = self.study.rating.allow_repeats
        lacking = list(
            shortages(quotas, self.materials, max(sessions_of_slots), allow_repeats=allow_repeats)
        )
        if lacking:
            raise ShortageError("\n".join(lacking))
        limits = [
            None if allow_repeats else sum(1 for _ in material.all_speeches())
            for material in self.materials
        ]
        trials = dict(self.key.trials)
        slots = list(self.plan.slots)
        for sessions in allot(quotas, sessions_of_slots, limits):
            slot = cast(self.casting, sessions)
            everything = [page for session in slot for page in session]
            slots.append(
                Slot(
                    f"slot-{len(slots) + 1:03d}",
                    tuple(self._session(session, everything, trials) for session in slot),
                )
            )
        return Plan(self.plan.study, tuple(slots)), Key(self.key.study, self.stimuli, trials)

    def _session(
        self, pages: Sequence[Page], slot: Sequence[Page], trials: dict[str, TrialKey]
    ) -> PlannedSession:
        self.sessions += 1
        name = f"s{self.sessions:04d}"
        practice = self.practice.pages(self.study.rating.practice_trials, pages, slot)
        return PlannedSession(
            name,
            tuple(
                self._trial(f"{name}-p{number}", "practice", page, trials)
                for number, page in enumerate(practice, start=1)
            ),
            tuple(
                self._trial(f"{name}-{number:02d}", "rating", page, trials)
                for number, page in enumerate(self.ordering.ordered(pages), start=1)
            ),
        )

    def _trial(
        self, name: str, what: TrialKind, page: Page, trials: dict[str, TrialKey]
    ) -> PlannedTrial:
        speech, spoken = page.speech, page.enrolment
        assert speech is not None
        dataset = self.cells[page.cell].dataset
        stimulus = self.ids[dataset, speech.id, self.kinds[page.kind].system]
        if spoken is None or page.pair is None:
            return PlannedTrial(name, what, stimulus, None)
        meaning = page.pair, spoken.speaker, spoken.id
        if meaning not in self.trial_keys:
            self.trial_keys[meaning] = TrialKey(*meaning)
        trials[name] = self.trial_keys[meaning]
        return PlannedTrial(name, what, stimulus, self.ids[dataset, spoken.id, ORIGINAL])

    def _remember(self) -> tuple[Tally, int]:
        """Count what is planned already."""
        tally, sessions = Tally(), 0
        if not self.plan.slots:
            return tally, sessions
        kinds = {kind: number for number, kind in enumerate(self.kinds)}
        cells = {cell: number for number, cell in enumerate(self.cells)}
        speeches = {
            (material.cell, speech.id): speech
            for material in self.materials
            for speech in material.all_speeches()
        }
        for session in self.plan.sessions:
            sessions += 1
            for position, trial in enumerate(session.trials):
                compared = self.key.trials.get(trial.trial)
                try:
                    what = self.key.stimuli[trial.stimulus]
                    assert what.gender, "only speech of the corpus is rated"
                    kind = Kind(what.system, None if compared is None else compared.pair)
                    cell = Cell(what.dataset, what.gender)
                    speech = speeches[cell, what.utterance]
                    self.casting.remember(kinds[kind], cells[cell], speech, compared)
                except KeyError as error:
                    raise UserError(
                        f"the trial {trial.trial} of the plan has {error}, which the study no "
                        "longer has; restore the study and its corpus, or plan anew."
                    ) from None
                self.ordering.remember(position, kinds[kind])
                tally[kind, cell] += 1
        return tally, sessions
