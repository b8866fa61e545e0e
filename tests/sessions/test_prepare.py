from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import numpy as np
import pyloudnorm
import pytest
import soundfile

from anonymizers.errors import UserError
from anonymizers.fallbacks import note_fallback
from anonymizers.mcadams import McAdams
from anonymizers.turns import alone_in
from sessions.__main__ import main as command_line
from sessions.planning import add_slots, make_plan
from sessions.prepare import FILE_TIME, prepare
from tests.sessions.small_corpus import vowel, write_corpus, write_study

if TYPE_CHECKING:
    from pathlib import Path

    from anonymizers.corpora.audio import Samples
    from sessions.folder import StudyFolder


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return write_study(tmp_path / "study")


def stimuli(folder: StudyFolder) -> dict[str, str]:
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.stimuli.iterdir())
    }


def test_every_stimulus_of_the_key_is_there_and_no_other(folder: StudyFolder) -> None:
    done = prepare(folder)
    assert done.written == 24 * 2 + 8
    assert set(stimuli(folder)) == {f"{name}.flac" for name in folder.key().stimuli}
    assert not folder.preparing.exists()


def test_all_stimuli_have_one_loudness_and_one_form_and_none_clips(folder: StudyFolder) -> None:
    done = prepare(folder)
    for file in folder.stimuli.iterdir():
        samples, rate = soundfile.read(file)
        info = soundfile.info(file)
        assert (rate, info.channels, info.subtype) == (16_000, 1, "PCM_16")
        loudness = pyloudnorm.Meter(rate).integrated_loudness(samples)
        assert loudness == pytest.approx(done.target, abs=0.02)
        assert 20 * np.log10(np.abs(samples).max()) <= -1.0 + 0.01
        assert file.stat().st_mtime == FILE_TIME


def test_an_original_is_its_recording_times_the_recorded_gain(folder: StudyFolder) -> None:
    prepare(folder)
    provenance = json.loads(folder.provenance_file.read_text())["stimuli"]
    for name, what in folder.key().stimuli.items():
        if what.system != "original":
            continue
        source, _ = soundfile.read(folder.path / "corpus" / "wav" / f"{what.utterance}.flac")
        heard, _ = soundfile.read(folder.stimulus(name))
        expected = source * 10 ** (provenance[name]["gain_db"] / 20)
        assert np.abs(heard - expected).max() <= 0.5 / 32768 + 1e-7


def test_what_a_system_made_differs_from_the_original(folder: StudyFolder) -> None:
    prepare(folder)
    by_system: dict[str, dict[str, str]] = {"original": {}, "B2": {}}
    for name, what in folder.key().stimuli.items():
        by_system[what.system][what.utterance] = name
    for utterance, name in by_system["B2"].items():
        anonymized, _ = soundfile.read(folder.stimulus(name))
        original, _ = soundfile.read(folder.stimulus(by_system["original"][utterance]))
        assert len(anonymized) == len(original)
        assert abs(np.corrcoef(anonymized, original)[0, 1]) < 0.95


def test_the_files_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    alone, together = write_study(tmp_path / "1"), write_study(tmp_path / "2")
    prepare(alone, workers=1)
    prepare(together, workers=2)
    assert stimuli(alone) == stimuli(together)
    assert alone.key_file.read_bytes() == together.key_file.read_bytes()
    assert alone.provenance_file.read_bytes() == together.provenance_file.read_bytes()


def test_what_an_anonymizer_lacks_is_told_once_and_before_anything_is_made(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(McAdams, "missing", lambda _: "torch is not installed.")
    with pytest.raises(UserError, match=r"^B2: torch is not installed\.$"):
        prepare(folder, workers=2)
    assert not list(folder.preparing.glob("*.npy"))


def test_a_second_run_writes_nothing(folder: StudyFolder) -> None:
    prepare(folder)
    before = {file: file.stat().st_ino for file in folder.stimuli.iterdir()}
    provenance = folder.provenance_file.read_bytes()
    done = prepare(folder)
    assert (done.written, done.unchanged) == (0, 56)
    assert {file: file.stat().st_ino for file in folder.stimuli.iterdir()} == before
    assert folder.provenance_file.read_bytes() == provenance


@pytest.mark.skipif(shutil.which("cp") is None, reason="needs the program cp")
def test_a_program_elsewhere_is_a_system(folder: StudyFolder) -> None:
    command = "cp {input} {output}"
    _let_a_program_anonymize(folder, command)
    prepare(folder)
    by_system: dict[str, dict[str, str]] = {"original": {}, "B2": {}}
    for name, what in folder.key().stimuli.items():
        by_system[what.system][what.utterance] = name
    for utterance, name in by_system["B2"].items():
        copied, _ = soundfile.read(folder.stimulus(name))
        original, _ = soundfile.read(folder.stimulus(by_system["original"][utterance]))
        np.testing.assert_allclose(copied, original, atol=4 / 32768)
    recipes = json.loads(folder.provenance_file.read_text())["stimuli"].values()
    assert command in json.dumps(list(recipes))


def test_a_program_that_takes_directories_is_none(folder: StudyFolder) -> None:
    _let_a_program_anonymize(folder, "true {input_dir} {output_dir}")
    with pytest.raises(UserError, match="name what it makes under audio"):
        prepare(folder)


def test_each_of_several_programs_is_looked_for(folder: StudyFolder) -> None:
    _let_a_program_anonymize(folder, "no-such-program {input} {output}")
    with folder.study_file.open("a", encoding="utf-8") as file:
        file.write(
            '[[systems]]\nname = "Copy"\nanonymizer = "external"\n'
            'parameters = { command = "cp {input} {output}" }\n'
        )
    with pytest.raises(UserError, match=r"^B2: .*no-such-program") as error:
        prepare(folder)
    assert str(error.value).count("\n") == 0


def _let_a_program_anonymize(folder: StudyFolder, command: str) -> None:
    text = folder.study_file.read_text()
    chosen = f'anonymizer = "external"\nparameters = {{ command = """{command}""" }}'
    folder.study_file.write_text(text.replace('anonymizer = "B2"', chosen))


def test_a_damaged_or_missing_stimulus_is_made_again(folder: StudyFolder) -> None:
    prepare(folder)
    before = stimuli(folder)
    damaged, missing = sorted(folder.stimuli.iterdir())[:2]
    damaged.write_bytes(b"fLaC")
    missing.unlink()
    assert prepare(folder).written == 2
    assert stimuli(folder) == before


@pytest.mark.parametrize(
    "damage", ["", "\0", "[]", "{}", '{"stimuli": [3]}', '{"stimuli": {"0a": {"sha256": "1b"}}}']
)
def test_damaged_provenance_is_told(folder: StudyFolder, damage: str) -> None:
    folder.provenance_file.write_text(damage)
    with pytest.raises(UserError, match=r"provenance\.json: the provenance is damaged"):
        prepare(folder)
    assert folder.provenance_file.read_text() == damage


def test_lines_that_killed_runs_tore_are_passed_over(folder: StudyFolder) -> None:
    prepare(folder)
    before = stimuli(folder)
    folder.provenance_file.unlink()
    folder.preparing.mkdir()
    torn = '{"stimulus": "ab{"stimulus": "cd", "recipe": {}}\n'
    (folder.preparing / "rendered.jsonl").write_text(torn)
    (folder.stimuli / ".half.flac.x1.part").write_bytes(b"fLaC")
    prepare(folder)
    assert stimuli(folder) == before


def test_two_preparations_at_once_do_not_disturb_each_other(folder: StudyFolder) -> None:
    with alone_in(folder.path), pytest.raises(UserError, match="another command is at work"):
        prepare(folder)
    assert prepare(folder).written == 56


def test_a_changed_recording_changes_its_own_stimuli_only(folder: StudyFolder) -> None:
    prepare(folder)
    before = stimuli(folder)
    soundfile.write(folder.path / "corpus" / "wav" / "f1-00.flac", vowel(170, 300), 16_000)
    assert prepare(folder).written == 2
    changed = {name for name, digest in stimuli(folder).items() if before[name] != digest}
    meanings = folder.key().stimuli
    assert {meanings[name.removesuffix(".flac")].utterance for name in changed} == {"f1-00"}


def test_the_target_is_lowered_for_all_when_one_recording_would_clip(folder: StudyFolder) -> None:
    click = vowel(100, 500) * 0.01
    click[5000] = 0.9
    soundfile.write(folder.path / "corpus" / "wav" / "m1-00.flac", click, 16_000)
    done = prepare(folder)
    assert done.lowered > 1.0
    loudness = [
        pyloudnorm.Meter(16_000).integrated_loudness(soundfile.read(file)[0])
        for file in folder.stimuli.iterdir()
    ]
    assert np.ptp(loudness) < 0.5
    peaks = [np.abs(soundfile.read(file)[0]).max() for file in folder.stimuli.iterdir()]
    assert 20 * np.log10(max(peaks)) == pytest.approx(-1.0, abs=0.01)


def test_every_faulty_recording_is_named_and_the_rest_is_kept_for_the_next_run(
    folder: StudyFolder,
) -> None:
    wav = folder.path / "corpus" / "wav"
    good = (wav / "f1-00.flac").read_bytes()
    (wav / "f1-00.flac").write_bytes(b"")
    soundfile.write(wav / "f2-01.flac", np.zeros(8000), 16_000)
    (wav / "m1-02.flac").write_bytes(good[: len(good) // 2])
    with pytest.raises(UserError) as error:
        prepare(folder)
    told = str(error.value)
    assert [name in told for name in ("f1-00", "f2-01", "m1-02")] == [True] * 3
    assert not folder.stimuli.exists()
    for name in ("f1-00", "f2-01", "m1-02"):
        (wav / f"{name}.flac").write_bytes(good)
    assert prepare(folder).written == 56


def test_what_stands_for_speech_that_a_system_could_not_make_is_told_every_time(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anonymize = McAdams._anonymize
    seen: list[int] = []

    def now_and_then(self: McAdams, samples: Samples, sample_rate: int) -> Samples:
        seen.append(len(seen))
        if seen[-1] < 2:
            note_fallback("nothing was recognized: B2 stands for it")
        return anonymize(self, samples, sample_rate)

    monkeypatch.setattr(McAdams, "_anonymize", now_and_then)
    arguments = ["prepare", str(folder.path), "--workers", "1"]
    assert command_line(arguments) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if "stands for it" in line]
    assert len(told) == 2
    assert all(line.startswith("  B2: ") and ".flac: nothing was" in line for line in told)
    kept = json.loads(folder.provenance_file.read_text())["stimuli"].values()
    assert sum("fallback" in record for record in kept) == 2
    assert command_line(arguments) == 0
    again = capsys.readouterr().out
    assert "0 stimuli written" in again
    assert [line for line in again.splitlines() if "stands for it" in line] == told
    assert len(seen) == 24


@pytest.mark.parametrize("rate", [8_000, 22_050, 48_000])
def test_other_sampling_rates_become_the_study_s(folder: StudyFolder, rate: int) -> None:
    for file in (folder.path / "corpus" / "wav").glob("m*.flac"):
        soundfile.write(file, vowel(110, 500, seconds=1.0, rate=rate), rate)
    prepare(folder)
    for name, what in folder.key().stimuli.items():
        info = soundfile.info(folder.stimulus(name))
        assert info.samplerate == 16_000
        if what.gender == "m":
            assert info.duration == pytest.approx(1.0, abs=0.001)


def test_stimuli_that_were_heard_do_not_change(folder: StudyFolder) -> None:
    prepare(folder)
    folder.journals.mkdir()
    (folder.journals / "s0001.jsonl").touch()
    before = stimuli(folder)
    assert prepare(folder).written == 0
    next(folder.stimuli.iterdir()).unlink()
    assert prepare(folder).written == 1
    assert stimuli(folder) == before
    provenance = folder.provenance_file.read_bytes()
    folder.provenance_file.unlink()
    with pytest.raises(UserError, match="56 of its stimuli would change"):
        prepare(folder)
    folder.provenance_file.write_bytes(provenance)
    soundfile.write(folder.path / "corpus" / "wav" / "f1-00.flac", vowel(170, 300), 16_000)
    with pytest.raises(UserError, match="2 of its stimuli would change"):
        prepare(folder)
    assert stimuli(folder) == before


def test_an_unknown_anonymizer_is_named(folder: StudyFolder) -> None:
    text = folder.study_file.read_text()
    folder.study_file.write_text(text.replace('anonymizer = "B2"', 'anonymizer = "B9"'))
    with pytest.raises(UserError, match="B9"):
        prepare(folder)


def test_a_system_made_elsewhere_is_matched_by_utterance(folder: StudyFolder) -> None:
    elsewhere = folder.path / "elsewhere"
    elsewhere.mkdir()
    for file in (folder.path / "corpus" / "wav").glob("*-0?.flac"):
        soundfile.write(elsewhere / file.name, vowel(150, 600, seconds=0.7), 16_000)
    text = folder.study_file.read_text()
    folder.study_file.write_text(text.replace('anonymizer = "B2"', 'audio = ["elsewhere"]'))
    prepare(folder)
    made = [name for name, what in folder.key().stimuli.items() if what.system == "B2"]
    assert len(made) == 24
    assert all(
        soundfile.info(folder.stimulus(name)).duration == pytest.approx(0.7) for name in made
    )
    (elsewhere / "f1-03.flac").unlink()
    (elsewhere / "m2-05.flac").unlink()
    with pytest.raises(UserError, match=r"f1-03[^\n]*\n.*m2-05"):
        prepare(folder)


def test_a_system_made_elsewhere_is_found_by_the_end_of_its_directories(
    folder: StudyFolder,
) -> None:
    data = folder.path / "corpus" / "data"
    for gender in "fm":
        twin = data / f"trials_{gender}_ours"
        (twin / "wav").mkdir(parents=True)
        lines = (data / f"trials_{gender}" / "wav.scp").read_text().splitlines()
        names = [line.split()[0] for line in lines]
        for name in names:
            soundfile.write(twin / "wav" / f"{name}.wav", vowel(150, 600, seconds=0.7), 16_000)
        listed = "".join(f"{name} {twin}/wav/{name}.wav\n" for name in names)
        (twin / "wav.scp").write_text(listed)
        (twin / "utt2spk").write_text((data / f"trials_{gender}" / "utt2spk").read_text())
    text = folder.study_file.read_text()
    folder.study_file.write_text(text.replace('anonymizer = "B2"', 'suffix = "_ours"'))
    prepare(folder)
    made = [name for name, what in folder.key().stimuli.items() if what.system == "B2"]
    assert {round(soundfile.info(folder.stimulus(name)).duration, 3) for name in made} == {0.7}
    folder.study_file.write_text(text.replace('anonymizer = "B2"', 'suffix = "_theirs"'))
    with pytest.raises(UserError, match="trials_f_theirs"):
        prepare(folder)


def test_a_killed_run_goes_on_and_ends_with_the_same_bytes(tmp_path: Path) -> None:
    undisturbed, killed = write_study(tmp_path / "1"), write_study(tmp_path / "2")
    prepare(undisturbed)
    for delay in (0.0, 0.05, 0.2):
        process = subprocess.Popen(
            [sys.executable, "-m", "sessions", "prepare", str(killed.path), "--workers", "1"]
        )
        deadline = time.monotonic() + 60
        while not killed.preparing.exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(delay)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        if killed.stimuli.exists():
            for file in killed.stimuli.glob("*.flac"):
                soundfile.read(file)
    prepare(killed)
    assert stimuli(killed) == stimuli(undisturbed)
    assert killed.provenance_file.read_bytes() == undisturbed.provenance_file.read_bytes()


def test_excerpts_of_all_versions_end_at_the_same_sample_with_a_fade(folder: StudyFolder) -> None:
    text = folder.study_file.read_text()
    folder.study_file.write_text(text + "excerpt_seconds = 0.5\n")
    wav = folder.path / "corpus" / "wav"
    soundfile.write(wav / "f1-00.flac", vowel(200, 500, seconds=1.0, rate=22_050), 22_050)
    short = vowel(210, 500, seconds=0.4)
    soundfile.write(wav / "f1-01.flac", short, 16_000)
    prepare(folder)
    provenance = json.loads(folder.provenance_file.read_text())["stimuli"]
    for name, what in folder.key().stimuli.items():
        samples, _ = soundfile.read(folder.stimulus(name))
        excerpt = {"seconds": 0.5, "fade_seconds": 0.02}
        assert provenance[name]["recipe"]["excerpt"] == excerpt
        if what.utterance == "f1-01":
            assert len(samples) == len(short)
            continue
        assert len(samples) == 8_000
        assert samples[-1] == 0.0
        if what.system == "original" and what.utterance != "f1-00":
            source, _ = soundfile.read(wav / f"{what.utterance}.flac")
            gain = 10 ** (provenance[name]["gain_db"] / 20)
            error = np.abs(samples[:7_680] - gain * source[:7_680])
            assert error.max() <= 0.5 / 32768 + 1e-7
            middle = samples[7_835:7_845] - 0.5 * gain * source[7_835:7_845]
            assert np.abs(middle).max() <= 0.03 * gain * np.abs(source).max()


def test_an_excerpt_is_another_stimulus_than_the_whole(folder: StudyFolder) -> None:
    prepare(folder)
    folder.study_file.write_text(folder.study_file.read_text() + "excerpt_seconds = 0.5\n")
    assert prepare(folder).written == 56


def test_utterances_can_be_added_to_a_study_that_is_planned(tmp_path: Path) -> None:
    folder = write_study(tmp_path / "study", utterances=6)
    prepare(folder)
    plan = make_plan(folder)
    planned = folder.key().trials
    write_corpus(folder.path / "corpus", utterances=8)
    prepare(folder)
    assert folder.key().trials == planned
    assert len(folder.key().stimuli) == 32 * 2 + 8
    assert add_slots(folder, 1).slots[:1] == plan.slots


def test_a_plan_does_not_outlive_its_stimuli(tmp_path: Path) -> None:
    folder = write_study(tmp_path / "study", utterances=6)
    prepare(folder)
    make_plan(folder)
    shutil.rmtree(folder.path / "corpus")
    write_corpus(folder.path / "corpus", utterances=5)
    prepare(folder)
    assert folder.key().trials == {}


def test_panels_have_excerpts_of_their_own_at_the_loudness_of_all(folder: StudyFolder) -> None:
    text = folder.study_file.read_text()
    folder.study_file.write_text(text + "\n[clustering]\nevaluators = 1\nexcerpt_seconds = 0.5\n")
    done = prepare(folder)
    assert done.written == 24 * 2 + 8 + 24 * 2
    meanings = folder.key().stimuli
    ids = {(what.role, what.utterance, what.system): name for name, what in meanings.items()}
    for (role, utterance, system), name in ids.items():
        if role != "panel":
            continue
        part, rate = soundfile.read(folder.stimulus(name))
        whole, _ = soundfile.read(folder.stimulus(ids["trial", utterance, system]))
        assert (len(part), len(whole)) == (8_000, 9_600)
        loudness = pyloudnorm.Meter(rate).integrated_loudness(part)
        assert loudness == pytest.approx(done.target, abs=0.02)
        scale = np.dot(part[:7_680], whole[:7_680]) / np.dot(whole[:7_680], whole[:7_680])
        assert np.abs(part[:7_680] - scale * whole[:7_680]).max() < 2 / 32768
