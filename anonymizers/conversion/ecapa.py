"""ECAPA-TDNN speaker vectors, for whoever has SpeechBrain and its weights."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import torch

from anonymizers.conversion import torchaudio_stand_in
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

HUB: Final = "speechbrain/spkrec-ecapa-voxceleb"
SAMPLE_RATE: Final = 16_000


class EcapaEncoder:
    """ECAPA-TDNN (B. Desplanques et al., Interspeech 2020) as SpeechBrain publishes it.

    Parameters
    ----------
    source : str or Path
        A folder with `hyperparams.yaml` and the weights it names, or a name on the hub, from where
        they are fetched.

    Raises
    ------
    UserError
        SpeechBrain is not installed, or the weights are neither there nor on the hub.
    """

    def __init__(self, source: str | Path = HUB) -> None:
        torchaudio_stand_in.make_importable()
        try:
            from speechbrain.inference.speaker import (  # noqa: PLC0415 - after the stand-in
                EncoderClassifier,
            )
        except ImportError as error:
            raise UserError(
                f"ECAPA-TDNN needs SpeechBrain, and importing it failed ({error}); install the "
                "package speechbrain."
            ) from error
        if Path(source).is_absolute() and not (Path(source) / "hyperparams.yaml").is_file():
            raise UserError(f"{source}: holds no hyperparams.yaml; name a folder of SpeechBrain.")
        try:
            self._classifier = EncoderClassifier.from_hparams(
                source=str(source), savedir=str(source) if Path(source).is_dir() else None
            )
        except (OSError, ValueError, RuntimeError) as error:
            raise UserError(
                f"{source}: the weights of ECAPA-TDNN cannot be had ({error}); name a folder that "
                "holds them, or the hub's name where there is internet."
            ) from error

    def __call__(self, samples: Samples) -> NDArray[np.float64]:
        """Encode speech.

        Parameters
        ----------
        samples : ndarray, shape (n,)
            At 16 kHz.

        Returns
        -------
        ndarray, shape (192,)
            Unit length; of another size for other weights.
        """
        with torch.inference_mode():
            batch = torch.from_numpy(samples.astype(np.float32))[None]
            vector = self._classifier.encode_batch(batch)[0, 0].double().numpy()
        unit: NDArray[np.float64] = vector / np.linalg.norm(vector)
        return unit
