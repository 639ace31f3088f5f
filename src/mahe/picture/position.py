"""A position as an SVG picture."""

from __future__ import annotations

from html import escape
from typing import Final

from mahe.locales import Words
from mahe.picture.board import Throw, draw_ground, draw_pieces
from mahe.picture.describe import describe
from mahe.picture.lettering import outline
from mahe.picture.look import DAY, Look
from mahe.picture.scores import draw_scores, height_of_scores
from mahe.picture.shapes import colour, dress, expand, places
from mahe.rules import State

WIDTH: Final[int] = 1000
"""How wide the picture says it is; like any SVG it can be drawn at every size."""


def draw_position(state: State, look: Look = DAY, throw: Throw | None = None, *, width: int = WIDTH) -> str:
    """Return *state* as SVG. *throw* is what lies on the table, if more is known of it than the dice of *state*.

    >>> from mahe.picture import Look, draw_position
    >>> from mahe.rules import STANDARD, begin
    >>> draw_position(begin(STANDARD), Look(night=True)).startswith("<svg ")
    True
    """
    drawing = draw_water(look, state) + draw_ground(look) + draw_pieces(state, look, throw)
    inside = finish(expand(drawing), look)
    if look.scores:
        inside += finish(expand(draw_scores(state, look)), look)
    return frame(state, look, inside, width=width)


def frame(state: State, look: Look, inside: str, *, width: int = WIDTH, title: str = "") -> str:
    """Return the SVG that holds *inside*, with words for those who cannot see it."""
    wide, high = size_of(state, look)
    words = Words(look.lang)
    head = title or words("board-label")
    told = describe(state, look.lang, look.names, look.colours)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{width}" '
        f'height="{round(width * high / wide)}" role="img" lang="{look.lang}" aria-label="{escape(told)}">'
        f"<title>{escape(head)}</title><desc>{escape(told)}</desc>{inside}</svg>"
    )


def size_of(state: State, look: Look) -> tuple[int, int]:
    """Return how wide and how high a picture is, in its own units."""
    wide, high = places()["size"]
    return wide, high + (height_of_scores(state) if look.scores else 0)


def draw_water(look: Look, state: State) -> str:
    """Return the water round the island, lighter above."""
    wide, high = size_of(state, look)
    stops = ((0, "lagoon"), (1, "lagoon-deep"))
    colours = "".join(f'<stop offset="{at}" stop-color="{colour(name)}"/>' for at, name in stops)
    gradient = f'<defs><linearGradient id="water" x2="0" y2="1">{colours}</linearGradient></defs>'
    return f'{gradient}<rect width="{wide}" height="{high}" fill="url(#water)"/>'


def finish(markup: str, look: Look) -> str:
    """Return *markup* in the colours of its time of day, and its texts as outlines."""
    return outline(dress(markup, night=look.night))
