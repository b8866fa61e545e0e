"""A study over several computers and back."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import numpy as np
import pytest

from anonymizers.errors import UserError
from sessions.erasure import erase
from sessions.events import SessionAbandoned
from sessions.export import export_tables
from sessions.folder import StudyFolder
from sessions.journal import lock_journal, read_journal
from sessions.merging import merge
from sessions.packs import pack
from sessions.plan import Plan
from sessions.results import read_results, session_rows
from sessions.simulate import simulate
from tests.sessions.sitting import HandClock, open_session, take
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path


def with_recordings(folder: StudyFolder) -> StudyFolder:
    folder.stimuli.mkdir(exist_ok=True)
    for session in folder.plan().sessions:
        for stimulus in session.stimuli:
            folder.stimulus(stimulus).write_bytes(stimulus.encode())
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return with_recordings(small_study(tmp_path / "study", slots=5, trials=2))


def packed(folder: StudyFolder, stations: int = 2) -> list[StudyFolder]:
    out = folder.path.parent / "packs"
    return [StudyFolder(path) for path in pack(folder, stations, out)]


def sit(
    folder: StudyFolder, evaluator: str, confirmed: int = 2, at: float = 0.0, reason: str = ""
) -> None:
    """Take a session until this many trials are confirmed; all of them finish it."""
    clock = HandClock()
    clock.seconds = at
    with open_session(folder, evaluator, clock) as live:
        take(live, lambda state: state.closed or state.confirmed == confirmed < 2, clock=clock)
        if reason:
            live.record(SessionAbandoned(reason=reason))


def files(folder: StudyFolder) -> dict[str, bytes]:
    listed = folder.journal_files()
    if folder.withdrawals_file.exists():
        listed.append(folder.withdrawals_file)
    return {path.name: path.read_bytes() for path in listed}


# --- Packing ----------------------------------------------------------------------------------


def test_packs_share_out_whole_slots(folder: StudyFolder) -> None:
    packs = packed(folder, 3)
    assert [len(part.plan().slots) for part in packs] == [1, 2, 2]
    slots = [slot for part in packs for slot in part.plan().slots]
    assert tuple(slots) == folder.plan().slots


def test_a_pack_holds_what_its_sessions_play_and_nothing_more(folder: StudyFolder) -> None:
    for part in packed(folder):
        needed = set().union(*(session.stimuli for session in part.plan().sessions))
        assert {path.stem for path in part.stimuli.iterdir()} == needed


def test_a_pack_tells_neither_the_key_nor_the_seed(folder: StudyFolder) -> None:
    for part in packed(folder):
        assert sorted(path.name for path in part.path.iterdir()) == [
            "plan.json",
            "stimuli",
            "study.toml",
        ]
        assert part.study().study.seed == 0
        assert part.study().rating == folder.study().rating
        for system in ("B1", "B2", "original"):
            assert system not in part.plan_file.read_text("utf-8")


def test_a_seed_that_cannot_be_left_out_is_refused(folder: StudyFolder) -> None:
    text = folder.study_file.read_text("utf-8")
    folder.study_file.write_text(text.replace("seed = 7", '"seed" = 7'), "utf-8")
    with pytest.raises(UserError, match=r"study\.seed cannot be left out"):
        packed(folder)


def test_a_pack_can_be_taken(folder: StudyFolder) -> None:
    _, second = packed(folder)
    sit(second, "ann")
    assert [path.name for path in second.journal_files()] == ["s0005.jsonl"]


def test_sessions_taken_already_are_not_given_out_again(folder: StudyFolder) -> None:
    sit(folder, "ann")
    first, _ = packed(folder)
    with open_session(first, "ben") as live:
        assert live.planned.session == "s0003"
    with open_session(first, "ann") as live:
        assert live.planned.session == "s0002"


def test_more_stations_than_slots_are_refused(folder: StudyFolder) -> None:
    with pytest.raises(UserError, match="only 5 slots"):
        packed(folder, 6)


def test_a_pack_is_never_written_over(folder: StudyFolder) -> None:
    (first, _) = packed(folder)
    sit(first, "ann")
    with pytest.raises(UserError, match="there is a pack already"):
        packed(folder)
    assert len(first.journal_files()) == 1


def test_what_was_cut_off_while_packing_is_packed_again(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan_save = Plan.save

    def interrupted(plan: Plan, path: Path) -> None:
        if "station-02" in str(path):
            raise KeyboardInterrupt
        plan_save(plan, path)

    monkeypatch.setattr(Plan, "save", interrupted)
    with pytest.raises(KeyboardInterrupt):
        packed(folder)
    monkeypatch.undo()
    assert [part.path.name for part in packed(folder)] == ["station-01", "station-02"]
    assert len(list((folder.path.parent / "packs").iterdir())) == 2


def test_missing_recordings_are_told(folder: StudyFolder) -> None:
    next(folder.stimuli.iterdir()).unlink()
    with pytest.raises(UserError, match="recording is missing; run"):
        packed(folder)
    assert not (folder.path.parent / "packs").exists()


# --- Merging ----------------------------------------------------------------------------------


def test_journals_come_back_as_they_were_written(folder: StudyFolder) -> None:
    packs = packed(folder)
    sit(packs[0], "ann")
    sit(packs[1], "ben", confirmed=1)
    report = merge(folder, [part.path for part in packs])
    assert report.added == ["s0001.jsonl", "s0005.jsonl"]
    assert files(folder) == files(packs[0]) | files(packs[1])


def test_a_journal_that_went_on_replaces_its_beginning(folder: StudyFolder) -> None:
    first, _ = packed(folder)
    sit(first, "ann", confirmed=1)
    merge(folder, [first.path])
    sit(first, "ann", at=500.0)
    report = merge(folder, [first.path])
    assert (report.added, report.extended) == ([], ["s0001.jsonl"])
    assert merge(folder, [first.path]).unchanged == ["s0001.jsonl"]
    assert files(folder) == files(first)


def test_an_old_copy_does_not_bring_a_journal_back_to_its_beginning(folder: StudyFolder) -> None:
    first, _ = packed(folder)
    sit(first, "ann", confirmed=1)
    old = StudyFolder(shutil.copytree(first.path, first.path.with_name("old")))
    sit(first, "ann", at=500.0)
    merge(folder, [first.path])
    after = files(folder)
    assert merge(folder, [old.path]).unchanged == ["s0001.jsonl"]
    assert files(folder) == after


def test_a_session_taken_twice_is_told_and_both_are_kept(folder: StudyFolder) -> None:
    first, _ = packed(folder)
    twin = StudyFolder(shutil.copytree(first.path, first.path.with_name("twin")))
    sit(first, "ann", at=60.0)
    sit(twin, "ben", at=0.0)
    for order in ([first.path, twin.path], [twin.path, first.path]):
        report = merge(folder, order)
        (conflict,) = report.conflicts
        assert "s0001 was taken 2 times, by ben (s0001.jsonl) and by ann (s0001.2" in conflict
    assert files(folder) == {
        "s0001.jsonl": twin.journal("s0001").read_bytes(),
        "s0001.2.jsonl": first.journal("s0001").read_bytes(),
    }


def test_a_session_gone_on_with_on_two_copies_is_a_conflict(folder: StudyFolder) -> None:
    first, _ = packed(folder)
    sit(first, "ann", confirmed=1)
    twin = StudyFolder(shutil.copytree(first.path, first.path.with_name("twin")))
    sit(first, "ann", at=100.0)
    sit(twin, "ann", at=200.0)
    assert len(merge(folder, [twin.path, first.path]).conflicts) == 1
    assert set(files(folder).values()) == {*files(first).values(), *files(twin).values()}


def test_an_abandoned_session_that_was_given_out_again_is_no_conflict(folder: StudyFolder) -> None:
    first, _ = packed(folder)
    sit(first, "ann", confirmed=1, reason="went home")
    sit(first, "ben", at=100.0)
    report = merge(folder, [first.path])
    assert report.conflicts == []
    assert files(folder) == files(first)


def test_damaged_journals_are_refused_and_the_others_taken(folder: StudyFolder) -> None:
    packs = packed(folder)
    for part, evaluator in zip(packs, ("ann", "ben"), strict=True):
        sit(part, evaluator)
    path = packs[0].journal("s0001")
    path.write_bytes(path.read_bytes().replace(b"ann", b"bnn"))
    report = merge(folder, [part.path for part in packs])
    (refusal,) = report.refused
    assert "s0001.jsonl, line 1: " in refusal
    assert list(files(folder)) == ["s0005.jsonl"]


def test_nothing_is_changed_when_an_own_journal_is_damaged(folder: StudyFolder) -> None:
    sit(folder, "ann")
    first, second = packed(folder)
    sit(second, "ben")
    path = folder.journal("s0001")
    path.write_bytes(path.read_bytes().replace(b"ann", b"bnn"))
    before = files(folder)
    with pytest.raises(UserError, match=r"s0001\.jsonl, line 1"):
        merge(folder, [first.path, second.path])
    assert files(folder) == before


def test_a_journal_that_is_open_is_not_written_over(folder: StudyFolder) -> None:
    sit(folder, "ann", confirmed=1)
    first, _ = packed(folder)
    sit(first, "ann", at=500.0)
    (journal,) = folder.journal_files()
    with (
        lock_journal(journal),
        pytest.raises(UserError, match="open in another window"),
    ):
        merge(folder, [first.path])


def test_packs_of_another_study_are_refused(folder: StudyFolder, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"no pack, there is no study\.toml"):
        merge(folder, [tmp_path])
    other = small_study(tmp_path / "other")
    text = other.study_file.read_text("utf-8").replace('name = "small"', 'name = "large"')
    other.study_file.write_text(text, "utf-8")
    with pytest.raises(UserError, match="of the study 'large', not of 'small'"):
        merge(folder, [other.path])


def test_twenty_stations_of_twenty_sessions_in_any_order(tmp_path: Path) -> None:
    """What comes out depends on what was taken, never on the order in which it came back."""
    study = with_recordings(
        small_study(tmp_path / "study", slots=40, sessions=10, trials=1, practice=0)
    )
    packs = [StudyFolder(path) for path in pack(study, 20, tmp_path / "packs")]
    simulated = StudyFolder(shutil.copytree(study.path, tmp_path / "simulated"))
    simulate(simulated, 40, seed=1)
    rng = np.random.default_rng(5)
    early = [_taken_part(simulated, part, tmp_path / "early", rng) for part in packs]
    for part in packs:
        for session in part.plan().sessions:
            part.journals.mkdir(exist_ok=True)
            shutil.copy(simulated.journal(session.session), part.journal(session.session))
    everything = files(simulated)
    for _ in range(2):
        whole = StudyFolder(shutil.copytree(study.path, tmp_path / "whole"))
        order = [*rng.permutation(early + packs + early[:3] + packs[:3])]
        for start in range(0, len(order), 10):
            merge(whole, [part.path for part in order[start : start + 10]])
        assert files(whole) == everything
        shutil.rmtree(whole.path)


def _taken_part(
    simulated: StudyFolder, part: StudyFolder, out: Path, rng: np.random.Generator
) -> StudyFolder:
    """A copy of a pack from the middle of the day: some journals, some of them not at their end."""
    copy = StudyFolder(out / part.path.name)
    copy.journals.mkdir(parents=True)
    shutil.copy(part.study_file, copy.study_file)
    for session in part.plan().sessions:
        if rng.random() < 0.6:
            text = simulated.journal(session.session).read_bytes()
            copy.journal(session.session).write_bytes(text[: rng.integers(0, len(text))])
    return copy


# --- Erasing ----------------------------------------------------------------------------------


def test_erasing_takes_a_person_out_and_leaves_the_rest(
    folder: StudyFolder, tmp_path: Path
) -> None:
    sit(folder, "maria")
    sit(folder, "maria", at=500.0)
    sit(folder, "ben")
    assert erase(folder, "maria") == 2
    assert [path.name for path in folder.journal_files()] == ["s0003.jsonl"]
    remains = b"".join(
        path.read_bytes() for path in folder.path.rglob("*") if path.is_file()
    ) + b"".join(path.name.encode() for path in folder.path.rglob("*"))
    assert b"maria" not in remains
    export_tables(folder, tmp_path / "out")
    rows = list(session_rows(read_results(folder), folder.plan()))
    assert [(row["session"], row["state"]) for row in rows] == [
        ("s0003", "finished"),
        ("s0001", "withdrawn"),
        ("s0002", "withdrawn"),
    ]


def test_what_was_erased_does_not_come_back_with_an_old_pack(folder: StudyFolder) -> None:
    packs = packed(folder)
    sit(packs[0], "maria")
    sit(packs[0], "ben")
    merge(folder, [packs[0].path])
    erase(folder, "maria")
    after = files(folder)
    for _ in range(2):
        report = merge(folder, [packs[0].path])
        assert report.refused == [
            "session s0001: its evaluator withdrew, the journal was left out."
        ]
        assert files(folder) == after


def test_a_withdrawal_at_a_station_holds_in_the_whole_study(folder: StudyFolder) -> None:
    first, second = packed(folder)
    sit(first, "maria")
    merge(folder, [first.path])
    sit(second, "maria")
    erase(second, "maria")
    merge(folder, [second.path])
    in_this_order = files(folder)
    assert list(in_this_order) == ["withdrawals.json"]
    folder.withdrawals_file.unlink()
    merge(folder, [second.path])
    merge(folder, [first.path])
    assert files(folder) == in_this_order


def test_an_erased_person_is_known_again_at_the_sign_in(folder: StudyFolder) -> None:
    sit(folder, "maria")
    erase(folder, "maria")
    with pytest.raises(UserError, match="maria withdrew from this study"):
        open_session(folder, "maria")
    with open_session(folder, "ben") as live:
        assert live.planned.session == "s0001"


def test_erasing_twice_does_nothing_more_and_strangers_are_refused(folder: StudyFolder) -> None:
    sit(folder, "maria")
    sit(folder, "ben")
    assert erase(folder, "maria") == 1
    before = files(folder)
    assert erase(folder, "maria") == 0
    assert files(folder) == before
    with pytest.raises(UserError, match="nobody took part under this pseudonym; there are ben"):
        erase(folder, "eve")


def test_nobody_is_called_erased_while_a_journal_does_not_tell_whose_it_is(
    folder: StudyFolder,
) -> None:
    sit(folder, "maria")
    sit(folder, "ben")
    first = folder.journal_files()[0]
    first.write_bytes(b"\0" + first.read_bytes())
    with pytest.raises(UserError, match="damaged where it says whose it is"):
        erase(folder, "maria")
    assert len(folder.journal_files()) == 2


def test_an_open_session_is_not_erased(folder: StudyFolder) -> None:
    with open_session(folder, "maria"), pytest.raises(UserError, match="open in another window"):
        erase(folder, "maria")
    assert len(read_journal(folder.journal("s0001")).entries) == 1
    assert not folder.withdrawals_file.exists()


def test_a_damaged_list_of_withdrawals_is_told(folder: StudyFolder) -> None:
    folder.withdrawals_file.write_text(json.dumps({"format": 1}), "utf-8")
    with pytest.raises(UserError, match=r"withdrawals\.json: the list of withdrawals is damaged"):
        open_session(folder)
