"""Two turns of look-ahead: the compiled engine chooses as the bot does, and both as the law says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from mahe.bots.ancient import Ancient, learned
from mahe.bots.lookahead import look
from mahe.bots.lookahead_bot import SINGLE, LookaheadBot
from mahe.bots.next_turn import NextTurn, margin_at
from mahe.kernel.event_rows import CARD, ROLL, STOP
from mahe.kernel.lookahead import look as look_compiled
from mahe.kernel.next_turn import reconsider
from mahe.kernel.workspace import NO_CARD
from mahe.lab.compiled_bots import position_of
from mahe.lab.train.evaluations import network_evaluation, numeric_rules, workspace_for
from mahe.rules import Decision, PlayCard, Roll, Rules, State, Stop, options
from mahe.rules.pieces import INDEX
from tests.bots.test_lookahead import positions

MARGIN = 0.05

TABLES = [
    Rules(players=2, turtles_each=1, third_die_at_seven=True),
    Rules(players=4),
    Rules(players=4, cards_as_dice=True),
    Rules(players=3, turtles_each=1, cards_as_dice=True, third_die_at_seven=True, deck=(9, 1, 1, 1, 1, 9)),
    Rules(players=7, cards_as_dice=True, deck=(1, 1, 1, 1, 1, 1), set_aside=2),
]


def thrown(rules: Rules, seed: int, count: int) -> list[State]:
    """Return positions in which somebody decides about a throw."""
    return [state for state in positions(rules, seed, count) if state.mover is not None]


def choices_compiled(rules: Rules, states: list[State], margin: float) -> Iterator[Decision]:
    """Return what the compiled engine chooses in each of *states*."""
    numbers, numeric = numeric_rules(rules), network_evaluation(learned().weights(rules), margin=margin)
    choices, further, inner = (workspace_for(numeric) for _ in range(3))
    for state in states:
        assert state.mover is not None
        position, mover = position_of(state), INDEX[state.mover]
        dice, total, played = len(state.dice), sum(state.dice), NO_CARD
        if state.carded:
            # The engine has looked ahead before the card was played.
            played = state.dice[1]
            decider = state.carded[0] - 1
            position.held[decider + 1, played - 1] += 1
            position.carded[decider] = 0
            look_compiled(numbers, numeric, position, mover, choices)
            position.held[decider + 1, played - 1] -= 1
            position.carded[decider] = 1
        else:
            look_compiled(numbers, numeric, position, mover, choices)
        reconsider(numbers, numeric, position, mover, dice, total, played, choices, further, inner)
        choice = int(choices.choice_one[total] if dice == 1 else choices.choice_two[played, total])
        yield Stop() if choice == STOP else Roll() if choice == ROLL else PlayCard(choice - CARD)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_the_engine_chooses_as_the_bot(rules: Rules) -> None:
    bot = LookaheadBot(learned(), SINGLE, lambda _: MARGIN)
    states = thrown(rules, 1, 120)
    for state, choice in zip(states, choices_compiled(rules, states, MARGIN), strict=True):
        assert bot.choose(state, options(state)) == choice, state


@pytest.mark.slow
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_the_engine_chooses_as_the_bot_in_thousands_of_positions(rules: Rules) -> None:
    bot = LookaheadBot(learned(), SINGLE, lambda _: MARGIN)
    states = thrown(rules, 2, 2500)
    found = [bot.choose(state, options(state)) for state in states]
    assert found == list(choices_compiled(rules, states, MARGIN))


def test_a_second_look_changes_some_close_choices_and_no_others() -> None:
    near, far = LookaheadBot(learned(), SINGLE), LookaheadBot(learned(), SINGLE, lambda _: MARGIN)
    changed = 0
    for state in thrown(Rules(players=4), 3, 300):
        first, second = (np.array(bot.worth(state, options(state))) for bot in (near, far))
        best = np.sort(first)
        if best[-1] - best[-2] >= MARGIN:
            assert first.tolist() == second.tolist()
            continue
        assert state.mover is not None
        ahead = look(NextTurn(learned()), state, state.mover)
        seat = int(ahead.decider[0])
        assert second.tolist() == [float(ahead.after_option(0, state, one)[seat]) for one in options(state)]
        changed += int(first.argmax()) != int(second.argmax())
    assert changed > 3


@pytest.mark.parametrize("players", [4, 7])
def test_ancient_looks_further_where_that_pays(players: int) -> None:
    rules = Rules(players=players)
    ancient, alike = Ancient(Random(1)), LookaheadBot(learned(), SINGLE, lambda _: margin_at(rules))
    for state in thrown(rules, 4, 40):
        assert ancient.worth(state, options(state)) == alike.worth(state, options(state))
