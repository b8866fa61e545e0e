"""`python -m anonymizers train`: what is missing is told before hours of work, not after them."""

from __future__ import annotations

import numpy as np
import pytest

from anonymizers import command_line, registry
from anonymizers.__main__ import main
from anonymizers.durable_files import whole_file
from anonymizers.speaker_vectors import vector_anonymizer

from .speaker_vectors.pools import made_up_pool


@pytest.mark.parametrize("learner", ["conversion", "pool", "targets"])
def test_networks_that_are_not_installed(learner, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(vector_anonymizer, "find_spec", lambda _: None)
    arguments = ["train", learner, "--data", str(tmp_path), "--out", str(tmp_path / "new")]
    assert command_line.run(main, arguments) == command_line.USER_ERROR
    told = capsys.readouterr().err
    assert told.startswith(f"error: train {learner}: not installed: faster_whisper, ")
    assert "`make models` installs" in told
    assert told.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_a_place_where_nothing_can_be_written(tmp_path, monkeypatch, capsys):
    def learn(*_):
        raise AssertionError("it must not begin")

    for name in ("OHNN", "A2"):
        monkeypatch.setattr(registry.anonymizer_class(name), "learn", learn)
    (tmp_path / "file").write_text("")
    place = str(tmp_path / "file" / "o1.npz")
    for name in ("OHNN", "A2"):
        assert command_line.run(main, ["train", name, "--out", place]) == command_line.USER_ERROR
        told = capsys.readouterr().err
        assert place in told
        assert ".part" not in told


def test_a_folder_in_the_place_of_a_file_is_told_before_the_block_begins(tmp_path):
    with pytest.raises(IsADirectoryError, match="Is a directory"), whole_file(tmp_path):
        np.savez(tmp_path / "begun.npz")
    assert list(tmp_path.iterdir()) == []


def test_a_new_pool_names_the_systems_that_it_is_too_small_for(tmp_path, monkeypatch, capsys):
    pytest.importorskip("torch", reason="needs the extra `neural`")
    pytest.importorskip("faster_whisper", reason="needs the extra `neural`")
    monkeypatch.setattr(vector_anonymizer.VectorAnonymizer, "missing", lambda _: "")
    from anonymizers.conversion import training_corpus  # noqa: PLC0415 - needs torch
    from anonymizers.speaker_vectors import pool_training  # noqa: PLC0415 - needs torch

    monkeypatch.setattr(training_corpus, "read_utterances", lambda _: [])
    monkeypatch.setattr(pool_training, "measure_pool", lambda *_, **__: made_up_pool(22, 23))
    out = tmp_path / "pool.npz"
    assert main(["train", "pool", "--data", "x", "--out", str(out)]) == 0
    told = capsys.readouterr()
    assert told.out == f"{out}: 22 women, 23 men\n"
    assert told.err == "too few of a gender for B5, T12-5\n"
