"""Audio files as they come: rates, widths and channels, and everything that can be wrong."""

from __future__ import annotations

import os

import numpy as np
import pytest
import soundfile

from anonymizers.corpora.audio import AudioSource, to_int16, write_audio
from anonymizers.errors import UserError

TONE = 0.4 * np.sin(0.1 * np.arange(16_000))


def written(path, samples=TONE, sample_rate=16_000, **how):
    soundfile.write(path, samples, sample_rate, **how)
    return path


class TestReading:
    @pytest.mark.parametrize("sample_rate", [8_000, 22_050, 44_100, 48_000])
    @pytest.mark.parametrize(
        ("name", "subtype", "tolerance"),
        [
            ("a.wav", "PCM_16", 2**-15),
            ("a.wav", "PCM_24", 2**-23),
            ("a.wav", "FLOAT", 2**-24),
            ("a.wav", "DOUBLE", 0),
            ("a.wav", "PCM_U8", 2**-7),
            ("a.flac", "PCM_16", 2**-15),
            ("a.flac", "PCM_24", 2**-23),
            ("a.ogg", "VORBIS", 0.05),
        ],
    )
    def test_any_rate_and_width(self, tmp_path, name, subtype, tolerance, sample_rate):
        path = written(tmp_path / name, sample_rate=sample_rate, subtype=subtype)
        samples, rate = AudioSource(path).read()
        assert rate == sample_rate
        assert samples.dtype == np.float64
        np.testing.assert_allclose(samples, TONE, atol=tolerance, rtol=0)

    def test_channels_are_averaged(self, tmp_path):
        path = written(tmp_path / "a.wav", np.stack([TONE, 0 * TONE], axis=1), subtype="DOUBLE")
        np.testing.assert_allclose(AudioSource(path).read()[0], TONE / 2)

    def test_one_sample(self, tmp_path):
        path = written(tmp_path / "a.wav", np.array([0.5]))
        assert AudioSource(path).read()[0].tolist() == [0.5]

    def test_names_with_spaces_and_other_letters(self, tmp_path):
        assert len(AudioSource(written(tmp_path / "ö 語.flac")).read()[0]) == len(TONE)

    def test_a_stretch(self, tmp_path):
        path = written(tmp_path / "a.wav", subtype="DOUBLE")
        samples, _ = AudioSource(path, start_seconds=0.25, end_seconds=0.5).read()
        np.testing.assert_array_equal(samples, TONE[4_000:8_000])
        rest, _ = AudioSource(path, start_seconds=0.25).read()
        np.testing.assert_array_equal(rest, TONE[4_000:])

    def test_a_wav_of_unknown_length_is_read_to_its_end(self, tmp_path):
        """Programs that write to a pipe cannot go back to fill in the length."""
        content = bytearray(written(tmp_path / "a.wav").read_bytes())
        position = content.index(b"data") + 4
        content[position : position + 4] = b"\xff\xff\xff\xff"
        (tmp_path / "a.wav").write_bytes(content)
        assert len(AudioSource(tmp_path / "a.wav").read()[0]) == len(TONE)


class TestFaults:
    def assert_refused(self, path, message, **source):
        with pytest.raises(UserError, match=message) as caught:
            AudioSource(path, **source).read()
        assert str(path) in str(caught.value)

    def test_missing(self, tmp_path):
        self.assert_refused(tmp_path / "a.wav", "there is no such audio file; correct the path")

    def test_a_folder(self, tmp_path):
        self.assert_refused(tmp_path, "cannot be read")

    @pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
    def test_forbidden(self, tmp_path):
        written(tmp_path / "a.wav").chmod(0)
        self.assert_refused(tmp_path / "a.wav", "cannot be read")

    def test_empty(self, tmp_path):
        (tmp_path / "a.wav").touch()
        self.assert_refused(tmp_path / "a.wav", "empty file; copy or record it again")

    def test_without_a_sample(self, tmp_path):
        path = written(tmp_path / "a.wav", np.zeros(0))
        self.assert_refused(path, "holds no sample")

    @pytest.mark.parametrize("name", ["a.wav", "a.flac", "a.ogg"])
    @pytest.mark.parametrize("kept", [0.999, 0.6, 0.1])
    def test_cut_short(self, tmp_path, name, kept):
        noise = np.random.default_rng(0).uniform(-0.5, 0.5, 48_000)
        path = written(tmp_path / name, noise)
        content = path.read_bytes()
        path.write_bytes(content[: int(kept * len(content))])
        self.assert_refused(path, "cut short|damaged")

    @pytest.mark.parametrize("content", [b"RIFF", b"hello, this is text", b"fLaC\0\0", b"OggS"])
    def test_no_audio(self, tmp_path, content):
        (tmp_path / "a.wav").write_bytes(content)
        self.assert_refused(tmp_path / "a.wav", "damaged or no audio|cut short")

    def test_another_format(self, tmp_path):
        path = written(tmp_path / "a.aiff")
        self.assert_refused(path, "is AIFF audio; convert it to WAV or FLAC")

    @pytest.mark.parametrize("value", [np.nan, np.inf])
    def test_not_a_number(self, tmp_path, value):
        samples = TONE.copy()
        samples[77] = value
        path = written(tmp_path / "a.wav", samples, subtype="FLOAT")
        self.assert_refused(path, "sample 77 is not a finite number")

    @pytest.mark.parametrize("sample_rate", [4_000, 96_000])
    def test_rate_out_of_range(self, tmp_path, sample_rate):
        path = written(tmp_path / "a.wav", sample_rate=sample_rate)
        self.assert_refused(path, f"has {sample_rate} samples a second; resample it")

    @pytest.mark.parametrize(("start", "end"), [(1.0, None), (0.5, 1.6)])
    def test_a_stretch_outside(self, tmp_path, start, end):
        path = written(tmp_path / "a.wav")
        self.assert_refused(path, "lies outside", start_seconds=start, end_seconds=end)


class TestWriting:
    @pytest.mark.parametrize("name", ["a.wav", "a.flac"])
    def test_gives_back_every_16_bit_step(self, tmp_path, name):
        every_step = np.arange(-32_768, 32_768) / 32_768
        write_audio(tmp_path / "new" / name, every_step, 16_000)
        samples, _ = AudioSource(tmp_path / "new" / name).read()
        np.testing.assert_array_equal(samples, every_step)

    def test_holds_nothing_but_the_samples(self, tmp_path):
        write_audio(tmp_path / "a.wav", TONE, 16_000)
        assert len((tmp_path / "a.wav").read_bytes()) == 44 + 2 * len(TONE)
        write_audio(tmp_path / "a.flac", TONE, 16_000)
        with soundfile.SoundFile(tmp_path / "a.flac") as file:
            assert not any(file.copy_metadata().values())

    def test_never_clips(self, tmp_path):
        with pytest.raises(ValueError, match=r"reach 1\.01"):
            write_audio(tmp_path / "a.wav", 1.01 * np.ones(3), 16_000)
        with pytest.raises(ValueError, match="reach nan"):
            to_int16(np.array([np.nan]))
        assert to_int16(np.array([1.0, -1.0])).tolist() == [32_767, -32_768]

    def test_a_failure_leaves_the_old_file(self, tmp_path, monkeypatch):
        write_audio(tmp_path / "a.wav", TONE, 16_000)
        before = (tmp_path / "a.wav").read_bytes()

        def full(path, content):
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("pathlib.Path.write_bytes", full)
        with pytest.raises(OSError, match="No space left") as caught:
            write_audio(tmp_path / "a.wav", -TONE, 16_000)
        assert caught.value.filename == str(tmp_path / "a.wav")
        assert [path.name for path in tmp_path.iterdir()] == ["a.wav"]
        assert (tmp_path / "a.wav").read_bytes() == before


class TestRecord:
    def test_changes_with_the_content_and_with_the_stretch_alone(self, tmp_path):
        first, second = written(tmp_path / "a.wav"), written(tmp_path / "b.wav")
        assert AudioSource(first).to_record() == AudioSource(second).to_record()
        written(second, -TONE)
        assert AudioSource(first).to_record() != AudioSource(second).to_record()
        assert AudioSource(first).to_record() != AudioSource(first, None, 0.1).to_record()

    def test_of_a_missing_file_is_refused(self, tmp_path):
        with pytest.raises(UserError, match="no such audio file"):
            AudioSource(tmp_path / "a.wav").to_record()
