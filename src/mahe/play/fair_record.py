"""Fair dice in a record: the tags that carry the chains, and the check that recomputes every draw."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from mahe.play.fair import HASH, LENGTH, draw, next_hash
from mahe.record import Record, thrower
from mahe.record.tags import Tag
from mahe.rules import Counts, MaheError, Nature, Outcome, Rolled, Seat, Turned, actor

_NAME: Final = re.compile(r"Table|ServerTip|ServerLink|DrawnAlone|(?:Tip|Link)([0-9]+)")
TABLE_ID: Final = "[A-Za-z0-9_-]{1,40}"
"""What the id of a table looks like."""

_HASHES: Final = re.compile(f"{HASH}(?: {HASH})*")
_RANGE: Final = re.compile(r"([1-9][0-9]{0,8})(?:-([1-9][0-9]{0,8}))?")


class WrongDice(MaheError):
    """A record whose dice do not follow from its chains."""


@dataclass(frozen=True, slots=True)
class DiceCheck:
    """What a check of the dice found."""

    draws: int
    """How many dice and cards were drawn, all of them in agreement with the chains."""

    alone: int
    """How many of these the server drew without a player's link: for bots, and for people without a chain or away."""


class DrawLinks(NamedTuple):
    """What a die or a card was drawn from."""

    number: int
    server: bytes
    player: bytes
    """Empty if the server drew alone; a card has the link of the die before it."""

    by: Seat
    """Who threw; 0 for the first card."""


class Links(NamedTuple):
    """All that a record carries of the chains."""

    server: tuple[bytes, ...]
    """The tips of the server's chains."""

    tips: tuple[bytes, ...]
    """The tips of the seats' chains, empty for those that have none."""

    draws: tuple[DrawLinks, ...]


class _Draw(NamedTuple):
    """A die or a card of a record."""

    seat: Seat
    """Who decided last, or threw the die with which the game began; 0 for a first card, before which nobody decided."""

    unseen: Counts
    outcome: Outcome


def fair_tags(
    *,
    table: str,
    server: Sequence[tuple[bytes, bytes]],
    players: Sequence[tuple[bytes, bytes]],
    alone: Sequence[int],
) -> list[Tag]:
    """Return the tags that let anyone check the dice.

    *server* and *players* are tips with the last link revealed: of the server's chains one after the other, and of each
    seat's, empty where it has none. *alone* are the numbers of the draws without a player's link, ascending.
    """
    tags = [
        ("Table", table),
        ("ServerTip", " ".join(tip.hex() for tip, _ in server)),
        ("ServerLink", " ".join(link.hex() for _, link in server)),
    ]
    for seat, (tip, link) in enumerate(players, 1):
        if tip:
            tags += [(f"Tip{seat}", tip.hex()), (f"Link{seat}", link.hex())]
    return [*tags, ("DrawnAlone", _format_ranges(alone))]


def check_dice(record: Record) -> DiceCheck | None:
    """Recompute every draw of *record*; return None if it carries no chains. Raises WrongDice for the first wrong one.

    Costs at most two hashes and an HMAC per draw, whatever the tags say.

    >>> from mahe.record import record_game
    >>> from mahe.rules import STANDARD
    >>> check_dice(record_game(STANDARD, ["A", "B", "C", "D"], [Turned(5)])) is None  # without chains
    True
    """
    values = _own_tags(record)
    if not values:
        return None
    table = _value(values, "Table")
    if re.fullmatch(TABLE_ID, table) is None:
        raise WrongDice("Table must be a table's id: 1 to 40 letters, digits, - and _")
    draws = list(_draws(record))
    links = list(_links(record, values, draws))
    for (number, key, player, _), (_, unseen, outcome) in zip(links, draws, strict=True):
        right = draw(key, table, number, player, unseen, card=isinstance(outcome, Turned))
        if outcome != right:
            raise WrongDice(f"draw {number}: the chains give {_shown(right)}, the record says {_shown(outcome)}")
    return DiceCheck(len(draws), sum(not player for _, _, player, _ in links))


def links_of(record: Record) -> Links:
    """Return the links that *record* carries. Raises WrongDice if there are none, or if they form no chains."""
    values = _own_tags(record)
    tips = (_hashes(values, f"Tip{seat}")[0] if f"Tip{seat}" in values else b"" for seat in record.rules.seats)
    return Links(tuple(_hashes(values, "ServerTip")), tuple(tips), tuple(_links(record, values, list(_draws(record)))))


def _links(record: Record, values: Mapping[str, str], draws: Sequence[_Draw]) -> Iterator[DrawLinks]:
    alone = _parse_ranges(_value(values, "DrawnAlone"), len(draws))
    throws = _throws_with_link(draws, alone)
    keys = _server_links(values, len(draws))
    links = {seat: iter(_player_links(values, seat, throws[seat])) for seat in record.rules.seats}
    last = b""
    for number, (key, (seat, _, outcome)) in enumerate(zip(keys, draws, strict=True), 1):
        if isinstance(outcome, Rolled):
            last = b"" if number in alone else next(links[seat])
        yield DrawLinks(number, key, last, seat)


def _own_tags(record: Record) -> dict[str, str]:
    """Return the tags that describe the chains."""
    values: dict[str, str] = {}
    seats = {str(seat) for seat in record.rules.seats}
    for name, value in record.tags:
        if match := _NAME.fullmatch(name):
            if match[1] is not None and match[1] not in seats:
                raise WrongDice(f"the tag {name} belongs to no seat of this game")
            values[name] = value
    return values


def _draws(record: Record) -> Iterator[_Draw]:
    first = record.first
    seat: Seat = thrower(first) if first.rolling else 0
    for state, event in zip(record.states(), record.events, strict=False):
        if isinstance(event, Rolled | Turned):
            yield _Draw(seat, state.unseen, event)
        else:
            who = actor(state)
            assert who is not None and not isinstance(who, Nature)
            seat = who


def _throws_with_link(draws: Sequence[_Draw], alone: Collection[int]) -> Counter[Seat]:
    """Return how many dice each seat threw with a link of its own. A card must match the die before it."""
    throws: Counter[Seat] = Counter()
    die_alone = True
    for number, (seat, _, outcome) in enumerate(draws, 1):
        if isinstance(outcome, Turned):
            if die_alone and number not in alone:
                raise WrongDice(f"draw {number}: the server drew this card alone, so DrawnAlone must name it")
            if number in alone and not die_alone:
                raise WrongDice(f"draw {number}: this card has the link of the die before it; DrawnAlone is wrong")
        else:
            die_alone = number in alone
            throws[seat] += not die_alone
    return throws


def _server_links(values: Mapping[str, str], draws: int) -> list[bytes]:
    """Return the server's link for each draw. A chain is followed by another only when it is used up."""
    tips, links = _hashes(values, "ServerTip"), _hashes(values, "ServerLink")
    # After the last link of a chain the tip of the next one may already be there.
    if len(tips) != len(links) or len(tips) not in (-(-draws // LENGTH), draws // LENGTH + 1):
        raise WrongDice(f"ServerTip and ServerLink must each name one chain for every {LENGTH} draws")
    keys: list[bytes] = []
    for tip, link in zip(tips, links, strict=True):
        keys += _revealed("ServerLink", tip, link, min(draws - len(keys), LENGTH))
    return keys


def _player_links(values: Mapping[str, str], seat: Seat, throws: int) -> list[bytes]:
    """Return the links of a seat in the order of its throws."""
    if f"Tip{seat}" not in values and f"Link{seat}" not in values:
        if throws:
            raise WrongDice(f"seat {seat} has no chain, so DrawnAlone must name all of its draws")
        return []
    tips, links = _hashes(values, f"Tip{seat}"), _hashes(values, f"Link{seat}")
    if len(tips) != 1 or len(links) != 1:
        raise WrongDice(f"Tip{seat} and Link{seat} must each be one hash")
    return _revealed(f"Link{seat}", tips[0], links[0], throws)


def _revealed(name: str, tip: bytes, link: bytes, count: int) -> list[bytes]:
    """Return the *count* links from *tip* (excluded) to *link*, in the order they were revealed."""
    links: list[bytes] = []
    for _ in range(count):
        links.append(link)
        link = next_hash(link)
    if link != tip:
        steps = "1 step" if count == 1 else f"{count} steps"
        raise WrongDice(f"{name} does not lead to its tip in {steps}, one for each draw with this chain")
    return links[::-1]


def _value(values: Mapping[str, str], name: str) -> str:
    if name not in values:
        raise WrongDice(f"the tag {name} is missing, and the dice cannot be checked without it")
    return values[name]


def _hashes(values: Mapping[str, str], name: str) -> list[bytes]:
    value = _value(values, name)
    if _HASHES.fullmatch(value) is None:
        raise WrongDice(f"{name} must be made of hashes, 64 hexadecimal digits each")
    return [bytes.fromhex(word) for word in value.split(" ")]


def _format_ranges(numbers: Sequence[int]) -> str:
    """Return ascending numbers as `1 4-9 12`."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join(f"{first}" if first == last else f"{first}-{last}" for first, last in parts)


def _parse_ranges(text: str, draws: int) -> frozenset[int]:
    """Return the numbers that `_format_ranges` wrote as *text*, none above *draws*."""
    numbers: list[int] = []
    for part in text.split(" ") if text else ():
        match = _RANGE.fullmatch(part)
        if match is None:
            raise WrongDice("DrawnAlone must list the numbers of draws, such as 1 4-9 12")
        first, last = int(match[1]), int(match[2] or match[1])
        if last > draws:
            raise WrongDice(f"DrawnAlone names draw {last}, and there are {draws}")
        if numbers and first <= numbers[-1]:
            break
        numbers += range(first, last + 1)
    if _format_ranges(numbers) != text:
        raise WrongDice("DrawnAlone must be in order, each number once, neighbours joined as in 4-9")
    return frozenset(numbers)


def _shown(outcome: Outcome) -> str:
    return f"the die {outcome.pips}" if isinstance(outcome, Rolled) else f"the card {outcome.eggs}"
