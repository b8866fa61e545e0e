"""Guarantees for repeats and attention checks, and the plan without them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from sessions.plan_audit.records import AuditRow, first_fault, spread
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sessions.plan import Key, Plan, PlannedSession, PlannedTrial, Slot
    from sessions.study import Study


def rated_alone(plan: Plan, key: Key) -> Plan:
    """Return the plan as the other guarantees speak of it: what is rated for its own sake."""

    def of_slot(slot: Slot) -> Slot:
        return replace(slot, sessions=tuple(of_session(one) for one in slot.sessions))

    def of_session(session: PlannedSession) -> PlannedSession:
        rated = (page for page in session.trials if page.trial not in extra)
        return replace(session, trials=tuple(rated))

    extra = {*key.repeats, *key.checks}
    if not extra:
        return plan
    return replace(plan, slots=tuple(of_slot(slot) for slot in plan.slots))


def extra_guarantees(plan: Plan, key: Key, study: Study) -> Iterator[AuditRow]:
    """Yield a row for each hard guarantee of trials beside the rated ones, where there are any."""
    rating = study.rating
    if key.repeats or key.checks:
        names = Counter(page.trial for session in plan.sessions for page in session.trials)
        unknown = [name for name in (*key.repeats, *key.checks) if name not in names]
        twice = [name for name, count in names.items() if count > 1]
        faults = [f"{name}: is in the key alone" for name in unknown]
        faults += [f"the id {name} is used twice" for name in twice]
        yield _row(
            "ids of repeats and checks",
            "",
            "in the plan once",
            [len(key.repeats) + len(key.checks)],
            faults,
        )
    if rating.repeats or key.repeats:
        yield from _repeats(plan, key, study)
    if rating.attention_checks or rating.hidden_references or key.checks:
        yield _attention_checks(plan, key, study)
        yield _hidden_references(plan, key, study)
    if rating.practice_feedback or any(
        page.feedback for session in plan.sessions for page in (*session.practice, *session.trials)
    ):
        yield _feedback(plan, key, study)


def _row(
    guarantee: str, scope: str, asked: object, counts: Sequence[int], faults: Sequence[str]
) -> AuditRow:
    return AuditRow(
        guarantee, scope, str(asked), spread(counts), first_fault(faults), "hard", not faults
    )


def _repeats(plan: Plan, key: Key, study: Study) -> Iterator[AuditRow]:
    counts, between = [], []
    odd, near = [], []
    least = study.rating.pages_before_repeat
    for session in plan.sessions:
        places = {page.trial: place for place, page in enumerate(session.trials)}
        again = [page for page in session.trials if page.trial in key.repeats]
        counts.append(len(again))
        if len(again) != study.rating.repeats:
            odd.append(f"{session.session}: {len(again)} repeats")
        if len({key.repeats[page.trial] for page in again}) < len(again):
            odd.append(f"{session.session}: a trial comes more than twice")
        for page in again:
            first = key.repeats[page.trial]
            if first not in places:
                odd.append(f"{page.trial}: repeats {first}, which is not in its session")
                continue
            if first in key.repeats or first in key.checks:
                odd.append(f"{page.trial}: repeats {first}, which is not rated for its own sake")
            if not _sound_alike(page, session.trials[places[first]], key):
                odd.append(f"{page.trial}: is not what {first} is")
            gap = places[page.trial] - places[first] - 1
            between.append(gap)
            if gap < least:
                near.append(f"{page.trial}: {gap} pages after {first}")
    yield _row("repeats a session", "", study.rating.repeats, counts, odd)
    yield _row("pages before a repeat", "", f"at least {least}", between, near)


def _sound_alike(page: PlannedTrial, other: PlannedTrial, key: Key) -> bool:
    return (page.stimulus, page.enrolment, key.trials.get(page.trial)) == (
        other.stimulus,
        other.enrolment,
        key.trials.get(other.trial),
    )


def _attention_checks(plan: Plan, key: Key, study: Study) -> AuditRow:
    """Each recording of the organizer's comes once in each session, with the answer it tells."""
    asked = Counter(
        (
            check.audio.as_posix(),
            check.question,
            max(study.rating.scales.of(check.question).lowest, check.answer - check.tolerance),
            min(study.rating.scales.of(check.question).highest, check.answer + check.tolerance),
        )
        for check in study.rating.attention_checks
    )
    counts, faults = [], []
    for session in plan.sessions:
        found = Counter(
            (key.stimuli[page.stimulus].utterance, told.question, told.lowest, told.highest)
            for page in session.trials
            if (told := key.checks.get(page.trial)) is not None
            and page.stimulus in key.stimuli
            and key.stimuli[page.stimulus].role == "attention"
        )
        counts.append(found.total())
        if found != asked:
            faults.append(f"{session.session}: not each recording once, as asked")
    return _row("attention checks a session", "", asked.total(), counts, faults)


def _hidden_references(plan: Plan, key: Key, study: Study) -> AuditRow:
    """Check that references are unprocessed, and heard nowhere else in the slot."""
    asked = study.rating.hidden_references
    number = 0 if asked is None else asked.each_session
    counts, faults = [], []
    for slot in plan.slots:
        pages = [page for session in slot.sessions for page in session.trials]
        used = Counter(
            (what.dataset, what.utterance)
            for page in pages
            if page.trial not in key.repeats
            and (what := key.stimuli.get(page.stimulus)) is not None
        )
        for session in slot.sessions:
            references = [page for page in session.trials if _is_reference(page, key)]
            counts.append(len(references))
            if len(references) != number:
                faults.append(f"{session.session}: {len(references)} references")
            for page in references:
                what, told = key.stimuli[page.stimulus], key.checks[page.trial]
                if what.system != ORIGINAL:
                    faults.append(f"{page.trial}: the reference is processed by {what.system}")
                if asked is not None and (told.question, told.lowest) != (
                    asked.question,
                    asked.at_least,
                ):
                    faults.append(f"{page.trial}: another answer is expected than the study says")
                if used[what.dataset, what.utterance] > 1 and not study.rating.allow_repeats:
                    faults.append(f"{page.trial}: {what.utterance} comes again in {slot.slot}")
    return _row("hidden references a session", "", number, counts, faults)


def _is_reference(page: PlannedTrial, key: Key) -> bool:
    what = key.stimuli.get(page.stimulus)
    return page.trial in key.checks and what is not None and what.role == "trial"


def _feedback(plan: Plan, key: Key, study: Study) -> AuditRow:
    """Check that evaluators are told the truth, of unprocessed voices in practice alone."""
    counts, faults = [], []
    for session in plan.sessions:
        told = [page for page in (*session.practice, *session.trials) if page.feedback is not None]
        counts.append(len(told))
        if study.rating.practice_feedback and told != list(session.practice):
            faults.append(f"{session.session}: {len(told)} are told, not the practice trials")
        for page in told:
            what, pair = key.stimuli.get(page.stimulus), key.trials.get(page.trial)
            if what is None or what.system != ORIGINAL:
                faults.append(f"{page.trial}: its voice is not unprocessed, but is said to be")
            if page.feedback != ("unprocessed" if pair is None else pair.pair):
                faults.append(f"{page.trial}: what is said of the other recording is not true")
    asked = study.rating.practice_trials if study.rating.practice_feedback else 0
    return _row("practice trials told about", "", asked, counts, faults)
