"""Speaker encoders that attack, each a pinned pretrained network.

An attacker must not be the network that an anonymizer itself looks through: what that one was made
to deceive says nothing of others.
"""

from __future__ import annotations

import hashlib
import importlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
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
    "ecapa": "anonymizers.conversion.ecapa:EcapaEncoder",
})  # fmt: skip
"""Name to where the class is; loaded when asked for, since networks need torch."""
_OF_A_FOLDER: Final = ENCODERS["ecapa"]
SPEECHBRAIN_FILE: Final = "hyperparams.yaml"


@dataclass(frozen=True, slots=True)
class SpeakerEncoder:
    """Which encoder: one of `ENCODERS`, or an ECAPA-TDNN in a folder.

    Parameters
    ----------
    name : str
        What tables call it.
    folder : Path, optional
        As SpeechBrain lays it out, and `python -m analysis train-attacker` writes it.
    sha256 : str
        Of what the folder holds.
    """

    name: str
    folder: Path | None = None
    sha256: str = ""

    @property
    def identity(self) -> str:
        """What vectors depend on, wherever the folder is."""
        return self.sha256 or self.name


def choose_encoder(option: str, text: str) -> SpeakerEncoder:
    """Read ``NAME`` or ``NAME=FOLDER`` of a command's option.

    Raises
    ------
    UserError
        There is no such encoder, or the folder holds none.
    """
    name, equals, folder = text.partition("=")
    if not equals and name not in ENCODERS:
        raise UserError(
            f"{option} {name}: there is none; choose among {', '.join(ENCODERS)}, or write "
            "NAME=FOLDER for an ECAPA-TDNN of your own."
        )
    if not equals:
        return SpeakerEncoder(name)
    path = Path(folder).absolute()
    if not (path / SPEECHBRAIN_FILE).is_file():
        raise UserError(
            f"{option} {text}: {path} holds no {SPEECHBRAIN_FILE}; name a folder that "
            "train-attacker has written, or one of SpeechBrain."
        )
    content = hashlib.sha256()
    for file in sorted(path.iterdir()):
        if file.suffix in (".yaml", ".ckpt"):
            content.update(f"{file.name}\0{_digest(file)}\0".encode())
    return SpeakerEncoder(name, path, content.hexdigest())


@cache
def load_encoder(chosen: SpeakerEncoder) -> Encoder:
    """Return an encoder: speech at 16 kHz in, a vector of unit length out.

    Raises
    ------
    UserError
        What it needs is not installed.
    """
    place = ENCODERS[chosen.name] if chosen.folder is None else _OF_A_FOLDER
    module, _, kind = place.partition(":")
    found = getattr(attacker_module(module), kind)
    encoder: Encoder = found() if chosen.folder is None else found(chosen.folder)
    return encoder


def _digest(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def attacker_module(module: str) -> ModuleType:
    """Import a module that runs networks.

    Raises
    ------
    UserError
        A package that it needs is not installed.
    """
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
