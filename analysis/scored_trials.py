"""Scored trials: the challenge's own files of trials and scores, joined line by line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isnan, nan
from typing import TYPE_CHECKING

import numpy as np

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

_KINDS = {"target": True, "nontarget": False}
_PREFIX_END = re.compile("[-_]")


@dataclass(frozen=True)
class ScoredTrials:
    """Trials of a verification experiment, in the order of their list."""

    scores: NDArray[np.float64]
    """[shape=(trials,)]: higher means more alike; may be infinite, never NaN."""
    is_target: NDArray[np.bool_]
    """[shape=(trials,)]: whether the enrolled speaker is the one who speaks."""
    enrolled: NDArray[np.intp]
    """[shape=(trials,)]: the enrolled speaker, as place in ``speakers``."""
    probe: NDArray[np.intp]
    """[shape=(trials,)]: the probe utterance, numbered from 0."""
    probe_speaker: NDArray[np.intp]
    """[shape=(probes,)]: who speaks each probe, as place in ``speakers``."""
    speakers: NDArray[np.str_]
    """[shape=(speakers,)]: names in alphabetical order; some may not be enrolled."""

    @property
    def speaker(self) -> NDArray[np.intp]:
        """Who speaks in each trial, as place in ``speakers`` [shape=(trials,)]."""
        return self.probe_speaker[self.probe]


def read_scored_trials(scores: Path, trials: Path) -> ScoredTrials:
    """Read a list of trials and the scores of exactly these trials.

    Who speaks a probe is the enrolled speaker of its target trial; for probes without one, the
    part of the utterance's id before the first ``-`` or ``_``, as in the challenges' data.

    Parameters
    ----------
    scores : Path
        Lines ``<enrolled speaker> <probe utterance> <score>``, in any order.
    trials : Path
        Lines ``<enrolled speaker> <probe utterance> target|nontarget``.

    Raises
    ------
    UserError
        When a line is malformed, NaN or given twice, a score has no trial or a trial no score, a
        probe has two own speakers, or a class is empty.
    """
    kinds: list[bool] = []
    places: dict[tuple[str, str], int] = {}
    for where, speaker, utterance, kind in _lines(trials, "target or nontarget"):
        if kind not in _KINDS:
            raise UserError(f"{where}: '{kind}' is not target or nontarget; correct it.")
        if (speaker, utterance) in places:
            raise UserError(f"{where}: trial '{speaker} {utterance}' is given twice; remove one.")
        places[speaker, utterance] = len(kinds)
        kinds.append(_KINDS[kind])
    _refuse_empty_class(trials, kinds)
    values = _read_scores(scores, trials, places)
    return _assemble(trials, list(places), np.array(kinds), values)


def pooled(lists: Sequence[ScoredTrials]) -> ScoredTrials:
    """Return the trials of several lists as one.

    Parameters
    ----------
    lists : sequence of ScoredTrials
        Of probes that no two of them share.
    """
    speakers = np.unique(np.concatenate([one.speakers for one in lists]))
    places = [np.searchsorted(speakers, one.speakers) for one in lists]
    before = np.cumsum([0, *(one.probe_speaker.size for one in lists)])
    return ScoredTrials(
        scores=np.concatenate([one.scores for one in lists]),
        is_target=np.concatenate([one.is_target for one in lists]),
        enrolled=np.concatenate([at[one.enrolled] for at, one in zip(places, lists, strict=True)]),
        probe=np.concatenate([one.probe + n for n, one in zip(before[:-1], lists, strict=True)]),
        probe_speaker=np.concatenate(
            [at[one.probe_speaker] for at, one in zip(places, lists, strict=True)]
        ),
        speakers=speakers,
    )


def _read_scores(
    path: Path, trials: Path, places: dict[tuple[str, str], int]
) -> NDArray[np.float64]:
    values = [nan] * len(places)
    seen = bytearray(len(places))
    for where, speaker, utterance, text in _lines(path, "a score"):
        place = places.get((speaker, utterance))
        if place is None:
            raise UserError(
                f"{where}: trial '{speaker} {utterance}' is not in {trials}; remove the score or "
                "add the trial."
            )
        if seen[place]:
            raise UserError(
                f"{where}: trial '{speaker} {utterance}' has a score already; remove one."
            )
        values[place] = _number(where, text)
        seen[place] = True
    for (speaker, utterance), place in places.items():
        if not seen[place]:
            raise UserError(
                f"{path}: trial '{speaker} {utterance}' of {trials}, line {_line_of(trials, place)}"
                ", has no score; add it."
            )
    return np.array(values)


def _lines(path: Path, third: str) -> Iterator[tuple[str, str, str, str]]:
    """Yield where each line is that is not blank, and its three parts."""
    with path.open("rb") as file:
        for number, raw in enumerate(file, start=1):
            try:
                parts = raw.decode("utf-8-sig" if number == 1 else "utf-8").split()
            except UnicodeDecodeError:
                raise UserError(
                    f"{path}, line {number}: is not UTF-8; save the file as UTF-8."
                ) from None
            if len(parts) == 3:
                yield f"{path}, line {number}", parts[0], parts[1], parts[2]
            elif parts:
                raise UserError(
                    f"{path}, line {number}: '{' '.join(parts)}' is not a speaker, an utterance "
                    f"and {third}; correct it."
                )


def _line_of(path: Path, place: int) -> int:
    """Return the line of the trial at ``place``, counting blank lines."""
    filled = [
        number for number, raw in enumerate(path.read_bytes().split(b"\n"), start=1) if raw.strip()
    ]
    return filled[place]


def _number(where: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = None
    if value is None or "_" in text:  # which Python takes as a digit separator
        raise UserError(f"{where}: '{text}' is not a number; correct the score.")
    if isnan(value):
        raise UserError(f"{where}: the score is NaN; score the trial again or remove it from both.")
    return value


def _refuse_empty_class(trials: Path, kinds: Sequence[bool]) -> None:
    for kind, is_target in _KINDS.items():
        if is_target not in kinds:
            raise UserError(
                f"{trials}: there is no {kind} trial; take a list with trials of both kinds."
            )


def _assemble(
    path: Path,
    pairs: Sequence[tuple[str, str]],
    is_target: NDArray[np.bool_],
    scores: NDArray[np.float64],
) -> ScoredTrials:
    utterances = list(dict.fromkeys(utterance for _, utterance in pairs))
    own: dict[str, str] = {}
    for place, (speaker, utterance) in enumerate(pairs):
        if is_target[place] and own.setdefault(utterance, speaker) != speaker:
            raise UserError(
                f"{path}, line {_line_of(path, place)}: '{utterance}' is a target of "
                f"'{own[utterance]}' already; an utterance has one speaker, correct one of the two."
            )
    speaks = [own.get(utterance) or _PREFIX_END.split(utterance)[0] for utterance in utterances]
    speakers = np.unique(np.array([*(speaker for speaker, _ in pairs), *speaks], dtype=np.str_))
    speaker_place = {str(name): place for place, name in enumerate(speakers)}
    probe_place = {utterance: place for place, utterance in enumerate(utterances)}
    return ScoredTrials(
        scores=scores,
        is_target=is_target,
        enrolled=np.array([speaker_place[speaker] for speaker, _ in pairs], dtype=np.intp),
        probe=np.array([probe_place[utterance] for _, utterance in pairs], dtype=np.intp),
        probe_speaker=np.array([speaker_place[name] for name in speaks], dtype=np.intp),
        speakers=speakers,
    )
