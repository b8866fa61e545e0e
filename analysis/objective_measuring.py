"""Everything that is measured of the utterances of an evaluation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from tqdm import tqdm

from analysis.utterance_measures import (
    SIGNAL,
    Instrument,
    MeasuringTask,
    measure_utterance,
    read_measures,
)
from anonymizers.cluster import cluster_map
from anonymizers.errors import UserError
from anonymizers.parallel import parallel_map

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from analysis.attackers.encoders import SpeakerEncoder
    from analysis.objective_corpora import Twin
    from analysis.utterance_measures import SignalMeasures, UtteranceMeasures
    from anonymizers.corpora.kaldi import KaldiDirectory
    from anonymizers.corpora.utterance import Utterance


@dataclass(frozen=True)
class Instruments:
    """What measures.

    Parameters
    ----------
    encoders : tuple of SpeakerEncoder
        Of attackers who may know of anonymization, but did not learn from it.
    informed : tuple of SpeakerEncoder
        Trained on what the system made of other speech; they hear anonymized speech alone.
    recognizer : str
        As `analysis.recognizers.load_recognizer` takes it; nothing is transcribed if it is empty.
    judge : str
        As `analysis.quality.load_judge` takes it; nothing is judged if it is empty.
    """

    encoders: tuple[SpeakerEncoder, ...]
    informed: tuple[SpeakerEncoder, ...] = ()
    recognizer: str = ""
    judge: str = ""


@dataclass(frozen=True)
class Measured:
    """Everything that was measured of the utterances of directories."""

    by_directory: Mapping[Path, Mapping[str, UtteranceMeasures]]

    def vectors(
        self, directory: KaldiDirectory, utterances: Iterable[str], encoder: SpeakerEncoder
    ) -> NDArray[np.float64]:
        """Return vectors of utterances [shape=(utterances, dimensions)]."""
        measures = self.by_directory[directory.path]
        return np.array([measures[utterance].vectors[encoder] for utterance in utterances])

    def signals(self, directory: KaldiDirectory) -> dict[str, SignalMeasures]:
        """Return F0, duration and loudness of each utterance of a directory, by id."""
        return {
            name: measures.signal
            for name, measures in self.by_directory[directory.path].items()
            if measures.signal is not None
        }

    def qualities(self, directory: KaldiDirectory) -> dict[str, float]:
        """Return mean opinion scores of each utterance that was judged, by id."""
        return {
            name: measures.quality
            for name, measures in self.by_directory[directory.path].items()
            if measures.quality is not None
        }

    def transcripts(self, directory: KaldiDirectory) -> dict[str, str]:
        """Return what was understood of each utterance that was transcribed, by id."""
        return {
            name: measures.transcript
            for name, measures in self.by_directory[directory.path].items()
            if measures.transcript is not None
        }


def measure(
    evaluated: Sequence[Twin],
    training: Sequence[Twin],
    instruments: Instruments,
    folder: Path,
    *,
    workers: int = 1,
    cluster: str | None = None,
) -> Measured:
    """Measure all utterances of directories that were not measured before.

    Parameters
    ----------
    evaluated, training : sequence of Twin
        Of training speech there are only vectors.
    instruments : Instruments
    folder : Path
        Where what is measured is kept.
    workers : int
        Processes.
    cluster : str, optional
        Address of the scheduler of a Dask cluster, instead of processes of this machine.

    Raises
    ------
    UserError
        An utterance cannot be measured.
    """
    tasks = {
        directory.path: {
            one.id: _task(
                one,
                _instruments_for(
                    twin, one, instruments, is_anonymized=is_anonymized, is_training=is_training
                ),
            )
            for one in directory.utterances
        }
        for twins, is_training in ((evaluated, False), (training, True))
        for twin in twins
        for directory, is_anonymized in ((twin.original, False), (twin.anonymized, True))
    }
    every = [task for of_directory in tasks.values() for task in of_directory.values()]
    folder = folder.absolute()
    work = partial(measure_utterance, folder)
    with parallel_map(work, workers) if cluster is None else cluster_map(work, cluster) as run:
        results = tqdm(run(every), desc="utterances", total=len(every), unit="utt", disable=None)
        faults = [fault for fault in results if fault is not None]
    if faults:
        more = f" ({len(faults) - 1} more could not be measured either)" if len(faults) > 1 else ""
        raise UserError(faults[0] + more)
    return Measured(
        {
            path: {name: read_measures(folder, task) for name, task in of_directory.items()}
            for path, of_directory in tasks.items()
        }
    )


def _task(utterance: Utterance, instruments: tuple[Instrument, ...]) -> MeasuringTask:
    # Workers with another current directory find the files, too.
    source = replace(utterance.source, path=utterance.source.path.absolute())
    return MeasuringTask(utterance.id, source, instruments)


def _instruments_for(
    twin: Twin,
    utterance: Utterance,
    instruments: Instruments,
    *,
    is_anonymized: bool,
    is_training: bool,
) -> tuple[Instrument, ...]:
    encoders = (*instruments.encoders, *(instruments.informed if is_anonymized else ()))
    chosen = [Instrument("encoder", encoder) for encoder in encoders]
    if twin.original.trials and not is_training:
        chosen.append(SIGNAL)
        if instruments.recognizer and utterance.text is not None:
            chosen.append(Instrument("recognizer", name=instruments.recognizer))
        if instruments.judge:
            chosen.append(Instrument("judge", name=instruments.judge))
    return tuple(chosen)
