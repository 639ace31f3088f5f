"""The notation of positions says what it means, and refuses what cannot be."""

from random import Random

import pytest

from mahe.rules import TINY, Rules, State, begin
from tests.kit import A, B, flaws, play_out, position

TWO = Rules(players=2, cards_as_dice=True)


def test_every_clause_has_its_place() -> None:
    text = "18: A C | raft: B | A moved | B throws after 2 3 | open 5 | held 1: 2 3 3 | played 4 | played 6 by 2"
    assert position(text, TWO) == State(
        rules=TWO,
        turn=1,
        moved=A,
        mover=B,
        throw=23,
        rolling=True,
        perches=(18, 0, A, 0),
        face_up=5,
        cards=((3, 2, 3, 4, 4, 2), (0, 1, 2, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
        carded=(2,),
    )


def test_nothing_said_is_the_first_turn_with_the_lowest_card_open() -> None:
    assert position("") == position("raft: A B C D | A to throw | open 1")
    assert position("open none", TINY) == begin(TINY)


@pytest.mark.parametrize(
    "text",
    [
        "22: A B",
        "3: A | 3: B",
        "3: A E",
        "3: A A",
        "A threw 6 6",
        "A threw 3 4",
        "A threw 1 1 1",
        "A threw",
        "A moved",
        "open 8",
        "open 7",
        "held 1: 1 1 1 1",
        "played 2",
        "nest: A",
        "A threw 2 | open none",
        "A swims",
    ],
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be|not a clause|not a turtle"):
        position(text)


def test_a_flaw_is_found_wherever_it_is() -> None:
    state = play_out(TWO, Random(1)).states[100]
    assert flaws(state) == []
    assert flaws(state._replace(perches=(1, 1, 2, 3)))
    assert flaws(state._replace(perches=(B, A, 2, 3)))
    assert flaws(state._replace(perches=(0, A, 2, 3)))
    assert flaws(state._replace(perches=(1, 2, 3)))
    assert flaws(state._replace(turn=3))
    assert flaws(state._replace(cards=state.cards[:-1]))
