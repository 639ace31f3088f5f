"""How a picture looks, whatever is on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from mahe.locales import Words
from mahe.record import COLOURS, Colour, Record, parse_bot
from mahe.rules import Rules


@dataclass(frozen=True, slots=True)
class Look:
    """By day or by night, which way round, in which language, and whose turtles these are."""

    night: bool = False
    clockwise: bool = False
    """The Italian edition's way round (M5)."""

    scores: bool = False
    """Whether everyone's eggs are written below the board."""

    lang: str = "en"
    """The language of the description and of all words: en, de, fr, nl, it."""

    colours: tuple[Colour, ...] = COLOURS
    """The colours of the turtles, from A on."""

    names: tuple[str, ...] = ()
    """Who sits where, from seat 1 on, as a record has it; a seat without a name is called by its turtles."""


DAY: Final = Look()
"""The usual look: by day, counter-clockwise, in English, without scores."""


def look_of(record: Record, look: Look = DAY) -> Look:
    """Return *look* with the names and colours of a recorded game."""
    bots = record.bot_names or ("",) * record.rules.players
    names = (bot or name for bot, name in zip(bots, record.names, strict=True))
    return replace(look, names=tuple(names), colours=record.colours)


def player_names(words: Words, names: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """Return what each player is called: by name, a bot by its kind and turtles, an empty seat by its turtles alone."""
    found = (*names, *[""] * rules.players)
    letters = ("".join(rules.turtles_of(seat)) for seat in rules.seats)
    return tuple(
        words("table-bot", level=bot, letters=one) if (bot := parse_bot(name)) else name or one
        for name, one in zip(found, letters, strict=False)
    )
