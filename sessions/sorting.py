"""How simulated evaluators sort a panel: by how alike its voices seem to them.

Likeness is a matrix over the utterances of a panel: 1 where one speaker says both, about 0 where
two do, moved by what anonymization does, and seen through the listener's noise.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from statistics import NormalDist
from typing import TYPE_CHECKING

import numpy as np

from sessions.listeners import standard_normal
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.listeners import Listener
    from sessions.plan import StimulusKey

ENOUGH = 0.5
"""An utterance that is less like every group than this makes a new one, while there is one."""
BETTER = 0.1
"""How much more like another group an utterance must be before it is moved there."""
PASSES = 3
"""How often all utterances are gone through again at most."""
VOICES_SD = 0.2
"""How much two voices are more or less alike than others: standard deviation."""
NOISE = 0.5
"""Of a careful listener on one pair: standard deviation."""
SKILL_SD = 0.2
"""How much listeners differ in their noise: standard deviation of its logarithm."""
CAREFUL_NOISE = 0.9
"""Of `sessions.listeners.Kind`, to which that of the others is compared."""

Placement = tuple[int, int]
"""Place of an utterance in its panel, from 0, and the group that it is put into, from 1."""


def placements(
    listener: Listener,
    panel: Sequence[StimulusKey],
    groups: int,
    rng: np.random.Generator,
) -> list[Placement]:
    """Sort a panel.

    Parameters
    ----------
    listener : Listener
    panel : sequence of StimulusKey
        In the order in which the utterances lie there.
    groups : int
        How many there are.
    rng : numpy.random.Generator
        For what differs from one panel to the next.

    Returns
    -------
    list of (int, int)
        One placement after the other; every utterance is placed at least once.
    """
    manner = listener.manner
    if rng.random() < manner.random_share:
        return [(tile, 1 + int(rng.integers(groups))) for tile in range(len(panel))]
    if rng.random() < manner.fixed_share:
        return [(tile, 1) for tile in range(len(panel))]
    skill = np.exp(SKILL_SD * standard_normal(listener.seed, "sorting", listener.evaluator))
    noise = NOISE * skill * manner.noise / CAREFUL_NOISE
    seen = rng.normal(0.0, noise, (len(panel), len(panel)))
    likeness = likeness_of_voices(listener, panel)
    return sort_by_likeness(likeness + np.triu(seen, 1) + np.triu(seen, 1).T, groups)


def likeness_of_voices(listener: Listener, panel: Sequence[StimulusKey]) -> np.ndarray:
    """Return how alike each two utterances are to a listener without noise, shape (n, n).

    An anonymized voice keeps of its speaker's what the system's `linkability` says, to listeners
    of another native language less by its `linkability_loss`; the rest is another voice's, the
    same in all utterances of the speaker. Anonymized utterances of two speakers are more alike by
    the system's `resemblance`.
    """
    system = next((tile.system for tile in panel if tile.system != ORIGINAL), ORIGINAL)
    effect = listener.effects.of_system(system)
    kept = max(0.0, effect.linkability - (0.0 if listener.is_native else effect.linkability_loss))
    voices = [(tile.speaker, tile.system != ORIGINAL) for tile in panel]
    index = {voice: number for number, voice in enumerate(dict.fromkeys(voices))}
    likeness = np.ones((len(index), len(index)))
    for (one, i), (other, j) in combinations(index.items(), 2):
        (speaker, is_anonymized), (other_speaker, is_other_anonymized) = one, other
        own = 1.0 if speaker == other_speaker else _of_chance(listener.seed, speaker, other_speaker)
        if is_anonymized or is_other_anonymized:
            own = kept * own + (1.0 - kept) * _of_chance(
                listener.seed, f"{system} {one}", f"{system} {other}"
            )
        if speaker == other_speaker:
            own *= listener.manner.identity_acuity
        elif is_anonymized and is_other_anonymized:
            own += effect.resemblance
        likeness[i, j] = likeness[j, i] = own
    np.fill_diagonal(likeness, listener.manner.identity_acuity)
    tiles = [index[voice] for voice in voices]
    return likeness[np.ix_(tiles, tiles)]


def sort_by_likeness(likeness: np.ndarray, groups: int) -> list[Placement]:
    """Put each utterance where it is most alike on average, then go through all of them again.

    Parameters
    ----------
    likeness : array, shape (n, n)
        Symmetric; the diagonal plays no part.
    groups : int

    Returns
    -------
    list of (int, int)
        Placements in their order.
    """
    sorting = _Sorting(likeness, groups)
    for tile in range(len(likeness)):
        sorting.put(tile, sorting.favourite(tile))
    for _ in range(PASSES):
        before = len(sorting.made)
        for tile in range(len(likeness)):
            scores, favourite = sorting.scores(tile), sorting.favourite(tile)
            if scores[favourite] > scores[sorting.at[tile]] + BETTER:
                sorting.put(tile, favourite)
        if len(sorting.made) == before:
            break
    return sorting.made


class _Sorting:
    """Utterances in their groups, and how alike each one is to those of every group."""

    def __init__(self, likeness: np.ndarray, groups: int) -> None:
        self._alike: list[list[float]] = (likeness - np.diag(np.diag(likeness))).tolist()
        self._summed = [[0.0] * groups for _ in self._alike]
        self._sizes = [0] * groups
        self.at: dict[int, int] = {}
        self.made: list[Placement] = []

    def put(self, tile: int, group: int) -> None:
        """Put an utterance into a group, out of the one where it is."""
        if tile in self.at:
            self._count(tile, self.at[tile], -1)
        self._count(tile, group, 1)
        self.at[tile] = group
        self.made.append((tile, group + 1))

    def scores(self, tile: int) -> list[float]:
        """Mean likeness to the others in each group; an empty one scores `ENOUGH`."""
        own = self.at.get(tile)
        others = (size - (group == own) for group, size in enumerate(self._sizes))
        return [
            summed / size if size else ENOUGH
            for summed, size in zip(self._summed[tile], others, strict=True)
        ]

    def favourite(self, tile: int) -> int:
        """Return the group with the highest score."""
        scores = self.scores(tile)
        return scores.index(max(scores))

    def _count(self, tile: int, group: int, sign: int) -> None:
        self._sizes[group] += sign
        for other, amount in enumerate(self._alike[tile]):
            self._summed[other][group] += sign * amount


def _of_chance(seed: int, one: str, other: str) -> float:
    """Return how much two different voices happen to be alike."""
    names = "\0".join([str(seed), "voices", *sorted((one, other))])
    drawn = int.from_bytes(sha256(names.encode()).digest()[:6], "big")
    return VOICES_SD * NormalDist().inv_cdf((drawn + 0.5) / 2**48)
