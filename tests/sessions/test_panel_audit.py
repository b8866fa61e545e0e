"""Every hard guarantee of a panel plan, broken by hand, is found; every soft one is measured."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sessions.panel_audit import audit_panels
from sessions.panel_plan import plan_panels
from tests.sessions.designs import by_name
from tests.sessions.test_panel_plan import REFERENCE, SPOKEN_BY_ALL

DESIGN = replace(REFERENCE, evaluators=12)
PLAN = plan_panels(DESIGN, SPOKEN_BY_ALL, seed=7)


def broken(plan):
    return {
        row.guarantee for row in audit_panels(DESIGN, plan, by_name(SPOKEN_BY_ALL)) if not row.ok
    }


def with_first(session):
    return (session, *PLAN[1:])


def panel_of_kind(kind):
    return next(place for place, panel in enumerate(PLAN[0].panels) if panel.kind == kind)


def with_tiles(kind, change):
    """Change the tiles of the first session's first panel of a kind."""
    place = panel_of_kind(kind)
    panels = list(PLAN[0].panels)
    tiles = tuple(change(list(panels[place].utterances)))
    panels[place] = replace(panels[place], utterances=tiles)
    return with_first(replace(PLAN[0], panels=tuple(panels)))


def with_tile(kind, chosen, **change):
    """Change the first tile that is chosen."""

    def changed(tiles):
        place = next(place for place, tile in enumerate(tiles) if chosen(tile))
        tiles[place] = replace(tiles[place], **change)
        return tiles

    return with_tiles(kind, changed)


def moved_anonymization(tiles):
    """Anonymize all of one reference speaker at the expense of another."""
    references = [tile for tile in tiles if tile.role == "reference"]
    taker = references[0].speaker
    gained = [t for t in references if t.speaker == taker and not t.anonymized]
    lost = [t for t in references if t.speaker != taker and t.anonymized][: len(gained)]
    gained = gained[: len(lost)]
    return [
        replace(tile, anonymized=not tile.anonymized) if tile in gained or tile in lost else tile
        for tile in tiles
    ]


def same_sentence(tiles):
    """Let a speaker say what another one says: sentences are common to all speakers."""
    taken = {tile.utterance for tile in tiles}
    number = tiles[0].utterance.rpartition("-")[2]
    other = next(
        place
        for place, tile in enumerate(tiles)
        if tile.speaker != tiles[0].speaker and f"{tile.speaker}-{number}" not in taken
    )
    tiles[other] = replace(tiles[other], utterance=f"{tiles[other].speaker}-{number}")
    return tiles


def repeated(tiles):
    same = [place for place, tile in enumerate(tiles) if tile.speaker == tiles[0].speaker]
    if len(same) == 1:
        same = [place for place, tile in enumerate(tiles) if tile.speaker == tiles[1].speaker]
    first, second = same[:2]
    tiles[second] = replace(tiles[second], utterance=tiles[first].utterance)
    return tiles


def is_reference(tile):
    return tile.role == "reference"


def is_distractor(tile):
    return tile.role == "distractor"


def test_the_plan_itself_is_sound():
    assert broken(PLAN) == set()


def test_a_session_that_is_missing():
    assert broken(PLAN[1:]) == {"a session for each evaluator"}


def test_a_panel_that_is_missing():
    without = replace(PLAN[0], panels=PLAN[0].panels[1:])
    assert broken(with_first(without)) == {"panels of a session"}


def test_a_system_of_another_study():
    assert broken(with_first(replace(PLAN[0], system="S9"))) == {"system of a session"}


def test_a_panel_that_comes_twice():
    place = panel_of_kind("control")
    others = [one for one in PLAN[0].panels if one.kind == "anonymized"]
    twice = replace(PLAN[0], panels=(PLAN[0].panels[place], others[0], others[0]))
    assert broken(with_first(twice)) == {"every voice in one panel only"}


def test_a_gender_that_is_not_spoken():
    other = "m" if PLAN[0].gender == "f" else "f"
    assert broken(with_first(replace(PLAN[0], gender=other))) == {
        "utterances as the corpus has them"
    }


def test_an_utterance_that_is_not_in_the_corpus():
    plan = with_tile("control", is_reference, utterance="unheard")
    assert broken(plan) == {"utterances as the corpus has them"}


def test_an_utterance_that_is_missing():
    place = panel_of_kind("control")
    sizes = [tile.speaker for tile in PLAN[0].panels[place].utterances if is_reference(tile)]
    most = max(sizes, key=sizes.count)

    def without_one(tiles):
        tiles.remove(next(tile for tile in tiles if tile.speaker == most))
        return tiles

    assert broken(with_tiles("control", without_one)) == {"utterances of a panel"}


def test_a_second_distractor():
    plan = with_tile("control", is_reference, role="distractor")
    assert broken(plan) == {"utterances of a panel"}


def test_an_anonymized_utterance_in_the_control_panel():
    assert "anonymized utterances of a panel" in broken(
        with_tile("control", is_reference, anonymized=True)
    )


def test_an_original_distractor_in_an_anonymized_panel():
    plan = with_tile("anonymized", is_distractor, anonymized=False)
    assert broken(plan) == {"anonymized utterances of a panel"}


def test_anonymized_utterances_on_one_speaker():
    assert broken(with_tiles("anonymized", moved_anonymization)) == {
        "anonymized utterances spread over speakers"
    }


def test_an_utterance_twice_in_a_panel():
    assert broken(with_tiles("control", repeated)) == {
        "utterances different in a panel",
        "sentences different in a panel",
    }


def test_a_sentence_twice_in_a_panel():
    assert broken(with_tiles("control", same_sentence)) == {"sentences different in a panel"}


@pytest.mark.parametrize(
    ("guarantee", "change"),
    [
        ("sessions of each system", {"system": "B1"}),
        ("sessions of each system and gender", {"system": "B1"}),
        ("sessions of each gender", {"gender": "f"}),
    ],
)
def test_imbalance_is_measured(guarantee, change):
    def deviation(plan):
        rows = audit_panels(DESIGN, plan, by_name(SPOKEN_BY_ALL))
        return next(float(row.worst) for row in rows if row.guarantee == guarantee)

    assert deviation(PLAN) == 0.0
    lopsided = tuple(replace(session, **change) for session in PLAN)
    assert deviation(lopsided) >= 3.0


def test_an_unequal_role_is_measured():
    def deviation(plan):
        rows = audit_panels(DESIGN, plan, by_name(SPOKEN_BY_ALL))
        return max(
            float(row.worst)
            for row in rows
            if row.guarantee == "panels of each speaker as distractor"
        )

    assert deviation(PLAN[:1] * 12) > 6.0 > deviation(PLAN)
