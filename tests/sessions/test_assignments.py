"""Who gets which session."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.assignments import assign, find_takes, valid_pseudonym
from sessions.events import SessionAbandoned
from tests.sessions.sitting import open_session, take
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return small_study(tmp_path, slots=2, sessions=2, trials=2)


def given(folder: StudyFolder, evaluator: str) -> str:
    return assign(folder, folder.plan(), evaluator).planned.session


def begin(folder: StudyFolder, evaluator: str) -> str:
    with open_session(folder, evaluator) as live:
        return live.planned.session


def finish(folder: StudyFolder, evaluator: str) -> str:
    with open_session(folder, evaluator) as live:
        take(live)
        return live.planned.session


def abandon(folder: StudyFolder, evaluator: str) -> str:
    with open_session(folder, evaluator) as live:
        live.record(SessionAbandoned(reason="went home"))
        return live.planned.session


@pytest.mark.parametrize("name", ["a", "P01", "ann.b_c-d", "9" * 32])
def test_pseudonyms_are_letters_digits_and_three_signs(name: str) -> None:
    assert valid_pseudonym(name)


@pytest.mark.parametrize(
    "name", ["", "-a", ".", "a b", "ä", "a/b", "../a", "9" * 33, "a\n", "=1+1", "ann@x"]
)
def test_other_names_are_refused_in_a_sentence(folder: StudyFolder, name: str) -> None:
    assert not valid_pseudonym(name)
    with pytest.raises(UserError, match="cannot be an evaluator's pseudonym; use"):
        given(folder, name)


def test_newcomers_get_free_slots_in_their_order(folder: StudyFolder) -> None:
    assert begin(folder, "ann") == "s0001"
    assert begin(folder, "ben") == "s0003"
    with pytest.raises(UserError, match=r"every place .* is taken.*--extend"):
        given(folder, "eve")


def test_an_evaluator_goes_on_with_the_open_session(folder: StudyFolder) -> None:
    begin(folder, "ann")
    begin(folder, "ben")
    assert given(folder, "ann") == "s0001"


def test_an_evaluator_stays_on_their_slot(folder: StudyFolder) -> None:
    assert [finish(folder, "ann"), finish(folder, "ann")] == ["s0001", "s0002"]
    with pytest.raises(UserError, match="ann has no session left"):
        given(folder, "ann")
    assert given(folder, "ben") == "s0003"


def test_a_slot_between_two_sessions_is_not_free(folder: StudyFolder) -> None:
    finish(folder, "ann")
    assert given(folder, "ben") == "s0003"


def test_an_abandoned_session_goes_to_a_newcomer(folder: StudyFolder) -> None:
    assert abandon(folder, "ann") == "s0001"
    assert finish(folder, "ben") == "s0001"
    assert sorted(path.name for path in folder.journal_files()) == ["s0001.2.jsonl", "s0001.jsonl"]
    assert given(folder, "ben") == "s0002"


def test_who_abandoned_goes_on_with_the_next_session_unless_the_slot_was_taken_over(
    folder: StudyFolder,
) -> None:
    abandon(folder, "ann")
    assert given(folder, "ann") == "s0002"
    begin(folder, "ben")
    with pytest.raises(UserError, match="ann has no session left"):
        given(folder, "ann")


def test_what_was_abandoned_in_the_middle_is_given_out_when_its_slot_is_done(
    folder: StudyFolder,
) -> None:
    abandon(folder, "ann")
    finish(folder, "ann")
    assert finish(folder, "ben") == "s0001"
    assert given(folder, "eve") == "s0003"


def test_an_abandoned_slot_is_gone_on_with_where_it_was_left(folder: StudyFolder) -> None:
    finish(folder, "ann")
    abandon(folder, "ann")
    assert given(folder, "ben") == "s0002"


def test_a_journal_in_which_nothing_was_written_counts_as_none(folder: StudyFolder) -> None:
    folder.journals.mkdir()
    folder.journal("s0001").write_bytes(b'{"seq":0,"at"')
    assert find_takes(folder) == []
    assert finish(folder, "ann") == "s0001"
    assert len(folder.journal_files()) == 1


def test_a_session_whose_journal_is_damaged_is_given_to_nobody_else(folder: StudyFolder) -> None:
    begin(folder, "ann")
    folder.journal("s0001").write_bytes(b"gone\ngone\n")
    assert given(folder, "ben") == "s0003"
