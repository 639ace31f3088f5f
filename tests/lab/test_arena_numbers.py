"""Shares of wins, ratings and verdicts: what they say of results whose truth is known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log10
from random import Random

import pytest

from mahe.lab.arena import LineUp, Rating, Share, rate, report
from mahe.lab.arena.controls import UNIT
from mahe.lab.arena.line_up import line_ups
from mahe.lab.simulate import win_interval
from mahe.rules import Rules
from mahe.rules.score import WHOLE

TWO, FOUR = Rules(players=2), Rules(players=4)


def share(size: int, *rounds: float) -> Share:
    """Return a share of rounds with these wins each."""
    made = Share(size)
    for wins in rounds:
        made.add(round(wins * WHOLE))
    return made


def drawn(size: int, chance: float, rounds: int, rng: Random, *, tied: float = 0.0) -> Share:
    """Return rounds of which a part, *tied*, has as nearly as can be the expected number of wins."""
    made = Share(size)
    for _ in range(rounds):
        if rng.random() < tied:
            wins = int(size * chance) + (rng.random() < size * chance % 1)
        else:
            wins = sum(rng.random() < chance for _ in range(size))
        made.add(wins * WHOLE)
    return made


def test_a_share_adds_up() -> None:
    one = share(4, 1, 0, 2.5, 1)
    assert (one.rounds, one.games, one.wins) == (4, 16, 4.5)
    assert one.value == 4.5 / 16


def test_shares_add_up_in_any_order() -> None:
    assert share(3, 1, 0, 1 / 3, 2) == share(3, 2, 1 / 3, 0, 1)


def test_the_other_of_two_has_the_rest() -> None:
    one = share(2, 2, 1, 0.5, 0, 1)
    assert one.of_the_other() == share(2, 0, 1, 1.5, 2, 1)
    assert one.of_the_other().of_the_other() == one
    low, high = one.interval
    assert one.of_the_other().interval == pytest.approx((1 - high, 1 - low))


def test_rounds_without_ties_are_worth_their_games() -> None:
    one = drawn(4, 0.3, 2000, Random(1))
    assert one.worth == pytest.approx(one.games, rel=0.1)
    assert one.interval == pytest.approx(win_interval(one.wins, one.games), abs=0.002)


def test_the_more_luck_cancels_the_more_a_game_is_worth() -> None:
    worth = [drawn(2, 0.5, 1000, Random(2), tied=tied).worth for tied in (0.0, 0.5, 0.9)]
    assert worth[0] < 1.2 * 2000 < 1.5 * 2000 < worth[1] < 6000 < worth[2]


@pytest.mark.parametrize("won", [0, 2])
def test_nothing_but_wins_or_losses_is_not_taken_for_certain(won: int) -> None:
    one = share(2, *[won] * 50)
    low, high = one.interval
    assert high - low == pytest.approx(0.03, abs=0.01)
    assert low <= one.value <= high


@pytest.mark.parametrize(
    ("size", "chance", "tied", "rounds"),
    [
        (2, 0.5, 0.0, 30),
        (2, 0.7, 0.5, 30),
        (4, 0.25, 0.0, 25),
        (4, 0.3, 0.5, 100),
        (7, 0.02, 0.5, 40),
        (2, 0.97, 0, 60),
    ],
)
def test_intervals_hold_the_truth_as_often_as_they_say(size: int, chance: float, tied: float, rounds: int) -> None:
    rng = Random(5)
    hits = 0
    for _ in range(600):
        low, high = drawn(size, chance, rounds, rng, tied=tied).interval
        hits += low <= chance <= high
    assert hits / 600 >= 0.925


def fair(strengths: Mapping[str, float], rules: Rules, rounds: int) -> dict[LineUp, Share]:
    """Return results just as strong as the bots are, for whole numbers of 420ths."""
    shares = {}
    for line_up in line_ups(rules, list(strengths)):
        one, rest = strengths[line_up.one], strengths[line_up.rest]
        chance = one / (one + (rules.players - 1) * rest)
        shares[line_up] = share(rules.players, *[rules.players * chance] * rounds)
    return shares


@pytest.mark.parametrize("rules", [TWO, FOUR, Rules(players=7)], ids=str)
def test_ratings_are_the_strengths_on_the_scale_of_chess(rules: Rules) -> None:
    strengths = {"a": 1.0, "b": 10.0, "c": 3.0}
    ratings = {rating.bot: rating.value for rating in rate(fair(strengths, rules, 2000))}
    assert list(ratings) == ["b", "c", "a"]
    assert sum(ratings.values()) == pytest.approx(3 * 1500)
    assert ratings["b"] - ratings["a"] == pytest.approx(400, abs=2)
    assert ratings["c"] - ratings["a"] == pytest.approx(400 * log10(3), abs=2)


def test_equal_bots_have_the_mean_rating() -> None:
    assert [rating.value for rating in rate(fair({"a": 1, "b": 1}, FOUR, 100))] == pytest.approx([1500, 1500])


def test_a_bot_that_never_wins_has_a_rating_too() -> None:
    (best, worst) = rate({LineUp(TWO, "a", "b"): share(2, *[0] * 50)})
    assert (best.bot, worst.bot) == ("b", "a")
    assert 1500 < best.value < 2500
    assert worst.low < worst.value < worst.high < best.low


@pytest.mark.parametrize("rules", [TWO, FOUR], ids=str)
def test_ratings_lie_within_their_intervals_as_often_as_they_say(rules: Rules) -> None:
    rng = Random(11)
    strengths = {"a": 1.0, "b": 1.5, "c": 4.0}
    truth = {rating.bot: rating.value for rating in rate(fair(strengths, rules, 5000))}
    hits = 0
    for _ in range(200):
        shares = {
            line_up: drawn(rules.players, one.value, 40, rng) for line_up, one in fair(strengths, rules, 1).items()
        }
        hits += sum(rating.low <= truth[rating.bot] <= rating.high for rating in rate(shares))
    assert 0.92 <= hits / 600 <= 0.98


def test_more_games_narrow_the_interval() -> None:
    few, many = (rate(fair({"a": 1, "b": 2}, FOUR, rounds))[0] for rounds in (50, 5000))
    assert isinstance(few, Rating)
    assert many.high - many.low < few.high - few.low


def test_a_report_names_the_better_first_and_says_how_certain() -> None:
    made = report(TWO, {LineUp(TWO, "a", "b"): share(2, *[0, 1] * 100)})
    assert [rating.bot for rating in made.ratings] == ["b", "a"]
    assert list(made.shares) == [LineUp(TWO, "b", "a"), LineUp(TWO, "a", "b")]
    assert made.shares[LineUp(TWO, "b", "a")].value == 0.75
    assert [tuple(verdict) for verdict in made.verdicts] == [("b", "a", 0.999)]


@pytest.mark.parametrize(
    ("wins", "certainty"), [(100, None), (107, None), (115, 0.95), (120, 0.99), (128, 0.999), (85, 0.95)]
)
def test_a_verdict_is_as_certain_as_luck_allows(wins: int, certainty: float | None) -> None:
    """Of 200 games with luck of their own, half won by chance would vary by 7."""
    rounds = [2] * ((wins - 50) // 2) + [1] * (50 + wins % 2)
    rounds += [0] * (100 - len(rounds))
    shares = {LineUp(TWO, "a", "b"): share(2, *rounds)}
    assert shares[LineUp(TWO, "a", "b")].wins == wins
    (verdict,) = report(TWO, shares).verdicts
    assert verdict.certainty == certainty
    assert verdict.better == ("a" if wins >= 100 else "b")


def test_at_larger_tables_both_line_ups_count() -> None:
    up, down = LineUp(FOUR, "a", "b"), LineUp(FOUR, "b", "a")
    little = share(4, *[1, 1, 2, 0, 3, 0, 2, 1] * 8)
    (alone,) = report(FOUR, {up: little, down: share(4, *[1, 1, 2, 0, 1, 2, 0, 1] * 8)}).verdicts
    (both,) = report(FOUR, {up: little, down: share(4, *[1, 1, 1, 0, 0, 0, 1, 1] * 8)}).verdicts
    assert (alone.better, alone.certainty) == ("a", None)
    assert (both.better, both.certainty) == ("a", 0.999)


def lucky(chance: float, rounds: int, rng: Random, *, size: int = 2, noise: float = 0.1, scale: float = 1.0) -> Share:
    """Return rounds whose luck is known, but for some *noise*, and times *scale*."""
    made = Share(size)
    for number in range(rounds):
        wins = [rng.random() < chance for _ in range(size)]
        luck = sum((won - chance) * scale + rng.gauss(0, noise) for won in wins)
        made.add(sum(wins) * WHOLE, (round(luck * UNIT), round(luck * chance * UNIT), 0), number=number)
    return made


def ended(chance: float, rounds: int, rng: Random, *, size: int = 2, endings: int = 64) -> Share:
    """Return rounds that luck brings to 0 or to twice their *chance*, and whose ends are then played on."""
    made = Share(size)
    for number in range(rounds):
        total, luck, ending = 0, 0.0, 0.0
        for _ in range(size):
            before = rng.choice((0.0, 2 * chance))
            won = rng.random() < before
            total += won
            luck += before - chance
            ending += won - sum(rng.random() < before for _ in range(endings)) / endings
        made.add(total * WHOLE, tuple(round(part * UNIT) for part in (luck, luck * chance, ending)), number=number)
    return made


@pytest.mark.parametrize(
    ("chance", "rounds", "noise", "scale"), [(0.5, 30, 0.1, 1.0), (0.3, 200, 0.3, 1.2), (0.05, 100, 0.2, 8.0)]
)
def test_intervals_without_the_luck_hold_the_truth_as_often_as_they_say(
    chance: float, rounds: int, noise: float, scale: float
) -> None:
    rng = Random(7)
    hits = 0
    for _ in range(300):
        low, high = lucky(chance, rounds, rng, noise=noise, scale=scale).interval
        hits += low <= chance <= high
    assert hits / 300 >= 0.92


@pytest.mark.parametrize(
    ("size", "chance", "rounds"), [(2, 0.4, 25), (2, 0.3, 200), (7, 0.14, 58), (7, 0.02, 58), (4, 0.02, 60)]
)
def test_intervals_of_games_with_other_endings_hold_the_truth_as_often_as_they_say(
    size: int, chance: float, rounds: int
) -> None:
    rng = Random(17)
    shares = [ended(chance, rounds, rng, size=size, endings=16) for _ in range(200)]
    hits = sum(low <= chance <= high for low, high in (share.interval for share in shares))
    assert hits / 200 >= 0.92
    assert sum(share.value for share in shares) / 200 == pytest.approx(chance, abs=0.01)


def seldom(often: float, high: float, rounds: int, rng: Random, *, size: int) -> Share:
    """Return rounds of a bot that seldom has a chance, of *high*, and then luck that is known badly."""
    made = Share(size)
    for number in range(rounds):
        total, luck, ending = 0, 0.0, 0.0
        for _ in range(size):
            before = high if rng.random() < often else 0.0
            won = rng.random() < before
            total += won
            luck += before * rng.choice((0.5, 1.5)) - often * high
            ending += won - sum(rng.random() < before for _ in range(16)) / 16
        parts = luck, luck * often * high, ending
        made.add(total * WHOLE, tuple(round(part * UNIT) for part in parts), number=number)
    return made


@pytest.mark.parametrize(("often", "high", "size"), [(0.03, 0.5, 4), (0.05, 0.3, 7)])
def test_intervals_hold_the_truth_where_wins_are_rare_and_what_is_left_of_them_is_known_badly(
    often: float, high: float, size: int
) -> None:
    rng = Random(3)
    intervals = (seldom(often, high, 60, rng, size=size).interval for _ in range(300))
    assert sum(low <= often * high <= top for low, top in intervals) / 300 >= 0.945


def test_the_more_endings_are_known_the_narrower_the_interval() -> None:
    few, many = (ended(0.4, 2000, Random(18), endings=endings).narrowing for endings in (2, 16))
    # Of the variance 0.4 × 0.6 an ending has a third, and of that a third is left, or a 17th.
    assert few == pytest.approx(9**0.5, rel=0.1)
    assert many == pytest.approx(51**0.5, rel=0.1)


def test_the_mean_without_the_luck_is_that_of_the_games() -> None:
    rng = Random(8)
    found = [lucky(0.3, 25, rng, noise=0.3, scale=2.0).value for _ in range(800)]
    assert sum(found) / len(found) == pytest.approx(0.3, abs=0.006)


def test_known_luck_narrows_the_interval() -> None:
    one = lucky(0.4, 500, Random(9), noise=0.1)
    assert one.narrowing == pytest.approx(4.9, abs=0.5)
    (low, high), (plain_low, plain_high) = one.interval, one.plain.interval
    assert (plain_high - plain_low) / (high - low) == pytest.approx(one.narrowing, rel=0.05)


def test_luck_that_says_nothing_does_no_harm() -> None:
    rng = Random(10)
    one = Share(2)
    for number in range(400):
        luck = rng.gauss(0, 1)
        one.add(rng.choice((0, 1, 2)) * WHOLE, (round(luck * UNIT), round(luck * UNIT / 2), 0), number=number)
    assert one.narrowing == pytest.approx(1, abs=0.03)
    assert one.value == pytest.approx(one.plain.value, abs=0.01)


def test_rounds_with_luck_add_up_in_any_order() -> None:
    rng = Random(11)
    rounds = [
        (rng.choice((0, 1, 2)) * WHOLE, (rng.randrange(UNIT), rng.randrange(UNIT), rng.randrange(UNIT)))
        for _ in range(50)
    ]
    there, back = Share(2), Share(2)
    for number in range(50):
        there.add(*rounds[number], number=number)
        back.add(*rounds[49 - number], number=49 - number)
    assert there == back
    assert there.interval == back.interval


@pytest.mark.parametrize("made", [lucky, ended])
def test_the_other_of_two_was_as_unlucky(made: Callable[[float, int, Random], Share]) -> None:
    one = made(0.4, 100, Random(12))
    other = one.of_the_other()
    assert other.value == pytest.approx(1 - one.value)
    low, high = one.interval
    assert other.interval == pytest.approx((1 - high, 1 - low), abs=1e-3)


def test_of_a_few_rounds_the_luck_is_not_taken_out() -> None:
    one = lucky(0.5, 10, Random(13))
    assert one.interval == one.plain.interval
