"""The bundled corpus is what its documents say, and its lists and its audio agree."""

from __future__ import annotations

import hashlib
import importlib
import itertools
import json
import re
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import soundfile

from anonymizers.corpora.kaldi import (
    KaldiDirectory,
    data_directory_faults,
    read_data_directory,
)
from sessions import loudness

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
CORPUS = Path(str(files("sessions") / "demo" / "corpus"))
DIRECTORIES = ("demo_enrolls", "demo_trials_f", "demo_trials_m")
LISTS = ("spk2gender", "spk2utt", "text", "utt2dur", "utt2spk", "wav.scp")
TRIALS_OF_A_SESSION = 36
SIMILARITY_LIMIT = 0.65

# Files and lists


def lines(name: str) -> list[str]:
    return (CORPUS / "data" / name).read_text("ascii").splitlines()


def table(name: str) -> dict[str, str]:
    return dict(line.split(" ", 1) for line in lines(name))


def directory(name: str) -> KaldiDirectory:
    return read_data_directory(CORPUS / "data" / name)


def whole(list_name: str) -> dict[str, str]:
    """A list of all directories together."""
    return {
        key: value for name in DIRECTORIES for key, value in table(f"{name}/{list_name}").items()
    }


def test_the_corpus_fits_into_the_package():
    assert sum(path.stat().st_size for path in CORPUS.rglob("*") if path.is_file()) <= 16_000_000


def test_it_says_that_it_is_synthetic_and_under_which_licence():
    assert "Synthetic speech" in (CORPUS / "README.md").read_text("utf-8")
    assert "Attribution 4.0 International" in (CORPUS / "LICENSE").read_text("utf-8")


@pytest.mark.parametrize("name", DIRECTORIES)
def test_the_reader_finds_no_fault(name):
    assert data_directory_faults(CORPUS / "data" / name) == []


@pytest.mark.parametrize("name", DIRECTORIES)
def test_lists_are_sorted_by_bytes(name):
    for path in (CORPUS / "data" / name).iterdir():
        content = path.read_bytes()
        assert content.endswith(b"\n")
        assert (listed := content.splitlines()) == sorted(listed), path.name


@pytest.mark.parametrize("name", DIRECTORIES)
def test_lists_of_a_directory_speak_of_the_same_utterances(name):
    assert {path.name for path in (CORPUS / "data" / name).iterdir()} == {
        *LISTS,
        "enrolls" if name == "demo_enrolls" else "trials",
    }
    speaker_of = table(f"{name}/utt2spk")
    for list_name in ("text", "utt2dur", "wav.scp"):
        assert list(table(f"{name}/{list_name}")) == list(speaker_of)
    pairs = [
        (utterance, speaker)
        for speaker, utterances in table(f"{name}/spk2utt").items()
        for utterance in utterances.split()
    ]
    assert dict(pairs) == speaker_of
    assert len(pairs) == len(speaker_of)
    assert list(table(f"{name}/spk2gender")) == list(table(f"{name}/spk2utt"))


def test_every_utterance_is_listed_once_and_every_file_is_an_utterance():
    listed = [path for name in DIRECTORIES for path in table(f"{name}/wav.scp").values()]
    assert not any(Path(path).is_absolute() for path in listed)
    found = {path.relative_to(CORPUS).as_posix() for path in (CORPUS / "audio").rglob("*.*")}
    assert Counter(listed) == Counter(found)


def test_the_speaker_is_the_prefix_of_the_utterance():
    assert all(re.split("[-_]", name)[0] == speaker for name, speaker in whole("utt2spk").items())


# Speakers, sentences, trials


def test_there_are_twelve_voices_of_each_gender_with_enough_to_say():
    speakers = Counter(whole("spk2gender").values())
    assert speakers["f"] >= 12
    assert speakers["m"] >= 12
    assert min(Counter(whole("utt2spk").values()).values()) >= 8


def test_everybody_is_enrolled_and_is_heard_in_trials_of_their_gender():
    gender_of = table("demo_enrolls/spk2gender")
    for gender in ("f", "m"):
        of_gender = {speaker for speaker, theirs in gender_of.items() if theirs == gender}
        assert set(table(f"demo_trials_{gender}/spk2gender")) == of_gender
        assert set(table(f"demo_trials_{gender}/spk2gender").values()) == {gender}


def test_all_enrolment_utterances_are_enrolled():
    assert lines("demo_enrolls/enrolls") == list(table("demo_enrolls/utt2spk"))


@pytest.mark.parametrize("gender", ["f", "m"])
def test_every_speaker_is_tried_against_every_utterance_of_the_gender(gender):
    trials = directory(f"demo_trials_{gender}").trials
    speaker_of = table(f"demo_trials_{gender}/utt2spk")
    pairs = Counter((trial.speaker, trial.utterance) for trial in trials)
    assert pairs == Counter(itertools.product(sorted(set(speaker_of.values())), speaker_of))
    assert all(
        trial.is_target == (speaker_of[trial.utterance] == trial.speaker) for trial in trials
    )


def test_transcripts_are_in_capitals_without_punctuation():
    assert all(re.fullmatch("[A-Z]+( [A-Z']+)*", text) for text in whole("text").values())


def test_some_sentences_are_said_by_all_and_the_rest_by_one():
    speakers = set(whole("utt2spk").values())
    said_by: dict[str, list[str]] = {}
    for utterance, text in whole("text").items():
        said_by.setdefault(text, []).append(whole("utt2spk")[utterance])
    shared = [text for text, sayers in said_by.items() if len(sayers) > 1]
    assert shared
    assert all(sorted(said_by[text]) == sorted(speakers) for text in shared)


def test_no_enrolment_sentence_is_heard_in_a_trial():
    trials = {*table("demo_trials_f/text").values(), *table("demo_trials_m/text").values()}
    assert trials.isdisjoint(table("demo_enrolls/text").values())


@pytest.mark.parametrize("gender", ["f", "m"])
def test_a_session_finds_a_new_sentence_for_every_trial(gender):
    assert len(set(table(f"demo_trials_{gender}/text").values())) >= TRIALS_OF_A_SESSION


# Audio


@dataclass(frozen=True)
class Recording:
    """An utterance as it lies in the corpus."""

    info: Any
    samples: NDArray[np.float64]


@pytest.fixture(scope="module")
def recordings() -> dict[str, Recording]:
    return {
        utterance: Recording(soundfile.info(CORPUS / path), soundfile.read(CORPUS / path)[0])
        for utterance, path in whole("wav.scp").items()
    }


def test_audio_is_mono_16_bit_flac_at_16_khz(recordings):
    formats = {
        (audio.info.format, audio.info.subtype, audio.info.channels, audio.info.samplerate)
        for audio in recordings.values()
    }
    assert formats == {("FLAC", "PCM_16", 1, 16_000)}


def test_utterances_last_three_to_four_seconds_as_listed(recordings):
    listed = whole("utt2dur")
    for utterance, audio in recordings.items():
        assert 3.0 <= audio.info.duration <= 4.0, utterance
        assert float(listed[utterance]) == pytest.approx(audio.info.duration, abs=0.0005), utterance


def test_utterances_are_equally_loud_and_none_is_clipped(recordings):
    levels = [loudness.measure(audio.samples, 16_000) for audio in recordings.values()]
    assert max(level.peak for level in levels) <= -1.0
    assert np.ptp([level.loudness for level in levels]) <= 0.5


def test_utterances_begin_and_end_in_silence(recordings):
    for utterance, audio in recordings.items():
        edges = np.abs(audio.samples[[0, -1]])
        assert np.all(edges <= 1 / 32_768), utterance
        # No more than the margin of 0.1 s and a soft consonant: what is loud is near both ends.
        loud = np.flatnonzero(np.abs(audio.samples) > 0.02 * np.abs(audio.samples).max())
        assert loud[0] < 0.3 * 16_000, utterance
        assert len(audio.samples) - loud[-1] < 0.4 * 16_000, utterance


def test_no_two_utterances_are_the_same_audio(recordings):
    digests = {hashlib.sha256(audio.samples.tobytes()).digest() for audio in recordings.values()}
    assert len(digests) == len(recordings)


# What the script that makes the corpus says


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Import a module of the scripts by name."""
    monkeypatch.syspath_prepend(SCRIPTS)
    return importlib.import_module


def test_lists_are_those_of_the_script(script, tmp_path):
    speakers = tuple(script("demo_corpus.interviews").read_interviews())
    durations = {utterance: float(seconds) for utterance, seconds in whole("utt2dur").items()}
    script("demo_corpus.data_directories").CorpusLists(tmp_path, speakers, durations).write()
    written = {path.relative_to(tmp_path): path for path in tmp_path.rglob("*") if path.is_file()}
    assert len(written) == len(DIRECTORIES) * (len(LISTS) + 1)
    for name, path in written.items():
        assert path.read_bytes() == (CORPUS / name).read_bytes()


def test_voices_are_mixed_with_weights_that_add_up_to_one(script):
    voices = [speaker.voice for speaker in script("demo_corpus.interviews").read_interviews()]
    assert all(sum(voice.weights.values()) == pytest.approx(1.0) for voice in voices)
    mixes = {tuple(sorted(voice.weights.items())) for voice in voices}
    assert len(mixes) == len(voices)


def test_finishing_cuts_silence_and_fades(script):
    finishing = script("demo_corpus.finishing")
    tone = np.sin(2 * np.pi * 300 * np.arange(48_000) / 24_000)
    spoken = np.concatenate([np.zeros(12_000), tone, np.zeros(24_000)]).astype(np.float32)
    finished = finishing.finish(spoken, 24_000)
    assert len(finished) / 16_000 == pytest.approx(2.0 + 2 * 0.1, abs=0.05)
    assert finished[0] == finished[-1] == 0.0
    assert loudness.measure(finished, 16_000).loudness == pytest.approx(-26.0, abs=0.05)


# What was measured


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    path = SCRIPTS / "demo_corpus" / "measurements.json"
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return content


def test_the_measurements_are_of_this_audio(measured):
    digest = hashlib.sha256()
    for _, path in sorted(whole("wav.scp").items()):
        digest.update((CORPUS / path).read_bytes())
    assert measured["audio_sha256"] == digest.hexdigest()


def test_no_two_voices_are_too_much_alike(measured):
    speakers = sorted(set(whole("utt2spk").values()))
    between = measured["similarity"]["between"]
    assert set(between) == {" ".join(pair) for pair in itertools.combinations(speakers, 2)}
    assert max(between.values()) < SIMILARITY_LIMIT < min(measured["similarity"]["within"].values())


def test_the_recognizer_misheard_no_sentence(measured):
    assert measured["recognition"]["misheard"] == {}
    assert measured["recognition"]["phoneme_error_rate"] < 0.01
