"""``python -m analysis scores`` as scripts and people call it."""

from __future__ import annotations

import csv
import json
import xml.etree.ElementTree as ET

import pytest

from analysis.__main__ import main
from analysis.metric_definitions import DEFINITIONS
from analysis.scored_trials import read_scored_trials
from analysis.verification import score_metrics
from anonymizers.command_line import run
from tests.analysis.challenge_files import ENROLLED, write_challenge_files


@pytest.fixture
def arguments(tmp_path):
    scores, trials = write_challenge_files(tmp_path)
    return ["scores", "--scores", str(scores), "--trials", str(trials), "--replicates", "20"]


def test_prints_every_metric_with_its_definition(arguments, capsys):
    assert run(main, arguments) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("96 target and 864 non-target trials\n")
    for definition in DEFINITIONS.values():
        assert f"\n{definition.label} " in printed
        assert definition.text in printed
    for speaker in ENROLLED:
        assert f"\n{speaker} " in printed
    assert "96 probes among 8 enrolled speakers; 24 probes left out." in printed
    assert "can show at most" in printed
    assert "Miss rates move in steps of 0.0104, false-alarm rates of 0.00116." in printed
    assert "nan" not in printed.lower().replace("nontarget", "")


def test_json_is_complete_and_the_same_each_time(arguments, tmp_path):
    texts = []
    for name in ("first.json", "second.json"):
        assert run(main, [*arguments, "--json", str(tmp_path / name)]) == 0
        texts.append((tmp_path / name).read_text("utf-8"))
    assert texts[0] == texts[1]
    record = json.loads(texts[0])
    trials = read_scored_trials(tmp_path / "scores", tmp_path / "trials")
    metrics = score_metrics(trials.scores[trials.is_target], trials.scores[~trials.is_target])
    assert record.keys() >= metrics.keys()
    assert record["eer"] == metrics["eer"]
    assert record["intervals"]["eer"]["low"] < record["eer"] < record["intervals"]["eer"]["high"]
    assert [speaker["speaker"] for speaker in record["speakers"]] == ENROLLED
    assert record["definitions"]["eps_max_pav"]["unit"] == "nats"


def test_writes_figures_and_tables(arguments, tmp_path):
    out = tmp_path / "out"
    assert run(main, [*arguments, "--out", str(out)]) == 0
    for name in ("det", "score_histograms", "llr", "eps_max"):
        assert ET.parse(out / f"{name}.svg").getroot().tag.endswith("svg")
    with (out / "det.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert (float(rows[0]["false_alarm"]), float(rows[0]["miss"])) == (1.0, 0.0)
    assert (float(rows[-1]["false_alarm"]), float(rows[-1]["miss"])) == (0.0, 1.0)
    with (out / "speakers.csv").open(encoding="utf-8") as file:
        assert [row["speaker"] for row in csv.DictReader(file)] == ENROLLED


def test_a_tiny_set_gives_reasons_and_figures(tmp_path, capsys):
    (tmp_path / "trials").write_text("a a-1 target\na b-1 nontarget\n", "utf-8")
    (tmp_path / "scores").write_text("a a-1 inf\na b-1 inf\n", "utf-8")
    arguments = ["scores", "--scores", str(tmp_path / "scores"), "--trials",
                 str(tmp_path / "trials"), "--json", str(tmp_path / "m.json"),
                 "--out", str(tmp_path / "out")]  # fmt: skip
    assert run(main, arguments) == 0
    printed = capsys.readouterr().out
    assert "not known: a score is infinite, and so no log-likelihood ratio" in printed
    assert "not known: no probe was compared with its own speaker and with another one" in printed
    assert "Intervals missing: 2 speakers are too few" in printed
    record = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert record["cllr"] is None
    assert record["ranks"] is None


def test_a_users_mistake_is_one_sentence_and_code_2(arguments, tmp_path, capsys):
    with (tmp_path / "scores").open("a", encoding="utf-8") as file:
        file.write("100 100-1234-0000 nan\n")
    assert run(main, [*arguments, "--json", str(tmp_path / "m.json")]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    line = len((tmp_path / "scores").read_text("utf-8").splitlines())
    assert told.err.startswith(f"error: {tmp_path / 'scores'}, line {line}: trial '100 ")
    assert told.err.count("\n") == 1
    assert not (tmp_path / "m.json").exists()


def test_a_missing_file_is_named(arguments, tmp_path, capsys):
    (tmp_path / "trials").unlink()
    assert run(main, arguments) == 2
    assert str(tmp_path / "trials") in capsys.readouterr().err


def test_a_negative_number_of_draws_is_refused(arguments, capsys):
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--replicates", "-1"])
    assert left.value.code == 2
    assert "'-1' is not a whole number, 0 or more" in capsys.readouterr().err
