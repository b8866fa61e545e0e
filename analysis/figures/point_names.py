"""Names written beside the points of a figure, where nothing is yet."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from analysis.figures.style import QUIET_INK

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""
_NamedPoint = tuple[float, float, str]
_ANGLES = tuple(pi * k / 4 for k in (0, 2, 6, 1, 7, 4, 3, 5))
"""To the right first, then above, below, aslant and to the left."""
_LINE_POINTS = 7.6
_NAME_POINTS, _LETTER_POINTS, _NEAR_POINTS = 6.5, 4.4, 20.0


def name_points(figure: Figure, points: Mapping[Axes, Sequence[_NamedPoint]]) -> None:
    """Write names beside points, with a line to those that found their place farther away.

    Parameters
    ----------
    figure : Figure
        Complete but for the names; is laid out here, since panels then have their place.
    points : mapping of Axes to sequence of tuple
        Horizontal and vertical place of each point, and its name; a point without a name only
        takes its place.
    """
    figure.draw_without_rendering()
    for axes, of_panel in points.items():
        box = axes.get_position()
        inches = figure.get_size_inches() * (box.width, box.height)
        _name_points_of(axes, of_panel, (72.0 * inches[0], 72.0 * inches[1]))


def _name_points_of(
    axes: Axes, points: Sequence[_NamedPoint], size_points: tuple[float, float]
) -> None:
    to_axes = axes.transData + axes.transAxes.inverted()
    at = to_axes.transform([(x, y) for x, y, _ in points]) * size_points if points else ()
    boxes = [(x - 3.0, y - 3.0, x + 3.0, y + 3.0) for x, y in at]
    for point, (x, y) in zip(points, at, strict=True):
        text = point[2]
        if not text:
            continue
        width = _LETTER_POINTS * len(text)
        shift_x, shift_y, box = _free_place(x, y, width, boxes, size_points)
        boxes.append(box)
        is_far = max(abs(shift_x), abs(shift_y)) > _NEAR_POINTS
        name = axes.annotate(
            text,
            point[:2],
            xytext=(shift_x, shift_y),
            textcoords="offset points",
            ha="center",
            va="center",
            fontsize=_NAME_POINTS,
            color=QUIET_INK,
            arrowprops={"arrowstyle": "-", "color": QUIET_INK, "linewidth": 0.4, "shrinkB": 2.5}
            if is_far
            else None,
            zorder=4,
        )
        name.set_in_layout(False)  # panels keep the places that names were put for


def _free_place(
    x: float, y: float, width: float, boxes: Sequence[_Box], size_points: tuple[float, float]
) -> tuple[float, float, _Box]:
    """Return the nearest shift of a name from its spot at which it covers nothing."""
    best: tuple[float, tuple[float, float, _Box]] | None = None
    for distance in (0.0, 6.0, 13.0, 21.0, 30.0, 40.0):
        for angle in _ANGLES:
            shift_x = cos(angle) * (width / 2 + 5.0 + distance)
            shift_y = sin(angle) * (_NAME_POINTS / 2 + 4.0 + distance)
            left, bottom = x + shift_x - width / 2, y + shift_y - _LINE_POINTS / 2
            box = (left, bottom, left + width, bottom + _LINE_POINTS)
            covered = sum(_overlap(box, other) for other in boxes)
            covered += max(0.0, -left) + max(0.0, box[2] - size_points[0])
            if covered == 0.0:
                return shift_x, shift_y, box
            if best is None or covered < best[0]:
                best = (covered, (shift_x, shift_y, box))
    assert best is not None
    return best[1]


def _overlap(one: _Box, other: _Box) -> float:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)
