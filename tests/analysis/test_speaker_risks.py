"""Risks of single speakers, and how far metrics move with other speakers."""

from __future__ import annotations

import numpy as np
import pytest

from analysis.intervals import Interval
from analysis.metric_definitions import DEFINITIONS
from analysis.resampling import seeded_generator
from analysis.score_evaluation import evaluate_scores
from analysis.scored_trials import ScoredTrials, read_scored_trials
from analysis.similarity_rank import rank_probes
from analysis.speaker_bootstrap import speaker_intervals
from analysis.speaker_risks import singling_out
from analysis.verification import score_metrics
from tests.analysis.challenge_files import ENROLLED, PROBES, write_challenge_files


def simulated(speakers, generator, *, probes=6, spread=1.0):
    """Scores 1 higher for targets, with a level of each enrolled and each speaking speaker."""
    enrolled, who, probe = np.meshgrid(
        np.arange(speakers), np.arange(speakers), np.arange(probes), indexing="ij"
    )
    levels = spread * generator.normal(size=(2, speakers))
    is_target = (enrolled == who).ravel()
    scores = levels[0][enrolled] + levels[1][who] + generator.normal(size=enrolled.shape)
    return ScoredTrials(
        scores.ravel() + is_target,
        is_target,
        enrolled.ravel(),
        (who * probes + probe).ravel(),
        np.repeat(np.arange(speakers), probes),
        np.array([f"s{number:02d}" for number in range(speakers)]),
    )


@pytest.fixture
def trials(tmp_path):
    return read_scored_trials(*write_challenge_files(tmp_path))


def test_metrics_are_those_of_the_scores(trials):
    evaluation = evaluate_scores(trials, replicates=0)
    alone = score_metrics(trials.scores[trials.is_target], trials.scores[~trials.is_target])
    reasons = evaluation.metrics.pop("reasons"), alone.pop("reasons")
    of_ranks = {"eps_max_rank", "eps_max_rank_histogram"}
    assert {n: v for n, v in evaluation.metrics.items() if n not in of_ranks} == {
        n: v for n, v in alone.items() if n not in of_ranks
    }
    assert reasons[0] == {}
    assert evaluation.metrics["eps_max_rank"] > 0.0


def test_every_enrolled_speaker_with_probes_is_told_of(trials):
    evaluation = evaluate_scores(trials, replicates=0)
    assert [risk.speaker for risk in evaluation.risks] == ENROLLED
    for risk in evaluation.risks:
        assert risk.n_target == PROBES
        assert risk.n_nontarget == PROBES * (len(ENROLLED) - 1)
        assert risk.identified_by_chance == 1 / len(ENROLLED)
        assert 0.0 <= risk.identified <= 1.0


def test_the_set_leaks_as_much_as_whoever_leaks_most(trials):
    # Every probe here that has an own speaker; the others' trials may leak more.
    everyone = evaluate_scores(trials, replicates=0)
    known = trials.speakers[trials.speaker] < "2"
    kept = ScoredTrials(
        trials.scores[known],
        trials.is_target[known],
        trials.enrolled[known],
        trials.probe[known],
        trials.probe_speaker,
        trials.speakers,
    )
    evaluation = evaluate_scores(kept, replicates=0)
    for name in ("pav", "gaussian", "student_t"):
        worst = max(risk.eps_max[name] for risk in evaluation.risks)
        assert worst == pytest.approx(evaluation.metrics[f"eps_max_{name}"], abs=1e-12)
        worst = max(risk.eps_max[name] for risk in everyone.risks)
        assert worst <= everyone.metrics[f"eps_max_{name}"] + 1e-12


def test_who_always_scores_highest_is_singled_out():
    assert singling_out(np.array([5.0, 6.0]), [np.array([1.0]), np.array([4.9])])[0] == 1.0


def test_who_scores_like_the_others_is_singled_out_by_chance():
    # Half of each speaker's probes score 1: accepting these, (1/2)(1/2)² for three speakers.
    same = np.array([0.0, 1.0])
    by_scores, by_chance = singling_out(same, [same, same])
    assert by_scores == pytest.approx(1 / 8)
    assert by_chance == pytest.approx((1 / 3) * (2 / 3) ** 2)


def test_with_nobody_else_there_is_no_singling_out():
    with pytest.raises(ValueError, match="no other speaker"):
        singling_out(np.array([1.0]), [])


def test_intervals_come_from_the_seed_alone(trials):
    first, again, other = (
        evaluate_scores(trials, replicates=20, seed=seed).intervals for seed in (1, 1, 2)
    )
    assert first == again != other
    assert first.keys() == DEFINITIONS.keys()
    assert first["eer"].low < evaluate_scores(trials, replicates=0).metrics["eer"]


def test_says_why_there_are_no_intervals(trials):
    assert evaluate_scores(trials, replicates=0).intervals["eer"].reason == (
        "no interval was asked for"
    )
    few = simulated(5, seeded_generator(0, "few"))
    intervals = speaker_intervals(few, None, replicates=5, generator=seeded_generator(0, "few"))
    assert intervals["eer"].reason == (
        "5 speakers are too few for a bootstrap interval, which needs 6"
    )
    enough = simulated(8, seeded_generator(0, "few"), probes=1)
    intervals = speaker_intervals(enough, None, replicates=20, generator=seeded_generator(0, "b"))
    assert intervals["linkability"].reason == "most draws of speakers do not carry it"
    assert intervals["eps_max_rank"] == Interval.unknown("most draws of speakers do not carry it")


@pytest.mark.long
def test_eer_intervals_hold_the_truth_although_speakers_differ():
    source = seeded_generator(0, "large")
    truth = evaluate_scores(simulated(300, source, probes=2), replicates=0).metrics["eer"]
    held = 0
    for number in range(60):
        trials = simulated(16, seeded_generator(number, "study"))
        ranks = rank_probes(trials.scores, trials.is_target, trials.probe)
        generator = seeded_generator(number, "draws")
        found = speaker_intervals(trials, ranks, replicates=100, generator=generator)["eer"]
        held += found.low <= truth <= found.high
    assert held >= 52
