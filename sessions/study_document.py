"""A study file that is being changed: comments and order stay, faults are those of the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import tomlkit
from tomlkit.items import AoT, Array, InlineTable

from anonymizers.durable_files import write_text
from anonymizers.errors import UserError
from sessions.study_file import parse_content, read_study_text, study_faults

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tomlkit import TOMLDocument

    from sessions.study_file import Fault
    from sessions.study_form import Location


class StudyDocument:
    """The text of a study file, changed key by key.

    Use `StudyDocument.open` or `StudyDocument.new`.
    """

    def __init__(self, path: Path, document: TOMLDocument, read: str | None) -> None:
        self.path = path
        self._document = document
        self._read = read
        """The text as it lies on the disk; None where there is no file yet."""

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read a study file, whatever it says.

        Raises
        ------
        UserError
            When the file is missing or is not TOML.
        """
        text = read_study_text(path)
        parse_content(text, path)
        return cls(path, tomlkit.parse(text), text)

    @classmethod
    def new(cls, path: Path, content: Mapping[str, Any]) -> Self:
        """Begin a study file that is not on the disk yet.

        Parameters
        ----------
        path : Path
            Where it will lie.
        content : mapping of str to object
            What it says to begin with.

        Raises
        ------
        UserError
            When there is such a file.
        """
        if path.exists():
            raise UserError(
                f"{path}: there is a study here already; open it, or name a new folder."
            )
        document = cls(path, tomlkit.document(), None)
        for name, value in content.items():
            document.put((name,), value)
        return document

    @property
    def text(self) -> str:
        """The file as it would be written."""
        return self._document.as_string()

    @property
    def is_new(self) -> bool:
        """Whether there is no such file yet."""
        return self._read is None

    @property
    def is_changed(self) -> bool:
        """Whether it says something else than the file."""
        return self.text != self._read

    @property
    def faults(self) -> list[Fault]:
        """Everything that it says wrongly, as every command would tell it."""
        return study_faults(self._document.unwrap())

    def value(self, location: Location) -> Any:
        """Return what stands at a place, in plain Python types; None where nothing does."""
        value: Any = self._document.unwrap()
        for part in location:
            try:
                value = value[part]
            except (KeyError, IndexError, TypeError):
                return None
        return value

    def put(self, location: Location, value: Any) -> None:
        """Write a value, and the tables that lead to it."""
        *way, name = location
        holder: Any = self._document
        for part in way:
            if isinstance(part, str) and part not in holder:
                holder[part] = _table(holder)
            holder = holder[part]
        holder[name] = _item(value, holder)

    def take_out(self, location: Location) -> None:
        """Remove what stands at a place; nothing happens where nothing does."""
        if self.value(location) is None:
            return
        *way, name = location
        holder: Any = self._document
        for part in way:
            holder = holder[part]
        del holder[name]

    def append(self, location: Location, content: Mapping[str, Any]) -> None:
        """Add a table to a list of tables, and the list where there is none."""
        *way, name = location
        holder: Any = self._document
        for part in way:
            holder = holder[part]
        if not holder.get(name):
            holder[name] = [] if isinstance(holder, InlineTable) else tomlkit.aot()
        tables: Any = holder[name]
        inline = isinstance(tables, Array)
        tables.append(_inline(content) if inline else _item(content, self._document))

    def save(self) -> None:
        """Write the file, all or nothing.

        Raises
        ------
        UserError
            When somebody else changed the file meanwhile.
        OSError
            When it cannot be written.
        """
        if self._on_disk() != self._read:
            raise UserError(
                f"{self.path}: the file was changed by another program meanwhile; open the study "
                "again, and make your changes there."
            )
        text = self.text
        write_text(self.path, text)
        self._read = text

    def _on_disk(self) -> str | None:
        return read_study_text(self.path) if self.path.exists() else None


def _table(holder: Any) -> Any:
    """Return an empty table of the form that its holder can have."""
    return tomlkit.inline_table() if isinstance(holder, InlineTable) else tomlkit.table()


def _item(value: Any, holder: Any) -> Any:
    if isinstance(value, dict):
        return _inline(value) if isinstance(holder, InlineTable) else _as_table(value)
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        tables = AoT([])
        for one in value:
            tables.append(_as_table(one))
        return tables
    return _as_array(value) if isinstance(value, list) else tomlkit.item(value)


def _as_table(content: Mapping[str, Any]) -> Any:
    table = tomlkit.table()
    for name, value in content.items():
        table[name] = _item(value, table)
    return table


def _as_array(values: list[Any]) -> Any:
    """Return a list, with a line for each item where it would be long."""
    array = tomlkit.item(values)
    assert isinstance(array, Array)
    longest_line = 80
    array.multiline(len(array.as_string()) > longest_line)
    return array


def _inline(content: Mapping[str, Any]) -> InlineTable:
    table = tomlkit.inline_table()
    table.update(content)
    return table
