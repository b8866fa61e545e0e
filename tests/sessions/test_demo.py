"""Making the demonstration; what comes of it is taken from end to end elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from anonymizers.errors import UserError
from sessions import demo
from sessions.plan_audit import render
from sessions.preflight import check

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
