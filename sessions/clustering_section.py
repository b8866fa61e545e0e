"""``[clustering]`` in ``study.toml``: what panels evaluators sort."""

from __future__ import annotations

from typing import Self

from pydantic import Field, model_validator

from sessions.panels import PanelDesign
from sessions.section import MOST, Name, Section


class ClusteringSection(Section):
    """Who sorts how many panels, and what is in them. The defaults are the published design."""

    evaluators: int = Field(ge=1, le=MOST)
    """Evaluator slots of this task; each is one session."""
    systems: tuple[Name, ...] | None = Field(default=None, min_length=1)
    """Those of the study that are in panels, one a session; all if left out."""
    panels_per_session: int = Field(default=3, ge=2, le=20)
    """One of original speech and others that are partly anonymized; practice left out."""
    panel_size: int = Field(default=16, ge=2, le=26)
    """Utterances of a panel."""
    references: int = Field(default=3, ge=1, le=10)
    """Speakers of a panel with several utterances."""
    distractors: int = Field(default=1, ge=0, le=10)
    """Speakers of a panel with one utterance."""
    fewest: int = Field(default=2, ge=1)
    """Utterances of a reference speaker, at least."""
    most: int = Field(default=6, ge=1)
    """Utterances of a reference speaker, at most."""
    size_patterns: tuple[tuple[int, ...], ...] = ()
    """How the utterances of a panel divide among its reference speakers; every way if empty."""
    share_anonymized: float = Field(default=0.5, ge=0.0, le=1.0)
    """Of a panel that is partly anonymized, its distractors included."""
    excerpt_seconds: float = Field(default=3.0, ge=0.5, le=60.0)
    """Recordings are heard up to here."""
    groups: int = Field(default=4, ge=2, le=9)
    """Into how many groups evaluators may sort a panel, at most."""
    practice_panels: int = Field(default=1, ge=0, le=3)
    """Small panels before the first one; nothing in them is counted."""

    @model_validator(mode="after")
    def _there_are_such_panels(self) -> Self:
        self.design(self.systems or ("any",))
        return self

    @property
    def anonymized_utterances(self) -> int:
        """Utterances that are anonymized in a panel that is partly so."""
        return int(self.share_anonymized * self.panel_size + 0.5)

    def design(self, systems: tuple[str, ...]) -> PanelDesign:
        """Return what is asked of the panels.

        Parameters
        ----------
        systems : tuple of str
            Every system of the study, for when the section names none.
        """
        return PanelDesign(
            self.evaluators,
            self.systems or systems,
            anonymized_panels=self.panels_per_session - 1,
            panel_size=self.panel_size,
            references=self.references,
            distractors=self.distractors,
            fewest=self.fewest,
            most=self.most,
            chosen_patterns=self.size_patterns,
            anonymized_utterances=self.anonymized_utterances,
        )
