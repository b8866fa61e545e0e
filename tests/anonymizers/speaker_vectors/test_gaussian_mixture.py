"""O1 draws voices that are as different from each other as real ones; B1's are not."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import ks_2samp

from anonymizers import load
from anonymizers.errors import UserError
from anonymizers.speaker_vectors.gaussian_mixture import VoiceModel
from anonymizers.speaker_vectors.speaker_pool import read_pool

from .pools import cosine_distances, made_up_pool

O1 = load("O1")


@pytest.fixture(scope="module")
def pool():
    return read_pool()


def voices(anonymizer, pool, places, draw=0):
    return np.array(
        [
            replace(anonymizer, draw=draw + int(place)).pseudo_vector(pool.vectors[place], pool)
            for place in places
        ]
    )


def test_keeps_the_distribution_of_cosine_distances_and_b1_does_not(pool):
    for gender in ("f", "m"):
        places = pool.of_gender(gender)[:60]
        real = cosine_distances(pool.vectors[places])
        drawn = cosine_distances(voices(O1, pool, places))
        averaged = cosine_distances(voices(load("B1", distance="cosine"), pool, places))
        assert ks_2samp(real, drawn).statistic < 0.25
        assert ks_2samp(real, averaged).statistic > 0.9
        assert np.mean(drawn) == pytest.approx(np.mean(real), rel=0.1)
        assert np.mean(averaged) < 0.5 * np.mean(real)


def test_voices_do_not_depend_on_the_speaker_but_for_gender(pool):
    first, second = pool.of_gender("f")[:2]
    drawn = replace(O1, draw=5)
    np.testing.assert_array_equal(
        drawn.pseudo_vector(pool.vectors[first], pool),
        drawn.pseudo_vector(pool.vectors[second], pool),
    )


@pytest.mark.parametrize(("gender", "is_kept"), [("same", True), ("cross", False)])
def test_genders_are_those_asked_for(pool, gender, is_kept):
    places = range(0, len(pool.vectors), 8)
    found = [
        pool.gender_of(voice) == pool.gender_of(pool.vectors[place])
        for place, voice in zip(
            places, voices(replace(O1, gender=gender), pool, places), strict=True
        )
    ]
    assert np.mean(found) > 0.85 if is_kept else np.mean(found) < 0.15


def test_o1c1_draws_again_what_is_too_similar(pool):
    places = np.arange(0, len(pool.vectors), 6)
    similarities = [
        np.sum(voices(load(name), pool, places) * pool.vectors[places], axis=1)
        for name in ("O1", "O1c1")
    ]
    limit = load("O1c1").most_similar
    assert np.mean(similarities[0] > limit) > 0.2
    assert np.mean(similarities[1] > limit) < 0.05
    unaffected = similarities[0] <= limit
    np.testing.assert_array_equal(similarities[1][unaffected], similarities[0][unaffected])


def test_the_least_similar_is_taken_where_none_is_unlike_enough(pool):
    strict = replace(O1, most_similar=-1.0, draw=2)
    own = pool.vectors[4]
    assert (
        strict.pseudo_vector(own, pool) @ own < replace(O1, draw=2).pseudo_vector(own, pool) @ own
    )


def test_a_mixture_is_found_again():
    generator = np.random.default_rng(0)
    pool = made_up_pool(400, 400, dimensions=8)
    near = generator.random(800) < 0.3
    pool.vectors[:] = 0.1 * generator.standard_normal((800, 8)) + np.where(near, 1, -1)[:, None]
    model = VoiceModel.fit(pool, 1.0, 2)
    for place, of_gender in enumerate((slice(None, 400), slice(400, None))):
        share = near[of_gender].mean()
        assert sorted(model.weights[place]) == pytest.approx([share, 1 - share], abs=0.01)
        spread = np.sqrt(model.variances[place])
        # Along the axis between the two, a floor keeps components from collapsing.
        assert np.median(spread) == pytest.approx(0.1, rel=0.15)


def test_more_gaussians_than_speakers_carry_are_refused():
    with pytest.raises(UserError, match="mixture is 12; the pool has too few"):
        replace(O1, mixture=12).learn(made_up_pool(20, 20))
