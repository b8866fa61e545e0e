"""How far a study folder is on the way from its design to being taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from sessions.folder import StudyFolder


@dataclass(frozen=True, slots=True)
class Readiness:
    """What there is of a study, without looking into any recording."""

    design_fault: str | None
    """What the design says wrongly, or why it cannot be read."""
    recordings: int
    """Stimuli that lie ready."""
    missing: int
    """Stimuli that the plan needs and that are not there."""
    places: int
    """Evaluator slots of the plan; 0 where there is none."""
    sessions: int
    begun: bool
    """Whether evaluators have begun."""

    @property
    def prepared(self) -> bool:
        """Whether there are recordings, and all that the plan needs."""
        return self.recordings > 0 and self.missing == 0

    @property
    def planned(self) -> bool:
        """Whether it is said who hears what."""
        return self.places > 0

    @property
    def can_be_taken(self) -> bool:
        """Whether evaluators can sit down."""
        return self.design_fault is None and self.prepared and self.planned


def readiness(folder: StudyFolder) -> Readiness:
    """Return how far a study folder is."""
    try:
        folder.study()
    except (UserError, OSError) as error:
        fault: str | None = str(error).removeprefix(f"{folder.study_file}: ")
    else:
        fault = None
    there = {path.stem for path in folder.stimuli.glob("*.flac")}
    ready = there if folder.provenance_file.is_file() else set()
    try:
        plan = folder.plan()
    except (UserError, OSError):
        return Readiness(fault, len(ready), 0, 0, 0, begun=bool(folder.journal_files()))
    sessions = list(plan.sessions)
    needed = set().union(*(session.stimuli for session in sessions))
    return Readiness(
        fault,
        len(there),
        len(needed - there),
        len(plan.slots),
        len(sessions),
        begun=bool(folder.journal_files()),
    )
