"""What panels are asked for, and what panels are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anonymizers.corpora.utterance import Gender

PanelKind = Literal["control", "anonymized"]
PanelRole = Literal["reference", "distractor"]


@dataclass(frozen=True, slots=True)
class PanelDesign:
    """A clustering study.

    Each evaluator takes one session: a control panel of original speech, and others in which part
    of the utterances are anonymized by the session's one system. All its speakers are of one
    gender and different from panel to panel.

    Parameters
    ----------
    evaluators : int
    systems : tuple of str
        Without ``original``.
    anonymized_panels : int
        Panels of a session beside the control panel.
    panel_size : int
        Utterances of a panel.
    references : int
        Speakers of a panel with several utterances.
    distractors : int
        Speakers of a panel with one utterance.
    fewest, most : int
        Utterances of a reference speaker.
    anonymized_utterances : int
        Of an anonymized panel, the distractors' included.
    chosen_patterns : tuple of tuple of int
        How the utterances of a panel may divide among its reference speakers; every way if empty.

    Raises
    ------
    ValueError
        When there are no such panels.
    """

    evaluators: int
    systems: tuple[str, ...]
    anonymized_panels: int = 2
    panel_size: int = 16
    references: int = 3
    distractors: int = 1
    fewest: int = 2
    most: int = 6
    anonymized_utterances: int = 8
    chosen_patterns: tuple[tuple[int, ...], ...] = ()

    def __post_init__(self) -> None:
        for name in ("evaluators", "anonymized_panels", "references", "fewest"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} is {getattr(self, name)}; it must be at least 1")
        if not self.systems or len(set(self.systems)) != len(self.systems):
            raise ValueError(f"systems are {self.systems}; name at least one, each once")
        if self.distractors < 0:
            raise ValueError(f"distractors is {self.distractors}; it must be at least 0")
        possible = self._possible_patterns
        if not possible:
            raise ValueError(
                f"{self.panel_size} utterances are not {self.references} speakers with "
                f"{self.fewest} to {self.most} each and {self.distractors} with one; change "
                "panel_size or how many a speaker may have"
            )
        for pattern in self.chosen_patterns:
            if tuple(sorted(pattern)) not in possible:
                raise ValueError(
                    f"size pattern {list(pattern)} is not how {self.panel_size} utterances divide; "
                    f"choose among {', '.join(str(list(one)) for one in possible)}"
                )
        if not self.distractors <= self.anonymized_utterances <= self.panel_size:
            raise ValueError(
                f"anonymized_utterances is {self.anonymized_utterances}; distractors are among "
                f"them, so choose from {self.distractors} to {self.panel_size}"
            )

    @property
    def panels(self) -> int:
        """Panels of a session."""
        return 1 + self.anonymized_panels

    @property
    def size_patterns(self) -> tuple[tuple[int, ...], ...]:
        """The ways to share a panel between reference speakers, each ascending."""
        chosen = sorted({tuple(sorted(pattern)) for pattern in self.chosen_patterns})
        return tuple(chosen) or self._possible_patterns

    @property
    def _possible_patterns(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            _ascending(self.panel_size - self.distractors, self.references, self.fewest, self.most)
        )


@dataclass(frozen=True, slots=True)
class PanelUtterance:
    """One tile of a panel."""

    utterance: str
    speaker: str
    role: PanelRole
    anonymized: bool


@dataclass(frozen=True, slots=True)
class Panel:
    """What an evaluator sorts at a time, in the order in which it lies before them."""

    kind: PanelKind
    dataset: str
    utterances: tuple[PanelUtterance, ...]


@dataclass(frozen=True, slots=True)
class PanelSession:
    """One evaluator's session."""

    system: str
    gender: Gender
    panels: tuple[Panel, ...]


def _ascending(total: int, parts: int, fewest: int, most: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        if fewest <= total <= most:
            yield (total,)
        return
    for first in range(fewest, min(most, total // parts) + 1):
        for rest in _ascending(total - first, parts - 1, first, most):
            yield (first, *rest)
