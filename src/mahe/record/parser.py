"""Parses text into a record. Everything in it is checked against the law."""

from __future__ import annotations

import re
from typing import Final

from mahe.record.colours import colours_of
from mahe.record.errors import GarbledRecord, NotARecord, RecordError, WrongRecord
from mahe.record.moves import Move, move_made
from mahe.record.record import BYTE_ORDER_MARK, Layout, Record
from mahe.record.tags import (
    VERSION,
    BadTag,
    Tag,
    check_date,
    first_clutch,
    first_position,
    format_numbers,
    format_tag,
    parse_tag,
)
from mahe.record.turns import begun_throw, check_sum, format_outcome
from mahe.rules import (
    CHANCE,
    Event,
    IllegalEvent,
    PlayCard,
    Roll,
    Rolled,
    Start,
    State,
    Stop,
    Turned,
    Turtle,
    actor,
    apply,
    options,
    standing,
)

_TOKEN: Final = re.compile(r"([A-G])([1-6](?:c?[1-6])*)(x|=[0-9]{1,2}(?:\+[0-9])?)?(?:/([0-9]))?")


def parse_record(text: str) -> Record:
    '''Return the game that *text* holds; raise a RecordError with the place and the reason if it holds none.

    >>> text = """[Mahe "1"]
    ... [Seat1 "Ada"]
    ... [Seat2 "bot:swimmer"]
    ... [Turtles "1"]
    ... [Deck "3 3 5 5 5 3"]
    ... [FirstClutch "4"]
    ...
    ... 1. A24=12
    ... 2. B65x
    ... """
    >>> record = parse_record(text)
    >>> record.names, record.events[:3]
    (('Ada', 'bot:swimmer'), (Turned(eggs=4), Start(turtle='A'), Rolled(pips=2)))
    >>> parse_record(text.replace("A24=12", "A24=13"))
    Traceback (most recent call last):
        ...
    mahe.record.errors.WrongRecord: line 8, A24=13: this move ends =12, not =13
    '''
    layout = _layout_of(text)
    lines = text.removeprefix(layout.mark).split(layout.line_end)[:-1]
    head = lines.index("") if "" in lines else len(lines)
    tags = _parse_tags(lines[:head])
    if head == len(lines):
        raise GarbledRecord(len(lines), "", "the tags must be followed by an empty line")
    return Record(tags, _Reader(tags).read(lines[head + 1 :], head + 1), layout)


def _layout_of(text: str) -> Layout:
    """Return how *text* begins and ends its lines, after checking that all lines end alike."""
    mark = BYTE_ORDER_MARK if text.startswith(BYTE_ORDER_MARK) else ""
    first = text.removeprefix(mark).split("\n", 1)[0]
    if not first.startswith("[Mahe "):
        raise NotARecord(1, first.removesuffix("\r"), 'a record begins with the tag [Mahe "1"]')
    is_windows = first.endswith("\r") and "\n" in text
    wrong = re.search(r"\r(?!\n)|(?<!\r)\n" if is_windows else r"\r", text)
    # A last line that was cut short is reported below.
    if wrong is not None and not (is_windows and wrong.end() == len(text) and wrong[0] == "\r"):
        line = text.count("\n", 0, wrong.start()) + 1
        here = "here is a line feed alone" if wrong[0] == "\n" else "here is a carriage return"
        usual = "the lines before it end with a carriage return and a line feed"
        raise GarbledRecord(line, "", f"{usual if is_windows else 'lines end with a line feed alone'}, and {here}")
    if not text.endswith("\n"):
        raise GarbledRecord(
            text.count("\n") + 1, "", "the last line does not end with a line feed, so the text may be cut short"
        )
    return Layout(mark, "\r\n" if is_windows else "\n")


def _parse_tags(lines: list[str]) -> tuple[Tag, ...]:
    tags: list[Tag] = []
    seen: set[str] = set()
    for number, line in enumerate(lines, 1):
        tag = parse_tag(line)
        if tag is None:
            raise GarbledRecord(number, line, 'a tag looks like [Name "value"], and the tags end with an empty line')
        if tag[0] in seen:
            raise GarbledRecord(number, line, f"the tag {tag[0]} stands here a second time")
        seen.add(tag[0])
        tags.append(tag)
    if tags[0][1] != VERSION:
        raise NotARecord(1, lines[0], f"this program reads version {VERSION} of the notation")
    return tuple(tags)


class _Reader:
    """The game so far, while the lines of its turns are read."""

    def __init__(self, tags: tuple[Tag, ...]) -> None:
        self._tags = tags
        self._line = 0
        self._token = ""
        self._events: list[Event] = []
        self._move: Move | None = None
        values = dict(tags)
        try:
            self._state = first_position(values)
            eggs = first_clutch(values, self._state)
            check_date(values.get("Date"))
            colours_of(values, self._state.rules)
        except BadTag as error:
            raise self._wrong_tag(error.name, error.reason) from error
        self._begun = self._state if self._state.mover is not None else None
        """The position inside a throw where the game begins, until that throw has been read."""

        if not self._state.face_up:
            try:
                self._do(Turned(eggs))
            except IllegalEvent as error:
                has_any = self._state.rules.deck[eggs - 1]
                reason = (
                    f"no card with {eggs} eggs is left to turn up"
                    if has_any
                    else f"the deck has no card with {eggs} eggs"
                )
                raise self._wrong_tag("FirstClutch", reason) from error

    def read(self, turns: list[str], offset: int) -> tuple[Event, ...]:
        """Return all events. *turns* are the lines that follow the first *offset* lines of the text."""
        for number, line in enumerate(turns, 1):
            self._line = offset + number
            self._read_turn(number, line)
            if number < len(turns):
                self._check_turn_is_over(number)
        if actor(self._state) is CHANCE:
            raise self._wrong_tag("Position", "a die is in the air, and the record does not say what it shows")
        self._check_result(turns)
        return tuple(self._events)

    def _read_turn(self, number: int, line: str) -> None:
        prefix = f"{number}. "
        if not line.startswith(prefix):
            raise GarbledRecord(self._line, line, f"the line of turn {number} begins with {number}. and a space")
        for index, token in enumerate(line.removeprefix(prefix).split(" ")):
            self._check_throw_is_over()
            self._token = token
            if actor(self._state) is None:
                raise self._wrong("the game was over before this move")
            if index and self._state.moved is None:
                raise self._wrong(f"turn {number} is over: the next move begins a new line")
            self._read_token(token)

    def _check_turn_is_over(self, number: int) -> None:
        self._check_throw_is_over()
        if self._state.moved is not None and actor(self._state) is not None:
            raise self._wrong(f"turn {number} is not over: {_starts(self._state)} has still to move")

    def _check_throw_is_over(self) -> None:
        if self._state.mover is not None and self._begun is None:
            raise self._wrong("the throw is not over, and yet the record goes on")

    def _read_token(self, token: str) -> None:
        match = _TOKEN.fullmatch(token)
        if match is None:
            raise GarbledRecord(self._line, token, "a move looks like A24=12, A65x or A214=21+5/3")
        turtle, throws, ending, turned = match.groups()
        before = len(self._events)
        self._read_throws(Turtle(turtle), re.findall("c?[1-6]", throws))
        if self._state.mover is not None:
            if ending is None and turned is None:
                if len(self._events) == before:
                    raise self._wrong("nothing was thrown here since the game began")
                return
            if ending == "x":
                raise self._wrong(f"no bust: the total is {sum(self._state.dice)}")
            self._do(Stop())
        assert self._move is not None
        outcome = format_outcome(self._move)
        if ending is None:
            raise self._wrong(f"the throw is over: {outcome} is missing")
        if ending != outcome:
            raise self._wrong(f"this move ends {outcome}, not {ending}")
        self._read_card(turned)

    def _read_throws(self, turtle: Turtle, throws: list[str]) -> None:
        if self._begun is not None:
            throws = self._after_begun(self._begun, turtle, throws)
            self._begun = None
        else:
            try:
                self._do(Start(turtle))
            except IllegalEvent as error:
                raise self._wrong(f"seat {self._state.turn} is to move, with {_starts(self._state)}") from error
        if self._state.rolling:
            self._do(Rolled(int(throws.pop(0))))
        for throw in throws:
            if self._state.mover is None:
                raise self._wrong(f"the throw was over before the last {throw}")
            if throw.startswith("c"):
                self._play_card(int(throw[1:]))
            else:
                self._do(Roll())
                self._do(Rolled(int(throw)))

    def _after_begun(self, first: State, turtle: Turtle, throws: list[str]) -> list[str]:
        """Return what has been thrown since the game began, inside a throw."""
        begun = len(first.dice)
        if f"{turtle}{''.join(throws[:begun])}" != begun_throw(first):
            raise self._wrong(f"the game begins inside a throw, so its first move begins with {begun_throw(first)}")
        if first.rolling and (len(throws) == begun or throws[begun].startswith("c")):
            raise self._wrong("the game begins with a die in the air, and here it is missing")
        return throws[begun:]

    def _play_card(self, eggs: int) -> None:
        try:
            self._do(PlayCard(eggs))
        except IllegalEvent as error:
            cards = [str(option.eggs) for option in options(self._state) if isinstance(option, PlayCard)]
            instead = f"only {', '.join(cards)}" if cards else "and no other card either"
            raise self._wrong(f"a card with {eggs} eggs cannot be played here, {instead}") from error

    def _read_card(self, turned: str | None) -> None:
        if actor(self._state) is not CHANCE:
            if turned is not None:
                raise self._wrong(f"no card is turned up after this move, so /{turned} is wrong")
            return
        if turned is None:
            raise self._wrong("the next card is missing: a slash and its eggs")
        try:
            self._do(Turned(int(turned)))
        except IllegalEvent as error:
            raise self._wrong(f"no card with {turned} eggs is left to turn up") from error

    def _check_result(self, turns: list[str]) -> None:
        result = standing(self._state)
        right = {
            "Eggs": format_numbers(result.eggs),
            "Result": format_numbers(result.winners) or "*",
            "Check": check_sum(turns),
        }
        for name, value in self._tags:
            if value != right.get(name, value):
                raise self._wrong_tag(name, f"by the moves it should be {right[name]}")

    def _do(self, event: Event) -> None:
        after = apply(self._state, event)
        self._move = move_made(self._state, event, after)
        self._state = after
        self._events.append(event)

    def _wrong(self, reason: str) -> WrongRecord:
        return WrongRecord(self._line, self._token, reason)

    def _wrong_tag(self, name: str, reason: str) -> RecordError:
        for line, tag in enumerate(self._tags, 1):
            if tag[0] == name:
                return WrongRecord(line, format_tag(tag), reason)
        return GarbledRecord(len(self._tags), "", f"{reason} ({name})")


def _starts(state: State) -> str:
    """Return the turtles that may start: "A or B"."""
    return " or ".join(option.turtle for option in options(state) if isinstance(option, Start))
