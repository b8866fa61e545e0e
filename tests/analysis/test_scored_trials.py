"""Score files: read as they are, and refused in a sentence that names file and line."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysis.scored_trials import pooled, read_scored_trials
from anonymizers.errors import UserError

TRIALS = "a a-1 target\nb a-1 nontarget\na b_1 nontarget\nb b_1 target\na c-9-1 nontarget\n"
SCORES = "a a-1 2.5\nb a-1 -1\na b_1 0\nb b_1 inf\na c-9-1 1e-3\n"


def read(folder, scores=SCORES, trials=TRIALS):
    (folder / "scores").write_bytes(scores if isinstance(scores, bytes) else scores.encode())
    (folder / "trials").write_bytes(trials if isinstance(trials, bytes) else trials.encode())
    return read_scored_trials(folder / "scores", folder / "trials")


def test_joins_scores_and_trials_by_pair(tmp_path):
    shuffled = "".join(f"{line}\n" for line in reversed(SCORES.splitlines()))
    for scores in (
        SCORES,
        shuffled,
        SCORES.replace("\n", "\r\n"),
        "\n\n" + SCORES,
        "\ufeff" + SCORES,
    ):
        found = read(tmp_path, scores)
        assert found.scores.tolist() == [2.5, -1.0, 0.0, np.inf, 1e-3]
        assert found.is_target.tolist() == [True, False, False, True, False]
        assert found.speakers.tolist() == ["a", "b", "c"]
        assert found.speakers[found.enrolled].tolist() == ["a", "b", "a", "b", "a"]
        assert found.speakers[found.speaker].tolist() == ["a", "a", "b", "b", "c"]
        assert found.probe.tolist() == [0, 0, 1, 1, 2]


def test_ids_that_contain_each_other_are_not_mixed_up(tmp_path):
    trials = "p22 p22_1 target\np22 p225_1 nontarget\np225 p225_1 target\np225 p22_1 nontarget\n"
    scores = "p225 p22_1 4\np22 p22_1 1\np22 p225_1 2\np225 p225_1 3\n"
    found = read(tmp_path, scores, trials)
    assert found.scores.tolist() == [1, 2, 3, 4]
    assert found.speakers[found.probe_speaker].tolist() == ["p22", "p225"]


def test_lists_put_together_keep_who_is_who(tmp_path):
    women = read(tmp_path)
    men = read(
        tmp_path, "z b-7 1\nm b-7 2\nm m-1 3\n", "z b-7 nontarget\nm b-7 nontarget\nm m-1 target\n"
    )
    both = pooled([women, men])
    assert both.scores.tolist() == [*women.scores.tolist(), 1.0, 2.0, 3.0]
    assert both.is_target.tolist() == [*women.is_target.tolist(), False, False, True]
    assert both.speakers.tolist() == ["a", "b", "c", "m", "z"]
    assert both.speakers[both.enrolled].tolist() == ["a", "b", "a", "b", "a", "z", "m", "m"]
    assert both.speakers[both.speaker].tolist() == ["a", "a", "b", "b", "c", "b", "b", "m"]
    assert both.probe.tolist() == [0, 0, 1, 1, 2, 3, 3, 4]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("b a-1 -1", "b a-1 nan", "scores, line 2: the score is NaN; score the trial again"),
        ("b a-1 -1", "b a-1 x", "scores, line 2: 'x' is not a number; correct the score."),
        ("b a-1 -1", "b a-1 1_0", "scores, line 2: '1_0' is not a number"),
        ("b a-1 -1", "b a-1", "scores, line 2: 'b a-1' is not a speaker, an utterance and a score"),
        ("b a-1 -1", "b a-1 -1 2", "scores, line 2: 'b a-1 -1 2' is not a speaker"),
        ("b a-1 -1", "a a-1 -1", "scores, line 2: trial 'a a-1' has a score already; remove one"),
        ("b a-1 -1", "b z-1 -1", "scores, line 2: trial 'b z-1' is not in "),
        ("b b_1 inf\n", "", "line 4, has no score; add it."),
    ],
)
def test_tells_what_is_wrong_with_scores(tmp_path, old, new, message):
    with pytest.raises(UserError) as told:
        read(tmp_path, SCORES.replace(old, new))
    assert message in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("b a-1 nontarget", "b a-1 maybe", "trials, line 2: 'maybe' is not target or nontarget"),
        ("b a-1 nontarget", "a a-1 nontarget", "trials, line 2: trial 'a a-1' is given twice"),
        ("b a-1 nontarget", "b", "trials, line 2: 'b' is not a speaker, an utterance and target"),
        ("b a-1 nontarget", "b a-1 target", "trials, line 2: 'a-1' is a target of 'a' already"),
        (" target", " nontarget", "trials: there is no target trial"),
        (" nontarget", " target", "trials: there is no nontarget trial"),
    ],
)
def test_tells_what_is_wrong_with_trials(tmp_path, old, new, message):
    with pytest.raises(UserError) as told:
        read(tmp_path, trials=TRIALS.replace(old, new))
    assert message in str(told.value)


def test_counts_blank_lines_as_an_editor_does(tmp_path):
    scores = SCORES.replace("b b_1 inf\n", "")
    with pytest.raises(UserError, match="line 6, has no score"):
        read(tmp_path, scores, "\n\n" + TRIALS)


def test_tells_files_that_are_empty_or_no_text(tmp_path):
    with pytest.raises(UserError, match="there is no target trial"):
        read(tmp_path, "", "")
    with pytest.raises(UserError, match="trials, line 1: is not UTF-8"):
        read(tmp_path, trials=b"\xff\xfe")


PARTS = st.sampled_from(
    ["a", "b", "a-1", "b_1", "target", "nontarget", "nan", "1", "-inf", "", " ", "\t", "é", "\x00"]
)
LINES = st.lists(st.lists(PARTS, max_size=4).map(" ".join), max_size=6).map("\n".join)


@given(scores=st.one_of(st.just(SCORES), LINES), trials=st.one_of(st.just(TRIALS), LINES))
def test_any_text_is_read_or_refused_in_a_sentence(tmp_path_factory, scores, trials):
    folder = tmp_path_factory.mktemp("files")
    try:
        found = read(folder, scores, trials)
    except UserError as told:
        sentence = str(told)
    else:
        sentence = "."
        assert not np.isnan(found.scores).any()
        assert 0 < found.is_target.sum() < found.is_target.size
    assert sentence.endswith(".")
    assert "\n" not in sentence
