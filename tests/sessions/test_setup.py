"""The rules of setting up the listener: order, memory, what is refused."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest

from sessions.events import (
    ChannelsChecked,
    DeviceOpened,
    InstructionsRead,
    LevelChanged,
    LevelLocked,
    OutputChosen,
    Paused,
    ScreeningAnswered,
    SessionAbandoned,
    SetupBegun,
    SetupDone,
    TrialShown,
)
from sessions.export import export_tables
from sessions.journal import read_journal
from sessions.quality import session_flags
from sessions.results import read_results
from sessions.screening import CHOICES
from sessions.session import Phase
from sessions.setup import LEVELS_DB, Stage, setups_at
from tests.sessions.sitting import open_session, take
from tests.sessions.small_study import small_study

if TYPE_CHECKING:
    from pathlib import Path

    from sessions.events import Event
    from sessions.folder import StudyFolder
    from sessions.listening_section import AfterFailure
    from sessions.live import LiveSession

DEVICE = "Headphones"


def study_with(tmp_path: Path, listening: str = "") -> StudyFolder:
    folder = small_study(tmp_path / "study")
    with folder.study_file.open("a", encoding="utf-8") as file:
        file.write(f"\n[listening]\n{listening}\n")
    return folder


def opened(folder: StudyFolder) -> LiveSession:
    """A session before its instructions."""
    live = open_session(folder)
    take(live, lambda state: state.phase == Phase.INSTRUCTIONS)
    return live


def set_up(live: LiveSession, level_db: int = 0, device: str = DEVICE) -> None:
    """Do everything before the screening."""
    record(live, *found_out(level_db, device, live.state.rules.screening))


def found_out(
    level_db: int = 0, device: str = DEVICE, screening: AfterFailure | None = None
) -> list[Event]:
    """Everything before the screening."""
    changes = [LevelChanged(level_db=level_db)] if level_db else []
    return [
        SetupBegun(screening=screening),
        DeviceOpened(device=device, sample_rate=48_000, latency_seconds=0.1),
        OutputChosen(device=device),
        ChannelsChecked(left="left", right="right"),
        *changes,
        LevelLocked(level_db=level_db),
    ]


def record(live: LiveSession, *events: Event) -> None:
    for event in events:
        live.record(event)


def screen(live: LiveSession, *, right: bool) -> None:
    """Answer every question of the screening, all of them right or all wrong."""
    while live.state.setup.stage == Stage.SCREENING:
        screening = live.state.setup.screening
        assert screening is not None
        due = screening.due
        assert due is not None
        target = due.target(screening.seed)
        live.record(
            ScreeningAnswered(
                test=due.test,
                attempt=due.attempt,
                number=due.number,
                chosen=target if right else target % CHOICES + 1,
            )
        )


def end(live: LiveSession, **changed: object) -> SetupDone:
    setup = live.state.setup
    fields = {
        "device": setup.output,
        "level_db": setup.level_db,
        "screening": dict(setup.scores),
        "earlier_session": None,
        **changed,
    }
    return SetupDone(**fields)  # type: ignore[arg-type]


def rows_of(folder: StudyFolder, tmp_path: Path) -> list[dict[str, str]]:
    export_tables(folder, tmp_path / "tables")
    with (tmp_path / "tables" / "sessions.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def row_of(folder: StudyFolder, tmp_path: Path) -> dict[str, str]:
    (row,) = rows_of(folder, tmp_path)
    return row


def test_a_set_up_goes_stage_by_stage(tmp_path: Path) -> None:
    with opened(study_with(tmp_path)) as live:
        stages = []
        for event in found_out(-6):
            live.record(event)
            stages.append(live.state.setup.stage)
        assert stages == ["output", "output", "channels", "level", "level", "ready"]
        live.record(end(live))
        assert live.state.setup.stage == Stage.DONE
        assert (live.state.setup.output, live.state.setup.level_db) == (DEVICE, -6)
        live.record(InstructionsRead())


def test_nothing_else_happens_meanwhile(tmp_path: Path) -> None:
    with opened(study_with(tmp_path)) as live:
        live.record(SetupBegun(screening=None))
        for event in (InstructionsRead(), Paused()):
            with pytest.raises(ValueError, match="being set up"):
                live.record(event)
        live.record(SessionAbandoned(reason="no headphones"))


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (LevelLocked(level_db=0), "stage output"),
        (ChannelsChecked(left="left", right="right"), "stage output"),
        (
            ScreeningAnswered(test="huggins", attempt=1, number=1, chosen=1),
            "stage output",
        ),
        (
            SetupDone(device=DEVICE, level_db=0, screening={}, earlier_session=None),
            "not what was set",
        ),
        (
            SetupDone(device=DEVICE, level_db=0, screening={}, earlier_session="s0009"),
            "stage output",
        ),
    ],
)
def test_stages_are_not_leapt_over(tmp_path: Path, event: Event, reason: str) -> None:
    with opened(study_with(tmp_path)) as live:
        live.record(SetupBegun(screening=None))
        with pytest.raises(ValueError, match=reason):
            live.record(event)


@pytest.mark.parametrize("level_db", [1, 2, -1, -32])
def test_a_level_that_clips_or_is_none_is_refused(tmp_path: Path, level_db: int) -> None:
    with opened(study_with(tmp_path)) as live:
        record(live, *found_out()[:-1])
        with pytest.raises(ValueError, match="none of the levels"):
            live.record(LevelChanged(level_db=level_db))
        for level in LEVELS_DB:
            live.record(LevelChanged(level_db=level))


def test_what_is_said_of_the_set_up_must_be_what_was_set(tmp_path: Path) -> None:
    with opened(study_with(tmp_path)) as live:
        set_up(live, -6)
        for wrong in ({"level_db": 0}, {"device": "Speakers"}, {"screening": {"huggins": 6}}):
            with pytest.raises(ValueError, match="not"):
                live.record(end(live, **wrong))


def test_before_consent_nobody_is_set_up(tmp_path: Path) -> None:
    with open_session(study_with(tmp_path)) as live, pytest.raises(ValueError, match="phase"):
        live.record(SetupBegun(screening=None))


def test_another_output_in_the_middle_takes_the_interview_off_the_screen(tmp_path: Path) -> None:
    with opened(study_with(tmp_path)) as live:
        live.record(InstructionsRead())
        trial = live.state.trial
        assert trial is not None
        live.record(TrialShown(trial=trial.planned.trial))
        set_up(live, device="Speakers")
        live.record(end(live))
        due = live.state.trial
        assert due is not None
        assert not due.shown


def test_the_screening_follows_the_level_and_is_in_the_tables(tmp_path: Path) -> None:
    folder = study_with(tmp_path, 'screening = "warn"')
    with opened(folder) as live:
        set_up(live, -4)
        screen(live, right=True)
        live.record(end(live))
    row = row_of(folder, tmp_path)
    assert (row["device"], row["sample_rate"], row["level_changes"]) == (DEVICE, "48000", "1")
    assert (row["screening_huggins"], row["screening_antiphase"]) == ("passed 6 of 6",) * 2


def test_who_was_never_set_up_has_empty_cells(tmp_path: Path) -> None:
    folder = study_with(tmp_path)
    opened(folder).close()
    row = row_of(folder, tmp_path)
    assert (row["level_changes"], row["screening_huggins"]) == ("", "")


@pytest.mark.parametrize(("after", "flags"), [("warn", ""), ("flag", "fast screening_failed")])
def test_after_a_failure_the_session_goes_on(tmp_path: Path, after: str, flags: str) -> None:
    folder = study_with(tmp_path, f'screening = "{after}"')
    with opened(folder) as live:
        set_up(live)
        screen(live, right=False)
        live.record(end(live))
        take(live)
    row = row_of(folder, tmp_path)
    assert row["screening_antiphase"] == "failed 0 of 6"
    text = (tmp_path / "tables" / "ratings.csv").read_text("utf-8")
    assert ("screening_failed" in text) == ("screening_failed" in flags)
    (session,) = read_results(folder).sessions
    assert "screening" in [flag.rule for flag in session_flags(session.state)]


def test_a_study_that_refuses_lets_nobody_go_on(tmp_path: Path) -> None:
    folder = study_with(tmp_path, 'screening = "refuse"')
    with opened(folder) as live:
        set_up(live)
        screen(live, right=False)
        with pytest.raises(ValueError, match="takes nobody without headphones"):
            live.record(end(live))
        live.record(SessionAbandoned(reason="headphone screening failed"))
    assert row_of(folder, tmp_path)["screening_huggins"] == "failed 0 of 6"
    (session,) = read_results(folder).sessions
    assert [flag.rule for flag in session_flags(session.state)] == ["screening"]


def test_starting_again_gives_no_further_attempts(tmp_path: Path) -> None:
    folder = study_with(tmp_path, 'screening = "refuse"')
    with opened(folder) as live:
        set_up(live)
        live.record(ScreeningAnswered(test="huggins", attempt=1, number=1, chosen=1))
    with open_session(folder) as live:
        set_up(live)
        screening = live.state.setup.screening
        assert screening is not None
        assert len(screening.answers) == 1


def test_another_output_is_screened_anew(tmp_path: Path) -> None:
    with opened(study_with(tmp_path, 'screening = "warn"')) as live:
        set_up(live)
        screen(live, right=True)
        live.record(end(live))
        first = live.state.setup.screening
        set_up(live, device="Speakers")
        assert live.state.setup.screening != first
        assert live.state.setup.scores == {}


def test_coming_back_to_the_same_computer_and_output_what_was_set_is_known(tmp_path: Path) -> None:
    folder = study_with(tmp_path)
    with opened(folder) as live:
        set_up(live, -8)
        assert live.known_setups == {}
        live.record(end(live))
        assert list(live.known_setups) == [DEVICE]
    with open_session(folder) as live:
        assert live.state.setup.stage == Stage.OPEN
        known = live.known_setups[DEVICE]
        assert (known.level_db, known.earlier_session) == (-8, "s0001")
        live.record(known)
        assert live.state.setup.stage == Stage.DONE
        assert live.state.setup.level_changes == 1


def test_the_next_session_knows_it_too_and_its_row_says_so(tmp_path: Path) -> None:
    folder = study_with(tmp_path, 'screening = "warn"')
    with opened(folder) as live:
        set_up(live, -8)
        screen(live, right=True)
        live.record(end(live))
        take(live)
    with open_session(folder) as live:
        known = live.known_setups[DEVICE]
        live.record(known)
        assert known.screening == {"huggins": 6, "antiphase": 6}
        assert known.earlier_session == "s0001"
    first, second = rows_of(folder, tmp_path)
    assert (first["level_changes"], second["level_changes"]) == ("1", "0")
    assert first["screening_huggins"] == second["screening_huggins"] == "passed 6 of 6"


def test_memory_is_of_one_computer_and_of_each_output(tmp_path: Path) -> None:
    folder = study_with(tmp_path)
    with opened(folder) as live:
        for level_db, device in ((-8, DEVICE), (-2, "Speakers")):
            set_up(live, level_db, device)
            live.record(end(live))
    with open_session(folder) as live:
        known = {name: setup.level_db for name, setup in live.known_setups.items()}
    assert known == {DEVICE: -8, "Speakers": -2}
    (journal,) = folder.journal_files()
    events = [entry.event for entry in read_journal(journal).entries]
    assert set(setups_at("desk", events)) == {DEVICE, "Speakers"}
    assert setups_at("another desk", events) == {}


def test_a_set_up_without_the_screening_that_is_asked_for_now_does_not_hold(tmp_path: Path) -> None:
    folder = study_with(tmp_path)
    with opened(folder) as live:
        set_up(live)
        live.record(end(live))
    with folder.study_file.open("a", encoding="utf-8") as file:
        file.write('screening = "warn"\n')
    with open_session(folder) as live:
        assert live.known_setups == {}


def test_a_damaged_journal_of_another_session_keeps_nobody_from_going_on(tmp_path: Path) -> None:
    folder = study_with(tmp_path)
    with opened(folder) as live:
        take(live)
    with opened(folder) as live:
        set_up(live, -8)
        live.record(end(live))
    earlier = folder.journal("s0001")
    lines = earlier.read_bytes().splitlines(keepends=True)
    earlier.write_bytes(b"".join([*lines[:5], b"{}\n", *lines[6:]]))
    with open_session(folder) as live:
        assert live.known_setups[DEVICE].level_db == -8
