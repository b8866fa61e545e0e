"""Making the demonstration; what comes of it is taken from end to end elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer
from sessions import demo
from sessions.__main__ import main
from sessions.corpus import read_corpus
from sessions.plan_audit import render
from sessions.preflight import check
from sessions.stimuli import recipes

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.folder import StudyFolder


def test_an_interrupted_demonstration_is_gone_on_with_and_others_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(folder: StudyFolder, *, workers: int) -> None:
        (folder.path / "corpus" / "audio" / "f01" / "f01_001.flac").write_bytes(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr(demo, "prepare", interrupted)
    with pytest.raises(KeyboardInterrupt):
        demo.write_demo(tmp_path / "demo")
    monkeypatch.setattr(demo, "prepare", lambda folder, *, workers: None)
    folder = demo.write_demo(tmp_path / "demo")
    assert folder.plan().slots
    assert (folder.path / "corpus" / "audio" / "f01" / "f01_001.flac").stat().st_size > 4
    with pytest.raises(UserError, match="there is something here already"):
        demo.write_demo(tmp_path / "demo")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "study.toml").write_text("[study]")
    with pytest.raises(UserError, match="there is something here already"):
        demo.write_demo(tmp_path / "other")


def test_both_tasks_are_shown_by_a_sound_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "prepare", lambda folder, *, workers: None)
    folder = demo.write_demo(tmp_path / "demo")
    tasks = Counter(slot.task for slot in folder.plan().slots)
    assert tasks == {"rating": 6, "clustering": 4}
    findings = check(folder, plan_only=True)
    assert findings.all_well, render(findings.audit)


def test_b1_is_offered_where_its_networks_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "prepare", lambda folder, *, workers: None)
    monkeypatch.setattr(VectorAnonymizer, "missing", lambda self: "")
    folder = demo.write_demo(tmp_path / "demo")
    assert [system.name for system in folder.study().systems] == ["B2", "B1"]
    assert check(folder, plan_only=True).all_well
    corpus = read_corpus(folder.study(), folder.path)
    for recipe in recipes(folder.study(), folder.path, corpus):
        if isinstance(recipe.anonymizer, VectorAnonymizer):
            speaker = recipe.source.path.parent.name
            assert {known.path.parent.name for known in recipe.anonymizer.recordings} == {speaker}
            assert len(recipe.anonymizer.recordings) > 1


def test_the_demonstration_says_how_b1_is_installed_where_it_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(demo, "prepare", lambda folder, *, workers: None)
    monkeypatch.setattr(VectorAnonymizer, "missing", lambda self: "not installed: a network.")
    assert main(["demo", str(tmp_path / "demo")]) == 0
    said = capsys.readouterr().out
    assert "B1 is left out, not installed: a network." in said
    assert "B1" not in (tmp_path / "demo" / "study.toml").read_text("utf-8")
