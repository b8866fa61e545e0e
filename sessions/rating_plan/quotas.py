"""How many trials of each kind the sessions hold, and how many of each fall to each cell.

A *kind* is what a trial asks: a system (or the original) and a kind of pair. A *cell* is what it
is made of: a data set and a gender. Kinds are dealt to sessions, kinds and cells to the study.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, NamedTuple

from anonymizers.errors import UserError
from sessions.rating_plan.rounding import Table, rounded_row, rounded_table
from sessions.study import ORIGINAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from anonymizers.corpora.utterance import Gender
    from sessions.plan import Pair
    from sessions.study import Study


class Kind(NamedTuple):
    """What a trial asks."""

    system: str
    pair: Pair | None
    """None where similarity is not asked."""


class Cell(NamedTuple):
    """What a trial is made of."""

    dataset: str
    gender: Gender


Tally = Counter[tuple[Kind, Cell]]


@dataclass(frozen=True)
class Quotas:
    """What some sessions hold.

    Parameters
    ----------
    kinds, cells : tuple
    compositions : tuple of tuple of int [shape=(sessions, kinds)]
        Trials of each kind in each session.
    table : table of int [shape=(kinds, cells)]
        Trials of each kind in each cell, over all these sessions.
    """

    kinds: tuple[Kind, ...]
    cells: tuple[Cell, ...]
    compositions: tuple[tuple[int, ...], ...]
    table: Table


def dataset_shares(study: Study) -> dict[str, Fraction]:
    """Trials of each data set in the whole study, as asked or as equal as possible.

    Raises
    ------
    UserError
        When the numbers asked for do not make up the sessions.
    """
    trials = study.rating.session_count * study.rating.trials_per_session
    asked = study.rating.trials_per_dataset
    free = len(study.datasets) - len(asked)
    rest = trials - sum(asked.values())
    if rest < 0 or (rest and not free):
        raise UserError(
            f"rating.trials_per_dataset sums to {sum(asked.values())}, but "
            f"{study.rating.session_count} sessions of {study.rating.trials_per_session} trials "
            f"are {trials}; change the one or the other."
        )
    return {
        name: Fraction(asked[name]) if name in asked else Fraction(rest, free)
        for name in study.dataset_names
    }


def kinds_of(study: Study) -> tuple[Kind, ...]:
    """Every kind of trial: the original first, same before different."""
    pairs: tuple[Pair | None, ...] = (
        ("same", "different") if "similarity" in study.rating.questions else (None,)
    )
    return tuple(Kind(system, pair) for system in (ORIGINAL, *study.system_names) for pair in pairs)


def plan_quotas(
    study: Study,
    genders: Mapping[str, Sequence[Gender]],
    sessions: int,
    before: Tally,
    sessions_before: int,
) -> Quotas:
    """Work out what a number of sessions hold, after others that are planned already.

    Parameters
    ----------
    study : Study
    genders : mapping of str to sequence of {'f', 'm'}
        Of each data set.
    sessions : int
    before : Tally
        Trials of the sessions planned already.
    sessions_before : int
        Their number.

    Raises
    ------
    UserError
        When the numbers asked for do not make up the sessions.
    """
    kinds = kinds_of(study)
    every = compositions(
        study.rating.trials_per_session, len(study.systems), len(kinds) // (len(study.systems) + 1)
    )
    seen = [next(every) for _ in range(sessions_before + sessions)]
    cells = tuple(Cell(name, gender) for name in study.dataset_names for gender in genders[name])
    return Quotas(
        kinds,
        cells,
        tuple(seen[sessions_before:]),
        _Tables(study, kinds, cells, before, seen[sessions_before:]).table(),
    )


def compositions(trials: int, systems: int, pairs: int) -> Iterator[tuple[int, ...]]:
    """Trials of each kind in one session after another, without end.

    In every session original and anonymized speech, the kinds of pairs, both within each of these,
    and the systems are as equal as whole numbers allow; over the sessions, what cannot be equal in
    one is made up by the next.

    Parameters
    ----------
    trials : int
        In a session.
    systems : int
        Without the original.
    pairs : int
        Kinds of pairs: 2, or 1 where similarity is not asked.
    """
    totals = [0] * systems
    surplus = [0] * systems  # of same over different pairs
    for blocks in _blocks(trials, pairs):
        anonymized = blocks[pairs:]
        extras = [count % systems for count in anonymized]
        every, some = divmod(sum(extras), systems)
        order = sorted(range(systems), key=lambda system: (totals[system], system))
        held = [every] * systems
        for system in order[:some]:
            held[system] += 1
        single = [system for system in range(systems) if held[system] == 1]
        single.sort(key=lambda system: (surplus[system], system))
        same = set(single[: extras[0] - held.count(2)])
        composition = list(blocks[:pairs])
        for system in range(systems):
            is_same = system in same
            totals[system] += held[system]
            surplus[system] += (held[system] == 1) * (1 if is_same else -1)
            extra = [held[system] == 2 or is_same, held[system] == 2 or not is_same][:pairs]
            composition += [
                count // systems + (more and held[system] > 0)
                for count, more in zip(anonymized, extra, strict=True)
            ]
        yield tuple(composition)


def _blocks(trials: int, pairs: int) -> Iterator[tuple[int, ...]]:
    """Split sessions into original and anonymized, each by kind of pair.

    What four blocks do not share equally goes round among them, so that in any run of sessions
    none is ahead by more than one.
    """
    share, rest = divmod(trials, 2 * pairs)
    turns: tuple[tuple[int, ...], ...]
    if pairs == 1:
        turns = ((), ()) if rest == 0 else ((0,), (1,))
    else:  # 0 and 1 are the original's same and different pairs, 2 and 3 the anonymized
        turns = {
            0: ((),),
            1: ((0,), (3,), (1,), (2,)),
            2: ((0, 3), (1, 2)),
            3: ((0, 1, 3), (0, 2, 3), (0, 1, 2), (1, 2, 3)),
        }[rest]
    while True:
        for extra in turns:
            yield tuple(share + (block in extra) for block in range(2 * pairs))


class _Tables:
    """Splits the trials of the study step by step; each step keeps the sums of the one before.

    The two *sides* of a plan are the original (0) and the anonymized speech (1).
    """

    def __init__(
        self,
        study: Study,
        kinds: tuple[Kind, ...],
        cells: tuple[Cell, ...],
        before: Tally,
        compositions: Sequence[tuple[int, ...]],
    ) -> None:
        self.study, self.kinds, self.cells, self.before = study, kinds, cells, before
        self.pairs = tuple(dict.fromkeys(kind.pair for kind in kinds))
        self.needed = dict(
            zip(kinds, (sum(column) for column in zip(*compositions, strict=True)), strict=True)
        )

    def table(self) -> Table:
        """Trials of each kind in each cell."""
        datasets = self._datasets()
        cells = self._genders(datasets)
        sides = self._split(
            cells,
            [self._need(side=side) for side in (0, 1)],
            lambda cells: self._done(cells, side=0) - self._done(cells, side=1),
        )
        original = {cell: halves[0] for cell, halves in sides.items()}
        anonymized = {cell: halves[1] for cell, halves in sides.items()}
        original_pairs = self._pairs(original, 0, {})
        anonymized_pairs = self._pairs(anonymized, 1, original_pairs)
        rows = {
            Kind(ORIGINAL, pair): [original_pairs[cell][place] for cell in self.cells]
            for place, pair in enumerate(self.pairs)
        }
        rows |= dict(self._systems(anonymized, anonymized_pairs))
        return [rows[kind] for kind in self.kinds]

    def _need(self, *, side: int, pair: Pair | None = None) -> int:
        return sum(count for kind, count in self.needed.items() if _belongs(kind, side, pair))

    def _done(
        self, cells: Sequence[Cell], *, side: int | None = None, pair: Pair | None = None
    ) -> int:
        """Trials planned already."""
        return sum(
            self.before[kind, cell]
            for cell in cells
            for kind in self.kinds
            if _belongs(kind, side, pair)
        )

    def _datasets(self) -> dict[str, int]:
        shares = dataset_shares(self.study)
        done = {name: self._done(self._of(name)) for name in shares}
        trials = sum(self.needed.values())
        after = (sum(done.values()) + trials) / sum(shares.values())
        ideals = [share * after - done[name] for name, share in shares.items()]
        scale = lcm(*(ideal.denominator for ideal in ideals))
        counts = rounded_row([int(ideal * scale) for ideal in ideals], scale, trials)
        return dict(zip(shares, counts, strict=True))

    def _of(self, dataset: str) -> list[Cell]:
        return [cell for cell in self.cells if cell.dataset == dataset]

    def _genders(self, datasets: dict[str, int]) -> dict[Cell, int]:
        ahead: Counter[Gender] = Counter()
        split: dict[Cell, int] = {}
        for name, total in datasets.items():
            # What one data set cannot share equally, the next one makes up for.
            cells = sorted(self._of(name), key=lambda cell: ahead[cell.gender])
            done = [self._done([cell]) for cell in cells]
            share = total + sum(done)
            counts = rounded_row([share - len(done) * one for one in done], len(done), total)
            for cell, count in zip(cells, counts, strict=True):
                split[cell] = count
                ahead[cell.gender] += count
        return split

    def _pairs(
        self, totals: dict[Cell, int], side: int, other_side: dict[Cell, list[int]]
    ) -> dict[Cell, list[int]]:
        if len(self.pairs) == 1:
            return {cell: [total] for cell, total in totals.items()}

        def lead(cells: Sequence[Cell]) -> int:
            so_far = [self._done(cells, pair=pair) for pair in self.pairs]
            now = [sum(other_side[cell][p] for cell in cells if other_side) for p in (0, 1)]
            return so_far[0] + now[0] - so_far[1] - now[1]

        return self._split(totals, [self._need(side=side, pair=pair) for pair in self.pairs], lead)

    def _split(
        self,
        totals: dict[Cell, int],
        sums: Sequence[int],
        lead: Callable[[Sequence[Cell]], int],
    ) -> dict[Cell, list[int]]:
        """Halve the total of each data set, then of its cells; ``lead`` says who is ahead."""
        names = [name for name in self.study.dataset_names if self._of(name)]
        halves = _halves(
            [sum(totals[cell] for cell in self._of(name)) for name in names],
            [lead(self._of(name)) for name in names],
            sums,
        )
        split: dict[Cell, list[int]] = {}
        for name, sums_of_dataset in zip(names, halves, strict=True):
            cells = self._of(name)
            inner = _halves(
                [totals[cell] for cell in cells], [lead([cell]) for cell in cells], sums_of_dataset
            )
            split.update(zip(cells, inner, strict=True))
        return split

    def _systems(
        self, totals: dict[Cell, int], pairs: dict[Cell, list[int]]
    ) -> Iterator[tuple[Kind, list[int]]]:
        """Deal the anonymized trials of each cell to systems, and these to kinds of pairs."""
        both = self._of_systems(totals)
        tables = [both]
        if len(self.pairs) == 2:
            first = rounded_table(both, 2, *self._sums(pairs, 0))
            rest = [
                [count - one for count, one in zip(*lines, strict=True)]
                for lines in zip(both, first, strict=True)
            ]
            tables = [first, rounded_table(rest, 1, *self._sums(pairs, 1))]
        for pair, table in zip(self.pairs, tables, strict=True):
            for place, system in enumerate(self.study.system_names):
                yield Kind(system, pair), [line[place] for line in table]

    def _of_systems(self, totals: dict[Cell, int]) -> Table:
        """Trials of each cell (row) and system (column), both kinds of pairs together."""
        systems = self.study.system_names
        columns = [
            sum(self.needed[Kind(system, pair)] for pair in self.pairs) for system in systems
        ]
        rows = [totals[cell] for cell in self.cells]
        done = [
            [
                sum(self.before[Kind(system, pair), cell] for pair in self.pairs)
                for system in systems
            ]
            for cell in self.cells
        ]
        after = [sum(column) for column in zip(columns, *done, strict=True)]
        whole = max(1, sum(after))
        ideals = [
            [
                (row + sum(line)) * share - count * whole
                for share, count in zip(after, line, strict=True)
            ]
            for row, line in zip(rows, done, strict=True)
        ]
        return rounded_table(ideals, whole, rows, columns)

    def _sums(self, pairs: dict[Cell, list[int]], place: int) -> tuple[list[int], list[int]]:
        """Trials of one kind of pair in each cell, and for each system."""
        return [pairs[cell][place] for cell in self.cells], [
            self.needed[Kind(system, self.pairs[place])] for system in self.study.system_names
        ]


def _belongs(kind: Kind, side: int | None, pair: Pair | None) -> bool:
    return (side is None or side == (kind.system != ORIGINAL)) and (
        pair is None or pair == kind.pair
    )


def _halves(totals: Sequence[int], leads: Sequence[int], sums: Sequence[int]) -> Table:
    """Halve each total; an odd one's extra goes, sums permitting, to the half that is behind."""
    # An eighth of a trial settles where an odd one goes, and is too little to move an even one.
    lean = [max(-1, min(1, lead)) for lead in leads]
    return rounded_table(
        [[4 * total - one, 4 * total + one] for total, one in zip(totals, lean, strict=True)],
        8,
        totals,
        sums,
    )
