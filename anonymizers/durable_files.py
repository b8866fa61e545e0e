"""Files that are either whole under their name or not there at all."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator


# What network drives answer that bring names to their disk by themselves.
_CANNOT_BE_SYNCED = (errno.EINVAL, errno.ENOTSUP)


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Yield a temporary path beside ``path`` that takes its place when the block ends well.

    The content is on the disk (fsync) before the name is. When the block raises, the temporary
    file is removed and whatever was under ``path`` stays as it was. Where nothing can be written,
    that is told before the block begins.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(
            prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent
        )
    except OSError as error:
        error.filename = str(path)  # not the temporary one
        raise
    os.close(handle)
    temporary = Path(name)
    try:
        with named_errors(path):
            yield temporary
            with temporary.open("rb+") as written:
                os.fsync(written.fileno())
        temporary.chmod(0o666 & ~_umask())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    sync_directory(path.parent)


@contextmanager
def named_errors(path: Path) -> Iterator[None]:
    """Let errors say which file could not be written: a full disk does not."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def write_text(path: Path, text: str) -> None:
    """Write ``text`` as UTF-8 with LF line ends, all or nothing."""
    with whole_file(path) as temporary:
        temporary.write_text(text, encoding="utf-8", newline="\n")


def read_progress(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the records of a file of JSON lines that grew while a command ran.

    Where a run was killed a line may be torn, and the next run's first may follow it without an
    end between them: such lines are passed over.
    """
    for line in path.read_text(encoding="utf-8", errors="replace").split("\n"):
        try:
            record = json.loads(line)
        except ValueError:
            continue
        if isinstance(record, dict):
            yield record


def remove_parts(directory: Path) -> None:
    """Remove what killed processes left half-written; nobody else may be writing there."""
    for part in directory.glob(".*.part"):
        part.unlink(missing_ok=True)


def make_directory(directory: Path) -> None:
    """Make a directory where there is none; its name survives a power cut."""
    directory.mkdir(parents=True, exist_ok=True)
    sync_directory(directory.parent)


def sync_directory(directory: Path) -> None:
    """Make sure that names created in ``directory`` survive a power cut, where the system can."""
    if os.name == "nt":
        return
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _CANNOT_BE_SYNCED:
            raise
    finally:
        os.close(descriptor)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
