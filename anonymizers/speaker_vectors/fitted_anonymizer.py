"""Systems that learn from a pool, and how what they have learnt is kept."""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

import numpy as np
from filelock import FileLock

from anonymizers.array_files import read_arrays
from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError
from anonymizers.parameters import ANY, File
from anonymizers.pretrained.store import cache_folder
from anonymizers.speaker_vectors.speaker_pool import read_pool
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

OF_POOL: Final = "pool"
_ABOUT = "about"  # the entry of a file that says what it is of


@dataclass(frozen=True, eq=False)
class Learnt:
    """What a system has learnt: a frozen dataclass whose fields are arrays."""


L = TypeVar("L", bound=Learnt)


@dataclass(frozen=True)
class FittedAnonymizer(VectorAnonymizer, Generic[L]):
    """A system that learns from the pool before it changes vectors.

    What is learnt from the shipped pool with the parameters of a system in the registry is shipped;
    anything else is learnt when it is first needed, and kept in the user's cache. A subclass
    implements `learn`, `kind_of_learnt` and `pseudo_vector`.
    """

    fitted: str = field(
        default=OF_POOL,
        metadata={"parameter": File("learnt from the pool, or by `train`", OF_POOL)},
    )

    learns_by: ClassVar[tuple[str, ...]] = ()
    """Names of the parameters on which it depends what is learnt."""

    @abstractmethod
    def learn(self, pool: SpeakerPool) -> L:
        """Learn from a pool; the same for the same pool and parameters."""

    @classmethod
    @abstractmethod
    def kind_of_learnt(cls) -> type[L]:
        """Return the class of what is learnt."""

    def learnt(self, pool: SpeakerPool) -> L:
        """Return what was learnt: from `fitted`, or shipped, or from the cache; else learn it now.

        Raises
        ------
        UserError
            `fitted` is missing or of something else, or the pool is too small.
        """
        learnt = _obtained(replace(self, draw=ANY, recordings=()), pool)
        assert isinstance(learnt, self.kind_of_learnt())
        return learnt

    def make_ready(self) -> None:
        """Learn what has not been learnt yet."""
        super().make_ready()
        if self.needs_pseudo_speaker:
            self.learnt(read_pool(self.pool))

    def about(self, pool: SpeakerPool) -> dict[str, Any]:
        """Say on what it depends what is learnt."""
        return {
            "system": type(self).__name__,
            "version": self.version,
            "parameters": {name: getattr(self, name) for name in self.learns_by},
            "pool": pool.fingerprint,
        }


def write_learnt(path: Path, learnt: Learnt, about: dict[str, Any]) -> None:
    """Write what was learnt, all or nothing."""
    arrays: dict[str, Any] = {item.name: getattr(learnt, item.name) for item in fields(learnt)}
    arrays[_ABOUT] = np.array(json.dumps(about))
    with whole_file(path) as temporary, temporary.open("wb") as opened:
        np.savez_compressed(opened, **arrays)


def train(anonymizer: FittedAnonymizer[Any], out: Path) -> Path:
    """Learn from the anonymizer's pool, and write it.

    Parameters
    ----------
    anonymizer : FittedAnonymizer
    out : Path
        A file, or a folder, in which the file gets the name that `learnt` looks for.

    Returns
    -------
    Path
        The file.

    Raises
    ------
    UserError
        The pool is missing or too small.
    """
    pool = read_pool(anonymizer.pool)
    pool.require(anonymizer.speakers_needed)
    about = anonymizer.about(pool)
    path = out / _file_name(about) if out.is_dir() else out
    with whole_file(path) as part:  # before the work begins: there must be room for it
        write_learnt(part, anonymizer.learn(pool), about)
    return path


@lru_cache(maxsize=32)
def _obtained(anonymizer: FittedAnonymizer[Any], pool: SpeakerPool) -> Learnt:
    about = anonymizer.about(pool)
    if anonymizer.fitted != OF_POOL:
        return _given(Path(anonymizer.fitted), anonymizer, about)
    with as_file(files("anonymizers.speaker_vectors").joinpath("fitted")) as folder:
        shipped = folder / _file_name(about)
        if shipped.is_file():
            return _read(shipped, anonymizer)[0]
    path = cache_folder() / "fitted" / _file_name(about)
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.with_suffix(".lock")):
        if not path.is_file():
            pool.require(anonymizer.speakers_needed)
            write_learnt(path, anonymizer.learn(pool), about)
    return _read(path, anonymizer)[0]


def _file_name(about: dict[str, Any]) -> str:
    digest = hashlib.sha256(json.dumps(about, sort_keys=True).encode()).hexdigest()
    return f"{about['system']}-{digest[:16]}.npz"


def _given(path: Path, anonymizer: FittedAnonymizer[Any], about: dict[str, Any]) -> Learnt:
    learnt, found = _read(path, anonymizer)
    for part, expected in about.items():
        if found.get(part) != expected:
            raise UserError(
                f"{path}: was learnt with {part} {_shown(found.get(part))}, not "
                f"{_shown(expected)}; name those it was trained with, or train it anew."
            )
    return learnt


def _shown(part: object) -> str:
    if isinstance(part, dict):
        return ", ".join(f"{name}={value}" for name, value in part.items())
    return str(part)[:24]


def _read(path: Path, anonymizer: FittedAnonymizer[Any]) -> tuple[Learnt, dict[str, Any]]:
    kind: type[Learnt] = anonymizer.kind_of_learnt()

    def unpack(stored: Mapping[str, Any]) -> tuple[Learnt, dict[str, Any]]:
        about: dict[str, Any] = json.loads(str(stored[_ABOUT]))
        return kind(**{item.name: stored[item.name] for item in fields(kind)}), about

    return read_arrays(
        path,
        unpack,
        wanted="a file that `train` wrote",
        otherwise="is no file that `train` wrote for this system, or was cut short; train it "
        "anew, or copy it again.",
    )
