"""Kaldi data directories, as the VoicePrivacy challenges lay them out.

Reading the lists touches no audio. Faults are collected with their file and line, so that one
look shows everything there is to mend.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from anonymizers.corpora.audio import AudioSource
from anonymizers.corpora.pipes import UnknownPipeError, parse_pipe
from anonymizers.corpora.utterance import Utterance, gender_of
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from anonymizers.corpora.utterance import Gender

LIST_FILES: Final = (
    "wav.scp", "segments", "utt2spk", "spk2utt", "spk2gender", "text", "utt2dur", "enrolls",
    "trials",
)  # fmt: skip

_Value = TypeVar("_Value")
_BLANKS = re.compile("[ \t]+")
_FILES_LOOKED_FOR = 10  # enough to find the root although one file is missing


@dataclass(frozen=True, slots=True)
class Trial:
    """A line of `trials`: whether an utterance is spoken by an enrolled speaker."""

    speaker: str
    """The enrolment speaker."""
    utterance: str
    """Id of the trial utterance."""
    is_target: bool
    """Whether the enrolment speaker is the one who speaks."""


@dataclass(frozen=True)
class KaldiDirectory:
    """What the lists of a data directory say.

    Parameters
    ----------
    path : Path
        The directory.
    root : Path
        What relative audio paths are relative to.
    utterances : tuple of Utterance
        In the order of `wav.scp`, or of `segments` where there is one.
    enrolments : tuple of str
        Utterance ids of `enrolls`; empty where there is no such list.
    trials : tuple of Trial
        Lines of `trials`; empty where there is no such list.
    """

    path: Path
    root: Path
    utterances: tuple[Utterance, ...]
    enrolments: tuple[str, ...]
    trials: tuple[Trial, ...]


def is_data_directory(path: Path) -> bool:
    """Whether there is a `wav.scp`."""
    return (path / "wav.scp").is_file()


def read_data_directory(path: Path, *, root: Path | None = None) -> KaldiDirectory:
    """Read the lists of a Kaldi data directory.

    Parameters
    ----------
    path : Path
        Holds `wav.scp` and `utt2spk` (or `spk2utt`), and may hold `segments`, `spk2gender`,
        `text`, `enrolls` and `trials`.
    root : Path, optional
        What relative audio paths are relative to. By default the nearest of the directory itself
        and its parents below which the first files listed exist, else the current directory.

    Raises
    ------
    UserError
        The first fault, and how many more there are.
    """
    directory, faults = _Reader(path).read(root)
    if faults:
        more = f" ({len(faults) - 1} more faults in {path})" if len(faults) > 1 else ""
        raise UserError(faults[0] + more)
    return directory


def data_directory_faults(path: Path, *, root: Path | None = None) -> list[str]:
    """Every fault of the lists, and every audio file they name that is not there.

    Returns
    -------
    list of str
        One sentence a fault, in the order of the lists; empty when all is well.
    """
    directory, faults = _Reader(path).read(root)
    sources = dict.fromkeys(utterance.source.path for utterance in directory.utterances)
    return faults + [
        f"{path / 'wav.scp'}: names {source}, which does not exist; copy it or correct the path."
        for source in sources
        if not source.is_file()
    ]


class _Reader:
    """Reads one directory and keeps every fault on the way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[str] = []

    def read(self, root: Path | None) -> tuple[KaldiDirectory, list[str]]:
        if not is_data_directory(self.path):
            raise UserError(f"{self.path}: is no Kaldi data directory; it holds no file wav.scp.")
        recordings = self._table("wav.scp", self._source)
        if not recordings and not self.faults:
            self.faults.append(
                f"{self.path / 'wav.scp'}: lists no utterance; add one line for each."
            )
        found_root = root or self._root(recordings.values())
        recordings = {
            name: AudioSource(found_root / source.path, source.decoder)
            for name, source in recordings.items()
        }
        sources = self._segments(recordings) if self._has("segments") else recordings
        speakers = self._speakers(sources)
        genders = self._genders(set(speakers.values()))
        texts = self._table("text", lambda _, text: text, may_be_empty=True)
        utterances = tuple(
            Utterance(
                name,
                speakers.get(name),
                genders.get(speakers.get(name, "")),
                texts.get(name),
                source,
            )
            for name, source in sources.items()
        )
        enrolments = tuple(self._enrolments(sources))
        trials = tuple(self._trials(sources))
        return KaldiDirectory(self.path, found_root, utterances, enrolments, trials), self.faults

    def _has(self, name: str) -> bool:
        return (self.path / name).is_file()

    def _fault(self, name: str, line: int, what: str) -> None:
        self.faults.append(f"{self.path / name}, line {line}: {what}")

    def _lines(self, name: str) -> Iterator[tuple[int, str]]:
        """Yield number and text of each line that is not blank; none where the list is absent."""
        if not self._has(name):
            return
        with (self.path / name).open("rb") as file:
            for number, raw in enumerate(file, start=1):
                try:
                    line = raw.decode("utf-8-sig" if number == 1 else "utf-8").strip(" \t\r\n")
                except UnicodeDecodeError:
                    self._fault(name, number, "is not UTF-8; save the list as UTF-8.")
                    continue
                if "\0" in line:
                    self._fault(name, number, "holds a null byte; save the list as UTF-8.")
                elif line:
                    yield number, line

    def _table(
        self,
        name: str,
        parse: Callable[[str, str], _Value],
        *,
        may_be_empty: bool = False,
    ) -> dict[str, _Value]:
        """Read `<key> <rest>` lines; `parse` raises ValueError with what is wrong."""
        table: dict[str, _Value] = {}
        for number, line in self._lines(name):
            key, *rest = _BLANKS.split(line, maxsplit=1)
            if key in table:
                self._fault(name, number, f"'{key}' is listed twice; keep one of the lines.")
            elif not rest and not may_be_empty:
                self._fault(name, number, f"nothing follows '{key}'; complete or remove the line.")
            else:
                try:
                    table[key] = parse(key, rest[0] if rest else "")
                except ValueError as error:
                    self._fault(name, number, str(error))
        return table

    def _source(self, name: str, rest: str) -> AudioSource:
        _refuse_if_no_file_name(name)
        if not rest.endswith("|"):
            return AudioSource(Path(rest))
        try:
            path, decoder = parse_pipe(rest[:-1])
        except UnknownPipeError as error:
            raise ValueError(
                f"{error}; name the audio file itself, or decode it with flac, sox or ffmpeg."
            ) from error
        return AudioSource(path, decoder)

    def _root(self, sources: Iterable[AudioSource]) -> Path:
        first = [source.path for source in sources if not source.path.is_absolute()]
        first = first[:_FILES_LOOKED_FOR]
        here = self.path.absolute()
        for directory in (here, *here.parents):
            if any((directory / path).is_file() for path in first):
                return directory
        return Path.cwd()

    def _segments(self, recordings: dict[str, AudioSource]) -> dict[str, AudioSource]:
        def segment(name: str, rest: str) -> AudioSource:
            _refuse_if_no_file_name(name)
            recording, *times = _BLANKS.split(rest)
            if recording not in recordings:
                raise ValueError(f"the recording '{recording}' is not in wav.scp; add it there.")
            try:
                start, end = map(float, times)
            except ValueError:
                start, end = 0.0, 0.0
            if start < 0 or not (end == -1 or end > start):
                raise ValueError(
                    f"'{rest}' is not a recording, a start and a later end in seconds; correct it."
                )
            whole = recordings[recording]
            return AudioSource(whole.path, whole.decoder, start, None if end == -1 else end)

        return self._table("segments", segment)

    def _speakers(self, sources: dict[str, AudioSource]) -> dict[str, str]:
        by_speaker = {
            utterance: speaker
            for speaker, utterances in self._table("spk2utt", lambda _, r: _BLANKS.split(r)).items()
            for utterance in utterances
        }
        if not self._has("utt2spk"):
            if not by_speaker:
                self.faults.append(
                    f"{self.path}: has neither utt2spk nor spk2utt; add the list of speakers."
                )
                return {}
            return by_speaker
        speakers = self._table("utt2spk", lambda _, speaker: speaker)
        utt2spk = self.path / "utt2spk"
        self.faults += [
            f"{utt2spk}: has no line for '{name}' of wav.scp; add its speaker."
            for name in sources
            if name not in speakers
        ]
        self.faults += [
            f"{utt2spk}: says that '{speakers[name]}' speaks '{name}', but spk2utt says "
            f"'{speaker}'; correct one of them."
            for name, speaker in by_speaker.items()
            if speakers.get(name, speaker) != speaker
        ]
        return speakers

    def _genders(self, speakers: set[str]) -> dict[str, Gender]:
        def gender(_: str, rest: str) -> Gender:
            value = gender_of(rest)
            if value is None:
                raise ValueError(f"the gender '{rest}' is neither f nor m; correct it.")
            return value

        genders = self._table("spk2gender", gender)
        if self._has("spk2gender"):
            self.faults += [
                f"{self.path / 'spk2gender'}: has no line for '{speaker}'; add f or m."
                for speaker in sorted(speakers - genders.keys())
            ]
        return genders

    def _enrolments(self, sources: dict[str, AudioSource]) -> Iterator[str]:
        for number, line in self._lines("enrolls"):
            name = _BLANKS.split(line)[0]
            if name in sources:
                yield name
            else:
                self._fault("enrolls", number, f"'{name}' is not in wav.scp; add or remove it.")

    def _trials(self, sources: dict[str, AudioSource]) -> Iterator[Trial]:
        for number, line in self._lines("trials"):
            match _BLANKS.split(line):
                case [_, utterance, "target" | "nontarget"] if utterance not in sources:
                    self._fault(
                        "trials", number, f"'{utterance}' is not in wav.scp; add or remove it."
                    )
                case [speaker, utterance, "target" | "nontarget" as kind]:
                    yield Trial(speaker, utterance, kind == "target")
                case _:
                    self._fault(
                        "trials",
                        number,
                        f"'{line}' is not a speaker, an utterance and target or nontarget; "
                        "correct it.",
                    )


def _refuse_if_no_file_name(name: str) -> None:
    if re.search(r"[/\\\0]|^\.", name):
        raise ValueError(
            f"the id '{name}' cannot name a file; rename it without slashes or a leading dot."
        )
