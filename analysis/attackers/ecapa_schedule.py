"""How an ECAPA-TDNN attacker is trained, as a file may say it."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, Field, PositiveFloat, PositiveInt, ValidationError

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path


class EcapaSchedule(BaseModel):
    """Sizes of the network and course of its training.

    The defaults are those of the baseline attacker of the VoicePrivacy 2024 and First Attacker
    challenges, which is made for LibriSpeech's train-clean-360.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    channels: PositiveInt = Field(default=512, multiple_of=8)
    """Of the convolutions; the last has three times as many."""
    attention_channels: PositiveInt = 128
    vector_size: PositiveInt = 192
    mel_bands: PositiveInt = 80
    epochs: PositiveInt = 10
    """In each, one stretch of every utterance is heard."""
    batch: int = Field(default=256, ge=2)
    """Stretches in a step."""
    seconds: float = Field(default=3.0, ge=0.5)
    """Of a stretch; shorter utterances are repeated."""
    margin: float = Field(default=0.2, ge=0.0, lt=1.5)
    """Added to the angle to the own speaker, in radians."""
    scale: PositiveFloat = 30.0
    """Of the cosines."""
    lowest_rate: PositiveFloat = 1e-8
    highest_rate: PositiveFloat = 0.01
    """Of learning, between which it goes to and fro."""
    rise_steps: PositiveInt = 65_000
    """From the lowest to the highest rate."""
    weight_decay: float = Field(default=2e-6, ge=0.0)
    seed: int = Field(default=1986, ge=0)
    checkpoint_steps: PositiveInt = 200

    def learning_rate(self, step: int) -> float:
        """Return the rate of a step, counted from 0: a triangle wave (L. Smith, WACV 2017)."""
        risen = 1.0 - abs(step / self.rise_steps % 2.0 - 1.0)
        return self.lowest_rate + (self.highest_rate - self.lowest_rate) * risen


def read_ecapa_schedule(path: Path) -> EcapaSchedule:
    """Read a TOML file with some of the fields of `EcapaSchedule`.

    Raises
    ------
    UserError
        The file is missing or no TOML, or has a key or value that cannot be.
    """
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise UserError(f"{path}: cannot be read ({error.strerror}); name a TOML file.") from error
    except (ValueError, RecursionError) as error:  # also of numbers and nesting without end
        raise UserError(f"{path}: is no TOML ({error}); correct it.") from error
    try:
        return EcapaSchedule.model_validate(content)
    except ValidationError as error:
        fault = error.errors()[0]
        key = ".".join(str(part) for part in fault["loc"])
        raise UserError(
            f"{path}: {key}: {fault['msg']}; it may have {', '.join(EcapaSchedule.model_fields)}."
        ) from None
