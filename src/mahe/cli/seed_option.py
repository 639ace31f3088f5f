"""The option `--seed`, the same in every command that plays many games."""

from __future__ import annotations

import click

seed_option = click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    metavar="N",
    help="Any number: the same one gives the same games.",
)
