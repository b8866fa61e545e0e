"""Measures of a sorted panel against recorded values, brute force and scikit-learn."""

from __future__ import annotations

from itertools import permutations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.metrics import (
    adjusted_rand_score,
    precision_recall_fscore_support,
    v_measure_score,
)

from analysis.clustering import (
    adjusted_rand_index,
    is_isolated,
    macro_f1,
    macro_scores,
    purity,
    v_measure,
)
from tests.analysis.golden import golden

RECORDED = golden("clustering")
LABELS = st.lists(st.tuples(st.sampled_from("ABCD"), st.integers(1, 4)), min_size=1, max_size=16)
MEASURES = (macro_f1, purity, adjusted_rand_index, v_measure)


def random_panels(count, seed):
    """Panels of 16 in which the sorting ranges from right to random."""
    random = np.random.default_rng(seed)
    for _ in range(count):
        shares = random.dirichlet(np.ones(4))
        speakers = random.choice(list("ABCD"), size=16, p=shares)
        right = np.array(["ABCD".index(speaker) for speaker in speakers])
        confused = random.random(16) < random.random()
        yield speakers, np.where(confused, random.integers(4, size=16), right)


def purity_by_trying(speakers, clusters):
    """Give the clusters used different speakers, in every way."""
    names, groups = sorted(set(speakers)), sorted(set(clusters))
    nobody = [None] * max(0, len(groups) - len(names))
    return max(
        np.mean(
            [
                dict(zip(groups, chosen, strict=True))[c] == s
                for s, c in zip(speakers, clusters, strict=True)
            ]
        )
        for chosen in permutations([*names, *nobody], len(groups))
    )


def macro_scores_by_trying(speakers, clusters):
    """Let clusters stand for speakers in every way that gives each a majority speaker.

    Of the ways with the best F1, return scikit-learn's scores of each.
    """
    speakers, clusters = np.asarray(speakers), np.asarray(clusters)
    names = sorted(set(speakers))
    candidates = {}
    for cluster in sorted(set(clusters)):
        held = {name: np.sum(speakers[clusters == cluster] == name) for name in names}
        candidates[cluster] = [name for name in names if held[name] == max(held.values())]
    tried = [
        precision_recall_fscore_support(
            speakers,
            [dict(zip(candidates, chosen, strict=True))[cluster] for cluster in clusters],
            labels=names,
            average="macro",
            zero_division=0,
        )
        for chosen in product(*candidates.values())
    ]
    best = max(f1 for _, _, f1, _ in tried)
    return [(f1, precision, recall) for precision, recall, f1, _ in tried if f1 > best - 1e-9]


@pytest.mark.parametrize("case", RECORDED)
def test_equals_recorded_values(case):
    panel = RECORDED[case]
    assert purity(panel["true"], panel["pred"]) == pytest.approx(
        panel["purity_seed_eq3"], rel=1e-12
    )
    assert macro_f1(panel["true"], panel["pred"]) == pytest.approx(
        panel["macroF1_majority_max"], rel=1e-12
    )


def test_purity_is_the_best_of_all_assignments():
    panels = list(random_panels(500, seed=1))
    found = [purity(speakers, clusters) for speakers, clusters in panels]
    np.testing.assert_allclose(found, [purity_by_trying(*panel) for panel in panels], rtol=1e-12)
    assert len(set(found)) > 8


def test_macro_scores_are_scikit_learns_of_the_best_way_to_settle_ties():
    for panel in random_panels(60, seed=2):
        scores = macro_scores(*panel)
        # Where several ways have the same F1, the one with the higher precision counts.
        expected = max(macro_scores_by_trying(*panel), key=lambda one: (round(one[1], 9), one[2]))
        found = scores.f1, scores.precision, scores.recall
        assert found == pytest.approx(expected, rel=1e-12)
        assert macro_f1(*panel) == scores.f1


@given(LABELS)
def test_equals_scikit_learn(labels):
    speakers, clusters = zip(*labels, strict=True)
    assert adjusted_rand_index(speakers, clusters) == pytest.approx(
        adjusted_rand_score(speakers, clusters), abs=1e-12
    )
    assert v_measure(speakers, clusters) == pytest.approx(
        v_measure_score(speakers, clusters), abs=1e-9
    )


@given(LABELS, st.permutations(range(4)), st.randoms())
def test_names_and_order_do_not_matter(labels, renaming, random):
    speakers, clusters = zip(*labels, strict=True)
    shuffled = [("DCBA"[renaming["ABCD".index(s)]], renaming[c - 1]) for s, c in labels]
    random.shuffle(shuffled)
    renamed_speakers, renamed_clusters = zip(*shuffled, strict=True)
    for measure in MEASURES:
        assert measure(renamed_speakers, renamed_clusters) == pytest.approx(
            measure(speakers, clusters), abs=1e-12
        )
    before = macro_scores(speakers, clusters)
    after = macro_scores(renamed_speakers, renamed_clusters)
    assert (after.precision, after.recall) == pytest.approx((before.precision, before.recall))


@given(st.lists(st.sampled_from("ABCD"), min_size=1, max_size=16))
def test_no_mistake_scores_one(speakers):
    clusters = [{"A": 3, "B": 1, "C": 4, "D": 2}[speaker] for speaker in speakers]
    assert [measure(speakers, clusters) for measure in MEASURES] == pytest.approx([1.0] * 4)


def test_two_clusters_may_stand_for_one_speaker_in_f1_but_not_in_purity():
    speakers = ["A"] * 4 + ["B"] * 4
    clusters = [1, 1, 2, 2, 3, 3, 3, 3]
    assert macro_f1(speakers, clusters) == 1.0
    assert purity(speakers, clusters) == 0.75


def test_a_cluster_beyond_the_speakers_is_nobodys():
    assert purity(["A", "A", "A"], [1, 1, 2]) == pytest.approx(2 / 3)


def test_precision_and_recall_by_hand():
    # 1 stands for A, 2 for B; C, alone with B, is found by nobody.
    scores = macro_scores(list("AAABBBC"), [1, 1, 2, 2, 2, 1, 2])
    assert scores.precision == pytest.approx((2 / 3 + 2 / 4 + 0) / 3)
    assert scores.recall == pytest.approx((2 / 3 + 2 / 3 + 0) / 3)
    assert scores.f1 == pytest.approx((2 / 3 + 4 / 7 + 0) / 3)


def test_a_tie_stands_for_whom_it_helps_most():
    # Cluster 2 holds one of A and one of B. For B it finds a speaker otherwise lost.
    assert macro_f1(["A", "A", "A", "B"], [1, 1, 2, 2]) == pytest.approx((4 / 5 + 2 / 3) / 2)


@pytest.mark.parametrize(
    ("clusters", "isolated"),
    [([1, 1, 2, 3], True), ([1, 1, 3, 3], False), ([1, 2, 2, 3], True), ([3, 1, 2, 3], False)],
)
def test_a_distractor_is_isolated_or_absorbed(clusters, isolated):
    assert is_isolated(["A", "A", "B", "D"], clusters, "D") is isolated


def test_a_distractor_in_two_clusters_of_its_own_is_isolated():
    assert is_isolated(["A", "D", "D"], [1, 2, 3], "D")
    assert not is_isolated(["A", "D", "D"], [1, 1, 3], "D")


@pytest.mark.parametrize("measure", [*MEASURES, macro_scores])
@pytest.mark.parametrize(
    ("speakers", "clusters", "message"),
    [
        ([], [], "speakers must be one label"),
        (["A", "B"], [1], "2 speakers and 1 clusters"),
        (["A", "B"], [1.0, np.nan], r"clusters\[1\] is missing"),
        (["A", None], [1, 2], r"speakers\[1\] is missing"),
        ([["A"], ["B"]], [1, 2], "one label an utterance"),
    ],
)
def test_refuses_what_is_no_panel(measure, speakers, clusters, message):
    with pytest.raises(ValueError, match=message):
        measure(speakers, clusters)


def test_refuses_a_speaker_who_is_not_there():
    with pytest.raises(ValueError, match="'D'"):
        is_isolated(["A", "B"], [1, 2], "D")
