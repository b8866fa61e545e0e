"""Texts compared by sound."""

from __future__ import annotations

from hibari.g2p import G2P

_STRESS_AND_PUNCTUATION = str.maketrans("", "", "ˈˌ.,!?;:—…\"'“” ")


class Phonemes:
    """Turns text into phonemes, so that spellings, numerals and homophones do not count."""

    def __init__(self) -> None:
        self._pronounce = G2P(british=False)

    def __call__(self, text: str) -> str:
        """Pronounce a text, without stress marks and word boundaries."""
        phonemes: str = self._pronounce(text.lower())
        return phonemes.translate(_STRESS_AND_PUNCTUATION)
