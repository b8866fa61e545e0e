"""What a report says of evaluators: agreement, who is left out, and what would be without that."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from analysis.report.page import render_page
from analysis.report.results import compute_results
from analysis.report.sections import make_sections
from analysis.tables import read_tables
from sessions.exclusions_section import ExclusionsSection
from tests.analysis.ratings_factory import Design, make_ratings, write_tables

SYSTEMS = ("B77", "Quokka7")


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """Ten evaluators, of whom e09 says 5 to everything."""
    ratings = make_ratings(Design(systems=SYSTEMS, evaluators=10), seed=4)
    same = ratings["evaluator"] == "e09"
    ratings.loc[same, ["naturalness", "intelligibility", "similarity"]] = 5
    folder = tmp_path_factory.mktemp("evaluators") / "tables"
    return read_tables(write_tables(folder, ratings))


@pytest.fixture(scope="module")
def strict(tables):
    return compute_results(replace(tables, rules=ExclusionsSection(same_answers=True)))


@pytest.fixture(scope="module")
def lenient(tables):
    return compute_results(tables)


def sections_of(results):
    return {section.name: section for section in make_sections(results)}


def test_a_rule_of_the_study_takes_an_evaluator_out_of_everything(lenient, strict):
    assert [one.evaluator for one in strict.left_out] == ["e09"]
    assert "e09" not in set(strict.ranked["evaluator"])
    assert lenient.left_out == []
    assert lenient.of_everyone == []
    assert "e09" in set(lenient.ranked["evaluator"])


def test_with_everyone_the_comparisons_are_those_without_the_rule(lenient, strict):
    assert strict.of_everyone == lenient.comparisons
    assert [one.test.n_a for one in strict.comparisons] != [
        one.test.n_a for one in strict.of_everyone
    ]


def test_the_page_tells_who_was_left_out_and_both_results(strict):
    sections = sections_of(strict)
    page = render_page(strict, list(sections.values()))
    assert "e09, who gave nearly always the same: naturalness 5" in page
    assert "the study's rule same_answers" in page.replace("&#39;", "'")
    exclusions = sections["exclusions"].tables
    assert list(exclusions["left_out"]["evaluator"]) == ["e09"]
    assert len(exclusions["comparisons_of_everyone"]) == len(strict.comparisons)


def test_rules_that_leave_nobody_leave_no_empty_table(tables):
    rules = ExclusionsSection(fewest_trials=10_000)
    results = compute_results(replace(tables, rules=rules))
    page = render_page(results, list(sections_of(results).values()))
    assert results.comparisons == []
    assert "Without them there is nothing to compare." in page
    assert "and with everyone" not in page


def test_rules_that_apply_to_nobody_are_said_to(tables):
    rules = ExclusionsSection(fewest_trials=10)
    results = compute_results(replace(tables, rules=rules))
    page = render_page(results, list(sections_of(results).values()))
    assert "apply to nobody" in page
    assert results.of_everyone == []


def test_all_pairs_are_shown_with_what_can_be_said_of_each(strict):
    pairs = sections_of(strict)["pairs"]
    table = pairs.tables["all_pairs"]
    assert len(table) == 3 * len(strict.measures)
    assert set(table["verdict"]) <= {"higher", "lower", "equivalent", "not decided", "not known"}
    against_original = {
        (one.measure.name, one.system): one.test.effect_size
        for one in strict.comparisons
        if one.reference == "original"
    }
    for row in table[table["system"] == "original"].itertuples():
        assert row.effect_size == pytest.approx(1 - against_original[row.measure, row.other])


def test_agreement_needs_recordings_that_two_judged(strict):
    agreement = sections_of(strict)["agreement"].tables["agreement"]
    assert list(agreement["recordings"]) == [0, 0, 0]
    assert agreement["not_known_because"].str.contains("no two evaluators").all()


def test_agreement_of_evaluators_who_judged_the_same(tables):
    shared = tables.ratings.assign(
        stimulus=tables.ratings["system"] + tables.ratings["speaker"],
        enrolment_utterance=tables.ratings["enrolment_speaker"],
    )
    results = compute_results(replace(tables, ratings=shared))
    table = sections_of(results)["agreement"].tables["agreement"]
    assert (table["recordings"] > 10).all()
    assert np.isfinite(table[["krippendorff_alpha_ordinal", "low", "high", "icc_1"]]).all(axis=None)
    assert pd.api.types.is_numeric_dtype(table["icc_1"])


def test_ordinal_models_are_there_when_asked_for(tables, strict):
    assert "ordinal" not in sections_of(strict)
    natural = tables.ratings.assign(intelligibility=np.nan, similarity=np.nan)
    backwards = replace(tables, ratings=natural, systems=SYSTEMS[::-1])
    results = compute_results(backwards, ordinal=True)
    sections = sections_of(results)
    table = sections["ordinal"].tables["ordinal_model"]
    assert list(table["measure"]) == ["naturalness"] * 2
    assert list(table["system"]) == list(SYSTEMS[::-1]), "in the order of the study"
    assert (table["log_odds"] < 0).all()
    assert "Log-odds" in render_page(results, list(sections.values()))
