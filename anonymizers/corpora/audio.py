"""Audio files: read as mono float64 samples, written as 16-bit WAV or FLAC."""

from __future__ import annotations

import io
import os
import struct
from dataclasses import asdict, dataclass
from hashlib import file_digest
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import soundfile
from numpy.typing import NDArray

from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from anonymizers.corpora.pipes import Decoder

Samples = NDArray[np.float64]

LOWEST_SAMPLE_RATE: Final = 8_000
HIGHEST_SAMPLE_RATE: Final = 48_000
AUDIO_SUFFIXES: Final = (".flac", ".oga", ".ogg", ".wav")
INT16_STEPS: Final = 32_768
"""Steps of a 16-bit sample from 0 to full scale, 1.0."""

_READABLE_FORMATS = ("FLAC", "OGG", "RF64", "WAV", "WAVEX")
_NARROW_SUBTYPES = ("ALAW", "PCM_16", "PCM_S8", "PCM_U8", "ULAW")
_SEGMENT_OVERSHOOT_SECONDS = 0.5  # what Kaldi's extract-segments forgives


class DecodedFile(NamedTuple):
    """A file as it is stored, before anything is mixed or converted."""

    channels: NDArray[np.float64]
    """Samples, shape (samples, channels), full scale 1.0."""
    sample_rate: int
    """Samples a second."""
    exceeds_16_bits: bool
    """Whether a 16-bit copy would lose something."""


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
            raise _unreadable(self.path, error) from error
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


def decode_file(path: Path) -> DecodedFile:
    """Read a whole file and refuse what is broken; `AudioSource.read` lists the errors."""
    _refuse_if_not_whole(path)
    try:
        with soundfile.SoundFile(path) as opened:
            _refuse_if_not_suitable(path, opened)
            promised = opened.frames
            channels = opened.read(dtype="float64", always_2d=True)
            decoded = DecodedFile(
                channels, opened.samplerate, opened.subtype not in _NARROW_SUBTYPES
            )
    except soundfile.LibsndfileError as error:
        raise UserError(
            f"{path}: is damaged or no audio ({error.error_string.rstrip('. ')}); copy it again, "
            "or convert it to WAV or FLAC."
        ) from error
    if len(channels) < promised:
        raise _cut_short(path)
    if len(channels) == 0:
        raise UserError(f"{path}: holds no sample; record it again or leave it out of the corpus.")
    _refuse_if_not_finite(path, channels)
    return decoded


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


def _refuse_if_not_whole(path: Path) -> None:
    try:
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(0)
            head = file.read(12)
            if size == 0:
                raise UserError(f"{path}: is an empty file; copy or record it again.")
            is_cut = (
                _is_cut_riff(file, size)
                if head[:4] == b"RIFF" and head[8:] == b"WAVE"
                else head[:4] == b"OggS" and _is_cut_ogg(file, size)
            )
    except OSError as error:
        raise _unreadable(path, error) from error
    if is_cut:
        raise _cut_short(path)


def _is_cut_riff(file: io.BufferedReader, size: int) -> bool:
    """Whether the data chunk promises more than the file holds, which libsndfile passes over."""
    position = 12
    while position + 8 <= size:
        file.seek(position)
        name, length = struct.unpack("<4sI", file.read(8))
        position += 8
        if name == b"data":
            # Streamed files carry a length near the field's limit, because it was not yet known.
            return bool(length < 0x7FFF_0000 and position + length > size)
        position += length + length % 2
    return True


def _is_cut_ogg(file: io.BufferedReader, size: int) -> bool:
    """Whether the last page is not marked as the end of its stream."""
    longest_page = 65_307
    file.seek(max(0, size - longest_page))
    tail = file.read()
    page = tail[tail.rfind(b"OggS") :]
    if len(page) < 27 or not page[5] & 0x04:
        return True
    header = 27 + page[26]
    return len(page) < header + sum(page[27:header])


def _refuse_if_not_suitable(path: Path, opened: soundfile.SoundFile) -> None:
    if opened.format not in _READABLE_FORMATS:
        raise UserError(f"{path}: is {opened.format} audio; convert it to WAV or FLAC.")
    if not LOWEST_SAMPLE_RATE <= opened.samplerate <= HIGHEST_SAMPLE_RATE:
        raise UserError(
            f"{path}: has {opened.samplerate} samples a second; resample it to a rate from "
            f"{LOWEST_SAMPLE_RATE} to {HIGHEST_SAMPLE_RATE}."
        )


def _refuse_if_not_finite(path: Path, channels: NDArray[np.float64]) -> None:
    is_finite = np.isfinite(channels).all(axis=1)
    if not is_finite.all():
        raise UserError(
            f"{path}: sample {int(np.argmin(is_finite))} is not a finite number; write the file "
            "again from its source."
        )


def _cut_short(path: Path) -> UserError:
    return UserError(f"{path}: ends before its last sample; it was cut short, so copy it again.")


def _unreadable(path: Path, error: OSError) -> UserError:
    if isinstance(error, FileNotFoundError):
        return UserError(
            f"{path}: there is no such audio file; correct the path in the corpus or copy the file."
        )
    return UserError(f"{path}: cannot be read ({error.strerror}); it must be a readable file.")
