"""The voice by which an evaluator sets the loudness."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anonymizers.corpora.audio import Samples
    from listening_app.player import Play, Player
    from sessions.folder import StudyFolder
    from sessions.plan import PlannedSession

BUNDLED_VOICE = "corpus/audio/f01/f01_001.flac"


class LevelReference:
    """A recording of the practice, which nobody judges for the record.

    Where there is no practice, a voice that comes with the program, brought to the loudness of the
    study's recordings.

    Parameters
    ----------
    folder : StudyFolder
    planned : PlannedSession
    """

    def __init__(self, folder: StudyFolder, planned: PlannedSession) -> None:
        self._folder = folder
        self._planned = planned

    def play(self, player: Player) -> Play:
        """Play it once; `UserError` when it cannot be played."""
        stimulus = self._practised
        if stimulus is not None:
            return player.play(self._folder.stimulus(stimulus))
        return player.play_samples(*self._bundled)

    @property
    def _practised(self) -> str | None:
        for page in self._planned.practice:
            return page.enrolment or page.stimulus
        for panel in self._planned.practice_panels:
            return panel.stimuli[0]
        return None

    @cached_property
    def _bundled(self) -> tuple[Samples, int]:
        # Measuring loudness takes a moment to import, and few studies go without practice.
        from anonymizers.corpora.audio import AudioSource  # noqa: PLC0415
        from sessions.loudness import matched, measure  # noqa: PLC0415

        with as_file(files("sessions.demo") / BUNDLED_VOICE) as path:
            samples, sample_rate = AudioSource(path).read()
        judged = self._folder.stimulus(min(self._planned.stimuli))
        target = measure(*AudioSource(judged).read()).loudness
        louder, _ = matched(samples, measure(samples, sample_rate), target)
        return louder, sample_rate
