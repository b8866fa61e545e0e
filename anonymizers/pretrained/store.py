"""Finding the files of pretrained networks: in the cache, in installed packages, on a hub."""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import sys
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anonymizers.pretrained.models import ModelFile, PackagedPart, PretrainedModel

CACHE_VARIABLE: Final = "VOICEJURY_MODELS"
"""Names another folder than the user's cache."""
INSTALL_COMMAND: Final = "make models"

_BLOCK = 1 << 20


def cache_folder() -> Path:
    """Return the folder that keeps models between runs, as the system places such folders."""
    named = os.environ.get(CACHE_VARIABLE)
    if named:
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "voicejury" / "models"


def model_folder(model: PretrainedModel) -> Path:
    """Return the folder with all files of a model, put together from installed packages if need be.

    Nothing is fetched from the internet; `fetch` does that.

    Parameters
    ----------
    model : PretrainedModel

    Returns
    -------
    Path
        Its files have the checksums of the table.

    Raises
    ------
    UserError
        A file is neither in the cache nor in a package, or is not the one the table names.
    """
    folder = cache_folder() / model.name
    for file in model.files:
        if not _is_cached(folder / file.name, file) and not _copy_from_packages(folder, file):
            raise UserError(
                f"{model.title} is not installed: `{INSTALL_COMMAND}` installs it, and "
                f"`python -m anonymizers models {model.name}` fetches it from the internet."
            )
    return folder


def is_available(model: PretrainedModel) -> bool:
    """Whether `model_folder` would find all files, without reading them."""
    folder = cache_folder() / model.name
    return all(
        (folder / file.name).is_file() or None not in map(_installed, file.parts)
        for file in model.files
    )


def fetch(model: PretrainedModel) -> Path:
    """Return the folder with all files of a model, fetched from their home where they are missing.

    Raises
    ------
    UserError
        The internet does not give a file, or gives another one than the table names.
    """
    folder = cache_folder() / model.name
    for file in model.files:
        if not _is_cached(folder / file.name, file) and not _copy_from_packages(folder, file):
            _download(folder, file)
    return folder


def _is_cached(path: Path, file: ModelFile) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as opened:
        found = hashlib.file_digest(opened, "sha256").hexdigest()
    if found != file.sha256:
        raise UserError(
            f"{path}: is not the file it should be (its SHA-256 is {found[:12]}…, not "
            f"{file.sha256[:12]}…); remove it, and it is made anew."
        )
    return True


def _copy_from_packages(folder: Path, file: ModelFile) -> bool:
    """Join a file from its parts; False where they are not all installed."""
    parts = [_installed(part) for part in file.parts]
    found = [part for part in parts if part is not None]
    if len(found) < len(parts):
        return False
    with whole_file(folder / file.name) as temporary:
        with temporary.open("wb") as joined:
            for part in found:
                with part.open("rb") as opened:
                    shutil.copyfileobj(opened, joined, _BLOCK)
        _is_cached(temporary, file)
    return True


def _installed(part: PackagedPart) -> Path | None:
    """Find a file of a distribution without importing it."""
    try:
        files = importlib.metadata.files(part.package) or []
    except importlib.metadata.PackageNotFoundError:
        return None
    for file in files:
        if file.as_posix() == part.path:
            return Path(str(file.locate()))
    return None


def _download(folder: Path, file: ModelFile) -> None:
    try:
        with (
            whole_file(folder / file.name) as temporary,
            urllib.request.urlopen(file.address, timeout=60) as answer,  # noqa: S310 - of the table
        ):
            temporary.write_bytes(b"".join(_blocks(answer)))
            _is_cached(temporary, file)
    except OSError as error:
        raise UserError(
            f"{file.address}: cannot be fetched ({error}); run `{INSTALL_COMMAND}`, or put the "
            f"file into {folder} by hand."
        ) from error


def _blocks(answer: object) -> Iterator[bytes]:
    read = answer.read  # type: ignore[attr-defined]
    while block := read(_BLOCK):
        yield block
