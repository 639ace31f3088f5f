"""What lies on the board, drawn with the page's shapes: see `shapes.py` for how that is written.

The page does the same (web/src/board/Board.svelte and what it consists of), and tests/picture hold both together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from math import atan2, ceil, cos, degrees, hypot, pi, radians, sin
from typing import Final, NamedTuple

from mahe.picture.look import Look
from mahe.picture.moods import Mood, moods_of
from mahe.picture.shapes import places
from mahe.picture.tower import Footing, Placement, badge, course, footings, perch
from mahe.record import COLOURS, Colour
from mahe.record.throws import growing_sum, is_bust
from mahe.rules import LAST_CLUTCH, State, Turtle, standing

_ASIDE: Final = 12
"""How far from the middle of its stone a tower stands on a tongue of its own."""

_OLD: Final = 0.55
"""How much is to be seen of the dice of a move that is over."""


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice on the table."""

    dice: tuple[int, ...] = ()
    cards: frozenset[int] = frozenset()
    """Which of them are cards, counted from 0."""

    is_old: bool = False
    """Whether they are those of a move that is over: they stay, faint, until the next."""


class Seated(NamedTuple):
    """A turtle in its place: so high, 0 the lowest, in a tower of so many."""

    turtle: Turtle
    at: Placement
    level: int
    turtles: int


def draw_ground(look: Look) -> str:
    """Return what is the same in every position: lagoon, island, spaces and raft."""
    scenery = "{scenery}"
    if look.clockwise:
        scenery = f'<g transform="translate({places()["size"][0]} 0) scale(-1 1)">{scenery}</g>'
    return scenery + _numbers(look)


def draw_pieces(state: State, look: Look, throw: Throw | None = None) -> str:
    """Return what is not: cards, dice and turtles. *throw* is what lies on the table, if it is not just the dice."""
    feet = _feet(state, look)
    seated = tuple(_seated(state, look, feet))
    moods = moods_of(state)
    crowned = None if state.mover is None else (state.mover, *state.riders(state.mover))[-1]
    return "".join(
        (
            _nest(state, look),
            _dice(throw or Throw(state.dice)),
            *_tongues(look, feet),
            *(_turtle(one, look, moods[one.turtle], crowned=one.turtle == crowned) for one in seated),
            *_hatchlings(state, seated),
        )
    )


def fixed(value: float, digits: int = 1) -> str:
    """Return *value* with so many digits after the point, rounded as browsers do."""
    return str(Decimal(value + 0.0).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))


def plain(value: float) -> str:
    """Return *value* with as many digits as it takes."""
    return repr(value).removesuffix(".0")


def _numbers(look: Look) -> str:
    return "{numbers-clockwise}" if look.clockwise else "{numbers-counter-clockwise}"


def _feet(state: State, look: Look) -> dict[int, Footing]:
    heights = {space: len(stack) for space, stack in enumerate(state.stacks, 1) if stack}
    return footings(heights, clockwise=look.clockwise)


def _seated(state: State, look: Look, feet: dict[int, Footing]) -> Iterator[Seated]:
    """Yield all turtles in the order of drawing: far stacks first, the bottom of each first."""
    for space, foot in feet.items():
        stack = state.stacks[space - 1]
        for level, turtle in enumerate(stack):
            yield Seated(turtle, perch(foot, level, len(stack)), level, len(stack))
    everyone = state.rules.turtles
    raft = course(clockwise=look.clockwise).raft[len(everyone) - 1]
    nest_x, nest_y = places()["nest"]
    for index, turtle in enumerate(everyone):
        if turtle == state.nest:
            yield Seated(turtle, Placement(nest_x, nest_y, -90, 1.2), 0, 1)
        elif turtle in state.raft:
            yield Seated(turtle, raft[index], 0, 1)


def _nest(state: State, look: Look) -> str:
    if state.nest is not None:
        # The warm light shines on the sand, not on the numbers.
        return "{warm-light}{hatched-eggs}" + _numbers(look)
    if state.face_up == LAST_CLUTCH:
        return "{last-eggs}"
    pile = f"{{pile-{min(4, ceil(state.pile / 5))}:{state.pile}}}" if state.pile else ""
    where = "open" if state.pile else "alone"
    return pile + (f"{{{where}-{state.face_up}}}" if state.face_up else "")


def _dice(throw: Throw) -> str:
    if not throw.dice:
        return ""
    bust = "-bust" if throw.is_old and is_bust(throw.dice) else ""
    faint = f' opacity="{_OLD}"' if throw.is_old else ""
    parts = [f"{{sum{bust}:{growing_sum(throw.dice)}}}"]
    for index, (pips, (x, y)) in enumerate(zip(throw.dice, places()["dice"][len(throw.dice) - 1], strict=True)):
        face = f"{{die-card-{pips}}}" if index in throw.cards else f"{{die-{pips}}}"
        parts.append(f'<g transform="translate({plain(x)}, {plain(y)})"{faint}>{face}</g>')
    return "".join(parts)


def _tongues(look: Look, feet: dict[int, Footing]) -> Iterator[str]:
    """Yield the ground of towers that stand beside the middle of their stone."""
    for space, foot in feet.items():
        stone = course(clockwise=look.clockwise).stones[space]
        if hypot(foot.x - stone.x, foot.y - stone.y) > _ASIDE:
            path = f"M{plain(stone.x)} {plain(stone.y)}L{plain(foot.x)} {plain(foot.y)}"
            yield f"{{tongue-edge:{path}}}{{tongue:{path}}}"


def _turtle(seated: Seated, look: Look, mood: Mood, *, crowned: bool) -> str:
    at, level, turtles = seated.at, seated.level, seated.turtles
    colour = look.colours["ABCDEFG".index(seated.turtle)]
    carries = level < turtles - 1
    place = badge(level, turtles, at.heading)
    parts = [
        f'<g transform="translate({fixed(at.x)} {fixed(at.y)}) scale({plain(at.scale)})">',
        f"{{shade-{'rider' if level else turtles}}}",
        "" if carries else f"{{skirt-{colour}}}",
        f'<g transform="rotate({fixed(at.heading)})">',
        _body(colour, mood, rides=level > 0)
        if not carries
        else f"{{limbs-{'between' if level else 'carries'}-{mood}}}",
        "</g>",
        f"{{rim-{colour}-{turtles}}}" if carries else "",
        f'<g transform="translate({fixed(place.x)} {fixed(place.y)}) scale({plain(place.scale)})">',
        f"{{tag-{seated.turtle}}}</g>",
        _crown(at.heading) if crowned else "",
        "</g>",
    ]
    return "".join(parts)


def _body(colour: Colour, mood: Mood, *, rides: bool = False) -> str:
    return f"{{limbs-{'rides' if rides else 'alone'}-{mood}}}{{shell-{colour}}}"


def _crown(heading: float) -> str:
    """Return the crown, which floats above the head and never over the letter."""
    angle = radians(heading)
    x, y = 54 * cos(angle), 54 * sin(angle)
    up = min(y - 30, -34 - 26 * abs(sin(angle)))
    return f'<g transform="translate({fixed(x)} {fixed(up)}) scale(0.86)">{{crown}}</g>'


def _hatchlings(state: State, seated: tuple[Seated, ...]) -> Iterator[str]:
    """Yield those who hatched from the last clutch, round whoever won: the turtle in the nest, if that did."""
    if state.nest is None:
        return
    ours = state.rules.turtles_of(standing(state).winners[0])
    winner = state.nest if state.nest in ours else ours[0]
    to = next(one.at for one in seated if one.turtle == winner)
    far = 104 if winner == state.nest else 70
    wide = places()["size"][0]
    for index, colour in enumerate(COLOURS):
        angle = index * 2 * pi / 7 + 0.4
        x = max(28, min(wide - 28, to.x + far * cos(angle)))
        y = to.y + far * sin(angle)
        turn = degrees(atan2(to.y - y, to.x - x))
        where = f"translate({fixed(x)}, {fixed(y)}) rotate({fixed(turn, 0)}) scale(0.34)"
        yield f'<g transform="{where}">{_body(colour, "happy")}</g>'


def portrait(turtle: Turtle, look: Look) -> str:
    """Return a turtle on its own, its head up, the middle at 0, 0."""
    colour = look.colours["ABCDEFG".index(turtle)]
    return f'<g transform="rotate(-90)">{_body(colour, "calm")}</g>{{tag-{turtle}}}'
