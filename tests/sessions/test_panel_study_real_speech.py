"""A clustering study of the real speech that tests may find, from its lists to a planted effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analysis.clustering_panels import control_differences, measure_panels
from analysis.clustering_tables import read_clusters, read_moves
from analysis.clustering_tests import analyse_differences
from sessions.export import export_tables
from sessions.folder import StudyFolder
from sessions.plan_audit import render
from sessions.planning import make_plan
from sessions.preflight import check
from sessions.simulate import simulate

if TYPE_CHECKING:
    from pathlib import Path

SETS = {
    "test": ["libri_test_trials_f", "libri_test_trials_m"],
    "dev": ["libri_dev_clean"],
    "other": ["libri_test_other"],
    "train": ["libri_train_clean_100"],
    "vctk": ["vctk"],
}
EFFECTS = """
[systems.B2]
linkability = 0.9
linkability_loss = 0.8
resemblance = 0.0

[kinds]
careful = 1
non_native = 1
"""


def study_of(speech: Path, path: Path) -> StudyFolder:
    """Write the study of twenty evaluators; no set has twelve speakers of one gender for it."""
    path.mkdir()
    datasets = "".join(
        f'[[datasets]]\nname = "{name}"\n'
        f"trials = {[(speech / 'data' / folder).as_posix() for folder in folders]}\n"
        for name, folders in SETS.items()
    )
    (path / "study.toml").write_text(
        '[study]\nname = "real"\ntitle = "Real speech"\nseed = 3\n'
        f"{datasets}"
        '[[systems]]\nname = "B2"\nanonymizer = "B2"\n'
        "[clustering]\nevaluators = 20\n",
        encoding="utf-8",
    )
    return StudyFolder(path)


def test_an_effect_of_native_language_is_found(speech_corpus: Path, tmp_path: Path) -> None:
    folder = study_of(speech_corpus, tmp_path / "study")
    make_plan(folder)
    findings = check(folder, plan_only=True)
    assert findings.all_well, render(findings.audit)
    roles = [
        row for row in findings.audit if row.guarantee == "panels of each speaker as reference"
    ]
    assert {row.scope.partition(",")[0] for row in roles} <= set(SETS)
    assert max(float(row.worst) for row in roles) > 1  # unequal roles are reported
    of_sessions = [
        {folder.key().stimuli[panel.stimuli[0]].dataset for panel in session.panels}
        for session in folder.plan().sessions
    ]
    assert max(map(len, of_sessions)) > 1  # sets of a session differ

    (tmp_path / "effects.toml").write_text(EFFECTS)
    simulate(folder, 20, seed=1, effects_file=tmp_path / "effects.toml")
    export_tables(folder, tmp_path / "tables")
    clusters = read_clusters(tmp_path / "tables" / "clusters.csv")
    moves = read_moves(tmp_path / "tables" / "moves.csv", clusters)
    differences = control_differences(measure_panels(clusters, moves))
    found = analyse_differences(differences, "macro_f1", "en")
    p = {effect.factors: effect.p for effect in found.table.effects}
    assert p["language",] < 0.05
    (languages,) = found.main_effects["language"]
    assert (languages.a.levels, languages.b.levels) == (("native",), ("non-native",))
    assert languages.a.mean < languages.b.mean
