"""What any bot must do, whatever its strategy: a check for whoever writes one.

check_bot(MyBot)  # raises ConformanceError, which says what is wrong, in which position and with which seed
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Sequence
from copy import deepcopy
from random import Random
from typing import Final

from mahe.bots.bot import Bot, BotMaker
from mahe.bots.sample_positions import SamplePosition, all_tables, sample_positions, short_tables
from mahe.rules import CHANCE, Decision, Event, MaheError, Rules, State, actor, apply, begin, chance, options

_TRIES: Final = 2000
"""How many bots made from other seeds are asked before a decision is held to come of memory and not of chance."""

_HOARD: Final = 0.5
"""The part of all positions that makes a hoard: what is held on to for good, and not kept a while in a cache."""


class ConformanceError(MaheError):
    """A bot that does not do what any bot must. Carries the table's rules and, if it is about one, the position."""

    def __init__(self, fault: str, rules: Rules, seed: int, sample: SamplePosition | None = None) -> None:
        where = f"{sample.origin}: {sample.state!r}" if sample else f"{rules!r}"
        super().__init__(f"{fault}; seed {seed}, {where}")
        self.fault = fault
        self.rules = rules
        self.seed = seed
        self.state = sample.state if sample else None


def check_bot(make: BotMaker, *, seed: int = 1, positions: int = 12) -> None:
    """Raise ConformanceError unless the bots that *make* makes do what any bot must.

    They are asked about *positions* positions at each kind of table, in order and out of order, and play whole games:
    some 3,000 decisions. Another *seed* makes other positions, and bots from another generator.
    """
    before = random.getstate()
    asked = [sample for rules in all_tables() for sample in sample_positions(rules, seed, positions)]
    fresh = [_ask(_made(make, seed, sample), sample, seed) for sample in asked]
    # Backwards, so that what bots share with each other shows.
    again = [_ask(_made(make, seed, sample), sample, seed) for sample in reversed(asked)][::-1]
    _check_same("a bot made again from the same seed decides otherwise", asked, fresh, again, seed)
    _check_in_any_order(make, asked, fresh, seed)
    for rules in short_tables():
        if _game(make, rules, seed) != _game(make, rules, seed):
            raise ConformanceError("bots made again from the same seeds play another game", rules, seed)
    if random.getstate() != before:
        raise ConformanceError("it uses the global generator and not the one it is given", asked[0].state.rules, seed)


def _check_in_any_order(make: BotMaker, asked: Sequence[SamplePosition], fresh: Sequence[Decision], seed: int) -> None:
    """Ask one bot about all positions, tables and moments mixed, and another of the same seed the same."""
    order = list(range(len(asked)))
    Random(seed).shuffle(order)
    mixed = [asked[index] for index in order]
    bot, twin = (_made(make, seed, mixed[0]) for _ in range(2))
    given = [deepcopy(sample.state) for sample in mixed]
    choices = [_ask(bot, sample, seed, state) for sample, state in zip(mixed, given, strict=True)]
    _check_hoard(given, mixed[0].state.rules, seed)
    twins = [_ask(twin, sample, seed) for sample in mixed]
    _check_same("two bots made from the same seed, asked the same, decide differently", mixed, choices, twins, seed)
    for index, sample, choice in zip(order, mixed, choices, strict=True):
        others = (_ask(_made(make, other, sample), sample, other) for other in range(seed + 1, seed + _TRIES))
        if choice != fresh[index] and choice not in others:
            fault = f"after other positions it decides {choice!r}, as no bot does that has not seen them"
            raise ConformanceError(fault, sample.state.rules, seed, sample)


def _check_same(
    fault: str, asked: Iterable[SamplePosition], ones: Iterable[Decision], others: Iterable[Decision], seed: int
) -> None:
    for sample, one, other in zip(asked, ones, others, strict=True):
        if one != other:
            raise ConformanceError(f"{fault}: {one!r} and {other!r}", sample.state.rules, seed, sample)


def _check_hoard(given: list[State], rules: Rules, seed: int) -> None:
    """Find out how many positions somebody else still holds; where references are not counted this is not known."""
    if not hasattr(sys, "getrefcount"):
        return
    unused = [deepcopy(given[0])]
    alone = sys.getrefcount(unused[0])
    held = sum(sys.getrefcount(given[index]) > alone for index in range(len(given)))
    if held > _HOARD * len(given):
        raise ConformanceError(f"of {len(given)} positions it was asked about it still holds {held}", rules, seed)


def _made(make: BotMaker, seed: int, sample: SamplePosition) -> Bot:
    try:
        bot = make(Random(seed))
    except Exception as error:
        raise ConformanceError(f"it cannot be made ({error!r})", sample.state.rules, seed) from error
    if not callable(getattr(bot, "choose", None)):
        raise ConformanceError(f"{bot!r} has no method choose", sample.state.rules, seed)
    return bot


def _ask(bot: Bot, sample: SamplePosition, seed: int, given: State | None = None) -> Decision:
    """Return what *bot* decides when it is *given* a copy of the position, having checked that it may."""
    state = sample.state
    on_offer = options(state)
    if given is None:
        given = deepcopy(state)
    try:
        choice = bot.choose(given, on_offer)
    except Exception as error:
        raise ConformanceError(f"it fails when it must decide ({error!r})", state.rules, seed, sample) from error
    if given != state:
        raise ConformanceError("it changes the position that it is shown", state.rules, seed, sample)
    if not any(type(choice) is type(option) and choice == option for option in on_offer):
        fault = f"it decides {choice!r}, and on offer is {', '.join(map(repr, on_offer))}"
        raise ConformanceError(fault, state.rules, seed, sample)
    return choice


def _game(make: BotMaker, rules: Rules, seed: int) -> list[Event]:
    """Return a whole game, each seat with a bot of its own."""
    state = begin(rules)
    dice = Random(seed)
    bots = [_made(make, seed + seat, SamplePosition(state, "the beginning")) for seat in rules.seats]
    events: list[Event] = []
    while (who := actor(state)) is not None:
        event: Event
        if who is CHANCE:
            outcomes, weights = zip(*chance(state), strict=True)
            (event,) = dice.choices(outcomes, weights)
        else:
            event = _ask(bots[who - 1], SamplePosition(state, f"event {len(events)} of a game of bots"), seed + who)
        state = apply(state, event)
        events.append(event)
    return events
