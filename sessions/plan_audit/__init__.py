"""An independent check of a rating plan: what was asked, what the plan has, what deviates most.

It reads the plan, its key and the study, and shares no code with what made the plan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.plan_audit.balance import soft_guarantees
from sessions.plan_audit.extra_trials import extra_guarantees, rated_alone
from sessions.plan_audit.guarantees import hard_guarantees
from sessions.plan_audit.records import AuditRow, read_back

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.plan import Key, Plan
    from sessions.study import Study

__all__ = ["AuditRow", "audit", "render"]

_HEADINGS = ("guarantee", "of", "asked", "got", "worst deviation", "strength", "")


def audit(plan: Plan, key: Key, study: Study) -> tuple[AuditRow, ...]:
    """Check every guarantee of a plan.

    Parameters
    ----------
    plan : Plan
    key : Key
    study : Study

    Returns
    -------
    tuple of AuditRow
        The hard guarantees, then the soft ones in their order; the plan is sound when each row is
        ``ok``.
    """
    reading = read_back(rated_alone(plan, key), key, study)
    return (
        *hard_guarantees(reading),
        *extra_guarantees(plan, key, study),
        *soft_guarantees(reading),
    )


def render(rows: Sequence[AuditRow]) -> str:
    """Write audit rows as a table for the terminal."""
    lines = [
        _HEADINGS,
        *(
            (
                row.guarantee,
                row.scope,
                row.asked,
                row.got,
                row.worst,
                row.strength,
                "ok" if row.ok else "BROKEN",
            )
            for row in rows
        ),
    ]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_HEADINGS))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )
