"""Long speech in parts that a recognizer and a synthesizer can take, cut where it is quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

LONGEST_SECONDS: Final = 15.0
"""Of a part. A recognizer sees 30 s at once, a synthesizer about twenty seconds' phonemes."""
SHORTEST_SECONDS: Final = 4.0
"""Of a part, except the last one."""

_HOP_SECONDS = 0.01
_PAUSE_SECONDS = 0.3  # over which quietness counts


def cut_at_pauses(samples: Samples, sample_rate: int) -> list[tuple[int, int]]:
    """Divide speech into parts of at most 15 s.

    Each cut is in the middle of the quietest 0.3 s that leave the part at least 4 s, and the rest
    something to say.

    Parameters
    ----------
    samples : ndarray, shape (n,)
    sample_rate : int
        In Hz.

    Returns
    -------
    list of (int, int)
        First sample of each part and the one after its last, without gaps from 0 to n.
    """
    longest = int(LONGEST_SECONDS * sample_rate)
    hop = round(_HOP_SECONDS * sample_rate)
    quietness = _smoothed_power(samples, hop)
    cuts = [0]
    while len(samples) - cuts[-1] > longest:
        rest = len(samples) - cuts[-1]
        first = cuts[-1] + int(SHORTEST_SECONDS * sample_rate)
        # What remains is long enough to be recognized, too, unless it is cut again.
        last = cuts[-1] + min(longest, rest - int(SHORTEST_SECONDS * sample_rate) // 2)
        low, high = -(-first // hop), last // hop
        cuts.append((low + int(np.argmin(quietness[low : high + 1]))) * hop)
    return list(zip(cuts, [*cuts[1:], len(samples)], strict=True))


def _smoothed_power(samples: Samples, hop: int) -> NDArray[np.float64]:
    """Mean power around every hop; the k-th is around sample k * hop."""
    half = round(_PAUSE_SECONDS / _HOP_SECONDS / 2)
    padded = np.pad(np.square(samples), (half * hop, (half + 1) * hop))
    sums = np.concatenate([[0.0], np.cumsum(padded)])
    starts = np.arange(0, len(samples) // hop + 1) * hop
    means: NDArray[np.float64] = (sums[starts + 2 * half * hop] - sums[starts]) / (2 * half * hop)
    return means
