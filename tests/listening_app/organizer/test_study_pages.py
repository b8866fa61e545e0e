"""From the design to results by clicks alone; who is which only when it is asked for."""

from __future__ import annotations

import json

import pytest

from sessions.simulate import simulate
from tests.listening_app.small_study import make_small_study
from tests.sessions.sitting import HandClock, open_session, take
from tests.sessions.small_corpus import write_study


def take_one(folder, evaluator: str = "ann") -> None:
    with open_session(folder, evaluator, HandClock()) as live:
        take(live)


@pytest.fixture
def running(tmp_path):
    """A study of which one session is finished and one is to come."""
    folder = make_small_study(tmp_path / "study", trials=4)
    take_one(folder)
    return folder


@pytest.mark.long
def test_a_study_is_prepared_planned_and_checked_by_clicks(desk, tmp_path):
    folder = write_study(tmp_path / "study")
    desk.window.open_study(folder)
    page = desk.pages.preparation
    desk.wait_for(page.isVisible)
    assert not page.check.isEnabled()
    desk.click(page.prepare)
    assert "stimuli written" in desk.wait_for_work()
    assert page.states["prepare"].text().startswith("Recordings that are ready: ")
    desk.click(page.plan)
    desk.wait_for_work()
    assert page.states["plan"].text() == "Places: 1, sessions: 1."
    desk.click(page.check)
    assert desk.wait_for_work() == "Nothing is wrong."
    assert {row[0] for row in page.findings.shown} <= {"holds", "as near as can be"}
    (folder.path / "corpus" / "wav" / "f1-00.flac").unlink()
    desk.click(page.check)
    assert "wrong" in desk.wait_for_work()
    wrong = [row for row in page.findings.shown if row[0] == "wrong"]
    assert any("f1-00.flac" in row[1] for row in wrong)
    desk.wait_for(lambda: desk.pages.progress.figures["waiting"].number == 1)


def test_a_plan_is_made_by_a_click_and_shown_at_once(desk, tmp_path):
    folder = write_study(tmp_path / "study")
    desk.window.open_study(folder)
    page = desk.pages.preparation
    desk.wait_for(page.isVisible)
    desk.click(page.plan)
    desk.wait_for_work()
    assert page.states["plan"].text() == "Places: 1, sessions: 1."
    assert page.states["prepare"].text() == "Not made yet."
    assert not page.check.isEnabled()
    desk.wait_for(lambda: desk.pages.progress.figures["waiting"].number == 1)
    assert not desk.pages.progress.take.isEnabled()


def test_without_a_plan_there_is_nothing_to_follow_and_that_is_told(running, desk):
    running.plan_file.unlink()
    desk.window.open_study(running)
    page = desk.pages.progress
    desk.go_to(page)
    desk.wait_for(lambda: "there is no plan yet" in page.fault)
    assert not page.coverages.isVisible()


def test_what_is_no_number_of_places_is_told(running, open_desk):
    desk = open_desk(running)
    page = desk.pages.preparation
    desk.go_to(page)
    page.places.setText("many")
    desk.click(page.extend)
    assert "many is not a whole number" in desk.wait_for_work()


def test_while_sessions_are_to_come_tables_wait_until_names_are_asked_for(running, open_desk):
    desk = open_desk(running)
    page = desk.pages.results
    desk.go_to(page)
    assert page.hides_systems
    assert not page.export.isEnabled()
    desk.click(page.unblind)
    desk.click(page.export)
    assert desk.wait_for_work().startswith("Done")
    tables = running.path / "exports" / "tables"
    assert "Vocoder-X" in (tables / "ratings.csv").read_text("utf-8")
    (line,) = (running.path / "unblinded.jsonl").read_text("utf-8").splitlines()
    assert json.loads(line)["act"] == "tables with system names"
    assert "before the study ended: 1, last on 2" in page.record
    assert page.hides_systems, "asked once is shown once"


@pytest.mark.long
def test_the_report_of_a_running_study_hides_names(running, open_desk):
    desk = open_desk(running)
    page = desk.pages.results
    desk.go_to(page)
    desk.click(page.report)
    assert desk.wait_for_work().startswith("Done"), desk.window.work.words
    report = (running.path / "exports" / "report" / "report.html").read_text("utf-8")
    assert "System A" in report
    assert "Vocoder-X" not in report
    assert not (running.path / "unblinded.jsonl").exists()
    assert page.open_report.isVisible()


def test_names_in_a_report_that_were_asked_for_are_recorded(running, open_desk, monkeypatch):
    desk = open_desk(running)
    page = desk.pages.results
    desk.go_to(page)
    begun = []
    monkeypatch.setattr(desk.window.work, "begin", lambda *given: begun.append(given))
    page.report.click()
    desk.click(page.unblind)
    page.report.click()
    (_, _, hidden, _), (_, _, shown, _) = begun
    assert "--unblind" not in hidden
    assert "--unblind" in shown


def test_nothing_is_shown_where_the_record_cannot_be_written(running, open_desk, monkeypatch):
    desk = open_desk(running)
    page = desk.pages.results
    desk.go_to(page)
    (running.path / "unblinded.jsonl").mkdir()
    page.unblind.setChecked(True)
    page.export.click()
    assert "unblinded.jsonl" in desk.window.work.words
    assert not desk.window.work.is_busy
    assert not (running.path / "exports").exists()


def test_a_finished_study_hides_nothing(tmp_path, open_desk):
    folder = make_small_study(tmp_path / "study", evaluators=1, trials=4)
    take_one(folder)
    desk = open_desk(folder)
    page = desk.pages.results
    desk.go_to(page)
    assert not page.hides_systems
    assert page.export.isEnabled()
    assert not page.unblind.isVisible()


def test_a_demonstration_hides_nothing(running, open_desk):
    text = running.study_file.read_text("utf-8")
    running.study_file.write_text(text.replace("seed = 7", "seed = 7\ndemo = true"), "utf-8")
    assert not open_desk(running).pages.results.hides_systems


def test_no_page_shows_an_answer_or_a_result_of_a_running_study(tmp_path, open_desk):
    """Other answers, same screen: every word is the same whatever was judged."""
    words = []
    for seed in (1, 2):
        folder = make_small_study(tmp_path / str(seed) / "study", trials=4)
        simulate(folder, 1, seed)
        desk = open_desk(folder)
        page = desk.pages.progress
        parts = [(part.judged, part.planned) for part in page.coverages.maps["rating"].parts]
        words.append((parts, [figure.text() for figure in page.figures.values()][:-1]))
    assert words[0] == words[1]
