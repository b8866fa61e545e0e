"""An evaluation on a Dask cluster of two local workers: the same bytes as on one machine."""

from __future__ import annotations

import shlex
import sys

import pytest

from analysis.objective import KEPT, Speech, evaluate
from analysis.objective_measuring import Instruments
from anonymizers.corpora.audio import write_audio
from tests.anonymizers.synthetic_speech import vowel
from tests.local_cluster import address_of_two_workers, started_parts

pytest.importorskip("distributed")

# Says the checksum of what it is given to hear, so that a single other sample shows.
LISTENER = "import hashlib, sys; print(hashlib.sha256(open(sys.argv[1], 'rb').read()).hexdigest())"


@pytest.fixture
def address(tmp_path_factory):
    with started_parts(tmp_path_factory.mktemp("elsewhere")) as start:
        yield address_of_two_workers(start)


def write_directory(path, suffix, numbers, lists):
    """Write two speakers' vowels; anonymized ones are higher."""
    folder = path / f"set_{'trials_f' if lists else 'enrolls'}{suffix}"
    names = [f"{speaker}-{number}" for speaker in ("a", "b") for number in numbers]
    for place, name in enumerate(names):
        hertz = 100.0 + 20.0 * place + (50.0 if suffix else 0.0)
        write_audio(folder / "wav" / f"{name}.wav", vowel(hertz, 0.6), 16_000)
    contents = {
        "wav.scp": [f"{name} {folder / 'wav' / name}.wav" for name in names],
        "utt2spk": [f"{name} {name[0]}" for name in names],
        "text": [f"{name} A B C" for name in names],
        **lists,
    }
    for name, lines in contents.items():
        (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return folder


def contents(folder):
    return {
        path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_two_workers_measure_the_same_to_the_bit(tmp_path, address):
    listed = [
        f"{enrolled} {speaker}-{number} {'target' if enrolled == speaker else 'nontarget'}"
        for enrolled in "ab"
        for speaker in "ab"
        for number in (2, 3)
    ]
    directories = {
        suffix: [
            write_directory(tmp_path, suffix, (0, 1), {}),
            write_directory(tmp_path, suffix, (2, 3), {"trials": listed}),
        ]
        for suffix in ("", "_b2")
    }
    speech = Speech(directories[""], directories["_b2"])
    listener = f"{shlex.quote(sys.executable)} -c {shlex.quote(LISTENER)} {{}}"
    instruments = Instruments(encoders=(), recognizer=listener)
    here, there = tmp_path / "here", tmp_path / "there"
    rows = evaluate(speech, "B2", here, instruments)
    assert evaluate(speech, "B2", there, instruments, cluster=address) == rows
    assert {row.metric for row in rows} >= {"wer", "f0_correlation", "loudness_difference_lu"}
    kept = contents(here / KEPT)
    assert len(kept) == 2 * 4 * 2  # signals and transcripts of trials, original and anonymized
    assert contents(there / KEPT) == kept
    assert contents(there) == contents(here)
