"""`mahe position`: a position given as text, and what it is worth."""

from __future__ import annotations

import json

import click
from rich.console import Console

from mahe.cli.language import language_option
from mahe.cli.rollouts_option import rollouts_option
from mahe.record import BadPosition, parse_position
from mahe.rules import actor


@click.command("position")
@click.argument("text", metavar="TEXT")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a board.")
@rollouts_option("Play on N times from each option, and give intervals.")
@language_option
def command(text: str, as_json: bool, rollouts: int | None, lang: str) -> None:
    """Show a position and what each choice in it is worth.

    \b
    mahe position 4x1/4BA17C/5/13..55.2/2:B24
    mahe position 2x1d1-1-1-0-0-0s1/3B/7/1.2/1 --json
    mahe position 4x1/4BA17C/5/13..55.2/2:B24 --rollouts 1000

    TEXT is the table, the turtles, the eggs face up, the cards of each seat and the turn; docs/notation.md describes
    it. Every chance is worked out by the solved game where there is one (MAHE_SOLUTION names a file, as for the bot
    oracle), else by the bot ancient. Rollouts need the extra `lab`.
    """
    try:
        state = parse_position(text)
    except BadPosition as error:
        raise click.BadParameter(f"{error}.", param_hint="'TEXT'") from error
    if rollouts and actor(state) is None:
        reason = "the game is over, so there is nothing to play on."
        raise click.BadParameter(reason, param_hint="'--rollouts'")

    # NumPy and the networks are loaded once the text is known to be a position.
    from mahe.cli.position_answer import position_text
    from mahe.review.study import study
    from mahe.server.study import view_study

    if rollouts:
        # Where the extra is missing this says so, before the work.
        from mahe.cli.review_rollouts import options_json, options_text, roll_out_options

    found = study(state)
    rolled = roll_out_options(state, rollouts) if rollouts else None
    if as_json:
        more = {"rollouts": options_json(rolled)} if rolled else {}
        click.echo(json.dumps(view_study(found) | more, indent=2))
        return
    console = Console()
    in_colour = console.is_terminal and not console.no_color
    click.echo(position_text(found, lang, in_colour=in_colour), nl=False)
    if rolled:
        click.echo(options_text(state, rolled, lang), nl=False)
