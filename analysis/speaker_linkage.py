"""Who is put together with whom: above all, anonymized utterances with their own originals.

Pairs of utterances of one panel are *linked* if they are in the same cluster.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from analysis.clustering_panels import PANEL

if TYPE_CHECKING:
    from numpy.typing import NDArray

VERSIONS = ("original-original", "original-anonymized", "anonymized-anonymized")


@dataclass(frozen=True, slots=True)
class SpeakerLinkage:
    """Pairs of an original and an anonymized utterance of one speaker; NaN where there is none."""

    linked: float
    """Share of these pairs that are linked."""
    by_chance: float
    """The share to be expected if voices of anonymized utterances told nothing."""
    p: float
    """Of the permutation test, one-sided: linked as often or oftener by chance."""
    pairs: int
    panels: int


def linked_pairs(clusters: pd.DataFrame) -> pd.DataFrame:
    """Count pairs of utterances by their versions and speakers, and how many are linked.

    Parameters
    ----------
    clusters : DataFrame
        As `analysis.clustering_tables.read_clusters` returns it.

    Returns
    -------
    DataFrame
        Index ``versions`` (of `VERSIONS`) and ``same_speaker``; ``pairs``, ``linked`` and
        ``share``. Kinds of pairs that do not occur are left out.
    """
    parts = [_pairs(rows) for _, rows in clusters.groupby(list(PANEL), sort=False)]
    columns = ["versions", "same_speaker", "linked"]
    pairs = pd.concat(parts) if parts else pd.DataFrame(columns=columns)
    linked = pairs.groupby(["versions", "same_speaker"])["linked"]
    return pd.DataFrame({"pairs": linked.size(), "linked": linked.sum(), "share": linked.mean()})


def speaker_linkage(
    clusters: pd.DataFrame, *, replicates: int, generator: np.random.Generator
) -> SpeakerLinkage:
    """Test whether anonymized utterances land with their own speaker's originals beyond chance.

    In each replicate the anonymized utterances of every panel, distractors among them, exchange
    their speakers; clusters and originals stay. So habits of sorting and of telling anonymized
    from original speech, which have nothing to do with speakers, are in the comparison too.

    Parameters
    ----------
    clusters : DataFrame
        As `analysis.clustering_tables.read_clusters` returns it; control panels play no part.
    replicates : int
    generator : Generator

    Returns
    -------
    SpeakerLinkage
    """
    found, expected, pairs, panels = 0, 0.0, 0, 0
    permuted = np.zeros(replicates)
    for _, rows in clusters.groupby(list(PANEL), sort=False):
        if not rows["anonymized"].any():
            continue
        panels += 1
        links, speakers, originals = _links_to_speakers(rows)
        tiles = np.arange(speakers.size)
        found += int(links[tiles, speakers].sum())
        pairs += int(originals[speakers].sum())
        expected += float(links[:, speakers].mean(axis=1).sum())
        exchanged = generator.permuted(np.tile(speakers, (replicates, 1)), axis=1)
        permuted += links[tiles, exchanged].sum(axis=1)
    if pairs == 0:
        return SpeakerLinkage(np.nan, np.nan, np.nan, 0, panels)
    p = (1 + int(np.sum(permuted >= found))) / (1 + replicates)
    return SpeakerLinkage(found / pairs, expected / pairs, p, pairs, panels)


def _pairs(rows: pd.DataFrame) -> pd.DataFrame:
    first, second = np.triu_indices(len(rows), k=1)
    speaker, cluster = rows["speaker"].to_numpy(), rows["cluster"].to_numpy()
    anonymized = rows["anonymized"].to_numpy(dtype=np.int64)
    return pd.DataFrame(
        {
            "versions": np.array(VERSIONS)[anonymized[first] + anonymized[second]],
            "same_speaker": speaker[first] == speaker[second],
            "linked": cluster[first] == cluster[second],
        }
    )


def _links_to_speakers(
    rows: pd.DataFrame,
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Return for each anonymized utterance how many originals of each speaker it is linked with.

    With it, the speaker of each anonymized utterance, and the originals of each speaker.
    """
    speakers, names = pd.factorize(rows["speaker"])
    clusters, groups = pd.factorize(rows["cluster"])
    anonymized = rows["anonymized"].to_numpy(dtype=bool)
    originals = np.zeros((len(groups), len(names)), dtype=np.int64)
    np.add.at(originals, (clusters[~anonymized], speakers[~anonymized]), 1)
    return originals[clusters[anonymized]], speakers[anonymized], originals.sum(axis=0)
