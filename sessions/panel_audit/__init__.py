"""An independent check of panel plans: what was asked, what a plan has, what deviates most.

It reads the plan, its key and the study, and shares no code with what made the plan.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sessions.panel_audit.guarantees import Spoken, audit_panels
from sessions.panel_audit.practice import practice_guarantees
from sessions.panel_audit.reading import read_sessions
from sessions.plan_audit.records import AuditRow, first_fault

if TYPE_CHECKING:
    from sessions.plan import Key, Plan
    from sessions.study import Study

__all__ = ["audit_clustering", "audit_panels"]


def audit_clustering(plan: Plan, key: Key, study: Study) -> tuple[AuditRow, ...]:
    """Check every guarantee of the clustering sessions of a plan.

    Parameters
    ----------
    plan : Plan
        Sessions of other tasks are passed over.
    key : Key
    study : Study
        With a table ``[clustering]``.

    Returns
    -------
    tuple of AuditRow
        The hard guarantees, then the soft ones; the plan is sound when each hard row is ``ok``.
    """
    planned = plan.only("clustering")
    sessions, faults = read_sessions(planned, key)
    utterances: dict[tuple[str, str], Spoken] = {
        (what.dataset, what.utterance): what
        for what in key.stimuli.values()
        if what.role == "panel"
    }
    design = study.clustering.design(study.system_names)
    # What was added later is welcome; what lacks is not.
    design = replace(design, evaluators=max(design.evaluators, len(planned.slots)))
    explained = AuditRow(
        "plan and key agree on panels",
        "",
        "everywhere",
        f"{len(faults)} faults" if faults else "everywhere",
        first_fault(faults),
        "hard",
        not faults,
    )
    audited = audit_panels(design, sessions, utterances)
    return (
        explained,
        *practice_guarantees(planned, key, study.clustering.practice_panels),
        *(row for row in audited if row.strength == "hard"),
        *(row for row in audited if row.strength == "soft"),
    )
