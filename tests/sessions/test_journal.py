"""Journals: chained, durable, and honest about what happened to them."""

from __future__ import annotations

import hashlib
import io
import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions.events import InstructionsRead, JournalRepaired, Rated, TrialShown
from sessions.journal import Journal, JournalWriteError, parse_journal, read_journal
from tests.sessions.sitting import HandClock

if TYPE_CHECKING:
    from pathlib import Path

EVENTS = (
    InstructionsRead(),
    TrialShown(trial="größer"),
    Rated(trial="größer", question="naturalness", value=7),
)


def written(path: Path) -> bytes:
    with Journal.open(path, clock=HandClock()) as journal:
        for event in EVENTS:
            journal.append(event)
    return path.read_bytes()


def test_each_line_holds_the_sha256_of_the_line_before(tmp_path: Path) -> None:
    lines = written(tmp_path / "s.jsonl").splitlines()
    previous = "0" * 64
    for seq, line in enumerate(lines):
        record = json.loads(line)
        assert record["seq"] == seq
        assert record["prev"] == previous
        previous = hashlib.sha256(line).hexdigest()


def test_entries_come_back_as_they_were_appended(tmp_path: Path) -> None:
    clock = HandClock()
    with Journal.open(tmp_path / "s.jsonl", clock=clock) as journal:
        appended = []
        for event in EVENTS:
            clock.seconds += 0.5
            appended.append(journal.append(event))
    content = read_journal(tmp_path / "s.jsonl")
    assert content.entries == tuple(appended)
    assert [entry.mono_ms for entry in appended] == [500, 1000, 1500]
    assert appended[0].at == "2026-03-01T09:00:00.500Z"


def test_a_journal_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    before = written(path)
    with Journal.open(path) as journal:
        assert [entry.event for entry in journal.entries] == list(EVENTS)
        journal.append(InstructionsRead())
    assert path.read_bytes().startswith(before)
    assert len(read_journal(path).entries) == len(EVENTS) + 1


def test_a_line_torn_at_any_byte_is_taken_off_and_the_repair_recorded(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole.jsonl")
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    path = tmp_path / "torn.jsonl"
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        # A line that lacks nothing but its line feed is whole.
        complete = sum(end - 1 <= length for end in ends)
        with Journal.open(path) as journal:
            kept = [entry.event for entry in journal.entries]
            journal.append(InstructionsRead())
        assert tuple(kept[:complete]) == EVENTS[:complete]
        repairs = kept[complete:]
        if length in (0, *ends):
            assert repairs == []
        else:
            start = max((end for end in ends if end <= length), default=0)
            torn = 0 if length + 1 in ends else length - start
            assert repairs == [JournalRepaired(bytes_removed=torn)]
        assert len(read_journal(path).entries) == len(kept) + 1


def test_zeros_after_the_last_line_are_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    path.write_bytes(written(tmp_path / "whole.jsonl") + bytes(512))
    with Journal.open(path) as journal:
        assert journal.entries[-1].event == JournalRepaired(bytes_removed=512)


def test_reading_a_torn_journal_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    path.write_bytes(written(tmp_path / "whole.jsonl") + b'{"seq":3,"at')
    before = path.read_bytes()
    content = read_journal(path)
    assert [entry.event for entry in content.entries] == list(EVENTS)
    assert content.torn_bytes == 12
    assert path.read_bytes() == before


def test_a_flipped_byte_anywhere_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    whole = written(path)
    for mask in (0x01, 0x20, 0xFF):
        for index in range(len(whole)):
            flipped = bytearray(whole)
            flipped[index] ^= mask
            line = whole.count(b"\n", 0, index) + 1
            with pytest.raises(UserError, match=rf"s\.jsonl, line {line}: "):
                parse_journal(bytes(flipped), path)


@pytest.mark.parametrize("change", ["swap", "remove", "repeat"])
def test_lines_out_of_their_place_are_refused(tmp_path: Path, change: str) -> None:
    path = tmp_path / "s.jsonl"
    first, second, third = written(path).splitlines(keepends=True)
    changed = {
        "swap": second + first + third,
        "remove": second + third,
        "repeat": first + second + second + third,
    }[change]
    with pytest.raises(UserError, match=r"s\.jsonl, line [13]: .*damaged"):
        parse_journal(changed, path)


def test_damage_is_refused_at_opening_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    damaged = written(path).replace(b'"value":7', b'"value":9')
    path.write_bytes(damaged)
    for _ in range(2):
        with pytest.raises(UserError, match="line 3"):
            Journal.open(path)
    assert path.read_bytes() == damaged


def test_an_event_of_a_newer_version_is_named(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    with pytest.raises(UserError, match=r"line 1: .*'hummed' is unknown.*newer version"):
        parse_journal(one_line(type="hummed"), path)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ({"type": "journal_repaired", "bytes_removed": "7"}, "'7' as 'bytes_removed'"),
        ({"type": "rated", "trial": "t", "question": "loudness", "value": 3}, "'loudness'"),
        (
            {"type": "trial_confirmed", "trial": "t", "answers": {"similarity": None}},
            "None as 'answers.similarity'",
        ),
        ({"type": "tiles_moved", "panel": "p", "to": [["a", 1]], "means": "mouse"}, "as 'to'"),
        ({"type": "instructions_read", "mono_ms": "soon"}, "damaged here .*'soon'"),
        ({"type": ["rated"]}, "damaged here"),
    ],
)
def test_values_that_an_event_cannot_have_are_named(
    tmp_path: Path, line: dict[str, object], told: str
) -> None:
    with pytest.raises(UserError, match=rf"s\.jsonl, line 1: .*{told}.* put back a copy"):
        parse_journal(one_line(**line), tmp_path / "s.jsonl")


def one_line(**record: object) -> bytes:
    """A journal of one line whose chain and checksum hold."""
    whole = {"seq": 0, "at": "2026-01-01T00:00:00.000Z", "mono_ms": 0, "prev": "0" * 64, **record}
    body = json.dumps(whole, separators=(",", ":")).encode()
    closing = b',"sum":"' + hashlib.sha256(body).hexdigest()[:16].encode() + b'"}\n'
    return body[:-1] + closing


def test_only_one_may_have_a_journal_open(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    with Journal.open(path) as journal:
        journal.append(InstructionsRead())
        with pytest.raises(UserError, match="open in another window"):
            Journal.open(path)
        code = (
            "import pathlib, sys; from sessions.journal import Journal;"
            "Journal.open(pathlib.Path(sys.argv[1]))"
        )
        second = subprocess.run(
            [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False
        )
        assert "open in another window" in second.stderr
    with Journal.open(path) as journal:
        assert len(journal.entries) == 1


@pytest.mark.parametrize("syscall", ["write", "fsync"])
def test_a_failed_write_can_be_tried_again_without_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, syscall: str
) -> None:
    path = tmp_path / "s.jsonl"
    with Journal.open(path) as journal:
        journal.append(EVENTS[0])
        with monkeypatch.context() as patched:
            if syscall == "fsync":
                patched.setattr(os, "fsync", _no_space)
            else:
                journal._file.close()
                journal._file = _HalfWriter(path, "r+b", buffering=0)
            for _ in range(3):
                with pytest.raises(JournalWriteError, match=r"s\.jsonl: .*No space left.*again"):
                    journal.append(EVENTS[1])
                if syscall == "write":
                    journal._file = _HalfWriter(path, "r+b", buffering=0)
            journal._close_file()
        journal.append(EVENTS[1])
        journal.append(EVENTS[2])
    assert tuple(entry.event for entry in read_journal(path).entries) == EVENTS


def test_a_drive_that_comes_back_is_gone_on_with_and_another_file_is_not(tmp_path: Path) -> None:
    path, away = tmp_path / "s.jsonl", tmp_path / "away.jsonl"
    with Journal.open(path) as journal:
        journal.append(EVENTS[0])
        path.rename(away)
        with pytest.raises(JournalWriteError, match="plug the drive back in"):
            journal.append(EVENTS[1])
        path.write_bytes(b"something else\n" * 100)
        with pytest.raises(JournalWriteError, match="does not hold what was written"):
            journal.append(EVENTS[1])
        away.replace(path)
        journal.append(EVENTS[1])
    assert tuple(entry.event for entry in read_journal(path).entries) == EVENTS[:2]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_loses_nothing_and_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    code = """
import pathlib, resource, signal, sys
from sessions.events import TrialShown
from sessions.journal import Journal, JournalWriteError

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
journal = Journal.open(pathlib.Path(sys.argv[1]))
for number in range(40):
    event = TrialShown(trial=str(number))
    resource.setrlimit(resource.RLIMIT_FSIZE, (700 + 83 * number, unlimited[1]))
    try:
        journal.append(event)
    except JournalWriteError as error:
        print(number, error)
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
        journal.append(event)
"""
    run = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    assert "File too large" in run.stdout
    shown = [entry.event for entry in read_journal(path).entries]
    assert shown == [TrialShown(trial=str(number)) for number in range(40)]


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_killed_process_loses_no_acknowledged_event(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    code = """
import pathlib, sys
from sessions.events import TrialShown
from sessions.journal import Journal

journal = Journal.open(pathlib.Path(sys.argv[1]))
number = sum(entry.event.type == "trial_shown" for entry in journal.entries)
while True:
    journal.append(TrialShown(trial=str(number)))
    print(number, flush=True)
    number += 1
"""
    for kills in range(1, 7):
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(37 * kills % 50 + 1)]
        process.send_signal(signal.SIGKILL)
        told += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
        shown = [
            entry.event.trial
            for entry in read_journal(path).entries
            if isinstance(entry.event, TrialShown)
        ]
        assert shown == [str(number) for number in range(len(shown))]
        acknowledged = max(int(line) for line in told if line.endswith("\n"))
        assert len(shown) > acknowledged


def test_an_unwritable_folder_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "journals").write_text("a file where the folder should be")
    with pytest.raises(JournalWriteError, match=r"journals.*could not be stored"):
        Journal.open(tmp_path / "journals" / "s.jsonl")


def _no_space(*_arguments: object) -> None:
    raise OSError(28, "No space left on device")


class _HalfWriter(io.FileIO):
    """A file on a disk that fills up in the middle of a line."""

    def __init__(self, path: Path, mode: str, buffering: int) -> None:
        super().__init__(path, mode)
        self.half_written = False

    def write(self, content: bytes) -> int:
        if self.half_written:
            raise OSError(28, "No space left on device")
        self.half_written = True
        return int(super().write(content[: len(content) // 2]))
