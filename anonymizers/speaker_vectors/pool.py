"""System B1 and its variants M1c2, M1c3, M1c4: voices averaged from a pool of speakers."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, Literal

import numpy as np
import soxr

from anonymizers.base import Anonymizer, derived_generator
from anonymizers.conversion.content import SAMPLE_RATE
from anonymizers.conversion.features import LEVEL, SpeechFeatures, extract_features
from anonymizers.conversion.silence import gate
from anonymizers.conversion.speaker_encoder import speaker_encoder
from anonymizers.conversion.synthesis import synthesizer
from anonymizers.errors import UserError
from anonymizers.level import active_rms
from anonymizers.parameters import ANY, HIGHEST_SEED, Choice, File, Number, Seed
from anonymizers.speaker_vectors import selection
from anonymizers.speaker_vectors.plda import Plda
from anonymizers.speaker_vectors.speaker_pool import SHIPPED, SpeakerPool, read_pool

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from numpy.typing import NDArray

    from anonymizers.conversion.synthesis import Vocoder
    from anonymizers.corpora.audio import AudioSource, Samples
    from anonymizers.corpora.utterance import Gender

PITCH_LIMITS: Final = (0.75, 1.35)
"""Smallest and largest change of the mean F0."""

_OTHER: Final[dict[Gender, Gender]] = {"f": "m", "m": "f"}
_SPEAKERS_IN_MEMORY = 4_096
_UTTERANCES_IN_MEMORY = 128
Voice = Literal["pseudo-speaker", "source"]
_VOICES: Final = ("pseudo-speaker", "source")


@dataclass(frozen=True)
class PoolAverage(Anonymizer):
    """Speaks what is said, in its rhythm and melody, with the mean voice of many pool speakers.

    1. Content features of a recognizer, F0 and a speaker vector are taken from the speech. The
       vector is the mean over all recordings of the speaker where those are known.
    2. The pool speakers of the same gender (or of the other one) are ranked by how unlike they are
       to the speaker; of the farthest, some are drawn, and their vectors averaged.
    3. F0 is shifted as a whole to where the pseudo-speaker's is expected.
    4. An acoustic model makes a mel spectrogram from content, F0 and the vector, and a neural
       source-filter vocoder makes speech from the spectrogram, F0 and the vector.

    The speaker's gender is told from the voice. The numbers of candidates and of averaged speakers
    are those of a pool with 560 speakers of each gender; a smaller pool gets the same shares.
    """

    draw: int | str = field(
        default=ANY, metadata={"parameter": Seed("which of the candidates are averaged")}
    )
    proximity: selection.Proximity = field(
        default="farthest",
        metadata={
            "parameter": Choice(
                "which pool speakers are candidates", ("farthest", "nearest", "random")
            )
        },
    )
    distance: Literal["plda", "cosine"] = field(
        default="cosine",
        metadata={"parameter": Choice("how alike speakers are", ("cosine", "plda"))},
    )
    gender: Literal["same", "cross"] = field(
        default="same",
        metadata={"parameter": Choice("gender of the candidates", ("same", "cross"))},
    )
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
    pitch: Voice = field(
        default="pseudo-speaker",
        metadata={"parameter": Choice("whose mean F0 is spoken in", _VOICES)},
    )
    acoustic_voice: Voice = field(
        default="pseudo-speaker",
        metadata={"parameter": Choice("whose vector the acoustic model gets", _VOICES)},
    )
    vocoder_voice: Voice = field(
        default="pseudo-speaker",
        metadata={"parameter": Choice("whose vector the vocoder gets", _VOICES)},
    )
    vocoder: Vocoder = field(
        default="source-filter",
        metadata={"parameter": Choice("what makes the waveform", ("source-filter", "griffin-lim"))},
    )
    pool: str = field(
        default=SHIPPED, metadata={"parameter": File("file of `train pool`", SHIPPED)}
    )
    weights: str = field(
        default=SHIPPED, metadata={"parameter": File("file of `train conversion`", SHIPPED)}
    )
    recordings: tuple[AudioSource, ...] = field(default=(), repr=False)
    """All there are of the speaker; none where each utterance is to stand for itself."""

    version: ClassVar[str] = "1"
    measures_speakers: ClassVar[bool] = True
    references: ClassVar[tuple[str, ...]] = (
        "F. Fang et al., Speaker anonymization using x-vector and neural waveform models, SSW 2019",
        "B. M. L. Srivastava et al., Design choices for x-vector based speaker anonymization, "
        "Interspeech 2020",
        "N. Tomashenko et al., The VoicePrivacy 2020 Challenge: results and findings, 2022",
        "P. Champion, D. Jouvet, A. Larcher, Speaker information modification in the VoicePrivacy "
        "2020 toolchain, 2020 (M1c2, M1c3, M1c4)",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.averaged > self.candidates:
            raise UserError(
                f"averaged is {self.averaged}, more than the {self.candidates} candidates; choose "
                "fewer."
            )

    @property
    def is_drawn(self) -> bool:
        """Whether the pool speakers are drawn, or none is needed."""
        return self.draw != ANY or not self._needs_pseudo_speaker

    def for_source(self, seed: int, source: str) -> Self:
        """Draw which of the candidates are averaged.

        Parameters
        ----------
        seed : int
        source : str
            Id of the speaker, or of the utterance.

        Returns
        -------
        PoolAverage
            The same for the same seed and source, on every machine.
        """
        if self.draw != ANY:
            return self
        generator = derived_generator(seed, type(self).__name__, "draw", source)
        return replace(self, draw=int(generator.integers(HIGHEST_SEED)))

    def knowing(self, recordings: Sequence[AudioSource]) -> Self:
        """Take the speaker's vector from all of the recordings together."""
        return replace(self, recordings=tuple(recordings))

    def to_record(self) -> dict[str, object]:
        """Return name, version, parameters and which recordings told the speaker's vector."""
        record = super().to_record()
        if self.recordings:
            record["speaker"] = _fingerprint(self.recordings)
        return record

    def pseudo_vector(self, vector: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the pseudo-speaker's vector for a speaker's vector, both of unit length."""
        pool = read_pool(self.pool)
        own: Gender = pool.gender_of(vector)
        wanted = own if self.gender == "same" else _OTHER[own]
        eligible = pool.of_gender(wanted)
        vectors = pool.vectors[eligible]
        chosen = selection.candidates(
            self._affinities(pool, vector)[eligible],
            selection.share_of_pool(self.candidates, len(eligible)),
            self.proximity,
        )
        count = selection.share_of_pool(self.averaged, len(eligible))
        generator = derived_generator(int(self.draw), "pool")
        ranks = generator.choice(len(chosen), min(count, len(chosen)), replace=False)
        mean = selection.average(vectors, chosen, ranks.tolist())
        return mean / np.linalg.norm(mean)

    def _affinities(self, pool: SpeakerPool, vector: NDArray[np.float64]) -> NDArray[np.float64]:
        if self.distance == "cosine":
            return selection.cosine_affinities(pool.vectors, vector)
        return Plda.of_pool(pool).log_likelihood_ratios(pool.vectors, vector[None])[:, 0]

    def _anonymize(self, samples: Samples, sample_rate: int) -> Samples:
        speech = _at_level(samples, sample_rate)
        features, own = _taken_apart(speech.tobytes())
        if self.recordings:
            own = _speaker_vector(self.recordings)
        pseudo = self.pseudo_vector(own) if self._needs_pseudo_speaker else own
        of_voice = {"pseudo-speaker": pseudo, "source": own}
        if self.pitch == "pseudo-speaker":
            features = self._shifted(features, pseudo)
        digest = hashlib.sha256(speech.tobytes()).hexdigest()
        synthesized = synthesizer(self.weights)(
            features,
            of_voice[self.acoustic_voice],
            of_voice[self.vocoder_voice],
            derived_generator(0, type(self).__name__, "noise", digest),
            vocoder=self.vocoder,
        )
        gated = gate(synthesized[: len(speech)], speech, SAMPLE_RATE)
        return _of_length(soxr.resample(gated, SAMPLE_RATE, sample_rate), len(samples))

    def _shifted(self, features: SpeechFeatures, vector: NDArray[np.float64]) -> SpeechFeatures:
        mean = features.mean_log_f0()
        if np.isnan(mean):
            return features
        factor = np.exp(read_pool(self.pool).expected_log_f0(vector) - mean)
        factor = np.float32(np.clip(factor, *PITCH_LIMITS))
        return replace(features, f0_hertz=features.f0_hertz * factor)

    @property
    def _needs_pseudo_speaker(self) -> bool:
        return "pseudo-speaker" in (self.pitch, self.acoustic_voice, self.vocoder_voice)


@lru_cache(maxsize=_UTTERANCES_IN_MEMORY)
def _taken_apart(speech: bytes) -> tuple[SpeechFeatures, NDArray[np.float64]]:
    """Features and speaker vector of samples; kept, since one utterance may get many voices."""
    samples = np.frombuffer(speech)
    return extract_features(samples), speaker_encoder()(samples)


@lru_cache(maxsize=_SPEAKERS_IN_MEMORY)
def _speaker_vector(recordings: tuple[AudioSource, ...]) -> NDArray[np.float64]:
    """Mean over recordings, of unit length."""
    vectors = [
        speaker_encoder()(_at_level(samples, sample_rate))
        for samples, sample_rate in (recording.read() for recording in recordings)
        if samples.any()
    ]
    mean: NDArray[np.float64] = np.mean(vectors, axis=0)
    return mean / np.linalg.norm(mean)


@lru_cache(maxsize=_SPEAKERS_IN_MEMORY)
def _fingerprint(recordings: tuple[AudioSource, ...]) -> str:
    """SHA-256 over what the recordings are read from."""
    records = json.dumps([recording.to_record() for recording in recordings])
    return hashlib.sha256(records.encode()).hexdigest()


def _at_level(samples: Samples, sample_rate: int) -> Samples:
    resampled: Samples = soxr.resample(samples, sample_rate, SAMPLE_RATE)
    if len(resampled) == 0:
        resampled = np.full(1, samples[np.argmax(np.abs(samples))])
    return resampled * (LEVEL / active_rms(resampled, SAMPLE_RATE))


def _of_length(samples: Samples, count: int) -> Samples:
    """Cut or pad what resampling made a sample too long or too short."""
    return np.pad(samples[:count], (0, max(0, count - len(samples))))
