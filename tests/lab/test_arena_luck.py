"""What the arena knows of its bots, so that their luck can be told from how they play."""

from __future__ import annotations

import numpy as np
import pytest

from mahe.bots.navigator import fewest_moves
from mahe.kernel.as_played import ANYTHING, BEST, RISKS, THUMB, give_odds
from mahe.kernel.last_race import mix_in_race
from mahe.kernel.position import make_position
from mahe.kernel.records import SEATS
from mahe.lab.arena import LineUp, Share, play_round
from mahe.lab.arena.arrivals import MOVES, arrivals
from mahe.lab.train.evaluations import numeric_rules
from mahe.rules import Rules

FOUR = Rules(players=4)
SHORT = Rules(players=4, deck=(1, 1, 1, 1, 1, 1), set_aside=3)


def moves_needed(kind: int, distance: int) -> float:
    """Return how many moves a lone turtle needs on average, those after the last one counted as one."""
    there, found = 0.0, 0.0
    for move in range(MOVES):
        arrives = (1 - there) * arrivals()[kind, distance, move]
        found += (move + 1) * arrives
        there += arrives
    return found + (MOVES + 1) * (1 - there)


def test_a_turtle_before_the_beach_arrives_if_it_hurries() -> None:
    assert arrivals()[BEST, 1, 0] == pytest.approx(1)
    # Swimmer throws a second die after 1 to 4, a third after 2 and 3, and may go bust.
    second = 4 / 6 - (0 + 0 + 1 + 2 + 3) / 36
    assert arrivals()[RISKS, 1, 0] < 2 / 6 + second


@pytest.mark.parametrize("distance", [1, 4, 7, 12, 17, 21])
def test_whoever_hurries_arrives_soonest_and_hatchling_last(distance: int) -> None:
    hurried, swum, strayed = (moves_needed(kind, distance) for kind in (THUMB, RISKS, ANYTHING))
    assert fewest_moves()[distance] <= hurried + 1e-3 < swum < strayed
    assert hurried < 1.15 * fewest_moves()[distance]


def raced(weight: float, place: list[int], turn: int) -> list[float]:
    """Return the chances in the last clutch of four bots in a hurry without cards; 25% each before the race."""
    position = make_position()
    position.place[:4] = place
    chances = np.full(SEATS, 0.25, np.float32)
    kinds, scores = np.full(SEATS, BEST), np.zeros(SEATS, np.int64)
    mix_in_race(
        numeric_rules(FOUR),
        kinds,
        arrivals(),
        weight,
        position.place,
        position.level,
        position.held,
        turn,
        scores,
        chances,
    )
    return [float(chance) for chance in chances[:4]]


def test_the_first_to_arrive_wins_the_race() -> None:
    assert raced(1, [0, 20, 20, 20], 1) == pytest.approx([0, 1, 0, 0])
    assert raced(0, [0, 20, 20, 20], 1) == [0.25] * 4
    assert raced(0.5, [0, 20, 20, 20], 3) == pytest.approx([0.125, 0.125, 0.125, 0.625])


def test_from_the_same_space_the_next_to_move_is_ahead() -> None:
    chances = raced(1, [10, 10, 10, 10], 2)
    assert sum(chances) == pytest.approx(1)
    assert chances[2] > chances[3] > chances[0] > chances[1]


def test_the_stronger_has_better_odds_and_the_more_so_the_more_is_left() -> None:
    strengths = np.array([0.7, 0.0, 0.0, 0.0])
    found = []
    for clutches in (1, 5, 21):
        chances = np.full(4, 0.25, np.float32)
        give_odds(numeric_rules(FOUR), strengths, clutches, chances)
        assert chances.sum() == pytest.approx(1)
        found.append(float(chances[0]))
    assert 0.25 < found[0] < found[1] < found[2] == pytest.approx(np.exp(0.7) / (np.exp(0.7) + 3))


@pytest.mark.thorough
@pytest.mark.parametrize(("one", "rest"), [("navigator", "swimmer"), ("swimmer", "navigator")])
def test_the_luck_taken_out_narrows_the_interval(one: str, rest: str) -> None:
    share = Share(SHORT.players)
    for number in range(40):
        played = play_round(LineUp(SHORT, one, rest), 1, number, with_luck=True)
        share.add(*played, number=number)
    assert share.narrowing > 2
