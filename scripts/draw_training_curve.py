"""Draw how the losses of a training fell.

python scripts/draw_training_curve.py trained/curve.csv docs/images/conversion-training.png
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from anonymizers import command_line

if TYPE_CHECKING:
    from collections.abc import Sequence

PANELS = {"cepstral": "cepstra of the spectrogram", "wave": "waveform"}


def main(arguments: Sequence[str]) -> int:
    """Draw the curve of `train conversion`: a panel for each loss, a line for each set."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("curve", type=Path, metavar="CSV")
    parser.add_argument("file", type=Path, metavar="FILE")
    options = parser.parse_args(arguments)
    with options.curve.open(encoding="utf-8", newline="") as file:
        points = [
            {name: float(value) for name, value in row.items()} for row in csv.DictReader(file)
        ]
    steps = [point["step"] for point in points]
    figure = Figure(figsize=(7, 2.8), layout="constrained")
    for axis, (loss, title) in zip(figure.subplots(1, 2), PANELS.items(), strict=True):
        axis.plot(steps, [point[f"{loss}_trained"] for point in points], label="being learnt")
        axis.plot(steps, [point[f"{loss}_held_out"] for point in points], label="held out")
        axis.set(xlabel="steps", ylabel="loss", title=title)
        axis.spines[["top", "right"]].set_visible(False)
    axis.legend(frameon=False)
    figure.savefig(options.file, dpi=80)
    return command_line.DONE


if __name__ == "__main__":
    sys.exit(command_line.run(main))
