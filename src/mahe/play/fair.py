"""Fair dice: hash chains, and draws that neither the host nor a player can choose or foresee.

The whole scheme is described in docs/fair-dice.md.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

from mahe.rules import FACES, Counts, Outcome, Rolled, Turned
from mahe.rules.pieces import one_by_one

LENGTH: Final = 4096
"""How many links a chain has, the tip not counted."""

HASH: Final = "[0-9a-f]{64}"
"""What a tip or a link looks like where it is written."""

_PREFIX: Final = b"mahe chain 1:"
_STRIDE: Final = 64
_STRETCH: Final = 512
_HASH_BYTES: Final = 32
_DICE: Final = tuple(map(Rolled, FACES))


def next_hash(link: bytes) -> bytes:
    """Return the hash of a link: the link that was revealed before it."""
    return sha256(_PREFIX + link).digest()


class Chain:
    """A secret of 32 random bytes and the links that follow from it, revealed from the tip backwards.

    To find them takes as many hashes as there are links, and a quarter of a millisecond where *landmarks* are known,
    which are as secret.
    """

    def __init__(self, secret: bytes, length: int = LENGTH, landmarks: bytes = b"") -> None:
        self._length = length
        self._marks = b""
        self._stretch = -1
        """Every 64th hash of a stretch of 512, and which one it is, so that a link costs few hashes and memory."""

        self._block = b""
        self._block_start = -1
        if not landmarks:
            landmarks = self._hash_all(secret)
        self.landmarks = landmarks
        """Every 512th hash, the secret itself first, and the tip."""

        self.tip = landmarks[-_HASH_BYTES:]
        """What is published first."""

    def _hash_all(self, secret: bytes) -> bytes:
        landmarks: list[bytes] = []
        marks: list[bytes] = []
        for hashed in range(self._length):
            if hashed % _STRETCH == 0:
                landmarks.append(secret)
                marks = []
            if hashed % _STRIDE == 0:
                marks.append(secret)
            secret = next_hash(secret)
        # The links of the last stretch are revealed first.
        self._marks, self._stretch = b"".join(marks), len(landmarks) - 1
        return b"".join([*landmarks, secret])

    def link(self, number: int) -> bytes:
        """Return a link: 0 is the tip, 1 the first to be revealed, the last one the secret itself."""
        if not 0 <= number <= self._length:
            raise IndexError(f"the chain has links 0 to {self._length}, not {number}")
        if not number:
            return self.tip
        hashed = self._length - number
        start = hashed - hashed % _STRIDE
        if start != self._block_start:
            stretch = hashed // _STRETCH
            if stretch != self._stretch:
                self._marks = b"".join(_hashes(_hash_at(self.landmarks, stretch), _STRETCH)[::_STRIDE])
                self._stretch = stretch
            mark = _hash_at(self._marks, hashed % _STRETCH // _STRIDE)
            self._block, self._block_start = b"".join(_hashes(mark, _STRIDE)), start
        return _hash_at(self._block, hashed - start)


def _hashes(link: bytes, count: int) -> list[bytes]:
    """Return *link* and what it is hashed to, one after another."""
    found = [link]
    for _ in range(count - 1):
        found.append(next_hash(found[-1]))
    return found


def _hash_at(hashes: bytes, index: int) -> bytes:
    return hashes[index * _HASH_BYTES : (index + 1) * _HASH_BYTES]


def draw_die(key: bytes, table: str, number: int, player_link: bytes) -> Rolled:
    """Return the die of draw *number* at *table*, from the server's link for it, *key*, and the player's.

    *player_link* is empty if the server draws alone. A table's id never holds a line feed.
    """
    return _DICE[_pick(len(_DICE), key, table, number, "die", player_link)]


def draw_card(key: bytes, table: str, number: int, player_link: bytes, unseen: Counts) -> Turned:
    """Return the card of draw *number*: one of the *unseen*, all equally likely, counted off in order of their eggs."""
    cards = one_by_one(unseen)
    what = "card " + " ".join(map(str, unseen))
    return Turned(cards[_pick(len(cards), key, table, number, what, player_link)])


def draw(key: bytes, table: str, number: int, player_link: bytes, unseen: Counts, *, card: bool) -> Outcome:
    """Return a card or a die."""
    if card:
        return draw_card(key, table, number, player_link, unseen)
    return draw_die(key, table, number, player_link)


def _pick(sides: int, key: bytes, table: str, number: int, what: str, player_link: bytes) -> int:
    """Return a number below *sides*, all equally likely: bytes past the last full multiple of *sides* are rejected."""
    limit = 256 - 256 % sides
    block = f"{table}\n{number}\n{what}\n{player_link.hex()}".encode()
    while True:
        block = hmac.digest(key, block, "sha256")
        for byte in block:
            if byte < limit:
                return byte % sides
