"""System B1, and by its parameters M1c1 to M1c4: voices averaged from a pool of speakers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from anonymizers.base import derived_generator
from anonymizers.errors import UserError
from anonymizers.parameters import Choice, Number
from anonymizers.speaker_vectors import selection
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer, unit_length

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from anonymizers.corpora.utterance import Gender
    from anonymizers.speaker_vectors.speaker_pool import SpeakerPool

GenderChoice = Literal["same", "cross"]

OTHER_GENDER: Final[dict[Gender, Gender]] = {"f": "m", "m": "f"}


def gender_parameter() -> Choice:
    """Return the parameter of whose gender the pseudo-speaker has."""
    return Choice("gender of the pseudo-speaker: the speaker's, or the other", ("same", "cross"))


@dataclass(frozen=True)
class PoolAverage(VectorAnonymizer):
    """Speaks what is said, in its rhythm and melody, with the mean voice of many pool speakers.

    1. Content features of a recognizer, F0 and a speaker vector are taken from the speech. The
       vector is the mean over all recordings of the speaker where those are known.
    2. The pool speakers of the same gender (or of the other one) are ranked by how unlike they are
       to the speaker; of the farthest, some are drawn, and their vectors averaged.
    3. F0 is shifted as a whole to where the pseudo-speaker's is expected.
    4. An acoustic model makes a mel spectrogram from content, F0 and the vector, and a neural
       source-filter vocoder makes speech from the spectrogram, F0 and the vector.

    The speaker's gender is told from the voice. The numbers of candidates and of averaged speakers
    are those of a pool with 560 speakers of each gender; a smaller pool gets the same shares: of
    the shipped one's 132 women and 131 men, 47 are candidates, and 24 or 23 of these are averaged.
    """

    proximity: selection.Proximity = field(
        default="farthest",
        metadata={
            "parameter": Choice(
                "which pool speakers are candidates", ("farthest", "nearest", "random")
            )
        },
    )
    distance: Literal["cosine", "plda"] = field(
        default="plda",
        metadata={"parameter": Choice("how alike speakers are", ("cosine", "plda"))},
    )
    gender: GenderChoice = field(default="same", metadata={"parameter": gender_parameter()})
    candidates: int = field(
        default=selection.CANDIDATES,
        metadata={"parameter": Number("N, of a full pool", 1, 10_000, is_integer=True)},
    )
    averaged: int = field(
        default=selection.AVERAGED,
        metadata={
            "parameter": Number("N*, of the candidates of a full pool", 1, 10_000, is_integer=True)
        },
    )

    version: ClassVar[str] = "1"
    references: ClassVar[tuple[str, ...]] = (
        "F. Fang et al., Speaker anonymization using x-vector and neural waveform models, SSW 2019",
        "B. M. L. Srivastava et al., Design choices for x-vector based speaker anonymization, "
        "Interspeech 2020",
        "P. Champion, D. Jouvet, A. Larcher, Speaker information modification in the VoicePrivacy "
        "2020 toolchain, 2020 (M1c1 to M1c4)",
        "Y. Ganin et al., Domain-adversarial training of neural networks, JMLR 17, 2016 (M1c1)",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.averaged > self.candidates:
            raise UserError(
                f"averaged is {self.averaged}, more than the {self.candidates} candidates; choose "
                "fewer."
            )

    def pseudo_vector(self, vector: NDArray[np.float64], pool: SpeakerPool) -> NDArray[np.float64]:
        """Average some of the pool speakers that are farthest from a speaker."""
        own: Gender = pool.gender_of(vector)
        eligible = pool.of_gender(own if self.gender == "same" else OTHER_GENDER[own])
        chosen = selection.candidates(
            self._affinities(pool, vector)[eligible],
            selection.share_of_pool(self.candidates, len(eligible)),
            self.proximity,
        )
        count = min(len(chosen), selection.share_of_pool(self.averaged, len(eligible)))
        ranks = derived_generator(int(self.draw), "pool").choice(len(chosen), count, replace=False)
        return unit_length(selection.average(pool.vectors[eligible], chosen, ranks.tolist()))

    def _affinities(self, pool: SpeakerPool, vector: NDArray[np.float64]) -> NDArray[np.float64]:
        if self.distance == "cosine":
            return selection.cosine_affinities(pool.vectors, vector)
        return pool.plda.log_likelihood_ratios(pool.vectors, vector[None])[:, 0]
