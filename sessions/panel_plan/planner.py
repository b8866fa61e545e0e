"""Plans of clustering sessions: who speaks in each panel, what, and in which version."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from scipy.optimize import linear_sum_assignment

from anonymizers.corpora.utterance import GENDER_IN_WORDS
from anonymizers.errors import UserError
from sessions.panel_plan.conditions import session_conditions
from sessions.panel_plan.material import gather
from sessions.panels import Panel, PanelSession, PanelUtterance
from sessions.rating_plan.draws import Draw
from sessions.rating_plan.rounding import rounded_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.corpus import Corpus
    from sessions.panel_plan.conditions import PanelConditions, SessionConditions
    from sessions.panel_plan.material import PanelMaterial
    from sessions.panels import PanelDesign, PanelRole

_Seat = tuple["PanelRole", int]
"""Role of a speaker in a panel, and how many utterances the speaker has there."""
_Tile = tuple[str, str, str]
"""Data set, speaker, utterance."""
_Name = TypeVar("_Name", tuple[str, str], _Tile)
_TRIES = 50


@dataclass(frozen=True, slots=True)
class _Cast:
    """Who speaks in a panel, and what."""

    seats: dict[str, _Seat]
    spoken: dict[str, list[_Tile]]


def plan_panels(design: PanelDesign, corpus: Corpus, seed: int) -> tuple[PanelSession, ...]:
    """Plan the session of every evaluator.

    The same arguments give the same plan; a plan for fewer evaluators is the start of one for
    more.

    Parameters
    ----------
    design : PanelDesign
    corpus : Corpus
        Its trial utterances are sorted; no sentence comes twice in a panel where texts are known.
    seed : int

    Returns
    -------
    tuple of PanelSession

    Raises
    ------
    UserError
        When there are too few speakers, or their sentences are too much the same.
    """
    draw = Draw("panels", seed)
    casting = _Casting(design, draw)
    return tuple(
        casting.session(conditions)
        for conditions in session_conditions(design, gather(corpus), draw)
    )


class _Casting:
    """Gives seats to speakers and tiles to utterances, those first that were used least."""

    def __init__(self, design: PanelDesign, draw: Draw) -> None:
        self._design, self._draw = design, draw
        self._roles: Counter[tuple[str, str, PanelRole]] = Counter()
        # Speakers by data set and name, utterances by these and id.
        self._used: Counter[tuple[str, ...]] = Counter()
        self._anonymized: Counter[tuple[str, ...]] = Counter()

    def session(self, conditions: SessionConditions) -> PanelSession:
        panels: dict[int, Panel] = {}
        for material in dict.fromkeys(panel.material for panel in conditions.panels):
            of_set = {
                number: panel
                for number, panel in enumerate(conditions.panels)
                if panel.material is material
            }
            for (number, panel), cast in zip(
                of_set.items(), self._casts(material, list(of_set.values())), strict=True
            ):
                panels[number] = self._panel(panel, cast)
        return PanelSession(
            conditions.system,
            conditions.gender,
            tuple(panels[number] for number in range(len(conditions.panels))),
        )

    def _casts(self, material: PanelMaterial, panels: Sequence[PanelConditions]) -> list[_Cast]:
        """Give the panels of one data set their speakers, and these their utterances.

        Speakers who served least come first. Where those of a panel do not say sentences enough
        that differ, chance plays a part that grows with every try.
        """
        for chance in range(_TRIES):
            casts = [
                _Cast(seats, spoken)
                for seats in self._seated(material, panels, chance)
                if (spoken := self._utterances(material, seats)) is not None
            ]
            if len(casts) == len(panels):
                return casts
        raise UserError(
            f"{material.dataset}: no {GENDER_IN_WORDS[material.gender]} speakers were found who "
            f"say {self._design.panel_size} different sentences between them, as a panel needs, in "
            f"{_TRIES} tries; add utterances, or ask for smaller panels."
        )

    def _seated(
        self, material: PanelMaterial, panels: Sequence[PanelConditions], chance: int
    ) -> list[dict[str, _Seat]]:
        """Give the seats of all panels to different speakers."""
        seats: list[tuple[int, _Seat]] = []
        for number, panel in enumerate(panels):
            seats += [(number, ("reference", size)) for size in panel.sizes]
            seats += [(number, ("distractor", 1))] * self._design.distractors
        speakers = list(material.spoken)
        chosen = self._cheapest(
            [
                [
                    self._cost_of_speaker(material, speaker, seat) + self._draw.below(chance + 1)
                    for speaker in speakers
                ]
                for _, seat in seats
            ]
        )
        if chosen is None:
            raise AssertionError("conditions were checked to be castable")
        seated: list[dict[str, _Seat]] = [{} for _ in panels]
        for (number, seat), place in zip(seats, chosen, strict=True):
            seated[number][speakers[place]] = seat
        return seated

    def _cost_of_speaker(self, material: PanelMaterial, speaker: str, seat: _Seat) -> float:
        role, size = seat
        if len(material.spoken[speaker]) < size:
            return inf
        return self._roles[material.dataset, speaker, role]

    def _panel(self, conditions: PanelConditions, cast: _Cast) -> Panel:
        dataset = conditions.material.dataset
        anonymized: set[_Tile] = set()
        if conditions.kind == "anonymized":
            anonymized = self._to_anonymize(dataset, cast)
        tiles = [tile for said in cast.spoken.values() for tile in said]
        for used, chosen in ((self._used, tiles), (self._anonymized, anonymized)):
            used.update(chosen)
            used.update(tile[:2] for tile in chosen)
        self._roles.update((dataset, who, role) for who, (role, _) in cast.seats.items())
        return Panel(
            conditions.kind,
            dataset,
            tuple(
                PanelUtterance(utterance, speaker, cast.seats[speaker][0], tile in anonymized)
                for tile in self._draw.shuffled(tiles)
                for _, speaker, utterance in [tile]
            ),
        )

    def _utterances(
        self, material: PanelMaterial, seats: dict[str, _Seat]
    ) -> dict[str, list[_Tile]] | None:
        """Choose each speaker's utterances, no sentence twice; None where that cannot be."""
        speakers = [speaker for speaker, (_, size) in seats.items() for _ in range(size)]
        sentences = sorted({said for speaker in seats for said in material.spoken[speaker]})

        def tiles(speaker: str, sentence: str) -> list[_Tile]:
            said = material.spoken[speaker].get(sentence, ())
            return [(material.dataset, speaker, utterance) for utterance in said]

        def uses(speaker: str, sentence: str) -> float:
            return min((self._used[tile] for tile in tiles(speaker, sentence)), default=inf)

        chosen = self._cheapest(
            [[uses(speaker, sentence) for sentence in sentences] for speaker in speakers]
        )
        if chosen is None:
            return None
        spoken: dict[str, list[_Tile]] = {speaker: [] for speaker in seats}
        for speaker, place in zip(speakers, chosen, strict=True):
            same = self._draw.shuffled(tiles(speaker, sentences[place]))
            spoken[speaker].append(min(same, key=lambda tile: self._used[tile]))
        return spoken

    def _to_anonymize(self, dataset: str, cast: _Cast) -> set[_Tile]:
        """Choose distractors, and of reference speakers as equal shares as whole numbers allow.

        Of equally fair shares, speakers and utterances that were anonymized less often go first.
        """
        roles = {speaker: role for speaker, (role, _) in cast.seats.items()}
        anonymized = {cast.spoken[who][0] for who, role in roles.items() if role == "distractor"}
        references = self._least_anonymized(
            [(dataset, who) for who, role in roles.items() if role == "reference"]
        )
        sizes = [cast.seats[speaker][1] for _, speaker in references]
        count = self._design.anonymized_utterances - len(anonymized)
        shares = rounded_row([count * size for size in sizes], sum(sizes), count)
        for (_, speaker), share in zip(references, shares, strict=True):
            anonymized.update(self._least_anonymized(cast.spoken[speaker])[:share])
        return anonymized

    def _least_anonymized(self, names: Sequence[_Name]) -> list[_Name]:
        """Sort speakers or utterances by their share of anonymized tiles so far."""
        return sorted(
            self._draw.shuffled(names),
            key=lambda name: self._anonymized[name] / max(1, self._used[name]),
        )

    def _cheapest(self, costs: Sequence[Sequence[float]]) -> list[int] | None:
        """Give each row a column of its own at least cost in all; the draw decides among equals.

        Costs are whole numbers, infinite where it must not be; what is drawn and added stays below
        one in all. None where not every row finds a column.
        """
        rows, columns = len(costs), len(costs[0])
        if rows > columns:
            return None
        drawn = [[self._draw.number() for _ in range(columns)] for _ in range(rows)]
        try:
            _, chosen = linear_sum_assignment(np.array(costs) + np.array(drawn) / (rows + 1))
        except ValueError:  # infeasible, as costs are never NaN
            return None
        return [int(column) for column in chosen]
