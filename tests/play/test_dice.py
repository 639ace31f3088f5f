"""Where chance comes from."""

from __future__ import annotations

import random
from collections import Counter
from random import Random

import pytest

from mahe.play import ScriptedDice, SeededDice
from mahe.rules import STANDARD, Outcome, Rolled, Turned, begin, chance

DIE: tuple[tuple[Outcome, int], ...] = tuple((Rolled(pips), 1) for pips in range(1, 7))


class Fixed(Random):
    """A generator that always says the same."""

    def __init__(self, value: float) -> None:
        super().__init__(0)
        self._value = value

    def random(self) -> float:
        return self._value


def test_seeded_dice_give_the_same_throws_for_the_same_seed() -> None:
    first, second = SeededDice(Random(9)), SeededDice(Random(9))
    assert [first.draw(DIE) for _ in range(100)] == [second.draw(DIE) for _ in range(100)]


def test_seeded_dice_give_equal_parts_of_the_unit_interval_to_each_unit_of_weight() -> None:
    outcomes = ((Turned(2), 3), (Turned(5), 1), (Turned(6), 2))
    drawn = [SeededDice(Fixed((part + 0.5) / 6)).draw(outcomes) for part in range(6)]
    assert drawn == [Turned(2), Turned(2), Turned(2), Turned(5), Turned(6), Turned(6)]


def test_seeded_dice_show_each_face_about_as_often() -> None:
    dice = SeededDice(Random(4))
    counts = Counter(dice.draw(DIE) for _ in range(6000))
    assert all(900 < counts[outcome] < 1100 for outcome, _ in DIE)


def test_seeded_dice_turn_up_cards_by_how_many_there_are() -> None:
    dice = SeededDice(Random(4))
    outcomes = chance(begin(STANDARD))
    counts = Counter(dice.draw(outcomes) for _ in range(24_000))
    for outcome, weight in outcomes:
        assert weight * 900 < counts[outcome] < weight * 1100


@pytest.mark.parametrize("value", [0.0, 0.25, 0.5, 0.75, 1 - 2**-53])
def test_seeded_dice_never_draw_what_has_no_weight(value: float) -> None:
    outcomes = ((Turned(1), 0), (Turned(2), 1), (Turned(3), 0), (Turned(4), 1), (Turned(5), 0))
    assert SeededDice(Fixed(value)).draw(outcomes) in (Turned(2), Turned(4))


def test_seeded_dice_leave_the_global_generator_untouched() -> None:
    before = random.getstate()
    SeededDice(Random(1)).draw(DIE)
    assert random.getstate() == before


def test_scripted_dice_follow_their_script() -> None:
    dice = ScriptedDice([Rolled(6), Rolled(1), Turned(3)])
    assert [dice.draw(DIE), dice.draw(DIE), dice.draw(((Turned(3), 2),))] == [Rolled(6), Rolled(1), Turned(3)]


def test_scripted_dice_say_when_the_script_is_over() -> None:
    dice = ScriptedDice([Rolled(6)])
    dice.draw(DIE)
    with pytest.raises(ValueError, match="the script is over"):
        dice.draw(DIE)


def test_scripted_dice_refuse_what_cannot_come_now() -> None:
    with pytest.raises(ValueError, match=r"the script says Turned\(eggs=3\), which cannot come now"):
        ScriptedDice([Turned(3)]).draw(DIE)
