"""Finding in a recording what should have been heard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np
import scipy.signal
import soundfile

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from listening_app.audio.plays import PlayReport


def heard_whole(report: PlayReport) -> bool:
    """Whether a play was delivered to its end and without a gap."""
    return report.completed and not report.spoilt


QUIET_SECONDS = 0.05
"""Between two plays there is more digital silence than this, within one there is less."""


@dataclass(frozen=True)
class Found:
    """Where a source sounds in one channel of a recording, and how like itself.

    Attributes
    ----------
    begin, end : int
        Its frames in the recording.
    correlation : float
        1 for the same shape.
    gain_db : float
        0 for the same level.
    """

    begin: int
    end: int
    correlation: float
    gain_db: float


def find(source: NDArray[np.floating], heard: NDArray[np.floating], *, after: int = 0) -> Found:
    """Find the place where one channel of a recording is most like the source.

    Parameters
    ----------
    source : np.ndarray [shape=(n,)]
        At the recording's rate.
    heard : np.ndarray [shape=(m,)], m >= n
        One channel of the recording.
    after : int
        Frames at the beginning of the recording to pass over.
    """
    score = scipy.signal.correlate(heard[after:], source, "valid", "fft")
    begin = after + int(np.argmax(score))
    part = heard[begin : begin + len(source)].astype(float)
    reference = source.astype(float)
    energy, product = float(reference @ reference), float(part @ reference)
    return Found(
        begin,
        begin + len(source),
        product / np.sqrt(energy * float(part @ part) + 1e-30),
        20 * np.log10(abs(product) / energy + 1e-30),
    )


def resampled(
    samples: NDArray[np.floating], sample_rate: int, recording_rate: int
) -> NDArray[np.float64]:
    """Bring (n,) or (n, channels) samples to the recording's rate by Fourier transform.

    This is another method than the app's own, so that both must be right to agree. Both rates
    are multiples of 50 Hz.
    """
    # The transform stretches time unless both lengths last the same: whole fiftieths of a second.
    fiftieths = -(-len(samples) * 50 // sample_rate)
    padding = fiftieths * (sample_rate // 50) - len(samples)
    padded = np.concatenate([samples, np.zeros((padding, *samples.shape[1:]))])
    stretched = scipy.signal.resample(padded, fiftieths * (recording_rate // 50), axis=0)
    return np.asarray(stretched[: round(len(samples) * recording_rate / sample_rate)])


def band_limited_noise(
    sample_rate: int, seconds: float, channels: int, seed: int
) -> NDArray[np.float64]:
    """Return noise below 0.4 of the rate with soft ends, on which all good resamplers agree."""
    frames = round(sample_rate * seconds)
    noise = np.random.default_rng(seed).standard_normal((frames, channels))
    lowpass = scipy.signal.firwin(301, 0.8)
    shaped = scipy.signal.oaconvolve(noise, lowpass[:, np.newaxis], "same", axes=0)
    window = scipy.signal.windows.tukey(frames, 0.1)[:, np.newaxis]
    return np.asarray(0.1 * window * shaped)


@cache
def noise_file(sample_rate: int, seconds: float, seed: int) -> bytes:
    """Return a FLAC file of band-limited noise, as the recordings of a study are."""
    file = BytesIO()
    samples = band_limited_noise(sample_rate, seconds, 1, seed)
    soundfile.write(file, samples, sample_rate, "PCM_16", format="FLAC")
    return file.getvalue()


def sounds_in(heard: np.ndarray, rate: int) -> list[tuple[int, int]]:
    """Return begin and end of everything between two stretches of digital silence."""
    sounding = np.flatnonzero(heard)
    breaks = np.flatnonzero(np.diff(sounding) > QUIET_SECONDS * rate)
    begins = sounding[np.concatenate([[0], breaks + 1])]
    ends = sounding[np.concatenate([breaks, [len(sounding) - 1]])] + 1
    return list(zip(begins.tolist(), ends.tolist(), strict=True))
