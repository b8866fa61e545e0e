"""A report's page, read as a browser would."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_EMPTY = {"meta", "br", "link", "img"}

SECTIONS = [
    "collected",
    "ranks",
    "tests",
    "pairs",
    "detection",
    "agreement",
    "exclusions",
    "methods",
    "definitions",
    "data",
]
"""Of a report of ratings of several systems, in their order."""


@dataclass
class Page:
    """What stands in a page: its text by section, its table rows, its links and ids."""

    text: dict[str, str] = field(default_factory=dict)
    rows: dict[str, list[list[str]]] = field(default_factory=dict)
    ids: list[str] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path) -> Page:
        """Read a page; sections are named by their id, what is before them by an empty name."""
        reader = _Reader()
        reader.feed(path.read_text("utf-8"))
        reader.close()
        assert reader.open == [], reader.open
        return reader.page


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.page, self.open, self.section, self.in_cell = Page(), [], "", False

    def handle_starttag(self, tag, attributes):
        self.page.tags.append(tag)
        if tag not in _EMPTY:
            self.open.append(tag)
        for name, value in attributes:
            if name == "id":
                self.page.ids.append(value)
            if name in {"href", "xlink:href", "src", "action", "data", "srcset"}:
                self.page.references.append(value)
        if tag == "section":
            self.section = dict(attributes)["id"]
        if tag == "tr":
            self.page.rows.setdefault(self.section, []).append([])
        if tag in {"td", "th"}:
            self.in_cell = True
            self.page.rows[self.section][-1].append("")

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in _EMPTY:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag
        if tag == "section":
            self.section = ""
        if tag in {"td", "th"}:
            self.in_cell = False

    def handle_data(self, data):
        if self.open and self.open[-1] in {"style", "script"}:
            return
        self.page.text[self.section] = self.page.text.get(self.section, "") + data
        if self.in_cell:
            self.page.rows[self.section][-1][-1] += data
