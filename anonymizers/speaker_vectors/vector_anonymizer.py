"""What all systems that change speaker vectors have in common."""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar, Final, Literal

import numpy as np

from anonymizers.base import Anonymizer, derived_generator
from anonymizers.conversion.shipped import FILES, SHIPPED_SEMI_ADVERSARIAL
from anonymizers.errors import UserError
from anonymizers.parameters import ANY, HIGHEST_SEED, Choice, File, Seed
from anonymizers.pretrained import GE2E, WHISPER_BASE, is_available
from anonymizers.speaker_vectors.speaker_pool import SHIPPED, SpeakerPool, read_pool

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from numpy.typing import NDArray

    from anonymizers.conversion.chain import Voice
    from anonymizers.corpora.audio import AudioSource, Samples

Whose = Literal["pseudo-speaker", "source"]
_WHOSE: Final = ("pseudo-speaker", "source")
_LIBRARIES: Final = ("faster_whisper", "safetensors", "torch")


@dataclass(frozen=True)
class VectorAnonymizer(Anonymizer):
    """Speaks what is said, in its rhythm and melody, with the voice of another speaker vector.

    A subclass implements `pseudo_vector`.
    """

    draw: int | str = field(
        default=ANY, metadata={"parameter": Seed("of everything in the choice that is random")}
    )
    pitch: Whose = field(
        default="pseudo-speaker",
        metadata={"parameter": Choice("whose mean F0 is spoken in", _WHOSE)},
    )
    acoustic_voice: Whose = field(
        default="pseudo-speaker",
        metadata={"parameter": Choice("whose vector the acoustic model gets", _WHOSE)},
    )
    vocoder_voice: Whose = field(
        default="pseudo-speaker",
        metadata={"parameter": Choice("whose vector the source-filter vocoder gets", _WHOSE)},
    )
    vocoder: Literal["source-filter", "griffin-lim"] = field(
        default="source-filter",
        metadata={"parameter": Choice("what makes the waveform", ("source-filter", "griffin-lim"))},
    )
    pool: str = field(
        default=SHIPPED, metadata={"parameter": File("file of `train pool`", SHIPPED)}
    )
    weights: str = field(
        default=SHIPPED,
        metadata={
            "parameter": File(
                f"file of `train conversion`; M1c1 has {SHIPPED_SEMI_ADVERSARIAL}", SHIPPED
            )
        },
    )
    recordings: tuple[AudioSource, ...] = field(default=(), repr=False)
    """All there are of the speaker; none where each utterance stands for itself."""

    measures_speakers: ClassVar[bool] = True
    fewest_speakers: ClassVar[int] = 10
    """Of each gender, that a pool must hold; averages of fewer are near somebody's voice."""
    draws_for_everybody: ClassVar[bool] = False
    """Whether a draw is one for all speakers of a seed."""

    @abstractmethod
    def pseudo_vector(self, vector: NDArray[np.float64], pool: SpeakerPool) -> NDArray[np.float64]:
        """Return the pseudo-speaker's vector for a speaker's; both have unit length.

        Parameters
        ----------
        vector : ndarray, shape (dimensions,)
        pool : SpeakerPool

        Returns
        -------
        ndarray, shape (dimensions,)
            The same for the same vector, pool and `draw`.
        """

    @property
    def is_drawn(self) -> bool:
        """Whether everything random is drawn, or nothing is."""
        return self.draw != ANY or not self.needs_pseudo_speaker

    def for_source(self, seed: int, source: str) -> Self:
        """Draw what is random in the choice of a pseudo-speaker.

        Parameters
        ----------
        seed : int
        source : str
            Id of the speaker, or of the utterance.

        Returns
        -------
        VectorAnonymizer
            The same for the same seed and source, on every machine.
        """
        if self.draw != ANY:
            return self
        drawn_for = () if self.draws_for_everybody else (source,)
        generator = derived_generator(seed, type(self).__name__, "draw", *drawn_for)
        return replace(self, draw=int(generator.integers(HIGHEST_SEED)))

    def knowing(self, recordings: Sequence[AudioSource]) -> Self:
        """Take the speaker's vector from all of the recordings together."""
        return replace(self, recordings=tuple(recordings))

    def missing(self) -> str:
        """Say what is not installed, and what installs it."""
        libraries = [name for name in _LIBRARIES if find_spec(name) is None]
        models = [model.title for model in (WHISPER_BASE, GE2E) if not is_available(model)]
        if not libraries and not models:
            return ""
        return (
            f"not installed: {', '.join([*libraries, *models])}; `make models` installs what "
            "speech is synthesized with."
        )

    @property
    def speakers_needed(self) -> int:
        """Of each gender, that a pool must hold."""
        return self.fewest_speakers

    def make_ready(self) -> None:
        """Read the pool, and weights of one's own, and see that the pool is large enough."""
        if self.needs_pseudo_speaker:
            read_pool(self.pool).require(self.speakers_needed)
        if self.weights not in FILES:
            from anonymizers.conversion.synthesis import synthesizer  # noqa: PLC0415 - torch

            synthesizer(self.weights)

    def to_record(self) -> dict[str, object]:
        """Return name, version, parameters and which recordings told the speaker's vector."""
        record = super().to_record()
        if self.recordings:
            record["recordings"] = _fingerprint(self.recordings)
        return record

    def _anonymize(self, samples: Samples, sample_rate: int) -> Samples:
        try:
            from anonymizers.conversion import chain  # noqa: PLC0415 - torch takes a second
        except ImportError as error:
            raise UserError(self.missing()) from error
        return chain.convert(
            samples,
            sample_rate,
            self._voice,
            recordings=self.recordings,
            vocoder=self.vocoder,
            weights=self.weights,
        )

    def _voice(self, own: NDArray[np.float64]) -> Voice:
        from anonymizers.conversion.chain import Voice  # noqa: PLC0415 - torch takes a second

        if not self.needs_pseudo_speaker:
            return Voice(own, own, float("nan"))
        pool = read_pool(self.pool)
        pseudo = self.pseudo_vector(own, pool)
        vector = {"pseudo-speaker": pseudo, "source": own}
        is_shifted = self.pitch == "pseudo-speaker"
        return Voice(
            vector[self.acoustic_voice],
            vector[self.vocoder_voice],
            pool.expected_log_f0(pseudo) if is_shifted else float("nan"),
            self.smooths_melody,
        )

    @property
    def smooths_melody(self) -> bool:
        """Whether F0 is smoothed where it is moved."""
        return True

    @property
    def needs_pseudo_speaker(self) -> bool:
        """Whether anything is said in another voice than the speaker's own."""
        return "pseudo-speaker" in (self.pitch, self.acoustic_voice, self.vocoder_voice)


def unit_length(vector: NDArray[np.float64]) -> NDArray[np.float64]:
    """Scale a vector to length 1."""
    scaled: NDArray[np.float64] = vector / np.linalg.norm(vector)
    return scaled


@lru_cache(maxsize=4_096)
def _fingerprint(recordings: tuple[AudioSource, ...]) -> str:
    """SHA-256 over all that the recordings are read from."""
    records = json.dumps([recording.to_record() for recording in recordings])
    return hashlib.sha256(records.encode()).hexdigest()
