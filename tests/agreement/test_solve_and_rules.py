"""The compiled solution agrees with brute force over every position that the plain rules can reach."""

from __future__ import annotations

import pytest

from mahe.lab.solve.whole_game import solve
from mahe.rules import TINY, Rules
from tests.kit.solved import quietly
from tests.lab.brute import first_player_wins

pytestmark = pytest.mark.thorough

ONE_CARD = Rules(players=2, turtles_each=1, deck=(0, 0, 0, 1, 0, 0), set_aside=0)
AT_SEVEN = Rules(players=2, turtles_each=1, deck=(1, 0, 0, 0, 0, 0), set_aside=0, third_die_at_seven=True)
ONE_OF_THREE = Rules(players=2, turtles_each=1, deck=(0, 0, 0, 2, 0, 1), set_aside=2)
TWO_OF_A_KIND = Rules(players=2, turtles_each=1, deck=(0, 0, 2, 0, 0, 1), set_aside=1)


@pytest.mark.parametrize(
    "rules",
    [
        ONE_CARD,
        ONE_OF_THREE,
        pytest.param(AT_SEVEN, marks=pytest.mark.slow),
        pytest.param(TINY, marks=pytest.mark.slow),
        pytest.param(TWO_OF_A_KIND, marks=pytest.mark.slow),
    ],
    ids=["one card", "one of three", "a third die at seven", "tiny", "two of a kind"],
)
def test_the_value_agrees_with_brute_force(rules: Rules) -> None:
    answer = solve(rules, progress=quietly)
    assert answer.error <= 1e-9
    assert answer.value == pytest.approx(first_player_wins(rules), abs=1e-9)
