"""System A2: the singular values of a speaker are made those of unlike ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from anonymizers.base import derived_generator
from anonymizers.parameters import Number
from anonymizers.speaker_vectors.fitted_anonymizer import FittedAnonymizer, Learnt
from anonymizers.speaker_vectors.pool import OTHER_GENDER, GenderChoice, gender_parameter
from anonymizers.speaker_vectors.selection import cosine_affinities
from anonymizers.speaker_vectors.vector_anonymizer import unit_length

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender
    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

    Array = NDArray[np.float64]

_ROUNDS = 50
_DRAWN_SHARE = 0.5  # of a cluster's speakers, as B1 averages half of its candidates


@dataclass(frozen=True, eq=False)
class Clusters(Learnt):
    """Pool speakers who are alike, of one gender in each cluster.

    Parameters
    ----------
    centroids : ndarray, shape (clusters, dimensions)
        Unit length.
    genders : ndarray of str, shape (clusters,)
    cluster_of : ndarray of int, shape (speakers,)
        In which each speaker of the pool is.
    """

    centroids: NDArray[np.float64]
    genders: NDArray[np.str_]
    cluster_of: NDArray[np.intp]

    @classmethod
    def of_pool(cls, pool: SpeakerPool, count: int) -> Clusters:
        """Divide the speakers of each gender into `count` clusters, by spherical k-means."""
        centroids: list[Array] = []
        genders: list[str] = []
        cluster_of = np.zeros(len(pool.vectors), dtype=np.intp)
        for gender in ("f", "m"):
            places = pool.of_gender(gender)
            found, members = _spherical_means(
                pool.vectors[places], count, derived_generator(0, "clusters", gender)
            )
            cluster_of[places] = members + len(genders)
            centroids += list(found)
            genders += [gender] * count
        return cls(np.array(centroids), np.array(genders), cluster_of)

    def least_similar(self, vector: Array, gender: Gender) -> int:
        """Return the cluster of a gender whose centroid is least similar to a vector."""
        eligible = np.flatnonzero(self.genders == gender)
        return int(eligible[np.argmin(cosine_affinities(self.centroids[eligible], vector))])


@dataclass(frozen=True)
class SingularValues(FittedAnonymizer[Clusters]):
    """Speaks with the speaker's vector, given the singular values of unlike speakers.

    1. Content features, F0 and a speaker vector are taken from the speech, as by B1.
    2. Of the clusters of pool speakers of the same gender (or of the other one), the target is the
       one whose centroid is least similar. The vector and half of the target's speakers, drawn,
       are the rows of a matrix. Of its singular values the largest are kept, up to a threshold,
       and replaced by those of the target's speakers alone; the row of the speaker is the new
       vector.
    3. F0 is moved to what is expected of the new vector, and speech is synthesized, as by B1.
    """

    gender: GenderChoice = field(default="same", metadata={"parameter": gender_parameter()})
    threshold: float = field(
        default=0.15,
        metadata={"parameter": Number("share of the singular values that is kept", 0.01, 1)},
    )
    clusters: int = field(
        default=5,
        metadata={"parameter": Number("clusters of each gender", 2, 100, is_integer=True)},
    )

    version: ClassVar[str] = "1"
    fewest_speakers: ClassVar[int] = 20
    learns_by: ClassVar[tuple[str, ...]] = ("clusters",)
    references: ClassVar[tuple[str, ...]] = (
        "C. O. Mawalim et al., X-vector singular value modification and "
        "statistical-based decomposition with ensemble regression modeling for speaker "
        "anonymization system, Interspeech 2020",
    )

    @classmethod
    def kind_of_learnt(cls) -> type[Clusters]:
        """Return the class of the clusters."""
        return Clusters

    def learn(self, pool: SpeakerPool) -> Clusters:
        """Cluster the speakers of the pool."""
        return Clusters.of_pool(pool, self.clusters)

    def pseudo_vector(self, vector: Array, pool: SpeakerPool) -> Array:
        """Modify the singular values."""
        clusters = self.learnt(pool)
        own: Gender = pool.gender_of(vector)
        target = clusters.least_similar(vector, own if self.gender == "same" else OTHER_GENDER[own])
        members = np.flatnonzero(clusters.cluster_of == target)
        count = max(1, round(_DRAWN_SHARE * len(members)))
        drawn = derived_generator(int(self.draw), "target").choice(members, count, replace=False)
        return unit_length(with_singular_values_of(pool.vectors[drawn], vector, self.threshold))


def with_singular_values_of(target: Array, vector: Array, threshold: float) -> Array:
    """Give a vector the singular values of others.

    Parameters
    ----------
    target : ndarray, shape (n, dimensions)
    vector : ndarray, shape (dimensions,)
    threshold : float
        Share of the singular values that are not zero that is kept, at least one.

    Returns
    -------
    ndarray, shape (dimensions,)
        The row of `vector` in the matrix of all, of lower rank.
    """
    left, singular, right = np.linalg.svd(np.vstack([vector, target]), full_matrices=False)
    of_target = np.linalg.svd(target, compute_uv=False)
    positive = int(np.sum(singular > 1e-10 * singular[0]))
    kept = min(max(1, round(threshold * positive)), len(of_target))
    modified: Array = (left[0, :kept] * of_target[:kept]) @ right[:kept]
    return modified


def _spherical_means(
    vectors: Array, count: int, generator: np.random.Generator
) -> tuple[Array, NDArray[np.intp]]:
    """K-means on directions: centroids of unit length, and the cluster of each vector.

    An empty cluster starts anew at the vector that is least similar to its centroid.
    """
    centroids = vectors[generator.choice(len(vectors), count, replace=False)]
    for _ in range(_ROUNDS):
        affinities = vectors @ centroids.T
        members = affinities.argmax(axis=1)
        for cluster in range(count):
            if not (members == cluster).any():
                members[affinities.max(axis=1).argmin()] = cluster
        means = np.array([vectors[members == cluster].mean(axis=0) for cluster in range(count)])
        centroids = means / np.linalg.norm(means, axis=1, keepdims=True)
    return centroids, members
