"""What clients send: the bodies of HTTP requests, and the messages of a socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter

from mahe.play.fair_record import TABLE_ID
from mahe.rules import Decision, PlayCard, Roll, Start, Stop, Turtle

Token = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Hash = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{64})?$")]
"""32 bytes in hexadecimal, or nothing."""

Command = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
"""An id that the client makes up, another one for each command of a seat."""


def _whole(value: object) -> object:
    """Return 2 for 2.0: to JSON they are the same number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = BeforeValidator(_whole)
SeatNumber = Annotated[int, Field(ge=1, le=7), Whole]
Seq = Annotated[int, Field(ge=0, le=1_000_000), Whole]
TypedName = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Count = Annotated[int, Field(ge=0, le=24), Whole]
Reaction = Literal["hello", "nice", "ouch", "thanks", "hurry", "laugh", "wow", "bye"]
Colour = Literal["red", "orange", "yellow", "green", "blue", "purple", "pink"]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,30}$")]


class Strict(BaseModel):
    """No unknown keys, and no value taken for one of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class TableRules(Strict):
    """How a table plays: the fields of `mahe.rules.Rules`."""

    players: Annotated[int, Field(ge=2, le=7), Whole] = 4
    turtles_each: Annotated[int, Field(ge=1, le=2), Whole] | None = None
    cards_as_dice: bool = False
    third_die_at_seven: bool = False
    bust_ends_turn: bool = False
    deck: Annotated[list[Count], Field(min_length=6, max_length=6)] = Field(default=[3, 3, 5, 5, 5, 3])
    set_aside: Count = 4


class PersonSeat(Strict):
    """A seat for someone on the browser that opens the table."""

    kind: Literal["person"]
    name: TypedName
    tip: Hash = ""
    colours: list[Colour] | None = None


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: BotName = "swimmer"
    colours: list[Colour] | None = None


class OpenSeat(Strict):
    """A seat for whoever comes by the link."""

    kind: Literal["open"]
    colours: list[Colour] | None = None


SeatRequest = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class OpenTable(Strict):
    """Open a table. There is one entry in `seats` for each player, from seat 1 on."""

    rules: TableRules = TableRules()
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=7)]
    pace: Literal["none", "live", "daily"] = "none"
    seconds: Annotated[int, Field(ge=5, le=3600), Whole] = 60
    """For a live pace: how long a decision may take."""

    stand_in: BotName = "swimmer"
    """The bot that plays for people who are away too long."""

    public: bool = False
    open_clutches: bool = False
    """Whether clients may show everyone's cards during play."""

    start: bool = False
    """Whether to start at once; no seat may be open then."""


class SitDown(Strict):
    """Take an open seat."""

    name: TypedName
    tip: Hash = ""


class StartGame(Strict):
    """Start the game."""

    fill: bool = False
    """Whether bots take the seats that are still open."""


class StartEvent(Strict):
    """Throw the first die for a turtle."""

    type: Literal["start"]
    turtle: Literal["A", "B", "C", "D", "E", "F", "G"]

    @property
    def decision(self) -> Decision:
        """The event of the rules."""
        return Start(Turtle(self.turtle))


class RollEvent(Strict):
    """Throw another die."""

    type: Literal["roll"]

    @property
    def decision(self) -> Decision:
        """The event of the rules."""
        return Roll()


class StopEvent(Strict):
    """Move the turtle."""

    type: Literal["stop"]

    @property
    def decision(self) -> Decision:
        """The event of the rules."""
        return Stop()


class CardEvent(Strict):
    """Play a card of one's own as a die."""

    type: Literal["card"]
    eggs: Annotated[int, Field(ge=1, le=6), Whole]

    @property
    def decision(self) -> Decision:
        """The event of the rules."""
        return PlayCard(self.eggs)


class Decide(Strict):
    """Decide for a seat."""

    seat: SeatNumber
    seq: Seq
    """The last entry of the log that the client knew."""

    command: Command
    event: Annotated[StartEvent | RollEvent | StopEvent | CardEvent, Field(discriminator="type")]
    """The decision as event JSON."""

    link: Hash = ""
    """The next link of the seat's chain, for `start` and `roll`."""


class Hello(Strict):
    """The first message on a socket: which table, as whom, and from where on."""

    type: Literal["hello"]
    table: Annotated[str, StringConstraints(pattern=f"^{TABLE_ID}$")]
    tokens: Annotated[list[Token], Field(max_length=8)] = []
    seq: Seq | None = None
    """The last entry that the client has, to get exactly what it missed; null to get the position only."""


class DecideMessage(Decide):
    """Decide for a seat, over the socket."""

    type: Literal["decide"]


class React(Strict):
    """Show one of a few reactions to everyone at the table. Not stored."""

    type: Literal["react"]
    seat: SeatNumber
    reaction: Reaction


class Back(Strict):
    """Take a seat back from the stand-in."""

    type: Literal["back"]
    seat: SeatNumber


class Tip(Strict):
    """Give the tip of a seat's chain, if it has none yet: after a rematch, which takes the seats along."""

    type: Literal["tip"]
    seat: SeatNumber
    tip: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Ping(Strict):
    """Ask for a pong."""

    type: Literal["ping"]


SocketMessage = Hello | DecideMessage | React | Back | Tip | Ping
COMMAND: TypeAdapter[str] = TypeAdapter(Command)
MESSAGE: TypeAdapter[SocketMessage] = TypeAdapter(Annotated[SocketMessage, Field(discriminator="type")])
