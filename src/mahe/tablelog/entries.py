"""What an entry of a table's log can say: a closed union of frozen types. entries_json.py writes them as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from mahe.record import Colour, parse_position
from mahe.rules import Decision, Outcome, Rules, Seat, State, begin

Pace: TypeAlias = Literal["none", "live", "daily"]


@dataclass(frozen=True, slots=True)
class OpenedSeat:
    """A seat of a table that is being opened."""

    kind: Literal["open", "bot"]
    bot: str | None
    colours: tuple[Colour, ...]
    """Of its turtles, in order."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat has got in the games of a series."""

    wins: int = 0
    """A shared win counts for everyone who shares it."""

    eggs: int = 0
    ride: int = 0
    """The best ride: the most turtles that carried one of theirs to a clutch."""


@dataclass(frozen=True, slots=True)
class Series:
    """The score of several games that the same people have played, each a rematch of the one before."""

    games: int
    """How many are over."""

    scores: tuple[Score, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The table is opened: the first entry of every log."""

    rules: Rules
    seats: tuple[OpenedSeat, ...]
    pace: Pace
    seconds: int | None
    """How long a person may think; None if there is no limit."""

    stand_in: str
    """The bot that plays for people who are away."""

    public: bool
    """Whether lists of tables show it."""

    open_clutches: bool
    """Whether clients show everyone's cards."""

    tip: bytes
    """The tip of the server's chain."""

    advice: bool = False
    """Whether everyone may ask what their options are worth."""

    position: str | None = None
    """The position at which the game begins, as text; None if it begins as usual."""

    bot_names: tuple[str, ...] = ()
    """What the bot of each seat is called, once there is one; empty at older tables."""

    series: Series | None = None
    """The score of the games before this one, by the seats of this one; None for a first game."""

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of all turtles, from A on."""
        return tuple(colour for seat in self.seats for colour in seat.colours)

    @property
    def first(self) -> State:
        """The position before the first event."""
        return begin(self.rules) if self.position is None else parse_position(self.position)


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody sits down."""

    seat: Seat
    name: str
    tip: bytes
    """The tip of their chain, empty if it comes later or never."""


@dataclass(frozen=True, slots=True)
class TipGiven:
    """A person's chain gets its tip."""

    seat: Seat
    tip: bytes


@dataclass(frozen=True, slots=True)
class Left:
    """A person gives up their seat: open again before the start, the stand-in's for good after it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Filled:
    """A bot takes an open seat."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Started:
    """The game starts."""


@dataclass(frozen=True, slots=True)
class Away:
    """The stand-in plays for a person from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Back:
    """A person who was away plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostVoted:
    """A person wants another one, or themselves, to be the host while the host is not there."""

    seat: Seat
    host: Seat


@dataclass(frozen=True, slots=True)
class Hosted:
    """A person is the host from now on: it was handed over to them, they were voted for, or they are back in time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Advised:
    """A person is told for the first time what their options are worth."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Decided:
    """Somebody has decided."""

    event: Decision


class Drawn(NamedTuple):
    """A die or a card, and what it was drawn from (docs/fair-dice.md)."""

    event: Outcome
    number: int
    """From 1."""

    link: bytes
    """The server's link."""

    player: bytes
    """The link of the player who threw, empty if the server drew alone; a card uses that of the die before it."""

    by: Seat
    """Who threw; 0 for a first card."""


@dataclass(frozen=True, slots=True)
class ChainBegun:
    """The server begins another chain, its last one being used up."""

    tip: bytes


@dataclass(frozen=True, slots=True)
class RematchAnswered:
    """A person says whether they play again."""

    seat: Seat
    agrees: bool


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again at another table."""

    table: str


@dataclass(frozen=True, slots=True)
class Closed:
    """Whoever runs the server has closed the table: nobody plays on."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """Whoever runs the server has erased a person's name. Every earlier entry that had it has the new one, too."""

    seat: Seat
    """Where the person sits; 0 if they do not sit at the table any more."""

    name: str


TableChange: TypeAlias = (
    Opened
    | Sat
    | TipGiven
    | Left
    | Filled
    | Started
    | Away
    | Back
    | HostVoted
    | Hosted
    | Advised
    | ChainBegun
    | RematchAnswered
    | Rematched
    | Closed
    | Renamed
)
"""What happens at a table beside the events of its game."""

Body: TypeAlias = Decided | Drawn | TableChange
