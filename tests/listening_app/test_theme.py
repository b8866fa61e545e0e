"""Colours that can be told apart, text that grows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from listening_app.theme import DARK, GROUPS, LIGHT, TEXT_SCALES


def luminance(colour: str) -> float:
    """Relative luminance of WCAG 2.2."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    rgb = QColor(colour).getRgbF()[:3]
    return sum(w * linear(c) for w, c in zip((0.2126, 0.7152, 0.0722), rgb, strict=True))


def contrast(one: str, other: str) -> float:
    """Contrast ratio of WCAG 2.2."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_what_wcag_says():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_everything_can_be_read(tokens):
    for ground in (tokens.page, tokens.surface):
        assert contrast(tokens.ink, ground) >= 7
        assert contrast(tokens.quiet, ground) >= 7
        for status in (tokens.accent, tokens.playing, tokens.done, tokens.fault):
            assert contrast(status, ground) >= 4.5
        assert contrast(tokens.edge, ground) >= 3
    assert contrast(tokens.on_accent, tokens.accent) >= 4.5


def test_the_evaluators_choice_outranks_the_system(theme):
    theme.set_appearance("dark")
    assert theme.tokens == DARK
    theme.set_appearance("light")
    assert theme.tokens == LIGHT


def test_text_grows_to_twice_its_size_and_no_further(theme):
    sizes = []
    for _ in range(6):
        sizes.append(theme.pixels(16))
        theme.step_text_scale(1)
    assert sizes == [16, 20, 24, 28, 32, 32]
    theme.step_text_scale(-len(TEXT_SCALES))
    assert theme.pixels(16) == 16


def test_the_keyboard_grows_and_shrinks_the_text(open_app, study, theme):
    app = open_app(study)
    handle, control = app.window.windowHandle(), Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(handle, Qt.Key.Key_Plus, control)
    assert theme.text_scale == 1.25
    QTest.keyClick(handle, Qt.Key.Key_Minus, control)
    assert theme.text_scale == 1.0


@pytest.mark.parametrize(("colour", "ink"), GROUPS)
def test_a_number_on_the_colour_of_a_group_can_be_read(colour, ink):
    assert contrast(colour, ink) >= 4.5


def test_nothing_moves_where_that_is_not_wanted(theme):
    assert theme.motion_ms(120) == 120
    theme.set_moves_less(True)
    assert theme.motion_ms(120) == 0
