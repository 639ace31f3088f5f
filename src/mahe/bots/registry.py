"""The bots by name: our own, and those that installed packages bring.

A package brings a bot by an entry point of the group `mahe.bots`: its name, and what makes it given a `random.Random`.
A bot's code is imported when one is made, and packages are searched when a name is not one of our own. Oracle is
there if the environment names the solved game that it plays from.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from mahe.bots.bot import Bot, BotMaker
from mahe.bots.errors import BrokenBot, UnknownBot
from mahe.rules import Decision, State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "mahe.bots"
"""The group of entry points."""

_OURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "hatchling": "mahe.bots.hatchling:Hatchling",
        "swimmer": "mahe.bots.swimmer:Swimmer",
        "navigator": "mahe.bots.navigator:Navigator",
        "ancient": "mahe.bots.ancient:Ancient",
        "hermit": "mahe.bots.characters:Hermit",
        "pirate": "mahe.bots.characters:Pirate",
        "surfer": "mahe.bots.characters:Surfer",
        "companion": "mahe.bots.companion:Companion",
    }
)

LEVELS: Final = ("hatchling", "swimmer", "navigator", "ancient")
"""Our bots that differ by how well they play, weakest first."""

CHARACTERS: Final = tuple(name for name in _OURS if name not in LEVELS)
"""Our bots that differ by temper."""

USUAL_BOT: Final = "swimmer"
"""The bot that plays where nobody has chosen one."""

ORACLE: Final = "oracle"
SOLUTION: Final = "MAHE_SOLUTION"
"""The variable of the environment that names oracle's file."""

SOLVED_END: Final = "MAHE_SOLVED_END"
"""The one that names a file with the end of the game of two with two turtles each."""


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots: levels, weakest first, characters, then installed packages' alphabetically."""
    ours = (*_OURS, ORACLE) if _is_oracle(ORACLE) else tuple(_OURS)
    return (*ours, *sorted(installed().keys() - {*ours}))


def is_bot(name: str) -> bool:
    """Return whether a bot has this name.

    >>> is_bot("swimmer"), is_bot("shark")
    (True, False)
    """
    return name in _OURS or _is_oracle(name) or name in installed()


def check_bot(name: str) -> None:
    """Raise UnknownBot unless a bot has this name."""
    if not is_bot(name):
        raise UnknownBot(name, bot_names())


def shadowed_names() -> tuple[str, ...]:
    """Return our own bots' names that an installed package uses too. Such a name means our bot."""
    return tuple(name for name in _OURS if name in installed())


def bot_maker(name: str) -> BotMaker:
    """Return how to make a bot, loading its code; raise UnknownBot or BrokenBot."""
    return _our_maker(name) if name in _OURS or _is_oracle(name) else _installed_maker(name)


def make_bot(name: str, rng: Random) -> Bot:
    """Return a new bot by its name; raise UnknownBot or BrokenBot.

    >>> from mahe.record import parse_position
    >>> from mahe.rules import options
    >>> state = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
    >>> make_bot("navigator", Random(1)).choose(state, options(state))
    Stop()
    """
    return bot_maker(name)(rng)


@cache
def installed() -> Mapping[str, tuple[EntryPoint, ...]]:
    """Return the entry points of installed packages by their names, whether or not they can be loaded."""
    try:
        from importlib.metadata import entry_points  # noqa: PLC0415  # takes longer than all our own bots
    except ImportError:
        return MappingProxyType({})  # inside a page nothing can be installed

    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in entry_points(group=GROUP):
        found[point.name] = (*found.get(point.name, ()), point)
    return MappingProxyType(found)


def _is_oracle(name: str) -> bool:
    return name == ORACLE and bool(os.environ.get(SOLUTION))


@cache
def _our_maker(name: str) -> BotMaker:
    module, _, attribute = _OURS.get(name, "mahe.bots.oracle:Oracle").partition(":")
    try:
        return cast(BotMaker, getattr(import_module(module), attribute))
    except ImportError as error:
        raise BrokenBot(name, f"it cannot be loaded ({_one_line(error)})") from error


@cache
def _installed_maker(name: str) -> BotMaker:
    points = installed().get(name)
    if points is None:
        raise UnknownBot(name, bot_names())
    if len({point.value for point in points}) > 1:
        raise BrokenBot(name, f"several packages bring a bot of that name ({', '.join(map(_origin, points))})")
    try:
        make = points[0].load()
    except Exception as error:
        raise BrokenBot(name, f"{_origin(points[0])} cannot be loaded ({_one_line(error)})") from error
    if not callable(make):
        raise BrokenBot(name, f"{_origin(points[0])} cannot be called to make one")
    return lambda rng: _Guarded(name, make, rng)


class _Guarded:
    """A bot of another package, whose failures are reported like those of our own."""

    def __init__(self, name: str, make: BotMaker, rng: Random) -> None:
        self._name = name
        try:
            self._bot = make(rng)
        except Exception as error:
            raise BrokenBot(name, f"it cannot be made ({_one_line(error)})") from error
        if not callable(getattr(self._bot, "choose", None)):
            raise BrokenBot(name, f"{self._bot!r} has no method choose")

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return what the bot chooses; raise BrokenBot if it fails or chooses what is not on offer."""
        try:
            choice = self._bot.choose(state, options)
            if choice in options:
                return choice
        except Exception as error:
            raise BrokenBot(self._name, f"it fails when it must decide ({_one_line(error)})") from error
        raise BrokenBot(self._name, f"it chose {choice!r} out of {', '.join(map(repr, options))}")


def _origin(point: EntryPoint) -> str:
    """Return where an entry point leads and which package it is from."""
    return f"{point.value} of {point.dist.name}" if point.dist is not None else point.value


def _one_line(error: Exception) -> str:
    """Return an error as one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
