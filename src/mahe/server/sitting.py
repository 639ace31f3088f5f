"""A table as its log tells it: who sits where, and the game. Nothing here stores, sends or waits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from logging import getLogger
from random import Random
from typing import Any, Final, NamedTuple

from mahe.bots import make_bot
from mahe.play.fair import LENGTH, Chain, draw, next_hash
from mahe.play.fair_record import fair_tags
from mahe.record import Move, Record, format_event, move_made, parse_event, record_game
from mahe.rules import (
    CHANCE,
    Decision,
    Event,
    IllegalEvent,
    MaheError,
    Rolled,
    Rules,
    Seat,
    State,
    Turned,
    actor,
    apply,
    begin,
    options,
)
from mahe.server.errors import Code, Refusal
from mahe.server.storage.interface import Body, Entry, Status

SUBSTITUTE: Final = "swimmer"
"""The bot that plays for one that cannot."""

BOT_PATIENCE: Final = 2.0
"""Seconds after which a bot's move that nobody made is made by whoever notices."""


_LOG: Final = getLogger("mahe.server")


@dataclass(slots=True)
class Place:
    """One seat of a table."""

    kind: str
    """"open", "person" or "bot"."""

    name: str = ""
    """The person's name, or the bot's."""

    tip: bytes = b""
    """The tip of the person's chain, empty if they have none."""

    link: bytes = b""
    """The last link of that chain that has been revealed."""

    away: bool = False
    """Whether the stand-in plays for the person until they are back."""


class _Foreseen(NamedTuple):
    """An event before it is in the log, and the positions before and after it."""

    before: State
    body: Body
    event: Event
    after: State


class Sitting:
    """Everything that follows from a table's log so far."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.table = table
        self._secret = secret
        self._chains: list[Chain] = []
        self.seq = 0
        self.phase = "open"
        self.decider: Seat | None = None
        """The seat that must decide, None before the start and after the end."""

        self.opening: Body = {}
        self.places: list[Place] = []
        self.state: State
        self.events: list[Event] = []
        self.draws = 0
        """How many dice and cards have been drawn."""

        self.alone: list[int] = []
        """The numbers of the draws that the server made without a player's link."""

        self.server: list[tuple[bytes, bytes]] = []
        """Tip and last link revealed of the server's chains; a second one only in a very long game."""

        self.moves: dict[int, Move] = {}
        """The moves that were made, by the seq of the entry that completed each."""

        self._foreseen: list[_Foreseen] = []
        """What the last decision was found to lead to, so that it is not worked out again when it is in the log."""

        self._thrower_link = b""
        self.commands: dict[tuple[Seat, str], int] = {}
        """The seq that each client's command was stored under."""

        self.opened = 0.0
        self.changed = 0.0
        self.rematch: str | None = None

    # What the log tells.

    def tell(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        assert entry.seq == self.seq + 1
        body = entry.body
        match body["type"]:
            case "opened":
                self._open(body)
                self.opened = entry.at
            case "chain":
                self._begin_chain(body["tip"])
            case "sat":
                tip = bytes.fromhex(body["tip"])
                self.places[body["seat"] - 1] = Place("person", body["name"], tip=tip, link=tip)
            case "tip":
                place = self.places[body["seat"] - 1]
                place.tip = place.link = bytes.fromhex(body["tip"])
            case "left":
                self._leave(self.places[body["seat"] - 1])
            case "filled":
                self.places[body["seat"] - 1] = Place("bot", body["bot"])
            case "started":
                self.phase = "playing"
            case "away":
                self.places[body["seat"] - 1].away = True
            case "back":
                self.places[body["seat"] - 1].away = False
            case "rematch":
                self.rematch = body["table"]
            case _:
                self._happen(entry.seq, body)
        self.seq = entry.seq
        self.changed = entry.at
        if entry.command is not None:
            self.commands[entry.seat, entry.command] = entry.seq

    def _open(self, body: Body) -> None:
        self.opening = body
        self.state = begin(rules_from_json(body["rules"]))
        self.places = [Place(seat["kind"], seat.get("bot") or "") for seat in body["seats"]]
        self._begin_chain(body["tip"])

    def _begin_chain(self, tip: str) -> None:
        self.server.append((bytes.fromhex(tip), bytes.fromhex(tip)))

    def _leave(self, place: Place) -> None:
        if self.phase == "open":
            place.kind, place.name, place.tip, place.link = "open", "", b"", b""
        else:
            # The chain stays: the record needs it for the dice thrown so far.
            place.kind, place.name, place.away = "bot", self.stand_in, False

    def _happen(self, seq: int, body: Body) -> None:
        if "draw" in body:
            self.draws = body["draw"]
            self.server[-1] = (self.server[-1][0], bytes.fromhex(body["link"]))
            self._thrower_link = bytes.fromhex(body["player"])
            if not self._thrower_link:
                self.alone.append(self.draws)
            elif body["type"] == "rolled":
                self.places[body["by"] - 1].link = self._thrower_link
        before = self.state
        foreseen = self._foreseen.pop(0) if self._foreseen else None
        if foreseen is not None and foreseen.before is before and foreseen.body is body:
            event, self.state = foreseen.event, foreseen.after
        else:
            self._foreseen = []
            event = _event_of(body)
            self.state = apply(before, event)
        move = move_made(before, event, self.state)
        if move is not None:
            self.moves[seq] = move
        self.events.append(event)
        who = actor(self.state)
        self.decider = None if who is CHANCE else who
        if who is None:
            self.phase = "over"

    # What may come next.

    @property
    def rules(self) -> Rules:
        """How the table plays."""
        return self.state.rules

    @property
    def bot(self) -> str | None:
        """The bot that must decide now: at its own seat, or for someone who is away."""
        seat = self.decider
        if seat is None:
            return None
        place = self.places[seat - 1]
        if place.kind == "bot":
            return place.name
        return self.stand_in if place.away else None

    @property
    def is_stood_in(self) -> bool:
        """Whether the stand-in must decide now, for someone who is away."""
        return self.decider is not None and self.places[self.decider - 1].away

    @property
    def waiting_for(self) -> tuple[int, Seat | None, str | None]:
        """The decision that the table waits for: after how many events, whose, and which bot makes it."""
        return len(self.events), self.decider, self.bot

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return str(self.opening["stand_in"])

    def status(self, now: float) -> Status:
        """Return what the storage finds this table by."""
        due = None
        if self.bot is not None:
            due = now + BOT_PATIENCE
        elif self.decider is not None and self.opening["seconds"] is not None:
            due = now + self.opening["seconds"]
        return Status(self.phase, bool(self.opening["public"]), due)

    def after_decision(self, seat: Seat, decision: Decision, link: bytes) -> list[Body]:
        """Return what happens if *seat* decides so: the decision, and the dice and cards that follow.

        The same call always gives the same dice. Raises Refusal.
        """
        if seat != self.decider:
            right = f"seat {self.decider} must decide" if self.decider else "nobody has anything to decide"
            raise Refusal(Code.NOT_NOW, f"Seat {seat} cannot decide now: {right}.")
        place = self.places[seat - 1]
        if link and (not place.link or next_hash(link) != place.link):
            raise Refusal(Code.BAD_LINK, "The link does not continue the chain of this seat.")
        try:
            state = apply(self.state, decision)
        except IllegalEvent as error:
            raise Refusal(Code.ILLEGAL, f"{error}.") from error
        if link and not state.rolling:
            raise Refusal(Code.BAD_LINK, "A link is for throwing a die; nothing is thrown here.")
        body: Body = format_event(decision)
        self._foreseen = [_Foreseen(self.state, body, decision, state)]
        return [body, *self._chance(state, seat, link)]

    def after_start(self) -> list[Body]:
        """Return what happens when the game starts: the first clutch card."""
        self._foreseen = []
        return [{"type": "started"}, *self._chance(self.state, 0, b"")]

    def after_bot(self) -> list[Body]:
        """Return what the bot that must decide does; the same whoever asks, and however often."""
        seat, name = self.decider, self.bot
        assert seat is not None and name is not None
        rng = Random(sha256(b"mahe bot:" + self._secret + f":{self.seq}".encode()).digest())
        try:
            decision = make_bot(name, rng).choose(self.state, options(self.state))
        except (MaheError, OSError) as error:
            # A package or a file that the host has broken or taken away must not stop the game.
            _LOG.warning("a bot cannot play", extra={"table": self.table, "bot": name, "reason": str(error)})
            decision = make_bot(SUBSTITUTE, rng).choose(self.state, options(self.state))
        return self.after_decision(seat, decision, b"")

    def _chance(self, state: State, seat: Seat, link: bytes) -> list[Body]:
        """Return the draws that *state* waits for; a card uses the link of the die before it."""
        bodies: list[Body] = []
        number = self.draws
        player = self._thrower_link
        while actor(state) is CHANCE:
            if state.rolling:
                player = link
            number += 1
            index, position = divmod(number - 1, LENGTH)
            key = self._chain(index).link(position + 1)
            outcome = draw(key, self.table, number, player, state.unseen, card=not state.rolling)
            body = {**format_event(outcome), "draw": number, "link": key.hex(), "player": player.hex(), "by": seat}
            bodies.append(body)
            if position + 1 == LENGTH:
                # Before anyone sends a link for the next draw: the host must not know it when it picks the chain.
                bodies.append({"type": "chain", "tip": self._chain(index + 1).tip.hex()})
            after = apply(state, outcome)
            self._foreseen.append(_Foreseen(state, body, outcome, after))
            state = after
        return bodies

    def _chain(self, index: int) -> Chain:
        while len(self._chains) <= index:
            self._chains.append(Chain(chain_secret(self._secret, len(self._chains))))
        return self._chains[index]

    # What can be told of it.

    def record(self, date: str) -> Record:
        """Return the game so far, with all that is needed to check its dice."""
        names = [f"bot:{place.name}" if place.kind == "bot" else place.name for place in self.places]
        extra = fair_tags(
            table=self.table,
            server=self.server,
            players=[(place.tip, place.link) for place in self.places],
            alone=self.alone,
        )
        return record_game(self.rules, names, self.events, date=date, extra=extra)


def _event_of(body: Body) -> Event:
    """Return the event that an entry tells of; a draw's entry says more than the event does."""
    if "draw" not in body:
        return parse_event(body)
    return Rolled(body["pips"]) if body["type"] == "rolled" else Turned(body["eggs"])


def chain_secret(secret: bytes, index: int) -> bytes:
    """Return the secret of a table's server chain number *index*, from 0."""
    return sha256(b"mahe server chain %d:" % index + secret).digest()


def rules_from_json(value: Mapping[str, Any]) -> Rules:
    """Return the Rules that a log's opening holds."""
    return Rules(**{**value, "deck": tuple(value["deck"])})
