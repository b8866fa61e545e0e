"""Whether an evaluator wears headphones: two tests that loudspeakers fail.

Each trial plays three sounds, of which one is to be found. *Huggins pitch*: noise on both sides,
once with a phase shift between the ears in a narrow band, which sounds like a faint tone and only
where each ear hears its own side [1]_. *Antiphase loudness*: a tone three times, once softer and
once with one side turned over, which loudspeakers let cancel itself out and so seem softest [2]_.

References
----------
.. [1] Milne et al. (2021), "An online headphone screening test based on dichotic pitch", Behavior
   Research Methods 53.
.. [2] Woods et al. (2017), "Headphone screening to facilitate web-based auditory experiments",
   Attention, Perception & Psychophysics 79.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

Test = Literal["huggins", "antiphase"]
TESTS: tuple[Test, ...] = get_args(Test)
TRIALS = 6
"""Of each test."""
CHOICES = 3
ENOUGH = 5
"""Right answers in each test; who guesses passes both in one of two attempts 6 times in 10,000."""
ATTEMPTS = 2


@dataclass(frozen=True, slots=True)
class ScreeningTrial:
    """One question: which of three sounds it is."""

    test: Test
    attempt: int
    """From 1."""
    number: int
    """Within its test, from 1."""

    def target(self, seed: str) -> int:
        """Return which sound is right, 1 to `CHOICES`: all are equally likely.

        Parameters
        ----------
        seed : str
            What the answers follow from.
        """
        name = f"{seed}\0{self.test}\0{self.attempt}\0{self.number}"
        return 1 + int.from_bytes(hashlib.sha256(name.encode()).digest()[:8]) % CHOICES


@dataclass(frozen=True, slots=True)
class Screening:
    """How far the screening is: both tests in turn, and both once more if either was failed."""

    seed: str
    """What the right answers follow from."""
    answers: tuple[bool, ...] = ()
    """Whether each answer so far was right, over both attempts."""

    @property
    def due(self) -> ScreeningTrial | None:
        """The question to be asked now; None when it is over."""
        attempt, place = divmod(len(self.answers), TRIALS * len(TESTS))
        if attempt == ATTEMPTS or (attempt > 0 and place == 0 and self.passed):
            return None
        return ScreeningTrial(TESTS[place // TRIALS], attempt + 1, place % TRIALS + 1)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be asked."""
        return self.due is None

    @property
    def begins_again(self) -> bool:
        """Whether the first attempt has just been failed."""
        return len(self.answers) == TRIALS * len(TESTS) and not self.passed

    @property
    def scores(self) -> dict[Test, int]:
        """Right answers in each test of the latest attempt that was completed."""
        per_attempt = TRIALS * len(TESTS)
        end = len(self.answers) // per_attempt * per_attempt
        latest = self.answers[max(0, end - per_attempt) : end]
        parts = {test: latest[n * TRIALS : (n + 1) * TRIALS] for n, test in enumerate(TESTS)}
        return {test: sum(part) for test, part in parts.items() if part}

    @property
    def passed(self) -> bool:
        """Whether the latest attempt that was completed is one of somebody with headphones."""
        return passed(self.scores)

    def answered(self, chosen: int) -> Screening:
        """Return it with the question that is due answered."""
        due = self.due
        assert due is not None, "the screening is over"
        return replace(self, answers=(*self.answers, chosen == due.target(self.seed)))


def outcome(scores: Mapping[Test, int], test: Test) -> str | None:
    """Return how a test ended, as tables have it; None where it was not made."""
    if test not in scores:
        return None
    verdict = "passed" if scores[test] >= ENOUGH else "failed"
    return f"{verdict} {scores[test]} of {TRIALS}"


def passed(scores: Mapping[Test, int]) -> bool:
    """Whether these right answers are those of somebody with headphones."""
    return all(scores.get(test, 0) >= ENOUGH for test in TESTS)
