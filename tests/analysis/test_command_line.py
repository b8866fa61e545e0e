"""``python -m analysis report`` as scripts and people call it."""

from __future__ import annotations

import subprocess
import sys

from analysis.__main__ import main
from anonymizers.command_line import run
from sessions.simulate import simulate
from tests.analysis.ratings_factory import Design, make_ratings, write_tables
from tests.sessions.small_study import small_study

HEAVY = ("pandas", "matplotlib", "scipy", "jinja2")


def test_prints_the_path_of_the_page(tmp_path, capsys):
    folder = write_tables(tmp_path / "tables", make_ratings(Design(evaluators=2)))
    assert run(main, ["report", str(folder), "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'out' / 'report.html'}\n"


def test_reports_a_study_folder(tmp_path, capsys):
    folder = small_study(tmp_path / "study", slots=2, sessions=1, trials=12)
    simulate(folder, evaluators=2, seed=5)
    out = tmp_path / "out"
    arguments = ["report", str(folder.path), "--by", "native_language", "--out", str(out)]
    assert run(main, arguments) == 0
    text = (out / "report.html").read_text("utf-8")
    assert "A small study" in text
    assert "Native speakers of the study" in text


def test_a_users_mistake_is_one_sentence_and_code_2(tmp_path, capsys):
    ratings = make_ratings(Design(evaluators=2)).assign(naturalness=11)
    folder = write_tables(tmp_path / "tables", ratings)
    assert run(main, ["report", str(folder), "--out", str(tmp_path / "out")]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"error: {folder / 'ratings.csv'}:2: naturalness is '11'")
    assert not (tmp_path / "out").exists()


def test_an_unwritable_place_is_told(tmp_path, capsys):
    folder = write_tables(tmp_path / "tables", make_ratings(Design(evaluators=2)))
    (tmp_path / "out").write_text("a file")
    assert run(main, ["report", str(folder), "--out", str(tmp_path / "out")]) == 2
    assert str(tmp_path / "out") in capsys.readouterr().err


def test_help_loads_nothing_heavy():
    code = (
        "import sys\nfrom analysis.__main__ import main\n"
        "try:\n    main(['report', '--help'])\nexcept SystemExit:\n    pass\n"
        f"print([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "--unblind" in done.stdout
    assert done.stderr.strip() == "[]"
