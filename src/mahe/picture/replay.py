"""A recorded game as a piece of HTML that shows it turn by turn, without a script and without any other file.

A turn is a radio button, drawn as a part of a bar: a click or the arrow keys lead from one to another, and a style
sheet shows what belongs to the one that is chosen. Where style sheets are taken out, the last picture is to be seen.
"""

from __future__ import annotations

from dataclasses import replace
from html import escape
from typing import Final

from mahe.locales import Words
from mahe.picture.board import draw_ground, draw_pieces
from mahe.picture.describe import describe
from mahe.picture.look import DAY, Look, look_of, player_names
from mahe.picture.moments import Moment, turns_of
from mahe.picture.position import draw_water, finish, size_of
from mahe.picture.shapes import define, share
from mahe.record import Record, format_turns
from mahe.rules import standing

WIDTH: Final = 480
"""How many pixels wide a replay is, where there is room."""

_STYLE: Final = """
.mahe-replay { max-width: WIDTHpx; margin: 0; font: 600 15px/1.4 system-ui, sans-serif; }
.mahe-replay form { display: flex; flex-wrap: wrap; }
.mahe-replay svg { order: 1; width: 100%; height: auto; border-radius: 12px; }
.mahe-replay input { order: 2; appearance: none; flex: 1 1 0; min-width: 3px; height: 22px; margin: 8px 0 4px;
  cursor: pointer; background: #63b7c6; border-radius: 3px; opacity: .45; }
.mahe-replay input:has(~ input:checked) { opacity: 1; }
.mahe-replay input:checked { background: #0b4a57; opacity: 1; }
.mahe-replay input:hover { background: #f5b92e; opacity: 1; }
.mahe-replay input:focus-visible { outline: 3px solid #7a2fd0; outline-offset: 2px; }
.mahe-replay p { order: 3; width: 100%; margin: 0; display: none; }
"""


def draw_replay(record: Record, look: Look = DAY) -> str:
    """Return *record* as HTML: a picture of the beginning and of the end of each turn, and a bar to choose one."""
    # Everyone's eggs are told below each picture.
    look = replace(look_of(record, look), scores=False)
    words = Words(look.lang)
    shown = turns_of(record)
    last = len(shown) - 1
    captions = _captions(words, record, look, shown)
    eggs = [_eggs(words, moment, look) for moment in shown]
    drawn = [_draw(moment, look) for moment in shown]
    ground, under = share(draw_water(look, shown[0].state) + draw_ground(look), night=look.night)
    shapes = define(under.union(*(names for _, names in drawn)))
    groups = "".join(
        f'<g role="img" aria-label="{escape(_told(moment, look))}"{_hidden(index != last)}>{finish(pieces, look)}</g>'
        for index, (moment, (pieces, _)) in enumerate(zip(shown, drawn, strict=True))
    )
    inputs = "".join(
        f'<input type="radio" name="turn" aria-label="{escape(caption)}" title="{escape(caption)}"'
        f"{' checked' if index == last else ''}>"
        for index, caption in enumerate(captions)
    )
    texts = "".join(
        f"<p>{escape(caption)}<br>{escape(counted)}</p>" for caption, counted in zip(captions, eggs, strict=True)
    )
    wide, high = size_of(shown[0].state, look)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{WIDTH}" '
        f'height="{round(WIDTH * high / wide)}" role="group" aria-label="{escape(words("board-label"))}">'
        f"{finish(shapes, look)}{finish(ground, look)}{groups}</svg>"
    )
    style = _STYLE.replace("WIDTH", str(WIDTH)) + "".join(map(_rule, range(1, len(shown) + 1)))
    return (
        f'<figure class="mahe-replay" lang="{look.lang}"><style>{style}</style>'
        f'<form aria-label="{escape(words("replay-heading"))}">{inputs}{svg}{texts}</form></figure>'
    )


def _rule(number: int) -> str:
    """Return the rule that shows what belongs to a button."""
    chosen = f".mahe-replay input:nth-of-type({number}):checked"
    return (
        f"{chosen} ~ svg > g[role=img] {{ display: none; }}\n"
        f"{chosen} ~ svg > g[role=img]:nth-of-type({number}) {{ display: inline; }}\n"
        f"{chosen} ~ p:nth-of-type({number}) {{ display: block; }}\n"
    )


def _hidden(hidden: bool) -> str:
    return ' display="none"' if hidden else ""


def _draw(moment: Moment, look: Look) -> tuple[str, frozenset[str]]:
    return share(draw_pieces(moment.state, look, moment.throw), night=look.night)


def _told(moment: Moment, look: Look) -> str:
    return describe(moment.state, look.lang, look.names, look.colours)


def _eggs(words: Words, moment: Moment, look: Look) -> str:
    """Return how many eggs everyone has."""
    names = player_names(words, look.names, moment.state.rules)
    counts = zip(names, standing(moment.state).eggs, strict=True)
    return words.apart(words("pair", label=name, value=words("table-eggs", eggs=eggs)) for name, eggs in counts)


def _captions(words: Words, record: Record, look: Look, shown: tuple[Moment, ...]) -> list[str]:
    """Return what is said of each picture: the turn, whose it was, and how the record writes it."""
    lines = format_turns(record.first, record.events)
    names = player_names(words, look.names, record.rules)
    captions = []
    seat = record.first.turn
    for moment in shown:
        if not moment.turn:
            captions.append(words("replay-start"))
            continue
        number, _, moves = lines[moment.turn - 1].partition(" ")
        captions.append(f"{words('review-turn', turn=number.rstrip('.'))}: {names[seat - 1]}, {moves}")
        seat = moment.state.turn
    return captions
