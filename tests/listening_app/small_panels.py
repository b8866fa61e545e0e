"""A clustering study without corpus or anonymizers: noise bursts under opaque names, and a plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.folder import StudyFolder
from sessions.plan import Key, PanelKey, Plan, PlannedPanel, PlannedSession, Slot, StimulusKey
from tests.hearing import noise_file
from tests.listening_app.small_study import SAMPLE_RATE

if TYPE_CHECKING:
    from pathlib import Path

STUDY_FILE = """\
[study]
name = "small-panels"
title = "Whose voices are these?"
seed = 7
sample_rate = 16000

[[datasets]]
name = "tiny-corpus"
manifest = "corpus.csv"

[[systems]]
name = "Vocoder-X"
anonymizer = "mcadams"

[clustering]
evaluators = {evaluators}
panels_per_session = {panels}
panel_size = {size}
references = 3
distractors = 1
practice_panels = {practice}
groups = {groups}
excerpt_seconds = 0.5
"""
PRACTICE_SIZE = 6


def make_small_panels(
    path: Path,
    *,
    evaluators: int = 1,
    panels: int = 3,
    practice: int = 1,
    size: int = 16,
    groups: int = 4,
    clip_seconds: float = 0.4,
) -> StudyFolder:
    """Lay a study folder: every recording is a noise of its own."""
    folder = StudyFolder(path)
    path.mkdir(parents=True, exist_ok=True)
    folder.study_file.write_text(
        STUDY_FILE.format(
            evaluators=evaluators, panels=panels, size=size, practice=practice, groups=groups
        )
    )
    plan = Plan(
        "small-panels",
        tuple(
            Slot(f"slot-{slot}", (_session(f"c{slot}", panels, practice, size),))
            for slot in range(evaluators)
        ),
    )
    plan.save(folder.plan_file)
    _key(plan).save(folder.key_file)
    folder.stimuli.mkdir(exist_ok=True)
    for number, stimulus in enumerate(sorted({name for s in plan.sessions for name in s.stimuli})):
        folder.stimulus(stimulus).write_bytes(noise_file(SAMPLE_RATE, clip_seconds, number))
    return folder


def _session(name: str, panels: int, practice: int, size: int) -> PlannedSession:
    def panel(kind: str, number: int, tiles: int) -> PlannedPanel:
        opaque = f"{name}{kind}{number}"
        return PlannedPanel(opaque, tuple(f"{opaque}t{tile:02d}" for tile in range(tiles)))

    return PlannedSession(
        name,
        (),
        (),
        tuple(panel("p", number, min(PRACTICE_SIZE, size)) for number in range(practice)),
        tuple(panel("x", number, size) for number in range(panels)),
    )


def _key(plan: Plan) -> Key:
    stimuli: dict[str, StimulusKey] = {}
    panels: dict[str, PanelKey] = {}
    for session in plan.sessions:
        for number, panel in enumerate((*session.practice_panels, *session.panels)):
            kind = "anonymized" if number > 1 else "control"
            panels[panel.panel] = PanelKey(kind, "Vocoder-X", panel.stimuli[-1:])
            for tile, stimulus in enumerate(panel.stimuli):
                system = "Vocoder-X" if kind == "anonymized" and tile % 2 else "original"
                speaker = f"speaker{number}{tile % 4}"
                stimuli[stimulus] = StimulusKey(
                    system, "tiny-corpus", speaker, "f", f"{speaker}-u{tile:03d}", "trial"
                )
    return Key("small-panels", stimuli, panels=panels)
