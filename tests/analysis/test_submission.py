"""Archives for the Attacker Challenge: its layout, and what is refused."""

from __future__ import annotations

import tarfile

import pytest

from analysis.__main__ import main
from analysis.submission import LISTS
from anonymizers.command_line import run


def write_scores(folder, system, suffix, lists=LISTS, condition="semi-informed"):
    """Write scores as `objective` lays them out."""
    for number, name in enumerate(lists):
        enrolment = name.partition("_trials")[0] + "_enrolls"
        attacked = (
            folder / "asv" / system / "mine-cosine" / condition
            / f"{enrolment}{suffix}-{name}{suffix}"
        )  # fmt: skip
        attacked.mkdir(parents=True)
        (attacked / "scores").write_text(f"12 12-1-0000 0.5\n12 13-1-0000 -0.{number}\n")
        (attacked / "EER").write_text(f"0.{number}\n")


def packed(folder, *systems, out="mine.tar.gz", options=()):
    return run(
        main,
        ["submission", str(folder), "--attacker", "mine-cosine", "--systems", *systems,
         "--out", str(folder / out), *options],
    )  # fmt: skip


def test_the_archive_has_four_lists_a_system_as_the_baseline_writes_them(tmp_path, capsys):
    write_scores(tmp_path, "B3", "_b3")
    write_scores(tmp_path, "T8-5", "_t8-5")
    (tmp_path / "asv/B3/mine-cosine/semi-informed/vctk_test_enrolls_b3-other_b3").mkdir()
    assert packed(tmp_path, "B3", "T8-5") == 0
    with tarfile.open(tmp_path / "mine.tar.gz") as archive:
        names = archive.getnames()
        scores = archive.extractfile(names[2]).read()
        eer = archive.extractfile(names[3]).read()
    assert names[:4] == [
        "asv_anon_b3/libri_dev_enrolls_b3-libri_dev_trials_f_b3/scores",
        "asv_anon_b3/libri_dev_enrolls_b3-libri_dev_trials_f_b3/EER",
        "asv_anon_b3/libri_dev_enrolls_b3-libri_dev_trials_m_b3/scores",
        "asv_anon_b3/libri_dev_enrolls_b3-libri_dev_trials_m_b3/EER",
    ]
    assert len(names) == 16
    assert scores == b"12 12-1-0000 0.5\n12 13-1-0000 -0.1\n"
    assert eer == b"0.1\n"
    said = capsys.readouterr().out
    assert "libri_test_trials_m_b3: 2 scores, EER 30.00 %" in said


def test_the_same_scores_give_the_same_bytes(tmp_path):
    write_scores(tmp_path, "B3", "_b3")
    assert packed(tmp_path, "B3", out="one.tar.gz") == 0
    assert packed(tmp_path, "B3", out="two.tar.gz") == 0
    assert (tmp_path / "one.tar.gz").read_bytes() == (tmp_path / "two.tar.gz").read_bytes()


def test_what_the_challenge_would_not_take_is_refused(tmp_path, capsys):
    write_scores(tmp_path, "B3", "_b3", LISTS[:3])
    write_scores(tmp_path, "B4", "")
    write_scores(tmp_path, "B5", "")
    for systems, out, message in (
        (["B3"], "mine.tar.gz", "holds no scores of libri_test_trials_m"),
        (["B6"], "mine.tar.gz", "attack B6 with this attacker first"),
        (["B4", "B5"], "mine.tar.gz", "scores of two systems have this name"),
        (["B4"], "mine.zip", "the archive is a .tar.gz file"),
    ):
        assert packed(tmp_path, *systems, out=out) == 2
        assert message in capsys.readouterr().err
    assert not (tmp_path / "mine.tar.gz").exists()


def test_a_missing_condition_is_told_from_an_attacker_who_has_not_run(tmp_path, capsys):
    write_scores(tmp_path, "B5", "_b5", condition="oa")
    write_scores(tmp_path, "B5", "_b5", condition="aa")
    write_scores(tmp_path, "B3", "_b3")
    assert packed(tmp_path, "B5") == 2
    said = capsys.readouterr().err
    assert "B5/mine-cosine/semi-informed: is not there" in said
    assert "the semi-informed condition of this attacker is missing beside aa, oa" in said
    assert "--anonymized-training (for ...-plda) or --informed-attackers" in said
    assert packed(tmp_path, "B3", options=("--condition", "aa")) == 2
    said = capsys.readouterr().err
    assert "the aa condition of this attacker is missing beside semi-informed; --attackers" in said


@pytest.mark.parametrize("line", ["12 12-1-0000 nan", "12 12-1-0000", "12 12-1-0000 high"])
def test_damaged_scores_are_named_with_their_line(tmp_path, capsys, line):
    write_scores(tmp_path, "B4", "_b4", condition="aa")
    (scores,) = tmp_path.rglob("libri_dev_enrolls_b4-libri_dev_trials_m_b4/scores")
    scores.write_text(f"12 12-1-0001 1\n{line}\n")
    assert packed(tmp_path, "B4", options=("--condition", "aa")) == 2
    assert f"{scores}, line 2: '{line}'" in capsys.readouterr().err
    (scores.parent / "EER").write_text("much")
    assert packed(tmp_path, "B4", options=("--condition", "aa")) == 2
    assert "scores or EER cannot be read" in capsys.readouterr().err
