"""What is at stake in the last two clutches of two players, beside counting eggs and cards one by one."""

from __future__ import annotations

from itertools import product

import pytest

from mahe.rules import FACES, LAST_CLUTCH
from mahe.rules.score import EGG
from mahe.rules.stakes import OTHERS, RESULTS, Stake, worth_of


def result(eggs: int, cards: int) -> float:
    """Return a player's part of the win by what they have more than the other (E2 to E4)."""
    return 0.5 if eggs == cards == 0 else float((eggs, cards) > (0, 0))


@pytest.mark.parametrize("opened", FACES)
def test_E2_E3_E4_of_two_last_clutches_all_that_matters_is_who_wins_by_who_takes_what(opened: int) -> None:
    for eggs, cards in product(range(-40, 41), range(-20, 21)):
        worth = worth_of(EGG * eggs + cards, opened)
        for card, seven in product((1, -1), repeat=2):
            expected = result(eggs + card * opened + seven * LAST_CLUTCH, cards + card + seven)
            found = worth.sure + worth.part * RESULTS[worth.stake][card < 0][seven < 0]
            assert found == expected, (eggs, cards, opened, card, seven)


@pytest.mark.parametrize("stake", Stake)
def test_what_one_player_has_at_stake_the_other_sees_from_the_other_side(stake: Stake) -> None:
    for card, seven in product((0, 1), repeat=2):
        assert RESULTS[OTHERS[stake]][1 - card][1 - seven] == 1 - RESULTS[stake][card][seven]
    assert OTHERS[OTHERS[stake]] == stake
