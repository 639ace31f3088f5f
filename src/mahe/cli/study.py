"""`mahe study`: four questions about the game, answered by playing."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import click

from mahe.cli.limits import MOST_GAMES
from mahe.cli.plot_option import plot_option
from mahe.cli.progress import Stopped, stoppable_progress
from mahe.cli.seed_option import seed_option
from mahe.cli.study_answer import (
    cards_numbers,
    cards_words,
    deck_numbers,
    deck_words,
    luck_numbers,
    luck_words,
    riding_numbers,
    riding_words,
)
from mahe.lab.words import TOO_FEW, engine_words, games_words

F = TypeVar("F", bound=Callable[..., Any])


class Study(Protocol):
    """What all studies have in common."""

    seed: int

    @property
    def games(self) -> int:
        """How many there are to play."""
        ...

    @property
    def played(self) -> int:
        """How many have been played."""
        ...

    @property
    def has_answer(self) -> bool:
        """Whether enough has been played to tell anything."""
        ...

    def play(self) -> Generator[int]:
        """Play all; yield how many more games are done."""
        ...


S = TypeVar("S", bound=Study)

FEWEST_GAMES: Final = 10


def study_options(games: int, words: str) -> Callable[[F], F]:
    """Return a decorator that adds the options of all studies; *words* say which *games* are counted."""

    def give(command: F) -> F:
        with_plot = plot_option(command)
        with_json = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")(with_plot)
        return click.option(
            "--games",
            type=click.IntRange(FEWEST_GAMES, MOST_GAMES),
            default=games,
            show_default=True,
            metavar="N",
            help=f"How many games {words}.",
        )(seed_option(with_json))

    return give


@click.group("study")
def command() -> None:
    """Answer a question about the game by playing, with intervals.

    \b
    mahe study luck --plot luck.svg
    mahe study deck --games 500 --json

    Every study plays thousands of games of bots on the compiled kernel, which comes with the extra `lab`. Ctrl-C stops,
    and shows what is known by then. The same seed gives the same answer on any number of cores.
    """


@command.command("luck")
@study_options(800, "each population plays at each table")
def luck(games: int, seed: int, as_json: bool, plot: Path | None) -> None:
    """How much is luck? What skill explains of the variance of results, by table size.

    Bots are drawn at random from three populations, from all four levels to the best two. Also told: how many games it
    takes until the better of two is ahead with 95%.
    """
    from mahe.lab.studies.luck import LuckStudy
    from mahe.lab.studies.plots import plot_luck

    _answer(LuckStudy(games, seed), as_json, plot, luck_words, luck_numbers, plot_luck)


@command.command("riding")
@study_options(250, "are played at each table, and on from a landing in each")
def riding(games: int, seed: int, as_json: bool, plot: Path | None) -> None:
    """Is riding good for the ridden? What a landing on a turtle changes, by table size.

    Ancients play. Where one lands on another, the game is played on with the same dice as if it had come
    down a step beside.
    """
    from mahe.lab.studies.plots import plot_riding
    from mahe.lab.studies.riding import RidingStudy

    _answer(RidingStudy(games, seed), as_json, plot, riding_words, riding_numbers, plot_riding)


@command.command("deck")
@study_options(600, "each of the best few plays in the end")
def deck(games: int, seed: int, as_json: bool, plot: Path | None) -> None:
    """Which deck of 24 makes the closest and the most skilful game?

    All 118,755 decks are considered, a sample is played, and the best few meet on fresh seeds, beside ours.
    """
    from mahe.lab.studies.deck import DeckStudy
    from mahe.lab.studies.deck_plot import plot_decks

    _answer(DeckStudy(games, seed), as_json, plot, deck_words, deck_numbers, plot_decks)


@command.command("cards")
@study_options(300, "are played at each table, and on from a clutch in each")
def cards(games: int, seed: int, as_json: bool, plot: Path | None) -> None:
    """How do cards as dice change the worth of eggs? What a card of 1 to 6 eggs is worth, with the variant and without.

    Ancients play, and on with the same dice as if the card just won showed another number, or were gone.
    """
    from mahe.lab.studies.cards import CardsStudy
    from mahe.lab.studies.plots import plot_cards

    _answer(CardsStudy(games, seed), as_json, plot, cards_words, cards_numbers, plot_cards)


def _answer(
    study: S,
    as_json: bool,
    plot: Path | None,
    words: Callable[[S], Iterator[str]],
    numbers: Callable[[S], dict[str, Any]],
    draw: Callable[[Path, S], None],
) -> None:
    stopped = False
    try:
        with stoppable_progress(study.games) as advance, closing(study.play()) as play:
            for more in play:
                advance(more)
    except Stopped:
        stopped = True
    if plot and study.has_answer:
        draw(plot, study)
    played = study.played
    if as_json:
        head = {"seed": study.seed, "engine": "kernel", "games": played, "complete": not stopped}
        click.echo(json.dumps(head | (numbers(study) if study.has_answer else {}), indent=2))
    else:
        early = ", stopped early" if stopped else ""
        click.echo(f"{games_words(played)}, seed {study.seed}, {engine_words('kernel')}{early}\n")
        for line in words(study) if study.has_answer else [TOO_FEW]:
            click.echo(line)
    if stopped:
        raise click.exceptions.Abort
