"""Systems by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

import anonymizers
from anonymizers.errors import UserError


def test_presets_give_way_to_what_is_asked_for():
    assert anonymizers.load("D1").radius_factor == 0.975
    assert anonymizers.load("D1", radius_factor=0.9).radius_factor == 0.9
    assert anonymizers.load("B2").radius_factor == 1.0


def test_an_unknown_system_is_refused_with_the_known_ones():
    known = ", ".join(anonymizers.names())
    with pytest.raises(UserError, match=f"no anonymizer 'b2'; the known ones are {known}"):
        anonymizers.load("b2")


def test_an_unknown_parameter_is_refused_with_the_known_ones():
    with pytest.raises(UserError, match="B2 has no parameter 'alpha'; it has coefficient, radius"):
        anonymizers.load("B2", alpha=0.8)


def test_naming_the_systems_imports_none_of_them():
    code = (
        "import sys, anonymizers; anonymizers.names();"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'soundfile', 'anonymizers.base')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
