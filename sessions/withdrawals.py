"""Who withdrew from a study: known again by a digest, without keeping their pseudonym."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from anonymizers.durable_files import write_text
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sessions.folder import StudyFolder

FORMAT = 1


class WithdrewError(UserError):
    """The evaluator withdrew from the study."""


@dataclass(frozen=True, slots=True, order=True)
class Withdrawal:
    """What is left of an evaluator whose data was erased."""

    evaluator_sha256: str
    sessions: tuple[str, ...] = ()
    """Those whose journals were erased."""


@dataclass(frozen=True, slots=True)
class Withdrawals:
    """All withdrawals of a study.

    The digest recognizes a pseudonym that comes back, in an old pack or at the sign-in; to whom
    knows a list of pseudonyms it tells that this one withdrew, and nothing more.
    """

    study: str
    all: tuple[Withdrawal, ...] = ()

    @classmethod
    def load(cls, folder: StudyFolder) -> Withdrawals:
        """Read the folder's withdrawals; none where there is no such file.

        Raises
        ------
        UserError
            When the file is damaged.
        """
        study = folder.study().study.name
        path = folder.withdrawals_file
        if not path.exists():
            return cls(study)
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
            return cls(
                study,
                tuple(
                    Withdrawal(item["evaluator_sha256"], tuple(item["sessions"]))
                    for item in content["withdrawals"]
                ),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise UserError(
                f"{path}: the list of withdrawals is damaged ({error}); put back a copy of it."
            ) from None

    def save(self, folder: StudyFolder) -> None:
        """Write them to the folder; the same withdrawals give the same bytes."""
        content = {"format": FORMAT, "withdrawals": [asdict(item) for item in self.all]}
        write_text(folder.withdrawals_file, json.dumps(content, indent=2) + "\n")

    def includes(self, evaluator: str) -> bool:
        """Whether this evaluator withdrew."""
        digest = self._digest(evaluator)
        return any(item.evaluator_sha256 == digest for item in self.all)

    def refuse(self, evaluator: str) -> None:
        """Raise WithdrewError when this evaluator withdrew."""
        if self.includes(evaluator):
            raise WithdrewError(
                f"{evaluator} withdrew from this study and their answers were erased; to take "
                "part again they need another pseudonym."
            )

    def with_withdrawal(self, evaluator: str, sessions: Iterable[str]) -> Withdrawals:
        """Return these and one more; of an evaluator already listed, more sessions."""
        added = Withdrawal(self._digest(evaluator), tuple(sessions))
        return self.united_with(Withdrawals(self.study, (added,)))

    def united_with(self, others: Withdrawals) -> Withdrawals:
        """Return the withdrawals of both."""
        sessions: dict[str, set[str]] = {}
        for item in (*self.all, *others.all):
            sessions.setdefault(item.evaluator_sha256, set()).update(item.sessions)
        united = (Withdrawal(digest, tuple(sorted(of))) for digest, of in sessions.items())
        return Withdrawals(self.study, tuple(sorted(united)))

    def _digest(self, evaluator: str) -> str:
        return hashlib.sha256(f"{self.study}\0{evaluator}".encode()).hexdigest()
