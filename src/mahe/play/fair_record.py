"""Fair dice in a record: the tags that carry the chains, and the check that recomputes every draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from mahe.play.fair import LENGTH, draw, next_hash
from mahe.record import Record
from mahe.record.tags import Tag
from mahe.rules import CHANCE, MaheError, Nature, Rolled, Seat, actor


class WrongDice(MaheError):
    """A record whose dice do not follow from its chains."""


@dataclass(frozen=True, slots=True)
class DiceCheck:
    """What a check of the dice found."""

    draws: int
    """How many dice and cards were drawn, all of them as the chains say."""

    alone: int
    """How many of these the server drew without a player's link: for bots, and for people without a chain or away."""


def fair_tags(
    *,
    table: str,
    server: Sequence[tuple[bytes, bytes]],
    players: Sequence[tuple[bytes, bytes]],
    alone: Sequence[int],
) -> list[Tag]:
    """Return the tags that let anyone check the dice.

    *server* and *players* are tips with the last link revealed: of the server's chains one after the other, and of each
    seat's, empty where it has none. *alone* are the numbers of the draws without a player's link.
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
    """Recompute every draw of *record*; None if it carries no chains. Raises WrongDice with the first that is wrong."""
    values = dict(record.tags)
    if "Table" not in values:
        return None
    server = _server_links(values)
    players = {seat: _player_links(values, seat) for seat in record.rules.seats}
    alone = set(_parse_ranges(values.get("DrawnAlone", "")))
    number = 0
    last = b""
    by: Seat = 0
    for state, event in zip(record.states(), record.events, strict=False):
        who = actor(state)
        if who is not CHANCE:
            assert who is not None and not isinstance(who, Nature)
            by = who
            continue
        number += 1
        if isinstance(event, Rolled):
            last = b"" if number in alone else _next(players[by], f"seat {by}", number)
        elif bool(last) == (number in alone):
            raise WrongDice(f"draw {number}: a card is drawn with the link of the die before it")
        key = _next(server, "the server", number)
        right = draw(key, values["Table"], number, last, state.unseen, card=not state.rolling)
        if event != right:
            raise WrongDice(f"draw {number}: the chains give {right!r}, the record says {event!r}")
    if stray := alone - set(range(1, number + 1)):
        raise WrongDice(f"DrawnAlone names draw {min(stray)}, and there are {number}")
    return DiceCheck(number, len(alone))


def _next(links: Iterator[bytes], whose: str, number: int) -> bytes:
    link = next(links, None)
    if link is None:
        raise WrongDice(f"draw {number}: the chain of {whose} has no link left")
    return link


def _server_links(values: Mapping[str, str]) -> Iterator[bytes]:
    tips, links = _hashes(values, "ServerTip"), _hashes(values, "ServerLink")
    if len(tips) != len(links) or not tips:
        raise WrongDice("ServerTip and ServerLink must name the same number of chains")
    for tip, link in zip(tips, links, strict=True):
        yield from _revealed(tip, link, "ServerLink")


def _player_links(values: Mapping[str, str], seat: Seat) -> Iterator[bytes]:
    if f"Tip{seat}" in values:
        tips, links = _hashes(values, f"Tip{seat}"), _hashes(values, f"Link{seat}")
        if len(tips) != 1 or len(links) != 1:
            raise WrongDice(f"Tip{seat} and Link{seat} must each be one hash")
        yield from _revealed(tips[0], links[0], f"Link{seat}")


def _revealed(tip: bytes, link: bytes, name: str) -> list[bytes]:
    """Return the links between *tip* and *link*, in the order they were revealed, the tip left out."""
    links: list[bytes] = []
    while link != tip:
        if len(links) == LENGTH:
            raise WrongDice(f"{name} does not lead to its tip")
        links.append(link)
        link = next_hash(link)
    return links[::-1]


def _hashes(values: Mapping[str, str], name: str) -> list[bytes]:
    try:
        hashes = [bytes.fromhex(word) for word in values.get(name, "").split(" ")]
    except ValueError:
        hashes = []
    if not hashes or any(len(one) != 32 for one in hashes):
        raise WrongDice(f"{name} must be made of hashes, 64 hexadecimal digits each")
    return hashes


def _format_ranges(numbers: Sequence[int]) -> str:
    """Return ascending numbers as `1 4-9 12`."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join(f"{first}" if first == last else f"{first}-{last}" for first, last in parts)


def _parse_ranges(text: str) -> Iterator[int]:
    for part in text.split():
        first, _, last = part.partition("-")
        if not (first + last).isascii() or not first.isdigit() or not (last or first).isdigit() or len(part) > 20:
            raise WrongDice(f"DrawnAlone: {part!r} is not a draw's number or a range of them")
        if int(last or first) > 100_000:
            raise WrongDice(f"DrawnAlone: {part!r} is beyond any game")
        yield from range(int(first), int(last or first) + 1)
