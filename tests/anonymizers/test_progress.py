"""Progress for people at a terminal, for programs that watch, and for nobody."""

from __future__ import annotations

import pytest

from anonymizers.progress import WATCHED, read_told, tell_progress, with_progress


def test_a_program_that_watches_is_told_how_far_the_work_is(monkeypatch, capsys):
    monkeypatch.setenv(WATCHED, "1")
    assert list(with_progress("abcd", "writing", 4, unit="file")) == list("abcd")
    lines = capsys.readouterr().err.splitlines()
    assert read_told(lines[0]) == ("writing", 0, 4)
    assert read_told(lines[-1]) == ("writing", 4, 4)


def test_what_is_told_counts_only_what_is_done(monkeypatch, capsys):
    monkeypatch.setenv(WATCHED, "1")
    items = iter(with_progress("ab", "writing", 2, unit="file"))
    next(items)
    next(items)
    assert [read_told(line) for line in capsys.readouterr().err.splitlines()] == [("writing", 0, 2)]


def test_nobody_is_told_where_nobody_watches(monkeypatch, capsys):
    monkeypatch.delenv(WATCHED, raising=False)
    assert list(with_progress("ab", "writing", 2, unit="file")) == ["a", "b"]
    tell_progress("writing", 1, 2)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "line",
    ["error: no room.", '{"progress": ', '{"progress": "x"}', '{"progress": "x", "done": []}'],
)
def test_other_lines_are_no_progress(line):
    assert read_told(line) is None
