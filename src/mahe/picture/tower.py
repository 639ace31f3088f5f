"""How a stack stands: shell upon shell, up the picture, clear of the numbers and of its neighbours.

The page does the same (web/src/board/tower.ts); its numbers are in `places.json`, and tests/picture hold both together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot, radians, sin, sqrt
from typing import Any, Final, NamedTuple

from mahe.picture.shapes import places

_FACES_VIEWER: Final = 0.5


class Point(NamedTuple):
    """A point of the board."""

    x: float
    y: float


class Footing(NamedTuple):
    """Where a tower stands, and how far it leans to the right for every step that it rises."""

    x: float
    y: float
    heading: float
    lean: float


class Placement(NamedTuple):
    """Where a turtle is drawn, where it looks, and how large it is."""

    x: float
    y: float
    heading: float
    scale: float


class Badge(NamedTuple):
    """Where a turtle's letter is, from its middle, and how large."""

    x: float
    y: float
    scale: float


class _Axis(NamedTuple):
    foot: Point
    top: Point


@dataclass(frozen=True, slots=True)
class Course:
    """Where the spaces are, one way round or the other."""

    stones: tuple[Footing, ...]
    """The middle of each space by its number; there is none at 0."""

    out: tuple[Point, ...]
    """From each space the way out to the sea."""

    corners: tuple[tuple[Point, ...], ...]
    """The edges of the number of each space."""

    raft: tuple[tuple[Placement, ...], ...]
    """The places on the raft of one turtle, of two, and so on."""


@cache
def course(*, clockwise: bool) -> Course:
    """Return the course as it is drawn: counter-clockwise, or as in a mirror."""
    found = places()["courses"]["clockwise" if clockwise else "counter-clockwise"]
    wide, high = places()["tower"]["digit"]
    corners = (
        tuple(
            Point(x + side * wide * (2 if space > 9 else 1), y + end * high) for side in (-1, 0, 1) for end in (-1, 1)
        )
        for space, (x, y) in enumerate(found["numbers"])
    )
    scale = places()["on-raft"]
    return Course(
        tuple(Footing(stone["x"], stone["y"], stone["heading"], 0) for stone in found["stones"]),
        tuple(Point(*stone["out"]) for stone in found["stones"]),
        tuple(corners),
        tuple(
            tuple(Placement(spot["x"], spot["y"], spot["heading"], scale) for spot in row)
            for row in found["raft-spots"]
        ),
    )


def rise(turtles: int) -> float:
    """Return how much higher each turtle of a tower is drawn than the one below."""
    return 0 if turtles < 2 else min(_tower("rim"), _tower("tallest") / (turtles - 1))


def perch(foot: Footing, height: int, turtles: int) -> Placement:
    """Return the place of a turtle at a *height*, 0 the lowest, in a tower of so many."""
    up = rise(turtles) * height
    steps: Sequence[float] = _tower("off")
    off = steps[height % len(steps)] if turtles > 2 else 0
    return Placement(foot.x + up * foot.lean + off, foot.y - up, foot.heading, 1)


def badge(level: int, turtles: int, heading: float) -> Badge:
    """Return where a letter is to be seen: on the rim that shows if somebody sits on it, by turns left and right."""
    if level >= turtles - 1:
        return Badge(0, 0, 1)
    step = rise(turtles)
    # Where they swim towards the viewer, the head of the next one hangs over the middle.
    aside = 31 if sin(radians(heading)) > _FACES_VIEWER else min(23, (_tower("rim") - step) * 1.8)
    rim = 41 * sqrt(1 - (aside / 46) ** 2)
    return Badge(aside if level % 2 else -aside, rim - step / 2 + max(0, _tower("badge") - step / 2), 0.95)


def footings(heights: Mapping[int, int], *, clockwise: bool) -> dict[int, Footing]:
    """Return where each occupied space has its tower, the farthest from the viewer first; *heights* are by space."""
    return dict(_footings(tuple(sorted(heights.items())), clockwise=clockwise))


@cache
def _footings(heights: tuple[tuple[int, int], ...], *, clockwise: bool) -> tuple[tuple[int, Footing], ...]:
    way = course(clockwise=clockwise)
    feet: list[tuple[int, Footing]] = []
    standing: list[_Axis] = []
    for space, turtles in sorted(heights, key=lambda one: way.stones[one[0]].y):
        foot = _place(way, space, turtles, standing)
        feet.append((space, foot))
        standing.append(_axis(foot, turtles))
    return tuple(feet)


def _place(way: Course, space: int, turtles: int, standing: Sequence[_Axis]) -> Footing:
    """Return the plainest way to stand that covers nothing, or else covers least."""
    stone, out = way.stones[space], way.out[space]
    best, least = stone, float("inf")
    for inland, lean in _tower("ways"):
        foot = Footing(stone.x - out.x * inland, stone.y - out.y * inland, stone.heading, lean)
        tower = _axis(foot, turtles)
        room = min(tower.top.x, places()["size"][0] - tower.top.x)
        trouble = max(0, _tower("edge") - room, _covers(tower, _cards()), *(_clash(tower, one) for one in standing))
        for corners in way.corners[1:]:
            if trouble < least:
                trouble = max(trouble, _covers(tower, corners))
        if trouble < least:
            best, least = foot, trouble
        if not least:
            break
    return best


def _axis(foot: Footing, turtles: int) -> _Axis:
    """Return the line from the lowest to the topmost turtle of a tower."""
    up = rise(turtles) * (turtles - 1)
    return _Axis(Point(foot.x, foot.y), Point(foot.x + up * foot.lean, foot.y - up))


def _away(tower: _Axis, x: float, y: float) -> float:
    """Return how far a point is from the axis of a tower."""
    (foot_x, foot_y), (top_x, top_y) = tower
    dx, dy = top_x - foot_x, top_y - foot_y
    long = dx * dx + dy * dy
    part = max(0, min(1, ((x - foot_x) * dx + (y - foot_y) * dy) / long)) if long else 0
    return hypot(x - foot_x - part * dx, y - foot_y - part * dy)


def _clash(one: _Axis, other: _Axis) -> float:
    """Return how deep two towers stand in each other; not above 0 if they are apart."""
    near = min(*(_away(one, *end) for end in other), *(_away(other, *end) for end in one))
    return float(2 * _tower("shell") - near)


def _covers(tower: _Axis, points: Sequence[Point]) -> float:
    """Return how deep a tower stands in something with these edges; not above 0 if that can be seen."""
    return float(_tower("shell") - min(_away(tower, *point) for point in points))


@cache
def _cards() -> tuple[Point, ...]:
    return tuple(Point(*side) for side in _tower("cards"))


def _tower(name: str) -> Any:
    return places()["tower"][name]
