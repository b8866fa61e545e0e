"""The disk refuses what the evaluator does: answers stop, it is said, and nothing is lost."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from listening_app.pages.notice import NoticePage
from listening_app.pages.rating import RatingPage
from listening_app.pages.welcome import WelcomePage
from sessions.results import rating_rows, read_results
from tests.listening_app.small_study import make_small_study

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from sessions.folder import StudyFolder

NOBODY = 65_534


@contextmanager
def room_for(folder: StudyFolder, bytes_left: int) -> Iterator[None]:
    """Let the system refuse to make files longer than the journal and so much, as a quota does."""
    import resource  # noqa: PLC0415 - not on every system

    (journal,) = folder.journal_files()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size + bytes_left, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def no_room(folder: StudyFolder) -> AbstractContextManager[None]:
    return room_for(folder, 0)


def room_for_half_a_line(folder: StudyFolder) -> AbstractContextManager[None]:
    return room_for(folder, 60)


@contextmanager
def full_when_it_is_to_last(_folder: StudyFolder) -> Iterator[None]:
    """Let the disk find out that it is full when it is to keep what it took."""

    def refuse(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fsync", refuse)
        yield


@contextmanager
def drive_removed(folder: StudyFolder) -> Iterator[None]:
    """Take the folder away from under the open journal, and bring it back."""
    away = folder.path.with_name("away")
    folder.journals.rename(away)
    yield
    away.rename(folder.journals)


@dataclass
class Trouble:
    """Something that keeps a study folder from taking answers, while it lasts."""

    lasts: Callable[[StudyFolder], AbstractContextManager[None]]
    says: str
    """What the system calls it."""


@pytest.fixture(
    params=[
        Trouble(no_room, "File too large"),
        Trouble(room_for_half_a_line, "File too large"),
        Trouble(full_when_it_is_to_last, "No space left on device"),
        Trouble(drive_removed, "No such file or directory"),
    ],
    ids=lambda trouble: trouble.lasts.__name__,
)
def trouble(request: pytest.FixtureRequest) -> Trouble:
    if sys.platform == "win32" and request.param.lasts is not full_when_it_is_to_last:
        pytest.skip("this system has no such limits, and keeps open files where they are")
    return request.param


def test_the_answers_stop_and_none_is_lost(open_app, study, trouble):
    app = open_app(study)
    app.go_to_first_interview()
    app.hear("trial")
    with trouble.lasts(study):
        app.click(app.page.scales["naturalness"].cells[8])
        assert isinstance(app.page, NoticePage)
        assert app.page.purpose == "fault"
        assert "Nothing you rated is lost" in app.page.words
        assert trouble.says in app.page.words
        assert str(study.path) not in app.page.words
        for _ in range(3):
            app.press(Qt.Key.Key_Return)
            assert app.page.purpose == "fault"
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, RatingPage)
    assert app.page.scales["naturalness"].value == 9
    assert app.state.trial.answers == {"naturalness": 9}


def test_a_confirmation_waits_in_memory_and_counts_once(open_app, tmp_path: Path, trouble):
    study = make_small_study(tmp_path / "study", trials=4, practice=0)
    app = open_app(study)
    app.go_to_first_interview()
    app.answer_interview()
    first = app.page.interview
    with trouble.lasts(study):
        app.press(Qt.Key.Key_Return)
        assert app.page.purpose == "fault"
    app.press(Qt.Key.Key_Return)
    assert app.page.interview != first
    rows = rating_rows(read_results(study), study.key())
    assert [row["trial"] for row in rows] == [first]


def test_an_answer_in_memory_is_written_when_the_window_closes(open_app, study, trouble):
    app = open_app(study)
    app.go_to_first_interview()
    app.hear("trial")
    with trouble.lasts(study):
        app.click(app.page.scales["naturalness"].cells[8])
    app.close()
    again = open_app(study, "maple-27")
    assert again.page.scales["naturalness"].value == 9


def test_what_was_stored_before_is_there_where_room_never_came_back(open_app, study, trouble):
    app = open_app(study)
    app.go_to_first_interview()
    app.complete_interview()
    app.hear("trial")
    app.click(app.page.scales["intelligibility"].cells[3])
    with trouble.lasts(study):
        app.click(app.page.scales["naturalness"].cells[8])
        app.close()
    again = open_app(study, "maple-27")
    assert again.page.scales["intelligibility"].value == 4
    # What waited in memory is there or not, as far as the disk had taken it.
    assert again.page.scales["naturalness"].value in (None, 9)
    assert again.state.practised == 1


def test_what_cannot_be_written_is_neither_played_nor_counted(open_app, study, trouble):
    app = open_app(study)
    app.go_to_first_interview()
    with trouble.lasts(study):
        app.press(Qt.Key.Key_Space)
        assert app.presenter._player.playing is None
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, RatingPage)
    assert app.state.trial.plays("trial") == 0
    app.complete_interview()
    assert app.state.practised == 1


def test_a_voice_that_ends_meanwhile_was_heard(open_app, study, trouble):
    app = open_app(study)
    app.go_to_first_interview()
    app.press(Qt.Key.Key_Space)
    with trouble.lasts(study):
        app.wait_for(lambda: isinstance(app.page, NoticePage))
    app.press(Qt.Key.Key_Return)
    assert app.state.trial.heard("trial")
    assert not app.page.scales["naturalness"].locked


def test_a_file_in_place_of_the_folder_is_told_at_the_welcome(open_app, study):
    study.journals.write_text("in the way")
    assert_told_at_the_welcome(open_app(study), study)


@pytest.mark.skipif(sys.platform == "win32", reason="needs the rights of Unix")
def test_a_folder_that_may_not_be_written_is_told_at_the_welcome(open_app, study):
    for directory in (study.path, *study.path.parents):
        if directory.stat().st_uid == os.geteuid() and directory != directory.parent:
            directory.chmod(directory.stat().st_mode | 0o055)  # whoever has no rights comes so far
    study.journals.mkdir()
    study.journals.chmod(0o555)
    with without_rights():
        assert_told_at_the_welcome(open_app(study), study)


@contextmanager
def without_rights() -> Iterator[None]:
    """Be nobody where we are the administrator, who may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        try:
            version("voicejury")
        except PackageNotFoundError:
            pytest.skip("whoever has no rights cannot read the program here")
        yield
    finally:
        os.seteuid(0)


def assert_told_at_the_welcome(app, study: StudyFolder) -> None:
    app.type("maple-27")
    app.press(Qt.Key.Key_Return)
    assert isinstance(app.page, WelcomePage)
    assert "make the folder writable" in app.page.note
    assert str(study.path) not in app.page.note
