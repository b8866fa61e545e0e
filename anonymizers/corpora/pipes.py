"""Commands in Kaldi lists: understood, never run.

A line such as ``utt flac -c -d -s in.flac |`` asks for a program's output. No program is started:
the file is decoded here and the known arguments of `flac`, `sox` and `ffmpeg` are honoured.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from anonymizers.corpora.decoding import INT16_STEPS, DecodedFile, Samples
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SOX_MULTIPLIER, _SOX_INCREMENT = np.uint32(1_664_525), np.uint32(1_013_904_223)
_INT32_STEPS = 2.0**31


class UnknownPipeError(ValueError):
    """A command or an argument that is not understood; the message says which."""


@dataclass(frozen=True, slots=True)
class Decoder:
    """What a command does to the samples of the file it decodes.

    Parameters
    ----------
    sample_rate : int, optional
        Resampled to this rate, in Hz.
    channel : int, optional
        The one channel kept, counted from 1; otherwise several become their mean.
    is_16_bit : bool
        Samples are rounded to 16 bits.
    is_dithered : bool
        The rounding adds SoX's dither, where the samples have more than 16 bits.
    """

    sample_rate: int | None = None
    channel: int | None = None
    is_16_bit: bool = False
    is_dithered: bool = False

    def convert(self, decoded: DecodedFile, path: Path) -> tuple[Samples, int]:
        """Return mono samples and their rate as the command would have given them.

        For mono input at its own rate the samples are the program's, to the last bit. Mixing and
        resampling come before the rounding and agree to within one 16-bit step.

        Raises
        ------
        UserError
            The file lacks the channel that the command asks for.
        """
        samples, is_wide = self._mono(decoded, path)
        sample_rate = decoded.sample_rate
        if self.sample_rate not in (None, sample_rate):
            import soxr  # noqa: PLC0415 - rarely needed

            samples = soxr.resample(samples, sample_rate, self.sample_rate, quality="VHQ")
            sample_rate, is_wide = self.sample_rate, True
        if self.is_16_bit and is_wide:
            samples = dithered(samples) if self.is_dithered else _rounded(samples)
        return samples, sample_rate

    def _mono(self, decoded: DecodedFile, path: Path) -> tuple[Samples, bool]:
        channels = decoded.channels
        if self.channel is None:
            is_mixed = channels.shape[1] > 1
            return channels.mean(axis=1), decoded.exceeds_16_bits or is_mixed
        if self.channel > channels.shape[1]:
            raise UserError(
                f"{path}: has {channels.shape[1]} channel(s), but its line in wav.scp asks for "
                f"channel {self.channel}; correct that line."
            )
        return channels[:, self.channel - 1], decoded.exceeds_16_bits


def dithered(samples: Samples) -> Samples:
    """Round to 16 bits with the dither that SoX 14.4.2 adds in its repeatable mode.

    SoX adds the sum of two 16-bit uniform numbers (triangular noise of two steps) from the
    congruential generator of Press et al., Numerical Recipes in C, section 7.1 (``ranqd1``),
    started from zero.
    """
    count = 2 * len(samples)
    powers = np.multiply.accumulate(np.full(count, _SOX_MULTIPLIER), dtype=np.uint32)
    sums = np.cumsum(np.concatenate(([np.uint32(1)], powers[:-1])), dtype=np.uint32)
    random = ((powers + sums) * _SOX_INCREMENT).view(np.int32) >> 16
    wide = _half_away_from_zero(samples * _INT32_STEPS).clip(-_INT32_STEPS, _INT32_STEPS - 1)
    steps = _half_away_from_zero((wide + random[0::2] + random[1::2]) / 2**16)
    return steps.clip(-INT16_STEPS, INT16_STEPS - 1) / INT16_STEPS


def parse_pipe(command: str) -> tuple[Path, Decoder]:
    """Understand one command, without the closing bar.

    Returns
    -------
    path : Path
        The file that the command decodes.
    decoder : Decoder

    Raises
    ------
    UnknownPipeError
        The program or one of its arguments is not known. Nothing is ever handed to a shell.
    """
    words = _words(command)
    program = re.split(r"[/\\]", words[0])[-1] if words else ""
    parser = _PARSERS.get(program.removesuffix(".exe"))
    if parser is None:
        raise UnknownPipeError(f"'{program}' is none of the known decoders flac, sox and ffmpeg")
    return parser(words[1:])


def _words(command: str) -> list[str]:
    lexer = shlex.shlex(command, posix=True, punctuation_chars=True)
    lexer.whitespace_split, lexer.commenters = True, ""
    try:
        words = list(lexer)
    except ValueError as error:
        raise UnknownPipeError("a quotation mark is not closed") from error
    for word in words:
        if re.search(r"^[();<>|&]+$|[$`]", word):
            raise UnknownPipeError(f"'{word}' needs a shell, and none is ever run")
    return words


def _parse_flac(words: list[str]) -> tuple[Path, Decoder]:
    long_names = {"--decode": "d", "--stdout": "c", "--silent": "s", "--totally-silent": "s"}
    given, files = set(), []
    for word in words:
        if word in long_names:
            given.add(long_names[word])
        elif re.fullmatch("-[cdsF]+", word):
            given.update(word[1:])
        elif word.startswith("-"):
            raise UnknownPipeError(f"flac's argument '{word}' is not known")
        else:
            files.append(word)
    if not {"c", "d"} <= given:
        raise UnknownPipeError("flac must decode to its standard output (-c -d)")
    return _only_file("flac", files), Decoder()


def _parse_sox(words: list[str]) -> tuple[Path, Decoder]:
    files: list[str] = []
    decoder = Decoder(is_dithered=True)
    remaining = iter(words)
    for word in remaining:
        if files and files[-1] == "-":
            decoder = _with_sox_effect(decoder, word, remaining)
        elif word == "-" or not word.startswith("-"):
            files.append(word)
        elif files or word in _SOX_INPUT_OPTIONS:
            decoder = _with_sox_option(decoder, word, remaining)
        else:
            raise UnknownPipeError(f"sox's argument '{word}' before the input file is not known")
    if len(files) != 2 or files[1] != "-":
        raise UnknownPipeError("sox must read one file and write to '-'")
    return _only_file("sox", files[:1]), decoder


_SOX_INPUT_OPTIONS: Final = ("-t", "-R", "-D", "-q", "-V0", "-V1", "-V2", "-V3")


def _with_sox_option(decoder: Decoder, option: str, remaining: Iterator[str]) -> Decoder:
    if option in ("-R", "-q") or re.fullmatch("-V[0-6]?", option):
        return decoder
    if option in ("-D", "--no-dither"):
        return replace(decoder, is_dithered=False)
    value = next(remaining, "")
    if option in ("-b", "--bits") and value == "16":
        return replace(decoder, is_16_bit=True)
    if option in ("-r", "--rate"):
        return replace(decoder, sample_rate=_sample_rate("sox", value))
    if (option, value) in _NEUTRAL_SOX_OPTIONS:
        return decoder
    raise UnknownPipeError(f"sox's argument '{option} {value}' is not known")


_NEUTRAL_SOX_OPTIONS: Final = {
    ("-t", "wav"), ("-t", "flac"), ("-t", "ogg"), ("-t", "wavpcm"),
    ("-c", "1"), ("--channels", "1"),
    ("-e", "signed-integer"), ("-e", "signed"), ("--encoding", "signed-integer"),
}  # fmt: skip


def _with_sox_effect(decoder: Decoder, effect: str, remaining: Iterator[str]) -> Decoder:
    value = next(remaining, "")
    if effect == "rate":
        return replace(decoder, sample_rate=_sample_rate("sox", value))
    if effect == "remix" and re.fullmatch("[1-9]", value):
        return replace(decoder, channel=int(value))
    if effect == "channels" and value == "1":
        return decoder
    raise UnknownPipeError(f"sox's effect '{effect} {value}' is not known")


def _parse_ffmpeg(words: list[str]) -> tuple[Path, Decoder]:
    inputs, outputs = [], []
    decoder = Decoder(is_16_bit=True)  # ffmpeg writes 16-bit WAV unless told otherwise
    remaining = iter(words)
    for word in remaining:
        if word in ("-hide_banner", "-nostdin", "-y", "-vn"):
            continue
        if word in ("-", "pipe:", "pipe:1"):
            outputs.append(word)
        elif not word.startswith("-"):
            raise UnknownPipeError(f"ffmpeg must write to '-', not to '{word}'")
        else:
            value = next(remaining, "")
            if word == "-i":
                inputs.append(value)
            elif word == "-ar":
                decoder = replace(decoder, sample_rate=_sample_rate("ffmpeg", value))
            elif word not in ("-v", "-loglevel", "-threads") and (word, value) not in (
                ("-f", "wav"), ("-ac", "1"), ("-acodec", "pcm_s16le"), ("-c:a", "pcm_s16le"),
            ):  # fmt: skip
                raise UnknownPipeError(f"ffmpeg's argument '{word} {value}' is not known")
    if len(outputs) != 1:
        raise UnknownPipeError("ffmpeg must write to '-'")
    return _only_file("ffmpeg", inputs), decoder


_PARSERS: Final[dict[str, Callable[[list[str]], tuple[Path, Decoder]]]] = {
    "flac": _parse_flac,
    "sox": _parse_sox,
    "ffmpeg": _parse_ffmpeg,
}


def _only_file(program: str, files: list[str]) -> Path:
    if len(files) != 1 or files[0] in ("", "-"):
        raise UnknownPipeError(
            f"{program} must read exactly one file; put a path with spaces in quotation marks"
        )
    return Path(files[0])


def _sample_rate(program: str, value: str) -> int:
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(k?)", value)
    hertz = float(match[1]) * (1000 if match[2] else 1) if match else 0.0
    if not 8_000 <= hertz <= 48_000:
        raise UnknownPipeError(f"{program}'s rate '{value}' is none from 8000 to 48000")
    return round(hertz)


def _rounded(samples: Samples) -> Samples:
    """Round to 16 bits, halves upwards, as SoX does without dither."""
    steps = np.floor(samples * INT16_STEPS + 0.5)
    return steps.clip(-INT16_STEPS, INT16_STEPS - 1) / INT16_STEPS


def _half_away_from_zero(values: Samples) -> Samples:
    return np.trunc(values + np.copysign(0.5, values))
