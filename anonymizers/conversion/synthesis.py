"""Speech from content, F0 and speaker vectors, by trained networks."""

from __future__ import annotations

from functools import cache
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

    def __call__(
        self,
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
        features : SpeechFeatures
            Of n frames.
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
        heard = model.heard(features.content)
        f0_hertz = torch.from_numpy(features.f0_hertz)[None]
        voicing = torch.from_numpy(features.is_voiced.astype(np.float32))[None]
        pitch = model.pitch(f0_hertz, voicing)
        count = len(features.content) * content.FRAME_SAMPLES
        noise = torch.from_numpy(generator.standard_normal(count, dtype=np.float32))[None]
        with torch.no_grad():
            channels = model.channels(torch.from_numpy(heard.T.copy())[None])
            cepstrum = model.cepstrum(channels, pitch, _batch(acoustic_vector))
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
