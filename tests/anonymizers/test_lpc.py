"""Linear prediction of many frames at once, against known filters and one frame at a time."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.signal import lfilter

from anonymizers import frames, lpc

RNG = np.random.default_rng(0)


class TestBurg:
    def test_finds_the_filter_that_made_the_signal(self):
        known = np.poly([0.95 * np.exp(0.6j), 0.95 * np.exp(-0.6j), 0.7])
        signal = lfilter([1], known, RNG.standard_normal(100_000))
        np.testing.assert_allclose(lpc.burg(signal[None], 3)[0], known, atol=0.01)

    def test_frames_do_not_influence_each_other(self):
        block = RNG.standard_normal((5, 320))
        together = lpc.burg(block, 20)
        alone = np.concatenate([lpc.burg(frame[None], 20) for frame in block])
        np.testing.assert_allclose(together, alone, atol=1e-13)

    @pytest.mark.parametrize(
        "frame",
        [np.ones(320), np.tile([1.0, -1.0], 160), np.zeros(320), np.sin(0.4 * np.arange(320))],
        ids=["constant", "alternating", "silent", "sine"],
    )
    def test_poles_never_leave_the_unit_circle(self, frame):
        coefficients = lpc.burg(frame[None], 20)
        assert np.isfinite(coefficients).all()
        assert np.abs(lpc.poles(coefficients)).max() < 1 + 1e-6

    def test_a_constant_is_predicted_by_its_last_value(self):
        np.testing.assert_allclose(lpc.burg(np.full((1, 50), 3.0), 4)[0], [1, -1, 0, 0, 0])


class TestPoles:
    def test_are_the_roots(self):
        coefficients = lpc.burg(RNG.standard_normal((4, 320)), 20)
        for roots, row in zip(lpc.poles(coefficients), coefficients, strict=True):
            np.testing.assert_allclose(np.polyval(row, roots), 0, atol=1e-10)

    def test_complex_ones_are_exact_conjugates(self):
        roots = lpc.poles(lpc.burg(RNG.standard_normal((50, 320)), 20))
        above, below = (
            np.sort_complex(half)
            for half in (roots[roots.imag > 0], roots[roots.imag < 0].conjugate())
        )
        np.testing.assert_array_equal(above, below)

    @pytest.mark.parametrize("order", [1, 2, 3, 20, 60])
    def test_of_every_order(self, order):
        coefficients = lpc.burg(RNG.standard_normal((6, 320)), order)
        rebuilt = lpc.from_poles(lpc.poles(coefficients))
        np.testing.assert_allclose(rebuilt, coefficients, atol=1e-8)

    @pytest.mark.parametrize(
        "roots",
        [
            [0.5] * 6,
            [0.9, 0.9, -0.9, -0.9, 0.0, 0.0],
            [0.9j, -0.9j, 0.9j, -0.9j, 0.5, 0.5],
            [1e-9j, -1e-9j, 0.999, 0.998, 0.997, 0.996],
            [0.0] * 6,
            [np.exp(1j * angle) for angle in np.pi * np.array([1, -1, 3, -3, 5, -5]) / 6],
        ],
        ids=["sixfold", "twofold real", "twofold pairs", "near 0", "all 0", "evenly on the circle"],
    )
    def test_that_coincide_still_make_the_polynomial(self, roots):
        coefficients = np.poly(roots).real[None]
        found = lpc.poles(coefficients)
        np.testing.assert_allclose(lpc.from_poles(found), coefficients, atol=1e-7)
        assert np.abs(found).max() < 1.01

    def test_do_not_depend_on_the_frames_before(self):
        coefficients = lpc.burg(RNG.standard_normal((30, 320)), 20)
        together = lpc.poles(coefficients)
        for row, roots in zip(coefficients, together, strict=True):
            (alone,) = lpc.poles(row[None])
            distances = np.abs(roots[:, None] - alone)
            np.testing.assert_allclose(distances.min(axis=1), 0, atol=1e-9)

    def test_found_by_eigenvalues_where_laguerre_fails(self, monkeypatch):
        coefficients = lpc.burg(RNG.standard_normal((4, 320)), 20)
        expected = lpc.from_poles(lpc.poles(coefficients))

        def lost(_, roots):
            roots[1:3] = np.nan

        monkeypatch.setattr(lpc, "_roots", lost)
        found = lpc.from_poles(lpc.poles(coefficients))
        np.testing.assert_allclose(found, expected, atol=1e-9)

    def test_turned_to_other_angles_remain_pairs(self):
        roots = np.array([0.9 * np.exp(0.5j), 0.9 * np.exp(-0.5j), -0.7 + 0j])
        turned = lpc.at_angles(roots, np.array([1.0, 1.0, 2.0]), radius_factor=0.5)
        np.testing.assert_allclose(turned, [0.45 * np.exp(1j), 0.45 * np.exp(-1j), -0.7])
        assert turned[0] == turned[1].conjugate()

    def test_and_back(self):
        coefficients = lpc.burg(RNG.standard_normal((20, 320)), 20)
        np.testing.assert_allclose(
            lpc.from_poles(lpc.poles(coefficients)), coefficients, atol=1e-10
        )


def test_refilter_is_whitening_then_colouring_from_rest():
    block = RNG.standard_normal((3, 320))
    analysis, synthesis = (lpc.burg(RNG.standard_normal((3, 320)), 8) for _ in range(2))
    expected = [
        lfilter([1], new, lfilter(old, [1], frame))
        for frame, old, new in zip(block, analysis, synthesis, strict=True)
    ]
    np.testing.assert_allclose(lpc.refilter(block, analysis, synthesis), expected, atol=1e-12)


class TestFrames:
    @pytest.mark.parametrize(("length", "shift"), [(320, 160), (441, 220), (7, 3), (5, 5)])
    def test_overlap_add_is_the_sum_of_shifted_frames(self, length, shift):
        block = RNG.standard_normal((6, length))
        expected = np.zeros(5 * shift + length)
        for index, frame in enumerate(block):
            expected[index * shift : index * shift + length] += frame
        np.testing.assert_allclose(frames.overlap_add(block, shift), expected, atol=1e-12)

    @pytest.mark.parametrize("sample_rate", [8_000, 16_000, 44_100])
    def test_squared_windows_add_up_to_one(self, sample_rate):
        length, shift = sample_rate // 50, sample_rate // 100
        squares = np.tile(frames.root_hann(length, shift) ** 2, (10, 1))
        inner = frames.overlap_add(squares, shift)[length:-length]
        np.testing.assert_allclose(inner, 1, atol=0.015)

    def test_split_takes_only_whole_frames(self):
        cut = frames.split(np.arange(10.0), 4, 2)
        np.testing.assert_array_equal(cut[:, 0], [0, 2, 4, 6])
