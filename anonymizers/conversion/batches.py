"""Stretches of speech, drawn so that the n-th batch is always the same."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
import torch

from anonymizers.base import derived_generator
from anonymizers.conversion import content
from anonymizers.conversion.features import HOP_SAMPLES, HOPS_PER_FRAME
from anonymizers.conversion.spectra import log_mel
from anonymizers.conversion.training_corpus import read_example

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from anonymizers.conversion.networks import ConversionModel

_IN_MEMORY = 8_192  # examples; about a megabyte each
_PERTURBED_SHARE = 0.8  # of the stretches, whose content is heard from another voice
_SPEAKER_NOISE = 0.02  # deviation added to each entry, so that vectors between speakers are learnt


@dataclass(frozen=True, slots=True)
class Batch:
    """Inputs and targets of one step.

    Parameters
    ----------
    content : Tensor, shape (batch, 512, frames)
        Normalized over the whole utterances.
    f0_hertz, voicing : Tensor, shape (batch, 2 * frames)
    mel : Tensor, shape (batch, 80, 2 * frames)
        Log-mel spectrogram, not normalized.
    samples : Tensor, shape (batch, 320 * frames)
    speaker : Tensor, shape (batch, 256)
    """

    content: torch.Tensor
    f0_hertz: torch.Tensor
    voicing: torch.Tensor
    mel: torch.Tensor
    samples: torch.Tensor
    speaker: torch.Tensor

    def to(self, device: torch.device) -> Batch:
        """Return the same on another device."""
        return Batch(**{name: getattr(self, name).to(device) for name in self.__slots__})


@dataclass(frozen=True, slots=True)
class _Prepared:
    """An utterance with all that can be computed beforehand; the last axis is time."""

    content: NDArray[np.float16]
    perturbed_content: NDArray[np.float16]
    f0_hertz: NDArray[np.float32]
    voicing: NDArray[np.float32]
    mel: NDArray[np.float16]
    samples: NDArray[np.float16]
    speaker: NDArray[np.float32]

    @property
    def frames(self) -> int:
        return self.content.shape[1]


class Batches:
    """Draws batches from files of `training_corpus`.

    Parameters
    ----------
    files : sequence of Path
    model : ConversionModel
        Its statistics of content features normalize them.
    seed : int
    """

    def __init__(self, files: Sequence[Path], model: ConversionModel, seed: int) -> None:
        self._files = files
        self._seed = seed
        self._model = model
        self._prepared = lru_cache(maxsize=_IN_MEMORY)(self._prepare)
        sizes = np.array([file.stat().st_size for file in files], dtype=np.float64)
        self._shares = sizes / sizes.sum()

    def draw(self, step: int, size: int, frames: int) -> Batch:
        """Return the batch of a step: each second of speech is as likely as any other.

        Most content is that of the utterance in some other voice, so that only the speaker vector
        tells in which voice it was said.

        Parameters
        ----------
        step : int
        size : int
            Stretches in the batch.
        frames : int
            Of 20 ms, in each stretch.
        """
        generator = derived_generator(self._seed, "conversion", str(step))
        stretches = []
        for index in generator.choice(len(self._files), size, p=self._shares):
            utterance = self._prepared(int(index))
            start = int(generator.integers(max(1, utterance.frames - frames + 1)))
            noisy = utterance.speaker + _SPEAKER_NOISE * generator.standard_normal(
                len(utterance.speaker)
            )
            is_perturbed = generator.random() < _PERTURBED_SHARE
            heard = utterance.perturbed_content if is_perturbed else utterance.content
            speaker = noisy / np.linalg.norm(noisy)
            stretches.append(_cut(utterance, heard, start, frames, speaker))
        return _stacked(stretches)

    def beginning(self, index: int, frames: int) -> Batch:
        """Return the first frames of one utterance as a batch of one."""
        utterance = self._prepared(index)
        count = min(frames, utterance.frames)
        return _stacked([_cut(utterance, utterance.content, 0, count, utterance.speaker)])

    def __len__(self) -> int:
        return len(self._files)

    def _prepare(self, index: int) -> _Prepared:
        example = read_example(self._files[index])
        samples = np.zeros(len(example.content) * content.FRAME_SAMPLES, dtype=np.float32)
        samples[: len(example.samples)] = example.samples
        mel = log_mel(torch.from_numpy(samples)[None])[0].numpy()
        return _Prepared(
            self._heard(example.content),
            self._heard(example.perturbed_content),
            example.f0_hertz,
            example.is_voiced.astype(np.float32),
            mel.astype(np.float16),
            samples.astype(np.float16),
            example.speaker_vector,
        )

    def _heard(self, features: NDArray[np.float16]) -> NDArray[np.float16]:
        return self._model.heard(features.astype(np.float32)).T.astype(np.float16)


def _cut(
    utterance: _Prepared,
    heard: NDArray[np.float16],
    start: int,
    frames: int,
    speaker: NDArray[np.floating],
) -> dict[str, NDArray[np.floating]]:
    hops = slice(start * HOPS_PER_FRAME, (start + frames) * HOPS_PER_FRAME)
    samples = slice(hops.start * HOP_SAMPLES, hops.stop * HOP_SAMPLES)
    missing = max(0, start + frames - utterance.frames)

    def padded(values: NDArray[np.floating], each: int, mode: str) -> NDArray[np.floating]:
        width = [(0, 0)] * (values.ndim - 1) + [(0, missing * each)]
        return np.pad(values, width, mode) if missing else values  # type: ignore[call-overload]

    return {
        "content": padded(heard[:, start : start + frames], 1, "edge"),
        "f0_hertz": padded(utterance.f0_hertz[hops], HOPS_PER_FRAME, "edge"),
        "voicing": padded(utterance.voicing[hops], HOPS_PER_FRAME, "constant"),
        "mel": padded(utterance.mel[:, hops], HOPS_PER_FRAME, "edge"),
        "samples": padded(utterance.samples[samples], content.FRAME_SAMPLES, "constant"),
        "speaker": speaker,
    }


def _stacked(stretches: list[dict[str, NDArray[np.floating]]]) -> Batch:
    return Batch(
        **{
            name: torch.from_numpy(
                np.stack([stretch[name] for stretch in stretches]).astype(np.float32)
            )
            for name in Batch.__slots__
        }
    )
