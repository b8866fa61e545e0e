"""Append-only journals: every event of a session, on the disk before anything else happens.

A journal is a text file of JSON lines. Each line carries the SHA-256 of the line before it and a
checksum of itself, so a changed byte is found and its line named. What a power cut can leave, a
last line that was not written to its end, is told apart from damage and repaired.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol, Self

from filelock import FileLock, Timeout

from anonymizers.durable_files import make_directory, sync_directory
from anonymizers.errors import UserError
from sessions.events import Event, JournalRepaired, SessionOpened, from_record, to_record

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import FileIO
    from pathlib import Path
    from types import TracebackType

FIRST_PREV = "0" * 64
_SUM = re.compile(rb',"sum":"([0-9a-f]{16})"\}')


class JournalWriteError(UserError):
    """An event could not be brought to the disk; it may be appended again once there is room."""


class JournalOpenError(UserError):
    """Another window or program has the journal open."""


class Clock(Protocol):
    """What tells a journal the time."""

    def now(self) -> datetime:
        """Time of day, UTC."""

    def monotonic(self) -> float:
        """Seconds since some moment; never goes back."""


class SystemClock:
    """The computer's clocks."""

    def now(self) -> datetime:
        """Time of day, UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds since some moment; never goes back."""
        return time.monotonic()


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal."""

    seq: int
    """From 0."""
    at: str
    """ISO 8601, UTC, milliseconds."""
    mono_ms: int
    """Milliseconds since the latest `SessionOpened`, by a clock that never goes back."""
    event: Event


@dataclass(frozen=True, slots=True)
class JournalContent:
    """What a journal file holds."""

    entries: tuple[Entry, ...]
    text: bytes
    """The whole lines, each ended by a line feed."""
    torn_bytes: int
    """What came after them: a line that was not written to its end."""

    @property
    def lines(self) -> list[bytes]:
        """The whole lines without their ends."""
        return self.text.split(b"\n")[:-1]


class Chain:
    """Turns events into lines, each chained to the one before."""

    def __init__(self, seq: int = 0, prev: str = FIRST_PREV) -> None:
        self.seq = seq
        self.prev = prev

    def line(self, event: Event, at: datetime, mono_ms: int) -> tuple[Entry, bytes]:
        """Return the next entry and its bytes with the line end; `advance` makes it count."""
        moment = at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        entry = Entry(self.seq, moment, mono_ms, event)
        record = {
            "seq": entry.seq,
            "at": moment,
            "mono_ms": mono_ms,
            **to_record(event),
            "prev": self.prev,
        }
        body = json.dumps(record, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        closed = body.encode("utf-8", errors="replace")
        return entry, closed[:-1] + b',"sum":"' + _sum(closed) + b'"}\n'

    def advance(self, line: bytes) -> None:
        """Let the next line follow this one."""
        self.seq += 1
        self.prev = hashlib.sha256(line.removesuffix(b"\n")).hexdigest()


class Journal:
    """A journal that is being written, by one process alone.

    Use `Journal.open`; close it, or use it as a context manager.
    """

    def __init__(self, path: Path, lock: FileLock, clock: Clock) -> None:
        self.path = path
        self.entries: tuple[Entry, ...] = ()
        """What the file held when it was opened, and the repair if there was one."""
        self._lock = lock
        self._clock = clock
        self._origin = clock.monotonic()
        self._chain = Chain()
        self._size = 0
        self._digest = hashlib.sha256()
        self._file: FileIO | None = None

    @classmethod
    def open(cls, path: Path, *, clock: Clock | None = None) -> Self:
        """Open or create a journal and verify what it holds.

        A torn last line is taken off and a `JournalRepaired` appended.

        Raises
        ------
        UserError
            When another process has the journal open, or a line is damaged.
        JournalWriteError
            When the folder cannot be written.
        """
        journal = cls(path, lock_journal(path), clock or SystemClock())
        try:
            journal._start()
        except BaseException:
            journal.close()
            raise
        return journal

    def append(self, event: Event) -> Entry:
        """Write an event; when this returns, a power cut cannot take it away.

        Raises
        ------
        JournalWriteError
            When it is not certain to be on the disk. Nothing of it counts then: append it again,
            and what is left of the failed attempt is taken off first.
        """
        if isinstance(event, SessionOpened):
            self._origin = self._clock.monotonic()
        mono_ms = round((self._clock.monotonic() - self._origin) * 1000)
        entry, line = self._chain.line(event, self._clock.now(), mono_ms)
        try:
            file = self._file or self._reopen()
            _write_through(file, line)
            _require_place(self.path, file)
        except OSError as error:
            self._close_file()
            raise _write_error(self.path, error) from error
        self._count(line)
        return entry

    def close(self) -> None:
        """Close the file and let others open it."""
        self._close_file()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _start(self) -> None:
        """Read what is there, repair it, stand at its end."""
        try:
            self._file = self.path.open("r+b" if self.path.exists() else "x+b", buffering=0)
            sync_directory(self.path.parent)
            raw = self._file.readall()
        except OSError as error:
            raise _write_error(self.path, error) from error
        content = parse_journal(raw, self.path)
        self.entries = content.entries
        for line in content.lines:
            self._count(line + b"\n")
        if raw != content.text:
            self._repair(self._file, raw, content)

    def _repair(self, file: FileIO, raw: bytes, content: JournalContent) -> None:
        # A last line that lacks nothing but its end is kept and ended.
        kept = content.text if raw.startswith(content.text) else content.text[:-1]
        try:
            file.truncate(len(kept))
            _write_through(file, content.text[len(kept) :])
        except OSError as error:
            raise _write_error(self.path, error) from error
        repaired = self.append(JournalRepaired(bytes_removed=content.torn_bytes))
        self.entries = (*self.entries, repaired)

    def _reopen(self) -> FileIO:
        """Open the file again after a failed write and take off what that write left."""
        file: FileIO = self.path.open("r+b", buffering=0)
        self._file = file
        written = file.read(self._size) or b""
        if hashlib.sha256(written).digest() != self._digest.digest():
            raise OSError("it does not hold what was written to it before")
        file.truncate(self._size)
        return file

    def _count(self, line: bytes) -> None:
        self._chain.advance(line)
        self._size += len(line)
        self._digest.update(line)

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            # The state on the disk is settled by fsync alone; a device that fails now as well
            # cannot make it worse.
            with contextlib.suppress(OSError):
                file.close()


def lock_journal(path: Path) -> FileLock:
    """Keep every other process from opening this journal; release the lock that is returned.

    Raises
    ------
    JournalOpenError
        When the journal is open.
    JournalWriteError
        When the folder cannot be written.
    """
    try:
        make_directory(path.parent)
        lock = FileLock(path.with_name(f".{path.name}.lock"), thread_local=False)
        lock.acquire(timeout=0)
    except Timeout:
        raise JournalOpenError(
            f"{path}: this session is open in another window; close that one first."
        ) from None
    except OSError as error:
        raise _write_error(path, error) from error
    return lock


def read_journal(path: Path) -> JournalContent:
    """Read and verify a journal without changing it.

    Raises
    ------
    UserError
        Naming the file and the line that is damaged.
    """
    return parse_journal(path.read_bytes(), path)


def parse_journal(raw: bytes, path: Path) -> JournalContent:
    """Verify the bytes of a journal.

    Parameters
    ----------
    raw : bytes
        The file's content.
    path : Path
        Named in errors.

    Returns
    -------
    JournalContent

    Raises
    ------
    UserError
        Naming the file and the line that is damaged.
    """
    *lines, rest = raw.split(b"\n")
    torn = len(rest)
    complete = rest.rstrip(b"\0")
    ended = _SUM.search(complete)
    if ended is not None:
        lines.append(complete)
        torn -= len(complete)
    entries = tuple(_entries(lines, path))
    return JournalContent(entries, b"".join(line + b"\n" for line in lines), torn)


def _entries(lines: list[bytes], path: Path) -> Iterator[Entry]:
    prev = FIRST_PREV
    for seq, line in enumerate(lines):
        try:
            yield _entry(line, seq, prev)
        except UserError as error:
            raise UserError(f"{path}, line {seq + 1}: {error}") from None
        except (ValueError, KeyError, TypeError) as error:
            raise UserError(
                f"{path}, line {seq + 1}: the journal is damaged here ({error}); "
                "put back a copy of the file from before the damage."
            ) from None
        prev = hashlib.sha256(line).hexdigest()


def _entry(line: bytes, seq: int, prev: str) -> Entry:
    ended = _SUM.search(line)
    if ended is None or ended.end() != len(line):
        raise ValueError("it does not end as a line does")
    if _sum(line[: ended.start()] + b"}") != ended.group(1):
        raise ValueError("its checksum does not fit")
    record = json.loads(line)
    if record["seq"] != seq:
        raise ValueError(f"it is line {record['seq'] + 1} of a journal")
    if record["prev"] != prev:
        raise ValueError("it does not follow the line before")
    at, mono_ms = record["at"], record["mono_ms"]
    if not (isinstance(at, str) and isinstance(mono_ms, int)):
        raise TypeError(f"its time is {at!r}, {mono_ms!r}")
    return Entry(seq, at, mono_ms, from_record(record))


def _sum(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest()[:16].encode()


def _write_through(file: FileIO, content: bytes) -> None:
    """Write all of ``content`` at the end of the file, down to the disk."""
    file.seek(0, os.SEEK_END)
    while content:
        content = content[file.write(content) :]
    os.fsync(file.fileno())


def _require_place(path: Path, file: FileIO) -> None:
    """Raise OSError where an open file is no longer what its name stands for.

    Systems go on writing to a file that was moved away or removed, and nobody would find it again.
    """
    if os.name == "nt":  # there, an open file can be neither moved nor removed
        return
    if not os.path.samestat(path.stat(), os.fstat(file.fileno())):
        raise OSError("another file has taken its place")


def _write_error(path: Path, error: OSError) -> JournalWriteError:
    reason = error.strerror or error
    return JournalWriteError(
        f"{path}: the last answer could not be stored ({reason}); make room on the disk or plug "
        "the drive back in, then try again: nothing stored before is lost."
    )
