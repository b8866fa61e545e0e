"""The set-up does what is missing, says so, and does nothing twice."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

PROJECT = Path(__file__).resolve().parent.parent
SCRIPTS = PROJECT / "scripts"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Import a module of ``scripts`` by name."""
    monkeypatch.syspath_prepend(SCRIPTS)
    return importlib.import_module


# The virtual environment


class RecordedCommands:
    """Takes the place of ``subprocess.run``: makes environments of one file, installs nothing."""

    def __init__(self, exit_code: int = 0) -> None:
        self.seen: list[str] = []
        self.exit_code = exit_code

    def run(self, command: list[object], **_: object) -> subprocess.CompletedProcess[str]:
        words = list(map(str, command))
        if "venv" in words:
            python = Path(words[-1]) / "bin" / "python"
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
            self.seen.append("clear" if "--clear" in words else "create")
        else:
            self.seen.append(f"install {words[-1]}")
        return subprocess.CompletedProcess(words, self.exit_code, "", "")


@pytest.fixture
def commands(script: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> RecordedCommands:
    recorded = RecordedCommands()
    monkeypatch.setattr(script("set_up").subprocess, "run", recorded.run)
    return recorded


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "checkout"
    folder.mkdir()
    for name in ("pyproject.toml", "constraints.txt"):
        (folder / name).write_text("first version\n")
    return folder


@pytest.fixture
def environment(script: Callable[[str], Any], checkout: Path) -> Any:
    return script("set_up").VirtualEnvironment(checkout)


@pytest.mark.skipif(os.name == "nt", reason="the recorded environment has the layout of Unix")
class TestVirtualEnvironment:
    def test_is_made_and_filled_once(self, environment, commands):
        environment.install(set())
        environment.install(set())
        assert commands.seen == ["create", "install ."]

    def test_of_a_developer_serves_the_demo_too(self, environment, commands):
        environment.install({"dev"})
        environment.install(set())
        assert commands.seen == ["create", "install .[dev]"]

    def test_keeps_what_a_developer_has_when_requirements_change(
        self, environment, commands, checkout
    ):
        environment.install({"dev"})
        (checkout / "constraints.txt").write_text("second version\n")
        environment.install(set())
        environment.install({"dev"})
        assert commands.seen == ["create", "install .[dev]", "install .[dev]"]

    def test_is_made_anew_where_the_checkout_was_moved(
        self, script, environment, commands, checkout
    ):
        environment.install(set())
        moved = checkout.rename(checkout.with_name("moved"))
        script("set_up").VirtualEnvironment(moved).install(set())
        assert commands.seen == ["create", "install .", "clear", "install ."]

    def test_is_made_again_after_it_was_deleted(self, environment, commands):
        environment.install(set())
        shutil.rmtree(environment.folder)
        environment.install(set())
        assert commands.seen == ["create", "install ."] * 2

    def test_is_not_taken_for_filled_after_pip_failed(self, script, environment, commands):
        environment.install(set())
        environment._stamp.unlink()
        commands.exit_code = 1
        with pytest.raises(script("set_up").SetUpError):
            environment.install(set())
        commands.exit_code = 0
        commands.seen.clear()
        environment.install(set())
        assert commands.seen == ["create", "install ."]


def test_set_up_refuses_an_old_python_in_one_sentence():
    source = (SCRIPTS / "make.py").read_text("utf-8")
    pretend = "import sys; sys.version_info = (3, 9, 2); sys.version = '3.9.2 (main)'; "
    outcome = subprocess.run(
        [sys.executable, "-c", pretend + f"exec(compile({source!r}, 'make.py', 'exec'))"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert outcome.returncode == 1
    assert outcome.stderr.startswith("error: VoiceJury needs Python 3.11 or newer and this is 3.9")
    assert len(outcome.stderr.splitlines()) == 1


class TestReady:
    @pytest.fixture
    def set_up(self, script, monkeypatch, commands):
        module = script("set_up")
        monkeypatch.setattr(module.system_packages, "install_missing", lambda needs: "do this")
        return module

    def test_says_what_to_do_where_environments_cannot_be_made(
        self, set_up, monkeypatch, checkout, commands
    ):
        monkeypatch.setattr(set_up.importlib.util, "find_spec", lambda name: None)
        with pytest.raises(set_up.SetUpError, match=r"no ensurepip.*do this"):
            set_up.ready(checkout, for_development=False)
        assert commands.seen == []

    def test_says_what_to_do_where_qt_cannot_load(self, set_up, checkout, commands, monkeypatch):
        monkeypatch.setattr(
            set_up.VirtualEnvironment,
            "install",
            lambda self, extras: setattr(commands, "exit_code", 1),
        )
        with pytest.raises(set_up.SetUpError, match=r"Qt does not start.*do this"):
            set_up.ready(checkout, for_development=False)

    def test_goes_on_where_qt_loads_all_the_same(self, set_up, checkout):
        environment = set_up.ready(checkout, for_development=True)
        assert environment.folder == checkout / ".venv"


# System packages, with stand-ins for Debian's tools

STAND_IN = """\
#!/bin/sh
case "$0" in
*/dpkg-query) cat {state}/installed ;;
*/apt-cache) grep -qx "$2" {state}/known ;;
*/apt-get)
    echo "$*" >> {state}/log
    case " $* " in *" install "*)
        [ -e {state}/broken ] && exit 100
        for word; do echo "ii $word"; done >> {state}/installed
    esac ;;
esac
"""


class Debian:
    """A machine with a package database of its own."""

    def __init__(self, folder: Path) -> None:
        self.state = folder
        self.programs = folder / "programs"
        self.programs.mkdir()
        for name in ("dpkg-query", "apt-cache", "apt-get"):
            program = self.programs / name
            program.write_text(STAND_IN.format(state=folder))
            program.chmod(0o755)
        self.has_installed()
        self.knows()

    def has_installed(self, *names: str) -> None:
        (self.state / "installed").write_text("".join(f"ii  {name}\n" for name in names))

    def knows(self, *names: str) -> None:
        (self.state / "known").write_text("".join(f"{name}\n" for name in names))

    def breaks(self) -> None:
        (self.state / "broken").touch()

    @property
    def installations(self) -> list[list[str]]:
        """Names of packages in each call of ``apt-get install``."""
        log = self.state / "log"
        calls = [line.split() for line in log.read_text().splitlines()] if log.exists() else []
        return [
            [word for word in call[call.index("install") + 1 :] if not word.startswith("-")]
            for call in calls
            if "install" in call
        ]


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Debian:
    machine = Debian(tmp_path)
    monkeypatch.setenv("PATH", f"{machine.programs}:{os.environ['PATH']}")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    return machine


@pytest.fixture
def packages(script: Callable[[str], Any]) -> Any:
    return script("system_packages")


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
class TestSystemPackages:
    def test_only_missing_ones_are_installed_and_only_once(self, packages, debian, capsys):
        debian.has_installed("libegl1")
        needs = [packages.Need("windows", ("libegl1", "libgl1")), packages.Need("sound", ("sox",))]
        assert packages.install_missing(needs) is None
        assert packages.install_missing(needs) is None
        assert debian.installations == [["libgl1", "sox"]]
        assert "for windows: libgl1\n" in capsys.readouterr().out

    def test_a_removed_package_with_its_settings_left_is_missing(self, packages, debian):
        (debian.state / "installed").write_text("rc  sox\n")
        packages.install_missing([packages.Need("sound", ("sox",))])
        assert debian.installations == [["sox"]]

    @pytest.mark.parametrize("name", ["libglib2.0-0t64", "libglib2.0-0"])
    def test_each_release_gets_its_own_name(self, packages, debian, name):
        need = packages.Need("windows", ("libglib2.0-0t64|libglib2.0-0",))
        debian.knows(name)
        packages.install_missing([need])
        packages.install_missing([need])
        assert debian.installations == [[name]]

    def test_pulseaudio_is_kept_off_a_desktop_that_runs_pipewire(self, packages, debian):
        debian.has_installed("pipewire-pulse")
        packages.install_missing([packages.VIRTUAL_SOUND_CARD, packages.Need("sound", ("sox",))])
        assert debian.installations == [["sox"]]

    def test_a_failure_shows_the_command_to_type(self, packages, debian, capsys):
        debian.breaks()
        assert packages.install_missing([packages.Need("sound", ("sox", "flac"))])
        command = "sudo apt-get install --yes --no-install-recommends --no-remove sox flac\n"
        assert command in capsys.readouterr().out

    def test_without_root_or_sudo_nothing_is_tried(self, packages, debian, monkeypatch, capsys):
        monkeypatch.setattr("os.geteuid", lambda: 1000)
        monkeypatch.setattr("shutil.which", lambda name: None if name == "sudo" else name)
        assert packages.install_missing([packages.Need("sound", ("sox",))])
        assert "sudo apt-get install" in capsys.readouterr().out
        assert debian.installations == []


def test_every_goal_is_offered_by_the_makefile(script):
    offered = (PROJECT / "Makefile").read_text("utf-8").split(".PHONY:")[1].split("\n")[0].split()
    assert {*script("make").GOALS, "clean", "help"} == set(offered)
