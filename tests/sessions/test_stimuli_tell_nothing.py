"""What an evaluator's computer holds of a stimulus, its sound left out, tells nothing of it.

A classifier sees everything that a file system and a FLAC header say, but for what follows from
the sound itself: the size of the file, the number of samples, the sizes of frames, which say how
well the sound could be compressed, and the checksum of the samples. Whether it does better than
by chance is judged against the same classifier with the labels shuffled.
"""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING

import numpy as np
import pytest

from sessions.prepare import prepare
from tests.sessions.small_corpus import write_study

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from sessions.folder import StudyFolder
    from sessions.plan import StimulusKey

SHUFFLES = 400
FAR = 4.5
"""Standard deviations above chance at which something is told."""
SECOND_SYSTEM = '\n[[systems]]\nname = "stronger"\nanonymizer = "B2"\nparameters = {}\n'
STREAMINFO, VORBIS_COMMENT = 0, 4


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> StudyFolder:
    folder = write_study(tmp_path_factory.mktemp("blind") / "study", utterances=8)
    text = folder.study_file.read_text().replace("\n[rating]", f"{SECOND_SYSTEM}\n[rating]")
    folder.study_file.write_text(text.replace("{}", "{ coefficient = 0.7 }"))
    prepare(folder, workers=2)
    return folder


# --- What is to be seen -----------------------------------------------------------------------


def bits(value: int, count: int) -> list[float]:
    return [float(value >> place & 1) for place in range(count)]


def blocks_of(content: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """Metadata blocks of a FLAC file, by type, and the beginning of its first frame."""
    assert content[:4] == b"fLaC"
    blocks, place, is_last = [], 4, False
    while not is_last:
        is_last = bool(content[place] & 0x80)
        length = int.from_bytes(content[place + 1 : place + 4], "big")
        blocks.append((content[place] & 0x7F, content[place + 4 : place + 4 + length]))
        place += 4 + length
    return blocks, content[place : place + 4]


def header_features(path: Path) -> list[float]:
    blocks, frame = blocks_of(path.read_bytes())
    stream = dict(blocks)[STREAMINFO]
    shortest, longest = struct.unpack(">HH", stream[:4])
    # Rate, channels and bits stand before the number of samples.
    form = int.from_bytes(stream[10:14], "big") >> 4
    kinds = [0.0] * 8
    for kind, _ in blocks:
        kinds[min(kind, 7)] += 1
    texts = b"".join(content for kind, content in blocks if kind == VORBIS_COMMENT)
    paddings = sum(len(content) for kind, content in blocks if kind not in (0, 4))
    # The block size, the upper half of the third byte, is the duration of a short recording.
    coding = [frame[0], frame[1], frame[2] & 0x0F, frame[3]]
    return [shortest, longest, *bits(form, 28), *kinds, sum(texts), len(texts), paddings, *coding]


def order_features(folder: StudyFolder) -> dict[str, list[float]]:
    """Places in every order that a directory has."""
    listed = [path.name for path in folder.stimuli.iterdir()]
    stats = {name: (folder.stimuli / name).stat() for name in listed}
    orders: list[list[str]] = [
        listed,
        sorted(listed),
        sorted(listed, key=lambda name: stats[name].st_ino),
        sorted(listed, key=lambda name: (stats[name].st_ctime_ns, name)),
        sorted(listed, key=lambda name: (stats[name].st_mtime_ns, name)),
    ]
    places = [{name: place for place, name in enumerate(order)} for order in orders]
    return {
        name: [value for of in places for value in (float(of[name]), *bits(of[name], 4))]
        for name in listed
    }


def features(folder: StudyFolder) -> tuple[list[str], NDArray[np.float64]]:
    ordered = order_features(folder)
    rows = []
    for name in sorted(ordered):
        path = folder.stimuli / name
        stat = path.stat()
        opaque = int(path.stem, 16)
        attributes = len(os.listxattr(path)) if hasattr(os, "listxattr") else 0
        rows.append(
            [
                stat.st_mtime_ns,
                stat.st_mode,
                stat.st_uid,
                stat.st_gid,
                stat.st_nlink,
                attributes,
                len(name),
                *bits(opaque, 64),
                *ordered[name],
                *header_features(path),
            ]
        )
    return [name.removesuffix(".flac") for name in sorted(ordered)], np.array(rows, float)


# --- The classifier ---------------------------------------------------------------------------


def skill(seen: NDArray[np.float64], labels: NDArray[np.float64]) -> NDArray[np.float64]:
    """How well labels of files are predicted from all other files, for each column of labels.

    A least-squares classifier with a ridge, each file left out in turn; the result is the
    correlation of what it predicts with what is true.
    """
    varied = seen[:, np.ptp(seen, axis=0) > 0]
    scaled = (varied - varied.mean(axis=0)) / varied.std(axis=0)
    gram = scaled @ scaled.T
    hat = gram @ np.linalg.inv(gram + scaled.shape[1] * np.eye(len(gram)))
    centred = labels - labels.mean(axis=0)
    left_out = centred - (centred - hat @ centred) / (1 - np.diag(hat))[:, None]
    left_out -= left_out.mean(axis=0)
    norms = np.linalg.norm(left_out, axis=0) * np.linalg.norm(centred, axis=0)
    return np.asarray((left_out * centred).sum(axis=0) / norms)


def above_chance(seen: NDArray[np.float64], label: NDArray[np.bool_]) -> float:
    """Standard deviations by which the skill lies above that with labels shuffled."""
    random = np.random.default_rng(5)
    shuffled = [random.permutation(label) for _ in range(SHUFFLES)]
    all_skills = skill(seen, np.column_stack([label, *shuffled]).astype(float))
    chance = all_skills[1:]
    return float((all_skills[0] - chance.mean()) / chance.std())


LABELS: Mapping[str, Callable[[StimulusKey], bool]] = {
    "original": lambda what: what.system == "original",
    "B2": lambda what: what.system == "B2",
    "gender": lambda what: what.gender == "f",
    "speaker": lambda what: what.speaker == "f1",
    "enrolment": lambda what: what.role == "enrolment",
}


def told(folder: StudyFolder, label: Callable[[StimulusKey], bool]) -> float:
    names, seen = features(folder)
    meanings = folder.key().stimuli
    return above_chance(seen, np.array([label(meanings[name]) for name in names]))


@pytest.mark.parametrize("name", LABELS)
def test_nothing_beside_the_sound_tells_what_a_stimulus_is(folder: StudyFolder, name: str) -> None:
    assert told(folder, LABELS[name]) < FAR


def test_all_files_are_alike_in_everything_but_name_and_sound(folder: StudyFolder) -> None:
    files = sorted(folder.stimuli.iterdir())
    assert len({path.stat().st_mtime_ns for path in files}) == 1
    assert len({path.stat().st_mode for path in files}) == 1
    assert len({tuple(header_features(path)) for path in files}) == 1
    texts = {content for path in files for kind, content in blocks_of(path.read_bytes())[0] if kind}
    assert len(texts) <= 1  # the encoder's name, without a tag


def leak_time(path: Path) -> None:
    os.utime(path, (946_684_802, 946_684_802))


def leak_mode(path: Path) -> None:
    path.chmod(0o600)


def leak_tag(path: Path) -> None:
    content = path.read_bytes()
    blocks, _ = blocks_of(content)
    assert blocks[0][0] == STREAMINFO
    tag = struct.pack("<I", 2) + b"me" + struct.pack("<I", 1) + struct.pack("<I", 5) + b"by=B2"
    added = bytes([VORBIS_COMMENT]) + len(tag).to_bytes(3, "big") + tag
    stat = path.stat()
    path.write_bytes(content[:42] + added + content[42:])
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


@pytest.mark.parametrize("leak", [leak_time, leak_mode, leak_tag])
def test_the_classifier_finds_what_does_tell(
    leak: Callable[[Path], None], folder: StudyFolder, tmp_path: Path
) -> None:
    other = write_copy(folder, tmp_path)
    for name, what in folder.key().stimuli.items():
        if what.system == "B2":
            leak(other.stimulus(name))
    assert told(other, LABELS["B2"]) > FAR


def test_the_classifier_finds_an_order_that_tells(folder: StudyFolder) -> None:
    """Ids that count the originals first are no ids."""
    meanings = folder.key().stimuli
    names, seen = features(folder)
    is_original = np.array([meanings[name].system == "original" for name in names])
    place = np.argsort(np.argsort(~is_original, kind="stable"))
    assert above_chance(np.column_stack([seen, place]), is_original) > FAR


def write_copy(folder: StudyFolder, path: Path) -> StudyFolder:
    """The same stimuli and key elsewhere."""
    copy = type(folder)(path)
    copy.stimuli.mkdir()
    folder.key().save(copy.key_file)
    for file in sorted(folder.stimuli.iterdir()):
        target = copy.stimuli / file.name
        target.write_bytes(file.read_bytes())
        os.utime(target, (file.stat().st_mtime, file.stat().st_mtime))
    return copy
