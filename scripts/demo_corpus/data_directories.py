"""The corpus's Kaldi data directories, laid out as the VoicePrivacy challenges do."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from anonymizers.durable_files import write_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from demo_corpus.interviews import Speaker, SpokenSentence

Spoken = tuple["Speaker", "SpokenSentence"]


@dataclass(frozen=True, slots=True)
class CorpusLists:
    """Writes the lists of the corpus.

    Parameters
    ----------
    root : Path
        Of the corpus: holds `data` and the audio; paths in `wav.scp` are relative to it.
    speakers : sequence of Speaker
    durations : mapping of str to float
        Utterance id to its length in seconds.
    """

    root: Path
    speakers: tuple[Speaker, ...]
    durations: Mapping[str, float]

    def write(self) -> None:
        """Write the enrolment directory and one directory of trials for each gender."""
        spoken = [(speaker, said) for speaker in self.speakers for said in speaker.utterances]
        enrolments = [(speaker, said) for speaker, said in spoken if said.is_enrolment]
        self._write_directory("demo_enrolls", enrolments)
        self._write_list("demo_enrolls/enrolls", [said.id for _, said in enrolments])
        for gender in ("f", "m"):
            name = f"demo_trials_{gender}"
            trials = [
                (speaker, said)
                for speaker, said in spoken
                if speaker.gender == gender and not said.is_enrolment
            ]
            self._write_directory(name, trials)
            self._write_list(f"{name}/trials", self._trials(gender, trials))

    def _trials(self, gender: str, trials: Iterable[Spoken]) -> list[str]:
        """Pair every speaker of a gender with every trial utterance of that gender."""
        enrolled = [speaker.id for speaker in self.speakers if speaker.gender == gender]
        return [
            f"{enrolment} {said.id} {'target' if enrolment == speaker.id else 'nontarget'}"
            for speaker, said in trials
            for enrolment in enrolled
        ]

    def _write_directory(self, name: str, spoken: Iterable[Spoken]) -> None:
        lists: dict[str, list[str]] = {
            list_name: [] for list_name in ("wav.scp", "utt2spk", "text", "utt2dur")
        }
        of_speaker: dict[str, list[str]] = {}
        for speaker, said in spoken:
            lists["wav.scp"].append(f"{said.id} {audio_path(speaker.id, said.id)}")
            lists["utt2spk"].append(f"{said.id} {speaker.id}")
            lists["text"].append(f"{said.id} {transcript(said.text)}")
            lists["utt2dur"].append(f"{said.id} {self.durations[said.id]:.3f}")
            of_speaker.setdefault(speaker.id, []).append(said.id)
        lists["spk2utt"] = [" ".join([speaker, *ids]) for speaker, ids in of_speaker.items()]
        lists["spk2gender"] = [
            f"{speaker.id} {speaker.gender}"
            for speaker in self.speakers
            if speaker.id in of_speaker
        ]
        for list_name, lines in lists.items():
            self._write_list(f"{name}/{list_name}", lines)

    def _write_list(self, name: str, lines: Iterable[str]) -> None:
        # Code points of ASCII sort as bytes do, which is what Kaldi means by sorted.
        text = "".join(f"{line}\n" for line in sorted(lines))
        write_text(self.root / "data" / name, text)


def audio_path(speaker: str, utterance: str) -> str:
    """Where the audio of an utterance is, relative to the root of the corpus."""
    return f"audio/{speaker}/{utterance}.flac"


def transcript(text: str) -> str:
    """Upper case without punctuation, as the challenges write it."""
    return re.sub(r"[^A-Z' ]", "", text.upper())
