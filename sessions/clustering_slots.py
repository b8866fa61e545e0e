"""Clustering sessions as a blind plan has them, and what the key says of their panels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from anonymizers.errors import UserError
from sessions.corpus import panel_stimulus
from sessions.panel_plan import plan_panels, plan_practice
from sessions.plan import PanelKey, Plan, PlannedPanel, PlannedSession, Slot
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from sessions.corpus import Corpus
    from sessions.panels import Panel, PanelSession
    from sessions.plan import Key
    from sessions.study import Study


def plan_clustering(
    study: Study, corpus: Corpus, slots: int | None = None
) -> tuple[Plan, dict[str, PanelKey]]:
    """Plan the clustering sessions of a study, one a slot.

    Parameters
    ----------
    study : Study
        With a table ``[clustering]``.
    corpus : Corpus
    slots : int, optional
        As many as the study has evaluators if left out. A plan of fewer slots is the beginning of
        one of more.

    Returns
    -------
    plan : Plan
    panels : dict of str to PanelKey
        By panel id; practice left out.

    Raises
    ------
    UserError
        When material runs short.
    """
    design = study.clustering.design(study.system_names)
    if slots is not None:
        design = replace(design, evaluators=slots)
    seed = study.study.seed
    sessions = plan_panels(design, corpus, seed)
    practice = plan_practice(corpus, sessions, study.clustering.practice_panels, seed)
    blind = _Blinding(study)
    planned = tuple(
        blind.slot(number, session, panels)
        for number, (session, panels) in enumerate(zip(sessions, practice, strict=True), 1)
    )
    return Plan(study.study.name, planned), blind.key


def add_clustering(
    study: Study, corpus: Corpus, plan: Plan, key: Key, slots: int
) -> tuple[Plan, Key]:
    """Add clustering slots to a plan and leave what is planned as it is.

    Raises
    ------
    UserError
        When the study or its corpus changed since it was planned, or material runs short.
    """
    present = plan.only("clustering").slots
    whole, panels = plan_clustering(study, corpus, len(present) + slots)
    if whole.slots[: len(present)] != present:
        raise UserError(
            "the clustering sessions that are planned do not follow from study.toml and the corpus "
            "any more, so no others can be balanced with them; put both back as they were."
        )
    added = whole.slots[len(present) :]
    return Plan(plan.study, (*plan.slots, *added)), replace(key, panels=panels)


class _Blinding:
    """Gives opaque ids to panels and recordings, and keeps what they mean."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self.key: dict[str, PanelKey] = {}

    def slot(self, number: int, session: PanelSession, practice: tuple[Panel, ...]) -> Slot:
        """Return the slot of a session."""
        name = f"c{number:04d}"
        panels = []
        for place, panel in enumerate(session.panels, 1):
            planned = self._panel(f"{name}-{place}", panel, session.system)
            distractors = (
                stimulus
                for stimulus, tile in zip(planned.stimuli, panel.utterances, strict=True)
                if tile.role == "distractor"
            )
            self.key[planned.panel] = PanelKey(panel.kind, session.system, tuple(distractors))
            panels.append(planned)
        practised = (
            self._panel(f"{name}-p{place}", panel, session.system)
            for place, panel in enumerate(practice, 1)
        )
        return Slot(
            f"slot-c{number:03d}",
            (PlannedSession(name, (), (), tuple(practised), tuple(panels)),),
        )

    def _panel(self, name: str, panel: Panel, system: str) -> PlannedPanel:
        return PlannedPanel(
            name,
            tuple(
                panel_stimulus(
                    self._study,
                    system if tile.anonymized else ORIGINAL,
                    panel.dataset,
                    tile.utterance,
                )
                for tile in panel.utterances
            ),
        )
