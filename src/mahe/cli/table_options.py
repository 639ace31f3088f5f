"""The options that describe a table, the same in every command that takes one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

import click

from mahe.record.tags import format_numbers
from mahe.rules import STANDARD, Rules
from mahe.rules.rules import PLAYERS

F = TypeVar("F", bound=Callable[..., Any])

_HOW_MANY: Final = f"How many play, {PLAYERS[0]} to {PLAYERS[-1]}"
_DECK: Final = format_numbers(STANDARD.deck)


class DeckType(click.ParamType[tuple[int, ...]]):
    """Six counts in one argument."""

    name = "counts"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        """Return the counts as numbers; whether they make a deck is for Rules to say."""
        if isinstance(value, tuple):
            return value
        try:
            return _numbers(value)
        except ValueError:
            self.fail(f'{value!r} is not a deck; write six counts, for example "{_DECK}".', param, ctx)


class SizesType(click.ParamType[tuple[int, ...]]):
    """Numbers of players in one argument."""

    name = "sizes"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        """Return each number once; whether that many can play is for Rules to say."""
        if isinstance(value, tuple):
            return value
        try:
            sizes = tuple(dict.fromkeys(_numbers(value)))
        except ValueError:
            self.fail(f"{value!r} is not a number of players, nor several such as 2,4,7.", param, ctx)
        if not sizes:
            self.fail("say how many players, for example 4, or 2,4,7.", param, ctx)
        return sizes


def table_options(command: F) -> F:
    """Add the table options to *command*, which receives them as one keyword argument, `rules`."""
    return _one_table(command, players=STANDARD.players, turtles=None)


def small_table_options(command: F) -> F:
    """Add the same options to *command*; by default two play with one turtle each."""
    return _one_table(command, players=2, turtles=1)


def _one_table(command: F, *, players: int, turtles: int | None) -> F:
    @click.option("--players", type=int, default=players, show_default=True, metavar="N", help=f"{_HOW_MANY}.")
    @_other_options(turtles)
    @wraps(command)
    def with_rules(*args: Any, players: int, table: Callable[[int], Rules], **kwargs: Any) -> Any:
        return command(*args, rules=table(players), **kwargs)

    return cast(F, with_rules)


def tables_options(command: F) -> F:
    """Add the options of tables of several sizes to *command*, which receives one keyword argument, `tables`."""

    @click.option(
        "--players",
        "sizes",
        type=SizesType(),
        default=(STANDARD.players,),
        metavar="N,…",
        help=f"{_HOW_MANY}; several for several tables.  [default: {STANDARD.players}]",
    )
    @_other_options(None)
    @wraps(command)
    def with_tables(*args: Any, sizes: tuple[int, ...], table: Callable[[int], Rules], **kwargs: Any) -> Any:
        return command(*args, tables=tuple(map(table, sizes)), **kwargs)

    return cast(F, with_tables)


def _other_options(turtles_default: int | None) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return a decorator for all options but the size; the command receives a function from size to rules, `table`."""
    usual = "2 if 2 or 3 play, else 1" if turtles_default is None else turtles_default

    def give(command: Callable[..., Any]) -> Callable[..., Any]:
        @click.option(
            "--turtles",
            type=int,
            default=turtles_default,
            metavar="N",
            help=f"Turtles each, 1 or 2.  [default: {usual}]",
        )
        @click.option("--cards", is_flag=True, help="Variant: a clutch card may be played as a die.")
        @click.option("--third-die-at-seven", is_flag=True, help="House rule: a third die also on exactly 7.")
        @click.option("--bust-ends-turn", is_flag=True, help="House rule: a bust also costs the second turtle's throw.")
        @click.option(
            "--deck",
            type=DeckType(),
            default=STANDARD.deck,
            help=f'How many cards show 1, 2, 3, 4, 5 and 6 eggs.  [default: "{_DECK}"]',
        )
        @click.option(
            "--set-aside",
            type=int,
            default=STANDARD.set_aside,
            show_default=True,
            metavar="N",
            help="Cards put away unseen.",
        )
        @wraps(command)
        def with_table(
            *args: Any,
            turtles: int | None,
            cards: bool,
            third_die_at_seven: bool,
            bust_ends_turn: bool,
            deck: tuple[int, ...],
            set_aside: int,
            **kwargs: Any,
        ) -> Any:
            def table(players: int) -> Rules:
                return Rules(
                    players=players,
                    turtles_each=turtles,
                    cards_as_dice=cards,
                    third_die_at_seven=third_die_at_seven,
                    bust_ends_turn=bust_ends_turn,
                    deck=deck,
                    set_aside=set_aside,
                )

            return command(*args, table=table, **kwargs)

        return with_table

    return give


def _numbers(value: object) -> tuple[int, ...]:
    return tuple(int(count) for count in str(value).replace(",", " ").split())
