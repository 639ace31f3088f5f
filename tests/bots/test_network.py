"""The learned evaluation: its file, its symmetries, and what ships with the package."""

from __future__ import annotations

from dataclasses import fields
from importlib.resources import files
from io import BytesIO
from random import Random
from typing import Any

import numpy as np
import pytest

from mahe.bots.ancient import WEIGHTS, Ancient, learned
from mahe.bots.lookahead import Boards, Hands, as_arrays
from mahe.bots.navigator import RuleOfThumb
from mahe.bots.network import Network, Weights, load_weights, save_weights
from mahe.network_layout import table_key
from mahe.rules import LAST_CLUTCH, Rules, State, options
from tests.bots.test_lookahead import positions, some_weights
from tests.bots.through import glance
from tests.kit import position
from tests.kit.rotate import rotate

TABLES = [
    Rules(players=players, turtles_each=each) for players in range(2, 8) for each in (1, 2) if players <= 3 or each == 1
]


def between_turns(rules: Rules, count: int = 15) -> list[State]:
    found = positions(rules, seed=4, count=6 * count)
    return [state for state in found if state.mover is None and state.moved is None][:count]


def test_weights_come_back_from_their_file_at_half_precision() -> None:
    weights = some_weights(Rules(players=3))
    file = BytesIO()
    save_weights(file, {"3x2": weights})
    file.seek(0)
    ((key, back),) = load_weights(file).items()
    assert key == "3x2"
    for field in fields(Weights):
        assert getattr(back, field.name) == pytest.approx(getattr(weights, field.name), abs=1e-3)


def test_a_file_of_pickles_is_refused() -> None:
    file = BytesIO()
    thing: Any = np.array([{"run": "me"}], object)
    np.savez(file, **{"4 boards": thing})
    file.seek(0)
    with pytest.raises(ValueError, match="pickle"):
        load_weights(file)


def test_what_ships_is_small_and_plays_every_kind_of_table() -> None:
    data = files("mahe.bots").joinpath(WEIGHTS).read_bytes()
    assert len(data) <= 2_000_000
    assert {*load_weights(BytesIO(data))} == {table_key(rules) for rules in TABLES}


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_chances_are_chances(rules: Rules) -> None:
    for state in between_turns(rules):
        chances = glance(state, learned())
        assert chances.min() >= 0
        assert chances.sum() == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_no_seat_is_special(rules: Rules) -> None:
    for state in between_turns(rules):
        chances = glance(state, learned())
        for by in range(1, rules.players):
            assert glance(rotate(state, by), learned()) == pytest.approx(np.roll(chances, by), abs=1e-5)


def test_no_turtle_of_a_pair_is_special() -> None:
    rules = Rules(players=2)
    network = Network({"2x2": some_weights(rules)})
    one = glance(position("5: A C | 9: B | 3: D | C to throw", rules), network)
    other = glance(position("5: B D | 9: A | 3: C | C to throw", rules), network)
    assert one == pytest.approx(other, abs=1e-6)


def test_ancient_knows_who_is_about_to_win() -> None:
    few = Rules(players=4, deck=(2, 0, 0, 0, 0, 0), set_aside=1)
    near = position("20: A | 3: B | 5: C | held 1: 1", few)
    assert glance(near, learned()).argmax() == 0
    thrown = position("20: A | 3: B | 5: C | held 1: 1 | A threw 5", few)
    roll, stop = Ancient(Random(1)).worth(thrown, options(thrown))
    assert stop == pytest.approx(1)
    assert roll < 0.9


@pytest.mark.parametrize("rules", TABLES, ids=table_key)
@pytest.mark.parametrize("evaluation", [learned(), RuleOfThumb()], ids=["learned", "rule of thumb"])
def test_all_pairs_at_once_are_worth_the_same_as_by_name(evaluation: Network | RuleOfThumb, rules: Rules) -> None:
    arrays = [as_arrays(state) for state in between_turns(rules)]
    boards = Boards(*(np.concatenate([getattr(one, name) for one, _ in arrays]) for name in ("place", "level")))
    hands = Hands(
        *(np.concatenate([getattr(one, name) for _, one in arrays]) for name in ("held", "carded", "face_up"))
    )
    hands.face_up[0] = LAST_CLUTCH
    board, hand = np.divmod(np.arange(len(arrays) ** 2), len(arrays))
    for turn in range(rules.players):
        named = evaluation.values(rules, boards, hands, board, hand, turn)
        found = evaluation.all_values(rules, boards, hands, turn)
        assert found.reshape(named.shape) == pytest.approx(named, abs=1e-6)
