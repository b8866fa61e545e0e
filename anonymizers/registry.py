"""Which systems there are, and where their classes are; importing this imports none of them."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anonymizers.base import Anonymizer


@dataclass(frozen=True, slots=True)
class System:
    """A name of the VoicePrivacy challenge (or of this project) and what it stands for.

    Parameters
    ----------
    summary : str
        One line for `list`.
    location : str
        ``module:class``.
    preset : mapping of str to float or str
        Parameters that differ from the defaults of the class.
    learns : bool
        Whether it learns from a pool of speakers, by `train`.
    """

    summary: str
    location: str
    preset: Mapping[str, float | str]
    learns: bool = False


_VECTORS: Final = "anonymizers.speaker_vectors."

SYSTEMS: Final[Mapping[str, System]] = {
    "B1": System(
        "synthesizes the speech anew with the mean voice of many pool speakers",
        _VECTORS + "pool:PoolAverage",
        {},
    ),
    "B2": System(
        "moves formants by raising the angles of the LPC poles to a power (McAdams coefficient)",
        "anonymizers.mcadams:McAdams",
        {},
    ),
    "A1": System(
        "as B1, with vectors predicted by two regressions, of what varies much and what little",
        _VECTORS + "regression:VariabilityRegression",
        {},
        learns=True,
    ),
    "A2": System(
        "as B1, with vectors that get the singular values of the least similar pool speakers",
        _VECTORS + "singular_values:SingularValues",
        {},
        learns=True,
    ),
    "B3": System(
        "recognizes the words and says them again, with the source's timing and melody",
        "anonymizers.cascade.prosodic_cascade:ProsodicCascade",
        {},
    ),
    "B5": System(
        "passes content through a codebook, and says it in one of a few fixed voices",
        _VECTORS + "fixed_voices:FixedVoices",
        {},
    ),
    "D1": System(
        "B2 with the poles also drawn towards the origin, to 0.975 of their radius",
        "anonymizers.mcadams:McAdams",
        {"radius_factor": 0.975},
    ),
    "I1": System(
        "moves formants, pitch and speaking rate to those of pool speakers, and masks the rest",
        "anonymizers.formant_shift:FormantShift",
        {},
    ),
    "K2": System(
        "as B1, with a pool speaker's voice drawn under a guarantee, by Griffin and Lim",
        _VECTORS + "indistinguishability:VoiceIndistinguishability",
        {"vocoder": "griffin-lim"},
    ),
    "kNN-VC": System(
        "says the content with the nearest frames of a target speaker, as T8-5 converts",
        _VECTORS + "nearest_neighbours:NearestNeighbours",
        {},
    ),
    "M1c1": System(
        "B1 with layers for content that have learnt against a classifier of speakers",
        _VECTORS + "pool:PoolAverage",
        {"weights": "shipped-semi-adversarial"},
    ),
    "M1c2": System(
        "B1 that changes nothing: what synthesizing anew does by itself",
        _VECTORS + "pool:PoolAverage",
        {"pitch": "source", "acoustic_voice": "source", "vocoder_voice": "source"},
    ),
    "M1c3": System(
        "B1 whose vocoder gets the speaker's own vector",
        _VECTORS + "pool:PoolAverage",
        {"vocoder_voice": "source"},
    ),
    "M1c4": System(
        "B1 whose acoustic model gets the speaker's own vector, and that keeps F0",
        _VECTORS + "pool:PoolAverage",
        {"pitch": "source", "acoustic_voice": "source"},
    ),
    "O1": System(
        "as B1, with voices sampled from a model of all voices, as different as real ones",
        _VECTORS + "gaussian_mixture:VoiceSampling",
        {},
        learns=True,
    ),
    "O1c1": System(
        "O1 with voices sampled anew until they are unlike the speaker's",
        _VECTORS + "gaussian_mixture:VoiceSampling",
        {"most_similar": 0.6},
        learns=True,
    ),
    "OHNN": System(
        "as B1, with vectors turned by an orthogonal Householder neural network",
        _VECTORS + "householder:OrthogonalHouseholder",
        {},
        learns=True,
    ),
    "S1": System(
        "B1, and S1c1 applied to its mean voice",
        _VECTORS + "adversarial:AdversarialAutoencoder",
        {"applied_to": "B1"},
        learns=True,
    ),
    "S1c1": System(
        "as B1, with vectors from an autoencoder that has learnt to forget gender and speaker",
        _VECTORS + "adversarial:AdversarialAutoencoder",
        {},
        learns=True,
    ),
    "S2": System(
        "B1, and S2c1 applied to its mean voice",
        _VECTORS + "adversarial:AdversarialAutoencoder",
        {"applied_to": "B1", "branches": "tuned"},
        learns=True,
    ),
    "S2c1": System(
        "S1c1 with tuned weights of what it has to forget",
        _VECTORS + "adversarial:AdversarialAutoencoder",
        {"branches": "tuned"},
        learns=True,
    ),
    "S-Select": System(
        "B1 with pool speakers ranked by cosines of the encoder's vectors",
        _VECTORS + "pool:PoolAverage",
        {"distance": "cosine"},
    ),
    "T8-5": System(
        "recognizes and synthesizes some utterances, and converts the others (admixture)",
        "anonymizers.cascade.admixture:Admixture",
        {},
    ),
    "T12-5": System(
        "B5 with smoothed pitch",
        _VECTORS + "fixed_voices:FixedVoices",
        {"melody": "smoothed"},
    ),
    "external": System(
        "whatever another program makes of the speech: run external --command '...'",
        "anonymizers.external:External",
        {},
    ),
}
UNAVAILABLE: Final[Mapping[str, str]] = {
    "B4": "predicts the tokens of a neural audio codec, whose weights cannot be had here",
    "T10-2": "takes the speaker out of a neural audio codec, whose weights cannot be had here",
    "T25-1": "takes emotions from others by style tokens, whose weights cannot be had here",
}
"""Systems that people look for and that are not here, and why; their code is for `external`."""


def load(name: str, **parameters: object) -> Anonymizer:
    """Make an anonymizer.

    Parameters
    ----------
    name : str
        One of `names()`.
    **parameters
        Those that shall differ from the system's own; `python -m anonymizers describe NAME` lists
        them.

    Raises
    ------
    UserError
        There is no such system or parameter, or a value is not allowed.
    """
    known = anonymizer_class(name).parameters()
    for parameter in parameters:
        if parameter not in known:
            raise UserError(
                f"{name} has no parameter '{parameter}'; it has {', '.join(known) or 'none'}."
            )
    return anonymizer_class(name)(**{**SYSTEMS[name].preset, **parameters})


def names() -> tuple[str, ...]:
    """Names of all systems."""
    return tuple(SYSTEMS)


def anonymizer_class(name: str) -> type[Anonymizer]:
    """Import the class of a system.

    Raises
    ------
    UserError
        There is no such system.
    """
    if name in UNAVAILABLE:
        raise UserError(
            f"{name} {UNAVAILABLE[name]}; run its published code: "
            "`python -m anonymizers run external`."
        )
    if name not in SYSTEMS:
        raise UserError(
            f"there is no anonymizer '{name}'; the known ones are {', '.join(SYSTEMS)}."
        )
    module, _, attribute = SYSTEMS[name].location.partition(":")
    found: type[Anonymizer] = getattr(import_module(module), attribute)
    return found
