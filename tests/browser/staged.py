"""Tables in a position of our choice: games that are played in memory, with dice from a seed, until something holds."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Final

from mahe.bots import make_bot
from mahe.record import COLOURS, parse_bot
from mahe.rules import Decision, Rules, State, options
from mahe.server.position import PositionView, StandingView, view_position, view_standing
from mahe.server.storage.interface import Entry, Key, Status, Stored
from mahe.server.tokens import digest
from mahe.tablelog import Body, Closed, Sat, write_body
from tests.kit.logs import GrowingLog

Json = dict[str, Any]
NOON: Final = 1_799_928_000.0
"""When staged games are played, in seconds since 1970."""

LONGEST: Final = 2000
"""Decisions after which a game is given up."""


@dataclass
class Staged:
    """A table to put into a storage, and what a browser keeps of it."""

    stored: Stored
    names: list[str]
    position: PositionView
    moves: int
    standing: StandingView

    @property
    def table(self) -> str:
        return self.stored.table

    def kept_by(self, *seats: int) -> Json:
        """Return what the browser of those on *seats* has in its storage; 0 opened the table."""
        people = [name for name in self.names if name and not name.startswith("bot:")]
        known = {
            "tokens": {str(seat): token_of(self.table, seat) for seat in seats},
            "people": people,
            "bots": sum(name.startswith("bot:") for name in self.names),
            "seen": NOON * 1000,
        }
        return {self.table: known}

    @property
    def decisions(self) -> list[Json]:
        """All decisions of people, as they are sent to a server."""
        sorts = ("start", "roll", "stop", "card")
        made = [(entry, json.loads(entry.body)) for entry in self.stored.entries]
        return [
            {"seat": entry.seat, "seq": entry.seq - 1, "command": f"c{entry.seq}", "event": body}
            for entry, body in made
            if body["type"] in sorts
        ]

    def before_any_move(self) -> Staged:
        """Return the same table at its start: whoever decides the same again gets the same dice."""
        opening = [json.loads(entry.body)["type"] for entry in self.stored.entries].index("started") + 2
        status = Status("playing", False, None)
        return replace(self, stored=replace(self.stored, status=status, entries=self.stored.entries[:opening]))

    def daily(self) -> Staged:
        """Return the same table with a day for each choice."""
        return self._opened(pace="daily")

    def after_games(self, *scores: tuple[int, int, int]) -> Staged:
        """Return the same table as a rematch after three games, with the wins, eggs and best ride of each seat."""
        each = [dict(zip(("wins", "eggs", "ride"), score, strict=True)) for score in scores]
        return self._opened(series={"games": 3, "scores": each})

    def _opened(self, **more: Any) -> Staged:
        opening, *rest = self.stored.entries
        body = json.dumps({**json.loads(opening.body), **more})
        # What a snapshot says of the opening would be another.
        plain = (entry._replace(snapshot=None) for entry in rest)
        return replace(self, stored=replace(self.stored, entries=(opening._replace(body=body), *plain)))

    def closed(self) -> Staged:
        """Return the same table after its host has closed it."""
        closed = self.followed_by(Closed())
        return replace(closed, stored=replace(closed.stored, status=Status("closed", False, None)))

    def followed_by(self, *bodies: Body) -> Staged:
        """Return the same table with more in its log that changes no position."""
        last = self.stored.entries[-1]
        more = (
            Entry(last.seq + number, 0, None, write_body(body), last.at + number)
            for number, body in enumerate(bodies, 1)
        )
        return replace(self, stored=replace(self.stored, entries=(*self.stored.entries, *more)))


Until = Callable[[PositionView], bool]
Wanted = Callable[[Staged], bool]


def stage(names: Sequence[str], until: Until, *, like: str = "swimmer", seed: int = 1, **rules: Any) -> Staged:
    """Return a table where somebody must decide and *until* holds, in the first game from *seed* on that leads there.

    *names* are those of people, or "bot:swimmer"; people play *like* a bot, or like a "climber".
    """
    games = (_play(names, until, like, one, Rules(players=len(names), **rules)) for one in count(seed))
    return next(game for game in games if game is not None)


def finished(
    names: Sequence[str], wanted: Wanted = lambda _: True, *, like: str = "swimmer", seed: int = 1, **rules: Any
) -> Staged:
    """Return a game that was played to its end, the first from *seed* on that is *wanted*; people play *like* a bot."""
    games = (_play(names, None, like, one, Rules(players=len(names), **rules)) for one in count(seed))
    return next(game for game in games if game is not None and wanted(game))


def waiting(names: Sequence[str | None], *, seed: int = 1, **rules: Any) -> Staged:
    """Return a table whose game has not begun, with open seats where there is no name."""
    return _Game("waiting", [name or "" for name in names], seed, Rules(players=len(names), **rules)).result()


def token_of(table: str, seat: int) -> str:
    """Return what opens a seat of a staged table."""
    return sha256(f"{table} {seat}".encode()).hexdigest()[:32]


class _Game(GrowingLog):
    """A table's log as it grows."""

    def __init__(self, sort: str, names: list[str], seed: int, rules: Rules) -> None:
        self.secret = sha256(f"staged {sort} {seed} {names} {rules}".encode()).digest()
        super().__init__(self.secret.hex()[:16], self.secret, lambda seq: NOON + seq - 1)
        self.names = names
        self.open(rules, [parse_bot(name) for name in names], COLOURS)
        self.add(*(Sat(seat, name, b"") for seat, name in enumerate(names, 1) if name and parse_bot(name) is None))

    def result(self) -> Staged:
        game = self.table
        seats = [0, *(seat for seat, one in enumerate(game.seats, 1) if one.kind == "person")]
        keys = tuple(Key(digest(token_of(game.id, seat)), seat) for seat in seats)
        stored = Stored(game.id, self.secret, Status(game.phase, False, None), keys, tuple(self.entries))
        return Staged(stored, self.names, view_position(game.state), self.moves, view_standing(game.state))


class _Climber:
    """Cares for nothing but sitting on others, so that towers grow."""

    def choose(self, state: State, offered: Sequence[Decision]) -> Decision:
        def height(index: int) -> float:
            option = view_position(state)["options"][index]
            if "lands" in option:
                return len(option["lands"]["onto"]) - 10 * option["lands"]["wins"]
            return sum(len(one["onto"]) - 1 - 10 * one["wins"] for one in option.get("rolls", [])) / 6

        return offered[max(range(len(offered)), key=height)]


def _play(names: Sequence[str], until: Until | None, like: str, seed: int, rules: Rules) -> Staged | None:
    log = _Game("playing" if until else "over", list(names), seed, rules)
    game = log.table
    log.add_steps(log.after_start())
    bot = _Climber() if like == "climber" else make_bot(like, Random(seed))
    for _ in range(LONGEST):
        seat = game.decider
        if seat is None:
            break
        if until is not None and until(view_position(game.state)):
            return log.result()
        if game.bot is None:
            steps = log.after_decision(seat, bot.choose(game.state, options(game.state)))
        else:
            steps = log.after_bot()
        log.add_steps(steps, seat)
    return log.result() if until is None and game.phase == "over" else None
