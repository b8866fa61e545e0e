"""The study folder: what lies where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from anonymizers.errors import UserError
from sessions.plan import Key, Plan
from sessions.study_file import load_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.study import Study


@dataclass(frozen=True)
class StudyFolder:
    """Paths inside a study folder, and its documents."""

    path: Path

    @property
    def study_file(self) -> Path:
        """The organizer's design."""
        return self.path / "study.toml"

    @property
    def stimuli(self) -> Path:
        """Loudness-matched audio under opaque names."""
        return self.path / "stimuli"

    def stimulus(self, stimulus: str) -> Path:
        """Audio file of a stimulus id."""
        return self.stimuli / f"{stimulus}.flac"

    @property
    def preparing(self) -> Path:
        """Where `prepare` keeps what it has made so far."""
        return self.path / ".preparing"

    @property
    def plan_file(self) -> Path:
        """The blind plan."""
        return self.path / "plan.json"

    @property
    def key_file(self) -> Path:
        """The organizer's key."""
        return self.path / "key.json"

    @property
    def provenance_file(self) -> Path:
        """How every stimulus was made."""
        return self.path / "provenance.json"

    @property
    def journals(self) -> Path:
        """One journal for each session taken."""
        return self.path / "journals"

    def journal(self, session: str, take: int = 1) -> Path:
        """Journal of a session; takes after the first come where a session was given out again."""
        return self.journals / (f"{session}.jsonl" if take == 1 else f"{session}.{take}.jsonl")

    def journal_files(self) -> list[Path]:
        """Every journal there is, in the order of names."""
        if not self.journals.is_dir():
            return []
        return sorted(path for path in self.journals.glob("*.jsonl") if path.name[0] != ".")

    @property
    def withdrawals_file(self) -> Path:
        """Who was erased, as digests."""
        return self.path / "withdrawals.json"

    def study(self) -> Study:
        """Read the design."""
        return load_study(self.study_file)

    def plan(self) -> Plan:
        """Read the plan."""
        return Plan.load(self.plan_file)

    def require_recordings(self, plan: Plan) -> None:
        """Raise UserError when a recording that the plan needs is missing."""
        needed = set().union(*(session.stimuli for session in plan.sessions))
        missing = sorted(name for name in needed if not self.stimulus(name).is_file())
        if missing:
            more = f", and {len(missing) - 1} more" if len(missing) > 1 else ""
            raise UserError(
                f"{self.stimulus(missing[0])}: this recording is missing{more}; run "
                f"`python -m sessions prepare {self.path}` first."
            )

    def key(self) -> Key:
        """Read the key."""
        return Key.load(self.key_file)

    def plan_and_key(self) -> tuple[Plan, Key]:
        """Read both, and refuse a key that was not made with this plan.

        Raises
        ------
        UserError
            When one is missing or damaged, or they do not belong together.
        """
        plan, key = self.plan(), self.key()
        unexplained = key.unexplained(plan)
        if unexplained:
            raise UserError(
                f"{self.key_file}: does not say what {unexplained[0]} in plan.json is, and "
                f"{len(unexplained) - 1} more; put back the key.json that was made with this plan, "
                "or plan again before anybody listens."
            )
        return plan, key
