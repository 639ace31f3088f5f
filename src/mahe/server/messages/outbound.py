"""What clients get: the bodies of HTTP answers, and the messages of a socket."""

from __future__ import annotations

from typing import Literal

from mahe.record import Colour
from mahe.rules import Seat
from mahe.server.messages.analysis import JudgedOption, SourceJson
from mahe.server.position import LandingView, MoveView, PositionView, StandingView
from mahe.tablelog import BodyJson, Pace, Phase
from mahe.tablelog.entries_json import RecordBodyJson, RulesJson, SeriesJson
from mahe.typed_dicts import NotRequired, TypedDict


class EntryView(TypedDict):
    """One line of the log."""

    seq: int
    seat: Seat
    """Who caused it; 0 for the table itself."""

    at: float
    body: BodyJson

    move: NotRequired[MoveView]
    """The move that this entry completed, if it did."""


class RecordEntryView(TypedDict):
    """One line of the log that a table with the game of a record would have."""

    seq: int
    seat: Seat
    at: float
    body: RecordBodyJson
    move: NotRequired[MoveView]
    text: NotRequired[str]
    """The position after it, as docs/notation.md has it; from the entry on that says that the game has started."""


class SeatView(TypedDict):
    """One seat."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    turtles: list[str]
    colours: list[Colour]
    away: bool
    connected: bool
    called: NotRequired[str]
    """What the bot is called that sits here; absent for people, and at older tables."""


class VoteView(TypedDict):
    """Somebody wants a person to be the host."""

    seat: Seat
    host: Seat


class AnswerView(TypedDict):
    """Whether somebody plays again."""

    seat: Seat
    agrees: bool


class TableView(TypedDict):
    """A table as anyone with its link may see it."""

    table: str
    phase: Phase
    seq: int
    rules: RulesJson
    seats: list[SeatView]
    pace: Pace
    seconds: int | None
    due: float | None
    """When the seat that must decide runs out of time; after the end, when a rematch begins without further answers."""

    stand_in: str
    public: bool
    open_clutches: bool
    advice: bool
    """Whether whoever must decide may ask what each option is worth: the table was opened so, or it has one person
    and bots."""

    tip: str
    """The tip of the server's chain."""

    position: PositionView
    standing: StandingView | None
    """Once the game is over."""

    host: Seat
    """Who starts the game and looks after the table; 0 while nobody sits there."""

    votes: list[VoteView]
    """Who wants whom to be the host while the host is not there."""

    series: SeriesJson | None
    """The score of all games that these people have finished, this one among them."""

    answers: list[AnswerView]
    """Who has said whether they play again."""

    rematch: str | None


class ListedTable(TypedDict):
    """A public table in a list."""

    table: str
    phase: str
    created: float
    changed: float
    rules: RulesJson
    pace: str


class DiceView(TypedDict):
    """Whether the dice of a record follow from its chains."""

    fair: bool
    checked: int
    """How many dice and cards were drawn, all of them as the chains say."""

    alone: int
    """How many of these the server drew without a player's link."""

    problem: str | None
    """The first draw that is wrong, in a sentence."""


class ReplayView(TypedDict):
    """A game out of a record."""

    tags: dict[str, str]
    entries: list[RecordEntryView]

    standing: StandingView | None
    """If the game is over."""

    dice: DiceView | None
    """None if the record carries no chains."""


class ThrowView(TypedDict):
    """What has been thrown, and what both choices are worth then to the one who decides."""

    dice: list[int]
    """Of two dice only the total counts: one throw stands for all of the same total."""

    lands: LandingView
    """Where stopping ends the move."""

    roll: float
    stop: float


class SolvedView(TypedDict):
    """A position of the solved game at the start of a turn. Values are chances to win if both play their best."""

    position: PositionView
    hands: list[list[int]]
    """Of each seat, how many cards of 1 to 6 eggs."""

    decider: Seat
    """The owner of the topmost turtle, who decides on the second and third die."""

    chances: list[float]
    """Of each seat, before the first die."""

    throws: list[ThrowView]


class QuestionView(TypedDict):
    """A position of the solved game in which seat 1 must decide, to be guessed at."""

    seed: int
    position: PositionView
    hands: list[list[int]]
    """Of each seat, how many cards of 1 to 6 eggs."""

    worth: list[float]
    """The chance of seat 1 to win after each of the position's options, if both play their best from then on."""


class HostView(TypedDict):
    """What people may know about whoever runs the server, and for how long it keeps what."""

    contact: str
    """How to reach them, or empty."""

    idle_hours: float
    """After which an unfinished table is deleted."""

    log_hours: float
    """After which only the record is left of a finished game."""

    kept_hours: float
    """After which a finished table is deleted."""


class HomeNetworkView(TypedDict):
    """Whether the home network is let in to a game that somebody plays on their own computer."""

    possible: bool
    """Whether this client may let it in: only one on that computer may."""

    address: str
    """Where the page is found in the home network, or empty."""

    choices: list[str]
    """The addresses that the computer has there, the likeliest first."""


class PushView(TypedDict):
    """Whether the server sends notifications."""

    key: str
    """The key for a browser's `pushManager.subscribe`, in base64url; empty if it sends none."""


class Problem(TypedDict):
    """Why a request was not carried out."""

    code: str
    sentence: str
    seq: NotRequired[int]
    """Where the table is now, when the request was stale."""

    position: NotRequired[PositionView]
    record: NotRequired[Literal["other", "garbled", "wrong"]]
    """Of a record that cannot be replayed: it is something else, it breaks the notation, or the rules."""

    line: NotRequired[int]
    token: NotRequired[str]
    """Where it does, counted from 1; the token is empty if it is the whole line."""

    column: NotRequired[int]
    """Of a position as text that cannot be read: where it is wrong, counted from 1."""

    request: NotRequired[str]
    """Of an unexpected error: the id by which the host finds it in the log."""


class Rematch(TypedDict):
    """Where the next game is, and who wants to play it."""

    table: str | None
    """None while somebody is asked."""

    agreed: list[Seat]
    declined: list[Seat]
    awaited: list[Seat]
    """Those who are connected, and have not answered."""


class OpenedTable(TypedDict):
    """A table has been opened. The tokens are shown only here."""

    table: str
    owner: str
    """The token that may start and delete the table."""

    tokens: dict[str, str]
    """The tokens of the seats taken in the same request, by seat."""


class Seated(TypedDict):
    """A seat has been taken. The token is shown only here."""

    seat: Seat
    token: str


class Accepted(TypedDict):
    """A decision was carried out: stored, and safe."""

    type: Literal["accepted"]
    command: str
    seq: int
    """The number it has in the log."""


class RefusalView(TypedDict):
    """Something was not carried out."""

    type: Literal["refused"]
    code: str
    sentence: str
    command: NotRequired[str]
    seq: NotRequired[int]
    """Where the table is now, when the request was stale."""

    position: NotRequired[PositionView]
    request: NotRequired[str]
    """Of an unexpected error: the id by which the host finds it in the log."""


class TableMessage(TypedDict):
    """The answer to `hello`."""

    type: Literal["table"]
    table: TableView
    yours: list[Seat]
    """The seats that this socket speaks for; 0 for the one who opened the table."""

    hands: dict[str, list[int]]
    """The cards of these seats: how many of 1 to 6 eggs."""

    links: dict[str, str]
    """The last link revealed of each of these seats' chains, so that a browser can find its place."""


class EntriesMessage(TypedDict):
    """New entries, in order, and the position after the last of them."""

    type: Literal["entries"]
    entries: list[EntryView]
    position: PositionView
    due: float | None


class HandMessage(TypedDict):
    """The cards of one of your seats have changed."""

    type: Literal["hand"]
    seat: Seat
    cards: list[int]


class PresenceMessage(TypedDict):
    """Who is connected."""

    type: Literal["presence"]
    seats: list[Seat]
    watchers: int


class ReactionMessage(TypedDict):
    """Somebody reacts."""

    type: Literal["reaction"]
    seat: Seat
    reaction: str


class AdviceMessage(TypedDict):
    """The answer to `advise`."""

    type: Literal["advice"]
    seq: int
    """The last entry of the log when it was given."""

    seat: Seat
    source: SourceJson
    options: list[JudgedOption]
    """All that are on offer, in the order of the position's."""


class GoneMessage(TypedDict):
    """The table has been deleted."""

    type: Literal["gone"]


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
