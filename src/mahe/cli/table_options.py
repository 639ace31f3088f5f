"""The options that describe a table, the same in every command that takes one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

import click

from mahe.cli.choice import Choice
from mahe.record.tags import format_numbers
from mahe.rules import PRESETS, STANDARD, Rules
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
    @click.option("--players", "size", type=int, metavar="N", help=f"{_HOW_MANY}.  [default: {players}]")
    @_other_options(players, turtles)
    @wraps(command)
    def with_rules(*args: Any, size: int | None, table: Callable[[int | None], Rules], **kwargs: Any) -> Any:
        return command(*args, rules=table(size), **kwargs)

    return cast(F, with_rules)


def tables_options(command: F) -> F:
    """Add the options of tables of several sizes to *command*, which receives one keyword argument, `tables`."""

    @click.option(
        "--players",
        "sizes",
        type=SizesType(),
        metavar="N,…",
        help=f"{_HOW_MANY}; several for several tables.  [default: {STANDARD.players}]",
    )
    @_other_options(STANDARD.players, None)
    @wraps(command)
    def with_tables(
        *args: Any, sizes: tuple[int, ...] | None, table: Callable[[int | None], Rules], **kwargs: Any
    ) -> Any:
        return command(*args, tables=tuple(map(table, sizes or (None,))), **kwargs)

    return cast(F, with_tables)


def _other_options(
    players_default: int, turtles_default: int | None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return a decorator for all options but the size; the command receives a function from size to rules, `table`.

    The size is None where the command line names none. What else it does not name is as in the preset.
    """
    usual = "2 if 2 or 3 play, else 1" if turtles_default is None else turtles_default

    def give(command: Callable[..., Any]) -> Callable[..., Any]:
        @click.option("--turtles", type=int, metavar="N", help=f"Turtles each, 1 or 2.  [default: {usual}]")
        @click.option("--cards", is_flag=True, help="Variant: a clutch card may be played as a die.")
        @click.option("--third-die-at-seven", is_flag=True, help="House rule: a third die also on exactly 7.")
        @click.option("--bust-ends-turn", is_flag=True, help="House rule: a bust also costs the second turtle's throw.")
        @click.option(
            "--deck",
            type=DeckType(),
            help=f'How many cards show 1, 2, 3, 4, 5 and 6 eggs.  [default: "{_DECK}"]',
        )
        @click.option(
            "--set-aside", type=int, metavar="N", help=f"Cards put away unseen.  [default: {STANDARD.set_aside}]"
        )
        @click.option(
            "--preset",
            type=Choice(PRESETS),
            default="standard",
            show_default=True,
            metavar="NAME",
            help=f"The rules of a printed edition, or of a tiny game, where no other option says otherwise. "
            f"There are: {', '.join(PRESETS)}.",
        )
        @wraps(command)
        def with_table(
            *args: Any,
            turtles: int | None,
            cards: bool,
            third_die_at_seven: bool,
            bust_ends_turn: bool,
            deck: tuple[int, ...] | None,
            set_aside: int | None,
            preset: str,
            **kwargs: Any,
        ) -> Any:
            base = PRESETS[preset]

            def table(size: int | None) -> Rules:
                # An edition is for any number of players; a preset for fewer than usual is a table of that size.
                has_size = base.players != STANDARD.players
                players = size if size is not None else base.players if has_size else players_default
                each = base.turtles_each if has_size and players == base.players else turtles_default
                return Rules(
                    players=players,
                    turtles_each=each if turtles is None else turtles,
                    cards_as_dice=cards or base.cards_as_dice,
                    third_die_at_seven=third_die_at_seven or base.third_die_at_seven,
                    bust_ends_turn=bust_ends_turn or base.bust_ends_turn,
                    deck=base.deck if deck is None else deck,
                    set_aside=base.set_aside if set_aside is None else set_aside,
                )

            return command(*args, table=table, **kwargs)

        return with_table

    return give


def _numbers(value: object) -> tuple[int, ...]:
    return tuple(int(count) for count in str(value).replace(",", " ").split())
