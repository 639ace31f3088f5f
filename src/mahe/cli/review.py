"""`mahe review`: how lucky the dice were, and what each choice was worth."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from shutil import get_terminal_size

import click

from mahe.cli.files import UnreadableFile, read_record
from mahe.cli.language import language_option
from mahe.cli.plot_option import plot_option
from mahe.cli.rollouts_option import rollouts_option
from mahe.record import Record, RecordError
from mahe.sentences import printable


@click.command("review")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, readable=False), metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a report.")
@plot_option
@click.option(
    "--html",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    metavar="FILE",
    help="Write the report as a page into this file. It needs no other.",
)
@rollouts_option("Play on N times from each option of each mistake, and from where an unfinished game ends.")
@language_option
def command(
    files: tuple[Path, ...], as_json: bool, plot: Path | None, html: Path | None, rollouts: int | None, lang: str
) -> None:
    """Say who was lucky in a game, and who gave what away.

    \b
    mahe review ours.mahe
    mahe review ours.mahe --html ours.html --plot ours.svg
    mahe review games/*.mahe
    mahe review ours.mahe --rollouts 1000

    Every chance is worked out by the solved game where there is one (MAHE_SOLUTION names a file, as for the bot
    oracle, and MAHE_SOLVED_END the end of a game with two turtles each), else by the bot ancient. Luck, choices and
    revision add up to the result less the chance at the start. Of several games there is a table by player. Rollouts,
    which are in the text and in JSON, need the extra `lab`.
    """
    if len(files) > 1 and (plot or html or rollouts):
        hint = "'--plot'" if plot else "'--html'" if html else "'--rollouts'"
        raise click.BadParameter("needs one game, not several.", param_hint=hint)
    records = [_read(path) for path in files]

    # NumPy and the networks are loaded once the files are known to be games.
    from mahe.review import review
    from mahe.review.players import players_of
    from mahe.review.review_json import format_player, format_review

    if rollouts:
        # Where the extra is missing this says so, before the work.
        from mahe.cli.review_rollouts import roll_out_review, rollouts_json, rollouts_text

    reviews = [review(record) for record in records]
    rolled = roll_out_review(records[0], reviews[0], rollouts) if rollouts else None
    if plot:
        from mahe.cli.review_plot import plot_review

        plot_review(plot, printable(files[0].name), records[0], reviews[0], lang)
    if html:
        from mahe.cli.review_html import review_html

        html.write_text(review_html(files[0].name, records[0], reviews[0], lang), encoding="utf-8")
    if as_json:
        games = [{"file": printable(path)} | format_review(one) for path, one in zip(files, reviews, strict=True)]
        if rolled:
            games[0]["rollouts"] = rollouts_json(rolled)
        players = [format_player(player) for player in players_of(reviews)]
        click.echo(json.dumps(games[0] if len(games) == 1 else {"games": games, "players": players}, indent=2))
        return
    from mahe.cli.review_answer import LEAST_WIDTH, WIDTH, players_text, review_text

    if len(reviews) > 1:
        click.echo(players_text(players_of(reviews), lang), nl=False)
    else:
        width = min(WIDTH, max(LEAST_WIDTH, get_terminal_size().columns)) if sys.stdout.isatty() else WIDTH
        click.echo(review_text(printable(files[0]), records[0], reviews[0], lang, width), nl=False)
        if rolled:
            click.echo(rollouts_text(rolled, reviews[0], lang, width), nl=False)


def _read(path: Path) -> Record:
    try:
        record = read_record(path)
    except (UnreadableFile, RecordError) as error:
        raise click.ClickException(f"{printable(path)}: {error}") from error
    if not record.events:
        raise click.ClickException(f"{printable(path)}: nothing has happened since the position where this game begins")
    return record
