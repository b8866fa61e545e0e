"""A whole corpus handed to a program at once, and fetched from where it has written it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from anonymizers.corpora.audio import write_audio
from anonymizers.corpora.decoding import INT16_STEPS
from anonymizers.durable_files import write_text
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from anonymizers.corpora.utterance import Utterance

GIVEN: Final = "input"
MADE: Final = "output"

_PLACES: Final = ("{}.wav", "{}.flac", "wav/{}.wav", "wav/{}.flac")


def run_on_directory(
    run: Callable[[Path, Path, int], None], utterances: Sequence[Utterance], folder: Path
) -> None:
    """Write all utterances below a folder, and let the program read and write there.

    Parameters
    ----------
    run : callable
        Runs the program; is told where it reads, where it writes, and how many utterances it gets.
    utterances : sequence of Utterance
        Those whose audio cannot be used are left out; whoever fetches them is told why.
    folder : Path
        Gets `input`, a Kaldi data directory, and `output`.

    Raises
    ------
    UserError
        The program fails.
    OSError
        A file cannot be written.
    """
    given, made = folder / GIVEN, folder / MADE
    made.mkdir(parents=True)
    written = _write_data_directory(utterances, given)
    try:
        run(given.absolute(), made.absolute(), written)
    except UserError as error:
        raise UserError(f"{error} What it has written lies in {made}.") from error


def file_made(folder: Path, utterance: Utterance) -> Path:
    """Return where the program has written an utterance, or should have."""
    places = [folder / MADE / place.format(utterance.id) for place in _PLACES]
    return next((place for place in places if place.is_file()), places[0])


def _write_data_directory(utterances: Sequence[Utterance], directory: Path) -> int:
    """Write what can be read, and say how many utterances that are."""
    written = []
    for utterance in utterances:
        try:
            samples, sample_rate = utterance.source.read()
        except UserError:
            continue
        file = directory / "wav" / f"{utterance.id}.wav"
        write_audio(file, np.clip(samples, -1.0, (INT16_STEPS - 1) / INT16_STEPS), sample_rate)
        written.append(utterance)
    lists = {
        "wav.scp": [f"{one.id} {directory / 'wav' / one.id}.wav" for one in written],
        "utt2spk": [f"{one.id} {one.speaker}" for one in written if one.speaker is not None],
        "text": [f"{one.id} {one.text}" for one in written if one.text is not None],
        "spk2gender": sorted(
            {f"{one.speaker} {one.gender}" for one in written if one.speaker and one.gender}
        ),
    }
    for name, lines in lists.items():
        if lines:
            write_text(directory / name, "".join(f"{line}\n" for line in lines))
    return len(written)
