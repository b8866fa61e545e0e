"""Score files as the challenges write them, of simulated speakers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

ENROLLED = [f"{number}" for number in range(100, 108)]
NOT_ENROLLED = ["200", "201"]
PROBES = 12


def write_challenge_files(folder: Path, seed: int = 0) -> tuple[Path, Path]:
    """Write ``scores`` and ``trials`` of 8 enrolled speakers and 10 who speak; return both."""
    generator = np.random.default_rng(seed)
    voices = {speaker: generator.normal(size=4) for speaker in ENROLLED + NOT_ENROLLED}
    trials, scores = [], []
    for speaker, voice in voices.items():
        for probe in range(PROBES):
            heard = voice + 1.5 * generator.normal(size=4)
            for enrolled in ENROLLED:
                pair = f"{enrolled} {speaker}-1234-{probe:04d}"
                trials.append(f"{pair} {'target' if enrolled == speaker else 'nontarget'}")
                scores.append(f"{pair} {float(voices[enrolled] @ heard):.6f}")
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in (("scores", scores), ("trials", trials)):
        (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder / "scores", folder / "trials"
