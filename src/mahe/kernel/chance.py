"""Random numbers, and what is made of them.

Games of thresholds draw from xoshiro256++ by Blackman and Vigna, a fresh one for each game. One word makes one piece of
luck, a fraction of 54 bits. Its digits to the base of 6 are dice, to the base of n a choice among n: no draw is ever
thrown away, and after the five of a whole throw each is even to one part in 2**40. Games to learn from draw from
SplitMix64, which is a single word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from mahe.arrays import Ints, SmallInts, Words
from mahe.kernel.jit import compiled
from mahe.kernel.records import Board

LUCK_BITS: Final = np.uint64(54)
LUCK_MASK: Final = np.uint64(2**54 - 1)

if TYPE_CHECKING:

    def signed(word: np.uint64) -> int:
        """Return *word* as a signed number, which is what compiled code makes of every int."""
        ...
else:
    signed = np.int64


@compiled
def mixed(word: np.uint64) -> np.uint64:
    """Return *word* with all its bits stirred (the finish of SplitMix64)."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def seed_game(board: Board, key: np.uint64, game: int) -> None:
    """Set the generator to the start of one game. It depends on nothing but the seed's key and the game's number."""
    golden = np.uint64(0x9E3779B97F4A7C15)
    word = mixed(key + mixed(np.uint64(game) + golden))
    for index in range(4):
        word += golden
        board.rng[index] = mixed(word)


@compiled
def rotated(word: np.uint64, by: int) -> np.uint64:
    """Return *word* with its bits moved round to the left."""
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@compiled
def next_luck(board: Board) -> np.uint64:
    """Return a fresh piece of luck."""
    rng = board.rng
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    word: np.uint64 = rotated(a + d, 23) + a
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ (b << np.uint64(17))
    rng[3] = rotated(d, 45)
    return word >> (np.uint64(64) - LUCK_BITS)


@compiled
def digit(luck: np.uint64, base: int) -> int:
    """Return the first digit of *luck*: a number from 0 to base - 1."""
    return signed((luck * np.uint64(base)) >> LUCK_BITS)


@compiled
def rest(luck: np.uint64, base: int) -> np.uint64:
    """Return what is left of *luck* after its first digit."""
    return (luck * np.uint64(base)) & LUCK_MASK


@compiled
def next_word(rng: Words) -> np.uint64:
    """Return 64 random bits."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    return mixed(rng[0])


@compiled
def below(rng: Words, base: int) -> int:
    """Return a number from 0 to base - 1."""
    return signed(((next_word(rng) >> np.uint64(32)) * np.uint64(base)) >> np.uint64(32))


@compiled
def take_card(counts: Ints | SmallInts, left: int) -> int:
    """Take the card out of *counts* that comes after *left* others, in order of eggs; return its eggs."""
    eggs = 0
    while left >= 0:
        left -= counts[eggs]
        eggs += 1
    counts[eggs - 1] -= 1
    return eggs
