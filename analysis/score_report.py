"""Score metrics as text to read in a terminal, and as files of figures and tables."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from analysis.det_curve import det_curve_of
from analysis.figures.det import DetPanel, det_figure
from analysis.figures.scores import (
    eps_max_figure,
    histogram_figure,
    llr_figure,
)
from analysis.figures.style import to_svg
from analysis.metric_definitions import DEFINITIONS
from anonymizers.durable_files import write_text

if TYPE_CHECKING:
    from pathlib import Path

    from analysis.score_evaluation import ScoreEvaluation

_LABEL_WIDTH = max(len(definition.label) for definition in DEFINITIONS.values())


def to_text(evaluation: ScoreEvaluation) -> str:
    """Return all metrics with their intervals and definitions, then what each speaker risks."""
    metrics = evaluation.metrics
    lines = [f"{metrics['n_target']} target and {metrics['n_nontarget']} non-target trials", ""]
    for name, definition in DEFINITIONS.items():
        value = _value_text(evaluation, name)
        lines.append(f"{definition.label:{_LABEL_WIDTH}}  {value:34}  {definition.text}")
    lines += ["", *_caps(evaluation), "", *_speaker_lines(evaluation)]
    return "\n".join(lines) + "\n"


def write_files(evaluation: ScoreEvaluation, out: Path) -> None:
    """Write figures as SVG, the error trade-off and the speakers' risks as CSV.

    Parameters
    ----------
    evaluation : ScoreEvaluation
    out : Path
        A folder, made where it is not there.
    """
    counts = evaluation.counts
    curve = det_curve_of(counts)
    figures = {
        "det": det_figure([DetPanel("All trials", {"scores": curve})], ["scores"]),
        "score_histograms": histogram_figure(counts),
        "llr": llr_figure(counts, evaluation.llr_maps),
        "eps_max": eps_max_figure(evaluation.metrics, evaluation.intervals),
    }
    for name, figure in figures.items():
        write_text(out / f"{name}.svg", to_svg(figure))
    rates = zip(curve.thresholds, curve.false_alarm, curve.miss, strict=True)
    header = ["threshold", "false_alarm", "miss"]
    write_text(out / "det.csv", _csv(header, [[repr(float(x)) for x in row] for row in rates]))
    write_text(out / "speakers.csv", _speakers_csv(evaluation))


def _value_text(evaluation: ScoreEvaluation, name: str) -> str:
    value = evaluation.metrics[name]
    if value is None:
        return f"not known: {evaluation.metrics['reasons'][name]}"
    interval = evaluation.intervals[name]
    bounds = f" [{interval.low:.4f}, {interval.high:.4f}]" if interval.known else ""
    category = f" ({evaluation.metrics['zebra_category']})" if name == "zebra_worst_log10" else ""
    unit = DEFINITIONS[name].unit
    return f"{value:.4f}{bounds}{' ' if unit else ''}{unit}{category}"


def _caps(evaluation: ScoreEvaluation) -> list[str]:
    """Say how fine rates are, what the worst case by PAV rests on, why intervals are missing."""
    metrics = evaluation.metrics
    held = metrics["eps_max_pav_bin"]
    lines = [
        f"Miss rates move in steps of {1 / metrics['n_target']:.3g}, false-alarm rates of "
        f"{1 / metrics['n_nontarget']:.3g}.",
        f"Worst case by PAV: a bin with {held['n_target']} of the targets and "
        f"{held['n_nontarget']} of the non-targets.",
        f"A set of this size can show at most {metrics['eps_max_pav_cap']:.4f} nats by PAV.",
    ]
    if metrics["eps_max_pav_is_capped"]:
        lines.append("The bin holds one class alone: its size sets the number, not the scores.")
    reasons = {found.reason for found in evaluation.intervals.values() if found.reason}
    lines += [f"Intervals missing: {reason}." for reason in sorted(reasons)]
    if any(found.known for found in evaluation.intervals.values()):
        lines.append("In brackets: 95 % intervals from drawing speakers.")
    if evaluation.ranks is not None:
        ranked, left_out = evaluation.ranks.probes.size, evaluation.ranks.n_left_out
        lines.append(
            f"Ranks: {ranked} probes among {evaluation.ranks.shares.shape[1]} enrolled speakers; "
            f"{left_out} probes left out."
        )
    return lines


def _speaker_lines(evaluation: ScoreEvaluation) -> list[str]:
    names = [risk.speaker for risk in evaluation.risks]
    width = max([len("speaker"), *map(len, names)])
    header = (
        f"{'speaker':{width}}  targets     EER  eps PAV  Gaussian  Student t    rank  "
        "identified (chance)  singled out (chance)"
    )
    lines = [header]
    for risk in evaluation.risks:
        eps = [
            _number(risk.eps_max.get(name), 2) for name in ("pav", "gaussian", "student_t", "rank")
        ]
        lines.append(
            f"{risk.speaker:{width}}  {risk.n_target:7}  {_number(risk.eer, 3):>6}  {eps[0]:>7}  "
            f"{eps[1]:>8}  {eps[2]:>9}  {eps[3]:>6}  "
            f"{_number(risk.identified, 3):>10} ({_number(risk.identified_by_chance, 3):>6})  "
            f"{_number(risk.singled_out, 3):>11} ({_number(risk.singled_out_by_chance, 3):>6})"
        )
    return lines


def _speakers_csv(evaluation: ScoreEvaluation) -> str:
    records = []
    for risk in evaluation.risks:
        record = risk.to_record()
        eps_max = record.pop("eps_max")
        records.append(record | {f"eps_max_{name}": value for name, value in eps_max.items()})
    header = list(records[0])
    return _csv(header, [["" if x is None else x for x in record.values()] for record in records])


def _csv(header: list[str], rows: list[list[object]]) -> str:
    content = io.StringIO()
    writer = csv.writer(content, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    return content.getvalue()


def _number(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:.{digits}f}"
