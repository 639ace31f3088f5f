"""The option `--engine-time`, the same in every command that starts engines."""

from __future__ import annotations

import click

from mahe.lab.engine.process import USUAL_LIMITS

engine_time_option = click.option(
    "--engine-time",
    type=click.FloatRange(0, 3600, min_open=True),
    default=USUAL_LIMITS.answer,
    show_default=True,
    metavar="SECONDS",
    help="How long an engine may take for a decision; it has twice that to start.",
)
