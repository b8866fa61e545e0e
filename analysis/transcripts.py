"""Transcripts that were made elsewhere, as lists ``text`` of Kaldi data directories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from anonymizers.corpora.kaldi import KaldiDirectory


def read_transcripts(
    files: Sequence[Path], directories: Sequence[KaldiDirectory]
) -> dict[str, str]:
    """Read what was understood of the utterances of some directories.

    Parameters
    ----------
    files : sequence of Path
        Lines ``<utterance> WORDS``; a line without words says that nothing was understood.
    directories : sequence of KaldiDirectory
        All their utterances that have a text must be there; others may be.

    Returns
    -------
    dict of str to str
        By utterance.

    Raises
    ------
    UserError
        A file cannot be read, says of an utterance twice what it is, or is of other speech; or an
        utterance is missing.
    """
    wanted = {one.id for directory in directories for one in directory.utterances}
    found: dict[str, str] = {}
    for path in files:
        of_file = _read(path)
        for name in of_file:
            if name in found:
                raise UserError(f"{path}: '{name}' is in another file too; keep one of them.")
        if not wanted & of_file.keys():
            raise UserError(
                f"{path}: has no utterance of {directories[0].path} or what else is attacked; give "
                "transcripts of these."
            )
        found |= of_file
    for directory in directories:
        for one in directory.utterances:
            if files and one.text is not None and one.id not in found:
                raise UserError(
                    f"{files[0]}: lacks utterance '{one.id}' of {directory.path}; transcribe all, "
                    "and write the id alone where nothing is understood."
                )
    return found


def _read(path: Path) -> dict[str, str]:
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except OSError as error:
        raise UserError(f"{path}: cannot be read ({error.strerror}); name a list text.") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{path}: is not UTF-8; save it as UTF-8.") from error
    found: dict[str, str] = {}
    for number, line in enumerate(lines, start=1):
        name, _, words = line.strip().partition(" ")
        if name in found:
            raise UserError(f"{path}, line {number}: '{name}' is listed twice; keep one line.")
        if name:
            found[name] = words.strip()
    return found
