"""Finding the files of pretrained networks: in the cache, in installed packages, on a hub."""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anonymizers.pretrained.description import (
        ModelFile,
        NpmFolder,
        PackagedPart,
        PretrainedModel,
    )

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


def cached_file(model: PretrainedModel, name: str) -> Path:
    """Return where to keep what is made of a model's files, beside them."""
    return cache_folder() / model.name / name


def is_available(model: PretrainedModel) -> bool:
    """Whether `model_folder` would find all files, without reading them."""
    folder = cache_folder() / model.name
    return all(
        (folder / file.name).is_file() or (file.parts and None not in map(_installed, file.parts))
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
    missing = [
        file
        for file in model.files
        if not _is_cached(folder / file.name, file) and not _copy_from_packages(folder, file)
    ]
    if missing and model.npm is not None:
        missing = _copy_from_npm(folder, missing, model.npm)
    for file in missing:
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
    if not found or len(found) < len(parts):
        return False
    with whole_file(folder / file.name) as temporary:
        with temporary.open("wb") as joined:
            for part in found:
                with part.open("rb") as opened:
                    shutil.copyfileobj(opened, joined, _BLOCK)
        _is_cached(temporary, file)
    return True


def _copy_from_npm(folder: Path, files: list[ModelFile], source: NpmFolder) -> list[ModelFile]:
    """Take what a package of npm holds, and return what is still missing.

    That is all where npm is not installed or does not reach its registry.
    """
    npm = shutil.which("npm")
    if npm is None:
        return files
    with tempfile.TemporaryDirectory() as place:
        packed = subprocess.run(  # noqa: S603 - of the table; it downloads and runs nothing
            [npm, "pack", source.package, "--pack-destination", place, "--ignore-scripts"],
            capture_output=True,
            check=False,
        )
        archives = list(Path(place).glob("*.tgz"))
        if packed.returncode or not archives:
            return files
        with tarfile.open(archives[0]) as archive:
            held = set(archive.getnames())
            found = [file for file in files if f"{source.path}/{file.name}" in held]
            for file in found:
                member = archive.extractfile(f"{source.path}/{file.name}")
                if member is not None:
                    _keep(folder, file, member.read())
    return [file for file in files if file not in found]


def _keep(folder: Path, file: ModelFile, content: bytes) -> None:
    with whole_file(folder / file.name) as temporary:
        temporary.write_bytes(content)
        _is_cached(temporary, file)


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
            urllib.request.urlopen(file.address, timeout=60) as answer,  # noqa: S310 - of the table
        ):
            _keep(folder, file, b"".join(_blocks(answer)))
    except OSError as error:
        raise UserError(
            f"{file.address}: cannot be fetched ({error}); run `{INSTALL_COMMAND}`, or put the "
            f"file into {folder} by hand."
        ) from error


def _blocks(answer: object) -> Iterator[bytes]:
    read = answer.read  # type: ignore[attr-defined]
    while block := read(_BLOCK):
        yield block
