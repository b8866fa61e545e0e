"""Measure the voices that system I1 aims at, and write the table that is shipped with it.

    python scripts/measure_voice_targets.py DATADIR

`DATADIR` is a Kaldi data directory with `spk2gender`: the speaker pool. A speaker is left out
when the first utterance does not show F0, four formants and a speaking rate.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tqdm import tqdm

from anonymizers import command_line, voice_targets
from anonymizers.corpora.kaldi import read_data_directory
from anonymizers.durable_files import write_text
from anonymizers.formants import median_formants
from anonymizers.pitch import track_pitch
from anonymizers.speaking_rate import syllables_per_second
from anonymizers.voice_targets import VoiceTarget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anonymizers.corpora.utterance import Utterance


def measured(utterance: Utterance) -> VoiceTarget | None:
    """Measure the voice of one utterance; None where something cannot be measured."""
    if utterance.speaker is None or utterance.gender is None:
        return None
    samples, sample_rate = utterance.source.read()
    track = track_pitch(samples, sample_rate)
    target = VoiceTarget(
        utterance.speaker,
        utterance.gender,
        track.median(),
        tuple(median_formants(samples, sample_rate, track).tolist()),
        syllables_per_second(samples, sample_rate, track),
    )
    figures = (target.f0_hertz, *target.formants_hertz, target.syllables_per_second)
    return target if all(map(math.isfinite, figures)) else None


def main(arguments: Sequence[str]) -> int:
    """Measure the first utterance of every speaker."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("data", type=Path, metavar="DATADIR")
    pool = read_data_directory(parser.parse_args(arguments).data).utterances
    first = {utterance.speaker: utterance for utterance in reversed(pool)}
    results = [measured(first[speaker]) for speaker in tqdm(sorted(first, key=str), disable=None)]
    targets = [target for target in results if target is not None]
    file = Path(voice_targets.__file__).with_name(voice_targets.FILE)
    write_text(file, voice_targets.as_csv(targets))
    print(f"{len(targets)} of {len(results)} speakers are in {file}")
    return command_line.DONE


if __name__ == "__main__":
    sys.exit(command_line.run(main))
