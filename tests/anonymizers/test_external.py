"""Programs of other people as anonymizers: what they get, and what becomes of their failures."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import soundfile

from anonymizers import load
from anonymizers.__main__ import main
from anonymizers.corpora.audio import AudioSource
from anonymizers.corpora.utterance import Utterance
from anonymizers.corpus_run import PROVENANCE, WORK
from anonymizers.errors import UserError
from anonymizers.external import words_of
from anonymizers.external_directory import file_made

RATE = 16_000
SHORT = "b-1"
"""An utterance that is shorter than the others."""
# Plays backwards what it reads, at a quarter of the level; without libraries it starts fast.
BACKWARDS = """\
import array, sys, wave

def play_backwards(given, made):
    with wave.open(given) as read:
        samples = array.array("h", read.readframes(read.getnframes()))
        rate = read.getframerate()
    for_one_utterance(len(samples), made)
    with wave.open(made, "wb") as written:
        written.setparams((1, 2, rate, 0, "NONE", ""))
        written.writeframes(array.array("h", [one // 4 for one in reversed(samples)]).tobytes())

def for_one_utterance(count, made):
    if count == 7_000:
        pass
"""
ONE_BACKWARDS = BACKWARDS + "\nplay_backwards(*sys.argv[1:3])\n"
# Does so with every file of a data directory; fails at last where it is told to.
ALL_BACKWARDS = (
    BACKWARDS
    + """
import pathlib

given, made = map(pathlib.Path, sys.argv[1:3])
(made / "wav").mkdir()
for line in (given / "wav.scp").read_text("utf-8").splitlines():
    utterance, file = line.split(maxsplit=1)
    if utterance not in sys.argv:
        play_backwards(file, str(made / "wav" / f"{utterance}.wav"))
sys.exit("no more tapes" if "fail" in sys.argv else 0)
"""
)


def program(folder, text, name="a program.py"):
    """Write a program below a folder whose name needs quoting; how it is called."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(folder / name))}"


@pytest.fixture
def tools(tmp_path):
    return tmp_path / "my 'tools'"


@pytest.fixture
def corpus(tmp_path):
    """Two speakers with two rising tones each, as a data directory."""
    directory = tmp_path / "data" / "test"
    directory.mkdir(parents=True)
    names = [f"{speaker}-{number}" for speaker in "ab" for number in range(2)]
    for number, name in enumerate(names):
        seconds = np.arange(7_000 if name == SHORT else 8_000) / RATE
        tone = 0.5 * np.sin(2 * np.pi * (200 + 100 * number) * seconds) * seconds
        soundfile.write(directory / f"{name}.wav", tone, RATE)
    (directory / "wav.scp").write_text("".join(f"{name} {name}.wav\n" for name in names))
    (directory / "utt2spk").write_text("".join(f"{name} {name[0]}\n" for name in names))
    (directory / "spk2gender").write_text("a f\nb m\n")
    (directory / "utt2dur").write_text("".join(f"{name} 0.5\n" for name in names))
    return directory


def run(corpus, command, *more):
    place = ["--data", str(corpus), "--out", str(corpus.parent / "out"), "--workers", "1"]
    return main(["run", "external", *place, "--command", command, *more])


def made(corpus, name):
    return soundfile.read(corpus.parent / "out" / "test_external" / "wav" / f"{name}.wav")[0]


class TestUtterances:
    def test_what_the_program_makes_comes_back_at_the_level_of_the_original(self, corpus, tools):
        command = f"{program(tools, ONE_BACKWARDS)} {{input}} {{output}}"
        assert run(corpus, command) == 0
        original = soundfile.read(corpus / "a-1.wav")[0]
        np.testing.assert_allclose(made(corpus, "a-1"), original[::-1], atol=2e-3)

    def test_provenance_says_the_command_and_what_is_done_is_kept(self, corpus, tools, capsys):
        command = f"{program(tools, ONE_BACKWARDS)} {{input}} {{output}}"
        assert run(corpus, command) == 0
        assert run(corpus, command) == 0
        assert "0 anonymized, 4 unchanged" in capsys.readouterr().out
        written = corpus.parent / "out" / "test_external" / PROVENANCE
        record = json.loads(written.read_text("utf-8"))["anonymizer"]
        assert record["parameters"]["command"] == command

    def test_how_long_a_program_may_take_makes_nothing_anew(self, corpus, tools, capsys):
        command = f"{program(tools, ONE_BACKWARDS)} {{input}} {{output}}"
        assert run(corpus, command) == 0
        capsys.readouterr()
        assert run(corpus, command, "--set", "timeout=60") == 0
        assert "0 anonymized, 4 unchanged" in capsys.readouterr().out
        assert run(corpus, f"{command} --loud") == 0
        assert "4 anonymized, 0 unchanged" in capsys.readouterr().out

    @pytest.mark.skipif(shutil.which("sox") is None, reason="needs the program sox")
    def test_sox_raises_the_pitch(self, corpus):
        assert run(corpus, "sox {input} {output} pitch 1200") == 0
        raised = np.abs(np.fft.rfft(made(corpus, "a-1") * np.hanning(8_000)))
        assert np.argmax(raised) * RATE / 8_000 == pytest.approx(600, abs=12)

    @pytest.mark.skipif(shutil.which("sox") is None, reason="needs the program sox")
    def test_another_rate_and_length_are_accepted(self, corpus):
        assert run(corpus, "sox {input} -r 24000 -c 2 {output} pad 0 0.25") == 0
        assert len(made(corpus, "a-1")) == 12_000
        original = soundfile.read(corpus / "a-1.wav")[0]
        np.testing.assert_allclose(made(corpus, "a-1")[200:7_800], original[200:7_800], atol=5e-3)
        durations = (corpus.parent / "out" / "test_external" / "utt2dur").read_text()
        assert "a-1 0.750000" in durations

    def test_the_seed_is_one_for_each_speaker_or_utterance(self, corpus, tools):
        text = ONE_BACKWARDS + "open('/'.join(sys.argv[3:]), 'w').close()\n"
        command = f"{program(tools, text)} {{input}} {{output}} {shlex.quote(str(tools))} s{{seed}}"
        assert run(corpus, command) == 0
        by_speaker = {path.name for path in tools.glob("s*")}
        assert len(by_speaker) == 2
        assert run(corpus, command, "--seed", "1", "--level", "utterance") == 0
        assert len(list(tools.glob("s*"))) == 6

    def test_silence_never_reaches_the_program(self):
        nothing = np.zeros(100)
        anonymizer = load("external", command="false {input} {output}")
        np.testing.assert_array_equal(anonymizer(nothing, RATE), nothing)


class TestFailures:
    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("sys.exit(3)", "ended with exit code 3."),
            ("print('a\\nb', flush=True); sys.exit('out of tape.')", "it said: out of tape."),
            ("sys.exit(0)", "the program ended well without writing {output}; correct the "),
            (
                "open(made, 'wb').write(b'RIFF'); sys.exit(0)",
                "the program wrote to {output} cannot be used: ",
            ),
        ],
    )
    def test_each_is_one_sentence_and_the_rest_goes_on(self, corpus, tools, capsys, text, sentence):
        command = program(tools, ONE_BACKWARDS.replace("        pass", f"        {text}"))
        assert run(corpus, f"{command} {{input}} {{output}}") == 1
        said = capsys.readouterr()
        assert "3 anonymized, 0 unchanged, 1 failed" in said.out
        assert said.err.startswith(f"  {SHORT}: ")
        assert said.err.count("\n") == 1
        assert sentence in said.err
        assert not (corpus.parent / "out" / "test_external" / "wav.scp").exists()

    @pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups")
    def test_a_program_that_hangs_is_ended_with_all_it_started(self, corpus, tools, capsys):
        text = (
            "import subprocess, sys, time\n"
            "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
            f"open({str(tools / 'pid')!r}, 'w').write(str(child.pid))\n"
            "print('waiting', flush=True)\ntime.sleep(600)\n"
        )
        (corpus / "wav.scp").write_text("a-1 a-1.wav\n")
        command = f"{program(tools, text)} {{input}} {{output}}"
        assert run(corpus, command, "--set", "timeout=2") == 1
        assert "was ended after 2 s" in capsys.readouterr().err
        assert is_gone(int((tools / "pid").read_text()))

    @pytest.mark.skipif(os.name == "nt", reason="Windows has no signals")
    def test_a_program_that_dies_is_told_with_its_signal(self, corpus, tools, capsys):
        text = "import os; os.kill(os.getpid(), 11)"
        assert run(corpus, f"{program(tools, text)} {{input}} {{output}}") == 1
        assert "was ended by signal 11" in capsys.readouterr().err


class TestDirectories:
    def command(self, tools, *more):
        call = program(tools, ALL_BACKWARDS)
        return " ".join((call, "{input_dir}", "{output_dir}", *more))

    def test_the_program_is_called_once(self, corpus, tools, capsys):
        assert run(corpus, self.command(tools)) == 0
        original = soundfile.read(corpus / "b-0.wav")[0]
        np.testing.assert_allclose(made(corpus, "b-0"), original[::-1], atol=2e-3)
        target = corpus.parent / "out" / "test_external"
        assert not (target / WORK).exists()
        assert (target / "wav.scp").is_file()
        times = {path: path.stat().st_mtime_ns for path in target.rglob("*.wav")}
        assert run(corpus, self.command(tools)) == 0
        assert "0 anonymized, 4 unchanged" in capsys.readouterr().out
        assert times == {path: path.stat().st_mtime_ns for path in target.rglob("*.wav")}

    def test_plain_folders_have_no_lists_of_speakers(self, corpus, tools):
        folder = corpus.parent / "plain"
        (folder / "deep er").mkdir(parents=True)
        shutil.copy(corpus / "a-1.wav", folder / "deep er" / "tone.wav")
        text = (
            "import pathlib, shutil, sys\n"
            "given, made = map(pathlib.Path, sys.argv[1:])\n"
            "assert not (given / 'utt2spk').exists()\n"
            "shutil.copytree(given / 'wav', made, dirs_exist_ok=True)\n"
        )
        assert run(folder, f"{program(tools, text)} {{input_dir}} {{output_dir}}") == 0
        assert (corpus.parent / "out" / "plain_external" / "deep er" / "tone.wav").is_file()

    def test_what_it_leaves_out_fails_alone(self, corpus, tools, capsys):
        assert run(corpus, self.command(tools, "b-0")) == 1
        said = capsys.readouterr()
        assert "3 anonymized, 0 unchanged, 1 failed" in said.out
        assert said.err.startswith(
            "  b-0: the program ended well without writing b-0.wav in {output_dir}; "
        )

    @pytest.mark.parametrize("place", ["u.wav", "u.flac", "wav/u.wav", "wav/u.flac"])
    def test_files_are_found_in_every_usual_place(self, tmp_path, place):
        file = tmp_path / "output" / place
        file.parent.mkdir(parents=True)
        file.touch()
        utterance = Utterance("u", None, None, None, AudioSource(tmp_path))
        assert file_made(tmp_path, utterance) == file

    def test_what_a_failing_program_has_written_is_kept(self, corpus, tools, capsys):
        assert run(corpus, self.command(tools, "fail")) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert "ended with exit code 1; it said: no more tapes. What it has written lies in" in (
            said.err
        )
        left = corpus.parent / "out" / "test_external" / WORK / "output" / "wav"
        assert len(list(left.iterdir())) == 4

    def test_one_utterance_by_itself_is_refused(self, tools):
        anonymizer = load("external", command=self.command(tools))
        with pytest.raises(UserError, match="takes whole directories and was given one utterance"):
            anonymizer(np.ones(100), RATE)


class TestCommands:
    @pytest.mark.parametrize(
        ("command", "sentence"),
        [
            ("sox {input}", "put {input} and {output} where the names of files go"),
            ("sox {input} {output_dir}", "put {input} and {output} where"),
            ("sox {input} {output} {input_dir} {output_dir}", "put {input} and {output} where"),
            ("sox '{input} {output}", "a quotation mark is not closed"),
            ("no-such-program {input} {output}", "there is no program 'no-such-program'"),
            ("", "no program is named; give --command 'PROGRAM {input} {output}'"),
            (" ", "without a program; name one"),
            ("a\nb", "on one line"),
        ],
    )
    def test_a_mistake_is_told_before_anything_is_written(self, corpus, command, sentence, capsys):
        assert run(corpus, command) == 2
        said = capsys.readouterr()
        assert sentence in said.err
        assert said.err.count("\n") == 1
        assert not (corpus.parent / "out").exists()

    def test_other_systems_take_none(self, corpus, capsys):
        place = ["--data", str(corpus), "--out", str(corpus.parent / "out")]
        assert main(["run", "B2", *place, "--command", "sox {input} {output}"]) == 2
        assert "B2 has no parameter 'command'" in capsys.readouterr().err

    def test_quotation_marks_hold_words_together(self):
        assert words_of("""a 'b c' "d $E" f\\ g #h""") == ["a", "b c", "d $E", "f g", "#h"]


def is_gone(process):
    """Whether a process ends within a few seconds, or is left over only as a zombie."""
    state = Path(f"/proc/{process}/stat")
    for _ in range(100):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        if state.is_file() and state.read_text().rsplit(")", 1)[1].split()[0] == "Z":
            return True
        time.sleep(0.05)
    return False
