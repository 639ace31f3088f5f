"""The main screens of the terminal, each as it is drawn: for golden texts, and for pictures to look at."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from textual.pilot import Pilot

from mahe.record import Record, parse_record, record_game
from mahe.rules import Rules, State, actor, options
from mahe.terminal.app import MaheApp
from mahe.terminal.finish import Finish
from mahe.terminal.local import LocalGame, resumed_table
from mahe.terminal.motion import Pace
from mahe.terminal.panels import LEAST, Panel
from mahe.terminal.review import ReviewScreen
from mahe.terminal.table import TableScreen
from tests.kit import play_out
from tests.review.records import bots_record
from tests.terminal.stage import SMALL, Actor, asked, on_stage, table_of, until, verbs

LARGE: Final = (120, 40)
GAME: Final = Path(__file__).parents[1] / "golden" / "games" / "2_players_cards.mahe"


@asynccontextmanager
async def _stage(size: tuple[int, int], language: str = "en", **plan: Any) -> AsyncIterator[tuple[MaheApp, Actor]]:
    with tempfile.TemporaryDirectory() as folder:
        async with on_stage(Path(folder), size, language, **plan) as (app, pilot):
            yield app, pilot


def _written(rules: Rules, names: Sequence[str], first: int, *turns: str) -> Record:
    """Return a game from its notation, each turn a line without its number."""
    tags = {
        "Mahe": "1",
        **{f"Seat{seat}": name for seat, name in enumerate(names, 1)},
        "Turtles": rules.turtles_each,
        "CardsAsDice": "yes" if rules.cards_as_dice else "no",
        "Deck": " ".join(map(str, rules.deck)),
        "SetAside": rules.set_aside,
        "FirstClutch": first,
    }
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    return parse_record("\n".join([*lines, "", *(f"{at}. {turn}" for at, turn in enumerate(turns, 1)), ""]))


async def _sit(app: MaheApp, pilot: Actor, record: Record) -> None:
    app.game = LocalGame(resumed_table(record, 1), app.words)
    app.push_screen(TableScreen(app.game, Pace("instant")))
    await pilot.pause()
    await asked(app, pilot)


@asynccontextmanager
async def setup(size: tuple[int, int] = SMALL, language: str = "en") -> AsyncIterator[MaheApp]:
    """Show the first screen."""
    async with _stage(size, language) as (app, _):
        yield app


@asynccontextmanager
async def riding(size: tuple[int, int] = SMALL, language: str = "en") -> AsyncIterator[MaheApp]:
    """Show a stack, and one who decides for the turtle below."""
    turns = ("A24=12", "B6=6", "C124=21+5/2", "D62x", "A13=20", "B33=18", "C12=6", "D6=6", "A1=21+2/4", "B1=19", "C4")
    async with _stage(size, language) as (app, pilot):
        await _sit(app, pilot, _written(Rules(), ("bot:swimmer", "bot:hatchling", "bot:navigator", "Ada"), 5, *turns))
        yield app


@asynccontextmanager
async def cards(size: tuple[int, int] = SMALL, language: str = "en") -> AsyncIterator[MaheApp]:
    """Show the variant: cards may be played as dice."""
    turns = (
        "A124=21+4/2 B6=6",
        "C14=10 D3=3",
        "B51=18 A133=21+2/1",
        "D3=6 C65x",
        "A124=21+1/6 B3=21+6/5",
        "C6=6 D2=8",
        "A3",
    )
    async with _stage(size, language) as (app, pilot):
        rules = Rules(players=2, cards_as_dice=True)
        await _sit(app, pilot, _written(rules, ("Ada", "bot:navigator"), 4, *turns))
        yield app


@cache
def crowded(players: int) -> Record:
    """Return a game in which somebody with a long name may do as much as possible, in stacks as high as possible."""
    rules = Rules(players=players, cards_as_dice=True)

    def burden(state: State) -> tuple[int, int]:
        riders = len(state.riders(state.mover)) if state.mover is not None else 0
        return len(options(state)) if isinstance(actor(state), int) else 0, riders

    games = [play_out(rules, Random(seed)) for seed in range(20)]
    game, at = max(
        ((game, at) for game in games for at in range(len(game.events))), key=lambda one: burden(one[0].states[one[1]])
    )
    bots = ("bot:navigator", "bot:hatchling", "bot:swimmer", "bot:ancient")
    names = [bots[seat % 4] for seat in rules.seats]
    seat = actor(game.states[at])
    assert isinstance(seat, int)
    names[seat - 1] = "Maximiliane-Charlotte V."
    return record_game(rules, names, game.events[:at])


@asynccontextmanager
async def crowd(size: tuple[int, int] = SMALL, language: str = "en", players: int = 7) -> AsyncIterator[MaheApp]:
    """Show a full table, and somebody who may do many things."""
    async with _stage(size, language) as (app, pilot):
        await _sit(app, pilot, crowded(players))
        yield app


@asynccontextmanager
async def quitting(size: tuple[int, int] = SMALL, language: str = "en") -> AsyncIterator[MaheApp]:
    """Show the question that Ctrl-C asks."""
    async with _stage(size, language) as (app, pilot):
        await _sit(app, pilot, _written(Rules(players=2), ("Ada", "bot:swimmer"), 4, "A3"))
        await pilot.press("ctrl+c")
        await pilot.pause()
        yield app


@asynccontextmanager
async def podium(size: tuple[int, int] = SMALL, language: str = "en") -> AsyncIterator[MaheApp]:
    """Show the end of a short game of four."""
    rules = Rules(deck=(1, 0, 1, 0, 1, 1), set_aside=0)
    turns = ("A124=21+5/6", "B124=21+6/3", "C124=21+3/1", "D124=21+1", "A6=6", "B62x", "C124=21+7")
    async with _stage(size, language) as (app, pilot):
        game = LocalGame(
            resumed_table(_written(rules, ("Ada", "bot:swimmer", "Mehmet", "bot:navigator"), 5, *turns), 1), app.words
        )
        app.push_screen(TableScreen(game, Pace("instant")))
        await until(pilot, lambda: isinstance(app.screen, Finish))
        await pilot.pause()
        yield app


@asynccontextmanager
async def long_podium(size: tuple[int, int] = SMALL, language: str = "en", players: int = 7) -> AsyncIterator[MaheApp]:
    """Show the end of a whole game of many."""
    game = play_out(Rules(players=players), Random(3))
    names = ["Maximiliane-Charlotte V.", *["bot:navigator"] * (players - 1)]
    async with _stage(size, language) as (app, pilot):
        record = record_game(game.rules, names, game.events)
        app.push_screen(TableScreen(LocalGame(resumed_table(record, 1), app.words), Pace("instant")))
        await until(pilot, lambda: isinstance(app.screen, Finish))
        await pilot.pause()
        yield app


@asynccontextmanager
async def replay(size: tuple[int, int] = SMALL, language: str = "en") -> AsyncIterator[MaheApp]:
    """Show the middle of a record."""
    record = parse_record(GAME.read_text(encoding="utf-8"))
    async with _stage(size, language, record=record) as (app, pilot):
        await pilot.press(*["down"] * 6, "right")
        await pilot.pause()
        yield app


@asynccontextmanager
async def advice(size: tuple[int, int] = SMALL, language: str = "en", table: Any = riding) -> AsyncIterator[MaheApp]:
    """Show what each choice is worth."""
    async with table(size, language) as app:
        pilot: Actor = Pilot(app)
        await pilot.press("a")
        await until(pilot, lambda: is_advised(app))
        await pilot.pause()
        yield app


def is_advised(app: MaheApp) -> bool:
    """Return whether every choice on the screen has its chance."""
    return bool(verbs(app)) and all(choice.chance for choice in table_of(app).query_one(Panel).choices)


@asynccontextmanager
async def review(
    size: tuple[int, int] = SMALL, language: str = "en", keys: Sequence[str] = (), players: int = 2
) -> AsyncIterator[MaheApp]:
    """Show the review of a whole game, after some keys."""
    game = bots_record(Rules(players=players), "swimmer", 3)
    names = ["Ada", *["bot:swimmer", "bot:navigator"] * 3][:players]
    async with _stage(size, language, record=record_game(game.rules, names, game.events)) as (app, pilot):
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.review)
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        yield app


@asynccontextmanager
async def too_small(size: tuple[int, int] = (59, 20), language: str = "en") -> AsyncIterator[MaheApp]:
    """Show what is said where there is too little room."""
    async with _stage(size, language) as (app, _):
        yield app


PICTURES: Final = {
    "setup": setup,
    "riding": riding,
    "cards": cards,
    "quitting": quitting,
    "podium": podium,
    "replay": replay,
    "advice": advice,
    "review": review,
    "too_small": too_small,
}
"""Each main screen by its name."""

SHOWN: Final[dict[str, tuple[Any, dict[str, Any]]]] = {
    **{name: (picture, {}) for name, picture in PICTURES.items()},
    "riding_large": (riding, {"size": LARGE}),
    "riding_de": (riding, {"language": "de"}),
    "cards_it": (cards, {"language": "it"}),
    "riding_least": (riding, {"size": LEAST}),
    "crowd_least_fr": (crowd, {"size": LEAST, "language": "fr"}),
    "crowd_de": (crowd, {"language": "de"}),
    "podium_least_it": (long_podium, {"size": LEAST, "language": "it"}),
    "setup_least_nl": (setup, {"size": LEAST, "language": "nl"}),
    "replay_least": (replay, {"size": LEAST}),
    "advice_cards_de": (advice, {"table": cards, "language": "de"}),
    "advice_least_fr": (advice, {"table": crowd, "size": LEAST, "language": "fr"}),
    "review_large_it": (review, {"size": LARGE, "language": "it", "players": 4}),
    "review_least_nl": (review, {"size": LEAST, "language": "nl", "players": 7}),
    "review_mistakes_fr": (review, {"language": "fr", "keys": ("end",)}),
    "review_moment": (review, {"keys": ("g", "n")}),
    "review_moment_least_de": (review, {"size": LEAST, "language": "de", "players": 7, "keys": ("g",)}),
}
"""The golden texts: the screen, and its size and language where they are not the usual ones."""
