"""The lines of a record's turns."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import pairwise

from mahe.record.moves import Move, move_made, replay
from mahe.rules import Event, PlayCard, Rolled, Start, State, Turned


def format_turns(first: State, events: Sequence[Event]) -> list[str]:
    """Return one line for each turn of a game that began at *first*, without line feeds.

    >>> from mahe.rules import STANDARD, Roll, begin
    >>> format_turns(begin(STANDARD), [Turned(5), Start("A"), Rolled(5), Roll(), Rolled(4), Start("B"), Rolled(3)])
    ['1. A54x', '2. B3']
    """
    turns: list[str] = []
    if events and first.mover is not None:
        turns.append(f"1. {begun_throw(first)}")
    for (before, after), event in zip(pairwise(replay(first, events)), events, strict=True):
        match event:
            case Start(turtle):
                if before.moved is None or not turns:
                    turns.append(f"{len(turns) + 1}.")
                turns[-1] += f" {turtle}"
            case Rolled(pips):
                turns[-1] += str(pips)
            case PlayCard(eggs):
                turns[-1] += f"c{eggs}"
            case Turned(eggs) if turns:
                turns[-1] += f"/{eggs}"
            case _:
                pass
        if move := move_made(before, event, after):
            turns[-1] += format_outcome(move)
    return turns


def begun_throw(state: State) -> str:
    """Return how the token begins of the throw that is going on in *state*: the turtle and its dice so far."""
    return f"{state.mover}{state.throw or ''}"


def format_outcome(move: Move) -> str:
    """Return the part of a token that says where *move* ended and what it won: `=21+5`, `=7` or `x`."""
    if move.is_bust:
        return "x"
    return f"={move.space}+{move.eggs}" if move.eggs else f"={move.space}"


def check_sum(turns: Sequence[str]) -> str:
    """Return eight hexadecimal digits that change when a character of the turns does."""
    return f"{zlib.crc32(join_lines(turns).encode()):08x}"


def join_lines(lines: Sequence[str], end: str = "\n") -> str:
    """Return *lines* as text, each followed by *end*."""
    return "".join(f"{line}{end}" for line in lines)
