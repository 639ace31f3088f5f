"""Bots for the seats of a table, in one option, separated by commas."""

from __future__ import annotations

from collections.abc import Iterable

import click

from mahe.bots import check_bot
from mahe.lab.simulate import KERNEL_BOTS
from mahe.rules import Rules


def bots_of_all(names: str, rules: Rules) -> tuple[str, ...]:
    """Return a bot's name for each seat: *names* has one for all seats or one for each."""
    return _spread(names, rules.players, "--bots", f"{rules.players} players need one bot or {rules.players}")


def bots_of_others(names: str, rules: Rules) -> tuple[str, ...]:
    """Return a bot's name for each seat but one."""
    others = rules.players - 1
    needed = f"one opponent or {others}" if others > 1 else "one opponent"
    return _spread(names, others, "--against", f"{rules.players} players need {needed}")


def check_kernel_plays(bots: Iterable[str], option: str) -> None:
    """Refuse *option* if the compiled kernel cannot play one of *bots*."""
    for bot in bots:
        if bot not in KERNEL_BOTS:
            raise click.BadParameter(
                f"the kernel plays {' and '.join(KERNEL_BOTS)}, not {bot}.", param_hint=f"'{option}'"
            )


def _spread(names: str, seats: int, option: str, needed: str) -> tuple[str, ...]:
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        check_bot(name)
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise click.BadParameter(f"{needed}, not {len(bots)}.", param_hint=f"'{option}'")
    return tuple(bots)
