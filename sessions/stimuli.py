"""How each stimulus is made: from which recording, by which anonymizer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

import anonymizers
from anonymizers.corpora.audio import AudioSource
from anonymizers.corpora.kaldi import is_data_directory, read_data_directory
from anonymizers.corpora.manifest import read_folder
from anonymizers.errors import UserError
from anonymizers.parameters import File
from anonymizers.registry import anonymizer_class
from sessions.corpus import catalogue
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from anonymizers.base import Anonymizer
    from anonymizers.corpora.audio import Samples
    from sessions.corpus import Corpus, CorpusUtterance
    from sessions.plan import StimulusKey
    from sessions.study import Study, SystemSection

FAULTS_SHOWN = 20
FADE_SECONDS = 0.02
"""At the end of an excerpt, so that it does not end in a click."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """One stimulus before its loudness is matched.

    Parameters
    ----------
    stimulus : str
        Opaque id.
    system : str
        What the study calls how it is made.
    source : AudioSource
        The original recording, or what a system elsewhere made of it.
    anonymizer : Anonymizer or None
        With all its parameters drawn; None where the recording is used as it is.
    sample_rate : int
        Of the stimulus, Hz.
    excerpt_seconds : float or None
        How much of its beginning is heard; None for the whole.
    """

    stimulus: str
    system: str
    source: AudioSource
    anonymizer: Anonymizer | None
    sample_rate: int
    excerpt_seconds: float | None = None

    def to_record(self) -> dict[str, Any]:
        """Return everything that the samples depend on."""
        record = {
            "source": self.source.to_record(),
            "anonymizer": None if self.anonymizer is None else self.anonymizer.to_record(),
            "sample_rate": self.sample_rate,
        }
        if self.excerpt_seconds is not None:
            record["excerpt"] = {"seconds": self.excerpt_seconds, "fade_seconds": FADE_SECONDS}
        return record

    def render(self) -> Samples:
        """Make the samples, shape (n,), at the stimulus's sampling rate.

        Raises
        ------
        UserError
            The recording cannot be used.
        """
        import soxr  # noqa: PLC0415 - only worker processes need it

        samples, sample_rate = self.source.read()
        if self.anonymizer is not None:
            samples = self.anonymizer(samples, sample_rate)
        if sample_rate != self.sample_rate:
            samples = soxr.resample(samples, sample_rate, self.sample_rate, quality="VHQ")
        # Every version of an utterance is cut last, and so at the same sample.
        if self.excerpt_seconds is None:
            return samples
        return excerpt(samples, self.sample_rate, self.excerpt_seconds)


def excerpt(samples: Samples, sample_rate: int, seconds: float) -> Samples:
    """Return the beginning of a recording, faded out over its last `FADE_SECONDS`.

    Parameters
    ----------
    samples : array, shape (n,)
    sample_rate : int
        Hz.
    seconds : float
        A recording that is not longer stays as it is.
    """
    length = round(seconds * sample_rate)
    if len(samples) <= length:
        return samples
    beginning = samples[:length].copy()
    fading = round(FADE_SECONDS * sample_rate)
    beginning[-fading:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fading + 1) / fading)
    return beginning


def recipes(study: Study, folder: Path, corpus: Corpus) -> list[Recipe]:
    """Say how every stimulus in the study's catalogue is made, in the order of their ids.

    Parameters
    ----------
    study : Study
    folder : Path
        The study folder, from which the paths in ``study.toml`` start.
    corpus : Corpus

    Raises
    ------
    UserError
        When an anonymizer or one of its parameters does not exist, or a system made elsewhere
        lacks utterances: every one is named.
    """
    makers: dict[str, _Maker] = {ORIGINAL: _unprocessed}
    for system in study.systems:
        makers[system.name] = (
            _made_elsewhere(system.name, study.folders_made_elsewhere(system), folder)
            if system.anonymizer is None
            else _anonymized(system, system.anonymizer, study.study.seed, corpus, folder)
        )
    made, missing = [], []
    for stimulus, what in catalogue(study, corpus).items():
        try:
            source, anonymizer = (
                (AudioSource(folder / what.utterance), None)
                if what.role == "attention"
                else makers[what.system](corpus.find(what.dataset, what.utterance))
            )
        except _NotMadeError as error:
            missing.append(str(error))
            continue
        heard = _seconds_heard(study, what)
        made.append(
            Recipe(stimulus, what.system, source, anonymizer, study.study.sample_rate, heard)
        )
    if missing:
        raise UserError(listed(sorted(missing)))
    return made


def _seconds_heard(study: Study, what: StimulusKey) -> float | None:
    """Return how much of a recording's beginning is heard; None for the whole."""
    if what.role == "attention":
        return None
    if what.role == "panel":
        return study.clustering.excerpt_seconds
    return study.rating.excerpt_seconds


def listed(faults: Iterable[str]) -> str:
    """Put many faults under each other: the first ones, and how many more there are."""
    faults = list(faults)
    more = len(faults) - FAULTS_SHOWN
    return "\n".join(
        faults[:FAULTS_SHOWN] + ([f"… and {more} more like these."] if more > 0 else [])
    )


class _Maker(Protocol):
    """Says for an utterance what is read, and by what it is anonymized."""

    def __call__(self, utterance: CorpusUtterance) -> tuple[AudioSource, Anonymizer | None]: ...


class _NotMadeError(Exception):
    """A system made elsewhere has no audio for an utterance."""


def _unprocessed(utterance: CorpusUtterance) -> tuple[AudioSource, Anonymizer | None]:
    return utterance.source, None


def _anonymized(
    system: SystemSection, name: str, seed: int, corpus: Corpus, folder: Path
) -> _Maker:
    parameters = dict(system.parameters)
    for key, parameter in anonymizer_class(name).parameters().items():
        value = parameters.get(key)
        if isinstance(parameter, File) and isinstance(value, str):
            parameters[key] = parameter.located(value, folder)
    anonymizer = anonymizers.load(name, **parameters)
    recordings: dict[tuple[str, str], list[AudioSource]] = {}
    if system.level == "speaker":
        for dataset in corpus.datasets:
            for trial in dataset.trials:
                recordings.setdefault((trial.dataset, trial.speaker), []).append(trial.source)

    def make(utterance: CorpusUtterance) -> tuple[AudioSource, Anonymizer | None]:
        drawn_for = utterance.speaker if system.level == "speaker" else utterance.id
        drawn = anonymizer if anonymizer.is_drawn else anonymizer.for_source(seed, drawn_for)
        return utterance.source, drawn.knowing(
            recordings.get((utterance.dataset, utterance.speaker), ())
        )

    return make


def _made_elsewhere(system: str, paths: tuple[Path, ...], folder: Path) -> _Maker:
    sources: dict[str, AudioSource] = {}
    for path in paths:
        directory = folder / path
        utterances = (
            read_data_directory(directory).utterances
            if is_data_directory(directory)
            else read_folder(directory)
        )
        sources |= {utterance.id.rsplit("/", 1)[-1]: utterance.source for utterance in utterances}

    def make(utterance: CorpusUtterance) -> tuple[AudioSource, Anonymizer | None]:
        if utterance.id not in sources:
            raise _NotMadeError(
                f"system {system}: no audio for utterance {utterance.id} of data set "
                f"{utterance.dataset} in {', '.join(str(path) for path in paths)}; add it "
                "or take the utterance off the trials."
            )
        return sources[utterance.id], None

    return make
