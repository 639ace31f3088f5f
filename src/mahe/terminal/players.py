"""Who plays: names, turtles and their colours, and what to call them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from mahe.locales import Words
from mahe.record import COLOURS, Colour, Record, parse_bot
from mahe.rules import Rules, Seat, Turtle


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and who sits there."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    """A person's name, or a bot's in the registry."""

    turtles: tuple[Turtle, ...]
    colours: tuple[Colour, ...]
    away: bool = False
    called: str = ""
    """What a bot is called at this table, if it has a name."""


@dataclass(frozen=True)
class Cast:
    """Everyone at a table, in one language."""

    places: tuple[Place, ...]
    words: Words

    def who(self, seat: Seat) -> str:
        """Return a person's name, or the bot and its turtles."""
        place = self.places[seat - 1]
        if place.called:
            return place.called
        if place.kind == "bot":
            return self.words("table-bot", level=place.name, letters="+".join(place.turtles))
        return place.name or self.words("table-free-seat")

    def owner(self, turtle: Turtle) -> Place:
        """Return whose *turtle* is."""
        return next(place for place in self.places if turtle in place.turtles)

    def colour(self, turtle: Turtle) -> str:
        """Return the colour of *turtle*."""
        place = self.owner(turtle)
        return place.colours[place.turtles.index(turtle)]

    def turtle(self, turtle: Turtle) -> str:
        """Return "Red A"."""
        return self.words("turtle", colour=self.colour(turtle), letter=turtle)

    def the_turtle(self, turtle: Turtle) -> str:
        """Return "the red turtle"."""
        return self.words("table-turtle", colour=self.colour(turtle))

    def turtles(self, turtles: Sequence[Turtle]) -> str:
        """Return "Red A and Blue B"."""
        return self.words.list(map(self.turtle, turtles))


def recorded_cast(record: Record, words: Words) -> Cast:
    """Return the cast of a recorded game."""
    return cast_of(record.rules, record.names, words, record.bot_names, record.colours)


def cast_of(
    rules: Rules,
    names: Sequence[str],
    words: Words,
    bot_names: Sequence[str] = (),
    colours: Sequence[Colour] = COLOURS,
) -> Cast:
    """Return the cast of a local game, where a bot's name begins with "bot:"; *colours* are the turtles', from A on."""
    places = []
    called = dict(zip(rules.seats, bot_names, strict=False))
    for seat, name in zip(rules.seats, names, strict=True):
        turtles = rules.turtles_of(seat)
        shells = tuple(colours[rules.turtles.index(turtle)] for turtle in turtles)
        bot = parse_bot(name)
        kind: Literal["bot", "person"] = "person" if bot is None else "bot"
        places.append(Place(seat, kind, name if bot is None else bot, turtles, shells, called=called.get(seat, "")))
    return Cast(tuple(places), words)
