"""Any signal that an audio file can hold, by any system with any parameters."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from anonymizers import load, names
from anonymizers.base import derived_generator
from anonymizers.cascade.cascade_anonymizer import CascadeAnonymizer
from anonymizers.corpora.decoding import HIGHEST_SAMPLE_RATE, LOWEST_SAMPLE_RATE
from anonymizers.errors import UserError
from anonymizers.external import External
from anonymizers.level import active_rms
from anonymizers.parameters import ANY, Choice, Member, Number
from anonymizers.registry import anonymizer_class
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer
from tests.anonymizers.synthetic_speech import vowel

RATES = st.sampled_from([8_000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000]) | st.integers(
    LOWEST_SAMPLE_RATE, HIGHEST_SAMPLE_RATE
)


def noise(generator, count, sample_rate):
    return generator.uniform(-1, 1, count)


def clicks(generator, count, sample_rate):
    samples = np.zeros(count)
    places = generator.integers(count, size=max(1, count // 500))
    samples[places] = generator.choice([-1.0, 1.0], len(places))
    return samples


def constant(generator, count, sample_rate):
    return np.full(count, generator.uniform(-1, 1))


def clipped(generator, count, sample_rate):
    hertz = generator.uniform(20, sample_rate / 2)
    return np.clip(5 * np.sin(2 * np.pi * hertz * np.arange(count) / sample_rate), -1, 1)


def tone(generator, count, sample_rate):
    hertz = generator.uniform(0, sample_rate / 2)
    return generator.uniform(0, 1) * np.sin(2 * np.pi * hertz * np.arange(count) / sample_rate)


def speech(generator, count, sample_rate):
    formants = np.array([500, 1_500, 2_500, 3_300]) * generator.uniform(0.8, 1.2)
    hertz = generator.uniform(60, 400)
    return vowel(hertz, (count + 1) / sample_rate, sample_rate, formants)[:count]


def in_pieces(generator, count, sample_rate):
    """Silence, and something else from a random place on."""
    samples = noise(generator, count, sample_rate)
    samples[: generator.integers(count + 1)] = 0
    return samples


def faint(generator, count, sample_rate):
    """Steps of 16 bits."""
    return generator.integers(-1, 2, count) / 32_768


def beyond_full_scale(generator, count, sample_rate):
    """What a file of floating-point samples may hold."""
    return 1e4 * noise(generator, count, sample_rate)


# Networks and other programs take too long for hundreds of examples; the networks' own tests give
# them such signals, too.
SLOW = (CascadeAnonymizer, External, VectorAnonymizer)
SYSTEMS = [name for name in names() if not issubclass(anonymizer_class(name), SLOW)]
KINDS = (
    noise, clicks, constant, clipped, tone, speech, in_pieces, faint, beyond_full_scale,
)  # fmt: skip


def values(parameter):
    match parameter:
        case Number(lowest=lowest, highest=highest, is_integer=True):
            return st.integers(int(lowest), int(highest))
        case Number(lowest=lowest, highest=highest):
            return st.floats(lowest, highest)
        case Choice(options=options):
            return st.sampled_from(options)
        case Member(pool=pool):
            return st.sampled_from(pool) | st.just(ANY)


@st.composite
def anonymizers(draw):
    name = draw(st.sampled_from(SYSTEMS))
    parameters = anonymizer_class(name).parameters()
    chosen = draw(st.sets(st.sampled_from(list(parameters))))
    settings = {parameter: draw(values(parameters[parameter])) for parameter in sorted(chosen)}
    return load(name, **settings).for_source(draw(st.integers(0, 99)), "somebody")


@st.composite
def signals(draw, longest_seconds):
    sample_rate = draw(RATES)
    longest = round(longest_seconds * sample_rate)
    count = draw(st.integers(1, 40) | st.integers(1, longest))
    kind = draw(st.sampled_from(KINDS))
    generator = derived_generator(draw(st.integers(0, 2**32)), kind.__name__)
    return kind(generator, count, sample_rate), sample_rate


def check(anonymizer, samples, sample_rate):
    anonymized = anonymizer(samples, sample_rate)
    assert anonymized.dtype == np.float64
    assert np.isfinite(anonymized).all()
    if anonymizer.keeps_length:
        assert len(anonymized) == len(samples)
    else:
        limit = 1 + anonymizer.rate_limit
        assert round(len(samples) / limit) <= len(anonymized) <= round(len(samples) * limit)
        if anonymized.any():
            assert active_rms(anonymized, sample_rate) == pytest.approx(
                active_rms(samples, sample_rate)
            )
    if not samples.any():
        assert not anonymized.any()


STEADY = {"deadline": None, "suppress_health_check": list(HealthCheck)}


@settings(max_examples=300, **STEADY)
@given(anonymizers(), signals(longest_seconds=0.3))
def test_anything_finite_comes_out_finite_and_as_long(anonymizer, signal):
    check(anonymizer, *signal)


@pytest.mark.long
@settings(max_examples=10_000, **STEADY)
@given(anonymizers(), signals(longest_seconds=1.5))
def test_ten_thousand_times(anonymizer, signal):
    check(anonymizer, *signal)


@settings(max_examples=50, **STEADY)
@given(
    anonymizers(),
    signals(longest_seconds=0.1),
    st.sampled_from([np.nan, np.inf, -np.inf]),
    st.integers(0, 10**6),
)
def test_what_is_not_finite_is_refused_by_its_place(anonymizer, signal, value, place):
    samples, sample_rate = signal
    place %= len(samples)
    samples[place] = value
    with pytest.raises(UserError, match=f"sample {place} is {value}"):
        anonymizer(samples, sample_rate)
