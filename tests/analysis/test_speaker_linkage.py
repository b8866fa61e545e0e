"""Linked pairs by hand; the permutation test beside SciPy's, and on known listeners."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pandas as pd
import pytest
from scipy.stats import permutation_test

from analysis.resampling import seeded_generator
from analysis.speaker_linkage import (
    count_linked,
    landings,
    pairs_of_utterances,
    speaker_linkage,
)
from tests.analysis.panels_factory import make_sessions


def panel(*utterances: tuple[str, bool, int], name: str = "p1") -> pd.DataFrame:
    rows = pd.DataFrame(utterances, columns=["speaker", "anonymized", "cluster"])
    return rows.assign(session="s1", evaluator="e1", panel=name)


def linkage(clusters, replicates=400, seed=0):
    return speaker_linkage(
        clusters, replicates=replicates, generator=seeded_generator(seed, "linkage")
    )


def sorted_by(count, seed, recognized):
    """Anonymized utterances are put with their speaker so often, else anywhere."""
    clusters, _ = make_sessions(count, seed=seed)
    random = np.random.default_rng(seed)
    clusters["anonymized"] = clusters["anonymized"] == "true"
    right = clusters["speaker"].str[-1].astype(int) + 1
    anywhere = random.integers(1, 5, len(clusters))
    is_right = ~clusters["anonymized"] | (random.random(len(clusters)) < recognized)
    return clusters.assign(cluster=np.where(is_right, right, anywhere))


FOUR = panel(("A", False, 1), ("A", True, 1), ("B", False, 2), ("B", True, 1))


def linked_pairs(clusters: pd.DataFrame) -> pd.DataFrame:
    return count_linked(pairs_of_utterances(clusters), ["versions", "same_speaker"])


def test_pairs_by_hand():
    found = linked_pairs(FOUR)
    assert found.loc[("original-anonymized", True), ["pairs", "linked"]].tolist() == [2, 1]
    assert found.loc[("original-anonymized", False), ["pairs", "linked"]].tolist() == [2, 1]
    assert found.loc[("original-original", False), ["pairs", "linked"]].tolist() == [1, 0]
    assert found.loc[("anonymized-anonymized", False), ["pairs", "linked"]].tolist() == [1, 1]
    assert found["share"].tolist() == (found["linked"] / found["pairs"]).tolist()
    assert len(found) == 4


def test_pairs_of_different_panels_do_not_count():
    twice = linked_pairs(pd.concat([FOUR, FOUR.assign(panel="p2")]))
    pd.testing.assert_series_equal(twice["pairs"], 2 * linked_pairs(FOUR)["pairs"])


def test_chance_is_the_mean_over_all_exchanges():
    rows = panel(
        *[("A", False, 1), ("A", False, 2), ("B", False, 2), ("C", False, 3)],
        *[("A", True, 1), ("A", True, 2), ("B", True, 2), ("C", True, 2), ("D", True, 3)],
    )
    own, clusters = list("AABCD"), [1, 2, 2, 2, 3]
    originals = [("A", 1), ("A", 2), ("B", 2), ("C", 3)]

    def linked(speakers):
        return sum(pair in originals for pair in zip(speakers, clusters, strict=True))

    of_anybody = [linked(speakers) for speakers in permutations(own)]
    # Only B, C and D have equally many anonymized utterances.
    counts = [linked(["A", "A", *others]) for others in permutations("BCD")]
    found = linkage(rows, replicates=4000)
    assert (found.pairs, found.panels) == (2 * 2 + 1 + 1, 1)
    assert found.linked == linked(own) / 6
    assert found.by_chance == pytest.approx(np.mean(of_anybody) / 6)
    assert found.p == pytest.approx(np.mean(np.array(counts) >= linked(own)), abs=0.03)


def test_p_is_that_of_scipys_permutation_test():
    random = np.random.default_rng(6)
    speakers, clusters = np.tile(list("ABCD"), 3), random.integers(1, 4, size=(2, 12))
    panels = [
        panel(
            *((speaker, False, "ABCD".index(speaker) + 1) for speaker in speakers),
            *((speaker, True, cluster) for speaker, cluster in zip(speakers, own, strict=True)),
            name=name,
        )
        for name, own in zip(("p1", "p2"), clusters, strict=True)
    ]

    def linked(*exchanged):
        """Count, in each panel, anonymized utterances in the cluster of their speaker's three."""
        return sum(
            3 * np.sum(np.tile(own, 3) + 1 == sorted_into)
            for own, sorted_into in zip(exchanged, clusters, strict=True)
        )

    # Exact: all ways in which the four of each panel may exchange their utterances.
    expected = permutation_test(
        (np.arange(4), np.arange(4)),
        linked,
        permutation_type="pairings",
        n_resamples=np.inf,
        vectorized=False,
        alternative="greater",
    )
    found = linkage(pd.concat(panels), replicates=20_000)
    assert found.linked * found.pairs == expected.statistic
    assert found.by_chance * found.pairs == pytest.approx(np.mean(expected.null_distribution))
    # Of 20,000 replicates, p has a standard error of at most 0.0036.
    assert 0.02 < expected.pvalue < 0.98
    assert found.p == pytest.approx(expected.pvalue, abs=0.015)


def test_speakers_who_are_recognized_are_linked_beyond_chance():
    found = linkage(sorted_by(6, seed=1, recognized=0.5))
    assert found.p < 0.01
    assert found.linked > found.by_chance + 0.2
    assert found.panels == 12


def test_speakers_who_are_not_recognized_are_not():
    p_values = [linkage(sorted_by(2, seed, 0.0), 100, seed).p for seed in range(40)]
    assert 0.3 < np.mean(p_values) < 0.7
    assert np.mean(np.array(p_values) < 0.05) < 0.2


def test_voices_that_are_alike_in_themselves_are_not_taken_for_recognized() -> None:
    """Each anonymized voice has a cluster of its own, drawn anew, in which all of it lands."""

    def sorted_as_voices(seed: int) -> pd.DataFrame:
        clusters = sorted_by(4, seed, 0.0)
        random = np.random.default_rng(seed)
        voices = clusters["panel"] + clusters["speaker"]
        drawn = {voice: random.integers(1, 5) for voice in voices.unique()}
        together = voices.map(drawn)
        return clusters.assign(cluster=clusters["cluster"].where(~clusters["anonymized"], together))

    found = [linkage(sorted_as_voices(seed), 99, seed).p for seed in range(150)]
    assert np.mean(np.array(found) <= 0.05) < 0.11
    assert 0.4 < np.mean(found) < 0.6


def test_without_speakers_who_could_exchange_there_is_no_test() -> None:
    rows = panel(("A", False, 1), ("A", True, 1), ("A", True, 2), ("B", False, 2), ("B", True, 1))
    found = linkage(rows)
    assert np.isnan(found.p)
    assert (found.linked, found.by_chance) == (1 / 3, pytest.approx(5 / 9))


def test_the_same_seed_gives_the_same_numbers():
    clusters = sorted_by(2, seed=3, recognized=0.2)
    assert linkage(clusters) == linkage(clusters)


def test_control_panels_alone_link_nothing():
    clusters = sorted_by(2, seed=4, recognized=1.0)
    found = linkage(clusters[clusters["panel_kind"] == "control"])
    assert (found.pairs, found.panels) == (0, 0)
    assert np.isnan([found.linked, found.by_chance, found.p]).all()


def test_no_panels_have_no_pairs():
    assert linked_pairs(FOUR.iloc[:0]).empty


def test_where_anonymized_utterances_land_by_hand():
    found = landings(
        panel(
            *[("A", False, 1), ("A", False, 1), ("B", False, 1), ("B", False, 2), ("C", False, 2)],
            *[("A", True, 1), ("B", True, 1), ("B", True, 2), ("C", True, 3), ("D", True, 1)],
        )
    )
    # D has no original that it could land with, and so is not asked about.
    expected = ["own speaker", "another speaker", "undecided", "no originals"]
    assert found["landed"].tolist() == expected


def test_no_panels_have_no_landings():
    assert landings(FOUR.iloc[:0]).empty


def test_pairs_name_the_original_before_the_anonymized_one():
    found = pairs_of_utterances(panel(("B", False, 1), ("A", True, 1), ("A", False, 2)))
    pairs = list(zip(found["versions"], found["speaker"], found["other_speaker"], strict=True))
    assert pairs == [
        ("original-anonymized", "B", "A"),
        ("original-original", "A", "B"),
        ("original-anonymized", "A", "A"),
    ]
    assert found["linked"].tolist() == [True, False, False]
