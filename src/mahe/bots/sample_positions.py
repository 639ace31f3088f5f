"""Positions of every kind, out of random games at tables of every kind, to try bots on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final, NamedTuple

from mahe.rules import CHANCE, TINY, Event, Rules, Start, State, actor, apply, begin, chance, options
from mahe.rules.rules import TABLE_SIZES

_VARIANTS: Final = (
    Rules(),
    Rules(cards_as_dice=True),
    Rules(third_die_at_seven=True),
    Rules(bust_ends_turn=True),
    Rules(cards_as_dice=True, third_die_at_seven=True, bust_ends_turn=True),
)
_ODD: Final = (
    TINY,
    Rules(players=2, deck=(0, 0, 0, 0, 0, 1), set_aside=0),
    Rules(players=3, cards_as_dice=True, deck=(24, 0, 0, 0, 0, 0), set_aside=0),
    Rules(players=4, deck=(0, 0, 0, 0, 0, 24)),
    Rules(players=5, cards_as_dice=True, deck=(4, 4, 4, 4, 4, 4), set_aside=23),
    Rules(players=7, cards_as_dice=True, third_die_at_seven=True, deck=(1, 0, 2, 0, 3, 0), set_aside=1),
)
_SHORT: Final = (2, 2, 1, 1, 1, 1)
_GAMES: Final = 60
"""How many games are searched for positions, at most: enough to find a ride even where one card ends the game."""


class SamplePosition(NamedTuple):
    """A position that a bot is asked about, and how it came about."""

    state: State
    origin: str


@cache
def all_tables() -> tuple[Rules, ...]:
    """Return tables of each size and number of turtles, with each option and with all of them, and with odd decks."""
    usual = [variant.for_players(players, each) for players, each in TABLE_SIZES for variant in _VARIANTS]
    return (*usual, *_ODD)


@cache
def short_tables() -> tuple[Rules, ...]:
    """Return a table of each size and number of turtles whose games are short."""
    return tuple(
        Rules(players=players, turtles_each=each, cards_as_dice=bool(number % 2), deck=_SHORT)
        for number, (players, each) in enumerate(TABLE_SIZES)
    )


def sample_positions(rules: Rules, seed: int, count: int) -> list[SamplePosition]:
    """Return *count* positions with something to decide, as different as they come; half about ridden turtles."""
    rng = Random(f"{seed}/{rules!r}")
    kinds: dict[tuple[object, ...], list[SamplePosition]] = {}
    for game in range(_GAMES):
        for number, state in enumerate(_random_game(rules, rng)):
            if options(state):
                kinds.setdefault(_kind(state), []).append(
                    SamplePosition(state, f"event {number} of random game {game}")
                )
        if any(is_ridden(found[0].state) for found in kinds.values()):
            break
    groups = [
        [found for kind, found in kinds.items() if is_ridden(found[0].state) == ridden] for ridden in (True, False)
    ]
    for group in groups:
        rng.shuffle(group)
    chosen: list[SamplePosition] = []
    while len(chosen) < count:
        group = groups[len(chosen) % 2] or groups[1]
        group.append(group.pop(0))
        chosen.append(rng.choice(group[-1]))
    return chosen


def is_ridden(state: State) -> bool:
    """Return whether the decision is about a turtle that another, or one's own other one, sits on."""
    return state.mover is not None and bool(state.riders(state.mover))


def _kind(state: State) -> tuple[object, ...]:
    """Return what makes a decision a different one to a bot."""
    on_offer = options(state)
    if isinstance(on_offer[0], Start):
        return "start", len(on_offer), bool(state.moved)
    decider = actor(state)
    return len(state.dice), sum(state.dice) == 7, decider == state.turn, is_ridden(state), len(on_offer) > 2


def _random_game(rules: Rules, rng: Random) -> Iterator[State]:
    state = begin(rules)
    while (who := actor(state)) is not None:
        yield state
        event: Event
        if who is CHANCE:
            outcomes, weights = zip(*chance(state), strict=True)
            (event,) = rng.choices(outcomes, weights)
        else:
            event = rng.choice(options(state))
        state = apply(state, event)
