"""Corpora on a Dask cluster of two local workers: the same bytes as on one machine."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
import soundfile

from anonymizers import corpus_run, load
from anonymizers.__main__ import main
from anonymizers.corpus_run import Recipe
from tests.local_cluster import address_of_two_workers, scheduler_of, started_parts

pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def start(tmp_path_factory):
    """Start a part of a cluster; everything ends with the module."""
    with started_parts(tmp_path_factory.mktemp("elsewhere")) as start:
        yield start


@pytest.fixture(scope="module")
def address(start):
    return address_of_two_workers(start)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "speech").mkdir()
    for number in range(12):
        noise = np.random.default_rng(number).uniform(-0.5, 0.5, 4_000)
        soundfile.write(tmp_path / "speech" / f"{number}.wav", noise, 16_000)
    return tmp_path / "speech"


def contents(directory):
    return {path.name: path.read_bytes() for path in directory.iterdir() if path.suffix != ".lock"}


def test_two_workers_write_the_same_bytes(folder, address):
    arguments = ["run", "B2", "--data", "speech", "--set", "coefficient=[0.5, 0.9]"]
    arguments += ["--level", "utterance"]
    assert main([*arguments, "--out", "here", "--workers", "1"]) == 0
    assert main([*arguments, "--out", "there", "--dask", address]) == 0
    here, there = (contents(folder.parent / place / "speech_b2") for place in ("here", "there"))
    assert len(here) == 13
    assert here == there


def test_what_cannot_be_read_is_told_and_the_rest_goes_on(folder, address, capsys):
    (folder / "3.wav").write_bytes(b"")
    assert main(["run", "D1", "--data", "speech", "--out", "out", "--dask", address]) == 1
    assert "11 anonymized" in (said := capsys.readouterr()).out
    assert said.err.count("3: ") == 1


def test_a_failed_write_stops_the_run(folder, address):
    (folder.parent / "out" / "speech_b2").mkdir(parents=True)
    (folder.parent / "out" / "speech_b2" / "5.wav").mkdir()
    with pytest.raises(OSError, match=r"5\.wav"):
        corpus_run.run([folder], folder.parent / "out", Recipe("B2", load("B2")), cluster=address)


IMPATIENT = """
import sys
import anonymizers.cluster
from anonymizers.__main__ import main

anonymizers.cluster.PATIENCE_SECONDS = 1
sys.exit(main(sys.argv[1:]))
"""


def refused(folder, address):
    """Run in a process of its own, which a client that failed cannot disturb."""
    done = subprocess.run(
        [sys.executable, "-c", IMPATIENT, "run", "B2", "--data", "speech", "--out", "out",
         "--dask", address],
        cwd=folder.parent, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    return done.stderr


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere"])
def test_no_scheduler_is_told_in_a_sentence(folder, address):
    assert "no scheduler answers there" in refused(folder, address)
    assert not (folder.parent / "out").exists()


def test_no_worker_is_told_in_a_sentence(folder, start):
    file = scheduler_of(start, "none.json")
    address = file.read_text().split('"address": "')[1].split('"')[0]
    assert "the scheduler has no worker" in refused(folder, address)


def test_workers_and_a_cluster_exclude_each_other(folder, capsys):
    arguments = ["run", "B2", "--data", "speech", "--out", "out", "--workers", "2"]
    with pytest.raises(SystemExit):
        main([*arguments, "--dask", "tcp://127.0.0.1:1"])
    assert "not allowed with" in capsys.readouterr().err
