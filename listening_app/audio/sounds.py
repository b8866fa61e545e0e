"""Sounds as the device wants them: decoded, and resampled once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import soundfile
import soxr

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from listening_app.audio.devices import Samples


@dataclass(frozen=True, eq=False)
class Sound:
    """What a device plays without any further change.

    Attributes
    ----------
    samples : np.ndarray [shape=(frames, 1 or the device's channels), dtype=float32]
        One column sounds on all channels alike.
    sample_rate : int
        The device's, in Hz.
    """

    samples: Samples
    sample_rate: int

    @property
    def seconds(self) -> float:
        """Its duration."""
        return len(self.samples) / self.sample_rate


def prepare_sound(
    samples: NDArray[Any], sample_rate: int, *, device_rate: int, device_channels: int
) -> Sound:
    """Bring samples to a device's rate and channels, once and at the best quality.

    Parameters
    ----------
    samples : np.ndarray [shape=(frames,) or (frames, channels)]
        Full scale is 1. Nothing is scaled: the gain is 1.
    sample_rate : int
        Of ``samples``, in Hz.
    device_rate : int
        In Hz; samples that have it already stay as they are.
    device_channels : int
        1 or 2. One channel sounds on both of two; two are averaged for one.

    Raises
    ------
    ValueError
        When there are no samples, more than two channels, or values that are not finite.
    """
    columns = np.asarray(samples, dtype=np.float32)
    if columns.ndim == 1:
        columns = columns[:, np.newaxis]
    frames, channels = columns.shape
    if frames == 0:
        raise ValueError("a sound needs at least one sample")
    if channels not in {1, 2}:
        raise ValueError(f"a sound has one or two channels, not {channels}")
    if not np.isfinite(columns).all():
        raise ValueError("a sound holds finite samples only")
    if channels > device_channels:
        columns = columns.mean(axis=1, keepdims=True)
    if sample_rate != device_rate:
        columns = soxr.resample(columns, sample_rate, device_rate, quality="VHQ")
    if len(columns) == 0:
        raise ValueError(f"a sound lasts at least one sample at {device_rate} Hz")
    return Sound(np.ascontiguousarray(columns), device_rate)


def read_sound(path: Path, *, device_rate: int, device_channels: int) -> Sound:
    """Decode an audio file for a device.

    Raises
    ------
    UserError
        When the file is missing, is no audio, breaks off, or holds nothing that can be played.
    """
    try:
        samples, sample_rate = _decode(path)
        return prepare_sound(
            samples, sample_rate, device_rate=device_rate, device_channels=device_channels
        )
    except ValueError as error:
        raise UserError(
            f"The recording {path.name} cannot be played ({error}); "
            "ask the organizer for a new copy of the study."
        ) from error


def _decode(path: Path) -> tuple[Samples, int]:
    if not path.is_file():
        raise ValueError("there is no such file")
    try:
        with soundfile.SoundFile(path) as file:
            samples = file.read(dtype="float32", always_2d=True)
            announced, sample_rate = file.frames, file.samplerate
    except soundfile.LibsndfileError as error:
        raise ValueError(error.error_string.rstrip(".")) from error
    if len(samples) < announced:
        raise ValueError(f"it breaks off after {len(samples)} of {announced} samples")
    return samples, sample_rate
