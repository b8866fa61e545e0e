"""The store finds the files of models, and takes no others for them."""

from __future__ import annotations

import hashlib
import io
import re
import sys
import tarfile
from dataclasses import replace
from pathlib import Path

import pytest

from anonymizers.__main__ import main
from anonymizers.errors import UserError
from anonymizers.pretrained import GE2E, fetch, is_available, model_folder, model_named, store
from anonymizers.pretrained.description import (
    ModelFile,
    NpmFolder,
    PackagedPart,
    PretrainedModel,
)
from anonymizers.pretrained.models import MODELS

CONTENT = b"two parts make one"
LIBRARIES = {"hibari-tts", "xls-r-sqa"}
"""Packages whose code runs, so that `make models` installs them, too."""
REQUIREMENTS = Path(__file__).parents[3] / "scripts" / "requirements-models.txt"


def a_model(address: str = "", content: bytes = CONTENT) -> PretrainedModel:
    parts = tuple(PackagedPart("tiny-model", f"tiny_model/part{number}") for number in (1, 2))
    file = ModelFile("weights.bin", hashlib.sha256(content).hexdigest(), parts, address)
    return PretrainedModel("tiny", "the model Tiny", "MIT", (file,))


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    monkeypatch.setenv(store.CACHE_VARIABLE, str(folder))
    return folder


@pytest.fixture
def package(tmp_path, monkeypatch):
    """An installed distribution that holds the parts, with no code at all."""
    site = tmp_path / "site"
    (site / "tiny_model").mkdir(parents=True)
    (site / "tiny_model" / "part1").write_bytes(CONTENT[:7])
    (site / "tiny_model" / "part2").write_bytes(CONTENT[7:])
    about = site / "tiny_model-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-model\nVersion: 1.0\n")
    (about / "RECORD").write_text("tiny_model/part1,,\ntiny_model/part2,,\n")
    monkeypatch.syspath_prepend(str(site))
    return site


class TestModelFolder:
    def test_joins_what_packages_hold_and_keeps_it(self, cache, package):
        folder = model_folder(a_model())
        assert folder == cache / "tiny"
        assert (folder / "weights.bin").read_bytes() == CONTENT
        (package / "tiny_model" / "part1").unlink()
        assert model_folder(a_model()) == folder

    def test_says_in_one_sentence_what_installs_a_missing_model(self):
        with pytest.raises(UserError) as caught:
            model_folder(a_model())
        assert str(caught.value) == (
            "the model Tiny is not installed: `make models` installs it, and "
            "`python -m anonymizers models tiny` fetches it from the internet."
        )

    def test_refuses_another_version_of_a_package_and_keeps_none_of_it(self, cache, package):
        with pytest.raises(UserError, match="is not the file it should be"):
            model_folder(a_model(content=b"something else"))
        assert list((cache / "tiny").iterdir()) == []

    def test_refuses_a_damaged_cache_by_name(self, cache):
        (cache / "tiny").mkdir(parents=True)
        (cache / "tiny" / "weights.bin").write_bytes(CONTENT[:-1])
        with pytest.raises(UserError, match=r"weights\.bin.*remove it"):
            model_folder(a_model())


class TestFetch:
    def test_takes_what_is_installed_first(self, package):
        assert (fetch(a_model("file:///nowhere")) / "weights.bin").read_bytes() == CONTENT

    def test_takes_a_missing_file_from_its_home(self, tmp_path):
        home = tmp_path / "home.bin"
        home.write_bytes(CONTENT)
        assert (fetch(a_model(home.as_uri())) / "weights.bin").read_bytes() == CONTENT

    def test_refuses_another_file_from_there(self, tmp_path, cache):
        home = tmp_path / "home.bin"
        home.write_bytes(b"no model")
        with pytest.raises(UserError, match="is not the file it should be"):
            fetch(a_model(home.as_uri()))
        assert list((cache / "tiny").iterdir()) == []

    def test_says_so_where_there_is_no_internet(self, tmp_path):
        with pytest.raises(UserError, match=r"cannot be fetched.*make models"):
            fetch(a_model((tmp_path / "missing.bin").as_uri()))


class TestNpm:
    """Where npm is there, it fetches what no Python package holds; a script stands for it here."""

    MODEL = replace(a_model((Path("/nowhere") / "missing").as_uri()), npm=NpmFolder("t@1", "p/v"))

    @pytest.fixture
    def npm(self, tmp_path, monkeypatch):
        archive = tmp_path / "t-1.tgz"
        with tarfile.open(archive, "w:gz") as packed:
            about = tarfile.TarInfo("p/v/weights.bin")
            about.size = len(CONTENT)
            packed.addfile(about, io.BytesIO(CONTENT))
        program = tmp_path / "npm"
        program.write_text(f'#!/bin/sh\n[ "$1 $2" = "pack t@1" ] && cp {archive} "$4"\n')
        program.chmod(0o755)
        monkeypatch.setattr(store.shutil, "which", lambda _: str(program))
        return program

    @pytest.mark.skipif(sys.platform == "win32", reason="the script is one of a shell")
    def test_its_package_is_unpacked(self, cache, npm):
        assert (fetch(self.MODEL) / "weights.bin").read_bytes() == CONTENT
        assert model_folder(self.MODEL) == cache / "tiny"

    @pytest.mark.skipif(sys.platform == "win32", reason="the script is one of a shell")
    def test_another_file_from_there_is_refused(self, npm):
        with pytest.raises(UserError, match="is not the file it should be"):
            fetch(replace(a_model(content=b"other"), npm=NpmFolder("t@1", "p/v")))

    @pytest.mark.skipif(sys.platform == "win32", reason="the script is one of a shell")
    def test_where_it_fails_the_home_is_asked(self, npm):
        npm.write_text("#!/bin/sh\nexit 1\n")
        with pytest.raises(UserError, match="cannot be fetched"):
            fetch(self.MODEL)


class TestAvailability:
    def test_needs_all_parts(self, package):
        assert is_available(a_model())
        (package / "tiny_model-1.0.dist-info" / "RECORD").write_text("tiny_model/part1,,\n")
        assert not is_available(a_model())

    def test_is_given_by_the_cache(self, cache):
        assert not is_available(a_model())
        (cache / "tiny").mkdir(parents=True)
        (cache / "tiny" / "weights.bin").write_bytes(CONTENT)
        assert is_available(a_model())


class TestTable:
    def test_every_package_is_one_that_make_models_installs(self):
        installed = set(re.findall(r"^([\w-]+)==", REQUIREMENTS.read_text("utf-8"), re.MULTILINE))
        named = {part.package for model in MODELS for file in model.files for part in file.parts}
        assert named | LIBRARIES == installed

    def test_every_checksum_is_one(self):
        for model in MODELS:
            for file in model.files:
                assert re.fullmatch(r"[0-9a-f]{64}", file.sha256)

    def test_a_model_is_found_by_name(self, capsys):
        assert model_named("ge2e") is GE2E
        assert main(["models", "ge3e"]) == 2
        assert "the known ones are whisper-base, ge2e, campplus, kokoro" in capsys.readouterr().err


def test_the_cache_is_where_the_system_keeps_such_things(monkeypatch, tmp_path):
    monkeypatch.delenv(store.CACHE_VARIABLE)
    monkeypatch.setattr(store.sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert store.cache_folder() == tmp_path / "voicejury" / "models"
    monkeypatch.setattr(store.sys, "platform", "darwin")
    assert store.cache_folder() == Path.home() / "Library" / "Caches" / "voicejury" / "models"
