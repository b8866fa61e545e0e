"""Systems B5 and T12-5: content through a codebook, in one of a few voices that are fixed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from anonymizers.base import derived_generator
from anonymizers.conversion.shipped import SHIPPED_QUANTIZED
from anonymizers.parameters import Choice, File, Number
from anonymizers.speaker_vectors.pool import OTHER_GENDER, GenderChoice, gender_parameter
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer, unit_length

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender
    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

BLENDED: Final = 3
"""Pool speakers whose mean is a voice of the set, so that it is nobody's."""


@dataclass(frozen=True)
class FixedVoices(VectorAnonymizer):
    """Speaks what is left of the content by a codebook, in a voice out of a fixed set.

    1. Content features of a recognizer are normalized over the utterance and brought to a few
       channels; in these each frame becomes the nearest of a few hundred codewords by the cosine,
       so that little of how a speaker says it is left.
    2. One of the pseudo-speakers of the speaker's gender (or of the other one) is drawn. There are
       the same few for everybody; each is the mean of three pool speakers, none of whom is in two.
    3. F0 is moved as a whole to where the pseudo-speaker's is expected; its melody is kept, or
       smoothed.
    4. Networks that were trained on codewords make a mel spectrogram from these, F0 and the vector,
       and speech from the spectrogram, as those of B1 do.
    """

    gender: GenderChoice = field(default="same", metadata={"parameter": gender_parameter()})
    voices: int = field(
        default=8,
        metadata={"parameter": Number("pseudo-speakers of a gender", 2, 100, is_integer=True)},
    )
    melody: Literal["source", "smoothed"] = field(
        default="source",
        metadata={
            "parameter": Choice("F0 with all its movements, or smoothed", ("source", "smoothed"))
        },
    )
    weights: str = field(
        default=SHIPPED_QUANTIZED,
        metadata={
            "parameter": File(
                "file of `train conversion`; one without codewords leaves content unquantized",
                SHIPPED_QUANTIZED,
            )
        },
    )

    version: ClassVar[str] = "2"
    references: ClassVar[tuple[str, ...]] = (
        "P. Champion, Anonymizing speech: evaluating and designing speaker anonymization "
        "techniques, 2023",
        "N. Tomashenko et al., The VoicePrivacy 2024 Challenge evaluation plan, 2024 (B5)",
        "N. Kuzmin et al., NTU-NPU system for the VoicePrivacy 2024 Challenge, 2024 (T12-5)",
    )

    @property
    def speakers_needed(self) -> int:
        """Of each gender, that a pool must hold for all voices."""
        return max(super().speakers_needed, BLENDED * self.voices)

    def pseudo_vector(self, vector: NDArray[np.float64], pool: SpeakerPool) -> NDArray[np.float64]:
        """Return the drawn voice of the set."""
        own: Gender = pool.gender_of(vector)
        gender: Gender = own if self.gender == "same" else OTHER_GENDER[own]
        number = int(derived_generator(int(self.draw), "fixed voice").integers(self.voices))
        return self.voice(number, gender, pool)

    def voice(self, number: int, gender: Gender, pool: SpeakerPool) -> NDArray[np.float64]:
        """Return a voice of the set.

        Parameters
        ----------
        number : int
            From 0 to `voices` - 1; the same voice whatever `draw` is.
        gender : 'f' or 'm'
        pool : SpeakerPool

        Returns
        -------
        ndarray, shape (dimensions,)
            Of unit length.
        """
        pool.require(BLENDED * self.voices)
        order = derived_generator(0, "fixed voices", gender).permutation(pool.of_gender(gender))
        blended = order[BLENDED * number : BLENDED * (number + 1)]
        return unit_length(pool.vectors[blended].mean(axis=0))

    @property
    def smooths_melody(self) -> bool:
        """Whether F0 is smoothed."""
        return self.melody == "smoothed"
