"""Whole corpora: the form kept, resumed after any interruption, the same by any number of hands."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
import soundfile

from anonymizers import corpus_run, load
from anonymizers.base import Anonymizer
from anonymizers.corpora.kaldi import data_directory_faults, read_data_directory
from anonymizers.corpora.manifest import read_folder
from anonymizers.corpus_run import PROGRESS, PROVENANCE, Recipe, anonymize_utterance, run
from anonymizers.errors import UserError
from tests.anonymizers.synthetic_speech import syllables

B2 = Recipe("B2", load("B2"))
STOCHASTIC = Recipe("B2", load("B2", coefficient=[0.5, 0.9]), seed=3)
PROJECT = Path(__file__).resolve().parents[2]


def speechlike(number, count=4_000):
    """A different buzz for each number, loud enough to go beyond full scale once moved."""
    time_axis = np.arange(count)
    return 0.98 * np.sign(np.sin((0.05 + 0.01 * number) * time_axis)) * np.hanning(count)


@pytest.fixture
def corpus(tmp_path):
    """Two speakers with three utterances each, as a Kaldi data directory."""
    directory = tmp_path / "data" / "test"
    directory.mkdir(parents=True)
    ids = [f"{speaker}-{number}" for speaker in ("a", "ö") for number in range(3)]
    for number, name in enumerate(ids):
        soundfile.write(directory / f"{name}.wav", speechlike(number), 16_000)
    lists = {
        "wav.scp": [f"{name} {name}.wav" for name in ids],
        "utt2spk": [f"{name} {name[0]}" for name in ids],
        "spk2gender": ["a f", "ö m"],
        "text": [f"{name} WORDS" for name in ids],
        "enrolls": ids[:1],
        "trials": [f"a {name} nontarget" for name in ids[3:]],
        "feats.scp": [f"{name} feats.ark:1" for name in ids],
    }
    for name, lines in lists.items():
        (directory / name).write_text("\n".join(lines) + "\n", "utf-8")
    return directory


@pytest.fixture
def out(tmp_path):
    return tmp_path / "out"


def contents(directory):
    return {
        str(path.relative_to(directory)): path.read_bytes()
        for path in sorted(directory.rglob("*"))
        if path.is_file()
    }


def provenance(directory):
    return json.loads((directory / PROVENANCE).read_text("utf-8"))


class TestForm:
    def test_a_data_directory_stays_one(self, corpus, out):
        (outcome,) = run([corpus], out, B2)
        assert outcome.directory == out / "test_b2"
        assert (outcome.anonymized, outcome.unchanged, outcome.failures) == (6, 0, [])
        assert data_directory_faults(out / "test_b2") == []
        before, after = read_data_directory(corpus), read_data_directory(out / "test_b2")
        assert after.enrolments == before.enrolments
        assert after.trials == before.trials
        for old, new in zip(before.utterances, after.utterances, strict=True):
            assert (new.id, new.speaker, new.gender, new.text) == (
                old.id,
                old.speaker,
                old.gender,
                old.text,
            )
            (samples, sample_rate), (original, _) = new.source.read(), old.source.read()
            assert sample_rate == 16_000
            assert len(samples) == len(original)
            assert not np.array_equal(samples, original)

    def test_only_lists_that_still_hold_are_copied(self, corpus, out):
        run([corpus], out, B2)
        assert not (out / "test_b2" / "feats.scp").exists()

    def test_segments_become_files_of_their_own(self, corpus, out):
        (corpus / "segments").write_text("a-0 a-0 0.05 0.15\na-1 a-1 0 -1\n")
        (corpus / "trials").unlink()
        run([corpus], out, B2)
        assert not (out / "test_b2" / "segments").exists()
        first, second = read_data_directory(out / "test_b2").utterances
        assert len(first.source.read()[0]) == 1_600
        assert len(second.source.read()[0]) == 4_000

    def test_durations_are_new_where_the_speaking_rate_changes(self, corpus, out):
        soundfile.write(corpus / "a-0.wav", syllables(2.5), 16_000)
        (corpus / "utt2dur").write_text("".join(f"{u} 0.25\n" for u in ("a-0", "a-1", "ö-0")))
        run([corpus], out, Recipe("I1", load("I1", formants_of="103", prosody_of="1069")))
        lines = (out / "test_i1" / "utt2dur").read_text("utf-8").splitlines()
        durations = {name: float(seconds) for name, seconds in map(str.split, lines)}
        for utterance in read_data_directory(out / "test_i1").utterances:
            samples, _ = utterance.source.read()
            assert durations[utterance.id] == pytest.approx(len(samples) / 16_000, abs=1e-6)
        assert durations["a-0"] == pytest.approx(4.0 / 1.2, abs=1e-3)
        run([corpus], out, B2)
        assert (out / "test_b2" / "utt2dur").read_bytes() == (corpus / "utt2dur").read_bytes()

    def test_a_folder_keeps_its_names(self, corpus, out):
        (corpus / "deep er").mkdir()
        soundfile.write(corpus / "deep er" / "x.flac", speechlike(9), 8_000)
        (corpus / "wav.scp").unlink()
        run([corpus], out, B2, suffix="_anon")
        target = out / "test_anon"
        names = ["a-0", "a-1", "a-2", "deep er/x", "ö-0", "ö-1", "ö-2"]
        assert [utterance.id for utterance in read_folder(target)] == names
        assert soundfile.info(target / "deep er" / "x.flac").samplerate == 8_000

    def test_peaks_beyond_full_scale_are_brought_down_and_recorded(self, corpus, out):
        run([corpus], out, B2)
        loud = [entry for entry in provenance(out / "test_b2")["utterances"] if entry["gain"] < 1]
        assert loud
        for entry in loud:
            source = read_data_directory(corpus).utterances
            utterance = next(u for u in source if u.id == entry["utterance"])
            samples, _, _ = anonymize_utterance(B2.anonymizer, utterance, 0, "speaker")
            written, _ = soundfile.read(out / "test_b2" / "wav" / f"{utterance.id}.wav")
            np.testing.assert_allclose(written, samples * entry["gain"], atol=2**-15)


class TestDrawing:
    def drawn(self, corpus, out, **changed):
        run([corpus], out, replace(STOCHASTIC, **changed))
        entries = provenance(out / "test_b2")["utterances"]
        return [entry["anonymizer"]["parameters"]["coefficient"] for entry in entries]

    def test_for_each_speaker(self, corpus, out):
        drawn = self.drawn(corpus, out)
        assert drawn[0] == drawn[1] == drawn[2] != drawn[3] == drawn[4] == drawn[5]

    def test_for_each_utterance(self, corpus, out):
        assert len(set(self.drawn(corpus, out, level="utterance"))) == 6

    def test_by_the_seed(self, corpus, out):
        assert self.drawn(corpus, out / "1") == self.drawn(corpus, out / "2")
        assert self.drawn(corpus, out / "1") != self.drawn(corpus, out / "3", seed=4)

    def test_needs_the_speakers(self, corpus, out):
        (corpus / "wav.scp").unlink()
        with pytest.raises(UserError, match=r"speaker is not known.*--level utterance"):
            run([corpus], out, STOCHASTIC)
        assert not out.exists()


class TestResuming:
    def test_nothing_is_done_twice(self, corpus, out):
        run([corpus], out, B2)
        before = contents(out)
        (outcome,) = run([corpus], out, B2)
        assert (outcome.anonymized, outcome.unchanged) == (0, 6)
        assert contents(out) == before

    def test_what_changed_is_done_again(self, corpus, out):
        run([corpus], out, B2)
        soundfile.write(corpus / "a-1.wav", speechlike(20), 16_000)
        (out / "test_b2" / "wav" / "a-2.wav").write_bytes(b"damaged")
        (out / "test_b2" / "wav" / "ö-0.wav").unlink()
        (outcome,) = run([corpus], out, B2)
        assert (outcome.anonymized, outcome.unchanged) == (3, 3)

    def test_other_parameters_do_all_again(self, corpus, out):
        run([corpus], out, B2)
        (outcome,) = run([corpus], out, Recipe("B2", load("B2", coefficient=0.7)))
        assert outcome.anonymized == 6

    @pytest.mark.parametrize("stop_after", [0, 1, 4])
    def test_after_an_interruption_only_the_rest_is_done(
        self, corpus, out, monkeypatch, stop_after
    ):
        run([corpus], out / "whole", B2)
        anonymize, done = corpus_run.anonymize_utterance, []

        def until_interrupted(*arguments):
            if len(done) == stop_after:
                raise KeyboardInterrupt
            done.append(arguments)
            return anonymize(*arguments)

        monkeypatch.setattr(corpus_run, "anonymize_utterance", until_interrupted)
        with pytest.raises(KeyboardInterrupt):
            run([corpus], out / "parts", B2)
        monkeypatch.undo()
        target = out / "parts" / "test_b2"
        assert not (target / "wav.scp").exists()
        with (target / PROGRESS).open("a") as progress:
            progress.write('{"utterance": "torn')
        (outcome,) = run([corpus], out / "parts", B2)
        assert (outcome.anonymized, outcome.unchanged) == (6 - stop_after, stop_after)
        whole, parts = contents(out / "whole" / "test_b2"), contents(target)
        assert whole.pop("wav.scp").replace(b"/whole/", b"/parts/") == parts.pop("wav.scp")
        assert whole == parts

    @pytest.fixture
    def interruptible(self):
        """Let processes be interrupted also where tests run in the background of a shell."""
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        yield
        signal.signal(signal.SIGINT, before)

    @pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
    @pytest.mark.usefixtures("interruptible")
    @pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGINT])
    def test_after_a_killed_process_nothing_is_lost(self, corpus, out, ending):
        for number in range(12):
            soundfile.write(corpus / f"long-{number}.wav", speechlike(number, 240_000), 16_000)
        (corpus / "wav.scp").unlink()
        arguments = ["run", "B2", "--data", str(corpus), "--out", str(out), "--workers", "1"]
        process = subprocess.Popen(
            [sys.executable, "-m", "anonymizers", *arguments],
            cwd=PROJECT,
            stderr=subprocess.PIPE,
            text=True,
        )
        target = out / "test_b2"
        while not list(target.glob("long-*.wav")):
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(ending)
        _, errors = process.communicate(timeout=60)
        if ending == signal.SIGINT:
            assert process.returncode == 130
            assert errors == "interrupted; run the same command again to go on.\n"
        for path in target.rglob("*.wav"):
            if not path.name.startswith("."):
                assert soundfile.info(path).frames in (4_000, 240_000)
        (outcome,) = run([corpus], out, B2)
        assert outcome.unchanged >= 1
        assert outcome.anonymized >= 1
        assert outcome.anonymized + outcome.unchanged == 18


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_after_a_kill_at_any_moment_a_second_run_writes_the_same_bytes(corpus, out):
    for number in range(24):
        soundfile.write(corpus / f"long-{number}.wav", speechlike(number, 160_000), 16_000)
    (corpus / "wav.scp").unlink()
    undisturbed = out / "undisturbed"
    run([corpus], undisturbed, B2)
    expected = contents(undisturbed / "test_b2")
    moments = np.random.default_rng(0).uniform(0, 1, 30)
    interrupted = []
    for number, moment in enumerate(moments):
        place = out / str(number)
        arguments = ["run", "B2", "--data", str(corpus), "--out", str(place), "--workers", "2"]
        process = subprocess.Popen(
            [sys.executable, "-m", "anonymizers", *arguments],
            cwd=PROJECT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        # The moment is a share of the files, lest a slow machine be killed before it begins.
        while len(list(place.rglob("[!.]*.wav"))) < moment * 30 and process.poll() is None:
            time.sleep(0.002)
        time.sleep(0.02 * moment)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        done = {path.name for path in place.rglob("[!.]*.wav")}
        for path in place.rglob("[!.]*.wav"):
            assert path.read_bytes() == expected[path.name]
        interrupted.append(len(done) < 30)
        run([corpus], place, B2)
        assert contents(place / "test_b2") == expected
        shutil.rmtree(place)
    assert sum(interrupted) > 20


def test_any_number_of_workers_writes_the_same(corpus, out):
    run([corpus], out / "1", STOCHASTIC, workers=1)
    run([corpus], out / "2", STOCHASTIC, workers=2)
    one, two = contents(out / "1" / "test_b2"), contents(out / "2" / "test_b2")
    assert one.pop("wav.scp") != two.pop("wav.scp")
    assert one == two


class TestFaults:
    def test_what_cannot_be_read_is_told_and_the_rest_goes_on(self, corpus, out):
        (corpus / "a-1.wav").write_bytes((corpus / "a-1.wav").read_bytes()[:1_000])
        (corpus / "ö-2.wav").unlink()
        (outcome,) = run([corpus], out, B2)
        assert outcome.anonymized == 4
        first, second = outcome.failures
        assert first.startswith("a-1: ")
        assert "cut short" in first
        assert "no such audio file" in second
        assert not (out / "test_b2" / "wav.scp").exists()
        soundfile.write(corpus / "a-1.wav", speechlike(1), 16_000)
        soundfile.write(corpus / "ö-2.wav", speechlike(5), 16_000)
        (outcome,) = run([corpus], out, B2)
        assert (outcome.anonymized, outcome.unchanged) == (2, 4)
        assert data_directory_faults(out / "test_b2") == []

    def test_a_directory_that_was_whole_is_no_longer_one_when_a_source_breaks(self, corpus, out):
        run([corpus], out, B2)
        (corpus / "a-1.wav").write_bytes(b"")
        run([corpus], out, B2)
        assert not (out / "test_b2" / "wav.scp").exists()

    def test_a_failed_write_stops_the_run(self, corpus, out, monkeypatch):
        def full(*_):
            raise OSError(28, "No space left on device", "a.wav")

        monkeypatch.setattr(corpus_run, "write_audio", full)
        with pytest.raises(OSError, match="No space left"):
            run([corpus], out, B2)

    @pytest.mark.parametrize(
        ("place", "suffix", "message"),
        [
            (lambda corpus: corpus.parent, "", "would overlap with the source"),
            (lambda corpus: corpus, "_b2", "would overlap with the source"),
        ],
    )
    def test_a_source_is_never_written_over(self, corpus, place, suffix, message):
        before = contents(corpus)
        with pytest.raises(UserError, match=message):
            run([corpus], place(corpus), B2, suffix=suffix)
        assert contents(corpus) == before

    def test_two_sources_never_share_a_directory(self, corpus, out):
        with pytest.raises(UserError, match="would both be written to"):
            run([corpus, corpus], out, B2)

    def test_damaged_provenance_is_told(self, corpus, out):
        run([corpus], out, B2)
        (out / "test_b2" / PROVENANCE).write_text("{}")
        with pytest.raises(UserError, match=r"provenance.json: is damaged; remove it"):
            run([corpus], out, B2)


def test_real_directories(speech_corpus, out):
    names = ("vctk_test_enrolls", "vctk_test_trials_f")
    outcomes = run([speech_corpus / "data" / name for name in names], out, B2)
    assert [outcome.anonymized for outcome in outcomes] == [23, 3]
    for name in names:
        assert data_directory_faults(out / f"{name}_b2") == []


@dataclass(frozen=True)
class ToldOfSpeakers(Anonymizer):
    """Changes nothing, but keeps in its record which recordings it was told of."""

    recordings: tuple[object, ...] = ()

    version = "1"
    references = ()
    measures_speakers = True

    def knowing(self, recordings):
        return replace(self, recordings=tuple(recordings))

    def to_record(self):
        return {**super().to_record(), "recordings": [one.path.stem for one in self.recordings]}

    def _anonymize(self, samples, sample_rate):
        return samples


class TestSpeakersThatAreMeasured:
    def told(self, corpus, out, level):
        run([corpus], out, Recipe("X", ToldOfSpeakers(), level=level))
        return {
            record["utterance"]: record["anonymizer"]["recordings"]
            for record in provenance(out / "test_x")["utterances"]
        }

    def test_an_anonymizer_knows_all_recordings_of_a_speaker(self, corpus, out):
        told = self.told(corpus, out, "speaker")
        assert told["a-1"] == ["a-0", "a-1", "a-2"]
        assert told["ö-0"] == ["ö-0", "ö-1", "ö-2"]

    def test_or_none_where_each_utterance_stands_for_itself(self, corpus, out):
        assert not any(self.told(corpus, out, "utterance").values())

    def test_a_new_recording_makes_the_speaker_anew_and_nobody_else(self, corpus, out):
        recipe = Recipe("X", ToldOfSpeakers())
        run([corpus], out, recipe)
        soundfile.write(corpus / "a-3.wav", speechlike(9), 16_000)
        for name, line in {"wav.scp": "a-3 a-3.wav", "utt2spk": "a-3 a", "text": "a-3 X"}.items():
            lines = [*(corpus / name).read_text("utf-8").splitlines(), line]
            (corpus / name).write_text("\n".join(sorted(lines)) + "\n", "utf-8")
        outcome = run([corpus], out, recipe)[0]
        assert (outcome.anonymized, outcome.unchanged) == (4, 3)


def test_what_is_not_installed_is_said_before_anything_is_written(corpus, out, monkeypatch):
    monkeypatch.setattr(ToldOfSpeakers, "missing", lambda self: "not installed: a network.")
    with pytest.raises(UserError, match=r"^X: not installed: a network\.$"):
        run([corpus], out, Recipe("X", ToldOfSpeakers()))
    assert not out.exists()
