"""`mahe picture`: a position or a game as SVG, PNG or GIF."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from mahe.cli.files import UnreadableFile, read_record
from mahe.cli.language import language_option
from mahe.cli.progress import progress
from mahe.record import BadPosition, Record, RecordError, parse_position
from mahe.rules import State
from mahe.sentences import printable

SUFFIXES: Final = (".svg", ".png")
SMALLEST, LARGEST = 64, 4096
LARGEST_FILM: Final = 1000
"""A whole game has hundreds of frames."""


@click.command("picture")
@click.argument("source", metavar="POSITION|FILE")
@click.option("--turn", type=click.IntRange(min=0), metavar="N", help="The game after its turn N.  [default: the last]")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    metavar="FILE",
    help=f"Draw into this file: {', '.join(SUFFIXES)}.",
)
@click.option(
    "--gif",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    metavar="FILE",
    help="Draw the whole game into this file, die by die and move by move.",
)
@click.option(
    "--width", type=click.IntRange(SMALLEST, LARGEST), metavar="PIXELS", help="How wide.  [default: 1000, GIF 400]"
)
@click.option("--night", is_flag=True, help="The island under the moon.")
@click.option("--clockwise", is_flag=True, help="The other way round, as in the Italian edition.")
@click.option("--scores", is_flag=True, help="With everyone's eggs below the board.")
@language_option
def command(
    source: str,
    turn: int | None,
    out: Path | None,
    gif: Path | None,
    width: int | None,
    night: bool,
    clockwise: bool,
    scores: bool,
    lang: str,
) -> None:
    """Draw a position or a game as the page does.

    \b
    mahe picture 4x1/4BA17C/5/13..55.2/2:B24 --out board.svg
    mahe picture ours.mahe --turn 12 --scores --out board.png
    mahe picture ours.mahe --gif game.gif

    A position is written as for `mahe position`; a FILE is a record. SVG needs nothing else, PNG and GIF the extra
    `picture`. Every picture says in words what is on it, for those who cannot see it.
    """
    if out is None and gif is None:
        raise click.UsageError(
            f"Say where to draw: --out FILE ({', '.join(SUFFIXES)}), or --gif FILE for a whole game."
        )
    _check(out, gif, width)
    found = _read(source)

    from mahe.picture import Look, draw_film, draw_png, draw_position, look_of, moments, turn_of

    look = Look(night=night, clockwise=clockwise, scores=scores, lang=lang)
    if isinstance(found, State):
        if gif or turn is not None:
            hint = "'--gif'" if gif else "'--turn'"
            raise click.BadParameter("needs a game, and this is a position.", param_hint=hint)
        svg = draw_position(found, look, width=width or 1000)
    else:
        moment = turn_of(found, turn)
        svg = draw_position(moment.state, look_of(found, look), moment.throw, width=width or 1000)
    if out:
        out.write_bytes(draw_png(svg, width or 1000) if out.suffix.lower() == ".png" else svg.encode())
    if gif and isinstance(found, Record):
        with progress(sum(1 for _ in moments(found)), "drawing") as advance:
            film = draw_film(found, look, width=width or 400, advance=advance)
        gif.write_bytes(film)


def _check(out: Path | None, gif: Path | None, width: int | None) -> None:
    if out and out.suffix.lower() not in SUFFIXES:
        raise click.BadParameter(f"{printable(out)} should end in {' or '.join(SUFFIXES)}.", param_hint="'--out'")
    if gif and gif.suffix.lower() != ".gif":
        raise click.BadParameter(f"{printable(gif)} should end in .gif.", param_hint="'--gif'")
    if gif and (width or 0) > LARGEST_FILM:
        raise click.BadParameter(f"a film is at most {LARGEST_FILM} pixels wide.", param_hint="'--width'")


def _read(source: str) -> State | Record:
    """Return the game in a file of that name, else the position that the text stands for."""
    path = Path(source)
    looks_like_file = path.suffix == ".mahe" or source.count("/") != 4 or path.exists()
    try:
        return read_record(path) if looks_like_file else parse_position(source)
    except BadPosition as error:
        raise click.BadParameter(f"{error}.", param_hint="'POSITION|FILE'") from error
    except (UnreadableFile, RecordError) as error:
        raise click.ClickException(f"{printable(path)}: {error}") from error
