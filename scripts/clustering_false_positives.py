"""How often the tests of clustering panels find what is not there, in simulated studies.

Prints the rows of the table in docs/statistics.md; takes about ten minutes. Evaluators sort by
`sessions.sorting`, as those of `python -m sessions simulate` do.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pandas as pd
from tqdm import trange

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from analysis.clustering import macro_f1, purity
from analysis.clustering_panels import control_differences
from analysis.clustering_tests import analyse_differences, purity_changes
from analysis.resampling import seeded_generator
from analysis.speaker_linkage import speaker_linkage
from sessions.listeners import Effects, Listener, SystemEffect
from sessions.panels import PanelDesign
from sessions.plan import StimulusKey
from sessions.sorting import placements
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np

    from anonymizers.corpora.utterance import Gender

SYSTEMS = ("S1", "S2")
DESIGN = PanelDesign(evaluators=32, systems=SYSTEMS)
GROUPS = 4
LEVEL = 0.05
REPLICATES = 199
UNCHANGED = SystemEffect(linkability=1.0, linkability_loss=0.0, resemblance=0.0)
"""Anonymization that nobody hears: no panel is harder than another."""
UNLINKABLE = SystemEffect(linkability=0.0, linkability_loss=0.0, resemblance=0.0)
"""Anonymized voices that have nothing of the original ones."""


class SortedPanel(NamedTuple):
    """A panel, and where its evaluator put each utterance."""

    listener: Listener
    system: str
    gender: Gender
    position: int
    is_control: bool
    tiles: list[StimulusKey]
    clusters: list[int]
    placed: int
    """Placements, first ones included."""

    @property
    def about(self) -> dict[str, object]:
        """What is equal in all rows of the panel, as tables have it."""
        name = self.listener.evaluator
        return {
            "session": name,
            "evaluator": name,
            "panel": f"{name}-{self.position}",
            "native_language": "en" if self.listener.is_native else "de",
            "panel_position": self.position + 1,
            "panel_kind": "control" if self.is_control else "anonymized",
            "system": self.system,
            "gender": self.gender,
        }


def simulated_study(
    seed: int, effect: SystemEffect, *, with_control: bool = True
) -> Iterator[SortedPanel]:
    """Sort the panels of a study in which systems, native languages and genders are balanced."""
    effects = Effects(systems=dict.fromkeys(SYSTEMS, effect))
    genders: tuple[Gender, ...] = ("f", "m")
    cells = list(product(SYSTEMS, ("careful", "non_native"), genders))
    for number in range(DESIGN.evaluators):
        system, kind, gender = cells[number % len(cells)]
        listener = Listener(seed, f"e{number:03}", kind, effects)
        rng = seeded_generator(seed, "panels", listener.evaluator)
        # Counterbalanced, so that the first panels of all evaluators are of both kinds.
        control = number // len(cells) % DESIGN.panels
        for position in range(DESIGN.panels):
            if position == control and not with_control:
                continue
            made_by = ORIGINAL if position == control else system
            tiles = utterances(f"e{number}p{position}", gender, made_by, rng)
            made = placements(listener, tiles, GROUPS, rng)
            at = dict(made)
            clusters = [at[tile] for tile in range(len(tiles))]
            yield SortedPanel(
                listener, system, gender, position, position == control, tiles, clusters, len(made)
            )


def utterances(
    panel: str, gender: Gender, system: str, rng: np.random.Generator
) -> list[StimulusKey]:
    """Return the utterances of a panel in random order; half of each speaker's are the system's."""
    sizes = (*DESIGN.size_patterns[rng.integers(len(DESIGN.size_patterns))], 1)
    tiles = []
    for speaker, size in enumerate(sizes):
        more = bool(rng.integers(2))  # of an odd number
        anonymized = 1 if size == 1 else (size + more) // 2
        for number in range(size):
            made_by = system if number < anonymized else ORIGINAL
            name = f"{panel}-{speaker}"
            utterance = f"{name}-{number}"
            tiles.append(StimulusKey(made_by, "simulated", name, gender, utterance, "panel"))
    return [tiles[place] for place in rng.permutation(len(tiles))]


def rejections(study: list[SortedPanel]) -> Iterator[tuple[str, float]]:
    """Yield every test of a report on panels but that of linkability, and whether it rejects.

    Of tests between all cells, the share that rejects.
    """
    panels = pd.DataFrame([panel.about | measures(panel) for panel in study])
    differences = control_differences(panels)
    for measure in ("macro_f1", "cc"):
        found = analyse_differences(differences, measure, "en")
        assert found is not None
        for effect in found.table.effects:
            yield (
                f"ANOVA of {measure}, {' × '.join(effect.factors)}",
                reject(effect.p),
            )
        for factor, (difference,) in found.main_effects.items():
            yield f"t-test of {measure}, {factor}", reject(difference.p)
        pairs = found.all_factors
        yield f"t-test of {measure}, two cells", sum(reject(one.p) for one in pairs) / len(pairs)
        yield (
            f"t-tests of {measure}, any two cells, adjusted",
            reject(min(one.p_holm for one in pairs)),
        )
    changes = purity_changes(panels)
    for change in changes:
        yield f"signed rank of purity, {change.gender}", reject(change.paired.p)
        yield f"A of purity, by evaluators, {change.gender}", reject(change.clustered.p)
        yield f"Mann-Whitney of purity, {change.gender}", reject(change.pooled.p)
    adjusted = min(change.paired_p_holm for change in changes)
    yield "signed rank of purity, either gender, adjusted", reject(adjusted)
    # The published test takes all panels as independent: that is so with one of each evaluator.
    alone = panels[panels["panel_position"] == 1]
    for change in purity_changes(alone):
        yield (
            f"Mann-Whitney of purity, {change.gender}, one panel an evaluator",
            reject(change.pooled.p),
        )


def reject(p: float) -> bool:
    """Whether a test finds something."""
    return p < LEVEL


def measures(panel: SortedPanel) -> dict[str, float]:
    """Measure a panel, as `analysis.clustering_panels.measure_panels` does."""
    speakers = [tile.speaker for tile in panel.tiles]
    return {
        "macro_f1": macro_f1(speakers, panel.clusters),
        "purity": purity(speakers, panel.clusters),
        "cc": panel.placed,
        "cc_per_utterance": panel.placed / len(speakers),
        "reassignments": panel.placed - len(speakers),
    }


def p_of_linkage(seed: int, study: list[SortedPanel]) -> float:
    """Test whether anonymized utterances land with their own speakers' originals."""
    clusters = pd.DataFrame(
        [
            panel.about
            | {
                "speaker": tile.speaker,
                "anonymized": tile.system != ORIGINAL,
                "cluster": cluster,
            }
            for panel in study
            for tile, cluster in zip(panel.tiles, panel.clusters, strict=True)
        ]
    )
    generator = seeded_generator(seed, "linkage")
    return speaker_linkage(clusters, replicates=REPLICATES, generator=generator).p


def main() -> None:
    """Simulate and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--studies", type=int, default=2000)
    parser.add_argument("--first-seed", type=int, default=0)
    options = parser.parse_args()
    rejected: defaultdict[str, float] = defaultdict(float)
    for seed in trange(options.first_seed, options.first_seed + options.studies):
        for name, share in rejections(list(simulated_study(seed, UNCHANGED))):
            rejected[name] += share
        unlinkable = simulated_study(seed, UNLINKABLE, with_control=False)
        p = p_of_linkage(seed, list(unlinkable))
        rejected["permutation test of linkability"] += p <= LEVEL
    for name, count in rejected.items():
        print(f"| {name} | {100 * count / options.studies:.1f} % |")


if __name__ == "__main__":
    main()
