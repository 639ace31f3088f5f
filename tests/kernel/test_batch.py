"""Batches of games: the same however they are cut up."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from itertools import islice

import pytest

from mahe.executors import Inline, Threads
from mahe.kernel import HATCHLING, Batch, GameCounts, Policy, by_situation, play_batch, play_batches, swimmer, walk
from mahe.lab.simulate import Tally
from mahe.rules import STANDARD, Rules

CAREFUL = by_situation(lambda situation: -1 if situation.reach == "won" else 4 if situation.mover == "raft" else 2)
"""Looks at the board, so it is not played by tickets."""

TABLES = [
    (STANDARD, (HATCHLING, swimmer((3, 2)), CAREFUL, swimmer((5, 0)))),
    (Rules(players=2, third_die_at_seven=True, bust_ends_turn=True), (HATCHLING, swimmer((4, 6)))),
    (Rules(players=3, cards_as_dice=True), (CAREFUL, HATCHLING, swimmer((3, 2)))),
    (Rules(players=7, deck=(1, 0, 0, 0, 0, 0), set_aside=0), (HATCHLING,) * 7),
]


def tally(rules: Rules, policies: tuple[Policy, ...], games: int, first: int = 0, threads: int | None = None) -> Tally:
    total = Tally(rules)
    with Threads(threads) as executor:
        for counts in play_batch(rules, policies, games=games, seed=7, first=first, executor=executor):
            total.add_counts(counts)
    return total


@pytest.mark.parametrize(("rules", "policies"), TABLES)
def test_a_batch_is_the_sum_of_its_games_told_one_by_one(rules: Rules, policies: tuple[Policy, ...]) -> None:
    counted = Tally(rules)
    for game in range(40):
        counted.add_counts(walk(rules, policies, seed=7, game=game).counts)
    assert vars(counted) == vars(tally(rules, policies, 40))


@pytest.mark.parametrize(("rules", "policies"), TABLES)
def test_it_does_not_matter_how_a_batch_is_cut(rules: Rules, policies: tuple[Policy, ...]) -> None:
    whole = tally(rules, policies, 45_000, threads=1)
    assert vars(whole) == vars(tally(rules, policies, 45_000, threads=3))
    parts = Tally(rules)
    for first, games in ((30_001, 14_999), (0, 1), (1, 30_000)):
        for counts in play_batch(rules, policies, games=games, seed=7, first=first):
            parts.add_counts(counts)
    assert vars(whole) == vars(parts)


class Deserted(Inline):
    """Where all workers are gone at the moment."""

    width = 0


def test_a_batch_can_begin_at_a_moment_without_workers() -> None:
    counted = Tally(STANDARD)
    for counts in play_batch(STANDARD, [HATCHLING] * 4, games=100, seed=1, executor=Deserted()):
        counted.add_counts(counts)
    assert counted.games == 100


def test_a_long_batch_can_be_left_early() -> None:
    with closing(play_batch(STANDARD, [HATCHLING] * 4, games=10**12, seed=1)) as batch:
        assert sum(counts.games for counts in islice(batch, 2)) >= 20_000


def test_every_clutch_and_every_win_is_counted_once() -> None:
    for rules, policies in TABLES:
        total = tally(rules, policies, 1000)
        assert total.games == 1000
        assert sum(seat.clutches for seat in total.seats) == 1000 * (sum(rules.deck) - rules.set_aside + 1)
        assert sum(seat.shares for seat in total.seats) == 1000 * 420


def test_every_seat_needs_a_policy() -> None:
    with pytest.raises(ValueError, match="4 players need as many policies, not 3"):
        next(play_batch(STANDARD, [HATCHLING] * 3, games=1, seed=1))


def test_parts_come_in_their_order_and_hold_their_own_games() -> None:
    for rules, policies in TABLES:
        parts = [range(30, 90), range(30), range(90, 90), range(90, 91)]
        counted = list(play_batches(Batch(rules, policies, 7, part) for part in parts))
        places = [place for place, _ in counted]
        assert places == sorted(places)
        assert {*places} == {0, 1, 3}
        for place in {*places}:
            part, pieces = parts[place], [counts for other, counts in counted if other == place]
            assert vars(tally(rules, policies, len(part), part.start)) == vars(summed(rules, pieces))


def test_a_long_part_comes_in_pieces_and_can_be_left_early() -> None:
    rules, policies = TABLES[0]
    parts = [range(45_000), range(45_000, 10**12)]
    with closing(play_batches(Batch(rules, policies, 7, part) for part in parts)) as played:
        counted = list(islice(played, 9))
    first = [counts for place, counts in counted if place == 0]
    assert 1 < len(first) < 9
    assert vars(tally(rules, policies, 45_000)) == vars(summed(rules, first))


def summed(rules: Rules, pieces: Iterable[GameCounts]) -> Tally:
    total = Tally(rules)
    for counts in pieces:
        total.add_counts(counts)
    return total
