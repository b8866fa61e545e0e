"""McAdams anonymization against the published scripts, against physics, and at the edges."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.signal import lfilter, welch

from anonymizers import load
from anonymizers.errors import UserError
from anonymizers.level import active_mask, root_mean_square
from anonymizers.mcadams import McAdams
from tests.anonymizers.plain_mcadams import frame_by_frame
from tests.anonymizers.synthetic_speech import FORMANTS, vowel

GOLDEN = Path(__file__).parents[1] / "golden" / "mcadams"
FRAME, SHIFT = 320, 160
INT16 = 32_768


def same_peak_difference(ours, reference):
    return np.abs(ours * (np.abs(reference).max() / np.abs(ours).max()) - reference).max()


def whole_overlap(samples):
    """Where both of a sample's frames are whole, in the published scripts as well."""
    return slice((len(samples) - FRAME) // SHIFT * SHIFT + SHIFT)


class TestPublishedScripts:
    @pytest.mark.parametrize("name", ["espeak", "noise_gap"])
    def test_edition_2020(self, name):
        golden = np.load(GOLDEN / f"{name}.npz")
        ours = load("B2", edition="2020")(golden["original"] / INT16)
        common = whole_overlap(ours)
        assert same_peak_difference(ours[common], golden["b2_2020"][common].astype(float)) < 1e-6
        assert not ours[:SHIFT].any()

    @pytest.mark.parametrize("name", ["espeak", "noise_gap", "one_frame"])
    def test_edition_2024_within_one_16_bit_step(self, name):
        golden = np.load(GOLDEN / f"{name}.npz")
        ours = load("B2")(golden["original"] / INT16)
        common = whole_overlap(ours)
        assert same_peak_difference(ours[common], golden["b2_2024"][common].astype(float)) < 1.01

    def test_pole_radii_of_d1(self):
        golden = np.load(GOLDEN / "espeak.npz")
        ours = load("D1", edition="2020")(golden["original"] / INT16)
        common = whole_overlap(ours)
        assert same_peak_difference(ours[common], golden["d1"][common].astype(float)) < 1e-6

    @pytest.mark.parametrize(
        ("system", "edition", "result", "tolerance"),
        [
            ("B2", "2020", "vpc2020_{}_a0.8.npy", 1e-6),
            ("B2", "2024", "vpc2024_v2_{}_a0.8.npy", 1.01),
            ("D1", "2020", "d1_complex_only_{}.npy", 1e-6),
        ],
    )
    @pytest.mark.parametrize("name", ["espeak", "libri1272a"])
    def test_whole_utterances(self, oracles, name, system, edition, result, tolerance):
        samples, sample_rate = soundfile.read(oracles / "mcadams" / f"in_{name}.wav")
        reference = np.load(oracles / "mcadams" / result.format(name)).astype(float)
        ours = load(system, edition=edition)(samples, sample_rate)
        common = whole_overlap(samples) if edition == "2024" else slice(None)
        assert same_peak_difference(ours[common], reference[common]) < tolerance


class TestPlainWriting:
    """The same method as a loop over frames."""

    @pytest.mark.parametrize("sample_rate", [8_000, 16_000])
    def test_gives_the_same_vowel(self, sample_rate):
        speech = vowel(130.0, sample_rate=sample_rate, formants=FORMANTS[:3])
        ours = McAdams(edition="2020")(speech, sample_rate)
        plain = frame_by_frame(speech, sample_rate, 0.8)
        shift = sample_rate // 100
        assert same_peak_difference(ours[3 * shift :], plain[3 * shift :]) < 1e-7

    @pytest.mark.parametrize("sample_rate", [8_000, 16_000, 44_100])
    def test_gives_the_same_noise(self, sample_rate):
        noise = np.random.default_rng(0).uniform(-0.5, 0.5, sample_rate)
        ours = McAdams(edition="2020", coefficient=0.7)(noise, sample_rate)
        plain = frame_by_frame(noise, sample_rate, 0.7)
        shift = sample_rate // 100
        assert same_peak_difference(ours[3 * shift :], plain[3 * shift :]) < 1e-7


class TestPhysics:
    @pytest.mark.parametrize("sample_rate", [8_000, 16_000, 22_050, 48_000])
    @pytest.mark.parametrize("coefficient", [0.7, 0.8, 0.9])
    @pytest.mark.parametrize("angle", [0.4, 0.8, 1.8])
    def test_a_resonance_moves_to_the_power_of_its_angle(self, sample_rate, coefficient, angle):
        noise = np.random.default_rng(1).standard_normal(2 * sample_rate)
        resonance = lfilter([1], [1, -2 * 0.97 * np.cos(angle), 0.97**2], noise)
        moved = McAdams(coefficient=coefficient)(resonance / 100, sample_rate)
        angles, density = welch(moved, fs=2 * np.pi, nperseg=1024)
        assert angles[np.argmax(density)] == pytest.approx(angle**coefficient, abs=0.06)

    def test_a_smaller_radius_widens_the_resonance(self):
        noise = np.random.default_rng(2).standard_normal(32_000)
        resonance = lfilter([1], [1, -2 * 0.98 * np.cos(1), 0.98**2], noise) / 100
        kept, widened = (
            welch(McAdams(coefficient=1.0, radius_factor=factor)(resonance), nperseg=1024)[1]
            for factor in (1.0, 0.9)
        )
        assert np.sum(widened > widened.max() / 2) > 2 * np.sum(kept > kept.max() / 2)

    def test_coefficient_1_changes_almost_nothing(self):
        samples = np.random.default_rng(3).uniform(-0.5, 0.5, 16_000)
        unmoved = McAdams(coefficient=1.0)(samples)
        assert np.abs(unmoved - samples)[SHIFT:].max() < 0.005

    def test_2020_caps_angles_at_pi_and_2024_lets_them_wrap(self):
        pole = np.array([0.9 * np.exp(3.0j), 0.9 * np.exp(-3.0j)])
        capped = McAdams(coefficient=1.5, edition="2020").moved(pole)
        wrapped = McAdams(coefficient=1.5).moved(pole)
        np.testing.assert_allclose(np.abs(np.angle(capped)), np.pi)
        np.testing.assert_allclose(np.abs(np.angle(wrapped)), 2 * np.pi - 3.0**1.5)

    def test_real_poles_stay(self):
        poles = np.array([0.5 + 0j, -0.9 + 0j])
        np.testing.assert_array_equal(McAdams(radius_factor=0.9).moved(poles), poles)


@pytest.mark.parametrize("edition", ["2020", "2024"])
class TestEdges:
    @given(
        arrays(np.float64, st.integers(1, 1500), elements=st.floats(-1.0, 1.0, width=32)),
        st.sampled_from([8_000, 11_025, 16_000, 44_100, 48_000]),
    )
    def test_anything_finite_gives_as_many_finite_samples_at_its_level(
        self, edition, samples, sample_rate
    ):
        anonymized = McAdams(edition=edition)(samples, sample_rate)
        assert anonymized.shape == samples.shape
        assert np.isfinite(anonymized).all()
        active = active_mask(samples, sample_rate)
        if anonymized.any():
            assert root_mean_square(anonymized[active]) == pytest.approx(
                root_mean_square(samples[active]), rel=1e-6
            )
        else:  # all there was lay at the very first sample, where the window is 0, or is dropped
            assert edition == "2020" or not samples[1:].any()

    @pytest.mark.parametrize(
        "samples",
        [
            np.ones(4_000),
            np.sign(np.sin(0.3 * np.arange(4_000))),
            np.sin(0.3 * np.arange(4_000)),
            np.where(np.arange(4_000) == 2_000, 1.0, 0.0),
            np.tile([1.0, -1.0], 2_000),
            np.full(4_000, 1e-9),
        ],
        ids=["DC", "square", "sine", "click", "Nyquist", "almost silent"],
    )
    def test_what_is_predicted_perfectly_stays_finite_and_at_its_level(self, edition, samples):
        anonymized = McAdams(edition=edition)(samples)
        assert np.isfinite(anonymized).all()
        active = active_mask(samples, 16_000)
        assert root_mean_square(anonymized[active]) == pytest.approx(
            root_mean_square(samples[active])
        )

    @pytest.mark.parametrize("count", [1, 160, 16_000])
    def test_silence_stays_silence(self, edition, count):
        np.testing.assert_array_equal(McAdams(edition=edition)(np.zeros(count)), np.zeros(count))

    @pytest.mark.parametrize("count", [1, 200, 319, 320, 479])
    def test_short_input_keeps_its_level(self, edition, count):
        samples = np.random.default_rng(count).uniform(-0.1, 0.1, count)
        anonymized = McAdams(edition=edition)(samples)
        assert root_mean_square(anonymized) == pytest.approx(root_mean_square(samples))

    def test_a_block_of_frames_leaves_no_seam(self, edition, monkeypatch):
        samples = np.random.default_rng(5).uniform(-1, 1, 8_000)
        in_one = McAdams(edition=edition)(samples)
        monkeypatch.setattr("anonymizers.resynthesis._BLOCK", 7)
        np.testing.assert_allclose(McAdams(edition=edition)(samples), in_one, atol=1e-12)

    def test_nan_is_refused_by_its_position(self, edition):
        with pytest.raises(UserError, match="sample 3 is nan"):
            McAdams(edition=edition)([0, 0, 0, np.nan])


def test_the_end_is_kept_by_2024_and_lost_by_2020():
    samples = np.random.default_rng(6).uniform(-1, 1, 1_999)
    assert np.abs(load("B2")(samples)[-30:]).min() > 0
    assert not load("B2", edition="2020")(samples)[-(1_999 - 1_920) :].any()


class TestDrawing:
    def test_the_range_is_drawn_for_each_source_alike_on_every_machine(self):
        stochastic = load("B2", coefficient=[0.5, 0.9])
        assert stochastic.for_source(1, "p225").coefficient == 0.5028681567913401
        assert stochastic.for_source(1, "p225") == stochastic.for_source(1, "p225")
        drawn = {
            stochastic.for_source(seed, speaker).coefficient
            for seed in range(20)
            for speaker in ("p225", "p226", "語り手")
        }
        assert len(drawn) == 60
        assert min(drawn) < 0.55
        assert max(drawn) > 0.85

    def test_a_range_cannot_be_called(self):
        with pytest.raises(ValueError, match="for_source"):
            load("B2", coefficient=(0.5, 0.9))(np.ones(10))

    def test_a_number_is_not_drawn(self):
        assert load("B2").for_source(1, "p225") == load("B2")
