"""What was measured of the systems on real speech, shipped as a table."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from anonymizers.registry import names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FILE: Final = "measurements.json"
ORIGINAL: Final = "original"
SETTING: Final = (
    "LibriSpeech test-other: 10 speakers with 10 utterances, of which 5 enrol the speaker and 5 "
    "are trials, against speakers of the same gender, and transcribed; what is drawn, is drawn for "
    "each speaker, and by systems that synthesize anew once for enrolment and once for trials"
)
COLUMNS: Final[Mapping[str, tuple[str, str]]] = {
    "eer_oa_campplus": ("EER oa, CAM++", "{:.1f} %"),
    "eer_aa_campplus": ("EER aa, CAM++", "{:.1f} %"),
    "eer_oa_ge2e": ("EER oa, GE2E", "{:.1f} %"),
    "eer_aa_ge2e": ("EER aa, GE2E", "{:.1f} %"),
    "wer": ("WER, Whisper base", "{:.1f} %"),
    "f0_correlation": ("F0 correlation", "{:.2f}"),
    "de_identification_campplus": ("DeID", "{:.0f} %"),
    "gain_of_voice_distinctiveness_db_campplus": ("G_VD", "{:.1f} dB"),
    "similarity_to_oneself_campplus": ("to oneself", "{:.2f}"),
    "similarity_within_campplus": ("within", "{:.2f}"),
    "similarity_between_campplus": ("between", "{:.2f}"),
    "real_time_factor": ("real-time factor", "{:.4f}"),
}
"""Figure to its name and how it is written, in the order of the table."""


@cache
def measurements() -> Mapping[str, Mapping[str, float]]:
    """Return the figures of each condition: the original, and systems with some parameters.

    Systems come in the order of the registry.
    """
    text = files("anonymizers").joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)
    order = (ORIGINAL, *names())
    return dict(sorted(found.items(), key=lambda item: order.index(item[0].split()[0])))


def lines_of(system: str) -> Iterator[str]:
    """Say in lines what was measured of a system, beside the original; nothing if nothing was."""
    if system not in {condition.split()[0] for condition in measurements()}:
        return
    for condition, figures in measurements().items():
        if condition.split()[0] in (ORIGINAL, system):
            written = (
                f"{name} {_written(figures, figure)}"
                for figure, (name, _) in COLUMNS.items()
                if figure in figures and not figure.startswith("similarity")
            )
            yield f"{condition}: {', '.join(written)}"


def markdown_table() -> str:
    """Return all figures as a table."""
    heads = ["", *(name for name, _ in COLUMNS.values())]
    lines = [heads, ["---", *("---:" for _ in COLUMNS)]]
    for condition, figures in measurements().items():
        cells = (_written(figures, figure) if figure in figures else "–" for figure in COLUMNS)
        lines.append([condition, *cells])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _written(figures: Mapping[str, float], figure: str) -> str:
    """Write a figure, with its interval where there is one."""
    form = COLUMNS[figure][1]
    written = form.format(figures[figure])
    if f"{figure}_low" in figures:
        low, high = figures[f"{figure}_low"], figures[f"{figure}_high"]
        return f"{written} ({low:.0f} to {high:.0f})"
    return written
