"""Where everything lies on the board of a panel: tray, groups, tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

from listening_app.theme import STEP, TARGET
from sessions.clustering import TRAY

if TYPE_CHECKING:
    from collections.abc import Sequence

GAP = 2 * STEP
"""Between tray and groups."""
TILE_GAP = STEP + 2
PADDING = STEP + 4
"""Between the edge of an area and its tiles."""
STRIP = STEP + 2
"""Of colour at the edge of a group."""
_WIDEST_TILE = 96
_COLUMNS_OF_TILES = 4
"""That the tiles of an area are at least laid out in, where there is room for targets."""
_FEWEST_ROWS = 2
"""Of tiles that an area has room for even when it is empty."""
_FLATNESS = 0.7
_FEW_GROUPS = 4


@dataclass(frozen=True, slots=True)
class Sizes:
    """What text and controls need, in pixels.

    Parameters
    ----------
    heading : int
        Height above the tiles of an area.
    footing : int
        Height below the tiles of the tray.
    tile : int
        Least height of a tile.
    """

    heading: int
    footing: int
    tile: int


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Rectangles from left to right; mirror them where text runs the other way."""

    areas: tuple[QRect, ...]
    """The tray, then the groups."""
    tile: QSize
    columns: int
    """Of tiles in an area."""
    needed_height: int
    """Below which it does not fit."""
    heading: int

    def cell(self, place: int, index: int) -> QRect:
        """Return where a tile lies that is the so-manieth of a place, from 0."""
        row, column = divmod(index, self.columns)
        pitch = self.tile + QSize(TILE_GAP, TILE_GAP)
        offset = QPoint(column * pitch.width(), row * pitch.height())
        edge = 0 if place == TRAY else STRIP
        first = self.areas[place].topLeft() + QPoint(edge + PADDING, self.heading)
        return QRect(first + offset, self.tile)


def area_width(width: int, groups: int) -> int:
    """Return how wide tray and groups are on a board of this width."""
    across = _across(groups)
    return (width - across * GAP) // (across + 1)


def arrange(size: QSize, counts: Sequence[int], sizes: Sizes) -> Arrangement:
    """Lay out the board.

    Groups stand beside the tray in two or three columns, and share its height; one that is
    crowded gets more of it, and where even that is too little the board becomes higher than asked.

    Parameters
    ----------
    size : QSize
        Of the board.
    counts : sequence of int
        Tiles that the tray must have room for, then those of each group.
    sizes : Sizes
    """
    groups = len(counts) - 1
    across, width = _across(groups), area_width(size.width(), groups)
    inside = width - STRIP - 2 * PADDING
    columns = min(_COLUMNS_OF_TILES, max(1, (inside + TILE_GAP) // (TARGET + TILE_GAP)))
    tile_width = min((inside + TILE_GAP) // columns - TILE_GAP, _WIDEST_TILE)
    columns = (inside + TILE_GAP) // (tile_width + TILE_GAP)
    down = -(-groups // across)
    share = (size.height() - (down - 1) * GAP) // down
    tile = QSize(tile_width, _tile_height(tile_width, share, max(counts), columns, sizes))
    needed = [_height(count, columns, tile, sizes.heading) for count in counts]
    of_rows = [max(needed[1 + row * across : 1 + (row + 1) * across]) for row in range(down)]
    gaps = (down - 1) * GAP
    needed_height = max(needed[TRAY] + sizes.footing, sum(of_rows) + gaps)
    height = max(size.height(), needed_height)
    rows = _shared(height - gaps, of_rows)
    tops = [sum(rows[:row]) + row * GAP for row in range(down)]
    tray = QRect(0, 0, width, height)
    others = (
        QRect(
            (1 + number % across) * (width + GAP),
            tops[number // across],
            width,
            rows[number // across],
        )
        for number in range(groups)
    )
    return Arrangement((tray, *others), tile, columns, needed_height, sizes.heading)


def _across(groups: int) -> int:
    """Return how many groups stand side by side."""
    return 2 if groups <= _FEW_GROUPS else 3


def _tile_height(width: int, share: int, most: int, columns: int, sizes: Sizes) -> int:
    """Return the height at which a group holds every tile of the panel, if that is high enough."""
    rows = -(-most // columns)
    fitting = (share - sizes.heading - PADDING + TILE_GAP) // rows - TILE_GAP
    return max(sizes.tile, min(round(_FLATNESS * width), fitting))


def _height(count: int, columns: int, tile: QSize, heading: int) -> int:
    rows = max(_FEWEST_ROWS, -(-count // columns))
    return heading + rows * (tile.height() + TILE_GAP) - TILE_GAP + PADDING


def _shared(height: int, needed: Sequence[int]) -> list[int]:
    """Share a height as equally as the needs allow; each need is met in any case."""
    shares = list(needed)
    for _ in range(max(0, height - sum(needed))):
        shares[shares.index(min(shares))] += 1
    return shares
