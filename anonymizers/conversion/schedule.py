"""How the networks are trained, as a file may say it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large the networks are.

    Parameters
    ----------
    content : int
        Channels left of the recognizer's 512 features.
    acoustic_channels, acoustic_blocks : int
        Of the acoustic model, which runs at 50 frames a second.
    vocoder_channels, vocoder_blocks : int
        Of the vocoder, at 100 frames a second.
    dropout : float
    codewords : int
        To which the channels of content are quantized; 0 to take them as they are.
    """

    content: int = 96
    acoustic_channels: int = 256
    acoustic_blocks: int = 6
    vocoder_channels: int = 128
    vocoder_blocks: int = 3
    dropout: float = 0.05
    codewords: int = 0


@dataclass(frozen=True, slots=True)
class Schedule:
    """How long and how the networks are trained.

    Parameters
    ----------
    steps : int
    batch : int
        Stretches of speech in a step.
    frames : int
        Of 20 ms, in a stretch.
    learning_rate : float
        At its highest; over the last 30 % of the steps it falls along a cosine.
    seed : int
    sizes : Sizes
    checkpoint_steps : int
        Steps from one checkpoint, and point of the curve, to the next.
    adversary : float
        Weight with which the layers that take content learn to hide the speaker from a classifier,
        in networks that are otherwise left as they are; 0 for no classifier.
    """

    steps: int = 12_000
    batch: int = 16
    frames: int = 50
    learning_rate: float = 2e-3
    seed: int = 0
    sizes: Sizes = field(default_factory=Sizes)
    checkpoint_steps: int = 200
    adversary: float = 0.0


def read_schedule(path: Path) -> Schedule:
    """Read a TOML file with some of the fields of `Schedule`, and of `Sizes` under `[sizes]`.

    Raises
    ------
    UserError
        The file is missing or no TOML, or has a key or value that cannot be.
    """
    try:
        with path.open("rb") as file:
            stated = tomllib.load(file)
    except OSError as error:
        raise UserError(f"{path}: cannot be read ({error.strerror}); name a TOML file.") from error
    except (ValueError, RecursionError) as error:  # also of numbers without end
        raise UserError(f"{path}: is no TOML ({error}); correct it.") from error
    sizes = stated.pop("sizes", {})
    if not isinstance(sizes, dict):
        raise UserError(f"{path}: sizes is {sizes!r}; write it as a table, [sizes].")
    return Schedule(**_checked(path, stated, Schedule), sizes=Sizes(**_checked(path, sizes, Sizes)))


def _checked(path: Path, stated: Mapping[str, Any], kind: type) -> dict[str, Any]:
    defaults = {one.name: one.default for one in fields(kind) if one.name != "sizes"}
    for key, value in stated.items():
        if key not in defaults:
            raise UserError(f"{path}: has the key {key}; it may have {', '.join(defaults)}.")
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        may_be_fraction = isinstance(defaults[key], float)
        if not is_number or value < 0 or not (may_be_fraction or isinstance(value, int)):
            raise UserError(
                f"{path}: {key} is {value!r}; it must be a number like {defaults[key]}."
            )
    return dict(stated)
