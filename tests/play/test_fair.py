"""Fair dice: chains, and what is drawn from their links."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random

import pytest

from mahe.play import fair
from mahe.play.fair import LENGTH, Chain, draw, draw_card, draw_die, next_hash
from mahe.rules import STANDARD_DECK, Counts, Rolled, Turned

SERVER = Chain(bytes(range(32)))
PLAYER = Chain(bytes(range(32, 64)))
TABLE = "example-table"

BEYOND_CHANCE = 35.9
"""Chi-square with five degrees of freedom exceeds this once in a million."""


# Chains.


@pytest.mark.parametrize(
    ("chain", "number", "link"),
    [
        (SERVER, 0, "c04f7fee149db0cf530d090b7495adc0705184dc0c5cc50345efa24edb2c0610"),
        (SERVER, 1, "b63aeb2aab039852fab09ba9195de9af3c3a980d14c8526a4b2603309b190d1e"),
        (SERVER, 64, "05318aee7b00ba3a608758886e0c2fe6d2db45cc052696c26ab6aaf1b32f75c1"),
        (SERVER, 65, "270a8b90d399135876d96139244155b13fd2d9198f01d48ac3d123361ff01359"),
        (SERVER, 4095, "f6c6df81bbd15e4067d0f095efa22bde4355e08b1e982890c350641f354a7d83"),
        (SERVER, 4096, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"),
        (PLAYER, 0, "ef54d87a706fc84ac9f2afd2a9ccd968f9d68df0741774cf9ea02cf4e2c752e8"),
        (PLAYER, 1, "877b701e639603f7d5027bb2d4301941ecf9e8c17ea5137c4300ec28698122a4"),
        (PLAYER, 2, "1d5de3255fe399f3070b8c936a8cbfeec1dcc5504ac5d196837d10c224c26a13"),
    ],
)
def test_a_known_secret_has_these_links(chain: Chain, number: int, link: str) -> None:
    assert chain.link(number).hex() == link


def test_each_link_hashes_to_the_one_revealed_before_it_down_to_the_secret() -> None:
    before = SERVER.tip
    assert SERVER.link(0) == before
    for number in range(1, LENGTH + 1):
        link = SERVER.link(number)
        assert next_hash(link) == before == hashlib.sha256(b"mahe chain 1:" + link).digest()
        before = link
    assert before == bytes(range(32))


def test_links_are_the_same_in_whatever_order_they_are_asked_for() -> None:
    numbers = list(range(0, LENGTH + 1, 7))
    in_order = {number: SERVER.link(number) for number in numbers}
    Random(1).shuffle(numbers)
    assert {number: SERVER.link(number) for number in numbers} == in_order


@pytest.mark.parametrize("length", [1, 5, 63, 64, 65, 130])
def test_a_chain_may_have_any_length(length: int) -> None:
    chain = Chain(b"s" * 32, length)
    links = [chain.link(number) for number in range(length + 1)]
    assert links[0] == chain.tip
    assert links[-1] == b"s" * 32
    assert [next_hash(link) for link in links[1:]] == links[:-1]


@pytest.mark.parametrize("length", [1, 511, 512, 513, 1100, LENGTH])
def test_a_chain_is_the_same_with_its_landmarks_and_takes_few_hashes(
    length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Chain(b"s" * 32, length)
    hashed: list[bytes] = []

    def count(link: bytes) -> bytes:
        hashed.append(link)
        return next_hash(link)

    monkeypatch.setattr(fair, "next_hash", count)
    known = Chain(b"s" * 32, length, whole.landmarks)
    assert (known.tip, known.landmarks) == (whole.tip, whole.landmarks)
    assert known.link(1) == whole.link(1)
    assert len(hashed) < 700
    assert [known.link(number) for number in range(length + 1)] == [whole.link(number) for number in range(length + 1)]


@pytest.mark.parametrize("number", [-1, 4097])
def test_there_is_no_link_before_the_tip_or_behind_the_secret(number: int) -> None:
    with pytest.raises(IndexError, match=f"the chain has links 0 to 4096, not {number}"):
        SERVER.link(number)


# Draws.


def test_known_links_give_these_dice() -> None:
    dice = [draw_die(SERVER.link(number), TABLE, number, PLAYER.link(number)).pips for number in range(1, 41)]
    assert "".join(map(str, dice)) == "4251151221461541341254445452661163166362"


def test_known_links_of_the_server_alone_give_these_dice() -> None:
    dice = [draw_die(SERVER.link(number), TABLE, number, b"").pips for number in range(1, 41)]
    assert "".join(map(str, dice)) == "2224261221311611365131521652232342336246"


def test_known_links_give_these_cards() -> None:
    cards = [draw_card(SERVER.link(number), TABLE, number, b"", STANDARD_DECK).eggs for number in range(1, 41)]
    assert "".join(map(str, cards)) == "5336333432314362314434451513434211461361"
    few = (0, 1, 0, 2, 0, 1)
    cards = [draw_card(SERVER.link(number), TABLE, number, PLAYER.link(number), few).eggs for number in range(1, 41)]
    assert "".join(map(str, cards)) == "6246442464426444444446426222642446426424"


def drawn_by_the_book(key: bytes, lines: Sequence[str], sides: int) -> int:
    """Return a draw as docs/fair-dice.md describes it, with nothing but hashlib and hmac."""
    block = hmac.new(key, "\n".join(lines).encode("ascii"), hashlib.sha256).digest()
    full = 256 // sides * sides
    return next(byte for byte in block if byte < full) % sides


def test_another_implementation_draws_the_same() -> None:
    server, player = [bytes(range(32))], [bytes(range(32, 64))]
    for links in (server, player):
        for _ in range(4096):
            links.insert(0, hashlib.sha256(b"mahe chain 1:" + links[0]).digest())
    for number in range(1, 200):
        link = player[number].hex()
        die = 1 + drawn_by_the_book(server[number], [TABLE, str(number), "die", link], 6)
        assert draw_die(SERVER.link(number), TABLE, number, PLAYER.link(number)) == Rolled(die)
        card = drawn_by_the_book(server[number], [TABLE, str(number), "card 0 3 0 2 1 5", ""], 11)
        assert draw_card(SERVER.link(number), TABLE, number, b"", (0, 3, 0, 2, 1, 5)) == Turned(
            (2, 2, 2, 4, 4, 5, 6, 6, 6, 6, 6)[card]
        )


def test_draw_gives_a_card_or_a_die() -> None:
    key = SERVER.link(1)
    assert draw(key, TABLE, 1, b"", STANDARD_DECK, card=True) == draw_card(key, TABLE, 1, b"", STANDARD_DECK)
    assert draw(key, TABLE, 1, b"", STANDARD_DECK, card=False) == draw_die(key, TABLE, 1, b"")


def test_a_draw_depends_on_everything_that_goes_into_it() -> None:
    def dice(first: int = 1, table: str = TABLE, server: Chain = SERVER, player: Chain = PLAYER) -> list[Rolled]:
        return [draw_die(server.link(at), table, first + at, player.link(at)) for at in range(1, 61)]

    every = [dice(), dice(first=2), dice(table="other-table"), dice(server=PLAYER), dice(player=SERVER)]
    assert len(set(map(tuple, every))) == 5


# Fairness.


class Bytes:
    """In place of `hmac`: gives these blocks, and remembers what was asked."""

    def __init__(self, *blocks: bytes) -> None:
        self._blocks = iter(blocks)
        self.asked: list[bytes] = []

    def digest(self, key: bytes, message: bytes, digest: str) -> bytes:
        assert (key, digest) == (b"key", "sha256")
        self.asked.append(message)
        return next(self._blocks)


@pytest.mark.parametrize("cards", range(1, 25))
def test_every_card_has_as_many_bytes_as_every_other(cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    picked = count_picks(cards, monkeypatch)
    assert picked.pop(None, 0) == 256 % cards
    assert picked == dict.fromkeys(range(cards), 256 // cards)


def count_picks(sides: int, monkeypatch: pytest.MonkeyPatch) -> Counter[int | None]:
    """Return how many of the 256 bytes lead to each pick, and to None if the byte is passed over."""
    picked: Counter[int | None] = Counter()
    for byte in range(256):
        # What follows shows whether the byte was taken: a byte that is passed over leads to the next, here 0 and 1.
        found = []
        for after in (0, 1):
            monkeypatch.setattr(fair, "hmac", Bytes(bytes([byte, after]) * 16))
            found.append(fair._pick(sides, b"key", "t", 1, "die", b""))
        is_passed_over = byte >= 256 - 256 % sides
        assert found == ([0, 1 % sides] if is_passed_over else [byte % sides] * 2)
        picked[None if is_passed_over else found[0]] += 1
    return picked


def test_every_face_has_as_many_bytes_as_every_other(monkeypatch: pytest.MonkeyPatch) -> None:
    faces: Counter[int] = Counter()
    for byte in range(252):
        monkeypatch.setattr(fair, "hmac", Bytes(bytes([byte]) * 32))
        faces[draw_die(b"key", "t", 1, b"").pips] += 1
    assert faces == dict.fromkeys(range(1, 7), 42)


def test_every_single_card_has_as_many_bytes_as_every_other(monkeypatch: pytest.MonkeyPatch) -> None:
    eggs: Counter[int] = Counter()
    for byte in range(240):
        monkeypatch.setattr(fair, "hmac", Bytes(bytes([byte]) * 32))
        eggs[draw_card(b"key", "t", 1, b"", STANDARD_DECK).eggs] += 1
    assert eggs == {face: 10 * count for face, count in enumerate(STANDARD_DECK, 1)}


def test_a_block_without_a_fair_byte_is_hashed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    unfair = bytes([252, 253, 254, 255]) * 8
    blocks = Bytes(unfair, unfair[::-1], bytes([255, 3]) * 16)
    monkeypatch.setattr(fair, "hmac", blocks)
    assert draw_die(b"key", "table", 7, b"\xab\xcd") == Rolled(4)
    assert blocks.asked == [b"table\n7\ndie\nabcd", unfair, unfair[::-1]]


def chi_square(counts: Mapping[int, int], weights: Counts) -> float:
    total = sum(counts.values())
    expected = [total * weight / sum(weights) for weight in weights]
    return sum((counts[face] - one) ** 2 / one for face, one in enumerate(expected, 1))


@pytest.mark.parametrize("secret", [b"a" * 32, b"b" * 32])
@pytest.mark.parametrize("player", [None, PLAYER])
def test_the_dice_of_a_whole_chain_are_even(secret: bytes, player: Chain | None) -> None:
    server = Chain(secret)
    counts = Counter(
        draw_die(server.link(number), TABLE, number, player.link(number) if player else b"").pips
        for number in range(1, LENGTH + 1)
    )
    assert chi_square(counts, (1,) * 6) < BEYOND_CHANCE


@pytest.mark.parametrize("deck", [STANDARD_DECK, (1, 1, 1, 1, 1, 1), (9, 1, 4, 1, 2, 6)])
def test_the_cards_of_a_whole_chain_come_by_how_many_there_are(deck: Counts) -> None:
    server = Chain(b"c" * 32)
    counts = Counter(
        draw_card(server.link(number), TABLE, number, PLAYER.link(number), deck).eggs for number in range(1, LENGTH + 1)
    )
    assert chi_square(counts, deck) < BEYOND_CHANCE


def test_a_die_tells_nothing_of_the_next() -> None:
    pairs: Counter[int] = Counter()
    for secret in range(4):
        server = Chain(bytes([secret]) * 32)
        dice = [draw_die(server.link(number), TABLE, number, b"").pips for number in range(1, LENGTH + 1)]
        pairs.update((first - second) % 6 + 1 for first, second in pairwise(dice))
    assert chi_square(pairs, (1,) * 6) < BEYOND_CHANCE
