"""A game as an animated picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mahe.picture.board import draw_ground, draw_pieces
from mahe.picture.describe import describe
from mahe.picture.look import DAY, Look, look_of
from mahe.picture.moments import Moment, moments
from mahe.picture.position import draw_water, finish, frame
from mahe.picture.raster import draw_gif, draw_png
from mahe.picture.scores import draw_scores
from mahe.picture.shapes import expand
from mahe.record import Record

WIDTH: Final = 400
"""How many pixels wide a film is, unless it is said otherwise: a whole game stays below two megabytes."""

DIE, MOVE, END = 450, 800, 4000
"""How long a die, the end of a move and the end of the game are to be seen, in milliseconds."""


def draw_film(
    record: Record, look: Look = DAY, *, width: int = WIDTH, advance: Callable[[int], None] = lambda _: None
) -> bytes:
    """Return *record* as an animated GIF, a frame for each die and each move; raise PictureMissing without the extra.

    Its comment tells in words how the game stands at the end. *advance* is called with the number of frames just drawn:
    `len(tuple(moments(record)))` in all.
    """
    look = look_of(record, look)
    shown = tuple(moments(record))
    first = shown[0].state
    ground = frame(first, look, finish(expand(draw_water(look, first) + draw_ground(look)), look))
    pngs = []
    for moment in shown:
        pngs.append(draw_png(frame(moment.state, look, _pieces(moment, look)), width))
        advance(1)
    durations = [*(MOVE if one.is_end else DIE for one in shown[:-1]), END]
    words = describe(shown[-1].state, look.lang, look.names, look.colours)
    return draw_gif(pngs, draw_png(ground, width), durations, words)


def _pieces(moment: Moment, look: Look) -> str:
    scores = draw_scores(moment.state, look) if look.scores else ""
    return finish(expand(draw_pieces(moment.state, look, moment.throw) + scores), look)
