"""How many clusters of trials there are in effect, when some hold more trials than others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from analysis.measures import JudgedSample


def trial_weights(*sizes: int) -> NDArray[np.float64]:
    """Return what each trial weighs where samples of these sizes weigh the same, with sum 1."""
    return np.concatenate([np.full(size, 1.0 / (len(sizes) * size)) for size in sizes])


def concentration(cluster: NDArray[np.intp], weights: NDArray[np.float64]) -> float:
    """Return the chance that two trials, drawn by their weights, are of one cluster.

    Parameters
    ----------
    cluster : np.ndarray [shape=(n,)]
        From 0.
    weights : np.ndarray [shape=(n,)]
        Positive, with sum 1.

    Returns
    -------
    float
        1/G for G clusters of one size, more where sizes differ. Its inverse is the effective
        number of clusters (Carter, Schnepel & Steigerwald, 2017, where clusters differ in nothing
        but size).
    """
    return float(np.sum(np.bincount(cluster, weights=weights) ** 2))


def effective_evaluators(*samples: JudgedSample) -> float:
    """Return the effective number of evaluators of samples, none of them empty."""
    names = np.concatenate([sample.evaluators for sample in samples])
    _, evaluator = np.unique(names, return_inverse=True)
    return 1.0 / concentration(evaluator, trial_weights(*(len(sample) for sample in samples)))
