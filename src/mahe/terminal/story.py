"""The log of a table, told on: who sits where, and the game so far."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Literal

from mahe.locales import Words
from mahe.record import parse_event
from mahe.rules import Event, Rules, State, actor, apply, begin
from mahe.terminal.cast import COLOURS, Cast, Place
from mahe.terminal.game import Happened, News, Said

Json = dict[str, Any]

_EVENT_KEYS: Final = {
    "start": ("turtle",),
    "roll": (),
    "stop": (),
    "card": ("eggs",),
    "rolled": ("pips",),
    "turned": ("eggs",),
}


class Story:
    """What the entries of a log have told so far. They must come in order, from the first on."""

    def __init__(self, words: Words) -> None:
        self.cast = Cast((), words)
        self.states: list[State] = []
        self.events: list[Event] = []
        self.phase: Literal["", "open", "playing", "over"] = ""
        """Empty until the first entry has come."""

        self._stand_in = ""
        self.rematch = ""
        """The table where the same people play again, if they do."""

    def tell(self, body: Json, *, quick: bool) -> list[News]:
        """Take in the body of the next entry, and return what is new."""
        kind = body["type"]
        if kind in _EVENT_KEYS:
            event = parse_event({"type": kind, **{key: body[key] for key in _EVENT_KEYS[kind]}})
            self.states.append(apply(self.states[-1], event))
            self.events.append(event)
            if actor(self.states[-1]) is None:
                self.phase = "over"
            return [Happened(len(self.events) - 1, quick)]
        words = self.cast.words
        match kind:
            case "opened":
                self._open(body)
            case "started":
                self.phase = "playing"
                return [Said(words("telling-started"))]
            case "rematch":
                self.rematch = body["table"]
                return [Said(words("telling-rematch"))]
            case "sat" | "left" | "filled" | "away" | "back":
                return [self._reseat(kind, body)]
        return []

    def _open(self, body: Json) -> None:
        rules = Rules(**{**body["rules"], "deck": tuple(body["rules"]["deck"])})
        self.states = [begin(rules)]
        self._stand_in = body["stand_in"]
        colours = iter(COLOURS)
        places = []
        for seat, one in zip(rules.seats, body["seats"], strict=True):
            turtles = rules.turtles_of(seat)
            painted = tuple(one.get("colours") or [next(colours) for _ in turtles])
            places.append(Place(seat, one["kind"], one.get("bot") or "", turtles, painted))
        self.cast = Cast(tuple(places), self.cast.words)
        self.phase = "open"

    def _reseat(self, kind: str, body: Json) -> Said:
        """Change who sits on a seat, and tell it."""
        old = self.cast.places[body["seat"] - 1]
        # A seat that is left in mid-game is played on for good by the bot that stands in.
        left = ("open", "") if self.phase == "open" else ("bot", self._stand_in)
        new = {
            "sat": lambda: replace(old, kind="person", name=body["name"], away=False),
            "left": lambda: replace(old, kind=left[0], name=left[1], away=False),
            "filled": lambda: replace(old, kind="bot", name=body["bot"], away=False),
            "away": lambda: replace(old, away=True),
            "back": lambda: replace(old, away=False),
        }[kind]()
        places = tuple(new if place.seat == new.seat else place for place in self.cast.places)
        self.cast = replace(self.cast, places=places)
        name = self.cast.who(old.seat) if kind != "left" else old.name
        return Said(self.cast.words("telling-seat", what=kind, name=name))
