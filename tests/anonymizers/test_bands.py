"""Bands with Hann-shaped edges: exchanged, and covered with noise, and nothing else touched."""

from __future__ import annotations

import numpy as np
import pytest

from anonymizers.bands import EDGE_HERTZ, add_modulated_noise, exchange_bands, hann_band

SAMPLE_RATE = 16_000
FIRST, SECOND, WIDTH = 3_500.0, 4_500.0, 1_000.0
LOW, HIGH = 5_000.0, 7_500.0


def noise(seconds=1.0, seed=0):
    return np.random.default_rng(seed).standard_normal(round(seconds * SAMPLE_RATE))


def energy(samples, low, high):
    spectrum = np.abs(np.fft.rfft(samples)) ** 2
    hertz = np.fft.rfftfreq(len(samples), 1 / SAMPLE_RATE)
    return spectrum[(hertz > low) & (hertz < high)].sum()


class TestHannBand:
    HERTZ = np.arange(0.0, 8_000.0, 10.0)

    def test_passes_what_is_inside_and_nothing_outside(self):
        gain = hann_band(self.HERTZ, 1_000, 2_000)
        inside = np.abs(self.HERTZ - 1_500) <= 500 - EDGE_HERTZ / 2
        outside = np.abs(self.HERTZ - 1_500) >= 500 + EDGE_HERTZ / 2
        np.testing.assert_array_equal(gain[inside], 1)
        np.testing.assert_allclose(gain[outside], 0, atol=1e-15)
        assert gain[self.HERTZ == 1_000] == pytest.approx(0.5)

    def test_neighbours_add_up_to_one(self):
        both = hann_band(self.HERTZ, 1_000, 2_000) + hann_band(self.HERTZ, 2_000, 3_000)
        np.testing.assert_allclose(both, hann_band(self.HERTZ, 1_000, 3_000), atol=1e-12)


class TestExchange:
    def test_a_tone_goes_to_the_place_of_the_other_band(self):
        tone = np.sin(2 * np.pi * 3_600 * np.arange(SAMPLE_RATE) / SAMPLE_RATE)
        moved = exchange_bands(tone, SAMPLE_RATE, FIRST, SECOND, WIDTH)
        assert np.argmax(np.abs(np.fft.rfft(moved))) == pytest.approx(4_600, abs=1)

    def test_energies_swap(self):
        loud_below = noise() + 10 * np.sin(2 * np.pi * 3_400 * np.arange(SAMPLE_RATE) / SAMPLE_RATE)
        exchanged = exchange_bands(loud_below, SAMPLE_RATE, FIRST, SECOND, WIDTH)
        bands = [(3_060, 3_940), (4_060, 4_940)]
        before = [energy(loud_below, *band) for band in bands]
        after = [energy(exchanged, *band) for band in bands]
        assert before[0] > 5 * before[1]
        assert after == pytest.approx(before[::-1], rel=0.02)

    def test_other_bands_stay(self):
        samples = noise()
        change = exchange_bands(samples, SAMPLE_RATE, FIRST, SECOND, WIDTH) - samples
        outside = energy(change, 0, 2_940) + energy(change, 5_060, 8_000)
        assert outside < 1e-3 * energy(change, 3_000, 5_000)

    def test_twice_gives_the_samples_back_inside_the_bands(self):
        samples = noise()
        twice = samples
        for _ in range(2):
            twice = exchange_bands(twice, SAMPLE_RATE, FIRST, SECOND, WIDTH)
        for band in [(3_060, 3_940), (4_060, 4_940)]:
            assert energy(twice - samples, *band) < 0.01 * energy(samples, *band)

    def test_is_left_out_where_the_sample_rate_has_no_such_band(self):
        samples = noise()
        assert exchange_bands(samples, 9_000, FIRST, SECOND, WIDTH) is samples


class TestNoise:
    def added(self, samples, level_db=0.0):
        masked = add_modulated_noise(
            samples,
            SAMPLE_RATE,
            LOW,
            HIGH,
            level_db=level_db,
            generator=np.random.default_rng(1),
        )
        return masked - samples

    def test_is_in_its_band_alone(self):
        added = self.added(noise())
        inside = energy(added, LOW - EDGE_HERTZ, HIGH + EDGE_HERTZ)
        assert energy(added, 0, LOW - EDGE_HERTZ) < 1e-3 * inside
        assert energy(added, HIGH + EDGE_HERTZ, 8_000) < 1e-3 * inside

    @pytest.mark.parametrize("level_db", [-12.0, 0.0, 6.0])
    def test_has_the_level_asked_for(self, level_db):
        samples = noise(4.0)
        ratio = energy(self.added(samples, level_db), LOW, HIGH) / energy(samples, LOW, HIGH)
        assert 10 * np.log10(ratio) == pytest.approx(level_db, abs=0.7)

    def test_is_pink(self):
        added = self.added(noise(8.0))
        low, high = energy(added, 5_100, 5_600), energy(added, 6_900, 7_400)
        assert high / low == pytest.approx(5_350 / 7_150, abs=0.08)

    def test_follows_the_speech(self):
        samples = noise()
        samples[4_000:12_000] = 0
        added = self.added(samples)
        assert np.square(added[5_000:11_000]).mean() < 1e-6 * np.square(added[:4_000]).mean()

    def test_repeats_with_its_generator(self):
        np.testing.assert_array_equal(self.added(noise()), self.added(noise()))

    def test_is_left_out_where_the_sample_rate_has_no_such_band(self):
        samples = noise()
        generator = np.random.default_rng(0)
        masked = add_modulated_noise(samples, 10_000, LOW, HIGH, level_db=0.0, generator=generator)
        assert masked is samples
