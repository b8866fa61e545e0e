"""Sound plans pass; a plan that breaks a guarantee is caught by the row of that guarantee."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from sessions.plan import Key, Plan, PlannedSession, PlannedTrial, Slot, TrialKey
from sessions.plan_audit import AuditRow, audit, render
from tests.sessions.designs import dataset, planned

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sessions.study import Study

Broken = tuple[Plan, Key]


@pytest.fixture(scope="module")
def sound() -> tuple[Plan, Key, Study]:
    sets = [
        dataset("a", women=[30, 30, 30], men=[30, 30, 30], common_sentences=4),
        dataset("b", women=[20, 20], men=[20, 20], texts=False),
    ]
    return planned(
        sets, 3, evaluators=2, sessions=4, trials_per_session=24,
        trials_per_dataset={"a": 64, "b": 32},
    )  # fmt: skip


def broken_rows(plan: Plan, key: Key, study: Study) -> list[AuditRow]:
    return [row for row in audit(plan, key, study) if not row.ok]


def test_a_sound_plan_passes(sound: tuple[Plan, Key, Study]) -> None:
    assert broken_rows(*sound) == []


class Editor:
    """Changes one thing in a plan at a time."""

    def __init__(self, plan: Plan, key: Key) -> None:
        self.plan, self.key = plan, key

    def trials(self, session: int = 0, slot: int = 0) -> list[PlannedTrial]:
        return list(self.plan.slots[slot].sessions[session].trials)

    def system(self, page: PlannedTrial) -> str:
        return self.key.stimuli[page.stimulus].system

    def cell(self, page: PlannedTrial) -> tuple[str, str]:
        what = self.key.stimuli[page.stimulus]
        return what.dataset, what.gender

    def pair(self, page: PlannedTrial) -> TrialKey:
        return self.key.trials[page.trial]

    def stimulus(self, utterance: str, system: str, dataset: str) -> str:
        return next(
            name
            for name, what in self.key.stimuli.items()
            if (what.utterance, what.system, what.dataset) == (utterance, system, dataset)
        )

    def rendered_by(self, page: PlannedTrial, system: str) -> PlannedTrial:
        what = self.key.stimuli[page.stimulus]
        return replace(page, stimulus=self.stimulus(what.utterance, system, what.dataset))

    def with_session(self, session: PlannedSession, number: int = 0, slot: int = 0) -> Plan:
        sessions = list(self.plan.slots[slot].sessions)
        sessions[number] = session
        slots = list(self.plan.slots)
        slots[slot] = Slot(slots[slot].slot, tuple(sessions))
        return Plan(self.plan.study, tuple(slots))

    def with_trials(self, trials: Sequence[PlannedTrial], number: int = 0, slot: int = 0) -> Plan:
        session = self.plan.slots[slot].sessions[number]
        return self.with_session(replace(session, trials=tuple(trials)), number, slot)

    def changed(self, old: PlannedTrial, new: PlannedTrial, number: int = 0) -> Plan:
        return self.with_trials([new if p == old else p for p in self.trials(number)], number)

    def paired(self, page: PlannedTrial, pair: TrialKey) -> Key:
        return Key(self.key.study, self.key.stimuli, {**self.key.trials, page.trial: pair})


def an_unknown_stimulus(edit: Editor) -> Broken:
    page = edit.trials()[0]
    return edit.changed(page, replace(page, stimulus="0" * 16)), edit.key


def an_enrolment_to_be_rated(edit: Editor) -> Broken:
    page = edit.trials()[0]
    assert page.enrolment is not None
    return edit.changed(page, replace(page, stimulus=page.enrolment)), edit.key


def another_enrolment_than_the_key_names(edit: Editor) -> Broken:
    first, *others = edit.trials()
    other = next(page for page in others if page.enrolment != first.enrolment)
    return edit.changed(first, replace(first, enrolment=other.enrolment)), edit.key


def an_id_twice(edit: Editor) -> Broken:
    first, second, *rest = edit.trials()
    return edit.with_trials([first, replace(second, trial=first.trial), *rest]), edit.key


def a_slot_missing(edit: Editor) -> Broken:
    return Plan(edit.plan.study, edit.plan.slots[:1]), edit.key


def a_session_missing(edit: Editor) -> Broken:
    first, *others = edit.plan.slots
    return Plan(edit.plan.study, (Slot(first.slot, first.sessions[:1]), *others)), edit.key


def a_trial_missing(edit: Editor) -> Broken:
    return edit.with_trials(edit.trials()[:-1]), edit.key


def no_practice(edit: Editor) -> Broken:
    session = edit.plan.slots[0].sessions[0]
    return edit.with_session(replace(session, practice=())), edit.key


def one_more_original(edit: Editor) -> Broken:
    page = next(p for p in edit.trials() if edit.system(p) == "S1")
    return edit.changed(page, edit.rendered_by(page, "original")), edit.key


def one_system_for_another(edit: Editor) -> Broken:
    page = next(p for p in edit.trials() if edit.system(p) == "S1")
    return edit.changed(page, edit.rendered_by(page, "S2")), edit.key


def trials_exchanged_between_sessions(edit: Editor) -> Broken:
    """Totals stay; one session has more same pairs than the other."""
    one = next(p for p in edit.trials(0) if edit.pair(p).pair == "same")
    other = next(p for p in edit.trials(1) if edit.pair(p).pair == "different")
    plan = edit.changed(one, other, 0)
    return Editor(plan, edit.key).changed(other, one, 1), edit.key


def one_woman_for_a_man(edit: Editor) -> Broken:
    page = next(p for p in edit.trials() if edit.cell(p) == ("a", "f"))
    what = edit.key.stimuli[page.stimulus]
    heard = {edit.key.stimuli[p.stimulus].utterance for n in (0, 1) for p in edit.trials(n)}
    name, man = next(
        (name, other)
        for name, other in edit.key.stimuli.items()
        if (other.dataset, other.gender, other.role, other.system)
        == ("a", "m", "trial", what.system)
        and other.utterance not in heard
    )
    enrolment = next(
        name
        for name, other in edit.key.stimuli.items()
        if (other.dataset, other.gender, other.role) == ("a", "m", "enrolment")
        and (other.speaker == man.speaker) == (edit.pair(page).pair == "same")
    )
    voice = edit.key.stimuli[enrolment]
    pair = TrialKey(edit.pair(page).pair, voice.speaker, voice.utterance)
    return edit.changed(page, replace(page, stimulus=name, enrolment=enrolment)), edit.paired(
        page, pair
    )


def an_utterance_twice(edit: Editor) -> Broken:
    """The second session of a slot repeats an utterance of the first, of the same speaker."""
    for page in edit.trials(0):
        what = edit.key.stimuli[page.stimulus]
        for other in edit.trials(1):
            same = edit.key.stimuli[other.stimulus]
            if same.speaker == what.speaker and edit.cell(page) == edit.cell(other):
                again = replace(
                    other, stimulus=edit.stimulus(what.utterance, same.system, what.dataset)
                )
                return edit.changed(other, again, 1), edit.key
    raise AssertionError("no speaker comes in both sessions")


def a_sentence_twice(edit: Editor) -> Broken:
    stimuli = edit.key.stimuli
    trials = edit.trials()
    heard = {stimuli[p.stimulus].utterance for n in (0, 1) for p in edit.trials(n)}
    said = {stimuli[p.stimulus].text: p for p in trials}
    for page in trials:
        what = stimuli[page.stimulus]
        for name, other in stimuli.items():
            if (
                (other.speaker, other.system) == (what.speaker, what.system)
                and other.role == "trial"
                and other.utterance not in heard
                and other.text is not None
                and said.get(other.text, page) != page
            ):
                return edit.changed(page, replace(page, stimulus=name)), edit.key
    raise AssertionError("no sentence is said by two")


def four_originals_in_a_row(edit: Editor) -> Broken:
    trials = sorted(edit.trials(), key=lambda page: edit.system(page) != "original")
    return edit.with_trials(trials), edit.key


def four_same_pairs_in_a_row(edit: Editor) -> Broken:
    trials = sorted(edit.trials(), key=lambda page: edit.pair(page).pair)
    return edit.with_trials(trials), edit.key


def an_enrolment_that_is_the_trial(edit: Editor) -> Broken:
    page = next(p for p in edit.trials() if edit.pair(p).pair == "same")
    what = edit.key.stimuli[page.stimulus]
    original = edit.stimulus(what.utterance, "original", what.dataset)
    pair = TrialKey("same", what.speaker, what.utterance)
    return edit.changed(page, replace(page, enrolment=original)), edit.paired(page, pair)


def enrolment_of(
    edit: Editor, page: PlannedTrial, dataset: str, gender: str, speaker: str
) -> Broken:
    """Let a page keep its kind of pair, but be compared with somebody else."""
    enrolment = next(
        name
        for name, other in edit.key.stimuli.items()
        if (other.role, other.dataset, other.gender) == ("enrolment", dataset, gender)
        and (speaker in {other.speaker, "anyone"})
    )
    voice = edit.key.stimuli[enrolment]
    pair = TrialKey(edit.pair(page).pair, voice.speaker, voice.utterance)
    return edit.changed(page, replace(page, enrolment=enrolment)), edit.paired(page, pair)


def a_same_pair_of_two_speakers(edit: Editor) -> Broken:
    page = next(
        p
        for p in edit.trials()
        if edit.pair(p).pair == "same" and edit.pair(p).enrolment_speaker == "a-f01"
    )
    return enrolment_of(edit, page, "a", "f", "a-f00")


def a_different_pair_of_one_speaker(edit: Editor) -> Broken:
    page = next(
        p for p in edit.trials() if edit.pair(p).pair == "different" and edit.cell(p) == ("a", "f")
    )
    return enrolment_of(edit, page, "a", "f", edit.key.stimuli[page.stimulus].speaker)


def a_different_pair_of_two_genders(edit: Editor) -> Broken:
    page = next(
        p for p in edit.trials() if edit.pair(p).pair == "different" and edit.cell(p) == ("a", "f")
    )
    return enrolment_of(edit, page, "a", "m", "anyone")


def an_enrolment_of_another_data_set(edit: Editor) -> Broken:
    page = next(
        p for p in edit.trials() if edit.pair(p).pair == "different" and edit.cell(p) == ("a", "f")
    )
    return enrolment_of(edit, page, "b", "f", "anyone")


def an_anonymized_enrolment(edit: Editor) -> Broken:
    page = edit.trials()[0]
    assert page.enrolment is not None
    enrolment = replace(edit.key.stimuli[page.enrolment], system="S1")
    stimuli = {**edit.key.stimuli, page.enrolment: enrolment}
    return edit.plan, Key(edit.key.study, stimuli, edit.key.trials)


def a_key_of_another_study(edit: Editor) -> Broken:
    return edit.plan, replace(edit.key, study="another")


def no_enrolment(edit: Editor) -> Broken:
    page = edit.trials()[0]
    return edit.changed(page, replace(page, enrolment=None)), edit.key


@pytest.mark.parametrize(
    ("breaking", "guarantee"),
    [
        (an_unknown_stimulus, "ids"),
        (an_enrolment_to_be_rated, "ids"),
        (another_enrolment_than_the_key_names, "ids"),
        (an_enrolment_of_another_data_set, "ids"),
        (an_anonymized_enrolment, "ids"),
        (no_enrolment, "ids"),
        (an_id_twice, "ids"),
        (a_key_of_another_study, "ids"),
        (a_slot_missing, "slots"),
        (a_session_missing, "slots"),
        (a_trial_missing, "trials a session"),
        (no_practice, "practice trials a session"),
        (one_more_original, "original and anonymized a session"),
        (one_system_for_another, "systems a session"),
        (trials_exchanged_between_sessions, "pairs a session"),
        (one_woman_for_a_man, "trials"),
        (an_utterance_twice, "uses of an utterance in a slot"),
        (a_sentence_twice, "uses of a sentence in a session"),
        (four_originals_in_a_row, "in a row of one condition"),
        (four_same_pairs_in_a_row, "in a row of one kind of pair"),
        (an_enrolment_that_is_the_trial, "trial and enrolment differ"),
        (a_same_pair_of_two_speakers, "same pairs are of one speaker"),
        (a_different_pair_of_one_speaker, "different pairs are of two speakers"),
        (a_different_pair_of_two_genders, "different pairs share the gender"),
    ],
)
def test_a_broken_guarantee_is_caught(
    sound: tuple[Plan, Key, Study], breaking: Callable[[Editor], Broken], guarantee: str
) -> None:
    plan, key, study = sound
    rows = broken_rows(*breaking(Editor(plan, key)), study)
    assert guarantee in {row.guarantee for row in rows}, render(rows)
    assert all(row.strength == "hard" for row in rows)


def test_data_set_totals_are_those_of_the_study(sound: tuple[Plan, Key, Study]) -> None:
    plan, key, study = sound
    rating = study.rating.model_copy(update={"trials_per_dataset": {"a": 60, "b": 36}})
    rows = broken_rows(plan, key, study.model_copy(update={"rating_section": rating}))
    assert [(row.guarantee, row.scope, row.asked, row.got, row.worst) for row in rows] == [
        ("trials in all", "a", "60", "64", "4"),
        ("trials in all", "b", "36", "32", "4"),
    ]


def test_repeated_sentences_pass_where_the_texts_leave_no_choice() -> None:
    one = dataset("a", women=[12] * 3, men=[12] * 3, common_sentences=12)
    assert broken_rows(*planned([one], 1, trials_per_session=24)) == []


def test_soft_deviations_are_reported_and_break_nothing(sound: tuple[Plan, Key, Study]) -> None:
    rows = [row for row in audit(*sound) if row.strength == "soft"]
    assert {row.guarantee for row in rows} == {
        "each system",
        "each speaker",
        "each speaker compared with",
        "each utterance of a speaker",
        "each position",
        "practice utterances rated in the session",
    }
    assert all(row.ok for row in rows)
    systems = next(
        row for row in rows if (row.guarantee, row.scope) == ("each system", "a, female")
    )
    assert (systems.asked, systems.got, systems.worst) == ("5.3", "5 to 6", "0.7")


def test_the_table_shows_what_is_broken_and_where(sound: tuple[Plan, Key, Study]) -> None:
    plan, key, study = sound
    edit = Editor(plan, key)
    table = render(audit(*a_trial_missing(edit), study)).splitlines()
    assert table[0].split() == [
        "guarantee", "of", "asked", "got", "worst", "deviation", "strength",
    ]  # fmt: skip
    (line,) = [line for line in table if line.startswith("trials a session")]
    assert line.split() == [
        *("trials", "a", "session", "24", "23", "to", "24"),
        *("s0001:", "23", "trials", "hard", "BROKEN"),
    ]  # fmt: skip
