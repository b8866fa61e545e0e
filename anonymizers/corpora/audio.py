"""Audio files: read as mono float64 samples, written as 16-bit WAV or FLAC."""

from __future__ import annotations

import io
from dataclasses import asdict, dataclass
from hashlib import file_digest
from typing import TYPE_CHECKING

import numpy as np
import soundfile

from anonymizers.corpora.decoding import INT16_STEPS, Samples, decode_file, unreadable
from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from anonymizers.corpora.pipes import Decoder

__all__ = ["AudioSource", "Samples", "to_int16", "write_audio"]

_SEGMENT_OVERSHOOT_SECONDS = 0.5  # what Kaldi's extract-segments forgives


@dataclass(frozen=True, slots=True)
class AudioSource:
    """Where the samples of an utterance come from.

    Parameters
    ----------
    path : Path
        A WAV, FLAC or Ogg file of 8 to 48 kHz, with integer or floating-point samples.
    decoder : Decoder, optional
        What the pipe of a Kaldi list does beside decoding the file.
    start_seconds, end_seconds : float, optional
        The stretch of the file, as a Kaldi `segments` list gives it; the whole file by default.
    """

    path: Path
    decoder: Decoder | None = None
    start_seconds: float = 0.0
    end_seconds: float | None = None

    def read(self) -> tuple[Samples, int]:
        """Read the samples; several channels become their mean.

        Returns
        -------
        samples : ndarray, shape (n,), float64
            Full scale is 1.0; floating-point files may go beyond.
        sample_rate : int
            In Hz, 8,000 to 48,000.

        Raises
        ------
        UserError
            The file is missing, empty, cut short, no audio, without a sample, holds a sample that
            is not a finite number, or has another rate; or the stretch lies outside it.
        """
        decoded = decode_file(self.path)
        if self.decoder is None:
            samples, sample_rate = decoded.channels.mean(axis=1), decoded.sample_rate
        else:
            samples, sample_rate = self.decoder.convert(decoded, self.path)
        return self._stretch(samples, sample_rate), sample_rate

    def to_record(self) -> dict[str, object]:
        """Return what the samples depend on: the file's SHA-256 and what is done on reading it.

        Raises
        ------
        UserError
            The file is missing or cannot be read.
        """
        try:
            with self.path.open("rb") as file:
                record: dict[str, object] = {"sha256": file_digest(file, "sha256").hexdigest()}
        except OSError as error:
            raise unreadable(self.path, error) from error
        if self.decoder is not None:
            record["decoder"] = asdict(self.decoder)
        if self.start_seconds != 0 or self.end_seconds is not None:
            record["seconds"] = [self.start_seconds, self.end_seconds]
        return record

    def _stretch(self, samples: Samples, sample_rate: int) -> Samples:
        if self.start_seconds == 0 and self.end_seconds is None:
            return samples
        seconds = len(samples) / sample_rate
        end = seconds if self.end_seconds is None else self.end_seconds
        if self.start_seconds >= seconds or end > seconds + _SEGMENT_OVERSHOOT_SECONDS:
            raise UserError(
                f"{self.path}: the segment from {self.start_seconds:g} to {end:g} s lies outside "
                f"the file, which lasts {seconds:.3f} s; correct the line in segments."
            )
        return samples[round(self.start_seconds * sample_rate) : round(end * sample_rate)]


def write_audio(path: Path, samples: Samples, sample_rate: int) -> None:
    """Write mono 16-bit samples, without any metadata; the file appears whole or not at all.

    Parameters
    ----------
    path : Path
        Ends in `.wav` or `.flac`.
    samples : ndarray, shape (n,)
        Full scale is 1.0.
    sample_rate : int
        In Hz.

    Raises
    ------
    ValueError
        A sample exceeds full scale: whoever calls scales first, and records the gain.
    OSError
        The disk is full or the folder cannot be written.
    """
    encoded = io.BytesIO()
    soundfile.write(
        encoded,
        to_int16(samples),
        sample_rate,
        format={".wav": "WAV", ".flac": "FLAC"}[path.suffix.lower()],
        subtype="PCM_16",
    )
    with whole_file(path) as temporary:
        temporary.write_bytes(encoded.getbuffer())


def to_int16(samples: Samples) -> NDArray[np.int16]:
    """Round to the nearest 16-bit step; +1.0, which has no step, becomes the one below.

    Raises
    ------
    ValueError
        A sample is not finite or exceeds full scale by a step or more.
    """
    steps = np.rint(samples * INT16_STEPS)
    if not np.all(np.abs(steps) <= INT16_STEPS):
        raise ValueError(f"samples reach {np.max(np.abs(samples)):g}, beyond full scale")
    return np.minimum(steps, INT16_STEPS - 1).astype(np.int16)
