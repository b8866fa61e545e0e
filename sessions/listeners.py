"""Simulated evaluators: ten kinds of listener, and opinions with planted effects of the systems.

An opinion is a level for natural speech, moved by the system, the voice and the listener's own
taste, seen through the listener's way of using the scale. Nothing is taken from real listeners.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from pydantic import Field, ValidationError

from anonymizers.base import derived_generator
from anonymizers.errors import UserError
from sessions.rating import SCALE
from sessions.section import Section
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from pathlib import Path

    import numpy as np

    from sessions.plan import Expected, StimulusKey, TrialKey
    from sessions.study import Question, Study

Aspect = Literal["naturalness", "intelligibility", "similarity_same", "similarity_different"]

ORIGINAL_LEVELS: dict[Aspect, float] = {
    "naturalness": 8.6,
    "intelligibility": 9.0,
    "similarity_same": 8.2,
    "similarity_different": 2.6,
}
"""What a careful listener says of original speech, in points on the scale of 1 to 10.

All opinions are held in these points; on another scale, the same share of its span is answered.
"""
_QUESTION_OF: dict[Aspect, Question] = {
    "naturalness": "naturalness",
    "intelligibility": "intelligibility",
    "similarity_same": "similarity",
    "similarity_different": "similarity",
}
MIDDLE = (SCALE[0] + SCALE[-1]) / 2
SPEAKER_SD = 0.4
UTTERANCE_SD = 0.3
BIAS_SD = 0.5
TASTE_SD = 0.4
"""How much listeners differ in how they take a system: standard deviation in points."""


class SystemEffect(Section):
    """What a system does to the answers, in points against original speech."""

    naturalness: float = Field(default=-3.0, ge=-9, le=9)
    intelligibility: float = Field(default=-1.5, ge=-9, le=9)
    similarity_same: float = Field(default=-3.5, ge=-9, le=9)
    similarity_different: float = Field(default=0.0, ge=-9, le=9)
    linkability: float = Field(default=0.4, ge=0, le=1)
    """In panels: how alike an original and an anonymized utterance of one speaker are, where two
    originals are alike by 1."""
    linkability_loss: float = Field(default=0.0, ge=0, le=1)
    """How much less alike they are to listeners of another native language."""
    resemblance: float = Field(default=0.2, ge=0, le=1)
    """In panels: how much more alike anonymized utterances of different speakers are."""


class Effects(Section):
    """Planted effects and the mixture of listeners: the effects file."""

    systems: dict[str, SystemEffect] = Field(default_factory=dict)
    """By system; others have the default effect."""
    kinds: dict[str, float] = Field(default_factory=dict)
    """Weights of the kinds of listener; our own mixture where empty."""

    def of(self, system: str, aspect: Aspect) -> float:
        """Return how a system moves an answer, in points; original speech moves none."""
        if system == ORIGINAL:
            return 0.0
        effect: float = getattr(self.of_system(system), aspect)
        return effect

    def of_system(self, system: str) -> SystemEffect:
        """Return everything that a system does."""
        return self.systems.get(system, SystemEffect())


@dataclass(frozen=True, slots=True)
class Kind:
    """A way of being an evaluator."""

    noise: float = 0.9
    """Standard deviation of one judgement, in points."""
    bias: float = 0.0
    """Points added to every answer."""
    span: float = 1.0
    """Share of the scale's span that is used, around its middle."""
    random_share: float = 0.0
    """Of answers that have nothing to do with the voice."""
    fixed_share: float = 0.0
    """Of answers that are one number, always the same."""
    tiredness: float = 0.0
    """How much the noise has grown by the end of a session, as a multiple of itself."""
    identity_acuity: float = 1.0
    """How far same and different speakers are apart for this listener, against others."""
    language_loss: float = 0.0
    """Points of intelligibility lost, twice as many on processed speech."""
    answer_seconds: float = 1.6
    """Median time to choose a number."""
    replay_share: float = 0.15
    """Of recordings that are played a second time."""


KINDS: dict[str, Kind] = {
    "careful": Kind(),
    "lenient": Kind(bias=1.2),
    "harsh": Kind(bias=-1.4),
    "narrow_range": Kind(span=0.4, noise=0.6),
    "random_clicker": Kind(random_share=1.0, answer_seconds=0.5, replay_share=0.0),
    "straight_liner": Kind(fixed_share=0.96, answer_seconds=0.4, replay_share=0.0),
    "impatient": Kind(noise=1.5, answer_seconds=0.25, replay_share=0.0),
    "tired": Kind(tiredness=2.0, answer_seconds=2.4),
    "speaker_expert": Kind(noise=0.6, identity_acuity=1.5, replay_share=0.3),
    "non_native": Kind(language_loss=1.0, answer_seconds=2.2, replay_share=0.3),
}
MIXTURE = {
    "careful": 0.44,
    "lenient": 0.1,
    "harsh": 0.1,
    "narrow_range": 0.08,
    "random_clicker": 0.02,
    "straight_liner": 0.02,
    "impatient": 0.06,
    "tired": 0.06,
    "speaker_expert": 0.04,
    "non_native": 0.08,
}


@dataclass(frozen=True, slots=True)
class Listener:
    """One simulated evaluator; the same seed and names hold the same opinions everywhere."""

    seed: int
    evaluator: str
    kind: str = "careful"
    effects: Effects = field(default_factory=Effects)
    scales: Mapping[Question, range] = field(default_factory=dict)
    """Numbers that a question is answered with, where they are not those of `SCALE`."""

    @property
    def is_native(self) -> bool:
        """Whether the listener grew up with the study's language."""
        return self.kind != "non_native"

    @property
    def manner(self) -> Kind:
        """What the listener's kind does."""
        return KINDS[self.kind]

    def answers(
        self,
        stimulus: StimulusKey,
        trial: TrialKey | None,
        rng: np.random.Generator,
        *,
        progress: float = 0.0,
        told: Expected | None = None,
    ) -> dict[Question, int]:
        """Judge a recording, and whether it is the person of another one.

        Parameters
        ----------
        stimulus : StimulusKey
            What is played as the trial.
        trial : TrialKey or None
            What it is compared with; None where similarity is not asked.
        rng : numpy.random.Generator
            For what differs from one judgement to the next.
        progress : float
            Through the session, 0 to 1.
        told : Expected, optional
            What the recording itself tells to answer; who listens does so.

        Returns
        -------
        dict of int
            An answer for naturalness, intelligibility and, with ``trial``, similarity.
        """
        answers: dict[Question, int] = {
            "naturalness": self._answer("naturalness", stimulus, rng, progress),
            "intelligibility": self._answer("intelligibility", stimulus, rng, progress),
        }
        if trial is not None:
            aspect: Aspect = "similarity_same" if trial.pair == "same" else "similarity_different"
            answers["similarity"] = self._answer(aspect, stimulus, rng, progress)
        if told is not None:
            carelessness = max(self.manner.random_share, self.manner.fixed_share)
            if rng.random() >= carelessness:
                answers[told.question] = (told.lowest + told.highest) // 2
        return answers

    def _answer(
        self, aspect: Aspect, stimulus: StimulusKey, rng: np.random.Generator, progress: float
    ) -> int:
        manner = self.manner
        scale = self.scales.get(_QUESTION_OF[aspect], SCALE)
        carelessness = rng.random()
        if carelessness < manner.random_share:
            return int(rng.choice(scale))
        if carelessness < manner.fixed_share:
            return int(derived_generator(self.seed, "fixed", self.evaluator).choice(scale))
        noise = manner.noise * (1 + manner.tiredness * progress)
        opinion = self._opinion(aspect, stimulus) + noise * rng.normal()
        used = MIDDLE + manner.span * (opinion - MIDDLE) + manner.bias
        if scale != SCALE:
            share = (used - SCALE[0]) / (SCALE[-1] - SCALE[0])
            used = scale[0] + share * (scale[-1] - scale[0])
        return min(max(round(used), scale[0]), scale[-1])

    def _opinion(self, aspect: Aspect, stimulus: StimulusKey) -> float:
        """Return what the listener makes of the recording, before noise and the scale's use."""
        manner, system = self.manner, stimulus.system
        level = ORIGINAL_LEVELS[aspect] + self.effects.of(system, aspect)
        level += BIAS_SD * standard_normal(self.seed, "bias", self.evaluator)
        level += TASTE_SD * standard_normal(self.seed, "taste", self.evaluator, system, aspect)
        level += SPEAKER_SD * standard_normal(self.seed, "speaker", stimulus.speaker, aspect)
        level += UTTERANCE_SD * standard_normal(self.seed, "utterance", stimulus.utterance, aspect)
        if aspect == "intelligibility":
            level -= manner.language_loss * (1 if system == ORIGINAL else 2)
        if aspect in ("similarity_same", "similarity_different"):
            level = MIDDLE + manner.identity_acuity * (level - MIDDLE)
        return level


def listener_for(
    seed: int,
    evaluator: str,
    kind: str | None = None,
    effects: Effects | None = None,
    scales: Mapping[Question, range] | None = None,
) -> Listener:
    """Return the simulated evaluator of this name.

    Parameters
    ----------
    seed : int
    evaluator : str
        Pseudonym.
    kind : str, optional
        One of `KINDS`; drawn from the mixture if left out.
    effects : Effects, optional
        Planted effects and mixture; the defaults if left out.
    scales : mapping of Question to range, optional
        Of the study; what is left out has the numbers of `SCALE`.
    """
    effects = effects or Effects()
    if kind is None:
        weights = effects.kinds or MIXTURE
        shares = [weight / sum(weights.values()) for weight in weights.values()]
        kind = str(derived_generator(seed, "kind", evaluator).choice(list(weights), p=shares))
    return Listener(seed, evaluator, kind, effects, scales or {})


def load_effects(path: Path, study: Study) -> Effects:
    """Read an effects file: ``[systems.NAME]`` tables and a ``[kinds]`` table of weights.

    Raises
    ------
    UserError
        When it is missing, not TOML, or names what is not known: one sentence for each fault.
    """
    try:
        effects = Effects.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except ValidationError as error:
        faults = (
            f"{path}: {'.'.join(map(str, fault['loc']))}: {fault['msg']}."
            for fault in error.errors()
        )
        raise UserError("\n".join(faults)) from None
    except (ValueError, RecursionError) as error:  # also of numbers and nesting without end
        raise UserError(f"{path}: this is not valid TOML: {error}.") from None
    _refuse_unknown(path, "system", effects.systems, study.system_names)
    _refuse_unknown(path, "kind of listener", effects.kinds, KINDS)
    if effects.kinds and (min(effects.kinds.values()) < 0 or sum(effects.kinds.values()) == 0):
        raise UserError(f"{path}: weights of kinds must not be negative, nor all 0.")
    return effects


def _refuse_unknown(path: Path, what: str, names: Iterable[str], known: Collection[str]) -> None:
    unknown = [name for name in names if name not in known]
    if unknown:
        raise UserError(f"{path}: {unknown[0]!r} is no {what}; use {', '.join(known)}.")


@lru_cache(maxsize=65_536)
def standard_normal(seed: int, *names: str) -> float:
    """Return the standard normal number that belongs to these names."""
    return float(derived_generator(seed, *names).normal())
