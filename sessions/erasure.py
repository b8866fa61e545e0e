"""Taking a person's data out of a study for good."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from anonymizers.durable_files import sync_directory
from anonymizers.errors import UserError
from sessions.assignments import assignments_lock, find_takes
from sessions.journal import lock_journal
from sessions.withdrawals import Withdrawals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sessions.assignments import Take
    from sessions.folder import StudyFolder


def erase(folder: StudyFolder, evaluator: str) -> int:
    """Remove every journal of an evaluator and remember, without their name, that they withdrew.

    The sessions become free for newcomers. Journals of this evaluator that come back in an old
    pack are refused by `sessions.merging.merge`. Tables that were exported before are not
    touched: export again.

    Parameters
    ----------
    folder : StudyFolder
    evaluator : str
        Pseudonym.

    Returns
    -------
    int
        Journals removed; 0 when this evaluator was erased before.

    Raises
    ------
    UserError
        When there is no such evaluator, one of their sessions is open, or a journal does not tell
        whose it is.
    """
    with assignments_lock(folder), ExitStack() as locks:
        takes = find_takes(folder)
        _refuse_unknown_hands(takes)
        own = [take for take in takes if take.evaluator == evaluator]
        withdrawals = Withdrawals.load(folder)
        if not own and not withdrawals.includes(evaluator):
            names = sorted({str(take.evaluator) for take in takes})
            raise UserError(
                f"--evaluator {evaluator}: nobody took part under this pseudonym; there are "
                f"{', '.join(names) or 'none'}."
            )
        for take in own:
            locks.callback(lock_journal(take.path).release)
        # The withdrawal comes first: whatever happens then, the journals cannot come back.
        sessions = [take.session for take in own]
        withdrawals.with_withdrawal(evaluator, sessions).save(folder)
        for take in own:
            take.path.unlink()
        if own:
            sync_directory(folder.journals)
    return len(own)


def _refuse_unknown_hands(takes: Sequence[Take]) -> None:
    """Do not call a person erased while a damaged journal may still hold their answers."""
    for take in takes:
        if take.evaluator is None:
            raise UserError(
                f"{take.path}: the journal is damaged where it says whose it is, so it may be this "
                "evaluator's; put back a copy of it, or remove it, then erase again."
            )
