"""The ground of a panel: tray, groups and tiles, each in its place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from listening_app.theme import LEAD, STEP, TARGET
from listening_app.widgets.area import Area, GroupArea, TrayArea
from listening_app.widgets.board_geometry import Arrangement, Sizes, area_width, arrange
from listening_app.widgets.tile import GLIDE_MS, Tile
from sessions.clustering import TRAY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from PySide6.QtGui import QResizeEvent

    from listening_app.panel_view import PanelView
    from listening_app.theme import Theme

_HEIGHT, _WIDTH = 1000, 640
"""Most that it takes, and the least that it is laid out for."""


class BoardSurface(QWidget):
    """Shows a panel as it stands; tells what its buttons and fields are asked for.

    Parameters
    ----------
    groups : int
        How many there are to sort into.
    theme : Theme
    """

    play_asked = Signal(list, object)
    """Recordings to be played in turn, and the place that is played through or None."""
    stop_asked = Signal()
    named = Signal(int, str)
    """A group and its name."""
    undo_asked = Signal()
    redo_asked = Signal()

    def __init__(self, groups: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.tiles: dict[str, Tile] = {}
        """By recording, in the order in which they lay at first."""
        self.tray = TrayArea(theme, self)
        self.groups = [GroupArea(number, theme, self) for number in range(1, groups + 1)]
        self.current: Tile | None = None
        """The tile that has the keyboard, or had it last."""
        self._areas: list[Area] = [self.tray, *self.groups]
        self._view: PanelView | None = None
        self._arrangement: Arrangement | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._connect()

    @property
    def held(self) -> Collection[Tile]:
        """Tiles that do not lie in their place now."""
        return ()

    def drop(self) -> None:
        """Let go of everything: what was held lies again where it lay."""

    def toggle_play(self, tile: Tile) -> None:
        """Play a tile, or all the chosen ones if it is one of them; stop it if it sounds."""
        if tile.is_sounding:
            self.stop_asked.emit()
        else:
            together = self.chosen if tile.isChecked() else [tile]
            self.play_asked.emit([one.stimulus for one in together], None)

    def show_panel(self, view: PanelView) -> None:
        """Show a panel as it stands."""
        if self._view is None or view.panel != self._view.panel:
            self._begin(view)
        before, self._view = self._view, view
        places = view.places
        where = [self.tr("to sort"), *(self._words(group, view) for group in self.groups)]
        for tile in view.tiles:
            place = places[tile.stimulus]
            self.tiles[tile.stimulus].show_tile(tile, place, where[place])
        letters = {tile.stimulus: tile.letter for tile in view.tiles}
        for place, area in enumerate(self._areas):
            area.show_members(
                ", ".join(letters[stimulus] for stimulus in view.members[place]),
                sounding=view.played_through == place,
                emptiness=self._emptiness(place, view),
            )
        for group in self.groups:
            group.show_name(view.names.get(group.number, ""))
        self.tray.show_history(may_undo=view.may_undo, may_redo=view.may_redo)
        if before is not None and before.members != view.members:
            self.drop()
        self.lay_out(glides=True)

    def show_progress(self, fraction: float) -> None:
        """Show how far the recording that sounds now has come, 0 to 1."""
        for tile in self.tiles.values():
            tile.show_progress(fraction)

    def focus_tile(self) -> None:
        """Give the keyboard to the tile that had it last."""
        if self.current is not None:
            self.current.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> list[Tile]:
        """Tiles that are moved and played together, in the order in which they lay at first."""
        return [tile for tile in self.tiles.values() if tile.isChecked()]

    def area(self, place: int) -> Area:
        """Return the tray (0) or a group."""
        return self._areas[place]

    def keep_names(self) -> None:
        """Tell the names that are being typed."""
        for group in self.groups:
            group.keep_name()

    def choose(self, tiles: Iterable[Tile]) -> None:
        """Let these tiles, and no others, be moved and played together."""
        wanted = set(tiles)
        for tile in self.tiles.values():
            tile.setChecked(tile in wanted)

    def tile_at(self, position: QPoint) -> Tile | None:
        """Return the tile that lies at a point of the board."""
        return next((tile for tile in self.tiles.values() if tile.shape.contains(position)), None)

    def place_at(self, position: QPoint) -> int | None:
        """Return the place at a point of the board; None where there is none."""
        for place, area in enumerate(self._areas):
            if area.geometry().contains(position):
                return place
        return None

    def sizeHint(self) -> QSize:
        """Take what room there is."""
        return QSize(_WIDTH, self.theme.pixels(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """As high as what lies on it."""
        height = 0 if self._arrangement is None else self._arrangement.needed_height
        return QSize(_WIDTH, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew; what is held stays held."""
        super().resizeEvent(event)
        self.lay_out()

    def event(self, event: QEvent) -> bool:
        """Lay out anew when a heading needs other room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.lay_out()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Lay out the other way round where text does."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.lay_out()

    def _begin(self, view: PanelView) -> None:
        """Make the tiles of another panel."""
        self.drop()
        for tile in self.tiles.values():
            tile.setParent(None)
            tile.deleteLater()
        self.tiles = {}
        for shown in view.tiles:
            tile = self.tiles[shown.stimulus] = Tile(shown, self.theme, self)
            tile.clicked.connect(partial(self.toggle_play, tile))
            tile.focused.connect(partial(self._rove, tile))
            tile.show()
        self._rove(next(iter(self.tiles.values())))

    def lay_out(self, *, glides: bool = False) -> None:
        """Put everything in its place, all at once or gliding there."""
        milliseconds = self.theme.motion_ms(GLIDE_MS) if glides else 0
        view = self._view
        if view is None or not self.tiles:
            return
        heading = max(area.heading_height for area in self._areas)
        footing = self.tray.footing_height(area_width(self.width(), len(self.groups)))
        sizes = Sizes(heading, footing, max(TARGET, self.theme.pixels(LEAD) + 2 * STEP))
        counts = (len(view.tiles), *map(len, view.members[1:]))
        arrangement = arrange(self.size(), counts, sizes)
        for area, rectangle in zip(self._areas, arrangement.areas, strict=True):
            area.setGeometry(self._mirrored(rectangle))
        for place, cell, tile in self._cells(view):
            shape = self._mirrored(arrangement.cell(place, cell))
            if tile in self.held:
                shape.moveCenter(tile.shape.center())
                tile.put(shape)
            else:
                tile.put(shape, milliseconds=milliseconds)
        if arrangement != self._arrangement:
            self._arrangement = arrangement
            self.updateGeometry()

    def _cells(self, view: PanelView) -> Iterator[tuple[int, int, Tile]]:
        """Yield place, cell and tile: each its own cell in the tray, without gaps in groups."""
        for index, shown in enumerate(view.tiles):
            if shown.stimulus in view.members[TRAY]:
                yield TRAY, index, self.tiles[shown.stimulus]
        for place, members in enumerate(view.members[1:], 1):
            for index, stimulus in enumerate(members):
                yield place, index, self.tiles[stimulus]

    def _mirrored(self, rectangle: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rectangle)

    def _rove(self, current: Tile) -> None:
        """Let Tab stop at one tile only; arrows lead to the others."""
        self.current = current
        for tile in self.tiles.values():
            policy = Qt.FocusPolicy.StrongFocus if tile is current else Qt.FocusPolicy.ClickFocus
            tile.setFocusPolicy(policy)

    def _words(self, group: GroupArea, view: PanelView) -> str:
        name = view.names.get(group.number)
        words = self.tr("in group {number}").format(number=group.number)
        return f"{words}, {name}" if name else words

    def _emptiness(self, place: int, view: PanelView) -> str:
        if place == TRAY:
            return self.tr("Everything is sorted.")
        if any(view.members[1:]):
            return ""
        return self.tr("Drag a voice here, or press {number}").format(number=place)

    def _play_through(self, place: int) -> None:
        assert self._view is not None
        self.play_asked.emit(list(self._view.members[place]), place)

    def _connect(self) -> None:
        self.tray.undo_asked.connect(self.undo_asked)
        self.tray.redo_asked.connect(self.redo_asked)
        for place, area in enumerate(self._areas):
            area.play_asked.connect(partial(self._play_through, place))
            area.stop_asked.connect(self.stop_asked)
        for group in self.groups:
            group.named.connect(partial(self.named.emit, group.number))
            group.left.connect(self.focus_tile)
        self.theme.changed.connect(self.lay_out)
