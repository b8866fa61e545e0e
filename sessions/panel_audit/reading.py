"""The panels of a blind plan, read back through its key."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sessions.panels import Panel, PanelSession, PanelUtterance
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from sessions.panels import PanelKind
    from sessions.plan import Key, Plan, PlannedPanel, PlannedSession, StimulusKey


def read_sessions(plan: Plan, key: Key) -> tuple[tuple[PanelSession, ...], list[str]]:
    """Look up every panel of a plan in its key.

    Parameters
    ----------
    plan : Plan
        Of clustering sessions alone.
    key : Key

    Returns
    -------
    sessions : tuple of PanelSession
        In the plan's order; what the key does not explain is left out of them.
    faults : list of str
        A sentence for everything in which plan and key do not agree.
    """
    faults = [
        f"{slot.slot}: has {len(slot.sessions)} sessions in place of one"
        for slot in plan.slots
        if len(slot.sessions) != 1
    ]
    names = Counter(
        panel.panel
        for session in plan.sessions
        for panel in (*session.practice_panels, *session.panels)
    )
    faults += [f"the id {name} is used twice" for name, count in names.items() if count > 1]
    read = (_session(planned, key, faults) for planned in plan.sessions)
    return tuple(session for session in read if session is not None), faults


def _session(planned: PlannedSession, key: Key, faults: list[str]) -> PanelSession | None:
    explained = [panel for panel in planned.panels if panel.panel in key.panels]
    faults += [
        f"{panel.panel}: the key lacks it" for panel in planned.panels if panel not in explained
    ]
    first = _known(explained[0].stimuli if explained else (), key)
    if not first:
        return None
    gender = next(iter(first.values())).gender
    if not gender:
        faults.append(f"{planned.session}: has no speech in its first panel")
        return None
    system = key.panels[explained[0].panel].system
    return PanelSession(
        system, gender, tuple(_panel(panel, system, key, faults) for panel in explained)
    )


def _panel(planned: PlannedPanel, system: str, key: Key, faults: list[str]) -> Panel:
    meaning = key.panels[planned.panel]
    known = _known(planned.stimuli, key)
    faults += [
        f"{planned.panel}: the key does not know {name} as a recording for panels"
        for name in planned.stimuli
        if name not in known
    ]
    faults += [
        f"{planned.panel}: {name} is of system {what.system}, not of {system}"
        for name, what in known.items()
        if what.system not in (ORIGINAL, system)
    ]
    faults += [
        f"{planned.panel}: {name} is a distractor in the key alone"
        for name in meaning.distractors
        if name not in planned.stimuli
    ]
    if meaning.system != system:
        faults.append(f"{planned.panel}: has another system than the first of its session")
    kind: PanelKind = meaning.kind
    datasets = [what.dataset for what in known.values()]
    return Panel(
        kind,
        datasets[0] if datasets else "",
        tuple(
            PanelUtterance(
                known[name].utterance,
                known[name].speaker,
                "distractor" if name in meaning.distractors else "reference",
                known[name].system != ORIGINAL,
            )
            for name in planned.stimuli
            if name in known
        ),
    )


def _known(stimuli: tuple[str, ...], key: Key) -> dict[str, StimulusKey]:
    """Return what the recordings of a panel are, in their order."""
    return {
        name: what
        for name in stimuli
        if (what := key.stimuli.get(name)) is not None and what.role == "panel"
    }
