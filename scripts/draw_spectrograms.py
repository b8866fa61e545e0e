"""Draw what each anonymizer makes of a sentence of the demo corpus.

python scripts/draw_spectrograms.py docs/images/anonymizers.png
python scripts/draw_spectrograms.py docs/images/synthesis.png M1c2 M1c3 M1c4 B1
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure
from scipy.signal import spectrogram

import anonymizers
from anonymizers import command_line
from anonymizers.corpora.audio import AudioSource

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes

    from anonymizers.corpora.audio import Samples

SENTENCE = Path(__file__).parents[1] / "sessions/demo/corpus/audio/f02/f02_003.flac"
SECONDS = 2.5
RANGE_DB = 70


def main(arguments: Sequence[str]) -> int:
    """Draw the original above one panel for each system that is installed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("systems", nargs="*", default=["B1", "B2", "D1", "I1"], metavar="SYSTEM")
    options = parser.parse_args(arguments)
    samples, sample_rate = AudioSource(SENTENCE).read()
    versions = {"original": samples}
    for name in options.systems:
        anonymizer = anonymizers.load(name).for_source(0, SENTENCE.parent.name)
        if anonymizer.missing():
            continue
        versions[name] = anonymizer(samples, sample_rate)
    figure = Figure(figsize=(7, 1.75 * len(versions)), layout="constrained")
    axes = figure.subplots(len(versions), sharex=True, sharey=True)
    for axis, (name, version) in zip(axes, versions.items(), strict=True):
        _draw(axis, name, version, sample_rate)
    axes[-1].set_xlabel("seconds")
    figure.savefig(options.file, dpi=80)
    return command_line.DONE


def _draw(axis: Axes, name: str, samples: Samples, sample_rate: int) -> None:
    hertz, seconds, power = spectrogram(
        samples,
        sample_rate,
        nperseg=round(0.006 * sample_rate),
        noverlap=round(0.005 * sample_rate),
        nfft=1_024,
    )
    decibels = 10 * np.log10(np.maximum(power, 1e-20))
    loudest = decibels.max()
    axis.pcolormesh(
        seconds, hertz / 1_000, decibels, vmin=loudest - RANGE_DB, vmax=loudest, cmap="magma",
        rasterized=True,
    )  # fmt: skip
    axis.set(xlim=(0, SECONDS), ylabel="kHz", title=name)


if __name__ == "__main__":
    sys.exit(command_line.run(main))
