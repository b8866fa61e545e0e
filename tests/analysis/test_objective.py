"""Objective evaluation of small data directories, with an encoder made for the test."""

from __future__ import annotations

import csv
import json

import numpy as np
import pytest

import analysis.utterance_measures
from analysis.__main__ import main
from analysis.objective_rows import ObjectiveRow, update_objective
from analysis.objective_tables import read_objective
from anonymizers.command_line import run
from anonymizers.corpora.audio import write_audio
from anonymizers.errors import UserError

SPEAKERS = {"f01": "f", "f02": "f", "f03": "f", "f04": "f", "f05": "f", "f06": "f"}
WORDS = "THE VOICE ON AIR IS NOT MINE"


def voice(speaker, number):
    """Make noise with a resonance of the speaker's own."""
    generator = np.random.default_rng([sum(speaker.encode()), number])
    spectrum = np.fft.rfft(generator.normal(size=16_000))
    hertz = np.fft.rfftfreq(16_000, 1 / 16_000)
    centre = 500 + 600 * int(speaker[1:])
    spectrum *= np.exp(-(((hertz - centre) / 200) ** 2)) + 0.02
    samples = np.fft.irfft(spectrum)
    return 0.1 * samples / samples.std()


def encoder_of_bands(samples):
    """Return in which eighths of the spectrum the energy lies, on a logarithmic scale."""
    bands = np.array_split(np.abs(np.fft.rfft(samples)) ** 2, 24)
    energies = np.log([band.sum() for band in bands])
    centred = energies - energies.mean()
    return centred / np.linalg.norm(centred)


def write_directory(path, utterances, *, lists=(), change=lambda samples: samples):
    path.mkdir(parents=True)
    names = {f"{speaker}-{number:02d}": (speaker, number) for speaker, number in utterances}
    for name, (speaker, number) in names.items():
        write_audio(path / "wav" / f"{name}.wav", change(voice(speaker, number)), 16_000)
    contents = {
        "wav.scp": [f"{name} {path / 'wav' / name}.wav" for name in names],
        "utt2spk": [f"{name} {speaker}" for name, (speaker, _) in names.items()],
        "spk2gender": [f"{name} {gender}" for name, gender in SPEAKERS.items()],
        "text": [f"{name} {WORDS}" for name in names],
        **dict(lists),
    }
    for name, lines in contents.items():
        (path / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


@pytest.fixture
def corpora(tmp_path, monkeypatch):
    """Enrolment and trials, original and played backwards with everything at half the level."""
    monkeypatch.setattr(analysis.utterance_measures, "load_encoder", lambda _: encoder_of_bands)
    enrolment = [(speaker, number) for speaker in SPEAKERS for number in (0, 1)]
    trials = [(speaker, number) for speaker in SPEAKERS for number in (2, 3)]
    listed = [
        f"{enrolled} {speaker}-{number:02d} {'target' if enrolled == speaker else 'nontarget'}"
        for enrolled in SPEAKERS
        for speaker, number in trials
    ]
    made = {}
    for suffix, change in (("", lambda samples: samples), ("_b2", lambda samples: samples / 2)):
        made[suffix] = [
            write_directory(tmp_path / f"set_enrolls{suffix}", enrolment, change=change),
            write_directory(
                tmp_path / f"set_trials_f{suffix}",
                trials,
                lists=[("trials", listed)],
                change=change,
            ),
        ]
    return made


def measured(corpora, out, *options):
    command = ["objective", "--original", *corpora[""], "--anonymized", *corpora["_b2"]]
    command += ["--system", "B2", "--out", str(out), "--replicates", "10", "--no-figures"]
    return run(main, [*command, *options])


def rows_of(out):
    with (out / "objective.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_everything_is_measured_and_read_by_reports(corpora, tmp_path, capsys):
    out = tmp_path / "out"
    transcriber = "sh -c 'echo the voice on err is not mine' {}"
    assert measured(corpora, out, "--transcriber", transcriber) == 0
    rows = rows_of(out)
    found = {(row["system"], row["condition"], row["attacker"], row["metric"]): row for row in rows}
    assert {(row["dataset"], row["gender"]) for row in rows} == {("set", "f")}
    for condition, system in (("oo", "original"), ("oa", "B2"), ("aa", "B2")):
        row = found[system, condition, "campplus-cosine", "eer"]
        assert float(row["value"]) == 0.0
        assert int(row["n"]) == 72
    assert float(found["B2", "", "", "wer"]["value"]) == pytest.approx(1 / 7)
    assert float(found["B2", "", "", "loudness_difference_lu"]["value"]) == pytest.approx(
        -6.02, abs=0.01
    )
    assert float(found["B2", "", "", "duration_ratio"]["value"]) == 1.0
    assert float(found["B2", "", "campplus", "de_identification"]["value"]) < 0.05
    assert "B2 oa campplus-cosine eer" in capsys.readouterr().out
    objective = read_objective(out)
    assert objective.value("eer", "oa", "B2", "set", "f").value == 0.0


def test_scores_lie_as_the_challenges_lay_them(corpora, tmp_path):
    out = tmp_path / "out"
    assert measured(corpora, out, "--transcriber", "none", "--attackers", "campplus") == 0
    folder = out / "asv" / "B2" / "campplus-cosine" / "oa" / "set_enrolls-set_trials_f_b2"
    lines = (folder / "scores").read_text(encoding="utf-8").splitlines()
    assert [line.rsplit(" ", 1)[0] for line in lines[:2]] == ["f01 f01-02", "f01 f01-03"]
    assert (folder / "EER").read_text(encoding="utf-8") == "0.0\n"
    assert not any(row["metric"] == "wer" for row in rows_of(out))


def test_another_attacker_measures_only_itself(corpora, tmp_path, monkeypatch):
    out = tmp_path / "out"
    assert measured(corpora, out, "--attackers", "campplus", "--transcriber", "echo {}") == 0
    kept = {path: path.read_bytes() for path in (out / "measured").rglob("*.json")}

    def only_the_new_one(encoder):
        assert encoder.name == "ge2e"
        return encoder_of_bands

    monkeypatch.setattr(analysis.utterance_measures, "load_encoder", only_the_new_one)
    monkeypatch.setattr(analysis.utterance_measures, "track_pitch", None)
    options = ("--attackers", "campplus", "ge2e", "--transcriber", "echo {}")
    assert measured(corpora, out, *options) == 0
    now = {path: path.read_bytes() for path in (out / "measured").rglob("*.json")}
    assert len(now) == len(kept) + 48  # utterances
    assert {path: now[path] for path in kept} == kept


def test_a_second_run_measures_nothing_and_writes_the_same(corpora, tmp_path, monkeypatch):
    out = tmp_path / "out"
    options = ("--transcriber", "none", "--attackers", "campplus")
    assert measured(corpora, out, *options) == 0
    before = (out / "objective.csv").read_bytes()

    def nobody(_):
        raise AssertionError("an utterance was measured again")

    monkeypatch.setattr(analysis.utterance_measures, "load_encoder", nobody)
    assert measured(corpora, out, *options) == 0
    assert (out / "objective.csv").read_bytes() == before


def test_what_was_kept_in_part_is_said_to_be_damaged(corpora, tmp_path, capsys):
    out = tmp_path / "out"
    options = ("--transcriber", "none", "--attackers", "campplus")
    assert measured(corpora, out, *options) == 0
    kept = next((out / "measured").rglob("*.json"))
    kept.write_text(json.dumps({"vectors": {}}), encoding="utf-8")
    assert measured(corpora, out, *options) == 2
    assert f"{kept}: is damaged" in capsys.readouterr().err


def test_transcripts_of_a_retrained_recognizer_are_a_condition_of_their_own(
    corpora, tmp_path, capsys
):
    out, transcripts = tmp_path / "out", tmp_path / "text"
    names = [f"{speaker}-{number:02d}" for speaker in SPEAKERS for number in (2, 3)]
    options = ("--attackers", "campplus", "--transcriber", "none", "--retrained-transcripts")

    def given(lines):
        transcripts.write_text("\n".join(lines), encoding="utf-8")
        return measured(corpora, out, *options, str(transcripts))

    assert given([f"{names[0]} {WORDS.lower()}", names[1]]) == 2
    assert f"{transcripts}: lacks utterance '{names[2]}'" in capsys.readouterr().err
    assert given([names[0], names[0]]) == 2
    assert f"{transcripts}, line 2: '{names[0]}' is listed twice" in capsys.readouterr().err
    assert given(["somebody-1 HELLO"]) == 2
    assert f"{transcripts}: has no utterance of" in capsys.readouterr().err
    assert measured(corpora, out, *options, str(tmp_path)) == 2
    assert f"{tmp_path}: cannot be read" in capsys.readouterr().err
    assert not out.exists()
    assert given([names[0], *(f"{name} {WORDS}" for name in names[1:])]) == 0
    assert measured(corpora, out, *options, str(transcripts), str(transcripts)) == 2
    assert "is in another file too" in capsys.readouterr().err
    (row,) = [row for row in rows_of(out) if row["metric"] == "wer"]
    assert (row["system"], row["condition"]) == ("B2", "retrained")
    assert float(row["value"]) == pytest.approx(1 / 12)


def test_attackers_that_learn_need_speech_to_learn_from(corpora, tmp_path):
    out = tmp_path / "out"
    options = ("--transcriber", "none", "--attackers", "campplus")
    training = ("--training", corpora[""][0], "--anonymized-training", corpora["_b2"][0])
    assert measured(corpora, out, *options, *training) == 0
    attackers = {(row["condition"], row["attacker"]) for row in rows_of(out)}
    assert ("semi-informed", "campplus-plda") in attackers
    assert ("aa", "campplus-cosine-asnorm") in attackers


def test_quality_is_judged_before_and_after(corpora, tmp_path, monkeypatch):
    out = tmp_path / "out"
    judge = {"loud": lambda samples: 1.0 + 20.0 * float(np.abs(samples).mean())}
    monkeypatch.setattr(analysis.utterance_measures, "load_judge", judge.__getitem__)
    options = ("--transcriber", "none", "--attackers", "campplus", "--quality", "loud")
    assert measured(corpora, out, *options) == 0
    found = {row["system"]: row for row in rows_of(out) if row["metric"] == "quality_mos"}
    assert set(found) == {"original", "B2"}
    values = {name: float(row["value"]) for name, row in found.items()}
    assert values["original"] - 1.0 == pytest.approx(2.0 * (values["B2"] - 1.0), rel=1e-3)
    assert float(found["B2"]["low"]) < values["B2"] < float(found["B2"]["high"])


def test_informed_attackers_hear_anonymized_speech_alone(corpora, tmp_path, capsys):
    out, encoder = tmp_path / "out", tmp_path / "encoder"
    encoder.mkdir()
    (encoder / "hyperparams.yaml").write_text("a: 1\n")
    options = ("--transcriber", "none", "--attackers", "campplus", "--informed-attackers")
    assert measured(corpora, out, *options, f"mine={encoder}") == 0
    found = {(row["condition"], row["attacker"]) for row in rows_of(out) if row["metric"] == "eer"}
    assert {attacker for condition, attacker in found if condition == "semi-informed"} == {
        "mine-cosine"
    }
    assert ("aa", "mine-cosine") not in found
    kept = list((out / "measured").rglob("*.json"))
    assert len(kept) == 48 + 24 + 24  # vectors of all, of anonymized ones, signals of trials
    assert measured(corpora, out, *options, f"campplus={encoder}") == 2
    assert "--attackers campplus: two have this name" in capsys.readouterr().err


def test_other_systems_keep_their_rows(tmp_path):
    def row(system, value):
        return ObjectiveRow(system, "set", "f", "oa", "x", "eer", value, 0.0, 1.0, 10)

    path = tmp_path / "objective.csv"
    update_objective(path, "B1", [row("B1", 0.4), row("original", 0.1)])
    update_objective(path, "B2", [row("B2", 0.2), row("original", 0.15)])
    with path.open(encoding="utf-8", newline="") as file:
        values = {line["system"]: float(line["value"]) for line in csv.DictReader(file)}
    assert values == {"B1": 0.4, "B2": 0.2, "original": 0.15}
    path.write_text("something,else\n1,2\n", encoding="utf-8")
    with pytest.raises(UserError, match="is no table of this command"):
        update_objective(path, "B2", [row("B2", 0.2)])
    path.write_bytes(b"syst\xe8me\n")
    with pytest.raises(UserError, match="is no table of this command"):
        update_objective(path, "B2", [row("B2", 0.2)])


def test_directories_that_do_not_belong_together_are_refused(corpora, tmp_path, capsys):
    def refused(original, anonymized, system="B2"):
        command = ["objective", "--original", *original, "--anonymized", *anonymized]
        assert run(main, [*command, "--system", system, "--out", str(tmp_path / "out")]) == 2
        return capsys.readouterr().err

    original, anonymized = corpora[""], corpora["_b2"]
    assert "no --anonymized directory has a name" in refused(original, anonymized[1:])
    assert "no --original directory has a name" in refused(original[1:], anonymized)
    assert "none of them enrols all its speakers" in refused(original[1:], anonymized[1:])
    assert "no --original directory has a list of trials" in refused(original[:1], anonymized[:1])
    assert "choose another" in refused(original, anonymized, "original")


def test_directories_of_another_system_are_refused_before_anything_is_measured(
    corpora, tmp_path, capsys
):
    out = tmp_path / "out"

    def told(directory, system):
        provenance = json.dumps({"system": system})
        (tmp_path / directory / "provenance.json").write_text(provenance, encoding="utf-8")

    told("set_enrolls_b2", "B5")
    assert measured(corpora, out) == 2
    said = capsys.readouterr().err
    assert f"--system B2: {tmp_path / 'set_enrolls_b2'} was anonymized by B5" in said
    told("set_trials_f_b2", "B2")
    training = ("--training", corpora[""][0], "--anonymized-training", corpora["_b2"][0])
    options = ("--anonymized", corpora["_b2"][1], "--original", corpora[""][1], *training)
    for some in ((), options):
        assert measured(corpora, out, *some) == 2
        said = capsys.readouterr().err
        assert f"{tmp_path / 'set_trials_f_b2'}" in said
        assert f"{tmp_path / 'set_enrolls_b2'}" in said
        assert "of one system" in said
    assert not out.exists()


def test_names_are_refused_before_anything_is_measured(corpora, tmp_path, capsys):
    out = tmp_path / "out"
    for name in ("", "../elsewhere", "a b"):
        assert measured(corpora, out, "--system", name) == 2
        assert f"--system {name!r}: folders and tables" in capsys.readouterr().err
    assert measured(corpora, out, "--attackers", "nobody") == 2
    assert "--attackers nobody: there is none" in capsys.readouterr().err
    assert not out.exists()


def test_a_transcriber_that_fails_is_named(corpora, tmp_path, capsys):
    assert measured(corpora, tmp_path / "out", "--transcriber", "false {}") == 2
    assert "--transcriber false {}: ended with code 1" in capsys.readouterr().err
    assert measured(corpora, tmp_path / "out", "--transcriber", "whisper") == 2
    assert "give whisper-base, or a command with {}" in capsys.readouterr().err
