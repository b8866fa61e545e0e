"""Write the corpus lists of both VoicePrivacy 2020 examples: the evaluation sets, without audio.

Speakers and utterances are as many as in Tables 1 and 2 of the VoicePrivacy 2020 evaluation; all
ids are made up. Every trial list has as many target and nontarget lines as Table 2.

    python scripts/make_voiceprivacy_2020_lists.py examples
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

Item = TypeVar("Item")

COMMON_SENTENCES = 24
ENROLMENTS_OF_VCTK_SPEAKER = 20


@dataclass
class DataDirectory:
    """A Kaldi data directory that is being written."""

    name: str
    gender_of: dict[str, str] = field(default_factory=dict)
    speaker_of: dict[str, str] = field(default_factory=dict)
    text_of: dict[str, str] = field(default_factory=dict)
    enrolls: list[str] = field(default_factory=list)
    trials: list[str] = field(default_factory=list)

    def add(self, utterance: str, speaker: str, gender: str, text: str | None = None) -> None:
        """Add an utterance."""
        self.speaker_of[utterance] = speaker
        self.gender_of[speaker] = gender
        if text is not None:
            self.text_of[utterance] = text

    def list_trials(self, enrolled: list[str], targets: int, nontargets: int) -> None:
        """List so many pairs of enrolled speaker and utterance, evenly over all utterances."""
        own = [u for u, speaker in sorted(self.speaker_of.items()) if speaker in enrolled]
        others = [
            (speaker, utterance)
            for utterance, its_speaker in sorted(self.speaker_of.items())
            for speaker in enrolled
            if speaker != its_speaker
        ]
        self.trials += [f"{self.speaker_of[u]} {u} target" for u in evenly(own, targets)]
        self.trials += [f"{s} {u} nontarget" for s, u in evenly(others, nontargets)]
        self.trials.sort(key=lambda line: line.split()[1::-1])

    def write(self, root: Path) -> None:
        """Write all lists that have lines."""
        folder = root / self.name
        folder.mkdir(parents=True, exist_ok=True)
        audio = {u: f"audio/{self.name}/{u}.flac" for u in self.speaker_of}
        for name, table in (
            ("wav.scp", audio),
            ("utt2spk", self.speaker_of),
            ("spk2gender", self.gender_of),
            ("text", self.text_of),
        ):
            write_lines(folder / name, [f"{key} {value}" for key, value in sorted(table.items())])
        write_lines(folder / "enrolls", sorted(self.enrolls))
        write_lines(folder / "trials", self.trials)


def write_lines(path: Path, lines: list[str]) -> None:
    """Write a list, or nothing where it is empty."""
    if lines:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def evenly(items: list[Item], count: int) -> list[Item]:
    """Take so many of the items, at equal distances."""
    return [items[place * len(items) // count] for place in range(count)]


def shared(total: int, parts: int) -> list[int]:
    """Split a total into parts that differ by one at most."""
    return [total // parts + (part < total % parts) for part in range(parts)]


def librispeech() -> list[DataDirectory]:
    """LibriSpeech test-clean: 29 of the 40 trial speakers are enrolled, by 438 utterances."""
    enrolls = DataDirectory("libri_test_enrolls")
    directories = [enrolls]
    of_enrolment = iter(shared(438, 29))
    for gender, first, enrolled, targets, nontargets in (
        ("f", 1001, 16, 548, 11_196),
        ("m", 2001, 13, 449, 9_457),
    ):
        trials = DataDirectory(f"libri_test_trials_{gender}")
        speakers = [str(first + number) for number in range(20)]
        for speaker in speakers[:enrolled]:
            for number in range(next(of_enrolment)):
                utterance = f"{speaker}-100001-{number:04d}"
                enrolls.add(utterance, speaker, gender)
                enrolls.enrolls.append(utterance)
        # Each utterance is tried against every enrolled speaker, so Table 2 tells their number.
        utterances = (targets + nontargets) // enrolled
        counts = shared(targets, enrolled) + shared(utterances - targets, 20 - enrolled)
        for speaker, count in zip(speakers, counts, strict=True):
            for number in range(count):
                trials.add(f"{speaker}-100002-{number:04d}", speaker, gender)
        trials.list_trials(speakers[:enrolled], targets, nontargets)
        directories.append(trials)
    return directories


def vctk() -> list[DataDirectory]:
    """VCTK-test: 30 speakers, 24 sentences common to all, the others different."""
    enrolls = DataDirectory("vctk_test_enrolls")
    directories = [enrolls]
    for gender, first, common_targets, common_nontargets, targets, nontargets in (
        ("f", 401, 346, 4_838, 1_944, 13_056),
        ("m", 501, 354, 4_952, 1_742, 13_258),
    ):
        common = DataDirectory(f"vctk_test_trials_{gender}_common")
        different = DataDirectory(f"vctk_test_trials_{gender}")
        speakers = [f"p{first + number}" for number in range(15)]
        left_out = COMMON_SENTENCES * len(speakers) - common_targets
        counts = shared(10_748 // 2, len(speakers))
        for place, speaker in enumerate(speakers):
            for number in range(1, COMMON_SENTENCES + 1):
                if number == place + 1 and place < left_out:
                    continue
                common.add(
                    f"{speaker}_{number:03d}_mic2", speaker, gender, f"COMMON SENTENCE {number}"
                )
            start = COMMON_SENTENCES + 1
            for number in range(start, start + ENROLMENTS_OF_VCTK_SPEAKER):
                utterance = f"{speaker}_{number:03d}_mic2"
                enrolls.add(utterance, speaker, gender)
                enrolls.enrolls.append(utterance)
            start += ENROLMENTS_OF_VCTK_SPEAKER
            for number in range(start, start + counts[place]):
                different.add(f"{speaker}_{number:03d}_mic2", speaker, gender)
        common.list_trials(speakers, common_targets, common_nontargets)
        different.list_trials(speakers, targets, nontargets)
        directories += [common, different]
    return directories


def main() -> None:
    """Write the eight data directories, and the two whose utterances are sorted by speaker."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("directory", type=Path, help="the folder of the examples")
    examples = parser.parse_args().directory
    directories = (*librispeech(), *vctk())
    for directory in directories:
        write(directory, examples / "voiceprivacy-2020" / "data")
    for directory in directories:
        if directory.name.endswith("_common"):
            # Who is compared with whom is no question there.
            sorted_by_speaker = replace(directory, trials=[])
            write(sorted_by_speaker, examples / "voiceprivacy-2020-clustering" / "data")


def write(directory: DataDirectory, root: Path) -> None:
    """Write a data directory and say so."""
    directory.write(root)
    print(f"{root / directory.name}: {len(directory.speaker_of)} utterances")


if __name__ == "__main__":
    main()
