"""Fair dice: hash chains, and draws that neither the host nor a player can choose or foresee.

The whole scheme is told in docs/fair-dice.md.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from mahe.rules import FACES, Counts, Outcome, Rolled, Turned

LENGTH: Final = 4096
"""How many links a chain has."""

_PREFIX: Final = b"mahe chain 1:"


def next_hash(link: bytes) -> bytes:
    """Return the hash of a link: the link that was revealed before it."""
    return sha256(_PREFIX + link).digest()


@dataclass(frozen=True, slots=True)
class Chain:
    """A secret and all that follows from it. Links are revealed from the tip backwards."""

    secret: bytes
    """32 random bytes."""

    length: int = LENGTH

    def link(self, number: int) -> bytes:
        """Return a link: 0 is the tip, `length` the secret itself. Costs up to `length` hashes."""
        if not 0 <= number <= self.length:
            raise IndexError(f"a chain has links 0 to {self.length}, not {number}")
        link = self.secret
        for _ in range(self.length - number):
            link = next_hash(link)
        return link

    @property
    def tip(self) -> bytes:
        """What is published first."""
        return self.link(0)

    def links(self) -> Iterator[bytes]:
        """Yield all links from the tip on. Keeps them all in memory: 128 kB."""
        hashes = [self.secret]
        for _ in range(self.length):
            hashes.append(next_hash(hashes[-1]))
        return reversed(hashes)


def draw_die(key: bytes, table: str, number: int, player_link: bytes) -> Rolled:
    """Return the die of draw *number* at *table*; *player_link* is empty if the server drew alone."""
    return Rolled(FACES[_pick(len(FACES), key, table, number, "die", player_link)])


def draw_card(key: bytes, table: str, number: int, player_link: bytes, unseen: Counts) -> Turned:
    """Return the card of draw *number*: one of the *unseen*, all alike, taken in order of their eggs."""
    what = "card " + " ".join(map(str, unseen))
    index = _pick(sum(unseen), key, table, number, what, player_link)
    for eggs, count in zip(FACES, unseen, strict=True):
        index -= count
        if index < 0:
            return Turned(eggs)
    raise AssertionError("the index lies beyond the cards")


def draw(key: bytes, table: str, number: int, player_link: bytes, unseen: Counts, *, card: bool) -> Outcome:
    """Return a card or a die."""
    if card:
        return draw_card(key, table, number, player_link, unseen)
    return draw_die(key, table, number, player_link)


def _pick(sides: int, key: bytes, table: str, number: int, what: str, player_link: bytes) -> int:
    """Return a number below *sides*, every one with the same chance: bytes past the last full round are passed over."""
    limit = 256 - 256 % sides
    block = f"{table}\n{number}\n{what}\n{player_link.hex()}".encode()
    while True:
        block = hmac.digest(key, block, "sha256")
        for byte in block:
            if byte < limit:
                return byte % sides
