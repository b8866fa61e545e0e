"""Speech from content, F0 and speaker vectors, by trained networks."""

from __future__ import annotations

import hashlib
from functools import cache, cached_property
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np
import torch

from anonymizers.conversion import content
from anonymizers.conversion.griffin_lim import griffin_lim
from anonymizers.conversion.sharpening import sharpen
from anonymizers.conversion.shipped import DIFFERENCES, FILES, SHIPPED
from anonymizers.conversion.source_filter import synthesize
from anonymizers.conversion.weights import read_weights

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.conversion.features import SpeechFeatures
    from anonymizers.conversion.networks import ConversionModel
    from anonymizers.corpora.audio import Samples

Vocoder = Literal["source-filter", "griffin-lim"]


class Synthesizer:
    """Turns features and speaker vectors into speech.

    Parameters
    ----------
    model : ConversionModel
        Trained.
    """

    def __init__(self, model: ConversionModel) -> None:
        torch.set_num_threads(1)
        self._model = model

    def channels(self, content: NDArray[np.floating]) -> NDArray[np.float32]:
        """Return what the acoustic model hears of content features.

        Parameters
        ----------
        content : ndarray, shape (frames, 512)

        Returns
        -------
        ndarray, shape (frames, channels)
        """
        heard = self._model.heard(content)
        with torch.no_grad():
            channels = self._model.channels(torch.from_numpy(heard.T.copy())[None])
        found: NDArray[np.float32] = channels[0].numpy().T
        return found

    @cached_property
    def content_fingerprint(self) -> str:
        """SHA-256 of all that content channels depend on."""
        digest = hashlib.sha256()
        for name, value in self._model.state_dict().items():
            if name.startswith(("content_", "acoustic.content.", "codebook")):
                digest.update(value.half().numpy().tobytes())
        return digest.hexdigest()

    def __call__(
        self,
        channels: NDArray[np.float32],
        features: SpeechFeatures,
        acoustic_vector: NDArray[np.float64],
        vocoder_vector: NDArray[np.float64],
        generator: np.random.Generator,
        *,
        vocoder: Vocoder = "source-filter",
    ) -> Samples:
        """Synthesize an utterance.

        Parameters
        ----------
        channels : ndarray, shape (n, channels)
            What is said, as `channels` returns it.
        features : SpeechFeatures
            F0 and voicing of the n frames.
        acoustic_vector, vocoder_vector : ndarray, shape (256,)
            Unit length; the voice in which the acoustic model and the source-filter vocoder shall
            speak.
        generator : numpy.random.Generator
            Of the noise in the speech, or of the first phases of Griffin and Lim.
        vocoder : 'source-filter' or 'griffin-lim'

        Returns
        -------
        ndarray, shape (320 * n,)
            At 16 kHz.
        """
        model = self._model
        f0_hertz = torch.from_numpy(features.f0_hertz)[None]
        voicing = torch.from_numpy(features.is_voiced.astype(np.float32))[None]
        pitch = model.pitch(f0_hertz, voicing)
        count = len(channels) * content.FRAME_SAMPLES
        noise = torch.from_numpy(generator.standard_normal(count, dtype=np.float32))[None]
        with torch.no_grad():
            cepstrum = model.cepstrum(
                torch.from_numpy(channels.T.copy())[None], pitch, _batch(acoustic_vector)
            )
            mel = model.mel(sharpen(cepstrum, model.sharpening), f0_hertz, voicing)
            if vocoder == "griffin-lim":
                speech = griffin_lim(mel, noise)
            else:
                bands = model.filter_bands(mel, pitch, _batch(vocoder_vector))
                speech = synthesize(bands, f0_hertz, voicing, noise)
        samples: Samples = speech[0].numpy().astype(np.float64)
        return samples


@cache
def synthesizer(weights: str = SHIPPED) -> Synthesizer:
    """Return the synthesizer of the shipped weights, or of a file that `train conversion` wrote.

    Raises
    ------
    UserError
        The file is missing, or holds no such weights.
    """
    return Synthesizer(trained_model(weights))


def trained_model(weights: str) -> ConversionModel:
    """Read shipped weights, or a file that `train conversion` wrote.

    Raises
    ------
    UserError
        The file is missing, or holds no such weights.
    """
    if weights not in FILES:
        return read_weights(Path(weights))
    base = trained_model(SHIPPED) if weights in DIFFERENCES else None
    with as_file(files("anonymizers.conversion").joinpath(FILES[weights])) as path:
        return read_weights(path, base)


def _batch(vector: NDArray[np.float64]) -> torch.Tensor:
    return torch.from_numpy(vector.astype(np.float32))[None]
