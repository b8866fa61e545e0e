"""Rows of the tables of panels: where each utterance ended, and every move that led there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sessions.clustering import TRAY
from sessions.results import meaning
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sessions.clustering import PanelState
    from sessions.plan import Key
    from sessions.results import Results, Row, SessionResult


def cluster_rows(results: Results, key: Key) -> Iterator[Row]:
    """Yield a row of ``clusters.csv`` for every utterance of a finished panel, practice left out.

    Raises
    ------
    UserError
        When the key does not know a recording.
    """
    for session in results.sessions:
        for position, planned in enumerate(session.state.confirmed_panels, start=1):
            panel = session.state.panels[planned.panel]
            for stimulus in planned.stimuli:
                yield {
                    **_of_session(results, session),
                    "native_language": session.native_language,
                    "panel": planned.panel,
                    "panel_position": position,
                    **_what_was_heard(planned.panel, stimulus, key),
                    "cluster": panel.place(stimulus),
                    "plays": panel.listening(stimulus).plays,
                    "moves": sum(move.stimulus == stimulus for move in panel.moves),
                }


def move_rows(results: Results) -> Iterator[Row]:
    """Yield a row of ``moves.csv`` for every move on a panel, practice left out."""
    for session in results.sessions:
        for planned in session.state.planned.panels:
            if planned.panel in session.state.panels:
                for row in _moves(session.state.panels[planned.panel]):
                    yield {**_of_session(results, session), "panel": planned.panel, **row}


def _of_session(results: Results, session: SessionResult) -> Row:
    return {
        "study": results.study,
        "session": session.opened.session,
        "evaluator": session.opened.evaluator,
    }


def _what_was_heard(panel: str, stimulus: str, key: Key) -> Row:
    what, recording = key.panels[panel], meaning(stimulus, key)
    return {
        "panel_kind": what.kind,
        "system": what.system,
        "gender": recording.gender,
        "stimulus": stimulus,
        "dataset": recording.dataset,
        "utterance": recording.utterance,
        "speaker": recording.speaker,
        "role": "distractor" if stimulus in what.distractors else "reference",
        "anonymized": "false" if recording.system == ORIGINAL else "true",
    }


def _moves(panel: PanelState) -> Iterator[Row]:
    for number, move in enumerate(panel.moves, start=1):
        yield {
            "seq": number,
            "at_seconds": move.at_ms / 1000,
            "stimulus": move.stimulus,
            "from": _place(move.origin),
            "to": _place(move.to),
            "means": move.means,
        }


def _place(place: int) -> str:
    return "tray" if place == TRAY else str(place)
