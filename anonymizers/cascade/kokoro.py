"""The synthesizer Kokoro-82M, with timing and melody to choose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anonymizers.cascade import kokoro_parts as parts
from anonymizers.pretrained import KOKORO, model_folder
from anonymizers.pretrained.kokoro import VOICES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples
    from anonymizers.corpora.utterance import Gender

SAMPLE_RATE: Final = 24_000
FRAME_SAMPLES: Final = 600
"""25 ms, the unit of durations."""
MOST_TOKENS: Final = 510

_STYLE_SIZE = 256
_PADDING = 0  # the token before and after what is spoken


@dataclass(frozen=True, slots=True, eq=False)
class EncodedText:
    """What the network makes of tokens, before it is known how long each lasts.

    Parameters
    ----------
    frames : ndarray, shape (tokens + 2,)
        How long the network would let each last, not rounded; with the padding at both ends.
    prosody : ndarray, shape (1, tokens + 2, 640)
    text : ndarray, shape (1, 512, tokens + 2)
    style : ndarray, shape (1, 256)
    """

    frames: NDArray[np.float32]
    prosody: NDArray[np.float32]
    text: NDArray[np.float32]
    style: NDArray[np.float32]


class Kokoro:
    """Kokoro-82M, version 1.0, in eight-bit integers, on one thread.

    Raises
    ------
    UserError
        The network is not installed.
    """

    def encode(self, tokens: Sequence[int], voice: NDArray[np.float32]) -> EncodedText:
        """Encode what is to be spoken.

        Parameters
        ----------
        tokens : sequence of int
            1 to 510.
        voice : ndarray, shape (510, 256)
            A style for each number of tokens.
        """
        style = voice[len(tokens) - 1][np.newaxis]
        frames, prosody, text = self._encoder.run(
            list(parts.ENCODER.outputs),
            {
                "tokens": np.array([[_PADDING, *tokens, _PADDING]], np.int64),
                "style": style,
                "speed": np.ones(1, np.float32),
            },
        )
        return EncodedText(frames[0], prosody, text, style)

    def predict(
        self, encoded: EncodedText, durations: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Predict F0 in Hz and energy, shape (2 * frames,) both, for tokens that last so long."""
        repeated = np.repeat(encoded.prosody[0], durations, axis=0)
        f0, energy = self._predictor.run(
            list(parts.PREDICTOR.outputs),
            {
                parts.PROSODY_FRAMES: np.ascontiguousarray(repeated.T[np.newaxis]),
                "style": encoded.style,
            },
        )
        return f0[0], energy[0]

    def decode(
        self,
        encoded: EncodedText,
        durations: NDArray[np.int64],
        f0_hertz: NDArray[np.float32],
        energy: NDArray[np.float32],
    ) -> Samples:
        """Make speech.

        Parameters
        ----------
        encoded : EncodedText
        durations : ndarray of int, shape (tokens + 2,)
            In frames.
        f0_hertz, energy : ndarray, shape (2 * frames,)

        Returns
        -------
        ndarray, shape (600 * frames,)
            At 24 kHz.
        """
        repeated = np.repeat(encoded.text, durations, axis=2)
        (audio,) = self._decoder.run(
            list(parts.DECODER.outputs),
            {
                parts.TEXT_FRAMES: np.ascontiguousarray(repeated),
                parts.F0: f0_hertz[np.newaxis],
                parts.ENERGY: energy[np.newaxis],
                "style": encoded.style,
            },
        )
        samples: Samples = np.asarray(audio, dtype=np.float64).ravel()
        return samples

    @cached_property
    def _encoder(self) -> Any:
        return parts.part_session(parts.ENCODER)

    @cached_property
    def _predictor(self) -> Any:
        return parts.part_session(parts.PREDICTOR)

    @cached_property
    def _decoder(self) -> Any:
        return parts.part_session(parts.DECODER)


@cache
def kokoro() -> Kokoro:
    """Return the one synthesizer of this process."""
    return Kokoro()


@cache
def voice_tables(gender: Gender) -> NDArray[np.float32]:
    """Return the styles of all English voices of a gender, shape (voices, 510, 256)."""
    folder = model_folder(KOKORO)
    names = [name for name in VOICES if name[1] == gender]
    tables = [np.fromfile(folder / f"{name}.bin", "<f4") for name in names]
    return np.stack(tables).reshape(len(names), -1, _STYLE_SIZE)
