"""Voice similarity matrices of an evaluation, de-identification and voice distinctiveness."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING, Final

import numpy as np

from analysis.attackers.backends import cosine_scores
from analysis.calibration import fit_pav
from analysis.det_curve import count_scores
from analysis.objective_rows import ObjectiveRow
from analysis.objective_tables import DE_IDENTIFICATION, GAIN
from analysis.resampling import expanded_percentiles, fewest_clusters, seeded_generator
from analysis.similarity import drawn_dominances, similarity_matrix
from anonymizers.durable_files import write_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from analysis.attackers.encoders import SpeakerEncoder
    from analysis.objective_corpora import Experiment, TrialSet
    from analysis.objective_measuring import Measured

    Array = NDArray[np.float64]

FOLDER: Final = "similarity"
COLUMNS: Final = ("row", "column", "m_oo", "m_oa", "m_aa")
_CONFIDENCE: Final = 0.95


@dataclass(frozen=True, eq=False)
class Similarities:
    """Matrices of the speakers of a list [shape=(speakers, speakers)], in one order."""

    speakers: NDArray[np.str_]
    m_oo: Array
    m_oa: Array
    m_aa: Array
    utterances: int


def distinctiveness_rows(
    sets: Sequence[TrialSet],
    system: str,
    measured: Measured,
    encoders: Sequence[SpeakerEncoder],
    out: Path,
    *,
    replicates: int,
) -> list[ObjectiveRow]:
    """Compare the voices of trial utterances, before and after, and write their matrices.

    Speakers with one utterance are left out, and lists of fewer than two other speakers.

    Parameters
    ----------
    sets : sequence of TrialSet
    system : str
    measured : Measured
    encoders : sequence of SpeakerEncoder
    out : Path
        Gets ``similarity/SYSTEM/ENCODER/TRIALS.csv``.
    replicates : int
        Draws of speakers behind each interval.
    """
    experiments = dict.fromkeys(one for chosen in sets for one in chosen.experiments)
    rows = []
    for encoder in encoders:
        found = {one: _similarities(one, measured, encoder) for one in experiments}
        for experiment, matrices in found.items():
            if matrices is not None:
                name = f"{experiment.trials.name}.csv"
                write_text(out / FOLDER / system / encoder.name / name, _to_csv(matrices))
        for chosen in sets:
            known = [found[one] for one in chosen.experiments]
            lists = [one for one in known if one is not None]
            if len(lists) < len(known):
                continue
            about = (system, chosen.dataset, chosen.gender, "", encoder.name)
            rows += _rows(about, lists, replicates)
    return rows


def _similarities(
    experiment: Experiment, measured: Measured, encoder: SpeakerEncoder
) -> Similarities | None:
    by_speaker: dict[str, list[str]] = {}
    for one in experiment.trials.original.utterances:
        by_speaker.setdefault(str(one.speaker), []).append(one.id)
    several = {speaker: ids for speaker, ids in by_speaker.items() if len(ids) > 1}
    if len(several) < 2:
        return None
    ids = [name for own in several.values() for name in own]
    speakers = [speaker for speaker, own in several.items() for _ in own]
    original, anonymized = (
        measured.vectors(directory, ids, encoder)
        for directory in (experiment.trials.original, experiment.trials.anonymized)
    )
    m_oo, names = _matrix(original, original, speakers, same_segments=True)
    m_oa, _ = _matrix(original, anonymized, speakers, same_segments=False)
    m_aa, _ = _matrix(anonymized, anonymized, speakers, same_segments=True)
    return Similarities(names, m_oo, m_oa, m_aa, len(ids))


def _matrix(
    rows: Array, columns: Array, speakers: Sequence[str], *, same_segments: bool
) -> tuple[Array, NDArray[np.str_]]:
    """Calibrate cosines by their own pairs, and average them by speaker."""
    scores = cosine_scores(rows, columns)
    names = np.asarray(speakers)
    is_target = names[:, None] == names[None, :]
    counted = ~np.eye(len(rows), dtype=bool) if same_segments else np.ones_like(is_target)
    counts = count_scores(scores[is_target & counted], scores[~is_target])
    calibrated = fit_pav(counts, laplace=True)(scores)
    return similarity_matrix(calibrated, speakers, speakers, same_segments=same_segments)


def _rows(
    about: tuple[str, str, str, str, str], lists: Sequence[Similarities], replicates: int
) -> list[ObjectiveRow]:
    """Return both metrics; speakers of different lists are not compared."""
    place = np.repeat(np.arange(len(lists)), [one.speakers.size for one in lists])
    is_compared = place[:, None] == place[None, :]
    np.fill_diagonal(is_compared, val=False)
    generator = seeded_generator(0, "voice similarity")
    speakers = place.size
    drawn = generator.multinomial(speakers, np.full(speakers, 1 / speakers), size=replicates)
    everybody_and_draws = np.vstack([np.ones(speakers), drawn.astype(np.float64)])
    oo, oa, aa = (
        drawn_dominances(_beside(matrices), everybody_and_draws, is_compared)
        for matrices in (
            [one.m_oo for one in lists],
            [one.m_oa for one in lists],
            [one.m_aa for one in lists],
        )
    )
    with np.errstate(divide="ignore", invalid="ignore"):
        values = {DE_IDENTIFICATION: 1.0 - oa / oo, GAIN: 10.0 * np.log10(aa / oo)}
    utterances = sum(one.utterances for one in lists)
    return [
        ObjectiveRow(*about, metric, float(found[0]), *_bounds(found[1:], speakers), utterances)
        for metric, found in values.items()
    ]


def _beside(matrices: Sequence[Array]) -> Array:
    """Put matrices on the diagonal of a larger one."""
    size = sum(len(one) for one in matrices)
    whole = np.zeros((size, size))
    first = 0
    for one in matrices:
        whole[first : first + len(one), first : first + len(one)] = one
        first += len(one)
    return whole


def _bounds(estimates: Array, speakers: int) -> tuple[float, float]:
    known = estimates[np.isfinite(estimates)]
    if speakers < fewest_clusters(_CONFIDENCE) or 2 * known.size <= estimates.size:
        return nan, nan
    interval = expanded_percentiles(known, speakers, _CONFIDENCE)
    return interval.low, interval.high


def _to_csv(matrices: Similarities) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for i, row in enumerate(matrices.speakers):
        for j, column in enumerate(matrices.speakers):
            numbers = (matrices.m_oo[i, j], matrices.m_oa[i, j], matrices.m_aa[i, j])
            writer.writerow([row, column, *(repr(float(number)) for number in numbers)])
    return text.getvalue()
