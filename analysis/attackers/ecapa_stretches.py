"""Speech that an attacker learns speakers from: a stretch of every utterance an epoch."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import soxr

from analysis.attackers.encoders import SAMPLE_RATE
from anonymizers.base import derived_generator
from anonymizers.corpora.kaldi import read_data_directory
from anonymizers.errors import UserError
from anonymizers.level import active_rms

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from analysis.attackers.ecapa_schedule import EcapaSchedule
    from anonymizers.corpora.utterance import Utterance

FEWEST_SPEAKERS: Final = 2
_LEVEL: Final = 10 ** (-30 / 20)


@dataclass(frozen=True, eq=False)
class Stretches:
    """Utterances with speakers, and the stretches of them that each step hears.

    What a step hears follows from the seed and its number alone, so that a training that was
    interrupted goes on as if it had not been.

    Parameters
    ----------
    utterances : sequence of Utterance
    labels : ndarray of int, shape (utterances,)
        Speakers, from 0.
    schedule : EcapaSchedule
    """

    utterances: Sequence[Utterance]
    labels: NDArray[np.int64]
    schedule: EcapaSchedule

    @property
    def speakers(self) -> int:
        """How many there are."""
        return int(self.labels.max()) + 1

    @property
    def batch(self) -> int:
        """Stretches in a step: no more than there are utterances."""
        return min(self.schedule.batch, len(self.utterances))

    @property
    def steps_of_epoch(self) -> int:
        """Steps that hear every utterance once, but for what is left over after whole batches."""
        return len(self.utterances) // self.batch

    @property
    def steps(self) -> int:
        """Of the whole training."""
        return self.schedule.epochs * self.steps_of_epoch

    def chosen(self, step: int) -> NDArray[np.int64]:
        """Return the utterances that a step hears [shape=(batch,)]."""
        epoch, place = divmod(step, self.steps_of_epoch)
        order = derived_generator(self.schedule.seed, "epoch", str(epoch))
        every = order.permutation(len(self.utterances))
        return every[place * self.batch : (place + 1) * self.batch]

    def heard(
        self, first_step: int, *, workers: int
    ) -> Iterator[tuple[NDArray[np.float32], NDArray[np.int64]]]:
        """Yield samples [shape=(batch, samples)] and labels of each step from one on.

        The next step's audio is read by threads while the one before is learnt.
        """
        with ThreadPoolExecutor(workers) as pool:
            ahead = None
            for step in range(first_step, self.steps + 1):
                chosen = self.chosen(step) if step < self.steps else ()
                reading = [
                    pool.submit(self._stretch, int(number), step, place)
                    for place, number in enumerate(chosen)
                ]
                if ahead is not None:
                    yield np.stack([one.result() for one in ahead[0]]), self.labels[ahead[1]]
                ahead = (reading, chosen)

    def _stretch(self, number: int, step: int, place: int) -> NDArray[np.float32]:
        samples, sample_rate = self.utterances[number].source.read()
        if sample_rate != SAMPLE_RATE:
            samples = soxr.resample(samples, sample_rate, SAMPLE_RATE)
        length = round(self.schedule.seconds * SAMPLE_RATE)
        levelled = samples * (_LEVEL / active_rms(samples, SAMPLE_RATE))
        repeated = np.resize(levelled, max(length, len(levelled)))
        generator = derived_generator(self.schedule.seed, "stretch", str(step), str(place))
        start = int(generator.integers(len(repeated) - length + 1))
        return repeated[start : start + length].astype(np.float32)


def read_stretches(directories: Sequence[Path], schedule: EcapaSchedule) -> Stretches:
    """Read the utterances of data directories; speakers of one name are one speaker.

    Raises
    ------
    UserError
        A list has a fault, an utterance no speaker, or there are fewer than two speakers.
    """
    utterances = [one for path in directories for one in read_data_directory(path).utterances]
    names = [str(one.speaker) for one in utterances]
    known, labels = np.unique(names, return_inverse=True)
    if known.size < FEWEST_SPEAKERS:
        raise UserError(
            f"--data {directories[0]}: has one speaker, and an attacker learns to tell "
            f"{FEWEST_SPEAKERS} or more apart; give speech of others."
        )
    return Stretches(utterances, labels.astype(np.int64), schedule)
