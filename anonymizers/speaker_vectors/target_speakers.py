"""Speakers of whom a minute is known frame by frame, shipped as numbers without audio."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anonymizers.array_files import read_arrays
from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError
from anonymizers.speaker_vectors.speaker_pool import SHIPPED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender

FILE: Final = "targets.npz"

_LARGEST = 127  # of the whole numbers that frames are written as


@dataclass(frozen=True, slots=True, eq=False)
class TargetSpeaker:
    """A speaker whose frames can take the place of another's.

    Parameters
    ----------
    speaker : str
    gender : 'f' or 'm'
        As published by the corpus.
    vector : ndarray, shape (dimensions,)
        Mean over the utterances, of unit length.
    mean_log_f0 : float
        Of F0 in Hz where speech is voiced.
    frames : ndarray, shape (frames, channels)
        Content channels of the speech.
    """

    speaker: str
    gender: Gender
    vector: NDArray[np.float64]
    mean_log_f0: float
    frames: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class TargetSpeakers:
    """Speakers to choose from.

    Parameters
    ----------
    speakers : tuple of TargetSpeaker
    networks : str
        Fingerprint of what made the content channels: `Synthesizer.content_fingerprint`.
    """

    speakers: tuple[TargetSpeaker, ...]
    networks: str

    def of_gender(self, gender: Gender) -> Sequence[TargetSpeaker]:
        """Return the speakers of one gender.

        Raises
        ------
        UserError
            There is none.
        """
        found = [one for one in self.speakers if one.gender == gender]
        if not found:
            raise UserError(
                f"the target speakers are all of the gender {self.speakers[0].gender}; take some "
                "of both."
            )
        return found


@dataclass(frozen=True, slots=True, eq=False)
class _Stored:
    """Target speakers as arrays."""

    speakers: NDArray[np.str_]
    genders: NDArray[np.str_]
    vectors: NDArray[np.float16]
    mean_log_f0: NDArray[np.float32]
    counts: NDArray[np.int64]
    """How many frames are whose."""
    frames: NDArray[np.int8]
    """All frames, those of one speaker after those of another."""
    step: NDArray[np.float64]
    """What a frame's whole numbers are multiples of."""
    networks: NDArray[np.str_]


def write_targets(path: Path, targets: TargetSpeakers) -> None:
    """Write target speakers, all or nothing; frames in 8 bits, vectors in half precision."""
    speakers = targets.speakers
    frames = np.concatenate([one.frames for one in speakers])
    step = float(np.abs(frames).max()) / _LARGEST or 1.0
    stored = _Stored(
        speakers=np.array([one.speaker for one in speakers]),
        genders=np.array([one.gender for one in speakers]),
        vectors=np.array([one.vector for one in speakers], dtype=np.float16),
        mean_log_f0=np.array([one.mean_log_f0 for one in speakers], dtype=np.float32),
        counts=np.array([len(one.frames) for one in speakers]),
        frames=np.round(frames / step).astype(np.int8),
        step=np.array(step),
        networks=np.array(targets.networks),
    )
    arrays: dict[str, Any] = {one.name: getattr(stored, one.name) for one in fields(stored)}
    with whole_file(path) as temporary, temporary.open("wb") as opened:
        np.savez_compressed(opened, **arrays)


@cache
def read_targets(name: str = SHIPPED) -> TargetSpeakers:
    """Read the shipped target speakers, or the file that `train targets` wrote.

    Raises
    ------
    UserError
        The file is missing, or holds none.
    """
    if name != SHIPPED:
        return _read(Path(name))
    with as_file(files("anonymizers.speaker_vectors").joinpath(FILE)) as path:
        return _read(path)


def _read(path: Path) -> TargetSpeakers:
    return read_arrays(
        path,
        _unpacked,
        wanted="target speakers, which `python -m anonymizers train targets` makes",
        otherwise="holds no target speakers; `python -m anonymizers train targets` makes some.",
    )


def _unpacked(arrays: Mapping[str, Any]) -> TargetSpeakers:
    """Turn arrays into target speakers; a ValueError says that they do not fit together."""
    stored = _Stored(**{one.name: arrays[one.name] for one in fields(_Stored)})
    per_speaker = (stored.speakers, stored.genders, stored.mean_log_f0, stored.counts)
    count = len(stored.vectors)
    fits = (
        all(one.shape == (count,) for one in per_speaker)
        and stored.vectors.ndim == stored.frames.ndim == 2
        and set(stored.genders.tolist()) <= {"f", "m"}
        and min(stored.counts.tolist(), default=0) > 0
        and stored.counts.sum() == len(stored.frames)
        and all(np.isfinite(one).all() for one in (stored.mean_log_f0, stored.vectors, stored.step))
    )
    if not fits:
        raise ValueError("arrays that do not fit together")
    vectors = stored.vectors.astype(np.float64)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    frames = stored.frames.astype(np.float32) * np.float32(stored.step)
    speakers = zip(
        stored.speakers.tolist(),
        stored.genders.tolist(),
        vectors,
        stored.mean_log_f0.tolist(),
        np.split(frames, np.cumsum(stored.counts)[:-1]),
        strict=True,
    )
    return TargetSpeakers(tuple(TargetSpeaker(*one) for one in speakers), str(stored.networks))
