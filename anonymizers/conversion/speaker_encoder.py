"""Who speaks: GE2E speaker vectors."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import torch

from anonymizers import frames
from anonymizers.level import active_mask, active_rms
from anonymizers.pretrained import GE2E, model_folder

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

SAMPLE_RATE: Final = 16_000
SIZE: Final = 256
"""Dimensions of a vector."""

_WINDOW, _SHIFT, _MEL_BANDS = 400, 160, 40
_PART_FRAMES, _PART_SHIFT = 160, 77
_LEVEL = 10 ** (-30 / 20)


class Ge2eEncoder:
    """GE2E (L. Wan et al., ICASSP 2018) with the weights of Resemblyzer.

    An utterance is brought to -30 dBFS and its silence taken out; its vector is the mean of those
    of parts of 1.6 s.

    Raises
    ------
    UserError
        The weights are not installed.
    """

    def __init__(self) -> None:
        torch.set_num_threads(1)
        path = model_folder(GE2E) / GE2E.files[0].name
        state = torch.load(path, map_location="cpu", weights_only=True)["model_state"]
        self._recurrent = torch.nn.LSTM(_MEL_BANDS, SIZE, 3, batch_first=True)
        self._linear = torch.nn.Linear(SIZE, SIZE)
        for name, module in (("lstm", self._recurrent), ("linear", self._linear)):
            prefix = f"{name}."
            module.load_state_dict(
                {key.removeprefix(prefix): state[key] for key in state if key.startswith(prefix)}
            )

    def __call__(self, samples: Samples) -> NDArray[np.float64]:
        """Encode speech.

        Parameters
        ----------
        samples : ndarray, shape (n,)
            At 16 kHz, not silent.

        Returns
        -------
        ndarray, shape (256,)
            Unit length.
        """
        active = samples[active_mask(samples, SAMPLE_RATE)]
        levelled = active * (_LEVEL / active_rms(samples, SAMPLE_RATE))
        mel = _mel_powers(np.pad(levelled, _WINDOW // 2))
        missing = max(0, _PART_FRAMES - len(mel))
        mel = np.pad(mel, ((0, missing), (0, 0))).astype(np.float32)
        starts = range(0, len(mel) - _PART_FRAMES + 1, _PART_SHIFT)
        parts = torch.from_numpy(np.stack([mel[start : start + _PART_FRAMES] for start in starts]))
        with torch.inference_mode():
            _, (hidden, _) = self._recurrent(parts)
            vectors = torch.relu(self._linear(hidden[-1])).numpy().astype(np.float64)
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        mean: NDArray[np.float64] = vectors.mean(axis=0)
        return mean / np.linalg.norm(mean)


@cache
def speaker_encoder() -> Ge2eEncoder:
    """Return the one encoder of this process."""
    return Ge2eEncoder()


def _mel_powers(samples: Samples) -> NDArray[np.float64]:
    hann = np.hanning(_WINDOW + 1)[:-1]
    spectra = np.fft.rfft(frames.split(samples, _WINDOW, _SHIFT) * hann)
    powers: NDArray[np.float64] = np.square(np.abs(spectra)) @ _mel_bank().T
    return powers


@cache
def _mel_bank() -> NDArray[np.float64]:
    """Triangles of equal area on Slaney's scale: linear up to 1 kHz, then logarithmic."""
    hertz = np.fft.rfftfreq(_WINDOW, 1 / SAMPLE_RATE)
    highest = 15 + 27 * np.log(SAMPLE_RATE / 2 / 1_000) / np.log(6.4)
    mel = np.linspace(0, highest, _MEL_BANDS + 2)
    limits = np.where(mel < 15, mel * 200 / 3, 1_000 * 6.4 ** ((mel - 15) / 27))
    low, centre, high = (limits[k : k + _MEL_BANDS, None] for k in range(3))
    rise, fall = (hertz - low) / (centre - low), (high - hertz) / (high - centre)
    triangles: NDArray[np.float64] = np.minimum(rise, fall)
    bank: NDArray[np.float64] = np.maximum(triangles, 0) * 2 / (high - low)
    return bank
