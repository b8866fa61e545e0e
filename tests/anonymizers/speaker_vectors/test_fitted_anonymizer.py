"""What systems learn is shipped, kept, checked, and the same wherever it comes from."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest

from anonymizers import load, names
from anonymizers.__main__ import main
from anonymizers.errors import UserError
from anonymizers.pretrained.store import CACHE_VARIABLE
from anonymizers.registry import SYSTEMS, anonymizer_class
from anonymizers.speaker_vectors import fitted_anonymizer
from anonymizers.speaker_vectors.fitted_anonymizer import FittedAnonymizer
from anonymizers.speaker_vectors.speaker_pool import read_accents, read_pool, write_pool
from anonymizers.speaker_vectors.vector_anonymizer import VectorAnonymizer

from .pools import made_up_pool

SHIPPED = Path(fitted_anonymizer.__file__).with_name("fitted")
LEARNING = [name for name in names() if issubclass(anonymizer_class(name), FittedAnonymizer)]
OF_VECTORS = [name for name in names() if issubclass(anonymizer_class(name), VectorAnonymizer)]
OF_POOL = [name for name in OF_VECTORS if name != "M1c2"]  # which changes nothing


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    fitted_anonymizer._obtained.cache_clear()
    yield tmp_path / "cache" / "fitted"
    fitted_anonymizer._obtained.cache_clear()


@pytest.fixture
def pool_file(tmp_path):
    write_pool(tmp_path / "own.npz", made_up_pool(25, 25))
    return str(tmp_path / "own.npz")


def same(first, second):
    return all(
        np.array_equal(getattr(first, item.name), getattr(second, item.name))
        for item in fields(first)
    )


class TestShipped:
    def test_the_registry_says_which_systems_learn(self):
        assert [name for name, system in SYSTEMS.items() if system.learns] == LEARNING

    def test_there_is_what_each_system_learns_and_nothing_else(self, cache):
        pool = read_pool()
        wanted = {fitted_anonymizer._file_name(load(name).about(pool)) for name in LEARNING}
        assert {file.name for file in SHIPPED.iterdir()} == wanted
        for name in LEARNING:
            assert isinstance(load(name).learnt(pool), load(name).kind_of_learnt())
        assert not cache.exists()

    def test_no_file_is_large(self):
        assert max(file.stat().st_size for file in SHIPPED.iterdir()) < 2_000_000

    @pytest.mark.parametrize("name", ["A1", "A2", "O1"])
    def test_is_what_is_learnt_from_the_shipped_pool(self, name):
        pool, system = read_pool(), load(name)
        shipped, anew = system.learnt(pool), system.learn(pool)
        for item in fields(shipped):
            found, wanted = getattr(anew, item.name), getattr(shipped, item.name)
            if found.dtype.kind == "f":
                # Processors round differently, and directions may point either way.
                np.testing.assert_allclose(np.abs(found), np.abs(wanted), rtol=1e-2, atol=1e-3)
            else:
                np.testing.assert_array_equal(found, wanted)


class TestLearningFromAnotherPool:
    def test_what_was_learnt_is_kept_and_found_again(self, cache, pool_file, monkeypatch):
        system, pool = load("A2", pool=pool_file), read_pool(pool_file)
        system.make_ready()
        assert len(list(cache.glob("*.npz"))) == 1
        learnt = system.learnt(pool)
        fitted_anonymizer._obtained.cache_clear()
        monkeypatch.setattr(type(system), "learn", None)
        assert same(system.learnt(pool), learnt)

    def test_each_set_of_parameters_has_its_own(self, cache, pool_file):
        pool = read_pool(pool_file)
        few, many = (load("A2", pool=pool_file, clusters=count).learnt(pool) for count in (2, 4))
        assert (len(few.centroids), len(many.centroids)) == (4, 8)
        assert len(list(cache.glob("*.npz"))) == 2

    @pytest.mark.parametrize("name", ["A1", "A2", "O1"])
    def test_the_same_pool_and_parameters_give_the_same_bits(self, pool_file, name):
        pool = read_pool(pool_file)
        assert same(load(name).learn(pool), load(name).learn(pool))

    @pytest.mark.parametrize("name", ["A1", "A2", "K2", "O1", "O1c1", "S-Select"])
    def test_a_draw_gives_the_same_bits_and_unit_length(self, cache, pool_file, name):
        pool = read_pool(pool_file)
        drawn = load(name, pool=pool_file).for_source(3, "somebody")
        found = drawn.pseudo_vector(pool.vectors[0], pool)
        np.testing.assert_array_equal(found, drawn.pseudo_vector(pool.vectors[0], pool))
        assert np.linalg.norm(found) == pytest.approx(1, abs=1e-3)
        others = {
            load(name, pool=pool_file, draw=draw).pseudo_vector(pool.vectors[0], pool).tobytes()
            for draw in range(6)
        }
        assert len(others) > 2


class TestPools:
    @pytest.mark.parametrize("name", [name for name in OF_POOL if name != "K2"])
    def test_of_12_speakers_are_refused_in_a_sentence(self, cache, tmp_path, name):
        write_pool(tmp_path / "small.npz", made_up_pool(6, 6))
        with pytest.raises(
            UserError, match=r"6 women and 6 men, and at least \d+ of each are needed"
        ):
            load(name, pool=str(tmp_path / "small.npz")).make_ready()
        assert not list(cache.glob("*.npz"))

    @pytest.mark.parametrize("name", OF_POOL)
    def test_of_one_gender_are_refused_in_a_sentence(self, cache, tmp_path, name):
        write_pool(tmp_path / "women.npz", made_up_pool(40, 0))
        with pytest.raises(UserError, match="holds 40 women and 0 men"):
            load(name, pool=str(tmp_path / "women.npz")).make_ready()

    @pytest.mark.parametrize("name", ["K2", "M1c2"])
    def test_of_few_speakers_serve_whoever_needs_no_more(self, tmp_path, name):
        write_pool(tmp_path / "small.npz", made_up_pool(5, 5))
        load(name, pool=str(tmp_path / "small.npz")).make_ready()

    def test_accents_are_kept_and_need_not_be_there(self, tmp_path):
        pool = made_up_pool(4, 4)
        write_pool(tmp_path / "pool.npz", pool)
        assert read_pool(str(tmp_path / "pool.npz")).accents.tolist() == pool.accents.tolist()
        assert set(read_pool().accents) == {""}

    def test_accents_are_read_from_lines(self, tmp_path):
        (tmp_path / "accents").write_text("p225 English\n\np248 Northern Irish\n")
        found = read_accents(tmp_path / "accents")
        assert found == {"p225": "English", "p248": "Northern Irish"}
        (tmp_path / "accents").write_text("p225 English\np226\n")
        with pytest.raises(UserError, match="accents:2: 'p226' has no accent"):
            read_accents(tmp_path / "accents")


class TestTrain:
    def test_writes_what_run_takes(self, cache, pool_file, tmp_path, capsys):
        out = tmp_path / "a2.npz"
        arguments = ["train", "A2", "--out", str(out), "--set", f"pool={pool_file}"]
        assert main(arguments) == 0
        assert f"--set fitted={out}" in capsys.readouterr().out
        system, pool = load("A2", pool=pool_file, fitted=str(out)), read_pool(pool_file)
        assert same(system.learnt(pool), replace(system, fitted="pool").learnt(pool))

    def test_what_was_learnt_otherwise_is_refused(self, cache, pool_file, tmp_path):
        out = tmp_path / "a2.npz"
        main(["train", "A2", "--out", str(out), "--set", f"pool={pool_file}"])
        with pytest.raises(
            UserError, match="was learnt with parameters clusters=5, not clusters=3"
        ):
            load("A2", pool=pool_file, fitted=str(out), clusters=3).make_ready()
        with pytest.raises(UserError, match="was learnt with pool"):
            load("A2", fitted=str(out)).make_ready()
        with pytest.raises(UserError, match="is no file that `train` wrote for this system"):
            load("O1", pool=pool_file, fitted=str(out)).make_ready()

    def test_files_that_are_none_are_named(self, cache, tmp_path):
        (tmp_path / "other.npz").write_bytes(b"PK\x03\x04 cut short")
        with pytest.raises(UserError, match=r"other\.npz: is no file .* or was cut short"):
            load("A2", fitted=str(tmp_path / "other.npz")).make_ready()
        with pytest.raises(UserError, match=r"none\.npz: cannot be read"):
            load("A2", fitted=str(tmp_path / "none.npz")).make_ready()

    def test_a_pool_too_small_is_told_with_exit_code_2(self, tmp_path, capsys):
        write_pool(tmp_path / "small.npz", made_up_pool(6, 6))
        arguments = ["train", "O1", "--out", str(tmp_path / "o1.npz")]
        assert main([*arguments, "--set", f"pool={tmp_path / 'small.npz'}"]) == 2
        assert capsys.readouterr().err.startswith("error: the pool holds 6 women and 6 men")
