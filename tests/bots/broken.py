"""Bots with one flaw each, that the conformance suite must find."""

from __future__ import annotations

import random
from random import Random
from typing import Any, ClassVar

from mahe.bots.swimmer import Swimmer
from mahe.rules import Decision, PlayCard, Roll, Start, State, Stop, actor

Options = tuple[Decision, ...]


class Fails(Swimmer):
    """Cannot handle a die that makes 7."""

    def choose(self, state: State, options: Options) -> Decision:
        if sum(state.dice) == 7:
            raise KeyError(state.throw)
        return super().choose(state, options)


class Silent(Swimmer):
    def choose(self, state: State, options: Options) -> Any:
        return None if len(options) == 1 else super().choose(state, options)


class AlwaysRolls(Swimmer):
    def choose(self, state: State, options: Options) -> Decision:  # noqa: ARG002
        return Roll()


class Wordy(Swimmer):
    """Answers as JSON would have it."""

    def choose(self, state: State, options: Options) -> Any:
        return "stop" if Stop() in options else super().choose(state, options)


class Agreeable:
    """Is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Sly(Swimmer):
    def choose(self, state: State, options: Options) -> Any:  # noqa: ARG002
        return Agreeable()


class ForgetsRiders(Swimmer):
    """Plays the cards of the one whose turn it is, also when a rider decides."""

    def choose(self, state: State, options: Options) -> Decision:
        held = state.cards[state.turn]
        if state.rules.cards_as_dice and state.mover and held[0] and sum(state.dice) < 7 and not state.carded:
            return PlayCard(1)
        return super().choose(state, options)


class ForTwo(Swimmer):
    """Thinks that there are two seats."""

    def choose(self, state: State, options: Options) -> Decision:
        who = actor(state)
        assert isinstance(who, int)
        _ = {1: "me", 2: "you"}[who]
        return super().choose(state, options)


class ForAFullDeck(Swimmer):
    """Divides by the number of cards of each kind."""

    def choose(self, state: State, options: Options) -> Decision:
        _ = [1 / count for count in state.rules.deck]
        return super().choose(state, options)


class NeedsTheBeginning(Swimmer):
    """Looks up what it noted when the turtle was started."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._mover: Any = None

    def choose(self, state: State, options: Options) -> Decision:
        if isinstance(options[0], Start):
            self._mover = options[0].turtle
        elif self._mover is None:
            raise LookupError("which turtle?")
        return super().choose(state, options)


class Counts(Swimmer):
    """Stops at every third question, whatever it is."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._asked = 0

    def choose(self, state: State, options: Options) -> Decision:  # noqa: ARG002
        self._asked += 1
        if self._asked % 3 == 0 and Stop() in options:
            return Stop()
        return Roll() if Roll() in options else options[0]


class Gossips(Swimmer):
    """Shares what it counts with all others of its kind."""

    asked: ClassVar[list[int]] = []

    def choose(self, state: State, options: Options) -> Decision:
        self.asked.append(state.throw)
        return options[len(self.asked) % 2] if len(options) > 1 else options[0]


class Unseeded(Swimmer):
    def __init__(self, rng: Random) -> None:
        del rng
        super().__init__(Random())


class UsesTheGlobalGenerator(Swimmer):
    """Draws a lot that changes nothing."""

    def choose(self, state: State, options: Options) -> Decision:
        random.random()
        return super().choose(state, options)


class ChangesTheRules(Swimmer):
    def choose(self, state: State, options: Options) -> Decision:
        object.__setattr__(state.rules, "set_aside", 0)
        return super().choose(state, options)


class Hoards(Swimmer):
    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._seen: list[State] = []

    def choose(self, state: State, options: Options) -> Decision:
        self._seen.append(state)
        return super().choose(state, options)


class NeedsMore(Swimmer):
    """Wants something that nobody gives."""

    def __init__(self, rng: Random, weights: str) -> None:
        del weights
        super().__init__(rng)


class Mute:
    """Has another name for what a bot does."""

    def __init__(self, rng: Random) -> None:
        del rng

    def decide(self, state: State, options: Options) -> Decision:
        del state
        return options[0]


class SeldomErrs(Swimmer):
    """No flaw: takes another option once in a hundred times."""

    def choose(self, state: State, options: Options) -> Decision:  # noqa: ARG002
        if self._rng.random() < 0.01:
            return options[-1]
        return Roll() if Roll() in options else options[0]


class OwnGenerator(Swimmer):
    """No flaw: makes a generator of its own out of the one it is given."""

    def __init__(self, rng: Random) -> None:
        super().__init__(Random(rng.getrandbits(64)))


class Caches(Swimmer):
    """No flaw: remembers the last positions for a while."""

    cache: ClassVar[dict[State, Decision]] = {}

    def choose(self, state: State, options: Options) -> Decision:
        if len(self.cache) > 100:
            self.cache.clear()
        self.cache[state] = Stop() if Stop() in options else options[0]
        return self.cache[state]


FLAWED: dict[Any, str] = {
    Fails: "it fails when it must decide (KeyError",
    Silent: "it decides None, and on offer is Start(",
    AlwaysRolls: "it decides Roll(), and on offer is Start(",
    Wordy: "it decides 'stop', and on offer is Roll(), Stop()",
    Sly: "it decides <tests.bots.broken.Agreeable object",
    ForgetsRiders: "it decides PlayCard(eggs=1), and on offer is Roll(), Stop()",
    ForTwo: "it fails when it must decide (KeyError(",
    ForAFullDeck: "it fails when it must decide (ZeroDivisionError(",
    NeedsTheBeginning: "it fails when it must decide (LookupError(",
    Counts: "after other positions it decides",
    Gossips: "a bot made again from the same seed decides otherwise",
    Unseeded: "a bot made again from the same seed decides otherwise",
    UsesTheGlobalGenerator: "it uses the global generator and not the one it is given",
    ChangesTheRules: "it changes the position that it is shown",
    Hoards: "positions it was asked about it still holds",
    NeedsMore: "it cannot be made (TypeError(",
    Mute: "has no method choose",
}
"""Each flaw, and what is said of it."""

SOUND: list[Any] = [SeldomErrs, OwnGenerator, Caches]
"""Bots that are strange, but do nothing wrong."""
