"""Decoding audio files, and refusing what is broken."""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import soundfile
from numpy.typing import NDArray

from anonymizers.errors import UserError

if TYPE_CHECKING:
    import io
    from pathlib import Path

Samples = NDArray[np.float64]

LOWEST_SAMPLE_RATE: Final = 8_000
HIGHEST_SAMPLE_RATE: Final = 48_000
AUDIO_SUFFIXES: Final = (".flac", ".oga", ".ogg", ".wav")
INT16_STEPS: Final = 32_768
"""Steps of a 16-bit sample from 0 to full scale, 1.0."""

_READABLE_FORMATS = ("FLAC", "OGG", "RF64", "WAV", "WAVEX")
_NARROW_SUBTYPES = ("ALAW", "PCM_16", "PCM_S8", "PCM_U8", "ULAW")


class DecodedFile(NamedTuple):
    """A file as it is stored, before anything is mixed or converted."""

    channels: NDArray[np.float64]
    """Samples, shape (samples, channels), full scale 1.0."""
    sample_rate: int
    """Samples a second."""
    exceeds_16_bits: bool
    """Whether a 16-bit copy would lose something."""


def decode_file(path: Path) -> DecodedFile:
    """Read a whole file and refuse what is broken; its errors are those of `AudioSource.read`."""
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
        raise unreadable(path, error) from error
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


def unreadable(path: Path, error: OSError) -> UserError:
    """Say why a file cannot be opened, and what to do."""
    if isinstance(error, FileNotFoundError):
        return UserError(
            f"{path}: there is no such audio file; correct the path in the corpus or copy the file."
        )
    return UserError(f"{path}: cannot be read ({error.strerror}); it must be a readable file.")
