"""What every anonymizer is: a frozen dataclass that is called with samples."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from anonymizers.corpora.decoding import HIGHEST_SAMPLE_RATE, LOWEST_SAMPLE_RATE
from anonymizers.errors import UserError
from anonymizers.level import active_mask, root_mean_square
from anonymizers.parameters import File

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path
    from typing import Self

    from numpy.typing import ArrayLike

    from anonymizers.corpora.audio import AudioSource, Samples
    from anonymizers.corpora.utterance import Utterance
    from anonymizers.parameters import Parameter


@dataclass(frozen=True)
class Anonymizer(ABC):
    """Samples in, samples of the same rate and level out, and of the same number as a rule.

    A subclass is a frozen dataclass whose parameters are the fields declared with
    ``field(default=..., metadata={"parameter": Number(...) or Choice(...)})``. It says in its
    docstring what it does, and implements `_anonymize`.
    """

    version: ClassVar[str]
    """Goes up whenever the same parameters give other samples."""
    references: ClassVar[tuple[str, ...]]
    """Where the method is published."""
    keeps_length: ClassVar[bool] = True
    """Whether as many samples come out; False for what changes the speaking rate."""
    measures_speakers: ClassVar[bool] = False
    """Whether `knowing` all recordings of a speaker makes a difference."""

    def __post_init__(self) -> None:
        for name, parameter in self.parameters().items():
            object.__setattr__(self, name, parameter.check(name, getattr(self, name)))

    def __call__(self, samples: ArrayLike, sample_rate: int = 16_000) -> Samples:
        """Anonymize one utterance.

        Parameters
        ----------
        samples : array_like, shape (n,)
            Full scale is 1.0.
        sample_rate : int
            In Hz, 8,000 to 48,000.

        Returns
        -------
        ndarray, shape (n,), float64
            Of another length only where `keeps_length` is False. With the root mean square that
            the input has where it is active; peaks may exceed 1.0. Digital silence stays digital
            silence.

        Raises
        ------
        UserError
            The samples are not one-dimensional, none, or not all finite; the rate is out of range.
        ValueError
            A parameter is yet to be drawn: call `for_source` first.
        """
        if not self.is_drawn:
            raise ValueError("a parameter is yet to be drawn; draw it with for_source")
        original = _checked(samples, sample_rate)
        active = active_mask(original, sample_rate)
        if not active.any():
            return np.zeros_like(original)
        anonymized = self._anonymize(original, sample_rate)
        counted = active if self.keeps_length else active_mask(anonymized, sample_rate)
        level = root_mean_square(anonymized[counted])
        if level == 0:
            return np.zeros_like(anonymized)
        return anonymized * (root_mean_square(original[active]) / level)

    @abstractmethod
    def _anonymize(self, samples: Samples, sample_rate: int) -> Samples:
        """Return the samples anonymized, at any level; the input is finite and not silent."""

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """Return what each parameter means and may be, in the order of the fields."""
        return {
            field.name: field.metadata["parameter"]
            for field in fields(cls)
            if "parameter" in field.metadata
        }

    @property
    def is_drawn(self) -> bool:
        """Whether every parameter has its value, so that samples can be anonymized."""
        return not self._ranges()

    def for_source(self, seed: int, source: str) -> Self:
        """Draw the parameters that are to be drawn, for one speaker or one utterance.

        Parameters
        ----------
        seed : int
            The seed of the whole corpus.
        source : str
            Id of the speaker, or of the utterance.

        Returns
        -------
        Anonymizer
            The same for the same seed and source, on every machine.
        """
        drawn: dict[str, Any] = {
            name: float(derived_generator(seed, type(self).__name__, name, source).uniform(*bounds))
            for name, bounds in self._ranges().items()
        }
        return replace(self, **drawn)

    def knowing(self, recordings: Sequence[AudioSource]) -> Self:  # noqa: ARG002 - most need none
        """Return the anonymizer for a speaker of whom these are all recordings.

        Parameters
        ----------
        recordings : sequence of AudioSource
            Those of the utterances to be anonymized among them; read when they are needed.

        Returns
        -------
        Anonymizer
            Itself unless it measures speakers.
        """
        return self

    @property
    def takes_directories(self) -> bool:
        """Whether it anonymizes all utterances of a directory at once, by `of_directory`."""
        return False

    def of_directory(
        self, utterances: Sequence[Utterance], folder: Path
    ) -> AbstractContextManager[Callable[[Utterance], Anonymizer]]:
        """Anonymize a directory; what is yielded gives the anonymizer of each utterance.

        Parameters
        ----------
        utterances : sequence of Utterance
        folder : Path
            To work in; its name is free.

        Raises
        ------
        NotImplementedError
            The anonymizer takes one utterance at a time.
        """
        raise NotImplementedError(f"{type(self).__name__} takes one utterance at a time")

    def missing(self) -> str:
        """Say in a sentence what is not installed that this needs; empty when nothing is."""
        return ""

    def make_ready(self) -> None:  # noqa: B027 - most have nothing to do
        """Do what is done once, before processes are started that anonymize.

        Raises
        ------
        UserError
            It cannot be done; nothing could be anonymized.
        """

    def to_record(self) -> dict[str, object]:
        """Return name, version and parameters, ready for JSON."""
        return {
            "name": type(self).__name__,
            "version": self.version,
            "parameters": {
                name: _record(parameter, getattr(self, name))
                for name, parameter in self.parameters().items()
            },
        }

    def _ranges(self) -> dict[str, tuple[float, float]]:
        values = {name: getattr(self, name) for name in self.parameters()}
        return {name: value for name, value in values.items() if isinstance(value, tuple)}


def _record(parameter: Parameter, value: Any) -> object:
    if isinstance(parameter, File):
        return parameter.record(value)
    return list(value) if isinstance(value, tuple) else value


def derived_generator(seed: int, *names: str) -> np.random.Generator:
    """Return a generator that depends on a seed and names alone.

    Its state is the SHA-256 of both, so it is the same in every process and on every platform
    (unlike Python's salted ``hash``).
    """
    digest = hashlib.sha256(json.dumps([seed, *names]).encode()).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(digest, "big")))


def _checked(samples: ArrayLike, sample_rate: int) -> Samples:
    checked = np.asarray(samples, dtype=np.float64)
    if checked.ndim != 1:
        raise UserError(
            f"samples have the shape {checked.shape}; give one channel, with the shape (n,)."
        )
    if len(checked) == 0:
        raise UserError("there are no samples; give at least one.")
    if not LOWEST_SAMPLE_RATE <= sample_rate <= HIGHEST_SAMPLE_RATE:
        raise UserError(
            f"sample_rate is {sample_rate}; resample to a rate from {LOWEST_SAMPLE_RATE} to "
            f"{HIGHEST_SAMPLE_RATE} Hz."
        )
    is_finite = np.isfinite(checked)
    if not is_finite.all():
        position = int(np.argmin(is_finite))
        raise UserError(
            f"sample {position} is {checked[position]}; every sample must be a finite number."
        )
    return checked
