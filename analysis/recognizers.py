"""Programs that write down what they hear."""

from __future__ import annotations

import shlex
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anonymizers.corpora.audio import write_audio
from anonymizers.errors import UserError
from anonymizers.pretrained import WHISPER_BASE, model_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from anonymizers.corpora.audio import Samples

    Recognizer = Callable[[Samples], str]

SAMPLE_RATE: Final = 16_000
"""What recognizers take, in Hz."""
WHISPER: Final = "whisper-base"
_LONGEST_SECONDS: Final = 600


class WhisperRecognizer:
    """Whisper base (A. Radford et al., ICML 2023) in eight-bit integers, on one thread.

    Greedy temperature, beam of 5, each utterance by itself, English.

    Raises
    ------
    UserError
        The package or the weights are not installed.
    """

    def __init__(self) -> None:
        try:
            from faster_whisper import WhisperModel  # noqa: PLC0415 - an optional dependency
        except ModuleNotFoundError as error:
            raise UserError(
                "recognition needs the package faster-whisper; run make models, or install "
                "voicejury[neural]."
            ) from error
        self._model: Any = WhisperModel(
            str(model_folder(WHISPER_BASE)),
            device="cpu",
            compute_type="int8",
            cpu_threads=1,
            num_workers=1,
        )

    def __call__(self, samples: Samples) -> str:
        """Transcribe speech at 16 kHz, shape (n,)."""
        segments, _ = self._model.transcribe(
            samples.astype(np.float32),
            language="en",
            beam_size=5,
            temperature=0.0,
            condition_on_previous_text=False,
            without_timestamps=True,
        )
        return " ".join(segment.text.strip() for segment in segments)


@dataclass(frozen=True)
class CommandRecognizer:
    """Any program that prints the transcript of a WAV file.

    Parameters
    ----------
    command : str
        With ``{}`` where the file goes; no shell reads it.
    """

    command: str

    def __call__(self, samples: Samples) -> str:
        """Transcribe speech at 16 kHz, shape (n,).

        Raises
        ------
        UserError
            The program is not there, fails, or takes longer than ten minutes.
        """
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "speech.wav"
            write_audio(file, np.clip(samples, -1.0, 1.0 - 2.0**-15), SAMPLE_RATE)
            words = [word.replace("{}", str(file)) for word in shlex.split(self.command)]
            try:
                done = subprocess.run(  # noqa: S603 - what the user commands
                    words, capture_output=True, text=True, timeout=_LONGEST_SECONDS, check=False
                )
            except (OSError, subprocess.TimeoutExpired) as error:
                raise UserError(
                    f"--transcriber {self.command}: cannot be run ({error})."
                ) from error
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
            raise UserError(
                f"--transcriber {self.command}: ended with code {done.returncode}: {last}"
            )
        return " ".join(done.stdout.split())


def load_recognizer(name: str) -> Recognizer:
    """Return Whisper base for its name, and the program that any other text commands."""
    if name == WHISPER:
        return WhisperRecognizer()
    if "{}" not in name:
        raise UserError(
            f"--transcriber {name}: give {WHISPER}, or a command with {{}} where the file goes."
        )
    return CommandRecognizer(name)
