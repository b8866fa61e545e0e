"""The page that answers how far the study is: every number opens the rows behind it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from sessions.events import SessionAbandoned
from sessions.progress_reader import read_progress
from tests.listening_app.small_study import make_small_study
from tests.sessions.sitting import HandClock, open_session, take


def confirmed(number: int):
    return lambda state: state.confirmed == number


def test_the_numbers_are_those_of_the_journals(study, open_desk):
    with open_session(study, "ann", HandClock()) as live:
        take(live)
    with open_session(study, "ben") as live:
        take(live, confirmed(2))
    figures = open_desk(study).pages.progress.figures
    assert {name: figure.number for name, figure in figures.items()} == {
        "sessions": 2,
        "finished": 1,
        "open": 1,
        "abandoned": 0,
        "withdrawn": 0,
        "waiting": 0,
        "evaluators": 2,
        "remarks": len(read_progress(study).remarks),
    }
    assert figures["finished"].accessibleName() == "1 finished"


def test_every_number_opens_its_rows(study, open_desk):
    with open_session(study, "ann", HandClock()) as live:
        take(live)
    with open_session(study, "ben") as live:
        take(live, confirmed(2))
    desk = open_desk(study)
    page = desk.pages.progress
    desk.click(page.figures["open"])
    assert page.heading == "Sessions: open (1)"
    assert [row[:5] for row in page.rows.shown] == [["s10", "ben", "open", "2", "4"]]
    desk.click(page.figures["evaluators"])
    assert [row[0] for row in page.rows.shown] == ["ann", "ben"]
    desk.click(page.figures["remarks"])
    assert [row[2] for row in page.rows.shown] == ["too fast", "too fast", "few answers"]
    for name, figure in page.figures.items():
        desk.click(figure)
        assert len(page.rows.shown) == figure.number, name
        assert figure.isChecked()


def test_a_part_of_the_design_opens_what_was_judged_of_it_but_no_answer(study, open_desk):
    with open_session(study, "ann", HandClock()) as live:
        take(live)
    desk = open_desk(study)
    page = desk.pages.progress
    heat_map = page.coverages.maps["rating"]
    assert {part.name for part in heat_map.parts} >= {
        "tiny-corpus f, original: 2 of 4",
        "tiny-corpus f, Vocoder-X: 2 of 4",
        "all, all: 4 of 8",
    }
    heat_map.setFocus()
    desk.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert page.heading == "Judged: tiny-corpus f, Vocoder-X (2)"
    for row in page.rows.shown:
        assert row[:2] == ["s00", "ann"]
        assert row[-3:] == ["tiny-corpus", "f", "Vocoder-X"]
        assert len(row) == 7


def test_rows_lead_on_to_the_sessions_of_who_is_in_them(study, open_desk):
    with open_session(study, "ann", HandClock()) as live:
        take(live)
    with open_session(study, "ben") as live:
        take(live, confirmed(2))
    desk = open_desk(study)
    page = desk.pages.progress
    desk.click(page.figures["evaluators"])
    page.rows.setFocus()
    desk.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert page.heading == "Sessions of ben (1)"


def test_the_page_follows_while_somebody_listens(tmp_path, open_desk):
    study = make_small_study(tmp_path / "study", trials=4)
    desk = open_desk(study)
    page = desk.pages.progress
    desk.click(page.figures["open"])
    assert page.rows.shown == []
    with open_session(study, "ann") as live:
        take(live, confirmed(1))
        desk.wait_for(lambda: [row[3] for row in page.rows.shown] == ["1"])
        take(live, confirmed(3))
        desk.wait_for(lambda: [row[3] for row in page.rows.shown] == ["3"])
        live.record(SessionAbandoned(reason="ill"))
        desk.wait_for(lambda: page.figures["abandoned"].number == 1)
    assert page.figures["waiting"].number == 2


def test_a_damaged_journal_is_told_and_the_rest_is_shown(study, open_desk):
    for evaluator in ("ann", "ben"):
        with open_session(study, evaluator, HandClock()) as live:
            take(live)
    journal = study.journal("s00")
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[3:]]))
    page = open_desk(study).pages.progress
    assert page.figures["evaluators"].number == 1
    assert page.figures["remarks"].isChecked(), "it is shown before anything is asked for"
    (damaged, *_) = page.rows.shown
    assert damaged[2] == "damaged journal"
    assert "line 3" in damaged[3]


def test_sessions_can_be_sorted_by_a_column(study, open_desk):
    with open_session(study, "ann") as live:
        take(live, confirmed(2))
    desk = open_desk(study)
    page = desk.pages.progress
    desk.click(page.figures["sessions"])
    judged = [row[3] for row in page.rows.shown]
    page.rows.horizontalHeader().setSortIndicator(3, Qt.SortOrder.AscendingOrder)
    assert judged == ["2", "0"]
    assert [row[3] for row in page.rows.shown] == ["0", "2"]
