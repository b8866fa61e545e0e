"""Guarantees of panel plans: what was asked, what a plan has, what deviates most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

from anonymizers.corpora.utterance import GENDER_IN_WORDS
from sessions.plan_audit.records import AuditRow, spread

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from anonymizers.corpora.utterance import Gender
    from sessions.panels import Panel, PanelDesign, PanelSession

    Plan = Sequence[PanelSession]
    Faults = Iterator[str]

Kind = TypeVar("Kind")


class Spoken(Protocol):
    """What an utterance is."""

    @property
    def speaker(self) -> str:
        """Who says it."""

    @property
    def gender(self) -> Gender | Literal[""]:
        """Of the speaker."""

    @property
    def text(self) -> str | None:
        """What is said, where that is known."""


Utterances = Mapping[tuple[str, str], Spoken]
"""By data set and id."""


def audit_panels(
    design: PanelDesign, sessions: Plan, utterances: Utterances
) -> tuple[AuditRow, ...]:
    """Check every guarantee of a panel plan.

    Parameters
    ----------
    design : PanelDesign
    sessions : sequence of PanelSession
        The whole plan, one session for each evaluator.
    utterances : mapping of (str, str) to Spoken
        Everything that could be planned, by data set and id.

    Returns
    -------
    tuple of AuditRow
        The hard guarantees, then the soft ones; the plan is sound when each row is ``ok``.
    """
    return (*_hard(design, sessions, utterances), *_soft(design, sessions, utterances))


def _hard(design: PanelDesign, sessions: Plan, utterances: Utterances) -> Iterator[AuditRow]:
    evaluators = [f"{len(sessions)} sessions"] if len(sessions) != design.evaluators else []
    yield _held("a session for each evaluator", str(design.evaluators), evaluators)

    def each_session(check: Callable[[PanelSession], Faults]) -> list[str]:
        return [
            f"session {number}: {fault}"
            for number, session in enumerate(sessions, 1)
            for fault in check(session)
        ]

    def each_panel(check: Callable[[Panel], Faults]) -> list[str]:
        return [
            f"session {number}, panel {place}: {fault}"
            for number, session in enumerate(sessions, 1)
            for place, panel in enumerate(session.panels, 1)
            for fault in check(panel)
        ]

    yield _held(
        "panels of a session",
        f"1 control, {design.anonymized_panels} anonymized",
        each_session(lambda session: _kinds(design, session)),
    )
    yield _held(
        "system of a session",
        ", ".join(design.systems),
        each_session(lambda session: _system(design, session)),
    )
    yield _held("every voice in one panel only", "different", each_session(_voices))
    yield _held(
        "utterances as the corpus has them",
        "speaker, data set, gender",
        each_session(lambda session: _as_in_corpus(session, utterances)),
    )
    yield _held(
        "utterances of a panel",
        f"{design.panel_size}: speakers with {_alternatives(design.size_patterns)}, "
        f"{design.distractors} with 1",
        each_panel(lambda panel: _roles(design, panel)),
    )
    yield _held(
        "anonymized utterances of a panel",
        f"{design.anonymized_utterances}, distractors among them; control: 0",
        each_panel(lambda panel: _anonymized(design, panel)),
    )
    yield _held(
        "anonymized utterances spread over speakers",
        "as evenly as counts allow",
        each_panel(_uneven),
    )
    yield _held("utterances different in a panel", "different", each_panel(_repeated))
    yield _held(
        "sentences different in a panel",
        "different",
        each_panel(lambda panel: _sentences(panel, utterances)),
    )


def _held(guarantee: str, asked: str, faults: Sequence[str]) -> AuditRow:
    got = f"{len(faults)} faults" if faults else asked
    return AuditRow(guarantee, "", asked, got, faults[0] if faults else "0", "hard", not faults)


def _alternatives(patterns: Iterable[tuple[int, ...]]) -> str:
    return " or ".join("+".join(map(str, pattern)) for pattern in patterns)


def _kinds(design: PanelDesign, session: PanelSession) -> Faults:
    kinds = Counter(panel.kind for panel in session.panels)
    if kinds != Counter(control=1, anonymized=design.anonymized_panels):
        yield f"{kinds['control']} control, {kinds['anonymized']} anonymized"


def _system(design: PanelDesign, session: PanelSession) -> Faults:
    if session.system not in design.systems:
        yield session.system


def _voices(session: PanelSession) -> Faults:
    panels = [
        {(panel.dataset, tile.speaker) for tile in panel.utterances} for panel in session.panels
    ]
    counts = Counter(voice for voices in panels for voice in voices)
    yield from (f"{speaker} in {n} panels" for (_, speaker), n in counts.items() if n > 1)


def _as_in_corpus(session: PanelSession, utterances: Utterances) -> Faults:
    for panel in session.panels:
        for tile in panel.utterances:
            found = utterances.get((panel.dataset, tile.utterance))
            if found is None:
                yield f"{panel.dataset} has no {tile.utterance}"
            elif (found.speaker, found.gender) != (tile.speaker, session.gender):
                yield f"{tile.utterance} is of {found.speaker}, gender {found.gender}"


def _roles(design: PanelDesign, panel: Panel) -> Faults:
    counts = Counter((tile.role, tile.speaker) for tile in panel.utterances)
    references = [n for (role, _), n in counts.items() if role == "reference"]
    distractors = [n for (role, _), n in counts.items() if role == "distractor"]
    if len(panel.utterances) != design.panel_size:
        yield f"{len(panel.utterances)} utterances"
    if len({speaker for _, speaker in counts}) != len(counts):
        yield "a speaker with two roles"
    if tuple(sorted(references)) not in design.size_patterns:
        yield f"reference speakers with {sorted(references)}"
    if distractors != [1] * design.distractors:
        yield f"distractors with {sorted(distractors)}"


def _anonymized(design: PanelDesign, panel: Panel) -> Faults:
    count = sum(tile.anonymized for tile in panel.utterances)
    asked = 0 if panel.kind == "control" else design.anonymized_utterances
    if count != asked:
        yield f"{count} of kind {panel.kind}"
    if panel.kind == "anonymized":
        yield from (
            f"{tile.utterance} of a distractor is original"
            for tile in panel.utterances
            if tile.role == "distractor" and not tile.anonymized
        )


def _uneven(panel: Panel) -> Faults:
    """Name speakers between whom an anonymized utterance could move and make shares more even."""
    references = [tile for tile in panel.utterances if tile.role == "reference"]
    share = Fraction(sum(tile.anonymized for tile in references), max(1, len(references)))
    has = Counter(tile.speaker for tile in references)
    given = Counter(tile.speaker for tile in references if tile.anonymized)
    for giver, taker in permutations(has, 2):
        excess = (given[giver] - share * has[giver]) - (given[taker] - share * has[taker])
        if excess > 1 and given[giver] > 0 and given[taker] < has[taker]:
            yield f"{giver} has too many beside {taker}"


def _repeated(panel: Panel) -> Faults:
    counts = Counter(tile.utterance for tile in panel.utterances)
    yield from (f"{utterance} {n} times" for utterance, n in counts.items() if n > 1)


def _sentences(panel: Panel, utterances: Utterances) -> Faults:
    texts: Counter[str] = Counter()
    for tile in panel.utterances:
        found = utterances.get((panel.dataset, tile.utterance))  # None is told by another row
        if found is not None and found.text:
            texts[" ".join(found.text.casefold().split())] += 1
    yield from (f"{text!r} {n} times" for text, n in texts.items() if n > 1)


def _soft(design: PanelDesign, sessions: Plan, utterances: Utterances) -> Iterator[AuditRow]:
    genders = sorted({spoken.gender for spoken in utterances.values()})
    places = range(1, design.panels + 1)
    least = min(min(pattern) for pattern in design.size_patterns)
    panels = [
        (session.gender, place, panel)
        for session in sessions
        for place, panel in enumerate(session.panels, 1)
    ]

    def equal(
        guarantee: str, scope: str, kinds: Iterable[Hashable], found: Sequence[object]
    ) -> AuditRow:
        return _spread(guarantee, scope, dict.fromkeys(kinds, 1), found)

    yield equal("sessions of each system", "", design.systems, [one.system for one in sessions])
    yield equal("sessions of each gender", "", genders, [one.gender for one in sessions])
    yield equal(
        "sessions of each system and gender",
        "",
        [(system, gender) for system in design.systems for gender in genders],
        [(one.system, one.gender) for one in sessions],
    )
    yield equal(
        "place of the control panel",
        "",
        places,
        [place for _, place, panel in panels if panel.kind == "control"],
    )
    for kind in ("control", "anonymized"):
        of_kind = [(gender, panel) for gender, _, panel in panels if panel.kind == kind]
        patterns = [_pattern(panel) for _, panel in of_kind]
        yield equal("panels of each size pattern", kind, design.size_patterns, patterns)
        for gender in genders:
            yield _spread(
                "panels of each data set, by who can be reference",
                f"{kind}, {GENDER_IN_WORDS[gender]}",
                {name: len(able) for name, able in _speakers(utterances, gender, least).items()},
                [panel.dataset for of, panel in of_kind if of == gender],
            )
    for gender in genders:
        for dataset in _speakers(utterances, gender, 1):
            of_set = [panel for of, _, panel in panels if (of, panel.dataset) == (gender, dataset)]
            if of_set:
                scope = f"{dataset}, {GENDER_IN_WORDS[gender]}"
                for role, enough in (("reference", least), ("distractor", 1)):
                    yield equal(
                        f"panels of each speaker as {role}",
                        scope,
                        _speakers(utterances, gender, enough)[dataset],
                        [who for panel in of_set for who in _in_role(panel, role)],
                    )
                yield _anonymized_shares(scope, of_set)


def _in_role(panel: Panel, role: str) -> set[str]:
    return {tile.speaker for tile in panel.utterances if tile.role == role}


def _anonymized_shares(scope: str, panels: Sequence[Panel]) -> AuditRow:
    """Compare the anonymized share of each reference speaker's utterances with that of all."""
    tiles = [
        tile
        for panel in panels
        for tile in panel.utterances
        if panel.kind == "anonymized" and tile.role == "reference"
    ]
    spoken = Counter(tile.speaker for tile in tiles)
    anonymized = Counter(tile.speaker for tile in tiles if tile.anonymized)
    percent = [round(100 * anonymized[speaker] / n) for speaker, n in spoken.items()]
    asked = 100 * anonymized.total() / max(1, spoken.total())
    worst = max((abs(one - asked) for one in percent), default=0.0)
    return AuditRow(
        "anonymized share of each speaker, percent",
        scope,
        f"{asked:.0f}",
        spread(percent),
        f"{worst:.0f}",
        "soft",
        ok=True,
    )


def _speakers(utterances: Utterances, gender: str, sentences: int) -> dict[str, set[str]]:
    """Return, by data set, the speakers of a gender with so many different sentences."""
    said: dict[str, set[tuple[str, str]]] = {}
    for (dataset, name), spoken in sorted(utterances.items(), key=lambda item: item[0]):
        if spoken.gender == gender:
            sentence = " ".join(((spoken.text or "").strip() or name).casefold().split())
            said.setdefault(dataset, set()).add((spoken.speaker, sentence))
    counts = {dataset: Counter(speaker for speaker, _ in pairs) for dataset, pairs in said.items()}
    return {
        dataset: {speaker for speaker, n in of_set.items() if n >= sentences}
        for dataset, of_set in counts.items()
    }


def _pattern(panel: Panel) -> tuple[int, ...]:
    spoken = Counter(tile.speaker for tile in panel.utterances if tile.role == "reference")
    return tuple(sorted(spoken.values()))


def _spread(
    guarantee: str, scope: str, weights: Mapping[Kind, int], found: Sequence[object]
) -> AuditRow:
    """Compare how often each kind was found with what its weight asks for."""
    counts = Counter(found)
    total, all_weights = len(found), sum(weights.values())
    asked = {kind: total * weight / all_weights for kind, weight in weights.items()}
    worst = max(abs(counts[kind] - share) for kind, share in asked.items())
    shares = sorted({f"{share:.1f}" for share in asked.values()}, key=float)
    return AuditRow(
        guarantee,
        scope,
        shares[0] if len(shares) == 1 else f"{shares[0]} to {shares[-1]}",
        spread(counts[kind] for kind in weights),
        f"{worst:.1f}",
        "soft",
        ok=True,
    )
