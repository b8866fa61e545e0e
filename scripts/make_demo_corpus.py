"""Make and measure the demo corpus that the project bundles; see docs/demo-corpus.md."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anonymizers import command_line

if TYPE_CHECKING:
    from collections.abc import Sequence

CORPUS: Final = Path(__file__).resolve().parent.parent / "sessions" / "demo" / "corpus"


def main(arguments: Sequence[str]) -> int:
    """Run one of the three steps."""
    parser = argparse.ArgumentParser(description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)
    audition = steps.add_parser("audition", help="how alike the synthesizer's own voices are")
    render = steps.add_parser(
        "render", help="synthesize the utterances that are missing, write the lists"
    )
    measure = steps.add_parser("measure", help="how alike the speakers are, what is misheard")
    for step in (audition, render):
        step.add_argument(
            "--voices", type=Path, required=True, help="folder `voices` of npm's kokoro-js"
        )
    for step in (render, measure):
        step.add_argument("--corpus", type=Path, default=CORPUS, help="default: %(default)s")
    chosen = parser.parse_args(arguments)

    # The models' libraries take seconds to import and are not needed to print the help.
    if chosen.step == "audition":
        from demo_corpus.measuring import audition_voices  # noqa: PLC0415

        return audition_voices(chosen.voices)
    if chosen.step == "render":
        from demo_corpus.rendering import render_corpus  # noqa: PLC0415

        return render_corpus(chosen.voices, chosen.corpus)
    from demo_corpus.measuring import measure_corpus  # noqa: PLC0415

    return measure_corpus(chosen.corpus)


if __name__ == "__main__":
    sys.exit(command_line.run(main))
