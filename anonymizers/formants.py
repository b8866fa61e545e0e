"""Formants of a speaker: measured, and moved to those of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import soxr

from anonymizers import frames, lpc, resynthesis

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples
    from anonymizers.pitch import PitchTrack

FORMANTS: Final = 4

_ANALYSIS_RATE = 11_000  # five formants of a man, and at least four of a woman, lie below 5.5 kHz
_HERTZ_OF_A_PAIR = 1_100
_PREEMPHASIS = 0.97
_LOWEST_HERTZ, _WIDEST_HERTZ = 150.0, 1_000.0
_FEWEST_FRAMES = 10
_MOST_FRAMES = 500  # a median needs no more


def median_formants(samples: Samples, sample_rate: int, track: PitchTrack) -> NDArray[np.float64]:
    """Measure the median frequency of each of the first four formants where speech is voiced.

    A frame of 25 ms is analysed by linear prediction of one pole pair for each 1,100 Hz below
    5.5 kHz; its formants are the poles narrower than 1 kHz, in ascending order. Frames that show
    fewer than four are left out, lest one formant be taken for the next.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    sample_rate : int
        In Hz. Below 11 kHz the fourth formant is not measured.
    track : PitchTrack
        Of these samples.

    Returns
    -------
    ndarray, shape (4,)
        In Hz; nan for those not measured, and for all when fewer than ten frames show them.
    """
    found = _formants_of_frames(samples, sample_rate, track)
    medians = np.full(FORMANTS, np.nan)
    if len(found) >= _FEWEST_FRAMES:
        medians[: found.shape[1]] = np.median(found, axis=0)
    return medians


def _formants_of_frames(
    samples: Samples, sample_rate: int, track: PitchTrack
) -> NDArray[np.float64]:
    """Formants of the voiced frames that show all that are asked for, ascending, in Hz."""
    rate = min(sample_rate, _ANALYSIS_RATE)
    pairs = round(rate / 2 / _HERTZ_OF_A_PAIR)
    length, shift = rate // 40, rate // 100
    resampled = soxr.resample(samples, sample_rate, rate) if rate < sample_rate else samples
    if len(resampled) < length:
        return np.empty((0, pairs - 1))
    emphasized = np.append(resampled[0], resampled[1:] - _PREEMPHASIS * resampled[:-1])
    cut = frames.split(emphasized, length, shift)
    is_voiced = track.voiced_at((np.arange(len(cut)) * shift + length / 2) / rate)
    voiced = np.flatnonzero(is_voiced)
    chosen = voiced[:: 1 + len(voiced) // _MOST_FRAMES]
    poles = lpc.poles(lpc.burg(cut[chosen] * np.hamming(length), 2 * pairs))
    hertz = np.angle(poles) * rate / (2 * np.pi)
    widths = -np.log(np.maximum(np.abs(poles), np.finfo(float).tiny)) * rate / np.pi
    is_formant = (hertz > _LOWEST_HERTZ) & (hertz < rate / 2 - _LOWEST_HERTZ)
    is_formant &= widths < _WIDEST_HERTZ
    lowest = np.sort(np.where(is_formant, hertz, np.inf), axis=1)[:, : pairs - 1]
    complete: NDArray[np.float64] = lowest[np.isfinite(lowest).all(axis=1)]
    return complete


def move_formants(
    samples: Samples,
    sample_rate: int,
    formants: NDArray[np.float64],
    wanted: NDArray[np.float64],
) -> Samples:
    """Move each formant to a wanted frequency, and what lies between them in proportion.

    Frames of 20 ms are filtered anew with poles whose frequencies are mapped by straight lines
    through 0, each formant and half the sample rate; the radii of poles stay.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    sample_rate : int
        In Hz.
    formants, wanted : ndarray, shape (k,)
        In Hz, ascending. Those that are nan or beyond 95 % of half the sample rate stay out.

    Returns
    -------
    ndarray, shape (n,)
    """
    nyquist = sample_rate / 2
    is_usable = np.maximum(formants, wanted) < 0.95 * nyquist  # False for nan
    old = np.concatenate([[0.0], formants[is_usable], [nyquist]]) * np.pi / nyquist
    new = np.concatenate([[0.0], wanted[is_usable], [nyquist]]) * np.pi / nyquist

    def move(poles: NDArray[np.complex128]) -> NDArray[np.complex128]:
        return lpc.at_angles(poles, np.interp(np.abs(np.angle(poles)), old, new))

    length, shift = sample_rate // 50, sample_rate // 100
    lead = length - shift
    tail = lead + -(lead + len(samples)) % shift
    padded = np.pad(samples, (lead, tail))
    order = round(sample_rate / 1_000) + 2
    moved = resynthesis.move_poles(padded, move, order=order, length=length, shift=shift)
    return moved[lead : lead + len(samples)]
