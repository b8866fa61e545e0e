"""Speaker encoders that attack, each a pinned pretrained network.

An attacker must not be the network that an anonymizer itself looks through: what that one was made
to deceive says nothing of others.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType

    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

    Encoder = Callable[[Samples], NDArray[np.float64]]

SAMPLE_RATE: Final = 16_000
"""What encoders take, in Hz."""

ENCODERS: Final[Mapping[str, str]] = MappingProxyType({
    "campplus": "analysis.attackers.campplus:CampPlusEncoder",
    "ge2e": "anonymizers.conversion.speaker_encoder:Ge2eEncoder",
})  # fmt: skip
"""Name to where the class is; loaded when asked for, since networks need torch."""


@cache
def load_encoder(name: str) -> Encoder:
    """Return an encoder: speech at 16 kHz in, a vector of unit length out.

    Raises
    ------
    UserError
        There is none of this name, or what it needs is not installed.
    """
    if name not in ENCODERS:
        raise UserError(f"attacker '{name}': there is none; choose among {', '.join(ENCODERS)}.")
    module, _, kind = ENCODERS[name].partition(":")
    encoder: Encoder = getattr(_imported(module), kind)()
    return encoder


def _imported(module: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise UserError(
            f"speaker encoders need the package {error.name}; run make models, or install "
            "voicejury[neural]."
        ) from error


def unit_length(vectors: NDArray[np.float64]) -> NDArray[np.float64]:
    """Divide vectors, shape (..., dimensions), by their lengths."""
    lengths: Any = np.linalg.norm(vectors, axis=-1, keepdims=True)
    scaled: NDArray[np.float64] = vectors / lengths
    return scaled
