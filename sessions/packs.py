"""A study over several computers: the part each one needs, and the way back.

A pack is a study folder with whole slots of the plan, their recordings, and neither the key nor
the seed that the recordings' names follow from. What comes back is a set of journals; merging
makes a set union of them, so neither order nor repetition matters.
"""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from anonymizers.durable_files import sync_directory, write_text
from anonymizers.errors import UserError
from sessions.assignments import find_takes
from sessions.folder import StudyFolder
from sessions.plan import Plan
from sessions.withdrawals import Withdrawals

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from sessions.plan import Slot

_SEED = re.compile(r"^(\s*seed\s*=\s*)\+?[0-9][0-9_]*", re.MULTILINE)


def pack(folder: StudyFolder, stations: int, out: Path) -> list[Path]:
    """Split a study into study folders for lab computers.

    Parameters
    ----------
    folder : StudyFolder
        With plan and stimuli. Journals that are there go with their slots.
    stations : int
        How many packs; each gets as many whole slots as the next, to within one.
    out : Path
        Where ``station-01`` and so on are made.

    Returns
    -------
    list of Path
        The packs.

    Raises
    ------
    UserError
        When there are fewer slots than stations, a pack of that name is there, or recordings are
        missing.
    """
    plan = folder.plan()
    count = len(plan.slots)
    if stations > count:
        raise UserError(
            f"--stations {stations}: the plan has only {count} slots and a pack holds whole ones; "
            f"choose at most {count}."
        )
    shares = [
        plan.slots[count * index // stations : count * (index + 1) // stations]
        for index in range(stations)
    ]
    packs = [out / f"station-{number:02}" for number in range(1, stations + 1)]
    for path in packs:
        if path.exists():
            raise UserError(f"{path}: there is a pack already; name another folder with --out.")
    folder.require_recordings(plan)
    parts = [
        _write_pack(folder, Plan(plan.study, slots), path)
        for path, slots in zip(packs, shares, strict=True)
    ]
    for part, path in zip(parts, packs, strict=True):
        part.rename(path)
    sync_directory(out)
    return packs


def _write_pack(folder: StudyFolder, plan: Plan, path: Path) -> Path:
    """Make a pack under a name of its own, which it keeps until all packs are whole."""
    part = StudyFolder(path.with_name(f".{path.name}.part"))
    shutil.rmtree(part.path, ignore_errors=True)
    part.stimuli.mkdir(parents=True)
    _write_blind_study(folder, part)
    plan.save(part.plan_file)
    for session in plan.sessions:
        for stimulus in sorted(session.stimuli):
            shutil.copy2(folder.stimulus(stimulus), part.stimulus(stimulus))
    _copy_journals(folder, part, plan.slots)
    if folder.withdrawals_file.exists():
        Withdrawals.load(folder).save(part)
    return part.path


def _write_blind_study(folder: StudyFolder, part: StudyFolder) -> None:
    """Write the study file without its seed."""
    text = folder.study_file.read_text(encoding="utf-8")
    write_text(part.study_file, _SEED.sub(r"\g<1>0", text))
    if part.study().study.seed != 0:
        raise UserError(
            f"{folder.study_file}: study.seed cannot be left out of the packs; write it as "
            "`seed = NUMBER` on a line of its own under [study]."
        )


def _copy_journals(folder: StudyFolder, part: StudyFolder, slots: Iterable[Slot]) -> None:
    names = {session.session for slot in slots for session in slot.sessions}
    for take in find_takes(folder):
        if take.session in names:
            part.journals.mkdir(exist_ok=True)
            shutil.copy2(take.path, part.journals / take.path.name)
