"""System external: whatever another program makes of speech."""

from __future__ import annotations

import shlex
import shutil
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from anonymizers.base import Anonymizer, derived_generator
from anonymizers.errors import UserError
from anonymizers.parameters import ANY, HIGHEST_SEED, Command, Number, Seed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Self

    from anonymizers.corpora.audio import Samples
    from anonymizers.corpora.utterance import Utterance

INPUT: Final = "{input}"
OUTPUT: Final = "{output}"
INPUT_FOLDER: Final = "{input_dir}"
OUTPUT_FOLDER: Final = "{output_dir}"
SEED: Final = "{seed}"

_LONGEST_SECONDS: Final = 86_400
_HIGHEST = 1.0 - 2.0**-15  # that 16 bits hold


@dataclass(frozen=True)
class External(Anonymizer):
    """Lets any program anonymize: an utterance at a time, or a whole directory at once.

    For utterances the command has {input} where the name of a WAV file goes that the program
    reads, and {output} where that of the WAV file goes that it is to write. For directories it has
    {input_dir}, a Kaldi data directory with all utterances as WAV files below `wav`, and
    {output_dir}, in which the program writes UTTERANCE.wav or .flac, or wav/UTTERANCE.wav. {seed}
    becomes a number that is drawn for each speaker or utterance, for directories once.

    No shell reads the command: what is between quotation marks is one argument, and pipes need
    `sh -c`. The files are mono, 16 bits, at the sampling rate of the original. What comes back may
    have another rate, which is changed back, another length and any level. A program that fails,
    writes nothing usable or takes too long is told, and nothing stands in for what it should have
    written.
    """

    command: str = field(
        default="",
        metadata={"parameter": Command("what runs, with {input} and {output}, or {input_dir} ...")},
    )
    timeout: float = field(
        default=600.0,
        metadata={
            "parameter": Number(
                "seconds until the program is ended, for each utterance that it gets",
                0.1,
                _LONGEST_SECONDS,
            )
        },
    )
    draw: int | str = field(default=ANY, metadata={"parameter": Seed("what {seed} becomes")})
    made: Path | None = field(default=None, repr=False)
    """What the program has made of the utterance, where it has been given a whole directory."""

    version: ClassVar[str] = "1"
    references: ClassVar[tuple[str, ...]] = ("Those of the program that runs",)
    keeps_length: ClassVar[bool] = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.command:
            _check_places(self.command, words_of(self.command))

    @property
    def is_drawn(self) -> bool:
        """Whether the command asks for no seed, or has one."""
        return self.draw != ANY or SEED not in self.command

    @property
    def takes_directories(self) -> bool:
        """Whether the program gets all utterances of a directory at once."""
        return INPUT_FOLDER in self.command

    def for_source(self, seed: int, source: str) -> Self:
        """Draw the seed that the program gets, the same on every machine."""
        if self.is_drawn:
            return self
        generator = derived_generator(seed, type(self).__name__, "draw", source)
        return replace(self, draw=int(generator.integers(HIGHEST_SEED)))

    def to_record(self) -> dict[str, object]:
        """Return name, version and parameters but for `timeout`, on which no sample depends."""
        record = super().to_record()
        parameters = {name: getattr(self, name) for name in self.parameters() if name != "timeout"}
        return {**record, "parameters": parameters}

    def missing(self) -> str:
        """Say what keeps the program from being run."""
        if not self.command:
            return (
                f"no program is named; give --command 'PROGRAM {INPUT} {OUTPUT}' (in a study "
                "parameters.command)."
            )
        program = words_of(self.command)[0]
        if shutil.which(program) is None:
            return f"there is no program '{program}'; install it, or correct the command."
        return ""

    @contextmanager
    def of_directory(
        self, utterances: Sequence[Utterance], folder: Path
    ) -> Iterator[Callable[[Utterance], Anonymizer]]:
        """Run a program that takes directories, and yield what fetches an utterance from there.

        Parameters
        ----------
        utterances : sequence of Utterance
        folder : Path
            Where the program reads and writes; kept when it fails.

        Raises
        ------
        UserError
            The program fails; what it has written stays in the folder.
        """
        from anonymizers.external_directory import (  # noqa: PLC0415 - it reads and writes audio
            file_made,
            run_on_directory,
        )

        def run(given: Path, made: Path, count: int) -> None:
            self.run(
                {INPUT_FOLDER: str(given), OUTPUT_FOLDER: str(made)}, self.timeout * max(1, count)
            )

        shutil.rmtree(folder, ignore_errors=True)
        run_on_directory(run, utterances, folder)
        yield lambda utterance: replace(self, made=file_made(folder, utterance))
        shutil.rmtree(folder)

    def run(self, places: dict[str, str], seconds: float) -> None:
        """Run the command with its placeholders filled in.

        Parameters
        ----------
        places : dict of str to str
            Placeholder to what stands for it.
        seconds : float
            How long it may take.

        Raises
        ------
        UserError
            The program cannot be run, fails, or takes too long.
        """
        from anonymizers.programs import run_program  # noqa: PLC0415 - not where systems are named

        filled = {**places, SEED: str(self.draw)}
        run_program([_filled(word, filled) for word in words_of(self.command)], seconds)

    def _anonymize(self, samples: Samples, sample_rate: int) -> Samples:
        if missing := self.missing():
            raise UserError(missing)
        if self.made is not None:
            return _read(self.made, f"{self.made.name} in {OUTPUT_FOLDER}", sample_rate)
        if self.takes_directories:
            raise UserError(
                f"'{self.command}' takes whole directories and was given one utterance; run it by "
                "`python -m anonymizers run external`, and name what it makes under `audio` of a "
                "study's system."
            )
        from anonymizers.corpora.audio import write_audio  # noqa: PLC0415

        with tempfile.TemporaryDirectory(prefix="voicejury-") as folder:
            given, made = Path(folder) / "input.wav", Path(folder) / "output.wav"
            write_audio(given, np.clip(samples, -1.0, _HIGHEST), sample_rate)
            self.run({INPUT: str(given), OUTPUT: str(made)}, self.timeout)
            return _read(made, OUTPUT, sample_rate)


def words_of(command: str) -> list[str]:
    """Take a command apart into program and arguments, as a shell does that expands nothing.

    Raises
    ------
    UserError
        A quotation mark is not closed, or there is no word.
    """
    lexer = shlex.shlex(command, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if sys.platform == "win32":
        lexer.escape = ""  # backslashes separate folders there
    try:
        words = list(lexer)
    except ValueError as error:
        raise UserError(
            f"command is {command!r}, in which a quotation mark is not closed or nothing follows a "
            "backslash; close it."
        ) from error
    if not words:
        raise UserError(f"command is {command!r}, without a program; name one.")
    return words


def _check_places(command: str, words: list[str]) -> None:
    found = [
        tuple(any(place in word for word in words) for place in pair)
        for pair in ((INPUT, OUTPUT), (INPUT_FOLDER, OUTPUT_FOLDER))
    ]
    if found not in ([(True, True), (False, False)], [(False, False), (True, True)]):
        raise UserError(
            f"command is {command!r}; put {INPUT} and {OUTPUT} where the names of files go, or "
            f"{INPUT_FOLDER} and {OUTPUT_FOLDER} where those of directories go."
        )


def _filled(word: str, places: dict[str, str]) -> str:
    for place, value in places.items():
        word = word.replace(place, value)
    return word


def _read(path: Path, named: str, sample_rate: int) -> Samples:
    """Read what the program made, at the rate of the original; `named` is in the user's words."""
    import soxr  # noqa: PLC0415 - only where audio is made

    from anonymizers.corpora.audio import AudioSource  # noqa: PLC0415

    if not path.is_file():
        raise UserError(
            f"the program ended well without writing {named}; correct the command, so that it "
            "writes there."
        )
    try:
        samples, its_rate = AudioSource(path).read()
    except UserError as error:
        said = str(error).removeprefix(f"{path}: ")
        raise UserError(f"what the program wrote to {named} cannot be used: {said}") from error
    if its_rate == sample_rate:
        return samples
    resampled: Samples = soxr.resample(samples, its_rate, sample_rate, quality="VHQ")
    return resampled
