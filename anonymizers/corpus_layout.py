"""Where a run reads, and where it writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anonymizers.corpora.kaldi import is_data_directory, read_data_directory
from anonymizers.corpora.manifest import read_folder
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from anonymizers.corpora.utterance import Utterance


class CorpusLayout(NamedTuple):
    """One directory of a run.

    Parameters
    ----------
    source, target : Path
    utterances : tuple of Utterance
    files : tuple of Path
        Where each utterance goes.
    """

    source: Path
    target: Path
    utterances: tuple[Utterance, ...]
    files: tuple[Path, ...]


def lay_out(source: Path, out: Path, suffix: str) -> CorpusLayout:
    """Read what there is, and say where each utterance goes.

    Raises
    ------
    UserError
        There is no such folder, or a list is faulty.
    """
    target = out / f"{source.absolute().name}{suffix}"
    if is_data_directory(source):
        utterances = read_data_directory(source).utterances
        files = [target / "wav" / f"{utterance.id}.wav" for utterance in utterances]
    else:
        utterances = read_folder(source)
        files = [_file_like(utterance, target) for utterance in utterances]
    return CorpusLayout(source, target, utterances, tuple(files))


def _file_like(utterance: Utterance, target: Path) -> Path:
    suffix = utterance.source.path.suffix
    return target / f"{utterance.id}{suffix if suffix.lower() == '.flac' else '.wav'}"


def refuse_overwriting(corpora: list[CorpusLayout]) -> None:
    """Make sure that no directory is written over a source, or over another one.

    Raises
    ------
    UserError
        One would be.
    """
    sources = {corpus.source.resolve(): corpus.source for corpus in corpora}
    targets: dict[Path, Path] = {}
    for corpus in corpora:
        target = corpus.target.resolve()
        if target in targets:
            raise UserError(
                f"{corpus.source} and {targets[target]} would both be written to {corpus.target}; "
                "run one of them with another --out or --suffix."
            )
        targets[target] = corpus.source
        for resolved, source in sources.items():
            if target == resolved or resolved in target.parents or target in resolved.parents:
                raise UserError(
                    f"{corpus.target} would overlap with the source {source}; choose another --out."
                )
