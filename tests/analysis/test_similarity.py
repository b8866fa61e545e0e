"""Voice similarity: the publication's equation and the challenge's program, both as they are."""

from __future__ import annotations

import math

import numpy as np
import pytest

from analysis.calibration import fit_pav
from analysis.det_curve import count_scores
from analysis.similarity import (
    de_identification,
    diagonal_dominance,
    drawn_dominances,
    gain_of_voice_distinctiveness,
    similarity_matrix,
)
from tests.analysis.golden import golden

GOLDEN = golden("similarity", "scores")
SPEAKERS = GOLDEN["input"]["speakers"]


def matrices(variant, change=np.asarray):
    found = {
        kind: similarity_matrix(
            change(np.array(GOLDEN["input"][kind])), SPEAKERS, SPEAKERS, True, variant
        )
        for kind in ("oo", "oa", "aa")
    }
    assert all(names.tolist() == sorted(set(SPEAKERS)) for _, names in found.values())
    return {kind: matrix for kind, (matrix, _) in found.items()}


@pytest.mark.parametrize("variant", ["paper", "challenge"])
def test_equals_other_programs(variant):
    expected, found = GOLDEN[variant], matrices(variant)
    for kind, matrix in found.items():
        np.testing.assert_allclose(matrix, expected[kind], rtol=0, atol=1e-9)
        dominance = expected["dominance"][kind]
        assert diagonal_dominance(matrix) == pytest.approx(dominance, abs=1e-9)
    assert de_identification(found["oa"], found["oo"]) == pytest.approx(
        expected["de_identification"], abs=1e-9
    )
    assert gain_of_voice_distinctiveness(found["aa"], found["oo"]) == pytest.approx(
        expected["gain_db"], abs=1e-9
    )


def test_calibrated_scores_equal_the_challenges_but_for_its_tilt():
    # It adds up to 1e-6 to log-likelihood ratios, so that none are equal.
    later = np.triu_indices(len(SPEAKERS), 1)
    names = np.array(SPEAKERS)
    same = (names[:, np.newaxis] == names)[later]

    def calibrated(scores):
        pairs = scores[later]
        return fit_pav(count_scores(pairs[same], pairs[~same]), laplace=True)(scores)

    for kind, matrix in matrices("challenge", calibrated).items():
        expected = GOLDEN["challenge_calibrated"][kind]
        np.testing.assert_allclose(matrix, expected, rtol=0, atol=1e-6)


@pytest.mark.parametrize("same_segments", [False, True])
def test_equals_equation_1_written_out(same_segments):
    generator = np.random.default_rng(0)
    speakers = np.array(list("abcabcabb"))
    llr = generator.normal(size=(9, 9))
    found, names = similarity_matrix(llr, speakers, speakers, same_segments)
    for i, first in enumerate(names):
        for j, second in enumerate(names):
            pairs = [
                llr[k, m]
                for k in np.flatnonzero(speakers == first)
                for m in np.flatnonzero(speakers == second)
                if not (same_segments and k == m)
            ]
            size = (speakers == first).sum() * (speakers == second).sum()
            assert found[i, j] == pytest.approx(1 / (1 + math.exp(-sum(pairs) / size)), abs=1e-12)


def test_challenge_takes_pairs_of_interleaved_speakers_once():
    llr = np.arange(16.0).reshape(4, 4) / 10
    found, _ = similarity_matrix(llr, list("abab"), list("abab"), True, "challenge")
    assert found[0, 1] == found[1, 0] == pytest.approx(1 / (1 + math.exp(-(1 + 3 + 6 + 11) / 40)))
    assert found[0, 0] == pytest.approx(1 / (1 + math.exp(-0.2)))


def test_rows_and_columns_may_be_other_segments_of_the_same_speakers():
    matrix, names = similarity_matrix([[1.0, -1.0, 2.0], [0.0, 3.0, 0.0]], list("ba"), list("abb"))
    assert names.tolist() == ["a", "b"]
    logits = np.log(matrix / (1 - matrix))
    np.testing.assert_allclose(logits, [[0.0, 1.5], [1.0, 0.5]], atol=1e-12)


@pytest.mark.parametrize(("name", "case"), GOLDEN["dominance_of"].items())
def test_diagonal_dominance_of_known_matrices(name, case):
    assert diagonal_dominance(case["matrix"]) == pytest.approx(case["dominance"], abs=1e-12)


def test_no_distinctiveness_left_is_minus_infinity():
    assert gain_of_voice_distinctiveness(np.full((2, 2), 0.5), np.eye(2)) == -math.inf
    assert de_identification(np.full((2, 2), 0.5), np.eye(2)) == 1.0


@pytest.mark.parametrize(
    ("llr", "rows", "columns", "same", "message"),
    [
        (np.zeros((3, 3)), "aab", "aab", True, "speaker 'b' has one segment"),
        (np.zeros((2, 2)), "aa", "aa", True, "two or more speakers, not 1, 'a'"),
        (np.zeros((0, 0)), "", "", False, "two or more speakers, not 0"),
        (np.zeros((2, 2)), "ab", "ac", False, "speaker 'b' is in rows or columns only"),
        (np.zeros((2, 3)), "ab", "ab", False, r"llr has shape \(2, 3\)"),
        (np.full((2, 2), np.nan), "ab", "ab", False, "llr of segments 0 and 0 is nan"),
        (np.zeros((3, 2)), "aab", "ab", True, "must be the same segments"),
    ],
)
def test_refuses_what_gives_no_matrix(llr, rows, columns, same, message):
    with pytest.raises(ValueError, match=message):
        similarity_matrix(llr, list(rows), list(columns), same)


def test_refuses_an_unknown_variant():
    with pytest.raises(ValueError, match="variant is 'other'"):
        similarity_matrix(np.zeros((2, 2)), ["a", "b"], ["a", "b"], variant="other")


@pytest.mark.parametrize(
    ("matrix", "message"),
    [
        ([[1.0]], "one speaker"),
        ([[1.0, 0.0]], "not square"),
        ([[math.nan, 0.1], [0.1, 0.9]], "speakers 0 and 0 is NaN"),
    ],
)
def test_refuses_matrices_without_dominance(matrix, message):
    with pytest.raises(ValueError, match=message):
        diagonal_dominance(matrix)


def test_originals_that_cannot_be_told_apart_are_no_reference():
    with pytest.raises(ValueError, match="m_oo tells no speaker"):
        de_identification(np.eye(2), np.full((2, 2), 0.5))


def test_a_drawn_speaker_counts_as_often_as_drawn():
    matrix = np.random.default_rng(3).uniform(size=(4, 4))
    everybody = ~np.eye(4, dtype=bool)
    drawn = np.array([[1.0, 1.0, 1.0, 1.0], [2.0, 0.0, 1.0, 1.0], [4.0, 0.0, 0.0, 0.0]])
    all_four, some, alone = drawn_dominances(matrix, drawn, everybody)
    assert all_four == pytest.approx(diagonal_dominance(matrix))
    own = (2 * matrix[0, 0] + matrix[2, 2] + matrix[3, 3]) / 4
    pairs = {(0, 2): 2, (0, 3): 2, (2, 0): 2, (3, 0): 2, (2, 3): 1, (3, 2): 1}
    others = sum(count * matrix[pair] for pair, count in pairs.items()) / sum(pairs.values())
    assert some == pytest.approx(abs(own - others))
    assert math.isnan(alone)


def test_speakers_of_different_lists_are_not_compared():
    lists = np.array([0, 0, 1, 1])
    matrix = np.where(lists[:, None] == lists, np.random.default_rng(4).uniform(size=(4, 4)), 0.0)
    is_compared = (lists[:, None] == lists) & ~np.eye(4, dtype=bool)
    (both,) = drawn_dominances(matrix, np.ones((1, 4)), is_compared)
    others = (matrix[0, 1] + matrix[1, 0] + matrix[2, 3] + matrix[3, 2]) / 4
    assert both == pytest.approx(abs(np.diagonal(matrix).mean() - others))
