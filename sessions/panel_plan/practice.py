"""Small panels to get used to the page: they are not counted, and spoil nothing that is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anonymizers.errors import UserError
from sessions.panel_plan.material import gather
from sessions.panels import Panel, PanelUtterance
from sessions.rating_plan.draws import Draw

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sessions.corpus import Corpus
    from sessions.panel_plan.material import PanelMaterial
    from sessions.panels import PanelRole, PanelSession

PRACTICE_SIZES = (3, 2, 1)
"""Utterances of each speaker of a practice panel; one of each speaker is anonymized."""


class _Heard(NamedTuple):
    """What the panels of a session hold: voices and utterances, each by data set."""

    voices: set[tuple[str, str]]
    utterances: set[tuple[str, str]]

    def add(self, panel: Panel) -> None:
        self.voices.update((panel.dataset, tile.speaker) for tile in panel.utterances)
        self.utterances.update((panel.dataset, tile.utterance) for tile in panel.utterances)


def plan_practice(
    corpus: Corpus, sessions: Sequence[PanelSession], count: int, seed: int
) -> tuple[tuple[Panel, ...], ...]:
    """Plan the practice panels of each session.

    Their voices are in no panel of the session if the corpus has enough of them; their utterances
    never are. Anonymized utterances are the session's system's.

    Parameters
    ----------
    corpus : Corpus
    sessions : sequence of PanelSession
    count : int
        Practice panels of each session.
    seed : int
        Practice of a session follows from it and the session's number alone.

    Raises
    ------
    UserError
        When the corpus has no utterances left for them.
    """
    material = [of_set for sets in gather(corpus).values() for of_set in sets]
    return tuple(
        tuple(_panels(material, session, count, Draw("practice panels", seed, number)))
        for number, session in enumerate(sessions)
    )


def _panels(
    material: Sequence[PanelMaterial], session: PanelSession, count: int, draw: Draw
) -> Iterator[Panel]:
    heard = _Heard(set(), set())
    for panel in session.panels:
        heard.add(panel)
    for _ in range(count):
        panel = _panel(material, heard, draw)
        heard.add(panel)
        yield panel


def _panel(material: Sequence[PanelMaterial], heard: _Heard, draw: Draw) -> Panel:
    for avoided in (heard, _Heard(set(), heard.utterances)):
        for of_set in draw.shuffled(material):
            tiles = _tiles(of_set, avoided, draw)
            if tiles is not None:
                return Panel("anonymized", of_set.dataset, tuple(draw.shuffled(tiles)))
    raise UserError(
        f"no data set has {len(PRACTICE_SIZES)} speakers of one gender with utterances left for a "
        "practice panel; add utterances, or set clustering.practice_panels = 0."
    )


def _tiles(of_set: PanelMaterial, avoided: _Heard, draw: Draw) -> list[PanelUtterance] | None:
    """Choose speakers and their utterances, no sentence twice; None where there are too few."""
    tiles: list[PanelUtterance] = []
    said: set[str] = set()
    sizes = list(PRACTICE_SIZES)
    for speaker in draw.shuffled(of_set.spoken):
        if not sizes or (of_set.dataset, speaker) in avoided.voices:
            continue
        left = [
            (sentence, utterance)
            for sentence, utterances in of_set.spoken[speaker].items()
            for utterance in utterances[:1]
            if sentence not in said and (of_set.dataset, utterance) not in avoided.utterances
        ]
        if len(left) < sizes[0]:
            continue
        size = sizes.pop(0)
        for place, (sentence, utterance) in enumerate(draw.shuffled(left)[:size]):
            said.add(sentence)
            role: PanelRole = "distractor" if size == 1 else "reference"
            tiles.append(PanelUtterance(utterance, speaker, role, place == 0))
    return None if sizes else tiles
