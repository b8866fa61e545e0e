"""How numbers are put into words."""

from __future__ import annotations

from math import nan

import pytest

from analysis.report.wording import p_value


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (nan, "–"),
        (0.0, "< 0.001"),
        (0.00099, "< 0.001"),
        (0.001, "0.001"),
        (0.00949, "0.009"),
        (0.00999, "< 0.010"),
        (0.01, "0.010"),
        (0.049897853, "< 0.050"),
        (0.05, "0.050"),
        (0.0501, "0.050"),
        (0.264, "0.264"),
        (1.0, "1.000"),
    ],
)
def test_a_p_value_stays_on_its_side_of_a_limit_when_it_is_rounded(value: float, words: str):
    assert p_value(value) == words
