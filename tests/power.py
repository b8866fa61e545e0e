"""Power cuts: a process that dies, and a folder with nothing in it that was not synced before."""

from __future__ import annotations

import json
import os
import shutil
import signal
import stat
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from pathlib import Path

NEVER = 0


def fail_before_sync(ledger: Path, dies_at: int) -> None:
    """Note in ``ledger`` what each fsync of this process brings to the disk, and die before one.

    Parameters
    ----------
    ledger : Path
    dies_at : int
        The fsync before which this process kills itself, from 1; `NEVER` if it does not.
    """
    really_sync, count = os.fsync, 0
    notes = os.open(ledger, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)

    def sync(descriptor: int) -> None:
        nonlocal count
        count += 1
        if count == dies_at:
            os.kill(os.getpid(), signal.SIGKILL)
        really_sync(descriptor)
        os.write(notes, (json.dumps(_synced(descriptor)) + "\n").encode())

    os.fsync = sync


def _synced(descriptor: int) -> dict[str, object]:
    about = os.fstat(descriptor)
    if not stat.S_ISDIR(about.st_mode):
        return {"file": about.st_ino, "size": about.st_size}
    with os.scandir(descriptor) as entries:
        return {"directory": about.st_ino, "names": [entry.name for entry in entries]}


@dataclass
class DiskContent:
    """What is on the disk for certain, by inode."""

    sizes: dict[int, int] = field(default_factory=dict)
    names: dict[int, set[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, root: Path) -> DiskContent:
        """Take everything under a directory for certain."""
        content = cls()
        for path in (root, *root.rglob("*")):
            about = path.stat()
            if path.is_dir():
                content.names[about.st_ino] = {child.name for child in path.iterdir()}
            else:
                content.sizes[about.st_ino] = about.st_size
        return content

    def add(self, ledger: Path) -> None:
        """Add what a process synced."""
        for line in ledger.read_text().splitlines():
            note = json.loads(line)
            if "file" in note:
                self.sizes[note["file"]] = note["size"]
            else:
                self.names[note["directory"]] = set(note["names"])

    def cut_power(self, root: Path, rng: random.Random) -> None:
        """Leave under a directory what is on the disk, and of the rest what chance has it.

        A name that was not synced is gone. Of bytes that were not synced, none are there, or some
        at the beginning, or as many zeros.
        """
        kept = self.names.get(root.stat().st_ino, set())
        for path in sorted(root.iterdir()):
            if path.name not in kept:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
            elif path.is_dir():
                self.cut_power(path, rng)
            else:
                self._cut_file(path, rng)

    def _cut_file(self, path: Path, rng: random.Random) -> None:
        about = path.stat()
        certain = self.sizes.get(about.st_ino, 0)
        lost = about.st_size - certain
        if lost <= 0:
            return
        happen_to_be_there = rng.choice((0, rng.randint(0, lost)))
        os.truncate(path, certain + happen_to_be_there)
        if rng.random() < 0.3:
            os.truncate(path, certain)
            os.truncate(path, certain + happen_to_be_there)
