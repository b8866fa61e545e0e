"""The archive of scores that the First VoicePrivacy Attacker Challenge takes."""

from __future__ import annotations

import gzip
import io
import re
import tarfile
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Final

from analysis.objective_attacks import EER_FILE, FOLDER, SCORES
from analysis.objective_corpora import SEMI_INFORMED
from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LISTS: Final = tuple(f"libri_{part}_trials_{gender}" for part in ("dev", "test") for gender in "fm")
"""The four lists of trials of the evaluation plan's Section 7."""
ENDING: Final = ".tar.gz"
_REMEDIES: Final = {
    SEMI_INFORMED: "--training and --anonymized-training (for ...-plda) or --informed-attackers",
    "aa": "--attackers",
}
"""Options that make an attack in a condition."""
_NAME: Final = re.compile(
    r"libri_(?P<part>dev|test)_enrolls(?P<suffix>.*)-libri_(?P=part)_trials_(?P<gender>[fm])"
    r"(?P=suffix)"
)


@dataclass(frozen=True, slots=True)
class SubmittedList:
    """Scores of one list of trials."""

    name: str
    """In the archive."""
    scores: bytes
    eer: float
    n_scores: int


def write_submission(
    objective: Path, attacker: str, systems: Sequence[str], out: Path, *, condition: str
) -> list[SubmittedList]:
    """Pack the scores of one attacker on the challenge's four lists, for one or more systems.

    The archive has ``asv_anonSUFFIX/ENROLS-TRIALS/scores`` and ``EER``, as the challenge's baseline
    writes them; the same scores give the same bytes.

    Parameters
    ----------
    objective : Path
        What `python -m analysis objective` wrote.
    attacker : str
        Such as ``campplus-plda``.
    systems : sequence of str
        Anonymizers under attack.
    out : Path
        Ends in ``.tar.gz``.
    condition : str
        ``semi-informed``, or ``aa`` for an attacker who learned elsewhere.

    Raises
    ------
    UserError
        A list was not attacked, scores are damaged, or two systems have the same suffix.
    """
    if not out.name.endswith(ENDING):
        raise UserError(f"--out {out}: the archive is a {ENDING} file; name it so.")
    submitted: list[SubmittedList] = []
    for system in systems:
        submitted += _lists(_attacked(objective / FOLDER / system / attacker, condition))
    names = [one.name for one in submitted]
    for name in names:
        if names.count(name) > 1:
            raise UserError(
                f"{name}: scores of two systems have this name; anonymize each with a --suffix of "
                "its own."
            )
    with whole_file(out) as temporary:
        temporary.write_bytes(_packed(submitted))
    return submitted


def _attacked(by_condition: Path, condition: str) -> Path:
    folder = by_condition / condition
    if folder.is_dir():
        return folder
    found = sorted(one.name for one in by_condition.glob("*") if one.is_dir())
    if not found:
        raise UserError(
            f"{folder}: is not there; attack {by_condition.parent.name} with this attacker first, "
            "by python -m analysis objective."
        )
    raise UserError(
        f"{folder}: is not there, the {condition} condition of this attacker is missing beside "
        f"{', '.join(found)}; {_REMEDIES[condition]} of python -m analysis objective make it."
    )


def _lists(folder: Path) -> list[SubmittedList]:
    found: dict[str, tuple[Path, str]] = {}
    for path in sorted(folder.iterdir()):
        match = _NAME.fullmatch(path.name)
        if match is None:
            continue
        name = f"libri_{match['part']}_trials_{match['gender']}"
        if name in found:
            raise UserError(f"{path}: {found[name][0].name} is of {name} too; remove one of them.")
        found[name] = (path, match["suffix"])
    for name in LISTS:
        if name not in found:
            raise UserError(
                f"{folder}: holds no scores of {name}, and the challenge takes all of "
                f"{', '.join(LISTS)}; attack it too."
            )
    return [_read(*found[name]) for name in LISTS]


def _read(folder: Path, suffix: str) -> SubmittedList:
    try:
        scores, eer = (folder / SCORES).read_bytes(), float((folder / EER_FILE).read_bytes())
    except (OSError, ValueError) as error:
        raise UserError(
            f"{folder}: scores or EER cannot be read ({error}); attack the list again."
        ) from error
    lines = scores.decode("utf-8", "replace").splitlines()
    for number, line in enumerate(lines, start=1):
        if not _is_score(line.split(" ")):
            raise UserError(
                f"{folder / SCORES}, line {number}: '{line}' is not a speaker, an utterance and a "
                "finite score; attack the list again."
            )
    return SubmittedList(f"asv_anon{suffix}/{folder.name}", scores, eer, len(lines))


def _is_score(parts: Sequence[str]) -> bool:
    try:
        return len(parts) == 3 and isfinite(float(parts[2]))
    except ValueError:
        return False


def _packed(submitted: Sequence[SubmittedList]) -> bytes:
    packed = io.BytesIO()
    with (
        gzip.GzipFile(fileobj=packed, mode="wb", filename="", mtime=0) as compressed,
        tarfile.open(fileobj=compressed, mode="w", format=tarfile.USTAR_FORMAT) as archive,
    ):
        for one in submitted:
            for name, content in ((SCORES, one.scores), (EER_FILE, f"{one.eer!r}\n".encode())):
                entry = tarfile.TarInfo(f"{one.name}/{name}")
                entry.size = len(content)
                archive.addfile(entry, io.BytesIO(content))
    return packed.getvalue()
