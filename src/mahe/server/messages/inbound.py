"""What clients send: the bodies of HTTP requests, and the messages of a socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter

from mahe.bots import USUAL_BOT
from mahe.play.fair import HASH
from mahe.play.fair_record import TABLE_ID
from mahe.record import Colour
from mahe.rules import FACES, STANDARD
from mahe.rules.pieces import Letter
from mahe.rules.rules import BOX, PLAYERS, TURTLES_EACH
from mahe.server.log_texts import MOST_ENTRIES
from mahe.tablelog import Pace

LONGEST_POSITION: Final = 500
"""More characters than any position has as text."""

MOST_TOKENS: Final = PLAYERS[-1] + 1
"""One for each seat, and the owner's."""

Token = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Hash = Annotated[str, StringConstraints(pattern=f"^({HASH})?$")]
"""32 bytes in hexadecimal, or nothing."""

Command = Annotated[str, StringConstraints(pattern=f"^{TABLE_ID}$")]
"""An id that the client makes up, in the form of a table's; another one for each command of a seat."""


def _whole(value: object) -> object:
    """Return 2 for 2.0: to JSON they are the same number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = BeforeValidator(_whole)
SeatNumber = Annotated[int, Field(ge=1, le=PLAYERS[-1]), Whole]
Seq = Annotated[int, Field(ge=0, le=MOST_ENTRIES), Whole]
TypedName = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Count = Annotated[int, Field(ge=0, le=BOX), Whole]
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_POSITION)]
Reaction = Literal["hello", "nice", "ouch", "thanks", "hurry", "laugh", "wow", "bye"]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,30}$")]


class Strict(BaseModel):
    """No unknown keys, and no value taken for one of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class TableRules(Strict):
    """How a table plays: the fields of `mahe.rules.Rules`."""

    players: Annotated[int, Field(ge=PLAYERS[0], le=PLAYERS[-1]), Whole] = STANDARD.players
    turtles_each: Annotated[int, Field(ge=TURTLES_EACH[0], le=TURTLES_EACH[-1]), Whole] | None = None
    cards_as_dice: bool = STANDARD.cards_as_dice
    third_die_at_seven: bool = STANDARD.third_die_at_seven
    bust_ends_turn: bool = STANDARD.bust_ends_turn
    deck: Annotated[list[Count], Field(min_length=len(FACES), max_length=len(FACES))] = Field(
        default=list(STANDARD.deck)
    )
    set_aside: Count = STANDARD.set_aside


class PersonSeat(Strict):
    """A seat for someone on the browser that opens the table."""

    kind: Literal["person"]
    name: TypedName
    tip: Hash = ""
    colours: list[Colour] | None = None


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: BotName = USUAL_BOT
    colours: list[Colour] | None = None


class OpenSeat(Strict):
    """A seat for whoever comes by the link."""

    kind: Literal["open"]
    colours: list[Colour] | None = None


SeatRequest = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class OpenTable(Strict):
    """Open a table. There is one entry in `seats` for each player, from seat 1 on."""

    rules: TableRules = TableRules()
    seats: Annotated[list[SeatRequest], Field(min_length=PLAYERS[0], max_length=PLAYERS[-1])]
    pace: Pace = "none"
    seconds: Annotated[int, Field(ge=5, le=3600), Whole] = 60
    """For a live pace: how long a decision may take."""

    stand_in: BotName = USUAL_BOT
    """The bot that plays for people who are away too long."""

    public: bool = False
    open_clutches: bool = False
    """Whether clients may show everyone's cards during play."""

    advice: bool = False
    """Whether everyone may ask what their options are worth. Who plays bots alone always may."""

    start: bool = False
    """Whether to start at once; no seat may be open then."""

    position: PositionText | None = None
    """The position at which the game begins, as docs/notation.md writes it; `rules` must be those of its table."""


class SitDown(Strict):
    """Take an open seat."""

    name: TypedName
    tip: Hash = ""


class StartGame(Strict):
    """Start the game."""

    fill: bool = False
    """Whether bots take the seats that are still open."""


class LetIn(Strict):
    """Let the home network in."""

    address: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    """One of the choices of `HomeNetworkView`."""


class HandOver(Strict):
    """Make a person the host, or vote for them."""

    seat: SeatNumber


class StandIn(Strict):
    """Let the stand-in play for someone who is not connected."""

    seat: SeatNumber


class AnswerRematch(Strict):
    """Say whether one plays again."""

    agrees: bool = True


Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=1000)]


class Subscribe(Strict):
    """Have a browser told when the table waits for a seat: a `PushSubscription` of the browser."""

    endpoint: Endpoint
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]
    language: Literal["en", "de", "fr", "nl", "it"] = "en"


class StopNotifying(Strict):
    """Have a browser told no more."""

    endpoint: Endpoint


class StartEvent(Strict):
    """Throw the first die for a turtle."""

    type: Literal["start"]
    turtle: Letter


class RollEvent(Strict):
    """Throw another die."""

    type: Literal["roll"]


class StopEvent(Strict):
    """Move the turtle."""

    type: Literal["stop"]


class CardEvent(Strict):
    """Play a card of one's own as a die."""

    type: Literal["card"]
    eggs: Annotated[int, Field(ge=FACES[0], le=FACES[-1]), Whole]


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
    tokens: Annotated[list[Token], Field(max_length=MOST_TOKENS)] = []
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


class Advise(Strict):
    """Ask what each option of a seat that must decide is worth, where the table has advice."""

    type: Literal["advise"]
    seat: SeatNumber


class Tip(Strict):
    """Give the tip of a seat's chain, if it has none yet: after a rematch, which takes the seats along."""

    type: Literal["tip"]
    seat: SeatNumber
    tip: Annotated[str, StringConstraints(pattern=f"^{HASH}$")]


class Ping(Strict):
    """Ask for a pong."""

    type: Literal["ping"]


SocketMessage = Hello | DecideMessage | React | Back | Advise | Tip | Ping
COMMAND: TypeAdapter[str] = TypeAdapter(Command)
MESSAGE: TypeAdapter[SocketMessage] = TypeAdapter(Annotated[SocketMessage, Field(discriminator="type")])
