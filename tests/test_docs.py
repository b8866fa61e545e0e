"""The documents point at what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent
DOCUMENTS = (PROJECT / "README.md", *sorted((PROJECT / "docs").glob("*.md")))
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")


def links() -> list[tuple[Path, str]]:
    return [
        (document, target)
        for document in DOCUMENTS
        for target in LINK.findall(document.read_text("utf-8"))
    ]


@pytest.mark.parametrize(
    ("document", "target"), links(), ids=lambda part: getattr(part, "name", part)
)
def test_every_link_leads_somewhere(document, target):
    assert (document.parent / target).exists()
