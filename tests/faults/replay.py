"""The log of one table, played again under the rules and with the dice recomputed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from mahe.play.fair import draw, next_hash
from mahe.play.fair_record import WrongDice, check_dice
from mahe.record import BadEvent, RecordError, parse_event, parse_record, parse_rules
from mahe.rules import CHANCE, Event, IllegalEvent, MaheError, Seat, State, actor, apply, begin
from mahe.server.storage.interface import JsonObject
from tests.faults.logs import Entry
from tests.faults.times import check_times

_GAME = frozenset({"start", "roll", "stop", "card", "rolled", "turned"})


class Wrong(Exception):
    """The log cannot have come about; the sentence says why."""


class Replay:
    """Follows a log, and knows no more of the server than the rules and docs/fair-dice.md say."""

    def __init__(self, table: str, opening: JsonObject) -> None:
        self.table = table
        self.state: State = begin(parse_rules(opening["rules"]))
        self.events: list[Event] = []
        self.draws = 0
        self._persons: set[Seat] = set()
        self._away: set[Seat] = set()
        self._started = False
        self._server_link = bytes.fromhex(opening["tip"])
        self._player_links: dict[Seat, bytes] = {}
        self._thrown_with = ""
        self.stood_in: list[int] = []
        """The numbers of the decisions that the stand-in made."""

    def follow(self, entry: Entry) -> None:
        """Take in one more entry. Raises Wrong."""
        body = entry.body
        kind = body["type"]
        if kind in _GAME:
            self._play(entry)
        elif kind in ("sat", "tip"):
            self._persons.add(body["seat"])
            self._player_links[body["seat"]] = bytes.fromhex(body["tip"])
        elif kind == "left":
            self._persons.discard(body["seat"])
        elif kind == "started":
            if self._started:
                raise Wrong("the game starts twice")
            self._started = True
        elif kind == "away":
            if body["seat"] in self._away:
                raise Wrong(f"seat {body['seat']} goes away twice")
            self._away.add(body["seat"])
        elif kind == "back":
            self._away.discard(body["seat"])
        elif kind == "chain":
            self._server_link = bytes.fromhex(body["tip"])

    def _play(self, entry: Entry) -> None:
        body = entry.body
        try:
            event = parse_event({key: body[key] for key in ("type", "turtle", "pips", "eggs") if key in body})
            after = apply(self.state, event)
        except (BadEvent, IllegalEvent) as error:
            raise Wrong(f"the rules do not allow it: {error}") from error
        who = actor(self.state)
        if who is CHANCE:
            self._draw(body, event)
        else:
            assert who is not None
            self._decide(entry, who)
        self.state = after
        self.events.append(event)

    def _decide(self, entry: Entry, decider: Seat) -> None:
        if entry.command is not None and entry.seat != decider:
            raise Wrong(f"seat {entry.seat} decides for seat {decider}")
        if entry.command is None and decider in self._persons - self._away:
            raise Wrong(f"a bot decides for the person on seat {decider}, who is not away")
        if entry.command is not None and decider in self._away:
            raise Wrong(f"seat {decider} decides while it is away")
        if decider in self._away:
            self.stood_in.append(entry.seq)

    def _draw(self, body: JsonObject, event: Event) -> None:
        self.draws += 1
        if body["draw"] != self.draws:
            raise Wrong(f"draw {body['draw']} comes when {self.draws} would be next")
        link = bytes.fromhex(body["link"])
        if next_hash(link) != self._server_link:
            raise Wrong(f"the server's link of draw {self.draws} does not continue its chain")
        self._server_link = link
        player = bytes.fromhex(body["player"])
        if not self.state.rolling:
            if body["player"] != self._thrown_with:
                raise Wrong(f"draw {self.draws} is a card, and not drawn with the link of the die before it")
        elif player:
            if next_hash(player) != self._player_links.get(body["by"]):
                raise Wrong(f"the player's link of draw {self.draws} does not continue their chain")
            self._player_links[body["by"]] = player
        self._thrown_with = body["player"]
        right = draw(link, self.table, self.draws, player, self.state.unseen, card=not self.state.rolling)
        if event != right:
            raise Wrong(f"draw {self.draws} gives {right!r}, not {event!r}")


def check_game(
    table: str, log: Sequence[Entry], record: str | None, times: Mapping[int, float] | None = None
) -> Iterator[str]:
    """Give what is wrong with a table's log, and with the record that the server gave of it.

    *times* is when the entries were stored, as the database says.
    """
    if log[0].body["type"] != "opened":
        yield f"the log of table {table} begins with {log[0].body}"
        return
    replay = Replay(table, log[0].body)
    for entry in log:
        try:
            replay.follow(entry)
        except Wrong as wrong:
            yield f"table {table}, entry {entry.seq}: {wrong}"
            return
    yield from check_times(table, log, replay.stood_in, times or {})
    if record is not None:
        yield from _record(table, replay, record)


def stand_in_decisions(table: str, log: Sequence[Entry]) -> list[int]:
    """Return the numbers of the decisions that the stand-in made, up to the first entry that is wrong."""
    if not log:
        return []
    replay = Replay(table, log[0].body)
    with suppress(Wrong):
        for entry in log:
            replay.follow(entry)
    return replay.stood_in


def _record(table: str, replay: Replay, text: str) -> Iterator[str]:
    try:
        record = parse_record(text)
        check = check_dice(record)
    except (RecordError, WrongDice, MaheError) as error:
        yield f"the record of table {table} is wrong: {error}"
        return
    if list(record.events) != replay.events:
        yield f"the record of table {table} tells of another game than its log"
    elif check is None or check.draws != replay.draws:
        yield f"the record of table {table} does not carry the chains of all {replay.draws} draws"
