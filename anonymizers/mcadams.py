"""McAdams anonymization: baseline B2 of the VoicePrivacy challenges, and D1 derived from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from anonymizers import lpc, resynthesis
from anonymizers.base import Anonymizer
from anonymizers.parameters import Choice, Number, Range

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

FRAME_SECONDS: Final = 0.02
SHIFT_SECONDS: Final = 0.01


@dataclass(frozen=True)
class McAdams(Anonymizer):
    """Moves the formants and leaves the pitch as it is.

    Every 10 ms a frame of 20 ms is analysed by linear prediction. Each complex pole stands for a
    formant: its angle phi, in radians, becomes phi ** coefficient, and its radius is multiplied by
    radius_factor. Real poles stay. The residual of the frame, filtered with the new poles, is
    added up to speech again.

    With a coefficient below 1, formants below sample_rate / (2 pi), 2.5 kHz at 16 kHz, go up and
    those above come down.

    Edition 2024 keeps every sample: the end is padded so that its last frame is whole. Edition
    2020 is silent for the first 10 ms and after the last whole frame, and caps new angles at pi;
    an utterance with fewer than two whole frames, which it would lose, is done as in 2024. One
    shorter than a frame is padded at both ends.
    """

    coefficient: float | Range = field(
        default=0.8,
        metadata={
            "parameter": Number("power of the pole angles", 0.1, 2.0, may_be_range=True),
        },
    )
    radius_factor: float = field(
        default=1.0,
        metadata={"parameter": Number("factor of the radii of complex poles", 0.5, 1.0)},
    )
    order: int = field(
        default=20,
        metadata={"parameter": Number("order of the linear prediction", 2, 60, is_integer=True)},
    )
    edition: str = field(
        default="2024",
        metadata={
            "parameter": Choice("challenge whose treatment of edges it has", ("2024", "2020"))
        },
    )

    version: ClassVar[str] = "1"
    references: ClassVar[tuple[str, ...]] = (
        "S. McAdams, Spectral fusion, spectral parsing and the formation of auditory images, "
        "PhD thesis, Stanford University, 1984",
        "J. Patino, N. Tomashenko, M. Todisco, A. Nautsch, N. Evans, Speaker anonymisation using "
        "the McAdams coefficient, Interspeech 2021",
        "P. Gupta, G. P. Prajapati, S. Singh, M. R. Kamble, H. A. Patil, Design of voice privacy "
        "system using linear prediction, APSIPA 2020 (radius_factor: D1)",
    )

    def _anonymize(self, samples: Samples, sample_rate: int) -> Samples:
        length, shift = int(FRAME_SECONDS * sample_rate), int(SHIFT_SECONDS * sample_rate)
        lead = shift if len(samples) < length else 0
        if self.edition == "2020" and len(samples) - length >= shift:
            first, tail = 1, 0
        else:
            first, whole = 0, -(-(lead + len(samples)) // shift)
            tail = (whole - 1) * shift + length - (lead + len(samples))
        padded = np.zeros(lead + len(samples) + tail)
        padded[lead : lead + len(samples)] = samples + resynthesis.OFFSET
        resynthesized = resynthesis.move_poles(
            padded,
            self.moved,
            order=self.order,
            length=length,
            shift=shift,
            first=first,
        )
        return resynthesized[lead : lead + len(samples)]

    def moved(self, poles: NDArray[np.complex128]) -> NDArray[np.complex128]:
        """Move complex poles to their new angle and radius; conjugate pairs remain such pairs.

        Parameters
        ----------
        poles : ndarray of complex, any shape

        Returns
        -------
        ndarray of complex, same shape
        """
        angles = np.abs(np.angle(poles)) ** self.coefficient
        if self.edition == "2020":
            angles = np.minimum(angles, np.pi)
        return lpc.at_angles(poles, angles, self.radius_factor)
