"""Synthesizes the corpus: every sentence by its speaker, 3 to 4 s long, and the lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tqdm import tqdm

from anonymizers import command_line
from anonymizers.corpora.audio import write_audio
from anonymizers.corpora.decoding import decode_file
from anonymizers.errors import UserError
from demo_corpus.data_directories import CorpusLists, audio_path
from demo_corpus.finishing import SAMPLE_RATE, finish
from demo_corpus.interviews import read_interviews
from demo_corpus.synthesizer import SAMPLE_RATE as SYNTHESIZER_RATE
from demo_corpus.synthesizer import Kokoro

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from demo_corpus.interviews import Speaker, SpokenSentence

SHORTEST_SECONDS: Final = 3.05
LONGEST_SECONDS: Final = 3.95
LARGEST_CHANGE_OF_PACE: Final = 0.15
"""A sentence that its speaker would have to say slower or faster than this needs other words."""

_BEYOND_THE_NEED = 0.01  # the synthesizer rounds the length of each phoneme


def render_corpus(voices: Path, corpus: Path) -> int:
    """Synthesize the utterances whose audio is not there yet, then write the lists.

    Parameters
    ----------
    voices : Path
        Folder of the synthesizer's voices.
    corpus : Path
        Root of the corpus.

    Returns
    -------
    int
        The exit code.
    """
    kokoro = Kokoro(voices)
    speakers = tuple(read_interviews())
    spoken = [(speaker, said) for speaker in speakers for said in speaker.utterances]
    durations = {}
    for speaker, said in tqdm(spoken, unit="utterance", disable=None):
        path = corpus / audio_path(speaker.id, said.id)
        if not path.exists():
            write_audio(path, _speak_in_time(kokoro, speaker, said), SAMPLE_RATE)
        durations[said.id] = len(decode_file(path).channels) / SAMPLE_RATE
    CorpusLists(corpus, speakers, durations).write()
    return command_line.DONE


def _speak_in_time(kokoro: Kokoro, speaker: Speaker, said: SpokenSentence) -> NDArray[np.float64]:
    """Speak at the speaker's pace, or at the nearest one that fits the wanted length."""
    usual = pace = speaker.voice.pace
    while abs(pace / usual - 1.0) <= LARGEST_CHANGE_OF_PACE:
        samples = finish(kokoro.speak(said.text, speaker.voice, pace=pace), SYNTHESIZER_RATE)
        seconds = len(samples) / SAMPLE_RATE
        if seconds < SHORTEST_SECONDS:
            pace *= seconds / SHORTEST_SECONDS * (1.0 - _BEYOND_THE_NEED)
        elif seconds > LONGEST_SECONDS:
            pace *= seconds / LONGEST_SECONDS * (1.0 + _BEYOND_THE_NEED)
        else:
            return samples
    raise UserError(
        f"{said.id}: “{said.text}” does not fit {SHORTEST_SECONDS} to {LONGEST_SECONDS} s near the "
        "pace of its speaker; lengthen or shorten the sentence in interviews.toml."
    )
