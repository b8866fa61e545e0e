"""Corpora without Kaldi lists: a CSV manifest, or just a folder of audio files."""

from __future__ import annotations

import csv
import difflib
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from anonymizers.corpora.audio import AudioSource
from anonymizers.corpora.decoding import AUDIO_SUFFIXES
from anonymizers.corpora.utterance import Utterance, gender_of
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

Role = Literal["enrolment", "trial"]

REQUIRED_COLUMNS: Final = ("utterance", "speaker", "gender", "path")
OPTIONAL_COLUMNS: Final = ("text", "role", "dataset")


@dataclass(frozen=True, slots=True)
class ManifestEntry:
    """A row of a manifest; None where a cell is empty or the column is missing."""

    utterance: Utterance
    dataset: str | None
    role: Role | None


def read_manifest(path: Path) -> tuple[ManifestEntry, ...]:
    """Read a UTF-8 CSV file with a header.

    Parameters
    ----------
    path : Path
        Has the columns `utterance`, `speaker`, `gender` (f or m) and `path` (relative to the
        manifest's folder), and may have `text`, `role` (enrolment or trial) and `dataset`. Other
        columns are left alone.

    Raises
    ------
    UserError
        The first fault, and how many more there are.
    """
    entries, faults = _read(path)
    if faults:
        more = f" ({len(faults) - 1} more faults in {path})" if len(faults) > 1 else ""
        raise UserError(faults[0] + more)
    return tuple(entries)


def manifest_faults(path: Path) -> list[str]:
    """Every fault of a manifest, and every audio file it names that is not there."""
    entries, faults = _read(path)
    sources = dict.fromkeys(entry.utterance.source.path for entry in entries)
    return faults + [
        f"{path}: names {source}, which does not exist; copy it or correct the path."
        for source in sources
        if not source.is_file()
    ]


def read_folder(path: Path) -> tuple[Utterance, ...]:
    """Take every WAV, FLAC and Ogg file below a folder as an utterance of an unknown speaker.

    The id is the path below the folder without its suffix, with forward slashes; the order is
    that of the ids.

    Raises
    ------
    UserError
        There is no such folder, it holds no audio file, or two files differ only by their suffix.
    """
    if not path.is_dir():
        raise UserError(f"{path}: is no folder; correct the path.")
    found: dict[str, Path] = {}
    for file in sorted(path.rglob("*")):
        if file.suffix.lower() not in AUDIO_SUFFIXES or file.name.startswith("."):
            continue
        name = file.relative_to(path).with_suffix("").as_posix()
        if name.encode(errors="replace").decode() != name:
            raise UserError(f"{path}: the name of the file {name!r} is not UTF-8; rename it.")
        if name in found:
            raise UserError(f"{file}: has the name of {found[name]}; rename one of them.")
        found[name] = file
    if not found:
        raise UserError(f"{path}: holds no audio file ({', '.join(AUDIO_SUFFIXES)}).")
    return tuple(
        Utterance(name, None, None, None, AudioSource(found[name])) for name in sorted(found)
    )


def _read(path: Path) -> tuple[list[ManifestEntry], list[str]]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise UserError(f"{path}: is not UTF-8; save the manifest as UTF-8.") from error
    except OSError as error:
        raise UserError(f"{path}: cannot be read ({error.strerror}); correct the path.") from error
    if "\0" in text:
        raise UserError(f"{path}: holds null bytes; save the manifest as UTF-8.")
    rows = csv.DictReader(io.StringIO(text), restval="")
    try:
        return _read_rows(path, rows)
    except csv.Error as error:
        raise UserError(
            f"{path}, line {rows.line_num}: is no line of a CSV table ({error}); close quotes that "
            "were opened."
        ) from error


def _read_rows(path: Path, rows: csv.DictReader[str]) -> tuple[list[ManifestEntry], list[str]]:
    faults = list(_header_faults(path, rows.fieldnames or ()))
    if faults:
        return [], faults
    entries: dict[str, ManifestEntry] = {}
    for row in rows:
        place = f"{path}, line {rows.line_num}"
        try:
            entry = _entry(path.parent, row)
        except ValueError as error:
            faults.append(f"{place}: {error}")
            continue
        name = entry.utterance.id
        if name in entries:
            faults.append(f"{place}: the utterance '{name}' is listed twice; keep one of the rows.")
        entries[name] = entry
    if not entries and not faults:
        faults.append(f"{path}: lists no utterance; add one row for each.")
    return list(entries.values()), faults


def _header_faults(path: Path, columns: Sequence[str]) -> Iterator[str]:
    missing = [name for name in REQUIRED_COLUMNS if name not in columns]
    if missing:
        yield (
            f"{path}, line 1: there is no column {' or '.join(missing)}; a manifest has the "
            f"columns {', '.join(REQUIRED_COLUMNS)} and may have {', '.join(OPTIONAL_COLUMNS)}."
        )
    absent = [name for name in OPTIONAL_COLUMNS if name not in columns]
    for column in columns:
        if column not in REQUIRED_COLUMNS + OPTIONAL_COLUMNS and (
            near := difflib.get_close_matches(column, absent, n=1, cutoff=0.75)
        ):
            yield f"{path}, line 1: the column '{column}' is not known; did you mean '{near[0]}'?"


def _entry(folder: Path, row: dict[str, str]) -> ManifestEntry:
    if None in row:
        raise ValueError("has more cells than the header; put cells that hold commas in quotes.")
    cells = {name: (row.get(name) or "").strip() for name in REQUIRED_COLUMNS + OPTIONAL_COLUMNS}
    for name in REQUIRED_COLUMNS:
        if not cells[name]:
            raise ValueError(f"the {name} is empty; fill it in or remove the row.")
    gender = gender_of(cells["gender"])
    if gender is None:
        raise ValueError(f"the gender '{cells['gender']}' is neither f nor m; correct it.")
    return ManifestEntry(
        Utterance(
            cells["utterance"],
            cells["speaker"],
            gender,
            cells["text"] or None,
            AudioSource(folder / cells["path"]),
        ),
        cells["dataset"] or None,
        _role(cells["role"]),
    )


def _role(value: str) -> Role | None:
    match value:
        case "":
            return None
        case "enrolment" | "trial":
            return value
    raise ValueError(f"the role '{value}' is neither enrolment nor trial; correct it.")
