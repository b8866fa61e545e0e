"""System B3: recognized and synthesized again, in the timing and melody of the source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from anonymizers.cascade.cascade_anonymizer import CascadeAnonymizer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anonymizers.corpora.audio import Samples

F0_LIMITS: Final[Mapping[str, tuple[float, float]]] = {"f": (150.0, 270.0), "m": (85.0, 170.0)}
"""Lowest and highest median F0 of pseudo-speakers, in Hz, by gender."""


@dataclass(frozen=True)
class ProsodicCascade(CascadeAnonymizer):
    """Says the same words with the same timing and melody in the voice of nobody.

    1. A recognizer writes down the words. Speech longer than 15 s is recognized and spoken in
       parts, cut where it is quiet.
    2. A dictionary and its rules turn words into sounds, and a synthesizer says them in its own
       way. By comparison of both it is found when the source says each word; then the words begin
       and end, and pauses last, as in the source, while the sounds of a word keep the proportions
       that the synthesizer would give them.
    3. The source's F0 is moved and stretched, on a logarithmic scale, to the range in which the
       synthesizer would speak. What is voiced and how loud it is, is left to the synthesizer.
    4. The voice is a mix of the synthesizer's voices of one gender, drawn around their mean one and
       a half times as far away as these are; nothing of the source's speaker goes into it. Voices
       are drawn until one says a sentence of which no word is lost.

    English only. What cannot be recognized (no words, another language, a recognizer that repeats
    itself) fails, or is replaced as `on_failure` says, and the replacement is told.
    """

    version: ClassVar[str] = "2"
    references: ClassVar[tuple[str, ...]] = (
        "S. Meyer et al., Prosody is not identity: a speaker anonymization approach using prosody "
        "cloning, ICASSP 2023",
        "S. Meyer et al., Anonymizing speech with generative adversarial networks to preserve "
        "speaker privacy, SLT 2022",
        "N. Tomashenko et al., The VoicePrivacy 2024 Challenge evaluation plan, 2024 (B3)",
    )

    def _speak(self, samples: Samples, sample_rate: int) -> Samples:
        from anonymizers.cascade.resynthesis import speak_again  # noqa: PLC0415 - runs networks

        voice = self.pseudo_speaker()
        return speak_again(samples, sample_rate, voice.styles, F0_LIMITS[voice.gender])
