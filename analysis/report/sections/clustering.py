"""What sorting by ear shows: how well speakers are told apart, and who is linked with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from analysis.clustering_panels import CHANGES
from analysis.clustering_results import ANALYSED, CONTROL, SUMMARIZED
from analysis.report.clustering_pictures import (
    FACTOR_TITLES,
    confusion_pictures,
    differences_picture,
    linked_picture,
    purity_picture,
)
from analysis.report.data_files import frame_of, stacked
from analysis.report.section import Section
from analysis.speaker_linkage import LANDINGS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from analysis.anova import CellDifference
    from analysis.clustering_results import ClusteringResults, PanelSummary
    from analysis.clustering_tests import DifferenceAnalysis
    from analysis.report.results import Results

TITLES = {
    "macro_f1": "F1",
    "precision": "Precision",
    "recall": "Recall",
    "purity": "Purity",
    "adjusted_rand_index": "Adjusted Rand index",
    "v_measure": "V-measure",
    "cc": "CC",
    "cc_per_utterance": "CC per utterance",
    "reassignments": "Reassignments",
    "distractors_isolated": "Distractor alone",
}
_PURITY = {
    "gender": "gender",
    "control_mean": "control_mean",
    "anonymized_mean": "anonymized_mean",
    "n_control": "pooled.n_a",
    "n_anonymized": "pooled.n_b",
    "u": "pooled.u",
    "effect_size": "pooled.effect_size",
    "p": "pooled.p",
    "p_holm": "pooled_p_holm",
    "clustered_low": "clustered.interval.low",
    "clustered_high": "clustered.interval.high",
    "clustered_degrees_of_freedom": "clustered.degrees_of_freedom",
    "clustered_p": "clustered.p",
    "clustered_p_holm": "clustered_p_holm",
    "n_pairs": "paired.n",
    "w": "paired.w",
    "rank_biserial": "paired.effect_size",
    "wilcoxon_p": "paired.p",
    "wilcoxon_p_holm": "paired_p_holm",
    "not_known_because": "not_known_because",
}
_LINKED = {
    "panels": "series",
    "versions": "versions",
    "same_speaker": "same_speaker",
    "pairs": "pairs",
    "linked": "linked",
    "share": "share",
    "share_low": "interval.low",
    "share_high": "interval.high",
}
_LINKAGE = {
    "system": "system",
    "panels": "test.panels",
    "pairs": "test.pairs",
    "linked": "test.linked",
    "by_chance": "test.by_chance",
    "p": "test.p",
    "p_holm": "p_holm",
}
_EFFECTS = {
    "sum_of_squares": "sum_of_squares",
    "degrees_of_freedom": "degrees_of_freedom",
    "f": "f",
    "p": "p",
    "partial_eta_squared": "partial_eta_squared",
    "not_known_because": "reason",
}
_POST_HOC = {
    "n_a": "a.n",
    "n_b": "b.n",
    "mean_a": "a.mean",
    "mean_b": "b.mean",
    "difference": "difference",
    "low": "interval.low",
    "high": "interval.high",
    "t": "t",
    "degrees_of_freedom": "degrees_of_freedom",
    "p": "p",
    "p_holm": "p_holm",
    "not_known_because": "interval.reason",
}


def section(results: Results) -> Section | None:
    """Return the clustering panels; None where none were sorted."""
    found = results.clustering
    if found is None:
        return None
    differences = differences_picture(found)
    purity, linked, confusion = (
        purity_picture(found),
        linked_picture(found),
        confusion_pictures(found),
    )
    pictures = (differences, purity, linked, *confusion)
    return Section(
        "clustering",
        "Clustering panels",
        {
            "found": found,
            "titles": TITLES,
            "shown_measures": shown_measures(found),
            "of_factors": _of_factors,
            "control_panels": found.summaries[0].panels,
            "control": CONTROL,
            "analysed": [(TITLES[name], found.analyses[name]) for name in ANALYSED],
            "landings": LANDINGS,
            "differences": differences,
            "purity_picture": purity,
            "linked_picture": linked,
            "confusion": confusion,
        },
        pictures=tuple(picture for picture in pictures if picture is not None),
        tables=_tables(found),
    )


def shown_measures(found: ClusteringResults | None) -> list[str]:
    """Return the measures that a page shows: without moves, those that need none."""
    has_moves = found is not None and found.has_moves
    return [name for name in SUMMARIZED if has_moves or name not in CHANGES]


def summary_table(summaries: Iterable[PanelSummary]) -> pd.DataFrame:
    """Return a row for control panels and for each system's."""
    return pd.DataFrame(
        [
            {
                "panels": summary.series,
                "n": summary.panels,
                "evaluators": summary.evaluators,
                **{
                    f"{name}{end}": value
                    for name in SUMMARIZED
                    for end, value in (
                        ("", summary.means[name]),
                        ("_low", summary.intervals[name].low),
                        ("_high", summary.intervals[name].high),
                    )
                },
                "not_known_because": summary.not_known_because,
            }
            for summary in summaries
        ]
    )


def _tables(found: ClusteringResults) -> dict[str, pd.DataFrame]:
    analyses = {name: one for name, one in found.analyses.items() if one is not None}
    tables = {
        "panels": found.panels,
        "panel_summaries": summary_table(found.summaries),
        "control_differences": found.differences.table,
        "purity_tests": frame_of(found.purity, _PURITY),
        "linked_pairs": frame_of(found.linked, _LINKED),
        "speaker_linkage": _linkage_table(found),
        "speaker_confusion": found.confusion.reset_index(),
    }
    if analyses:
        tables["anova"] = stacked({name: _anova(one) for name, one in analyses.items()}, "measure")
        tables["post_hoc"] = stacked(
            {name: _post_hoc(one) for name, one in analyses.items()}, "measure"
        )
    return tables


def _of_factors(analysis: DifferenceAnalysis) -> dict[str, list[CellDifference]]:
    """Return the tests between levels of one factor by what the page calls it."""
    return {FACTOR_TITLES[name].lower(): tests for name, tests in analysis.main_effects.items()}


def _linkage_table(found: ClusteringResults) -> pd.DataFrame:
    landed = pd.DataFrame(
        [one.landed for one in found.linkages], columns=list(LANDINGS)
    ).add_prefix("landed with ")
    table = pd.concat([frame_of(found.linkages, _LINKAGE), landed], axis="columns")
    return table.rename(columns=lambda name: name.replace(" ", "_"))


def _anova(analysis: DifferenceAnalysis) -> pd.DataFrame:
    table = frame_of(analysis.table.effects, _EFFECTS)
    table.insert(0, "effect", [":".join(effect.factors) for effect in analysis.table.effects])
    residual = {
        "effect": "residual",
        "sum_of_squares": analysis.table.residual_sum_of_squares,
        "degrees_of_freedom": analysis.table.residual_degrees_of_freedom,
    }
    return pd.concat([table, pd.DataFrame([residual])], ignore_index=True)


def _post_hoc(analysis: DifferenceAnalysis) -> pd.DataFrame:
    parts = {name: _cell_tests(tests) for name, tests in analysis.main_effects.items()}
    if len(analysis.factors) > 1:
        parts[":".join(analysis.factors)] = _cell_tests(analysis.all_factors)
    return stacked(parts, "factors")


def _cell_tests(tests: list[CellDifference]) -> pd.DataFrame:
    table = frame_of(tests, _POST_HOC)
    table.insert(0, "a", [":".join(test.a.levels) for test in tests])
    table.insert(1, "b", [":".join(test.b.levels) for test in tests])
    return table
