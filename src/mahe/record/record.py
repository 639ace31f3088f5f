"""A game as a value, and that value as text."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from mahe.record.colours import Colour, colours_of
from mahe.record.moves import replay
from mahe.record.position import format_position
from mahe.record.tags import (
    VERSION,
    BadTag,
    Tag,
    check_date,
    check_first_position,
    first_position,
    format_numbers,
    format_tag,
    rules_of_tags,
    tags_of_rules,
)
from mahe.record.turns import check_sum, format_turns, join_lines
from mahe.rules import CHANCE, Event, Rules, Seat, State, Turned, actor, begin, standing

BYTE_ORDER_MARK: Final = "\ufeff"

ADVICE: Final = "Advice"
"""The tag that lists the seats which played with advice."""

BOT_NAMES: Final = "BotNames"
"""The tag that lists what each seat's bot was called, with a dash for a person."""

_BOT_NAME: Final = re.compile(r"[^\W\d_]{1,12}")

LARGEST_FILE: Final = 1_000_000
"""How many bytes a file with a record may have. The longest games stay far below a tenth of it."""

LARGEST_UPLOAD: Final = 65536
"""How many bytes of a record a server takes from anybody. The longest games that people play need a tenth of it."""


class Layout(NamedTuple):
    """How some systems' programs lay out text files: kept, so that a record is written as it was read."""

    mark: str = ""
    """Empty, or the byte order mark."""

    line_end: str = "\n"
    """A line feed, or a carriage return and a line feed."""


_PLAIN: Final = Layout()


@dataclass(frozen=True, slots=True)
class Record:
    """One game, finished or waiting for a decision. Made by `record_game` and `parse_record`."""

    tags: tuple[Tag, ...]
    """Names and values, in the order they are written."""

    events: tuple[Event, ...]
    """Everything that happened, from the first clutch card on, or from the position where the game began."""

    layout: Layout = _PLAIN
    """How the text is laid out."""

    @property
    def rules(self) -> Rules:
        """How this game was played."""
        return rules_of_tags(dict(self.tags))

    @property
    def first(self) -> State:
        """Where it began: before the first card, or at the position of its tag."""
        return first_position(dict(self.tags))

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where, from seat 1 on."""
        values = dict(self.tags)
        return tuple(values[f"Seat{seat}"] for seat in self.rules.seats)

    @property
    def advised(self) -> tuple[Seat, ...]:
        """The seats that played with advice, as far as the record says so."""
        seats = {str(seat): seat for seat in self.rules.seats}
        return tuple(seats[one] for one in dict(self.tags).get(ADVICE, "").split() if one in seats)

    @property
    def bot_names(self) -> tuple[str, ...]:
        """What the bot of each seat was called, empty for a person; nothing if the record does not say."""
        names = dict(self.tags).get(BOT_NAMES, "").split()
        if len(names) != self.rules.players:
            return ()
        return tuple(name if _BOT_NAME.fullmatch(name) else "" for name in names)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of all turtles, from A on."""
        return colours_of(dict(self.tags), self.rules)

    def states(self) -> Iterator[State]:
        """Yield the first position, and the one after each event."""
        return replay(self.first, self.events)


def record_game(
    rules: Rules,
    names: Sequence[str],
    events: Iterable[Event],
    *,
    first: State | None = None,
    date: str | None = None,
    extra: Sequence[Tag] = (),
) -> Record:
    """Return the record of a game that is over or waits for a decision. *first* is where it began, if not as usual.

    Raises IllegalEvent if the events break the rules, BadTag if a tag cannot be written, ValueError while chance has to
    act.

    >>> from mahe.rules import TINY, Rolled, Start, Turned
    >>> record = record_game(TINY, ["Ada", "Ben"], [Turned(3), Start("A"), Rolled(5)])
    >>> record.names, len(list(record.states()))
    (('Ada', 'Ben'), 4)
    """
    check_date(date)
    events = tuple(events)
    if first is not None:
        check_first_position(rules, first)
    origin = begin(rules) if first is None else first
    *_, final = replay(origin, events)
    if actor(final) is CHANCE:
        raise ValueError("a game can be written down only when chance has acted")
    eggs = origin.face_up
    if not eggs:
        assert isinstance(events[0], Turned)
        eggs = events[0].eggs
    result = standing(final)
    tags = (
        ("Mahe", VERSION),
        *((("Date", date),) if date is not None else ()),
        *tags_of_rules(rules, names),
        *((("Position", format_position(first)),) if first is not None else ()),
        ("FirstClutch", str(eggs)),
        ("Eggs", format_numbers(result.eggs)),
        ("Result", format_numbers(result.winners) or "*"),
        ("Check", check_sum(format_turns(origin, events))),
        *extra,
    )
    for name, _ in extra:
        if sum(name == other for other, _ in tags) > 1 or name.startswith("Seat"):
            raise BadTag(name, "the record has this tag already")
    colours_of(dict(tags), rules)
    return Record(tags, events)


def advice_tags(seats: Collection[Seat]) -> tuple[Tag, ...]:
    """Return the tag for the seats that played with advice, or none."""
    return ((ADVICE, format_numbers(sorted(seats))),) if seats else ()


def bot_name_tags(names: Sequence[str]) -> tuple[Tag, ...]:
    """Return the tag for what each seat's bot was called, if any was; a person has an empty name here."""
    return ((BOT_NAMES, " ".join(name or "-" for name in names)),) if any(names) else ()


def format_record(record: Record) -> str:
    """Return *record* as the text of a `.mahe` file. What `parse_record` read comes out byte for byte.

    >>> from mahe.rules import TINY, Roll, Rolled, Start, Stop, Turned
    >>> events = [Turned(3), Start("A"), Rolled(2), Roll(), Rolled(4), Stop()]
    >>> *tags, _, turn = format_record(record_game(TINY, ["Ada", "bot:swimmer"], events)).splitlines()
    >>> tags[:3], turn
    (['[Mahe "1"]', '[Seat1 "Ada"]', '[Seat2 "bot:swimmer"]'], '1. A24=12')
    """
    lines = [*map(format_tag, record.tags), "", *format_turns(record.first, record.events)]
    return record.layout.mark + join_lines(lines, record.layout.line_end)
