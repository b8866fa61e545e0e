"""Reading ``study.toml``: every mistake is told at once, each with its key and the remedy."""

from __future__ import annotations

import difflib
import json
import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple, get_args, get_origin

from pydantic import ValidationError

from anonymizers.errors import UserError
from sessions.study import Study

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pydantic.fields import FieldInfo
    from pydantic_core import ErrorDetails

    from sessions.section import Section


class Fault(NamedTuple):
    """One thing that a study file may not say."""

    location: tuple[int | str, ...]
    """Keys and list indices that lead to it; empty where several keys do not agree."""
    sentence: str
    """What is wrong, with the key's name, and the remedy."""


def load_study(path: Path) -> Study:
    """Read and check a study file.

    Parameters
    ----------
    path : Path
        The ``study.toml``.

    Returns
    -------
    Study

    Raises
    ------
    UserError
        When the file is missing, is not TOML, or says something that cannot be: one sentence for
        each fault, with its key and the remedy.
    """
    content = parse_content(read_study_text(path), path)
    try:
        return _validated(content)
    except ValidationError as error:
        faults = _faults(error)
        raise UserError("\n".join(f"{path}: {fault.sentence}" for fault in faults)) from None


def study_faults(content: Mapping[str, Any]) -> list[Fault]:
    """Return everything that a study file with this content says wrongly."""
    try:
        _validated(content)
    except ValidationError as error:
        return _faults(error)
    return []


def read_study_text(path: Path) -> str:
    """Return the text of a study file.

    Raises
    ------
    UserError
        When the file is missing or is not UTF-8.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise UserError(
            f"{path}: there is no study here; make one with `python -m sessions demo "
            f"{path.parent}` or write a study.toml."
        ) from None
    except UnicodeDecodeError as error:
        raise UserError(
            f"{path}: byte {error.start} is not UTF-8; save the file as UTF-8."
        ) from None


def parse_content(text: str, path: Path) -> dict[str, Any]:
    """Read the text of a study file; ``path`` is named in errors.

    Raises
    ------
    UserError
        When it is not TOML.
    """
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also of numbers and nesting without end
        raise UserError(
            f"{path}: this is not valid TOML: {error}; correct it (write \\ in paths as /)."
        ) from None


def _validated(content: Mapping[str, Any]) -> Study:
    # Of JSON, unlike of Python's values, pydantic takes lists and paths as they are written and yet
    # nothing of another kind than asked for: neither "3" nor true for a number, nor 1 for true.
    written = json.dumps(content, default=lambda moment: {"a date": str(moment)})
    return Study.model_validate_json(written, strict=True)


def _faults(error: ValidationError) -> list[Fault]:
    faults = [Fault(fault["loc"], _sentence(fault)) for fault in _causes(error.errors())]
    return list({fault.sentence: fault for fault in faults}.values())


def _causes(faults: list[ErrorDetails]) -> list[ErrorDetails]:
    """Leave out lists that are called too short because none of their items is right."""
    places = [fault["loc"] for fault in faults]
    return [
        fault
        for fault in faults
        if fault["type"] != "too_short"
        or not any(place[: len(fault["loc"])] == fault["loc"] != place for place in places)
    ]


def _sentence(fault: ErrorDetails) -> str:
    key = ".".join(str(part) for part in fault["loc"])
    if fault["type"] == "extra_forbidden":
        known = _known_keys(fault["loc"][:-1])
        near = difflib.get_close_matches(str(fault["loc"][-1]), known, n=1)
        remedy = f"did you mean {near[0]}?" if near else f"known keys are {', '.join(known)}."
        return f"{key}: there is no such key; {remedy}"
    if "parameters" in fault["loc"][:-2]:
        key = ".".join(map(str, fault["loc"][: fault["loc"].index("parameters") + 2]))
        return f"{key}: this is no value; give a number, a text or [lowest, highest]."
    if fault["type"] == "missing":
        return f"{key}: this key is missing; add it."
    kind = _KINDS.get(fault["type"])
    if kind is not None:
        return f"{key}: this must be {kind.format(key=key)}{_given(fault)}."
    message = fault["msg"].removeprefix("Value error, ")
    message = message[0].lower() + message[1:]
    return f"{key}: {message}{_given(fault)}." if key else f"{message}{_given(fault)}."


_KINDS = {
    "bool_type": "true or false, without quotes",
    "dict_type": "a table; put its keys under [{key}]",
    "float_type": "a number, without quotes",
    "int_type": "a whole number, without quotes",
    "model_type": "a table; put its keys under [{key}]",
    "string_type": "a text, in quotes",
    "tuple_type": "a list; give [...], or tables under [[{key}]]",
}
"""What a value of another kind than asked for must be, by pydantic's name of the fault."""


def _given(fault: ErrorDetails) -> str:
    given = fault["input"]
    if isinstance(given, bool):
        return f" (given: {str(given).lower()})"
    return f" (given: {given!r})" if isinstance(given, str | int | float) else ""


def _known_keys(location: tuple[int | str, ...]) -> list[str]:
    """Keys that the table at ``location`` may have."""
    model: Any = Study
    for part in location:
        if isinstance(part, int):
            continue
        if get_origin(model) is dict:  # the study chooses its keys; below each, the same are known
            model = get_args(model)[1]
            continue
        model = _fields_by_key(model)[part].annotation
        if get_origin(model) is not dict:
            model = next((item for item in get_args(model) if item is not Ellipsis), model)
    return list(_fields_by_key(model))


def _fields_by_key(model: type[Section]) -> dict[str, FieldInfo]:
    return {field.alias or name: field for name, field in model.model_fields.items()}
