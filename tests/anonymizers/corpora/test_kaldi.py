"""Kaldi data directories: as users have them, and with every fault a list can have."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest
import soundfile

from anonymizers.corpora.kaldi import (
    Trial,
    data_directory_faults,
    is_data_directory,
    read_data_directory,
)
from anonymizers.errors import UserError

TONE = 0.4 * np.sin(0.1 * np.arange(8_000))


@pytest.fixture
def lists(tmp_path):
    """A root with `wav/a 1.wav` and `wav/ö2.flac`, and a data directory as text by file name."""
    (tmp_path / "wav").mkdir()
    soundfile.write(tmp_path / "wav" / "a 1.wav", TONE, 16_000)
    soundfile.write(tmp_path / "wav" / "ö2.flac", TONE, 16_000)
    return {
        "wav.scp": "a-1 wav/a 1.wav\nö-2 flac -c -d -s wav/ö2.flac |\n",
        "utt2spk": "a-1 a\nö-2 ö\n",
        "spk2gender": "a F\nö m\n",
        "text": "a-1 SOME WORDS\n",
        "enrolls": "a-1\n",
        "trials": "a ö-2 nontarget\nö ö-2 target\n",
    }


@pytest.fixture
def directory(tmp_path):
    path = tmp_path / "data" / "test"
    path.mkdir(parents=True)
    return path


def write(directory, lists):
    for name, content in lists.items():
        (directory / name).write_bytes(content.encode() if isinstance(content, str) else content)
    return directory


class TestReading:
    def test_everything_the_lists_say(self, directory, lists):
        read = read_data_directory(write(directory, lists))
        first, second = read.utterances
        assert (first.id, first.speaker, first.gender, first.text) == (
            "a-1",
            "a",
            "f",
            "SOME WORDS",
        )
        assert (second.id, second.speaker, second.gender, second.text) == ("ö-2", "ö", "m", None)
        assert read.enrolments == ("a-1",)
        assert read.trials == (Trial("a", "ö-2", False), Trial("ö", "ö-2", True))
        for utterance in read.utterances:
            np.testing.assert_allclose(utterance.source.read()[0], TONE, atol=2**-15)

    def test_paths_are_relative_to_the_nearest_parent_that_fits(self, tmp_path, directory, lists):
        assert read_data_directory(write(directory, lists)).root == tmp_path
        (directory / "wav").mkdir()
        soundfile.write(directory / "wav" / "a 1.wav", TONE, 16_000)
        assert read_data_directory(directory).root == directory

    def test_the_first_file_may_be_missing(self, tmp_path, directory, lists):
        (tmp_path / "wav" / "a 1.wav").unlink()
        assert read_data_directory(write(directory, lists)).root == tmp_path

    def test_without_a_parent_that_fits_paths_are_relative_to_the_current_directory(
        self, tmp_path, directory, lists, monkeypatch
    ):
        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        (tmp_path / "wav").rename(elsewhere / "wav")
        monkeypatch.chdir(elsewhere)
        assert read_data_directory(write(directory, lists)).root == elsewhere
        assert data_directory_faults(directory) == []

    def test_a_given_root_rules(self, directory, lists):
        read = read_data_directory(write(directory, lists), root=Path("elsewhere"))
        assert read.utterances[0].source.path == Path("elsewhere/wav/a 1.wav")

    def test_absolute_paths_stay(self, tmp_path, directory, lists):
        lists["wav.scp"] = f"a-1 {tmp_path}/wav/a 1.wav\n"
        lists["trials"] = ""
        assert read_data_directory(write(directory, lists)).utterances[0].source.read()[1] == 16_000

    def test_tabs_blank_lines_windows_line_ends_and_a_byte_order_mark(self, directory, lists):
        lists["utt2spk"] = "\ufeffa-1\ta \r\n\r\nö-2  ö\r\n"
        assert [u.speaker for u in read_data_directory(write(directory, lists)).utterances] == [
            "a",
            "ö",
        ]

    def test_only_blanks_and_tabs_separate(self, directory, lists):
        lists["text"] = "a-1 ONE\u2028TWO\u00a0THREE\n"
        read = read_data_directory(write(directory, lists))
        assert read.utterances[0].text == "ONE\u2028TWO\u00a0THREE"

    def test_speakers_from_spk2utt_alone(self, directory, lists):
        del lists["utt2spk"]
        lists["spk2utt"] = "a a-1\nö ö-2\n"
        assert read_data_directory(write(directory, lists)).utterances[1].speaker == "ö"

    def test_lists_that_may_be_missing(self, directory, lists):
        lists = {name: lists[name] for name in ("wav.scp", "utt2spk")}
        read = read_data_directory(write(directory, lists))
        assert (read.utterances[0].gender, read.enrolments, read.trials) == (None, (), ())

    def test_segments(self, directory, lists):
        lists["segments"] = "s-1 a-1 0.1 0.2\ns-2 ö-2 0.25 -1\n"
        lists["utt2spk"] = "s-1 a\ns-2 ö\n"
        del lists["trials"], lists["enrolls"]
        first, second = read_data_directory(write(directory, lists)).utterances
        assert len(first.source.read()[0]) == 1_600
        assert len(second.source.read()[0]) == 4_000

    def test_the_lists_are_read_without_touching_audio(self, tmp_path, directory):
        count = 20_000
        write(
            directory,
            {
                "wav.scp": "".join(f"s-{i} /nowhere/{i}.flac\n" for i in range(count)),
                "utt2spk": "".join(f"s-{i} s\n" for i in range(count)),
            },
        )
        assert len(read_data_directory(directory).utterances) == count


class TestFaults:
    @pytest.mark.parametrize(
        ("name", "content", "message"),
        [
            ("wav.scp", "a-1\nö-2 wav/ö2.flac\n", "wav.scp, line 1: nothing follows 'a-1'"),
            ("wav.scp", "a-1 x.wav\na-1 x.wav\n", "wav.scp, line 2: 'a-1' is listed twice"),
            ("wav.scp", "a-1 x.wav\nö-2 rm x |\n", "wav.scp, line 2: 'rm' is none of the known"),
            ("wav.scp", "a/1 x.wav\n", "wav.scp, line 1: the id 'a/1' cannot name a file"),
            ("wav.scp", ".. x.wav\n", "wav.scp, line 1: the id '..' cannot name a file"),
            ("wav.scp", b"a-1 x\nb \xff\n", "wav.scp, line 2: is not UTF-8"),
            ("wav.scp", b"a-1 x\0.wav\n", "wav.scp, line 1: holds a null byte"),
            ("wav.scp", "", "wav.scp: lists no utterance"),
            ("utt2spk", "a-1 a\n", "utt2spk: has no line for 'ö-2'"),
            ("utt2spk", "a-1\nö-2 ö\n", "utt2spk, line 1: nothing follows 'a-1'"),
            ("utt2spk", None, "has neither utt2spk nor spk2utt"),
            ("spk2utt", "b a-1\nö ö-2\n", "utt2spk: says that 'a' speaks 'a-1', but spk2utt says"),
            ("spk2gender", "a x\nö m\n", "spk2gender, line 1: the gender 'x' is neither f nor m"),
            ("spk2gender", "ö m\n", "spk2gender: has no line for 'a'"),
            ("enrolls", "a-1\nb-1\n", "enrolls, line 2: 'b-1' is not in wav.scp"),
            ("trials", "a ö-2 maybe\n", "trials, line 1: 'a ö-2 maybe' is not a speaker"),
            ("trials", "a\n", "trials, line 1: 'a' is not a speaker"),
            ("trials", "a b-1 target\n", "trials, line 1: 'b-1' is not in wav.scp"),
            (
                "segments",
                "s-1 b-1 0 1\n",
                "segments, line 1: the recording 'b-1' is not in wav.scp",
            ),
            ("segments", "s-1 a-1 2 1\n", "segments, line 1: 'a-1 2 1' is not a recording"),
            ("segments", "s-1 a-1 0\n", "segments, line 1: 'a-1 0' is not a recording"),
        ],
    )
    def test_each_is_told_with_its_list_and_line(self, directory, lists, name, content, message):
        lists[name] = content
        write(directory, {name: text for name, text in lists.items() if text is not None})
        assert any(message in fault for fault in data_directory_faults(directory))
        with pytest.raises(UserError):
            read_data_directory(directory)

    def test_all_are_found_at_once(self, directory, lists):
        lists["spk2gender"], lists["enrolls"] = "a x\nö y\n", "zzz\n"
        lists["wav.scp"] = lists["wav.scp"].replace("wav/ö2.flac", "wav/gone.flac")
        write(directory, lists)
        faults = data_directory_faults(directory)
        assert len(faults) == 6
        assert "gone.flac, which does not exist" in faults[-1]
        with pytest.raises(UserError, match=r"line 1: the gender 'x'.* \(4 more faults in "):
            read_data_directory(directory)

    def test_a_folder_without_wav_scp_is_no_data_directory(self, tmp_path):
        assert not is_data_directory(tmp_path)
        with pytest.raises(UserError, match="is no Kaldi data directory"):
            read_data_directory(tmp_path)


def test_samples_are_those_of_kaldiio(oracles):
    expected = json.loads((oracles / "kaldi" / "expected_kaldiio.json").read_text())
    read = read_data_directory(oracles / "kaldi" / "data" / "libri_test_enrolls")
    assert [utterance.id for utterance in read.utterances] == sorted(expected)
    for utterance in read.utterances:
        samples, sample_rate = utterance.source.read()
        steps = (samples * 32_768).astype("<i2")
        assert sample_rate == expected[utterance.id]["fs"]
        assert steps[:10].tolist() == expected[utterance.id]["first10"]
        digest = hashlib.sha256(steps.tobytes()).hexdigest()
        assert digest == expected[utterance.id]["sha256_int16le"]


def test_real_directories_have_no_fault(speech_corpus):
    directories = sorted((speech_corpus / "data").iterdir())
    assert directories
    for directory in directories:
        assert data_directory_faults(directory) == []
        source = read_data_directory(directory).utterances[0].source
        assert source.read()[1] == 16_000
