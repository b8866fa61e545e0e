"""The report as PDF: no time in it, nothing fetched, and what is said where it cannot be made."""

from __future__ import annotations

import sys

import pytest

from analysis.__main__ import main
from analysis.report.pdf import can_make_pdf, to_pdf
from tests.analysis.ratings_factory import Design, make_ratings, write_tables

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
PAGE = """<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>Heading</h1>
<p>{}</p><script>document.body.textContent = "gone";</script></body></html>"""
needs_pango = pytest.mark.skipif(not can_make_pdf(), reason="WeasyPrint finds no Pango here")


@needs_pango
def test_the_same_page_gives_the_same_bytes():
    page = PAGE.format("text")
    content = to_pdf(page)
    assert content.startswith(b"%PDF")
    assert content == to_pdf(page)
    assert b"CreationDate" not in content


@needs_pango
def test_nothing_is_fetched(tmp_path):
    picture = tmp_path / "picture.svg"
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    with_picture = PAGE.format(f'<img src="{picture.as_uri()}" width="100" height="100">')
    without = PAGE.format('<img src="" width="100" height="100">')
    assert len(to_pdf(with_picture)) == pytest.approx(len(to_pdf(without)), abs=64)


@needs_pango
def test_short_tables_are_kept_on_one_page(monkeypatch):
    weasyprint = pytest.importorskip("weasyprint")
    seen = []
    made = weasyprint.HTML

    def recorded(string, **options):
        seen.append(string)
        return made(string=string, **options)

    monkeypatch.setattr(weasyprint, "HTML", recorded)
    short, long = (f"<table>{'<tr><td>1</td></tr>' * rows}</table>" for rows in (16, 17))
    to_pdf(PAGE.format(f"</p>{short}{long}<p>"))
    assert seen[0].count('<div class="short">') == 1
    assert f'<div class="short">{short}</div>{long}' in seen[0]


def test_a_computer_without_pango_says_so(tmp_path, monkeypatch, capsys):
    class Missing:
        def find_spec(self, name, path=None, target=None):
            if name.partition(".")[0] == "weasyprint":
                raise OSError("cannot load library 'libpango-1.0-0'")

    for name in [name for name in sys.modules if name.partition(".")[0] == "weasyprint"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    ratings = make_ratings(Design(systems=("B1",), evaluators=1, sessions_each=1))
    folder = write_tables(tmp_path / "tables", ratings)
    out = tmp_path / "out"
    assert main(["report", str(folder), "--out", str(out)]) == 0
    printed = capsys.readouterr()
    assert printed.out.strip() == str(out / "report.html")
    assert "There is no report.pdf: WeasyPrint finds no Pango" in printed.err
    assert not (out / "report.pdf").exists()
