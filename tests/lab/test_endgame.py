"""The last clutch between two players with one turtle each, solved."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean

import numpy as np
import pytest

from mahe.bots import Bot, make_bot
from mahe.bots.solution_index import CannotSolve, lead_of, leads, moves
from mahe.kernel.solver import CHOICES
from mahe.lab.solve import PRECISION
from mahe.lab.solve.fixed_policies import (
    THROWS,
    DiceOnlyPolicy,
    PerfectPolicy,
    Rolls,
    fixed_policy,
    state_on,
    throws_on,
)
from mahe.lab.solve.strength import Loss, last_clutch_loss
from mahe.lab.solve.value_iteration import ROUNDING, Block, Solver, longest_wait
from mahe.lab.solve.whole_game import change_allowed
from mahe.rules import (
    CHANCE,
    LAST_CLUTCH,
    RAFT,
    Counts,
    Decision,
    Roll,
    Rolled,
    Rules,
    Start,
    State,
    Stop,
    actor,
    apply,
    chance,
    standing,
)
from mahe.rules import options as on_offer
from mahe.rules.solved_game import BOARDS, LANES
from tests.kit import A, B
from tests.kit.flaws import flaws
from tests.kit.solved import EVEN

RULES = Rules(players=2, turtles_each=1)
SPLITS = [
    EVEN,
    ((2, 2, 2, 1, 2, 1), (1, 1, 2, 3, 2, 1)),
    ((1, 1, 2, 3, 2, 1), (2, 2, 2, 1, 2, 1)),
]
"""Cards of both seats such that neither is out of the other's reach."""


def positions(cards: tuple[Counts, Counts] = EVEN) -> list[State]:
    """Return all positions between turns, if the seats hold these *cards*."""
    return [
        state_on(RULES, turn, board, LAST_CLUTCH, *hands)
        for turn, hands in ((1, cards), (2, cards[::-1]))
        for board in range(BOARDS)
    ]


@cache
def chances() -> dict[State, float]:
    """Return the first seat's chance by position, as it is solved."""
    (first, second), taken = EVEN, tuple(map(sum, zip(*EVEN, strict=True)))
    values = Solver(RULES, change_allowed(RULES, PRECISION), keep=False).solve(taken, {})
    assert (values.change + ROUNDING) * longest_wait(third_die_at_seven=False) <= PRECISION
    own, other = (values.after[:, np.searchsorted(leads(taken), lead_of(*hands))] for hands in (EVEN, (second, first)))
    return dict(zip(positions(), map(float, [*own, *(1 - other)]), strict=True))


class Dealt:
    """A bot on the first seat with these cards, asked wherever it decides; it does the same there with any lead."""

    def __init__(self, bot: Bot, cards: tuple[Counts, Counts]) -> None:
        self._rolls = np.zeros((BOARDS, CHOICES, LANES), np.int8)
        # On its own turn where the mover decides, on the other's where the rider does.
        states = positions(cards)
        for board, sign in enumerate(moves(third_die_at_seven=False).signs):
            state = states[board if sign > 0 else BOARDS + board]
            self._rolls[board] = [[2 * throws_on(bot, state, *throw)] for throw in THROWS]

    def prepare(self, taken: Counts) -> None:
        pass

    def rolls(self, _block: Block, /) -> Rolls:
        return self._rolls, self._rolls

    def forget(self, taken: Counts) -> None:
        pass

    def cancel(self) -> None:
        pass


def loss(bot: Bot, cards: tuple[Counts, Counts] = EVEN) -> Loss:
    """Return what *bot* gives away in the first seat."""
    return last_clutch_loss(RULES, Dealt(bot, cards), *cards)


class Best:
    """Plays by the solution."""

    def __init__(self) -> None:
        self._values = {(state.turn, state.perches): value for state, value in chances().items()}

    def value(self, state: State) -> float:
        """Return the first seat's chance, whatever has been thrown."""
        who = actor(state)
        if who is None:
            return float(1 in standing(state).winners)
        if who is CHANCE:
            outcomes = chance(state)
            return sum(weight * self.value(apply(state, event)) for event, weight in outcomes) / len(outcomes)
        if state.mover is None:
            return self._values[state.turn, state.perches]
        values = [self.value(apply(state, option)) for option in on_offer(state)]
        return max(values) if who == 1 else min(values)

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        sign = 1 if actor(state) == 1 else -1
        return max(options, key=lambda option: sign * self.value(apply(state, option)))


class Timid:
    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        del state
        return options[-1]


@pytest.mark.parametrize("cards", SPLITS)
def test_all_arrangements_are_there_and_the_last_clutch_decides(cards: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    states = positions(cards)
    assert len(states) == len(set(states)) == 2 * 505
    for state in states:
        assert not flaws(state)
        assert state.face_up == LAST_CLUTCH
    for seat in (1, 2):
        near = next(state for state in states if state.turn == seat and state.perches == (20, 19))
        thrown = apply(apply(near, Start(RULES.turtles[seat - 1])), Rolled(6))
        assert standing(apply(thrown, Stop())).winners == (seat,)


def test_the_values_hold_after_one_more_move_by_the_law() -> None:
    best = Best()
    states = positions()
    for number in range(0, len(states), 37):
        started = apply(states[number], Start(RULES.turtles[states[number].turn - 1]))
        assert best.value(started) == pytest.approx(chances()[states[number]], abs=1e-8)


def test_the_seats_are_alike() -> None:
    values = {(state.turn, state.perches): value for state, value in chances().items()}
    for (turn, (first, second)), value in values.items():
        swapped = tuple(
            {A: B, B: A}.get(perch, perch) if isinstance(perch, str) else perch for perch in (second, first)
        )
        assert values[3 - turn, swapped] == pytest.approx(1 - value, abs=1e-8)


def test_to_move_first_from_the_raft_is_an_advantage() -> None:
    value = {(state.turn, state.perches): value for state, value in chances().items()}
    assert 0.5 < value[1, (RAFT, RAFT)] < 0.6


def test_best_play_loses_nothing_and_others_do() -> None:
    assert loss(Best()).worst == pytest.approx(0, abs=1e-6)
    assert last_clutch_loss(RULES, PerfectPolicy(RULES), *EVEN).worst == pytest.approx(0, abs=1e-6)
    assert loss(Timid()) == last_clutch_loss(RULES, DiceOnlyPolicy([0] * CHOICES), *EVEN)
    timid, hatchling = loss(Timid()), loss(make_bot("hatchling", Random(1)))
    assert 0 < timid.mean < timid.worst
    assert 0 < hatchling.mean < hatchling.worst


@pytest.mark.thorough
def test_a_loss_is_what_games_show() -> None:
    """Timid against best play, from positions drawn at random, by the law and with real dice."""
    best, rng = Best(), Random(3)
    states = positions()
    games = 4000
    given = 0.0
    for _ in range(games):
        number = rng.randrange(len(states))
        given += chances()[states[number]] - _wins(states[number], Timid(), best, rng)
    assert given / games == pytest.approx(loss(Timid()).mean, abs=0.03)


def _wins(state: State, bot: Bot, best: Bot, rng: Random) -> bool:
    """Return whether *bot* wins in the first seat against *best*."""
    while (who := actor(state)) is not None:
        if who is CHANCE:
            state = apply(state, Rolled(rng.randint(1, 6)))
        else:
            state = apply(state, (bot if who == 1 else best).choose(state, on_offer(state)))
    return 1 in standing(state).winners


def test_ancient_gives_away_nothing() -> None:
    losses = [loss(make_bot("ancient", Random(1)), cards) for cards in SPLITS]
    assert max(one.worst for one in losses) < 1e-4, losses


@pytest.mark.thorough
@pytest.mark.parametrize("cards", SPLITS)
@pytest.mark.parametrize("name", ["swimmer", "navigator", "ancient"])
def test_a_known_player_gives_away_what_the_bot_does(name: str, cards: tuple[Counts, Counts]) -> None:
    known, asked = last_clutch_loss(RULES, fixed_policy(RULES, name), *cards), loss(make_bot(name, Random(1)), cards)
    assert (known.mean, known.worst) == pytest.approx((asked.mean, asked.worst), abs=1e-6)


@pytest.mark.thorough
def test_known_players_lose_as_the_documents_say() -> None:
    losses = {
        name: [last_clutch_loss(RULES, fixed_policy(RULES, name), *cards) for cards in SPLITS]
        for name in ("swimmer", "navigator", "ancient")
    }
    means = {name: round(fmean(one.mean for one in found), 3) for name, found in losses.items()}
    assert means == {"swimmer": 0.071, "navigator": 0.016, "ancient": 0.0}
    worst = {name: round(max(one.worst for one in found), 3) for name, found in losses.items()}
    assert worst == {"swimmer": 0.190, "navigator": 0.183, "ancient": 0.0}


def test_a_bot_is_only_asked_what_is_to_be_decided() -> None:
    class Asked:
        def __init__(self) -> None:
            self.states: list[State] = []

        def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
            self.states.append(state)
            assert options == on_offer(state) == (Roll(), Stop())
            return options[0]

    asked = Asked()
    loss(asked)
    assert all(actor(state) == 1 for state in asked.states)
    assert {len(state.dice) for state in asked.states} == {1, 2}


def test_while_cards_are_left_there_is_no_loss_at_the_last_clutch() -> None:
    with pytest.raises(CannotSolve, match="not the only one left"):
        last_clutch_loss(RULES, PerfectPolicy(RULES), (1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0))
