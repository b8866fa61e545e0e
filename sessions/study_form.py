"""What a form over a study file asks for: one field for each key that the design may have.

The fields follow from the models of `sessions.study`, so that a new key is in the form as soon as
it is in the design.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

import tomlkit
from pydantic import BaseModel

from sessions.study import Study

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pydantic.fields import FieldInfo

Location = tuple[int | str, ...]
"""Keys and list indices that lead to a place in a study file."""

Kind = Literal[
    "text",
    "paragraph",
    "number",
    "truth",
    "choice",
    "choices",
    "path",
    "paths",
    "lines",
    "entries",
    "toml",
    "section",
    "optional_section",
    "sections",
]
"""How a key is filled in. ``paths`` and ``lines`` are lists with an item on each line, ``entries``
are lines of ``name = value``, ``toml`` is a value as the file has it."""

_PROSE = "texts"
"""The section whose texts are paragraphs."""


@dataclass(frozen=True, slots=True)
class FormField:
    """One key of one section of the study file."""

    name: str
    kind: Kind
    description: str
    required: bool
    default: Any = None
    """What holds where the key is left out."""
    choices: tuple[str, ...] = ()
    section: type[BaseModel] | None = None
    """What the sections below this key are made of."""

    @property
    def label(self) -> str:
        """The key in words."""
        return self.name.replace("_", " ")

    @property
    def default_text(self) -> str:
        """What holds where nothing is filled in, as it would be filled in."""
        return self.text(self.default)

    def text(self, value: Any) -> str:
        """Write a value the way it is filled in; nothing for None and for empty lists."""
        if value is None or value in ((), [], {}):
            return ""
        if self.kind in ("paths", "lines") and isinstance(value, list | tuple):
            return "\n".join(map(str, value))
        if self.kind == "entries" and isinstance(value, Mapping):
            return "\n".join(f"{_toml_key(name)} = {_toml(one)}" for name, one in value.items())
        if self.kind == "toml":
            return _toml(value)
        return str(value)

    def value(self, text: str) -> Any:
        """Read what was filled in; None where nothing was.

        What cannot be read stays text, so that the check of the study says what is wrong with it.
        """
        if not text.strip():
            return None
        if self.kind == "number":
            return _number(text.strip())
        if self.kind in ("paths", "lines"):
            return [line.strip() for line in text.splitlines() if line.strip()]
        if self.kind == "entries":
            return _parsed(text, lambda content: content, text)
        if self.kind == "toml":
            return _parsed(f"value = {text.strip()}", lambda content: content["value"], text)
        return text if self.kind == "paragraph" else text.strip()


def form_fields(section: type[BaseModel], *, prose: bool = False) -> tuple[FormField, ...]:
    """Return the fields of a section, in the order of its keys.

    Parameters
    ----------
    section : type of BaseModel
        A model of the design.
    prose : bool
        Whether its texts are paragraphs.
    """
    return tuple(
        _field(info.alias or name, info, prose=prose) for name, info in section.model_fields.items()
    )


def below(field: FormField) -> tuple[FormField, ...]:
    """Return the fields of the section or sections below a key."""
    assert field.section is not None
    return form_fields(field.section, prose=field.name == _PROSE)


def descriptions() -> tuple[str, ...]:
    """Return what is said of keys anywhere in the form, each text once, in the form's order."""

    def said(fields: Iterable[FormField]) -> Iterator[str]:
        for field in fields:
            yield field.description
            if field.section is not None:
                yield from said(below(field))

    return tuple(dict.fromkeys(said(form_fields(Study))))


def place(location: Location, places: Iterable[Location]) -> Location:
    """Return which of the places in a form a fault belongs to: the deepest that leads to it."""
    leading = (one for one in places if location[: len(one)] == one)
    return max(leading, key=len, default=())


def _field(name: str, info: FieldInfo, *, prose: bool) -> FormField:
    annotation, optional = _bare(info.annotation)
    kind, section, choices = _kind(annotation, optional=optional, prose=prose)
    return FormField(
        name=name,
        kind=kind,
        description=_plain(info.description or (section.__doc__ if section else "") or ""),
        required=info.is_required(),
        default=None if info.is_required() else info.get_default(call_default_factory=True),
        choices=choices,
        section=section,
    )


def _kind(
    annotation: Any, *, optional: bool, prose: bool
) -> tuple[Kind, type[BaseModel] | None, tuple[str, ...]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return ("optional_section" if optional else "section"), annotation, ()
    if get_origin(annotation) is Literal:
        return "choice", None, tuple(map(str, get_args(annotation)))
    if annotation in _SIMPLE:
        return ("paragraph" if prose and annotation is str else _SIMPLE[annotation]), None, ()
    if get_origin(annotation) is tuple:
        return _kind_of_list(annotation)
    if get_origin(annotation) is dict and not _holds_sections(annotation):
        return "entries", None, ()
    return "toml", None, ()


def _kind_of_list(annotation: Any) -> tuple[Kind, type[BaseModel] | None, tuple[str, ...]]:
    item, _ = _bare(get_args(annotation)[0])
    if isinstance(item, type) and issubclass(item, BaseModel):
        return "sections", item, ()
    if get_origin(item) is Literal:
        return "choices", None, tuple(map(str, get_args(item)))
    if item in _SIMPLE_LISTS:
        return _SIMPLE_LISTS[item], None, ()
    return "toml", None, ()


_SIMPLE_LISTS: dict[Any, Kind] = {Path: "paths", str: "lines"}
_SIMPLE: dict[Any, Kind] = {
    str: "text",
    int: "number",
    float: "number",
    bool: "truth",
    Path: "path",
}


def _holds_sections(annotation: Any) -> bool:
    value = get_args(annotation)[1]
    return isinstance(value, type) and issubclass(value, BaseModel)


def _bare(annotation: Any) -> tuple[Any, bool]:
    """Take ``None`` out of a union, and say whether it was there; leave out what is annotated."""
    if get_origin(annotation) is Annotated:
        return _bare(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        others = [one for one in get_args(annotation) if one is not type(None)]
        if len(others) < len(get_args(annotation)) and len(others) == 1:
            return _bare(others[0])[0], True
    return annotation, False


def _plain(docstring: str) -> str:
    """Return a docstring's first paragraph as one line without marks of code."""
    return " ".join(docstring.strip().split("\n\n")[0].split()).replace("``", "")


def _number(text: str) -> int | float | str:
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text


def _parsed(text: str, take: Any, otherwise: str) -> Any:
    try:
        return take(tomllib.loads(text))
    except (ValueError, RecursionError):
        return otherwise


def _toml(value: Any) -> str:
    plain = list(value) if isinstance(value, tuple) else value
    return str(tomlkit.item(plain).as_string()).strip()


def _toml_key(name: str) -> str:
    return tomlkit.key(name).as_string()
