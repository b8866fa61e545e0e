"""Commands beside the window: how far they are, cancelling them, what came of them."""

from __future__ import annotations

import pytest

from listening_app.organizer.job import Outcome
from tests.conftest import PROJECT

SLOW = "tests.listening_app.organizer.slow_command"


@pytest.fixture(autouse=True)
def commands_of_tests(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(PROJECT))


def test_a_command_tells_how_far_it_is_and_can_be_cancelled(desk):
    work = desk.window.work
    work.begin("Waiting", SLOW, [], lambda _: pytest.fail("it is never done"))
    desk.wait_for(lambda: work.words == "Waiting: 1 of 4")
    assert work.bar.fraction == 0.25
    assert work.cancel.isVisible()
    assert not desk.window.demo.isEnabled()
    desk.click(work.cancel)
    assert desk.wait_for_work().startswith("Cancelled.")
    assert not work.cancel.isVisible()
    assert desk.window.demo.isEnabled()


def test_a_failure_is_told_in_the_command_s_words(desk, tmp_path):
    work = desk.window.work
    work.begin("Planning", "sessions", ["plan", str(tmp_path)], lambda _: "done")
    assert f"{tmp_path / 'study.toml'}: there is no study here" in desk.wait_for_work()


def test_closing_the_window_ends_the_command(desk):
    work = desk.window.work
    work.begin("Waiting", SLOW, [], lambda _: "")
    desk.wait_for(lambda: "1 of 4" in work.words)
    process = work._job._process
    desk.window.close()
    assert process.state() == process.ProcessState.NotRunning


def test_of_a_crash_the_last_line_is_told():
    lines = ("Traceback (most recent call last):", '  File "x.py"', "ZeroDivisionError: zero")
    assert Outcome(1, cancelled=False, output=(), complaints=lines).sentence == lines[-1]
