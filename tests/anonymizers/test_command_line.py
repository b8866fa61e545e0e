"""`python -m anonymizers`: what it prints, its exit codes, and one sentence for every mistake."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile

from anonymizers import command_line, registry
from anonymizers.__main__ import main
from anonymizers.turns import alone_in

PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path):
    path = tmp_path / "speech"
    path.mkdir()
    samples = np.random.default_rng(0).uniform(-0.5, 0.5, (3_000, 2))
    soundfile.write(path / "stereo 24.wav", samples, 44_100, subtype="PCM_24")
    soundfile.write(path / "float ö.wav", samples[:, 0], 8_000, subtype="FLOAT")
    soundfile.write(path / "plain.flac", samples[:, 0], 48_000)
    return path


def anonymize(folder, *more):
    where = ["--data", str(folder), "--out", str(folder.parent / "out")]
    return main(["run", "B2", *where, "--workers", "1", *more])


def test_list(capsys):
    assert main(["list"]) == 0
    here, _, elsewhere = capsys.readouterr().out.partition("\n\n")
    named = [line.split()[0] for line in here.splitlines()]
    assert named == list(registry.names())
    named = [line.split()[0] for line in elsewhere.splitlines()[1:]]
    assert named == ["B4", "T10-2", "T25-1"]


@pytest.mark.parametrize("name", ["B4", "T10-2", "T25-1"])
def test_what_cannot_be_had_is_named_with_the_way_to_it(name, folder, capsys):
    assert main(["run", name, "--data", str(folder), "--out", str(folder.parent / "out")]) == 2
    assert_one_sentence(capsys, "; run its published code: `python -m anonymizers run external`.")


def test_describe_says_what_it_does_with_ranges_and_references(capsys):
    assert main(["describe", "D1"]) == 0
    said = capsys.readouterr().out
    assert "Moves the formants" in said
    assert "coefficient = 0.8: power of the pole angles; a number from 0.1 to 2" in said
    assert "radius_factor = 0.975" in said
    assert "Interspeech 2021" in said


def test_describe_says_what_a_pool_is(capsys):
    assert main(["describe", "I1"]) == 0
    assert 'aimed at; "any" to draw, or one of 200 ids such as 103' in capsys.readouterr().out


def test_run_takes_every_kind_of_file(folder, capsys):
    assert anonymize(folder) == 0
    said = capsys.readouterr()
    assert said.out == f"{folder.parent}/out/speech_b2: 3 anonymized, 0 unchanged, 0 failed\n"
    assert said.err == ""
    made = {
        path.name: soundfile.info(path)
        for path in (folder.parent / "out" / "speech_b2").iterdir()
        if path.suffix in (".flac", ".wav")
    }
    assert {name: (info.samplerate, info.channels, info.frames) for name, info in made.items()} == {
        "stereo 24.wav": (44_100, 1, 3_000),
        "float ö.wav": (8_000, 1, 3_000),
        "plain.flac": (48_000, 1, 3_000),
    }
    assert {info.subtype for info in made.values()} == {"PCM_16"}


def test_parameters_seed_and_level(folder):
    options = ["--set", "coefficient=[0.5, 0.9]", "--set", "edition=2020", "--level", "utterance"]
    outs = []
    for suffix, seed in (("_1", "1"), ("_1again", "1"), ("_2", "2")):
        assert anonymize(folder, *options, "--seed", seed, "--suffix", suffix) == 0
        outs.append((folder.parent / "out" / f"speech{suffix}" / "plain.flac").read_bytes())
    assert outs[0] == outs[1] != outs[2]


def test_failures_are_listed_and_the_rest_goes_on(folder, capsys):
    (folder / "broken.wav").write_bytes(b"RIFF\0\0\0\0WAVE")
    assert anonymize(folder) == 1
    said = capsys.readouterr()
    assert "3 anonymized, 0 unchanged, 1 failed" in said.out
    assert said.err.startswith("  broken: ")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--set", "coefficient"], "--set coefficient: has no value; write it as KEY=VALUE."),
        (["--set", "coefficient=much"], "coefficient is 'much'; it must be a number from 0.1 to 2"),
        (["--set", "coefficient=3"], "coefficient is 3; it must be a number from 0.1 to 2"),
        (["--set", "alpha=0.8"], "B2 has no parameter 'alpha'; it has coefficient, "),
        (["--set", "edition=2022"], 'edition is \'2022\'; it must be "2024" or "2020".'),
        (["--set", "coefficient=[0.5, 0.9]"], "the speaker is not known"),
        (["--suffix", "", "--out", "."], "would overlap with the source"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(folder, options, message, capsys, monkeypatch):
    monkeypatch.chdir(folder.parent)
    assert anonymize(folder, *options) == 2
    assert_one_sentence(capsys, message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("u\n", "wav.scp, line 1: nothing follows 'u'"),
        ("u gone.wav |\n", "wav.scp, line 1: 'gone.wav' is none of the known decoders"),
        ("", "wav.scp: lists no utterance"),
    ],
)
def test_a_faulty_list_is_told_with_its_line(folder, line, message, capsys):
    (folder / "wav.scp").write_text(line)
    (folder / "utt2spk").write_text("u s\n")
    assert anonymize(folder) == 2
    assert_one_sentence(capsys, message)


def test_unknown_names_and_folders(folder, capsys):
    assert main(["describe", "B9"]) == 2
    assert_one_sentence(capsys, "there is no anonymizer 'B9'; the known ones are B1, ")
    assert anonymize(folder / "missing") == 2
    assert_one_sentence(capsys, "missing: is no folder; correct the path.")


def test_a_place_that_cannot_be_written(folder, capsys):
    (folder.parent / "out").write_text("a file, not a folder")
    assert anonymize(folder) == 2
    assert_one_sentence(capsys, "; choose another --out.")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere file names are Unicode")
def test_a_file_whose_name_is_not_unicode(folder, capsys):
    (folder / "plain.flac").rename(folder / "pl\udce4in.flac")
    assert anonymize(folder) == 2
    assert_one_sentence(capsys, "the name of the file 'pl\\udce4in' is not UTF-8; rename it.")


@pytest.mark.parametrize("damage", ["[]", '{"utterances": 3}', '{"utterances": [3]}', "\0"])
def test_damaged_provenance_is_told(folder, damage, capsys):
    assert anonymize(folder) == 0
    (folder.parent / "out" / "speech_b2" / "provenance.json").write_text(damage)
    capsys.readouterr()
    assert anonymize(folder) == 2
    assert_one_sentence(capsys, "provenance.json: is damaged; remove it")


def test_a_name_as_long_as_file_systems_take(folder):
    name = f"{'x' * 246}.flac"
    (folder / "plain.flac").rename(folder / name)
    assert anonymize(folder) == 0
    assert (folder.parent / "out" / "speech_b2" / name).is_file()


def test_two_runs_do_not_write_to_one_place_at_once(folder, capsys):
    target = folder.parent / "out" / "speech_b2"
    target.mkdir(parents=True)
    with alone_in(target):
        assert anonymize(folder) == 2
    assert_one_sentence(capsys, "another command is at work in this folder")
    assert anonymize(folder) == 0


def test_output_that_nobody_reads_to_its_end():
    command = [sys.executable, "-m", "anonymizers", "list"]
    with subprocess.Popen(
        command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as listing:
        listing.stdout.close()
        assert listing.stderr.read() == b""
    assert listing.returncode == 141


def test_a_name_that_the_terminal_cannot_show(folder):
    (folder / "empty ö.wav").touch()
    place = ["--data", str(folder), "--out", str(folder.parent / "größe")]
    done = subprocess.run(
        [sys.executable, "-m", "anonymizers", "run", "B2", *place, "--workers", "1"],
        cwd=PROJECT,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "gr\\xf6\\xdfe" in done.stdout
    assert "empty \\xf6" in done.stderr


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(28, "No space left on device", "a.wav"), "error: a.wav: No space left on device."),
        (OSError(28, "No space left on device", "a", None, "b"), "error: b: No space left on dev"),
        (OSError(28, "No space left on device"), "error: No space left on device."),
        (OSError("4096 requested and 0 written"), "error: 4096 requested and 0 written."),
    ],
)
def test_what_the_system_refuses_is_told_in_one_sentence(error, sentence, capsys):
    def fail(_):
        raise error

    assert command_line.run(fail, []) == 2
    assert_one_sentence(capsys, sentence)


def test_help_imports_nothing_heavy():
    code = (
        "import sys\n"
        "from anonymizers.__main__ import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=PROJECT, check=False).returncode == 0


def assert_one_sentence(capsys, message):
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("error: ")
    assert said.err.count("\n") == 1
    assert message in said.err
