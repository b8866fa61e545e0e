"""System T8-5: for each utterance one of two ways to hide the speaker, by chance."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from anonymizers.base import derived_generator
from anonymizers.cascade.cascade_anonymizer import CascadeAnonymizer
from anonymizers.parameters import Number
from anonymizers.speaker_vectors.nearest_neighbours import NearestNeighbours

if TYPE_CHECKING:
    from anonymizers.corpora.audio import Samples


@dataclass(frozen=True)
class Admixture(CascadeAnonymizer):
    """Speaks anew in two ways, which are mixed by utterances so that an attacker learns neither.

    With the probability 1 - p, a recognizer writes down the words and a synthesizer says them in
    its own timing and melody, in the voice of an artificial pseudo-speaker. With the probability p
    the speech is converted as by kNN-VC: each frame of the content becomes the mean of the nearest
    frames of a target speaker, whose voice it is said in, and F0 is moved to that speaker's.

    Which way it is depends on the seed and the samples of the utterance, also where pseudo-speakers
    are drawn for each speaker.
    """

    probability: float = field(
        default=0.4,
        metadata={"parameter": Number("p, that an utterance is converted", 0.0, 1.0)},
    )

    version: ClassVar[str] = "2"
    references: ClassVar[tuple[str, ...]] = (
        "H. L. Xinyuan et al., HLTCOE JHU submission to the VoicePrivacy 2024 Challenge, 2024",
        "M. Baas, B. van Niekerk, H. Kamper, Voice conversion with just nearest neighbors, "
        "Interspeech 2023",
    )
    keeps_length: ClassVar[bool] = False

    def missing(self) -> str:
        """Say what either way needs and does not find."""
        return super().missing() or NearestNeighbours().missing()

    def converts(self, samples: Samples) -> bool:
        """Whether an utterance is converted, rather than recognized and spoken again."""
        digest = hashlib.sha256(samples.tobytes()).hexdigest()
        chance = derived_generator(int(self.draw), "admixture", digest).random()
        return bool(chance < self.probability)

    def _speak(self, samples: Samples, sample_rate: int) -> Samples:
        if self.converts(samples):
            return NearestNeighbours(draw=self.draw)(samples, sample_rate)
        from anonymizers.cascade.resynthesis import speak_again  # noqa: PLC0415 - runs networks

        return speak_again(samples, sample_rate, self.pseudo_speaker().styles)
