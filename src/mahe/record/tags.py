"""The block of tags at the head of a record."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, TypeAlias

from mahe.record.errors import BadPosition
from mahe.record.position import format_table, parse_position
from mahe.rules import FACES, BadRules, MaheError, Rules, State, begin

Tag: TypeAlias = tuple[str, str]
"""A tag's name and its value."""
"""A name and its value."""

VERSION: Final = "1"

_FLAGS: Final = {
    "CardsAsDice": "cards_as_dice",
    "ThirdDieAtSeven": "third_die_at_seven",
    "BustEndsTurn": "bust_ends_turn",
}
_TAG_OF_OPTION: Final = {option: name for name, option in _FLAGS.items()} | {
    "players": "Seat1",
    "turtles_each": "Turtles",
    "deck": "Deck",
    "set_aside": "SetAside",
}

_NAME: Final = r"[A-Z][A-Za-z0-9]*"
_LINE: Final = re.compile(rf'\[({_NAME}) "((?:[^"\\]|\\["\\])*)"\]')
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")


class BadTag(MaheError):
    """A tag that is missing or has a wrong value."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason


def format_tag(tag: Tag) -> str:
    """Return the line for *tag*, without its line feed; raise BadTag if it cannot be written."""
    name, value = tag
    if re.fullmatch(_NAME, name) is None:
        raise BadTag(name, "a tag's name is a capital letter, then letters and digits")
    for character in value:
        if unicodedata.category(character) in ("Cc", "Cs"):
            raise BadTag(name, f"a value cannot hold the character U+{ord(character):04X}")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def parse_tag(line: str) -> Tag | None:
    """Return the tag that *line* holds, or None if it is not a line that `format_tag` writes."""
    match = _LINE.fullmatch(line)
    if match is None:
        return None
    tag = match[1], re.sub(r"\\(.)", r"\1", match[2])
    try:
        return tag if format_tag(tag) == line else None
    except BadTag:
        return None


def tags_of_rules(rules: Rules, names: Sequence[str]) -> list[Tag]:
    """Return the tags that say who plays and how."""
    if len(names) != rules.players:
        raise ValueError(f"{rules.players} players need as many names, not {len(names)}")
    return [
        *((f"Seat{seat}", name) for seat, name in zip(rules.seats, names, strict=True)),
        ("Turtles", str(rules.turtles_each)),
        *((name, "yes" if getattr(rules, option) else "no") for name, option in _FLAGS.items()),
        ("Deck", format_numbers(rules.deck)),
        ("SetAside", str(rules.set_aside)),
    ]


def rules_of_tags(values: Mapping[str, str]) -> Rules:
    """Return the Rules that a record's tags describe; raise BadTag if they describe none."""
    players = sum(1 for name in values if re.fullmatch(r"Seat[0-9]+", name))
    for name in (*(f"Seat{seat}" for seat in range(1, max(players, 2) + 1)), "Turtles", "Deck"):
        if name not in values:
            raise BadTag(name, "this tag is missing")
    try:
        return Rules(
            players=players,
            turtles_each=parse_number("Turtles", values["Turtles"]),
            cards_as_dice=_yes_no("CardsAsDice", values),
            third_die_at_seven=_yes_no("ThirdDieAtSeven", values),
            bust_ends_turn=_yes_no("BustEndsTurn", values),
            deck=tuple(parse_number("Deck", count) for count in values["Deck"].split(" ")),
            set_aside=parse_number("SetAside", values.get("SetAside", "4")),
        )
    except BadRules as error:
        raise BadTag(_TAG_OF_OPTION[error.option], str(error)) from error


def first_position(values: Mapping[str, str]) -> State:
    """Return where the game of a record begins; raise BadTag if it can begin nowhere."""
    rules = rules_of_tags(values)
    if "Position" not in values:
        return begin(rules)
    try:
        first = parse_position(values["Position"])
    except BadPosition as error:
        raise BadTag("Position", str(error)) from error
    check_first_position(rules, first)
    return first


def check_first_position(rules: Rules, first: State) -> None:
    """Raise BadTag if no game under *rules* can begin at *first*."""
    if first.rules != rules:
        reason = f"its table is {format_table(first.rules)}, and the table of this game is {format_table(rules)}"
        raise BadTag("Position", reason)
    if first.nest is not None:
        raise BadTag("Position", "the game is over in this position, so none can begin there")


def first_clutch(values: Mapping[str, str], first: State) -> int:
    """Return the eggs that lay open first in a game that began at *first*; raise BadTag."""
    if "FirstClutch" not in values:
        raise BadTag("FirstClutch", "this tag is missing")
    eggs = parse_number("FirstClutch", values["FirstClutch"])
    if first.face_up and eggs != first.face_up:
        raise BadTag("FirstClutch", f"in the position where the game begins {first.face_up} lies face up")
    if not first.face_up and eggs not in FACES:
        raise BadTag("FirstClutch", "a clutch card shows 1 to 6 eggs")
    return eggs


def check_date(value: str | None) -> None:
    """Raise BadTag if *value* is not a date as the tag Date writes it; None stands for an absent tag."""
    try:
        right = value is None or date.fromisoformat(value).isoformat() == value
    except ValueError:
        right = False
    if not right:
        raise BadTag("Date", "a date looks like 2026-11-15")


def format_numbers(values: Sequence[int]) -> str:
    """Return whole numbers the way a tag writes them."""
    return " ".join(map(str, values))


def parse_number(name: str, text: str) -> int:
    """Return the whole number that *text* writes; raise BadTag for the tag *name* if it writes none."""
    if _NUMBER.fullmatch(text) is None:
        raise BadTag(name, f"{text!r} is not a whole number below 1000")
    return int(text)


def _yes_no(name: str, values: Mapping[str, str]) -> bool:
    value = values.get(name, "no")
    if value not in ("yes", "no"):
        raise BadTag(name, f"the value must be yes or no, not {value!r}")
    return value == "yes"
