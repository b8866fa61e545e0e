"""Speakers whose vectors pseudo-speakers are made of, shipped as numbers without audio."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, fields
from functools import cache, cached_property
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anonymizers.array_files import read_arrays
from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError
from anonymizers.speaker_vectors.plda import Plda

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender

SHIPPED: Final = "shipped"
FILE: Final = "pool.npz"

_RIDGE = 0.1  # of the regression from vectors, whose entries are small


@dataclass(frozen=True, eq=False)
class SpeakerPool:
    """What is known of the speakers of a pool.

    Parameters
    ----------
    speakers : ndarray of str, shape (speakers,)
    genders : ndarray of str, shape (speakers,)
        `f` or `m`, as published by the corpus.
    vectors : ndarray, shape (speakers, dimensions)
        Means over the utterances, of unit length.
    mean_log_f0, deviation_log_f0 : ndarray, shape (speakers,)
        Of F0 in Hz where speech is voiced.
    accents : ndarray of str, shape (speakers,)
        Empty where it is not known.
    within : ndarray, shape (dimensions, dimensions)
        Covariance of the vectors of one speaker's speech around their mean.
    """

    speakers: NDArray[np.str_]
    genders: NDArray[np.str_]
    vectors: NDArray[np.float64]
    mean_log_f0: NDArray[np.float64]
    deviation_log_f0: NDArray[np.float64]
    accents: NDArray[np.str_]
    within: NDArray[np.float64]

    def of_gender(self, gender: Gender) -> NDArray[np.intp]:
        """Return the places of the speakers of one gender."""
        return np.flatnonzero(self.genders == gender)

    def require(self, count: int) -> None:
        """See that there are enough speakers.

        Parameters
        ----------
        count : int
            Of each gender.

        Raises
        ------
        UserError
            There are fewer.
        """
        women, men = len(self.of_gender("f")), len(self.of_gender("m"))
        if min(women, men) < count:
            raise UserError(
                f"the pool holds {women} women and {men} men, and at least {count} of each are "
                "needed; `python -m anonymizers train pool` makes a larger one."
            )

    def gender_of(self, vector: NDArray[np.float64]) -> Gender:
        """Tell the gender of a voice, by regression on the vectors of the pool.

        Raises
        ------
        UserError
            The pool holds one gender only.
        """
        if len(set(self.genders)) < 2:
            raise UserError(
                f"the pool holds speakers of the gender {self.genders[0]} only; take one with both."
            )
        return "f" if self._gender(vector) > 0 else "m"

    def expected_log_f0(self, vector: NDArray[np.float64]) -> float:
        """Predict the mean log F0 of a voice, by ridge regression on the vectors of the pool."""
        return self._log_f0(vector)

    @cached_property
    def plda(self) -> Plda:
        """The model of speakers and their speech that the pool gives."""
        return Plda.of_vectors(self.vectors, self.within)

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 of all numbers and names."""
        digest = hashlib.sha256()
        for name in FIELDS:
            digest.update(np.ascontiguousarray(getattr(self, name)).tobytes())
        return digest.hexdigest()

    @cached_property
    def _gender(self) -> _Linear:
        """Positive for women."""
        return self._regression(np.where(self.genders == "f", 1.0, -1.0))

    @cached_property
    def _log_f0(self) -> _Linear:
        return self._regression(self.mean_log_f0)

    def _regression(self, values: NDArray[np.float64]) -> _Linear:
        middle = self.vectors.mean(axis=0)
        centred = self.vectors - middle
        gram = centred.T @ centred + _RIDGE * np.eye(len(middle))
        weights = np.linalg.solve(gram, centred.T @ (values - values.mean()))
        return _Linear(middle, weights, float(values.mean()))


@dataclass(frozen=True, slots=True, eq=False)
class _Linear:
    middle: NDArray[np.float64]
    weights: NDArray[np.float64]
    offset: float

    def __call__(self, vector: NDArray[np.float64]) -> float:
        return float((vector - self.middle) @ self.weights) + self.offset


ACCENTS: Final = "accents"
FIELDS: Final = tuple(field.name for field in fields(SpeakerPool))


def write_pool(path: Path, pool: SpeakerPool) -> None:
    """Write a pool in half precision, all or nothing."""
    halved = ("vectors", "mean_log_f0", "deviation_log_f0", "within")
    stored = {
        name: getattr(pool, name).astype(np.float16) if name in halved else getattr(pool, name)
        for name in FIELDS
    }
    with whole_file(path) as temporary, temporary.open("wb") as opened:
        np.savez_compressed(opened, **stored)


def read_accents(path: Path) -> dict[str, str]:
    """Read lines of a speaker and an accent.

    Raises
    ------
    UserError
        The file cannot be read, or a line has no accent.
    """
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"{path}: cannot be read ({error}); name a text file.") from error
    accents: dict[str, str] = {}
    for number, line in enumerate(lines, start=1):
        speaker, _, accent = line.strip().partition(" ")
        if speaker and not accent:
            raise UserError(f"{path}:{number}: '{line}' has no accent; write SPEAKER ACCENT.")
        if speaker:
            accents[speaker] = accent.strip()
    return accents


@cache
def read_pool(name: str = SHIPPED) -> SpeakerPool:
    """Read the shipped pool, or the file that `train pool` wrote.

    Raises
    ------
    UserError
        The file is missing, or no pool.
    """
    if name != SHIPPED:
        return _read(Path(name))
    with as_file(files("anonymizers.speaker_vectors").joinpath(FILE)) as path:
        return _read(path)


def _read(path: Path) -> SpeakerPool:
    return read_arrays(
        path,
        _unpacked,
        wanted="a pool",
        otherwise="is no pool; `python -m anonymizers train pool` makes one.",
    )


def _unpacked(stored: Mapping[str, Any]) -> SpeakerPool:
    """Turn arrays into a pool; a ValueError says that they do not fit together."""
    found = {name: stored[name] for name in FIELDS if name in stored or name != ACCENTS}
    found.setdefault(ACCENTS, np.full(len(found["speakers"]), ""))
    pool = SpeakerPool(
        **{
            name: value if value.dtype.kind == "U" else value.astype(np.float64)
            for name, value in found.items()
        }
    )
    count, dimensions = pool.vectors.shape
    per_speaker = (
        pool.speakers,
        pool.genders,
        pool.mean_log_f0,
        pool.deviation_log_f0,
        pool.accents,
    )
    fits = (
        all(one.shape == (count,) for one in per_speaker)
        and pool.within.shape == (dimensions, dimensions)
        and set(pool.genders.tolist()) <= {"f", "m"}
    )
    if not fits:
        raise ValueError("arrays that do not fit together")
    return pool
