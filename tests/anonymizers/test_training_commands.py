"""`python -m anonymizers train`: what is missing is told before hours of work, not after them."""

from __future__ import annotations

import numpy as np
import pytest

from anonymizers import command_line, registry
from anonymizers.__main__ import main
from anonymizers.durable_files import whole_file
from anonymizers.speaker_vectors import vector_anonymizer


@pytest.mark.parametrize("learner", ["conversion", "pool"])
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
