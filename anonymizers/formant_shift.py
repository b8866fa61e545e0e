"""System I1: formants, pitch and speaking rate of a speaker moved to those of others."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from anonymizers import bands, formants, psola, resynthesis
from anonymizers.base import Anonymizer, derived_generator
from anonymizers.parameters import ANY, Member, Number
from anonymizers.pitch import PitchTrack, mark_periods, track_pitch
from anonymizers.speaking_rate import syllables_per_second
from anonymizers.voice_targets import voice_targets

if TYPE_CHECKING:
    from typing import Self

    from numpy.typing import NDArray

    from anonymizers.corpora.audio import Samples

SPEED_LIMIT: Final = 1.35
"""Largest change of the playback speed, to both sides: about that of a child's to a man's voice."""
PITCH_LIMIT: Final = 2.5
"""Largest change of F0 after it, to both sides."""


@dataclass(frozen=True, slots=True)
class VoiceChange:
    """By how much each stage moves what it moves.

    Parameters
    ----------
    speed_factor : float
        Of the playback speed: moves all formants alike.
    formants, wanted : ndarray, shape (4,)
        Formants after the change of speed, and where each shall go, in Hz; nan where unknown.
    pitch_factor : float
        Of F0, after the change of speed.
    rate_factor : float
        Of the speaking rate, against the original.
    """

    speed_factor: float
    formants: NDArray[np.float64]
    wanted: NDArray[np.float64]
    pitch_factor: float
    rate_factor: float


@dataclass(frozen=True)
class FormantShift(Anonymizer):
    """Moves formants, pitch and speaking rate to those of two pool speakers drawn at random.

    Each utterance is measured: the medians of F0 and of four formants, and the articulation rate.
    Then, one stage after the other,

    1. the playback speed is changed, so that the formants together come as near as they can,
    2. each formant is moved the rest of the way, or as far as formant_limit lets it, by linear
       prediction,
    3. pitch-synchronous overlap-add moves F0 and the speaking rate,
    4. the bands around F4 and F5 are exchanged,
    5. pink noise that follows the speech covers the band of F6 to F9.

    All utterances of a speaker arrive at the same values, whatever they started from, but for what
    the limits leave: the medians of a single utterance depend on its vowels, too, and vowels must
    stay what they are. Formants are those of one pool speaker, F0 and rate those of another of the
    same gender, so there are 20,000 pseudo-speakers. What cannot be measured, in a whisper or a
    fraction of a second, stays as it is. The speaking rate changes the number of samples: by up to
    rate_limit, which may be 0.
    """

    formants_of: str = field(
        default=ANY,
        metadata={
            "parameter": Member("pool speaker whose formants are aimed at", tuple(voice_targets()))
        },
    )
    prosody_of: str = field(
        default=ANY,
        metadata={
            "parameter": Member(
                "pool speaker whose F0 and speaking rate are aimed at", tuple(voice_targets())
            )
        },
    )
    formant_limit: float = field(
        default=0.06,
        metadata={
            "parameter": Number("largest change of one formant against the others", 0.0, 0.5)
        },
    )
    rate_limit: float = field(
        default=0.2,
        metadata={"parameter": Number("largest change of the speaking rate, 0 for none", 0.0, 0.5)},
    )
    noise_db: float = field(
        default=-6.0,
        metadata={"parameter": Number("noise against speech in the band of F6 to F9", -80.0, 6.0)},
    )

    version: ClassVar[str] = "1"
    keeps_length: ClassVar[bool] = False
    references: ClassVar[tuple[str, ...]] = (
        "S. P. Dubagunta, R. J. J. H. van Son, M. Magimai-Doss, Adjustable deterministic "
        "pseudonymization of speech: Idiap-NKI's submission to VoicePrivacy 2020 Challenge, 2020",
        "R. J. J. H. van Son, Adjustable deterministic pseudonymization of speech, 2020",
        "E. Moulines, F. Charpentier, Pitch-synchronous waveform processing techniques for "
        "text-to-speech synthesis using diphones, Speech Communication 9, 1990",
    )

    @property
    def is_drawn(self) -> bool:
        """Whether both pool speakers are named."""
        return ANY not in (self.formants_of, self.prosody_of)

    def for_source(self, seed: int, source: str) -> Self:
        """Draw the pool speakers that are not named, both of one gender.

        Parameters
        ----------
        seed : int
        source : str
            Id of the speaker, or of the utterance.

        Returns
        -------
        FormantShift
            The same for the same seed and source, on every machine.
        """
        formants_of = self._drawn(seed, source, "formants_of", beside=self.prosody_of)
        prosody_of = self._drawn(seed, source, "prosody_of", beside=formants_of)
        return replace(self, formants_of=formants_of, prosody_of=prosody_of)

    def _drawn(self, seed: int, source: str, name: str, *, beside: str) -> str:
        named: str = getattr(self, name)
        if named != ANY:
            return named
        targets = voice_targets()
        eligible = [
            speaker
            for speaker, target in targets.items()
            if beside == ANY or target.gender == targets[beside].gender
        ]
        generator = derived_generator(seed, type(self).__name__, name, source)
        return eligible[int(generator.integers(len(eligible)))]

    def _anonymize(self, samples: Samples, sample_rate: int) -> Samples:
        speech = samples / np.max(np.abs(samples))
        track = track_pitch(speech, sample_rate)
        change = self.planned_change(speech, sample_rate, track)
        speech = resynthesis.play_faster(speech, change.speed_factor)
        speech = formants.move_formants(speech, sample_rate, change.formants, change.wanted)
        marks = mark_periods(speech, sample_rate, track.played_faster(change.speed_factor))
        speech = psola.change_pitch_and_rate(
            speech,
            marks,
            change.pitch_factor,
            change.rate_factor / change.speed_factor,
            length=round(len(samples) / change.rate_factor),
        )
        return self._masked(speech, sample_rate)

    def planned_change(self, samples: Samples, sample_rate: int, track: PitchTrack) -> VoiceChange:
        """Measure an utterance and say what leads from it to the voice aimed at.

        Parameters
        ----------
        samples : ndarray, shape (n,)
        sample_rate : int
            In Hz.
        track : PitchTrack
            Of these samples.

        Returns
        -------
        VoiceChange
        """
        targets = voice_targets()
        aim = targets[self.formants_of].formants
        prosody = targets[self.prosody_of]
        found = formants.median_formants(samples, sample_rate, track)
        speed = _limited(_geometric_mean(aim / found), SPEED_LIMIT)
        moved = found * speed
        most = 1 + self.formant_limit
        rate = prosody.syllables_per_second / syllables_per_second(samples, sample_rate, track)
        return VoiceChange(
            speed,
            moved,
            np.clip(aim, moved / most, moved * most),
            _limited(prosody.f0_hertz / (track.median() * speed), PITCH_LIMIT),
            _limited(rate, 1 + self.rate_limit),
        )

    def _masked(self, samples: Samples, sample_rate: int) -> Samples:
        """Exchange the bands of F4 and F5, and cover those of F6 to F9 with noise."""
        # The resonances of a uniform tube, which the upper ones are near, are odd multiples.
        spacing = voice_targets()[self.formants_of].formants_hertz[3] / 7
        exchanged = bands.exchange_bands(
            samples, sample_rate, 7 * spacing, 9 * spacing, 2 * spacing
        )
        digest = hashlib.sha256(exchanged.tobytes()).hexdigest()
        return bands.add_modulated_noise(
            exchanged,
            sample_rate,
            10 * spacing,
            18 * spacing,
            level_db=self.noise_db,
            generator=derived_generator(0, type(self).__name__, "noise", digest),
        )


def _geometric_mean(ratios: NDArray[np.float64]) -> float:
    known = ratios[np.isfinite(ratios)]
    return float(np.exp(np.mean(np.log(known)))) if len(known) else math.nan


def _limited(factor: float, limit: float) -> float:
    """Keep a factor within a limit to both sides; 1 when it is nan."""
    return 1.0 if math.isnan(factor) else min(max(factor, 1 / limit), limit)
