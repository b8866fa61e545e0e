"""Schedules of training that cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anonymizers.conversion.schedule import read_schedule
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("value", ["9" * 5_000, "[" * 5_000, ""])
def test_what_is_no_toml_is_refused_in_a_sentence(tmp_path: Path, value: str) -> None:
    path = tmp_path / "schedule.toml"
    path.write_text(f"steps = {value}\n", "utf-8")
    with pytest.raises(UserError, match=r"schedule\.toml: is no TOML"):
        read_schedule(path)
