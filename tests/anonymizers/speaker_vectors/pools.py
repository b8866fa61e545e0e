"""Small pools of made-up speakers, and parts of the shipped one."""

from __future__ import annotations

import numpy as np

from anonymizers.base import derived_generator
from anonymizers.speaker_vectors.speaker_pool import FIELDS, SpeakerPool


def made_up_pool(women, men, *, dimensions=24, seed=0):
    """Speakers whose vectors have a gender, few other directions of large variance, and noise."""
    generator = derived_generator(seed, "pool")
    count = women + men
    genders = np.array(["f"] * women + ["m"] * men)
    voices = generator.standard_normal((count, 6)) @ generator.standard_normal((6, dimensions))
    vectors = voices + 0.5 * generator.standard_normal((count, dimensions)) + 4
    vectors[:women, 0] += 6
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    speech = 0.02 * generator.standard_normal((dimensions, dimensions))
    return SpeakerPool(
        speakers=np.array([f"s{place:03}" for place in range(count)]),
        genders=genders,
        vectors=vectors,
        mean_log_f0=np.where(genders == "f", 5.3, 4.8),
        deviation_log_f0=np.full(count, 0.2),
        accents=np.array(["north", "south", "", "west"])[np.arange(count) % 4],
        within=speech @ speech.T / dimensions,
    )


def part_of(pool, chosen):
    """A pool of some of the speakers."""
    fields = {name: getattr(pool, name)[chosen] for name in FIELDS if name != "within"}
    return SpeakerPool(**fields, within=pool.within)


def cosine_distances(vectors):
    """Between all pairs of vectors of unit length."""
    return 1 - (vectors @ vectors.T)[np.triu_indices(len(vectors), k=1)]
