"""How good speech sounds, as a network guesses it from the speech alone."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anonymizers.errors import UserError
from anonymizers.pretrained import DISTILL_MOS, model_folder
from anonymizers.pretrained.store import INSTALL_COMMAND

if TYPE_CHECKING:
    from collections.abc import Callable

    from anonymizers.corpora.audio import Samples

    Judge = Callable[[Samples], float]

DISTILL: Final = "distill-mos"
SAMPLE_RATE: Final = 16_000
"""What judges take, in Hz."""


class DistillMos:
    """Distill-MOS (B. Stahl and H. Gamper, ICASSP 2025), weights and code under MIT.

    Raises
    ------
    UserError
        A package or the weights are not installed.
    """

    def __init__(self) -> None:
        try:
            self._torch: Any = importlib.import_module("torch")
            stand_in = importlib.import_module("anonymizers.conversion.torchaudio_stand_in")
            stand_in.make_importable()
            network = importlib.import_module("distillmos").ConvTransformerSQAModel
        except ModuleNotFoundError as error:
            raise UserError(
                f"--quality {DISTILL}: needs the package {error.name}; {INSTALL_COMMAND} installs "
                "it."
            ) from error
        self._torch.set_num_threads(1)
        self._network: Any = network(load_weights=False)
        weights = model_folder(DISTILL_MOS) / DISTILL_MOS.files[0].name
        kept = self._torch.load(weights, map_location="cpu", weights_only=True)
        self._network.load_state_dict(kept["model"])
        self._network.eval()

    def __call__(self, samples: Samples) -> float:
        """Return a mean opinion score between 1 (bad) and 5 (excellent).

        Parameters
        ----------
        samples : ndarray, shape (n,)
            At 16 kHz, of any level.
        """
        with self._torch.inference_mode():
            batch = self._torch.from_numpy(samples.astype(np.float32))[None]
            return float(self._network(batch)[0])


def load_judge(name: str) -> Judge:
    """Return Distill-MOS, the one there is.

    Raises
    ------
    UserError
        There is none of this name, or it is not installed.
    """
    if name != DISTILL:
        raise UserError(f"--quality {name}: there is none; give {DISTILL}, or leave it out.")
    return DistillMos()
