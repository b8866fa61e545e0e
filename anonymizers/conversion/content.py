"""What is said, frame by frame: features of a recognizer's encoder."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from faster_whisper import WhisperModel

from anonymizers.pretrained import WHISPER_BASE, model_folder

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

SAMPLE_RATE: Final = 16_000
FRAME_SAMPLES: Final = 320
"""Samples of a frame at `SAMPLE_RATE`: 20 ms."""
SIZE: Final = 512
"""Features of a frame."""

_MEL_SHIFT = 160
_PADDING_SAMPLES = SAMPLE_RATE // 2  # silence the encoder sees after the end
_PART_FRAMES = 1_000  # frames of one pass over the encoder, which takes 30 s at most
_CONTEXT_FRAMES = 100  # frames a part of longer speech sees to both sides of what is kept of it
_STRENGTH = 5.0  # frames by which the mean and deviation of all speech count in a normalization


def content_features(samples: Samples) -> NDArray[np.float32]:
    """Encode what is said by the last layer of Whisper's encoder (A. Radford et al., 2023).

    Parameters
    ----------
    samples : ndarray, shape (n,)
        At 16 kHz, of any length and level.

    Returns
    -------
    ndarray, shape (ceil(n / 320), 512)
    """
    count = -(-len(samples) // FRAME_SAMPLES)
    if count <= _PART_FRAMES:
        return _encoded(samples, count)
    parts = []
    for start in range(0, count, _PART_FRAMES):
        stop = min(start + _PART_FRAMES, count)
        first, last = max(0, start - _CONTEXT_FRAMES), min(count, stop + _CONTEXT_FRAMES)
        part = samples[first * FRAME_SAMPLES : last * FRAME_SAMPLES]
        parts.append(_encoded(part, last - first)[start - first : stop - first])
    return np.concatenate(parts)


def _encoded(samples: Samples, count: int) -> NDArray[np.float32]:
    model = _encoder()
    whole = count * FRAME_SAMPLES + _PADDING_SAMPLES
    padded = np.zeros(whole, dtype=np.float32)
    padded[: len(samples)] = samples
    mel = model.feature_extractor(padded, padding=0)[:, : whole // _MEL_SHIFT]
    features: NDArray[np.float32] = np.array(model.encode(mel))[0, :count]
    return features


def normalized(
    features: NDArray[np.floating], mean: NDArray[np.floating], deviation: NDArray[np.floating]
) -> NDArray[np.float32]:
    """Bring each feature to mean 0 and deviation 1 over the utterance, which hides the speaker.

    A short utterance tells its own mean and deviation badly, so those of all speech count like
    a tenth of a second of it.

    Parameters
    ----------
    features : ndarray, shape (frames, 512)
    mean, deviation : ndarray, shape (512,)
        Of all speech.

    Returns
    -------
    ndarray, shape (frames, 512)
    """
    share = len(features) / (len(features) + _STRENGTH)
    own_mean = share * features.mean(axis=0) + (1 - share) * mean
    squares = np.square(features - own_mean).mean(axis=0)
    variance = share * squares + (1 - share) * np.square(deviation)
    return ((features - own_mean) / np.sqrt(variance)).astype(np.float32)


@cache
def _encoder() -> Any:
    folder = model_folder(WHISPER_BASE)
    return WhisperModel(
        str(folder), device="cpu", compute_type="float32", cpu_threads=1, num_workers=1
    )
