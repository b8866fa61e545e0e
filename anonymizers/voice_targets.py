"""Voices to aim at: measured statistics of pool speakers, shipped as a table without audio."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, cast

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender

FILE: Final = "voice_targets.csv"
FORMANT_COLUMNS: Final = ("f1_hertz", "f2_hertz", "f3_hertz", "f4_hertz")
COLUMNS: Final = ("speaker", "gender", "f0_hertz", *FORMANT_COLUMNS, "syllables_per_second")


@dataclass(frozen=True, slots=True)
class VoiceTarget:
    """Statistics of one speaker.

    Parameters
    ----------
    speaker : str
    gender : 'f' or 'm'
        As published by the corpus.
    f0_hertz : float
        Median F0.
    formants_hertz : tuple of float
        Medians of the first four formants.
    syllables_per_second : float
        Articulation rate.
    """

    speaker: str
    gender: Gender
    f0_hertz: float
    formants_hertz: tuple[float, ...]
    syllables_per_second: float

    @property
    def formants(self) -> NDArray[np.float64]:
        """The formants as an array, shape (4,)."""
        return np.array(self.formants_hertz)


@cache
def voice_targets() -> Mapping[str, VoiceTarget]:
    """Return the shipped table, by speaker, in its order."""
    text = files("anonymizers").joinpath(FILE).read_text(encoding="utf-8")
    return {row["speaker"]: _target(row) for row in csv.DictReader(text.splitlines())}


def _target(row: Mapping[str, str]) -> VoiceTarget:
    return VoiceTarget(
        row["speaker"],
        cast("Literal['f', 'm']", row["gender"]),
        float(row["f0_hertz"]),
        tuple(float(row[column]) for column in FORMANT_COLUMNS),
        float(row["syllables_per_second"]),
    )


def as_csv(targets: Iterable[VoiceTarget]) -> str:
    """Write a table as `voice_targets` reads it."""
    lines = [",".join(COLUMNS)]
    for target in targets:
        hertz = (f"{value:.1f}" for value in (target.f0_hertz, *target.formants_hertz))
        rate = f"{target.syllables_per_second:.2f}"
        lines.append(",".join([target.speaker, target.gender, *hertz, rate]))
    return "\n".join(lines) + "\n"
