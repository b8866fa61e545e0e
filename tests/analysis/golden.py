"""Numbers computed by other programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).resolve().parent.parent / "golden"


def golden(name: str, folder: str = "subjective") -> dict[str, Any]:
    """Return the cases of one file; the program that made them is left out."""
    content = json.loads((_FOLDER / folder / f"{name}.json").read_text(encoding="utf-8"))
    return {case: values for case, values in content.items() if case != "made_by"}
