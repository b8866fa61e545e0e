"""The power cuts of other tests lose what they should lose, and nothing else."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.conftest import PROJECT
from tests.power import DiskContent

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name == "nt", reason="directories cannot be synced here")

WRITER = """
import os, pathlib, sys
from tests.power import fail_before_sync

root = pathlib.Path(sys.argv[1])
fail_before_sync(pathlib.Path(sys.argv[2]), int(sys.argv[3]))

def sync(path):
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)

with (root / "old").open("ab", buffering=0) as file:
    file.write(b"synced")
    os.fsync(file.fileno())
    file.write(b"lost")
(root / "named").write_bytes(b"empty")
sync(root)
(root / "nameless").write_bytes(b"with content")
sync(root / "nameless")
(root / "directory").mkdir()
(root / "directory" / "file").write_bytes(b"x")
sync(root / "directory" / "file")
sync(root / "directory")
"""


@pytest.mark.parametrize(
    ("dies_at", "left"),
    [
        (0, {"old": b"before synced", "named": b""}),
        (2, {"old": b"before synced"}),
        (1, {"old": b"before "}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_only_what_was_synced_is_certain(
    tmp_path: Path, seed: int, dies_at: int, left: dict[str, bytes]
) -> None:
    root, ledger = tmp_path / "root", tmp_path / "ledger"
    root.mkdir()
    (root / "old").write_bytes(b"before ")
    disk = DiskContent.of(root)
    writer = [sys.executable, "-c", WRITER, str(root), str(ledger), str(dies_at)]
    assert (subprocess.run(writer, cwd=PROJECT, check=False).returncode < 0) == (dies_at > 0)
    disk.add(ledger)
    disk.cut_power(root, random.Random(seed))
    found = {path.name: path.read_bytes() for path in root.iterdir()}
    assert found.keys() == left.keys()
    for name, certain in left.items():
        assert found[name].startswith(certain)
