"""Random numbers, and what is made of them.

Games of thresholds draw from xoshiro256++ by Blackman and Vigna, a fresh one for each game. One word makes one piece of
luck, a fraction of 54 bits. Its digits to the base of 6 are dice, to the base of n a choice among n: no draw is ever
thrown away, and after the five of a whole throw each is even to one part in 2**40. Games to learn from draw from
SplitMix64, which is a single word.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from mahe.kernel.jit import compiled

Array: TypeAlias = Any
Record: TypeAlias = Any

LUCK_BITS: Final = np.uint64(54)
LUCK_MASK: Final = np.uint64(2**54 - 1)


@compiled
def mixed(word: Any) -> Any:
    """Return *word* with all its bits stirred (the finish of SplitMix64)."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def seed_game(board: Record, key: Any, game: int) -> None:
    """Set the generator to the start of one game. It depends on nothing but the seed's key and the game's number."""
    golden = np.uint64(0x9E3779B97F4A7C15)
    word = mixed(key + mixed(np.uint64(game) + golden))
    for index in range(4):
        word += golden
        board.rng[index] = mixed(word)


@compiled
def rotated(word: Any, by: int) -> Any:
    """Return *word* with its bits moved round to the left."""
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@compiled
def next_luck(board: Record) -> Any:
    """Return a fresh piece of luck."""
    rng = board.rng
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    word = rotated(a + d, 23) + a
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ (b << np.uint64(17))
    rng[3] = rotated(d, 45)
    return word >> (np.uint64(64) - LUCK_BITS)


@compiled
def digit(luck: Any, base: int) -> Any:
    """Return the first digit of *luck*: a number from 0 to base - 1."""
    return np.int64((luck * np.uint64(base)) >> LUCK_BITS)


@compiled
def rest(luck: Any, base: int) -> Any:
    """Return what is left of *luck* after its first digit."""
    return (luck * np.uint64(base)) & LUCK_MASK


@compiled
def next_word(rng: Array) -> Any:
    """Return 64 random bits."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    return mixed(rng[0])


@compiled
def below(rng: Array, base: int) -> Any:
    """Return a number from 0 to base - 1."""
    return np.int64(((next_word(rng) >> np.uint64(32)) * np.uint64(base)) >> np.uint64(32))


@compiled
def take_card(counts: Array, left: int) -> int:
    """Take the card out of *counts* that comes after *left* others, in order of eggs; return its eggs."""
    eggs = 0
    while left >= 0:
        left -= counts[eggs]
        eggs += 1
    counts[eggs - 1] -= 1
    return eggs
