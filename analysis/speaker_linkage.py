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

LANDINGS = ("own speaker", "another speaker", "undecided", "no originals")
VERSIONS = ("original-original", "original-anonymized", "anonymized-anonymized")


@dataclass(frozen=True, slots=True)
class SpeakerLinkage:
    """Pairs of an original and an anonymized utterance of one speaker; NaN where there is none."""

    linked: float
    """Share of these pairs that are linked."""
    by_chance: float
    """The share if each anonymized utterance were as often of every other one's speaker."""
    p: float
    """Of the permutation test, one-sided: linked as often or oftener by chance."""
    pairs: int
    panels: int


def pairs_of_utterances(clusters: pd.DataFrame) -> pd.DataFrame:
    """Return every pair of utterances that were in one panel.

    Parameters
    ----------
    clusters : DataFrame
        As `analysis.clustering_tables.read_clusters` returns it.

    Returns
    -------
    DataFrame
        A row a pair: ``evaluator``, ``panel_kind``, ``system``, ``gender``, ``versions`` (of
        `VERSIONS`), ``speaker`` and ``other_speaker`` (of the original and of the anonymized one,
        or else in alphabetical order), ``same_speaker`` and ``linked``.
    """
    about = [name for name in ("evaluator", "panel_kind", "system", "gender") if name in clusters]
    parts = [_pairs(rows, about) for _, rows in clusters.groupby(list(PANEL), sort=False)]
    columns = [*about, "versions", "speaker", "other_speaker", "same_speaker", "linked"]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=columns)


def count_linked(pairs: pd.DataFrame, by: list[str]) -> pd.DataFrame:
    """Count pairs, as `pairs_of_utterances` returns them, and how many are linked.

    Returns
    -------
    DataFrame
        Index ``by``; ``pairs``, ``linked`` and ``share``.
    """
    linked = pairs.groupby(by)["linked"]
    return pd.DataFrame({"pairs": linked.size(), "linked": linked.sum(), "share": linked.mean()})


def landings(clusters: pd.DataFrame) -> pd.DataFrame:
    """Tell for each anonymized utterance whose originals it was put with.

    Parameters
    ----------
    clusters : DataFrame
        As `analysis.clustering_tables.read_clusters` returns it.

    Returns
    -------
    DataFrame
        A row an anonymized utterance whose speaker has originals in its panel: ``evaluator``,
        ``system``, ``gender`` and ``landed``: `LANDINGS` says whether its speaker has most of the
        originals in its cluster, another speaker has, several have equally many, or there is none.
    """
    parts = []
    for _, rows in clusters.groupby(list(PANEL), sort=False):
        anonymized = rows[rows["anonymized"].to_numpy(dtype=bool)]
        if anonymized.empty:
            continue
        links, speakers, originals = _links_to_speakers(rows)
        own = links[np.arange(speakers.size), speakers]
        most = links.max(axis=1)
        alone = (links == most[:, np.newaxis]).sum(axis=1) == 1
        landed = np.select([most == 0, ~alone, own == most], [3, 2, 0], 1)
        about = [name for name in ("evaluator", "system", "gender") if name in rows]
        found = anonymized[about].assign(landed=np.array(LANDINGS)[landed])
        parts.append(found[originals[speakers] > 0])
    columns = ["evaluator", "system", "gender", "landed"]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=columns)


def speaker_linkage(
    clusters: pd.DataFrame, *, replicates: int, generator: np.random.Generator
) -> SpeakerLinkage:
    """Test whether anonymized utterances land with their own speaker's originals beyond chance.

    In each replicate, speakers of a panel with equally many anonymized utterances exchange them,
    each all of theirs; clusters and originals stay. So habits of sorting and of telling anonymized
    from original speech, which have nothing to do with speakers, are in the comparison too, and
    anonymized utterances of one speaker may sound alike.

    Parameters
    ----------
    clusters : DataFrame
        As `analysis.clustering_tables.read_clusters` returns it; control panels play no part.
    replicates : int
    generator : Generator

    Returns
    -------
    SpeakerLinkage
        ``p`` is NaN where no panel has speakers who could exchange anything.
    """
    found, expected, pairs, panels = 0, 0.0, 0, 0
    permuted = np.zeros(replicates)
    can_exchange = False
    for _, rows in clusters.groupby(list(PANEL), sort=False):
        if not rows["anonymized"].any():
            continue
        panels += 1
        links, speakers, originals = _links_to_speakers(rows)
        pairs += int(originals[speakers].sum())
        expected += float(links[:, speakers].mean(axis=1).sum())
        linked = np.zeros((originals.size, originals.size), dtype=np.int64)
        np.add.at(linked, speakers, links)
        found += int(np.trace(linked))
        counts = np.bincount(speakers, minlength=originals.size)
        for count in np.unique(counts[counts > 0]):
            equal = np.flatnonzero(counts == count)
            can_exchange |= equal.size > 1
            exchanged = generator.permuted(np.tile(equal, (replicates, 1)), axis=1)
            permuted += linked[equal, exchanged].sum(axis=1)
    if pairs == 0:
        return SpeakerLinkage(np.nan, np.nan, np.nan, 0, panels)
    p = (1 + int(np.sum(permuted >= found))) / (1 + replicates) if can_exchange else np.nan
    return SpeakerLinkage(found / pairs, expected / pairs, p, pairs, panels)


def _pairs(rows: pd.DataFrame, about: list[str]) -> pd.DataFrame:
    first, second = np.triu_indices(len(rows), k=1)
    speaker, cluster = rows["speaker"].to_numpy(dtype=np.str_), rows["cluster"].to_numpy()
    anonymized = rows["anonymized"].to_numpy(dtype=np.int64)
    in_order = np.where(
        anonymized[first] == anonymized[second],
        speaker[first] <= speaker[second],
        anonymized[first] < anonymized[second],
    )
    return pd.DataFrame(
        {
            **{name: rows[name].iloc[0] for name in about},
            "versions": np.array(VERSIONS)[anonymized[first] + anonymized[second]],
            "speaker": np.where(in_order, speaker[first], speaker[second]),
            "other_speaker": np.where(in_order, speaker[second], speaker[first]),
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
