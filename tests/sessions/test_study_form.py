"""The form over a study file: fields from the design, text to values and back."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from pydantic import Field

from sessions.section import Section
from sessions.study import Study
from sessions.study_form import FormField, below, form_fields, place


class Inner(Section):
    """What lies below.

    Not for forms.
    """

    depth: int


class Design(Section):
    """Every kind of key that a form knows."""

    word: str
    """One word,
    or two: ``a b``."""
    count: int = 3
    share: float | None = None
    sure: bool = False
    level: Literal["speaker", "utterance"] = "speaker"
    asked: tuple[Literal["a", "b"], ...] = ("a", "b")
    file: Path | None = None
    folders: tuple[Path, ...] = ()
    names: tuple[str, ...] | None = None
    settings: dict[str, int] = Field(default_factory=dict)
    shapes: tuple[tuple[int, ...], ...] = ()
    inner: Inner = Inner(depth=1)
    perhaps: Inner | None = None
    many: tuple[Inner, ...] = ()


FIELDS = {field.name: field for field in form_fields(Design)}


def test_every_key_of_the_design_has_a_field_that_says_what_it_is_for():
    def all_fields(fields: tuple[FormField, ...]) -> list[FormField]:
        deeper = [one for field in fields if field.section for one in all_fields(below(field))]
        return [*fields, *deeper]

    fields = all_fields(form_fields(Study))
    assert {"study", "datasets", "systems", "rating", "texts"} <= {field.name for field in fields}
    assert [field.name for field in fields if not field.description] == []
    assert [field.name for field in fields if "``" in field.description] == []


def test_each_type_has_its_way_of_being_filled_in():
    assert {name: field.kind for name, field in FIELDS.items()} == {
        "word": "text",
        "count": "number",
        "share": "number",
        "sure": "truth",
        "level": "choice",
        "asked": "choices",
        "file": "path",
        "folders": "paths",
        "names": "lines",
        "settings": "entries",
        "shapes": "toml",
        "inner": "section",
        "perhaps": "optional_section",
        "many": "sections",
    }
    assert FIELDS["level"].choices == ("speaker", "utterance")
    assert FIELDS["asked"].choices == ("a", "b")
    assert FIELDS["perhaps"].section is Inner


def test_descriptions_and_defaults_come_from_the_design():
    assert FIELDS["word"].description == "One word, or two: a b."
    assert FIELDS["inner"].description == "What lies below."
    assert FIELDS["word"].required
    assert not FIELDS["count"].required
    assert FIELDS["count"].default_text == "3"
    assert FIELDS["share"].default_text == ""


def test_a_key_is_called_as_in_the_file_not_as_in_the_code():
    assert "rating" in {field.name for field in form_fields(Study)}


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("word", " two words ", "two words"),
        ("word", "12", "12"),
        ("count", " 12 ", 12),
        ("share", "0.5", 0.5),
        ("count", "a dozen", "a dozen"),
        ("file", "checks/seven.wav", "checks/seven.wav"),
        ("folders", "a b\n\n  c\n", ["a b", "c"]),
        ("names", "B1\nB2", ["B1", "B2"]),
        ("settings", "libri = 20\n'a b' = 3", {"libri": 20, "a b": 3}),
        ("settings", "libri: 20", "libri: 20"),
        ("shapes", "[[3, 6, 6], [5, 5, 5]]", [[3, 6, 6], [5, 5, 5]]),
        ("shapes", "[[3, 6", "[[3, 6"),
        ("count", "   ", None),
        ("folders", "\n", None),
    ],
)
def test_what_is_filled_in_becomes_what_the_file_says(name: str, text: str, value: object):
    assert FIELDS[name].value(text) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("word", "two words"),
        ("count", 12),
        ("share", -26.0),
        ("folders", ["a b", "c"]),
        ("names", ["B1"]),
        ("settings", {"libri": 20, "a b": 3}),
        ("settings", {"coefficient": [0.5, 0.9], "name": "x", "on": True}),
        ("shapes", [[3, 6, 6], [5, 5, 5]]),
    ],
)
def test_what_the_file_says_can_be_filled_in_again(name: str, value: object):
    field = FIELDS[name]
    assert field.value(field.text(value)) == value


def test_only_texts_are_paragraphs():
    texts = next(field for field in form_fields(Study) if field.name == "texts")
    assert {field.kind for field in below(texts) if field.section is None} == {"paragraph"}
    story = "Two lines.\nAnd a gap at the end: "
    assert below(texts)[0].value(story) == story


def test_a_fault_belongs_to_the_deepest_place_that_leads_to_it():
    places = [("systems",), ("systems", 0), ("systems", 0, "parameters"), ("rating",)]
    assert place(("systems", 0, "parameters", "x", "int"), places) == ("systems", 0, "parameters")
    assert place(("systems", 0, "nmae"), places) == ("systems", 0)
    assert place(("systems", 1), places) == ("systems",)
    assert place((), places) == ()
