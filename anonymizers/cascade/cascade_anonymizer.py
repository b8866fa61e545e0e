"""What all systems that recognize speech and synthesize it again have in common."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from anonymizers.base import Anonymizer, derived_generator
from anonymizers.cascade.pseudo_speakers import SPREAD, draw_voice
from anonymizers.cascade.transcripts import UnusableSpeechError
from anonymizers.errors import UserError
from anonymizers.fallbacks import note_fallback
from anonymizers.mcadams import McAdams
from anonymizers.parameters import ANY, HIGHEST_SEED, Choice, Number, Seed
from anonymizers.pretrained import KOKORO, WHISPER_BASE, is_available

if TYPE_CHECKING:
    from typing import Self

    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples
    from anonymizers.corpora.utterance import Gender

_LIBRARIES: Final = ("faster_whisper", "hibari", "onnx", "onnxruntime")
_VOICES_IN_MEMORY = 64
_SILENCED, _B2 = "original-silenced", "b2"


@dataclass(frozen=True, slots=True, eq=False)
class PseudoSpeaker:
    """A voice that nobody has.

    Parameters
    ----------
    gender : 'f' or 'm'
        Of the voices that it is mixed from.
    styles : ndarray, shape (510, 256)
        What the synthesizer is told, for each number of sounds.
    """

    gender: Gender
    styles: NDArray[np.float32]


@dataclass(frozen=True)
class CascadeAnonymizer(Anonymizer):
    """Says what a recognizer has heard, in the voice of an artificial pseudo-speaker.

    A subclass implements `_speak`.
    """

    draw: int | str = field(
        default=ANY,
        metadata={"parameter": Seed("of pseudo-speaker and chance")},
    )
    gender: Literal["any", "f", "m"] = field(
        default="any",
        metadata={
            "parameter": Choice("of the pseudo-speaker; any to draw it, too", (ANY, "f", "m"))
        },
    )
    spread: float = field(
        default=SPREAD,
        metadata={
            "parameter": Number(
                "standard deviation of pseudo-speakers, in those of the synthesizer's voices",
                0.0,
                2.0,
            )
        },
    )
    on_failure: Literal["error", "original-silenced", "b2"] = field(
        default="error",
        metadata={
            "parameter": Choice(
                "what stands for speech that cannot be said again: nothing, silence, or B2's",
                ("error", _SILENCED, _B2),
            )
        },
    )

    @property
    def is_drawn(self) -> bool:
        """Whether the pseudo-speaker is drawn."""
        return self.draw != ANY

    def for_source(self, seed: int, source: str) -> Self:
        """Draw the pseudo-speaker, the same for the same seed and source on every machine."""
        if self.is_drawn:
            return self
        generator = derived_generator(seed, type(self).__name__, "draw", source)
        return replace(self, draw=int(generator.integers(HIGHEST_SEED)))

    def missing(self) -> str:
        """Say what is not installed, and what installs it."""
        libraries = [name for name in _LIBRARIES if find_spec(name) is None]
        models = [model.title for model in (WHISPER_BASE, KOKORO) if not is_available(model)]
        if not libraries and not models:
            return ""
        return (
            f"not installed: {', '.join([*libraries, *models])}; `make models` installs what "
            "speech is recognized and synthesized with."
        )

    def make_ready(self) -> None:
        """Cut the synthesizer's network in parts, once."""
        from anonymizers.cascade.kokoro_parts import cut_parts  # noqa: PLC0415 - reads networks

        cut_parts()

    def pseudo_speaker(self) -> PseudoSpeaker:
        """Mix the voice that was drawn."""
        return _pseudo_speaker(int(self.draw), self.gender, self.spread)

    @abstractmethod
    def _speak(self, samples: Samples, sample_rate: int) -> Samples:
        """Say the speech again.

        Raises
        ------
        UnusableSpeechError
            It cannot be said again.
        """

    def _anonymize(self, samples: Samples, sample_rate: int) -> Samples:
        if missing := self.missing():
            raise UserError(missing)
        try:
            return self._speak(samples, sample_rate)
        except UnusableSpeechError as error:
            return self._instead(samples, sample_rate, str(error))

    def _instead(self, samples: Samples, sample_rate: int, reason: str) -> Samples:
        """Return what stands for speech that cannot be said again; never the speech itself."""
        if self.on_failure == _B2:
            note_fallback(f"{reason}: B2 stands for it")
            return McAdams()(samples, sample_rate)
        if self.on_failure == _SILENCED:
            note_fallback(f"{reason}: silence stands for it")
            return np.zeros_like(samples)
        raise UserError(
            f"cannot be said again, for {reason}; leave it out, or let silence or B2 stand for it "
            f"(--on-failure {_SILENCED}, {_B2})."
        )


@lru_cache(maxsize=_VOICES_IN_MEMORY)
def _pseudo_speaker(draw: int, wanted: Literal["any", "f", "m"], spread: float) -> PseudoSpeaker:
    from anonymizers.cascade.kokoro import voice_tables  # noqa: PLC0415 - runs networks
    from anonymizers.cascade.resynthesis import speaks_intelligibly  # noqa: PLC0415

    generator = derived_generator(draw, "pseudo-speaker")
    drawn: Gender = "f" if generator.integers(2) == 0 else "m"
    gender = drawn if wanted == "any" else wanted
    voice = draw_voice(voice_tables(gender), generator, spread, speaks_intelligibly)
    return PseudoSpeaker(gender, voice)
