"""Commands in `wav.scp`: what is understood, what is refused, and that the samples are the same."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
import soundfile

from anonymizers.corpora.audio import AudioSource
from anonymizers.corpora.decoding import DecodedFile
from anonymizers.corpora.pipes import Decoder, UnknownPipeError, parse_pipe
from anonymizers.errors import UserError

SOX = Decoder(is_16_bit=True, is_dithered=True)


@pytest.mark.parametrize(
    ("command", "path", "decoder"),
    [
        ("flac -c -d -s a/b.flac", "a/b.flac", Decoder()),
        ("/usr/bin/flac -dcs 'a b.flac'", "a b.flac", Decoder()),
        ("flac --decode --stdout --silent ö.flac", "ö.flac", Decoder()),
        ("sox a.wav -t wav -R -b 16 -", "a.wav", SOX),
        ("sox -t wav a.wav -t wav -b 16 -e signed-integer -", "a.wav", SOX),
        ('sox "my (1) a.wav" -t wav -b 16 -', "my (1) a.wav", SOX),
        ("sox -D a.wav -t wav -b 16 -", "a.wav", Decoder(is_16_bit=True)),
        ("sox a.wav -t wav -r 16k -c 1 -", "a.wav", Decoder(16_000, is_dithered=True)),
        ("sox a.wav -t wav - remix 2 rate 8000", "a.wav", Decoder(8_000, 2, is_dithered=True)),
        ("sox -V1 -q a.wav -t wav - channels 1", "a.wav", Decoder(is_dithered=True)),
        ("ffmpeg -i a.ogg -f wav -", "a.ogg", Decoder(is_16_bit=True)),
        (
            "ffmpeg -nostdin -v error -i 'a b.m4a' -ac 1 -ar 16000 -acodec pcm_s16le -f wav pipe:1",
            "a b.m4a",
            Decoder(16_000, is_16_bit=True),
        ),
    ],
)
def test_known_commands(command, path, decoder):
    assert parse_pipe(command) == (Path(path), decoder)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "none of the known decoders"),
        ("cat a.wav", "'cat' is none of the known decoders flac, sox and ffmpeg"),
        ("rm -rf a", "'rm' is none"),
        ("flac a.flac", "must decode to its standard output"),
        ("flac -c -d -s", "exactly one file"),
        ("flac -c -d -s a b.flac", "put a path with spaces in quotation marks"),
        ("flac -c -d --until=1 a.flac", "'--until=1' is not known"),
        ("flac -cds a.flac | sox -t wav - -t wav -", r"'\|' needs a shell"),
        ("flac -cds a.flac; rm b", "needs a shell|exactly one file"),
        ("flac -cds $HOME/a.flac", "needs a shell, and none is ever run"),
        ("flac -cds `ls`", "needs a shell"),
        ("flac -cds 'a.flac", "quotation mark is not closed"),
        ("sox a.wav b.wav", "write to '-'"),
        ("sox - -t wav -", "'-t wav' is not known"),
        ("sox a.wav", "write to '-'"),
        ("sox a.wav b.wav -t wav -", "must read one file"),
        ("sox a.wav -t wav -b 8 -", "'-b 8' is not known"),
        ("sox a.wav -t raw -", "'-t raw' is not known"),
        ("sox -r 8000 a.raw -t wav -", "'-r' before the input file is not known"),
        ("sox a.wav -t wav - speed 0.9", "'speed 0.9' is not known"),
        ("sox a.wav -t wav - remix", "'remix ' is not known"),
        ("sox a.wav -t wav -r fast -", "rate 'fast' is none from 8000 to 48000"),
        ("ffmpeg -i a.wav -f wav out.wav", "not to 'out.wav'"),
        ("ffmpeg -i a.wav -f wav", "must write to '-'"),
        ("ffmpeg -i a.wav -af volume=2 -f wav -", "'-af volume=2' is not known"),
        ("ffmpeg -f wav -", "exactly one file"),
    ],
)
def test_anything_else_is_refused(command, message):
    with pytest.raises(UnknownPipeError, match=message):
        parse_pipe(command)


class TestSamples:
    def wide(self, tmp_path, subtype="FLOAT", channels=1):
        samples = np.random.default_rng(4).uniform(-1.1, 1.1, (5_000, channels))
        soundfile.write(tmp_path / "in.wav", samples.clip(-1, 1), 16_000, subtype=subtype)
        return tmp_path / "in.wav"

    @pytest.mark.skipif(shutil.which("sox") is None, reason="sox is not installed")
    @pytest.mark.parametrize("subtype", ["PCM_U8", "PCM_16", "PCM_24", "PCM_32", "FLOAT", "DOUBLE"])
    @pytest.mark.parametrize("option", ["-R", "-D"])
    def test_are_those_of_sox_to_the_last_bit(self, tmp_path, subtype, option):
        path = self.wide(tmp_path, subtype)
        command = ["sox", str(path), "-t", "wav", option, "-b", "16", "-"]
        out = subprocess.run(command, capture_output=True, check=True).stdout
        (tmp_path / "out.wav").write_bytes(out)
        expected, _ = soundfile.read(tmp_path / "out.wav")
        _, decoder = parse_pipe(" ".join(command))
        np.testing.assert_array_equal(AudioSource(path, decoder).read()[0], expected)

    def test_16_bit_samples_stay_as_they_are(self, tmp_path):
        path = self.wide(tmp_path, "PCM_16")
        plain, _ = AudioSource(path).read()
        np.testing.assert_array_equal(AudioSource(path, SOX).read()[0], plain)

    def test_rounding_is_to_16_bits(self, tmp_path):
        path = self.wide(tmp_path)
        plain, _ = AudioSource(path).read()
        rounded, _ = AudioSource(path, Decoder(is_16_bit=True)).read()
        assert np.array_equal(rounded * 32_768, np.rint(rounded * 32_768))
        assert np.abs(rounded - plain).max() <= 1 / 32_768

    def test_one_channel(self, tmp_path):
        path = self.wide(tmp_path, "PCM_16", channels=2)
        expected, _ = soundfile.read(path)
        samples, _ = AudioSource(path, Decoder(channel=2)).read()
        np.testing.assert_array_equal(samples, expected[:, 1])
        with pytest.raises(UserError, match=r"in.wav: has 2 channel\(s\).*asks for channel 3"):
            AudioSource(path, Decoder(channel=3)).read()

    def test_resampling_keeps_a_tone(self):
        tone = np.sin(2 * np.pi * 1_000 * np.arange(48_000) / 48_000)
        decoded = DecodedFile(tone[:, None], 48_000, exceeds_16_bits=False)
        samples, sample_rate = Decoder(16_000).convert(decoded, Path("tone.wav"))
        assert sample_rate == 16_000
        expected = np.sin(2 * np.pi * 1_000 * np.arange(16_000) / 16_000)
        np.testing.assert_allclose(samples[500:-500], expected[500:-500], atol=1e-4)
