"""System kNN-VC, half of T8-5: the frames of a target speaker that are nearest to the speaker's."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from anonymizers.base import derived_generator
from anonymizers.errors import UserError
from anonymizers.parameters import File, Number
from anonymizers.speaker_vectors.pool import OTHER_GENDER, GenderChoice, gender_parameter
from anonymizers.speaker_vectors.speaker_pool import SHIPPED, read_pool
from anonymizers.speaker_vectors.target_speakers import TargetSpeaker, read_targets
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from anonymizers.conversion.chain import Voice
    from anonymizers.corpora.utterance import Gender
    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool


@dataclass(frozen=True)
class NearestNeighbours(VectorAnonymizer):
    """Speaks with nothing but frames that a target speaker has said.

    1. Content features of a recognizer are normalized over the utterance, and go through the layer
       of B1's acoustic model that leaves a few channels of them.
    2. A target speaker of the same gender (or of the other one) is drawn, of whom a minute of
       speech is known in the same channels.
    3. Each frame becomes the mean of those frames of the target that are nearest to it, by the
       cosine.
    4. F0 is moved as a whole to the target's mean, and smoothed.
    5. The networks of B1 make speech from these frames, F0 and the target's vector.

    The speaker's gender is told from the voice.
    """

    gender: GenderChoice = field(default="same", metadata={"parameter": gender_parameter()})
    neighbours: int = field(
        default=4,
        metadata={"parameter": Number("k, frames that are averaged", 1, 100, is_integer=True)},
    )
    targets: str = field(
        default=SHIPPED, metadata={"parameter": File("file of `train targets`", SHIPPED)}
    )

    version: ClassVar[str] = "1"
    references: ClassVar[tuple[str, ...]] = (
        "M. Baas, B. van Niekerk, H. Kamper, Voice conversion with just nearest neighbors, "
        "Interspeech 2023",
    )

    def make_ready(self) -> None:
        """See that the target speakers were measured with the same networks."""
        super().make_ready()
        if self.needs_pseudo_speaker:
            _require_same_networks(self.targets, self.weights)

    def target(self, vector: NDArray[np.float64], pool: SpeakerPool) -> TargetSpeaker:
        """Draw a target speaker.

        Parameters
        ----------
        vector : ndarray, shape (dimensions,)
            The speaker's.
        pool : SpeakerPool
            Tells the gender.

        Raises
        ------
        UserError
            There is no target speaker of that gender.
        """
        own: Gender = pool.gender_of(vector)
        gender: Gender = own if self.gender == "same" else OTHER_GENDER[own]
        candidates = read_targets(self.targets).of_gender(gender)
        generator = derived_generator(int(self.draw), "target speaker")
        return candidates[int(generator.integers(len(candidates)))]

    def pseudo_vector(self, vector: NDArray[np.float64], pool: SpeakerPool) -> NDArray[np.float64]:
        """Return the vector of the drawn target speaker."""
        return self.target(vector, pool).vector

    def _voice(self, own: NDArray[np.float64]) -> Voice:
        voice = super()._voice(own)
        if not self.needs_pseudo_speaker:
            return voice
        _require_same_networks(self.targets, self.weights)
        target = self.target(own, read_pool(self.pool))
        is_shifted = self.pitch == "pseudo-speaker"
        return replace(
            voice,
            mean_log_f0=target.mean_log_f0 if is_shifted else voice.mean_log_f0,
            frames=target.frames,
            neighbours=self.neighbours,
        )


@lru_cache(maxsize=8)
def _require_same_networks(targets: str, weights: str) -> None:
    from anonymizers.conversion.synthesis import synthesizer  # noqa: PLC0415 - torch takes a second

    if read_targets(targets).networks != synthesizer(weights).content_fingerprint:
        raise UserError(
            f"the target speakers ({targets}) were measured with other networks than those of "
            f"weights={weights}; `python -m anonymizers train targets --weights {weights}` "
            "measures some with these."
        )
