"""Speech to train on: taken apart once and kept, with virtual speakers beside the real ones."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import numpy as np
import soxr
from tqdm import tqdm

from anonymizers import resynthesis
from anonymizers.base import derived_generator
from anonymizers.conversion.content import SAMPLE_RATE, content_features
from anonymizers.conversion.features import LEVEL, extract_features
from anonymizers.conversion.perturbation import perturb
from anonymizers.conversion.speaker_encoder import speaker_encoder
from anonymizers.corpora.kaldi import is_data_directory, read_data_directory
from anonymizers.corpora.manifest import read_folder
from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError
from anonymizers.level import active_rms
from anonymizers.parallel import parallel_map

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples
    from anonymizers.corpora.utterance import Utterance

VIRTUAL_SPEEDS: Final = (0.88, 1.14)
"""Playback speeds that make other speakers: of longer and of shorter vocal tracts."""

_FORMAT = 2  # goes up when the same speech is taken apart otherwise
_SHORTEST_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Example:
    """An utterance as the networks learn from it.

    Parameters
    ----------
    samples : ndarray, shape (n,), float16
        At 16 kHz and the level of `features.LEVEL`.
    content : ndarray, shape (frames, 512), float16
    perturbed_content : ndarray, shape (frames, 512), float16
        Of the same in some other voice.
    f0_hertz, is_voiced : ndarray, shape (2 * frames,)
    speaker_vector : ndarray, shape (256,)
    """

    samples: NDArray[np.float16]
    content: NDArray[np.float16]
    perturbed_content: NDArray[np.float16]
    f0_hertz: NDArray[np.float32]
    is_voiced: NDArray[np.bool_]
    speaker_vector: NDArray[np.float32]


def read_utterances(data: Sequence[Path]) -> list[Utterance]:
    """List the utterances of Kaldi data directories and of folders of audio files."""
    utterances: list[Utterance] = []
    for path in data:
        is_kaldi = is_data_directory(path)
        utterances += read_data_directory(path).utterances if is_kaldi else read_folder(path)
    return utterances


def prepare_examples(
    utterances: Sequence[Utterance],
    cache: Path,
    *,
    speeds: Sequence[float] = (1.0, *VIRTUAL_SPEEDS),
    workers: int = 1,
) -> list[Path]:
    """Take all utterances apart at all playback speeds, and keep the results in files.

    Parameters
    ----------
    utterances : sequence of Utterance
    cache : Path
        Folder of the files; what is there already is not made again.
    speeds : sequence of float
    workers : int
        Processes.

    Returns
    -------
    list of Path
        Files for `read_example`, of every utterance long enough and not silent; in an order that
        depends on the arguments alone.
    """
    tasks = [(utterance, speed) for speed in speeds for utterance in utterances]
    with parallel_map(partial(_prepare, cache), workers) as prepare:
        progress = tqdm(prepare(tasks), "features", len(tasks), unit="utt", disable=None)
        found = [path for path in progress if path is not None]
    if not found:
        raise UserError("there is no speech in the data; name directories that hold some.")
    return found


def read_example(path: Path) -> Example:
    """Read a file that `prepare_examples` made."""
    with np.load(path) as stored:
        return Example(**{name: stored[name] for name in Example.__slots__})


def at_training_level(samples: Samples, sample_rate: int) -> Samples:
    """Bring speech that is not silent to 16 kHz and `LEVEL`."""
    resampled: Samples = soxr.resample(samples, sample_rate, SAMPLE_RATE)
    return resampled * (LEVEL / active_rms(resampled, SAMPLE_RATE))


def _prepare(cache: Path, task: tuple[Utterance, float]) -> Path | None:
    utterance, speed = task
    key = json.dumps([_FORMAT, speed, utterance.source.to_record()], sort_keys=True)
    path = cache / f"{sha256(key.encode()).hexdigest()[:32]}.npz"
    if path.is_file():
        return path
    samples, sample_rate = utterance.source.read()
    if not samples.any() or len(samples) < _SHORTEST_SECONDS * sample_rate:
        return None
    speech = at_training_level(resynthesis.play_faster(samples, speed), sample_rate)
    features = extract_features(speech)
    perturbed = perturb(speech, derived_generator(0, "perturbation", path.stem))
    with whole_file(path) as temporary, temporary.open("wb") as opened:
        np.savez(
            opened,
            samples=speech.astype(np.float16),
            content=features.content.astype(np.float16),
            perturbed_content=content_features(perturbed).astype(np.float16),
            f0_hertz=features.f0_hertz,
            is_voiced=features.is_voiced,
            speaker_vector=speaker_encoder()(speech).astype(np.float32),
        )
    return path
