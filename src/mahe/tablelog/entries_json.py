"""The entries of a log as JSON: as they are stored, sent, and known to the page, whose types are made from these."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias, assert_never, cast

from mahe.record import Colour, format_event, format_rules, parse_event, parse_rules
from mahe.rules import FACES, Decision, Event, Outcome, Roll, Rolled, Seat, Stop
from mahe.tablelog.entries import (
    Advised,
    Away,
    Back,
    Body,
    ChainBegun,
    Closed,
    Decided,
    Drawn,
    Filled,
    Hosted,
    HostVoted,
    Left,
    Opened,
    OpenedSeat,
    Pace,
    RematchAnswered,
    Rematched,
    Renamed,
    Sat,
    Score,
    Series,
    Started,
    TableChange,
    TipGiven,
)
from mahe.typed_dicts import NotRequired, TypedDict


class RulesJson(TypedDict):
    """How a table plays."""

    players: int
    turtles_each: int
    cards_as_dice: bool
    third_die_at_seven: bool
    bust_ends_turn: bool
    deck: list[int]
    """How many cards of 1 to 6 eggs."""

    set_aside: int


class OpenedSeatJson(TypedDict):
    """A seat of a table that is being opened."""

    kind: Literal["open", "bot"]
    bot: str | None
    colours: list[Colour]


class ScoreJson(TypedDict):
    """What one seat has got in the games of a series."""

    wins: int
    eggs: int
    ride: int
    """The most turtles that carried one of theirs to a clutch."""


class SeriesJson(TypedDict):
    """The score of the games that the same people have played."""

    games: int
    scores: list[ScoreJson]


class OpenedJson(TypedDict):
    """The table was opened."""

    type: Literal["opened"]
    rules: RulesJson
    seats: list[OpenedSeatJson]
    pace: Pace
    seconds: int | None
    stand_in: str
    public: bool
    open_clutches: bool
    tip: str
    """The tip of the server's chain."""

    advice: NotRequired[bool]
    """That everyone may ask what their options are worth; absent where they may not."""

    position: NotRequired[str]
    """The position at which the game begins, as docs/notation.md has it; absent if it begins as usual."""

    bot_names: NotRequired[list[str]]
    """What the bot of each seat is called, once there is one; absent at older tables."""

    series: NotRequired[SeriesJson]
    """The score of the games before this one; absent in a first game."""


class SatJson(TypedDict):
    """Somebody sat down."""

    type: Literal["sat"]
    seat: Seat
    name: str
    tip: str


class TipGivenJson(TypedDict):
    """A person's chain got its tip."""

    type: Literal["tip"]
    seat: Seat
    tip: str


class LeftJson(TypedDict):
    """A person gave up their seat."""

    type: Literal["left"]
    seat: Seat


class FilledJson(TypedDict):
    """A bot took an open seat."""

    type: Literal["filled"]
    seat: Seat
    bot: str


class StartedJson(TypedDict):
    """The game started."""

    type: Literal["started"]


class AwayJson(TypedDict):
    """The stand-in plays for a person."""

    type: Literal["away"]
    seat: Seat


class BackJson(TypedDict):
    """A person who was away plays again."""

    type: Literal["back"]
    seat: Seat


class HostVotedJson(TypedDict):
    """A person wants somebody else to be the host."""

    type: Literal["vote"]
    seat: Seat
    host: Seat


class HostedJson(TypedDict):
    """A person became the host."""

    type: Literal["host"]
    seat: Seat


class AdvisedJson(TypedDict):
    """A person was told for the first time what their options are worth."""

    type: Literal["advised"]
    seat: Seat


class StartJson(TypedDict):
    """A turtle was chosen to be thrown for."""

    type: Literal["start"]
    turtle: str


class RollJson(TypedDict):
    """Another die."""

    type: Literal["roll"]


class StopJson(TypedDict):
    """No more dice."""

    type: Literal["stop"]


class CardJson(TypedDict):
    """A card was played as a die."""

    type: Literal["card"]
    eggs: int


class BareRolledJson(TypedDict):
    """A die."""

    type: Literal["rolled"]
    pips: int


class BareTurnedJson(TypedDict):
    """A clutch card was turned up."""

    type: Literal["turned"]
    eggs: int


class DrawnJson(TypedDict):
    """What a die or a card was drawn from."""

    draw: int
    link: str
    player: str
    by: Seat


class RolledJson(BareRolledJson, DrawnJson):
    """A die, and what it was drawn from."""


class TurnedJson(BareTurnedJson, DrawnJson):
    """A clutch card, and what it was drawn from."""


class ChainBegunJson(TypedDict):
    """The server began another chain."""

    type: Literal["chain"]
    tip: str


class RematchAnsweredJson(TypedDict):
    """A person said whether they play again."""

    type: Literal["again"]
    seat: Seat
    agrees: bool


class RematchedJson(TypedDict):
    """The same people play again at another table."""

    type: Literal["rematch"]
    table: str


class ClosedJson(TypedDict):
    """Whoever runs the server closed the table."""

    type: Literal["closed"]


class RenamedJson(TypedDict):
    """Whoever runs the server erased a person's name."""

    type: Literal["renamed"]
    seat: Seat
    name: str


class RecordOpenedJson(TypedDict):
    """How the game of a record is played, and by whom."""

    type: Literal["opened"]
    rules: RulesJson
    seats: list[OpenedSeatJson]
    open_clutches: bool
    position: NotRequired[str]
    """The position at which the game begins; absent if it begins as usual."""

    bot_names: NotRequired[list[str]]
    """What the bot of each seat is called; absent if the record does not say."""


write_json: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
"""Returns a value as compact JSON text."""

DecisionJson: TypeAlias = StartJson | RollJson | StopJson | CardJson
BodyJson: TypeAlias = (
    OpenedJson
    | SatJson
    | TipGivenJson
    | LeftJson
    | FilledJson
    | StartedJson
    | AwayJson
    | BackJson
    | HostVotedJson
    | HostedJson
    | AdvisedJson
    | DecisionJson
    | RolledJson
    | TurnedJson
    | ChainBegunJson
    | RematchAnsweredJson
    | RematchedJson
    | ClosedJson
    | RenamedJson
)
RecordBodyJson: TypeAlias = RecordOpenedJson | SatJson | StartedJson | DecisionJson | BareRolledJson | BareTurnedJson
"""What the log of a record that is replayed can say. A record does not say what each die was drawn from."""


def write_body(body: Body) -> str:
    """Return what an entry says as JSON text, compact, and such that every database accepts it."""
    # Most entries are events, and these cost little: no object is built only to be written.
    if isinstance(body, Decided):
        return write_event(body.event)
    if isinstance(body, Drawn):
        event, number, link, player, by = write_event(body.event), body.number, body.link, body.player, body.by
        return f'{event[:-1]},"draw":{number},"link":"{link.hex()}","player":"{player.hex()}","by":{by}}}'
    text = write_json(_format(body))
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:  # half a surrogate pair, which JSON may carry and UTF-8 may not
            return json.dumps(json.loads(text), separators=(",", ":"))
    return text


def write_event(event: Event) -> str:
    """Return an event of the game as JSON text."""
    # The usual ones by their type: to hash an event takes longer than all the rest.
    if type(event) is Rolled:
        return _ROLLED[event.pips - 1]
    if type(event) is Roll:
        return _ROLL
    return _STOP if type(event) is Stop else _write_event(event)


@cache
def _write_event(event: Event) -> str:
    return write_json(format_event(event))


_ROLLED: Final = tuple(_write_event(Rolled(pips)) for pips in FACES)
_ROLL: Final = _write_event(Roll())
_STOP: Final = _write_event(Stop())


def _format(body: TableChange) -> BodyJson:
    match body:
        case Opened():
            return _format_opened(body)
        case Sat(seat, name, tip):
            return {"type": "sat", "seat": seat, "name": name, "tip": tip.hex()}
        case TipGiven(seat, tip):
            return {"type": "tip", "seat": seat, "tip": tip.hex()}
        case Left(seat):
            return {"type": "left", "seat": seat}
        case Filled(seat, bot):
            return {"type": "filled", "seat": seat, "bot": bot}
        case Started():
            return {"type": "started"}
        case Away(seat):
            return {"type": "away", "seat": seat}
        case Back(seat):
            return {"type": "back", "seat": seat}
        case HostVoted(seat, host):
            return {"type": "vote", "seat": seat, "host": host}
        case Hosted(seat):
            return {"type": "host", "seat": seat}
        case Advised(seat):
            return {"type": "advised", "seat": seat}
        case ChainBegun(tip):
            return {"type": "chain", "tip": tip.hex()}
        case RematchAnswered(seat, agrees):
            return {"type": "again", "seat": seat, "agrees": agrees}
        case Rematched(table):
            return {"type": "rematch", "table": table}
        case Closed():
            return {"type": "closed"}
        case Renamed(seat, name):
            return {"type": "renamed", "seat": seat, "name": name}
        case _:
            assert_never(body)


def format_decision(decision: Decision) -> DecisionJson:
    """Return a decision as a JSON object."""
    return cast("DecisionJson", format_event(decision))


def format_bare_event(event: Event) -> DecisionJson | BareRolledJson | BareTurnedJson:
    """Return an event of the game without what it was drawn from."""
    return cast("DecisionJson | BareRolledJson | BareTurnedJson", format_event(event))


def _format_opened(body: Opened) -> OpenedJson:
    found: OpenedJson = {
        "type": "opened",
        "rules": cast("RulesJson", format_rules(body.rules)),
        "seats": [{"kind": seat.kind, "bot": seat.bot, "colours": list(seat.colours)} for seat in body.seats],
        "pace": body.pace,
        "seconds": body.seconds,
        "stand_in": body.stand_in,
        "public": body.public,
        "open_clutches": body.open_clutches,
        "tip": body.tip.hex(),
    }
    if body.advice:
        found["advice"] = True
    if body.position is not None:
        found["position"] = body.position
    if body.bot_names:
        found["bot_names"] = list(body.bot_names)
    if body.series is not None:
        found["series"] = format_series(body.series)
    return found


def format_series(series: Series) -> SeriesJson:
    """Return the score of a series as a JSON object."""
    scores: list[ScoreJson] = [{"wins": one.wins, "eggs": one.eggs, "ride": one.ride} for one in series.scores]
    return {"games": series.games, "scores": scores}


def parse_body(value: Mapping[str, Any]) -> Body:
    """Return what an entry says, from its JSON. A log holds only what was written by `write_body`."""
    match value["type"]:
        case "rolled" | "turned" as kind:
            key = "pips" if kind == "rolled" else "eggs"
            outcome = parse_event({"type": kind, key: value[key]})
            assert isinstance(outcome, Outcome)
            link, player = bytes.fromhex(value["link"]), bytes.fromhex(value["player"])
            return Drawn(outcome, value["draw"], link, player, value["by"])
        case "opened":
            return _parse_opened(value)
        case "sat":
            return Sat(value["seat"], value["name"], bytes.fromhex(value["tip"]))
        case "tip":
            return TipGiven(value["seat"], bytes.fromhex(value["tip"]))
        case "left":
            return Left(value["seat"])
        case "filled":
            return Filled(value["seat"], value["bot"])
        case "started":
            return Started()
        case "away":
            return Away(value["seat"])
        case "back":
            return Back(value["seat"])
        case "vote":
            return HostVoted(value["seat"], value["host"])
        case "host":
            return Hosted(value["seat"])
        case "advised":
            return Advised(value["seat"])
        case "chain":
            return ChainBegun(bytes.fromhex(value["tip"]))
        case "again":
            return RematchAnswered(value["seat"], value["agrees"])
        case "rematch":
            return Rematched(value["table"])
        case "closed":
            return Closed()
        case "renamed":
            return Renamed(value["seat"], value["name"])
        case _:
            event = parse_event(value)
            assert isinstance(event, Decision)
            return Decided(event)


def _parse_opened(value: Mapping[str, Any]) -> Opened:
    return Opened(
        rules=parse_rules(value["rules"]),
        seats=tuple(OpenedSeat(one["kind"], one.get("bot"), tuple(one["colours"])) for one in value["seats"]),
        pace=value["pace"],
        seconds=value["seconds"],
        stand_in=value["stand_in"],
        public=value["public"],
        open_clutches=value["open_clutches"],
        tip=bytes.fromhex(value["tip"]),
        advice=value.get("advice", False),
        position=value.get("position"),
        bot_names=tuple(value.get("bot_names", ())),
        series=_parse_series(value["series"]) if "series" in value else None,
    )


def _parse_series(value: Mapping[str, Any]) -> Series:
    return Series(value["games"], tuple(Score(**one) for one in value["scores"]))
