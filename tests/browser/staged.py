"""Tables in a position of our choice: games that are played in memory, with dice from a seed, until something holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Final

from mahe.bots import make_bot
from mahe.play.fair import Chain
from mahe.rules import Decision, Rules, State, options
from mahe.server.hosted import COLOURS
from mahe.server.position import PositionView, StandingView, view_position, view_standing
from mahe.server.sitting import Sitting, chain_secret
from mahe.server.storage.interface import Body, Entry, Key, Status, Stored
from mahe.server.tokens import digest

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
        people = [name for name in self.names if not name.startswith("bot:")]
        known = {
            "tokens": {str(seat): token_of(self.table, seat) for seat in seats},
            "people": people,
            "bots": len(self.names) - len(people),
            "seen": NOON * 1000,
        }
        return {self.table: known}

    @property
    def decisions(self) -> list[Json]:
        """All decisions of people, as they are sent to a server."""
        sorts = ("start", "roll", "stop", "card")
        made = [entry for entry in self.stored.entries if entry.body["type"] in sorts]
        return [
            {"seat": entry.seat, "seq": entry.seq - 1, "command": f"c{entry.seq}", "event": dict(entry.body)}
            for entry in made
        ]

    def before_any_move(self) -> Staged:
        """Return the same table at its start: whoever decides the same again gets the same dice."""
        opening = [entry.body["type"] for entry in self.stored.entries].index("started") + 2
        status = Status("playing", False, None)
        return replace(self, stored=replace(self.stored, status=status, entries=self.stored.entries[:opening]))


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
    log = _Log("waiting", [name or "" for name in names], seed, Rules(players=len(names), **rules))
    return log.result("open")


def token_of(table: str, seat: int) -> str:
    """Return what opens a seat of a staged table."""
    return sha256(f"{table} {seat}".encode()).hexdigest()[:32]


class _Log:
    """A table's log as it grows."""

    def __init__(self, sort: str, names: list[str], seed: int, rules: Rules) -> None:
        self.secret = sha256(f"staged {sort} {seed} {names} {rules}".encode()).digest()
        self.table = self.secret.hex()[:16]
        self.names = names
        self.sitting = Sitting(self.table, self.secret)
        self.entries: list[Entry] = []
        colours = iter(COLOURS)
        seats = [
            {
                "kind": "bot" if name.startswith("bot:") else "open",
                "bot": name[4:] or None if name.startswith("bot:") else None,
                "colours": [next(colours) for _ in range(rules.turtles_each)],
            }
            for name in names
        ]
        opening: Body = {
            "type": "opened",
            "rules": asdict(rules),
            "seats": seats,
            "pace": "none",
            "seconds": None,
            "stand_in": "swimmer",
            "public": False,
            "open_clutches": False,
            "tip": Chain(chain_secret(self.secret, 0)).tip.hex(),
        }
        people = [(seat, name) for seat, name in enumerate(names, 1) if name and not name.startswith("bot:")]
        self.tell([opening, *({"type": "sat", "seat": seat, "name": name, "tip": ""} for seat, name in people)])

    def tell(self, bodies: Sequence[Body], seat: int = 0) -> None:
        for body in bodies:
            entry = Entry(len(self.entries) + 1, seat, None, body, NOON + len(self.entries))
            self.entries.append(entry)
            self.sitting.tell(entry)

    def result(self, phase: str) -> Staged:
        seats = [0, *(seat for seat, place in enumerate(self.sitting.places, 1) if place.kind == "person")]
        keys = tuple(Key(digest(token_of(self.table, seat)), seat) for seat in seats)
        status = Status(phase, False, None)
        stored = Stored(self.table, self.secret, status, keys, tuple(self.entries))
        return Staged(
            stored,
            self.names,
            view_position(self.sitting.state),
            len(self.sitting.moves),
            view_standing(self.sitting.state),
        )


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
    log = _Log("playing" if until else "over", list(names), seed, rules)
    sitting = log.sitting
    log.tell(sitting.after_start())
    bot = _Climber() if like == "climber" else make_bot(like, Random(seed))
    for _ in range(LONGEST):
        seat = sitting.decider
        if seat is None:
            break
        if until is not None and until(view_position(sitting.state)):
            return log.result("playing")
        if sitting.bot is None:
            bodies = sitting.after_decision(seat, bot.choose(sitting.state, options(sitting.state)), b"")
        else:
            bodies = sitting.after_bot()
        log.tell(bodies, seat)
    return log.result("over") if until is None and sitting.phase == "over" else None
