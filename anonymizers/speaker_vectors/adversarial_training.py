"""Training of an autoencoder against branches that tell gender, speaker and accent."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Final

import numpy as np

from anonymizers.base import derived_generator
from anonymizers.progress import with_progress
from anonymizers.speaker_vectors import perceptron
from anonymizers.speaker_vectors.adam import Adam

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

    Array = NDArray[np.float64]
    BranchWeights = tuple[float, float, float]

ALIKE: Final[BranchWeights] = (1.0, 1.0, 1.0)
"""Of gender, speaker and accent, beside the squared error of the decoded vector."""
TRIED: Final = (0.3, 0.5, 1.0)
"""Weights of gender and speaker that are tried when they are tuned; accents get the speaker's."""

_HIDDEN, _CODE, _BRANCH = 128, 64, 64
_STEPS = 600
_BATCH = 128
_LEARNING_RATE = 1e-3
_BRANCH_LEARNING_RATE = 5e-3  # higher, so that branches keep up with what the encoder hides
_PROBE_RIDGE = 1e-4
_BRANCH_STEPS = 3  # of the branches for each of the autoencoder
_REVERSAL_STEPS = 200  # over which the reversed gradients grow to their weights


@dataclass(frozen=True, slots=True, eq=False)
class Trained:
    """An autoencoder and what its training came to.

    Parameters
    ----------
    mean : ndarray, shape (dimensions,)
    scale : float
    layers : list of ndarray
        Weights and biases of two layers of the encoder and two of the decoder.
    branch_weights : tuple of float
    fidelity : float
        Mean cosine of vectors and decoded vectors, without their mean.
    leakage : float
        Mean of `leakage` of what the branches should not tell.
    """

    mean: NDArray[np.float64]
    scale: float
    layers: list[NDArray[np.float64]]
    branch_weights: BranchWeights
    fidelity: float
    leakage: float


def train(pool: SpeakerPool, branch_weights: BranchWeights) -> Trained:
    """Train one autoencoder.

    Parameters
    ----------
    pool : SpeakerPool
        Its speakers speak with its covariance within speakers.
    branch_weights : tuple of float
        Of the gender, speaker and accent branches.
    """
    return _train_all(pool, [branch_weights])[0]


def train_tuned(pool: SpeakerPool) -> Trained:
    """Train with all weights in `TRIED`, and keep what has the most fidelity above leakage."""
    weights = [(gender, speaker, speaker) for gender, speaker in product(TRIED, TRIED)]
    return max(_train_all(pool, weights), key=lambda one: one.fidelity - one.leakage)


def _train_all(pool: SpeakerPool, weights: list[BranchWeights]) -> list[Trained]:
    trainings = [_Training(pool, one) for one in weights]
    steps = [training for training in trainings for _ in range(_STEPS)]
    for training in with_progress(steps, "autoencoder", len(steps), unit="step"):
        training.step()
    return [training.result() for training in trainings]


class _Training:
    """Encoder and decoder learn with, the encoder against what the branches learn."""

    def __init__(self, pool: SpeakerPool, branch_weights: BranchWeights) -> None:
        self._generator = derived_generator(0, "adversarial autoencoder")
        self._pool = pool
        self._mean = pool.vectors.mean(axis=0)
        self._scale = float((pool.vectors - self._mean).std())
        variances, axes = np.linalg.eigh(pool.within)
        self._speech = axes * np.sqrt(np.maximum(variances, 0))
        size = pool.vectors.shape[1]
        self._encoder = perceptron.initial_layers((size, _HIDDEN, _CODE), self._generator)
        self._decoder = perceptron.initial_layers((_CODE, _HIDDEN, size), self._generator)
        self._all_weights = branch_weights
        known = zip((pool.genders, pool.speakers, pool.accents), branch_weights, strict=True)
        self._labels, self._weights = [], []
        for names, weight in known:
            kinds, labels = np.unique(names, return_inverse=True)
            if len(kinds) > 1:
                self._labels.append(np.where(names == "", -1, labels))
                self._weights.append(weight)
        self._branches = [
            perceptron.initial_layers((_CODE, _BRANCH, int(labels.max()) + 1), self._generator)
            for labels in self._labels
        ]
        self._optimizer = Adam([*self._encoder, *self._decoder], _LEARNING_RATE)
        self._branch_optimizer = Adam(
            [one for branch in self._branches for one in branch], _BRANCH_LEARNING_RATE
        )
        self._steps = 0

    def step(self) -> None:
        """Take one step of all parts together."""
        for _ in range(_BRANCH_STEPS - 1):
            speakers, inputs = self._batch()
            self._branch_optimizer.step(self._against(self._coded(inputs)[-1], speakers)[1])
        speakers, inputs = self._batch()
        values = self._coded(inputs)
        codes = values[-1]
        decoded = perceptron.outputs(self._decoder, codes)
        error = 2 * (decoded[-1] - inputs) / inputs.size
        of_codes, of_decoder = perceptron.gradients(self._decoder, decoded, error)
        reversed_gradient, of_branches = self._against(codes, speakers)
        grown = min(1.0, self._steps / _REVERSAL_STEPS)
        of_codes = (of_codes - grown * reversed_gradient) * (1 - codes * codes)
        _, of_encoder = perceptron.gradients(self._encoder, values, of_codes)
        self._optimizer.step([*of_encoder, *of_decoder])
        self._branch_optimizer.step(of_branches)
        self._steps += 1

    def result(self) -> Trained:
        """Measure what was trained on speech that was not."""
        speakers = np.arange(len(self._pool.vectors))
        inputs = self._spoken(speakers)
        codes = self._coded(inputs)[-1]
        decoded = perceptron.outputs(self._decoder, codes)[-1]
        lengths = np.linalg.norm(inputs, axis=1) * np.linalg.norm(decoded, axis=1)
        others = self._coded(self._spoken(speakers))[-1]
        leaks = [leakage(others, codes, labels) for labels in self._labels]
        return Trained(
            self._mean,
            self._scale,
            [*self._encoder, *self._decoder],
            self._all_weights,
            float(np.mean(np.sum(inputs * decoded, axis=1) / lengths)),
            float(np.mean(leaks)),
        )

    def _batch(self) -> tuple[NDArray[np.intp], Array]:
        speakers = self._generator.integers(len(self._pool.vectors), size=_BATCH)
        return speakers, self._spoken(speakers)

    def _coded(self, inputs: Array) -> list[Array]:
        """Return what goes into each layer of the encoder, and last the bounded codes."""
        values = perceptron.outputs(self._encoder, inputs)
        return [*values[:-1], np.tanh(values[-1])]

    def _against(self, codes: Array, speakers: NDArray[np.intp]) -> tuple[Array, list[Array]]:
        """Gradients of what the branches lose: by the codes, weighted, and by the branches."""
        of_codes = np.zeros_like(codes)
        of_branches: list[Array] = []
        for branch, labels, weight in zip(self._branches, self._labels, self._weights, strict=True):
            found, of_layers = self._branch_gradients(branch, codes, labels[speakers])
            of_codes += weight * found
            of_branches += of_layers
        return of_codes, of_branches

    def _branch_gradients(
        self, branch: list[Array], codes: Array, labels: NDArray[np.intp]
    ) -> tuple[Array, list[Array]]:
        """Gradients of a branch's cross entropy, over those whose label is known."""
        is_known = labels >= 0
        values = perceptron.outputs(branch, codes[is_known])
        _, of_logits = perceptron.cross_entropy(values[-1], labels[is_known])
        of_known, of_layers = perceptron.gradients(branch, values, of_logits)
        of_codes = np.zeros_like(codes)
        of_codes[is_known] = of_known
        return of_codes, of_layers

    def _spoken(self, speakers: NDArray[np.intp]) -> Array:
        """Utterances of speakers, centred and scaled."""
        noise = self._generator.standard_normal((len(speakers), len(self._mean)))
        vectors = self._pool.vectors[speakers] + noise @ self._speech.T
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        scaled: Array = (vectors - self._mean) / self._scale
        return scaled


def leakage(learnt: Array, codes: Array, labels: NDArray[np.intp]) -> float:
    """How much better than by chance a linear classifier tells labels, 0 to 1.

    Parameters
    ----------
    learnt : ndarray, shape (n, code)
        From which the classifier learns, by ridge regression.
    codes : ndarray, shape (n, code)
        Of the same speakers, by which it is judged.
    labels : ndarray of int, shape (n,)
        Those below 0 are not counted.
    """
    is_known = labels >= 0
    learnt, codes, labels = learnt[is_known], codes[is_known], labels[is_known]
    mean = learnt.mean(axis=0)
    centred = learnt - mean
    wanted = np.eye(int(labels.max()) + 1)[labels]
    gram = centred.T @ centred + _PROBE_RIDGE * np.trace(centred.T @ centred) * np.eye(len(mean))
    weights = np.linalg.solve(gram, centred.T @ (wanted - wanted.mean(axis=0)))
    told = ((codes - mean) @ weights + wanted.mean(axis=0)).argmax(axis=1)
    chance = float(np.bincount(labels).max() / len(labels))
    return max(0.0, float(np.mean(told == labels)) - chance) / (1 - chance)
