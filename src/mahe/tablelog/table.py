"""A table as its log describes it so far: who sits where, and the game."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias, assert_never

from mahe.record import Move, move_made
from mahe.rules import CHANCE, Event, Rolled, Rules, Seat, State, actor, apply, standing
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

Phase: TypeAlias = Literal["open", "playing", "over", "closed"]


class SeatStatus(NamedTuple):
    """One seat of a table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    """The person's name, or the bot's."""

    tip: bytes = b""
    """The tip of the person's chain, empty if they have none."""

    link: bytes = b""
    """The last link of that chain that has been revealed."""

    away: bool = False
    """Whether the stand-in is playing for the person until they are back."""


def rematch_order(players: int) -> tuple[Seat, ...]:
    """Return who sits where at a rematch, by the seats they had, from seat 1 on: the next player starts."""
    return tuple(seat % players + 1 for seat in range(1, players + 1))


Mark: TypeAlias = dict[str, Any]
"""A point in a log to go back to: the table's fields."""


class LoggedTable:
    """A table as its log so far leaves it. What came before is not kept: `record_of` reads the log again."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = 0
        """The number of the last entry."""

        self.phase: Phase = "open"
        self.decider: Seat | None = None
        """The seat that must decide; None before the start, after the end, and at a closed table."""

        self.opening: Opened
        self.seats: tuple[SeatStatus, ...] = ()
        self.state: State
        self.events = 0
        """How many events the game has had."""

        self.draws = 0
        """How many dice and cards have been drawn."""

        self.server: tuple[tuple[bytes, bytes], ...] = ()
        """Tip and last link revealed of the server's chains; a second one only in a very long game."""

        self.thrower_link = b""
        """The player's link in the last draw, which a card right after it uses too."""

        self.advised: tuple[Seat, ...] = ()
        """The seats that have been told what their options are worth, in the order of the first time."""

        self.host: Seat = 0
        """Who starts the game and looks after the table: the first person who sat down, until they hand it over or
        leave; 0 while nobody sits there."""

        self.is_handed_over = False
        """Whether somebody else has become the host: then the owner's token is not the host's any more."""

        self.votes: tuple[tuple[Seat, Seat], ...] = ()
        """Who wants whom to be the host, while the host is not there."""

        self.rides: tuple[int, ...] = ()
        """By seat, the most turtles that have carried one of theirs to a clutch."""

        self.answers: tuple[tuple[Seat, bool], ...] = ()
        """Who has said whether they play again, in the order in which they did."""

        self.is_asking_again = False
        """Whether somebody wants to play again, and there is no rematch yet."""

        self.rematch: str | None = None

    def bot_name(self, seat: Seat) -> str:
        """Return what the bot of *seat* is called.

        Empty if a person sits there, if a person at the table is called so, or at an older table.
        """
        names = self.opening.bot_names
        if not names or self.seats[seat - 1].kind != "bot":
            return ""
        people = {one.name.casefold() for one in self.seats if one.kind == "person"}
        return "" if names[seat - 1].casefold() in people else names[seat - 1]

    def mark(self) -> Mark:
        """Return the current end of the log, to go back to with `take_back`."""
        return vars(self).copy()  # No value in it is ever changed in place.

    def take_back(self, mark: Mark) -> None:
        """Forget the entries since *mark*: they were never stored."""
        vars(self).clear()
        vars(self).update(mark)

    def add(self, body: Body, after: State | None = None) -> Move | None:
        """Apply what the next entry says, and return the move that it completes, if any.

        *after* is the position that it leads to, if that is already known.
        """
        self.seq += 1
        # Nearly all entries are events, and this is faster than `match`.
        if isinstance(body, Decided):
            return self._happen(body.event, after)
        if isinstance(body, Drawn):
            self._draw(body)
            return self._happen(body.event, after)
        self._change(body)
        return None

    def _change(self, body: TableChange) -> None:
        match body:
            case Opened():
                self.opening = body
                self.state = body.first
                self.seats = tuple(SeatStatus(seat.kind, seat.bot or "") for seat in body.seats)
                self.server = ((body.tip, body.tip),)
                self.rides = (0,) * body.rules.players
            case ChainBegun(tip):
                self.server = (*self.server, (tip, tip))
            case Sat(seat, name, tip):
                self._seat(seat, SeatStatus("person", name, tip=tip, link=tip))
                self.host = self.host or seat
            case TipGiven(seat, tip):
                self._reseat(seat, tip=tip, link=tip)
            case Left(seat):
                self._leave(seat)
            case Filled(seat, bot):
                self._seat(seat, SeatStatus("bot", bot))
            case Started():
                self.phase = "playing"
                self.decider = _decider(self.state)
            case Away(seat):
                self._reseat(seat, away=True)
            case Back(seat):
                self._reseat(seat, away=False)
            case HostVoted(seat, host):
                self.votes = (*((one, other) for one, other in self.votes if one != seat), (seat, host))
            case Hosted(seat):
                self.is_handed_over = self.is_handed_over or seat != self.host
                self.host, self.votes = seat, ()
            case Advised(seat):
                self.advised = (*self.advised, seat)
            case RematchAnswered(seat, agrees):
                self.answers = (*((one, other) for one, other in self.answers if one != seat), (seat, agrees))
                self.is_asking_again = any(agrees for _, agrees in self.answers)
            case Rematched(table):
                self.rematch, self.is_asking_again = table, False
            case Closed():
                self.phase, self.decider = "closed", None
            case Renamed(seat, name):
                if seat:
                    self._reseat(seat, name=name)
            case _:
                assert_never(body)

    def _seat(self, seat: Seat, status: SeatStatus) -> None:
        self.seats = (*self.seats[: seat - 1], status, *self.seats[seat:])

    def _reseat(self, seat: Seat, **change: Any) -> None:
        self._seat(seat, self.seats[seat - 1]._replace(**change))

    def _leave(self, seat: Seat) -> None:
        if self.phase == "open":
            self._seat(seat, SeatStatus("open"))
        else:
            # The chain stays: the record needs it for the dice thrown so far.
            self._reseat(seat, kind="bot", name=self.stand_in, away=False)
        self.votes = tuple(vote for vote in self.votes if seat not in vote)
        if seat == self.host:
            after = (*self.rules.seats[seat:], *self.rules.seats[: seat - 1])
            self.host = next((one for one in after if self.seats[one - 1].kind == "person"), 0)
            self.is_handed_over, self.votes = True, ()

    def _draw(self, drawn: Drawn) -> None:
        event, self.draws, link, player, by = drawn
        self.server = (*self.server[:-1], (self.server[-1][0], link))
        self.thrower_link = player
        if player and type(event) is Rolled:
            kind, name, tip, _, away = self.seats[by - 1]
            self._seat(by, SeatStatus(kind, name, tip, player, away))

    def _happen(self, event: Event, after: State | None) -> Move | None:
        before = self.state
        self.state = after = apply(before, event) if after is None else after
        self.events += 1
        who = actor(after)
        self.decider = None if who is CHANCE else who
        if who is None:
            self.phase = "over"
        move = move_made(before, event, after)
        if move is not None and move.eggs and move.riders:
            self._ride(self.rules.owner(move.top), len(move.riders))
        return move

    def _ride(self, seat: Seat, carriers: int) -> None:
        if carriers > self.rides[seat - 1]:
            self.rides = (*self.rides[: seat - 1], carriers, *self.rides[seat:])

    @property
    def rules(self) -> Rules:
        """How the table plays."""
        return self.opening.rules

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to record."""
        return self.phase in ("playing", "over") or self.events > 0

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return self.opening.stand_in

    @property
    def has_people(self) -> bool:
        """Whether a person has a seat, present or not."""
        return any(seat.kind == "person" for seat in self.seats)

    @property
    def has_advice(self) -> bool:
        """Whether a person may ask what their options are worth: it was opened so, or they play bots alone."""
        kinds = [seat.kind for seat in self.seats]
        return self.opening.advice or (kinds.count("person") == 1 and "open" not in kinds)

    @property
    def series(self) -> Series | None:
        """The score of all games that these people have finished, this one among them; None if there is none."""
        before = self.opening.series
        if self.phase != "over":
            return before
        scores = before.scores if before is not None else (Score(),) * self.rules.players
        result = standing(self.state)
        return Series(
            1 if before is None else before.games + 1,
            tuple(
                Score(
                    score.wins + (seat in result.winners),
                    score.eggs + result.eggs[seat - 1],
                    max(score.ride, self.rides[seat - 1]),
                )
                for seat, score in enumerate(scores, 1)
            ),
        )

    @property
    def bot(self) -> str | None:
        """The bot that must decide now: at its own seat, or for someone who is away."""
        if self.decider is None:
            return None
        seat = self.seats[self.decider - 1]
        if seat.kind == "bot":
            return seat.name
        return self.stand_in if seat.away else None

    @property
    def is_stood_in(self) -> bool:
        """Whether the stand-in must decide now, for someone who is away."""
        return self.decider is not None and self.seats[self.decider - 1].away

    @property
    def waiting_for(self) -> tuple[int, Seat | None, str | None, bool]:
        """What the table waits for: after how many events, a decision by which seat and which bot, or answers."""
        return self.events, self.decider, self.bot, self.is_asking_again


def _decider(state: State) -> Seat | None:
    """Return the seat that must decide, if one must."""
    who = actor(state)
    return None if who is CHANCE else who
