"""What every bot must do, whatever its strategy. A bot in the registry is found here by itself."""

from __future__ import annotations

import random
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahe.bots import BOTS, Bot, UnknownBot, make_bot
from mahe.play import BotPlayer, SeededDice, Table
from mahe.rules import Decision, Rules, State, actor, options, standing
from tests.bots.tables import every_table, name_of
from tests.kit import position
from tests.kit.strategies import positions

CARDS = Rules(cards_as_dice=True)
TWO_EACH = Rules(players=3, turtles_each=2, cards_as_dice=True)

RIDES = [
    pytest.param(position("18: A B C | B threw 1"), 3, id="a rider on the mover"),
    pytest.param(position("18: A B C D | A threw 2 4"), 4, id="the topmost of three riders"),
    pytest.param(position("5: A B | A threw 5 | held 2: 1 2 | held 1: 1", CARDS), 2, id="a rider with cards"),
    pytest.param(position("5: A B | A threw 2 2 | held 2: 6 | held 1: 1", CARDS), 2, id="a rider with too high a card"),
    pytest.param(position("9: C A B | C threw 3 | held 1: 1 3", TWO_EACH), 1, id="both turtles of one seat"),
    pytest.param(position("9: A B | A threw 3", TWO_EACH), 1, id="one's own turtle on one's own"),
]

every_bot = pytest.mark.parametrize("name", BOTS)


class Watched:
    """A bot that checks what its inner bot is asked and what it answers."""

    def __init__(self, inner: Bot) -> None:
        self._inner = inner
        self.asked = 0

    def choose(self, state: State, on_offer: tuple[Decision, ...]) -> Decision:
        assert on_offer == options(state)
        self.asked += 1
        choice = self._inner.choose(state, on_offer)
        assert choice in on_offer
        return choice


def whole_game(name: str, rules: Rules, seed: int) -> Table:
    bots = [Watched(make_bot(name, Random(f"{seed}/{seat}"))) for seat in rules.seats]
    table = Table(rules, [BotPlayer(name, bot) for bot in bots], SeededDice(Random(seed)))
    assert all(bot.asked for bot in bots)
    return table


@every_bot
@pytest.mark.parametrize("rules", every_table(), ids=name_of)
def test_a_bot_plays_whole_games_and_returns_only_what_is_on_offer(name: str, rules: Rules) -> None:
    for seed in range(3):
        table = whole_game(name, rules, seed)
        assert table.waiting_for is None
        assert standing(table.state).winners


@every_bot
@given(state=positions(), seed=st.integers(0, 2**32))
def test_a_bot_answers_in_any_position_that_has_options(name: str, state: State, seed: int) -> None:
    if on_offer := options(state):
        assert make_bot(name, Random(seed)).choose(state, on_offer) in on_offer


@every_bot
@pytest.mark.parametrize(("state", "decider"), RIDES)
def test_a_bot_decides_for_a_turtle_that_it_rides(name: str, state: State, decider: int) -> None:
    assert actor(state) == decider
    for seed in range(20):
        assert make_bot(name, Random(seed)).choose(state, options(state)) in options(state)


@every_bot
@pytest.mark.parametrize("rules", [Rules(), CARDS, TWO_EACH], ids=name_of)
def test_a_bot_makes_the_same_choices_for_the_same_seed(name: str, rules: Rules) -> None:
    assert whole_game(name, rules, seed=5).events == whole_game(name, rules, seed=5).events


@every_bot
def test_a_bot_carries_nothing_over_from_the_choices_of_another(name: str) -> None:
    alone = whole_game(name, CARDS, seed=1).events
    whole_game(name, CARDS, seed=2)
    assert whole_game(name, CARDS, seed=1).events == alone


@every_bot
@pytest.mark.parametrize("rules", [Rules(), CARDS, TWO_EACH], ids=name_of)
def test_a_bot_leaves_the_global_generator_untouched(name: str, rules: Rules) -> None:
    before = random.getstate()
    whole_game(name, rules, seed=5)
    assert random.getstate() == before


@every_bot
def test_a_bot_is_found_by_its_name(name: str) -> None:
    assert type(make_bot(name, Random(1))) is BOTS[name]


@pytest.mark.parametrize("name", ["", "Swimmer", "shark", "swimmer "])
def test_a_name_that_no_bot_has_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        make_bot(name, Random(1))
    assert refusal.value.name == name
    assert str(refusal.value) == f"there is no bot called {name!r}; there are {', '.join(BOTS)}"
