"""Pulses are at the pitch, filters do what their bands say, and Griffin and Lim find a tone."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra `neural`")

from anonymizers.conversion.griffin_lim import griffin_lim  # noqa: E402
from anonymizers.conversion.source_filter import (  # noqa: E402
    HARMONIC_BANDS,
    NOISE_BANDS,
    _minimum_phase,
    harmonic_ripple,
    pulse_train,
    synthesize,
)
from anonymizers.conversion.spectra import (  # noqa: E402
    cepstrum_of_mel,
    from_short_time_spectrum,
    log_mel,
    mel_of_cepstrum,
    mel_of_hertz,
    short_time_spectrum,
)

HOPS = 100
RATE = 16_000
SILENT = -14.0


def bands(harmonics=SILENT, noise=SILENT):
    """Filters that stay the same; a number is the log magnitude of all bands."""
    both = torch.zeros(1, HARMONIC_BANDS + NOISE_BANDS, HOPS)
    both[:, :HARMONIC_BANDS] = torch.as_tensor(harmonics).float().reshape(-1, 1)
    both[:, HARMONIC_BANDS:] = torch.as_tensor(noise).float().reshape(-1, 1)
    return both


def steady(value):
    return torch.full((1, HOPS), float(value))


def white(seed=0):
    return torch.from_numpy(
        np.random.default_rng(seed).standard_normal((1, HOPS * 160)).astype(np.float32)
    )


def spectrum(samples):
    """Magnitudes of the middle half second, 2 Hz apart."""
    middle = samples[0, 4_000:12_000].double().numpy()
    return np.abs(np.fft.rfft(middle * np.hanning(len(middle))))


class TestPulseTrain:
    def test_has_all_harmonics_of_f0_alike_and_nothing_between(self):
        magnitudes = spectrum(pulse_train(steady(200), steady(1)))
        harmonics, between = magnitudes[100:3_900:100], magnitudes[150:3_900:100]
        assert np.ptp(harmonics) < 0.01 * harmonics.mean()
        assert between.max() < 0.001 * harmonics.mean()

    def test_has_deviation_1_whatever_the_pitch(self):
        for hertz in (61, 100, 240, 480):
            train = pulse_train(steady(hertz), steady(1))
            assert float(train.std()) == pytest.approx(1, abs=0.02)

    def test_is_silent_where_nothing_is_voiced(self):
        assert not pulse_train(steady(100), steady(0)).any()

    def test_keeps_its_phase_over_a_minute(self):
        minute = torch.full((1, 6_000), 437.0)
        last = pulse_train(minute, torch.ones_like(minute))[:, -16_000:]
        magnitudes = np.abs(np.fft.rfft(last[0].double().numpy()))
        assert int(np.argmax(magnitudes[:500])) == 437
        assert magnitudes[437] > 100 * magnitudes[400:430].max()


class TestHarmonicRipple:
    def test_has_its_peaks_at_low_harmonics(self):
        ripple = harmonic_ripple(steady(250), steady(1))[0, :, HOPS // 2].numpy()
        top = mel_of_hertz(np.array(RATE / 2))
        for harmonic in (500, 750, 1_000):
            band, valley = (
                round(float(mel_of_hertz(np.array(float(hertz))) / top * 81)) - 1
                for hertz in (harmonic, harmonic - 125)
            )
            assert ripple[band - 1 : band + 2].max() > ripple[valley] + 0.5

    def test_has_no_envelope_and_is_nothing_where_nothing_is_voiced(self):
        voicing = steady(1)
        voicing[:, 50:] = 0
        ripple = harmonic_ripple(steady(120), voicing)
        assert float(cepstrum_of_mel(ripple).abs().max()) < 1e-3
        assert float(ripple[..., :40].abs().max()) > 0.5
        assert not ripple[..., 50:].any()


class TestSynthesize:
    def test_flat_filters_of_gain_1_leave_noise_as_it_is(self):
        noise = white()
        found = synthesize(bands(noise=0.0), steady(100), steady(0), noise)
        np.testing.assert_allclose(found[:, 640:-640], noise[:, 640:-640], atol=1e-3)

    def test_a_band_lifts_the_frequencies_around_its_centre(self):
        lifted = torch.full((NOISE_BANDS,), -5.0)
        lifted[20] = 0.0
        found = spectrum(synthesize(bands(noise=lifted), steady(100), steady(0), white()))
        peak = 2 * int(np.argmax(np.convolve(found, np.ones(50), "same")))
        expected = 20 / (NOISE_BANDS - 1) * mel_of_hertz(np.array(RATE / 2))
        assert mel_of_hertz(np.array(float(peak))) == pytest.approx(expected, rel=0.05)

    def test_harmonics_fade_above_four_kilohertz(self):
        found = spectrum(synthesize(bands(harmonics=0.0), steady(200), steady(1), white()))
        below, above = found[200:1_900:100], found[2_900:3_900:100]
        assert below.min() > 100 * above.max()

    def test_the_filter_of_harmonics_rings_after_the_pulse_not_before(self):
        resonant = 3 * torch.exp(-(((torch.arange(513) - 110) / 20) ** 2))
        filters = torch.polar(resonant.exp(), _minimum_phase(resonant))
        response = torch.fft.irfft(filters).square()
        assert float(response[:512].sum()) > 1_000 * float(response[512:].sum())


class TestSpectra:
    def test_the_inverse_gives_the_samples_back(self):
        noise = white()
        found = from_short_time_spectrum(short_time_spectrum(noise))
        np.testing.assert_allclose(found[:, :-640], noise[:, :-640], atol=1e-5)

    def test_a_tone_is_in_the_mel_band_of_its_frequency(self):
        tone = torch.sin(2 * torch.pi * 1_000 / RATE * torch.arange(HOPS * 160))[None]
        loudest = int(log_mel(tone)[0, :, HOPS // 2].argmax())
        share = mel_of_hertz(np.array(1_000.0)) / mel_of_hertz(np.array(RATE / 2))
        assert loudest == pytest.approx(share * 81 - 1, abs=1)


class TestCepstrum:
    def test_smooths_once_and_for_all(self):
        mel = log_mel(white())
        smooth = mel_of_cepstrum(cepstrum_of_mel(mel))
        again = mel_of_cepstrum(cepstrum_of_mel(smooth))
        np.testing.assert_allclose(again, smooth, atol=1e-4)
        assert float(smooth.diff(dim=1).abs().mean()) < 0.6 * float(mel.diff(dim=1).abs().mean())


class TestGriffinLim:
    def test_finds_a_waveform_with_the_given_spectrogram(self):
        tone = torch.sin(2 * torch.pi * 440 / RATE * torch.arange(HOPS * 160))[None]
        found = griffin_lim(log_mel(tone), white())
        loud = slice(10, -10)
        wanted, got = log_mel(tone)[0, :, loud], log_mel(found)[0, :, loud]
        is_loud = wanted > wanted.max() - 3
        assert float((wanted - got)[is_loud].abs().mean()) < 0.4
        assert 2 * int(np.argmax(spectrum(found))) == pytest.approx(440, abs=12)
