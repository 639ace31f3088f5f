"""The review of a game as a text for the screen, fitted to its width."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from mahe.review.report import aligned, bars, graph_turns, outcome_words, padded, seats_rows, unit_words
from mahe.review.words import dated_mistake_words, played_words, source_words, turning_point_words
from mahe.rules import Seat
from mahe.terminal.game_review import GameReview
from mahe.terminal.palette import SHELLS
from mahe.terminal.players import Cast, Place
from mahe.terminal.question import cut, flow, split

_HEAD: Final = Style.parse("bold #ffcf6b")
_BARS: Final = Style.parse("#f5b92e")
_QUIET: Final = Style.parse("#9fc3c9")
_MARK: Final = Style.parse("bold #ff9f8f")
_LEAST_NAME: Final = 6
_NAME: Final = 14
"""The most columns that a name takes beside its graph."""

_LINES: Final = {2: 4, 3: 3, 4: 3}
"""How high the graph of each player is, by the number of players; 2 where there are more."""


def review_text(game: GameReview, width: int) -> Text:
    """Return all of it: who won, the table of luck and choices, the graph, how everyone played, and the moments."""
    words, found, names = game.cast.words, game.found, game.names
    blocks = [
        [
            *_wrapped(f"{outcome_words(words, found, game.states[-1], names)}.", _HEAD, width),
            *_wrapped(source_words(words, found), _QUIET, width),
            *_wrapped(game.advised, _QUIET, width),
        ],
        [*_table(game, width), *_wrapped(unit_words(words, found), _QUIET, width)],
        [*_wrapped(words("review-chances"), _HEAD, width), *_graph(game, width)],
        _section(
            words("review-how"),
            (played_words(words, seat, name) for seat, name in zip(found.seats, names, strict=True)),
            width,
        ),
    ]
    if found.turning_points:
        turns = (turning_point_words(words, *game.step(number), names) for number in found.turning_points)
        blocks.append(_section(words("review-turning"), turns, width))
    mistakes = [dated_mistake_words(words, one, game.states[one.step], names) for one in found.mistakes]
    blocks.append(_section(words("review-mistakes"), mistakes or [words("review-no-mistakes")], width))
    return Text("\n\n").join(Text("\n").join(block) for block in blocks)


def _wrapped(text: str, style: Style, width: int) -> list[Text]:
    return flow(split(text, style), width)


def _section(title: str, items: Iterable[str], width: int) -> list[Text]:
    lines = _wrapped(title, _HEAD, width)
    for item in items:
        first, *more = flow(split(item, Style()), width - 4)
        lines += [Text.assemble("• ", first), *(Text.assemble("  ", line) for line in more)]
    return lines


def _table(game: GameReview, width: int) -> list[Text]:
    """Return what each player's result is made of, with narrow gaps and short names where there is little room."""
    places, words = game.cast.places, game.cast.words
    labels = [_label(game.cast, place) for place in places]
    rows = seats_rows(game.found, labels, words)
    for gap in (2, 1):
        numbers = aligned([["", *cells] for _, *cells in rows], gap=gap)
        room = max(width - max(map(cell_len, numbers)), _LEAST_NAME)
        if room >= max(cell_len(name) for name, *_ in rows):
            break
    head, *lines = aligned([[cut(name, room), *cells] for name, *cells in rows], gap=gap)
    shown = [_with_shells(game.cast, place, Text(line)) for place, line in zip(places, lines, strict=True)]
    return [Text(head, _QUIET), *shown]


def _graph(game: GameReview, width: int) -> list[Text]:
    """Return a graph for each player from 0 to 100, with a mark below it at each turn with a mistake."""
    cast, found = game.cast, game.found
    labels = [cut(_label(cast, place), _NAME) for place in cast.places]
    wide = max(map(cell_len, labels))
    room = width - wide - 3
    turns = graph_turns(found, room)
    height = _LINES.get(len(labels), 2)
    lines: list[Text] = []
    for place, label in zip(cast.places, labels, strict=True):
        *upper, last = bars(found, place.seat, room, height)
        for label_above, line in zip_longest(("100",), upper, fillvalue=""):
            lines.append(Text.assemble((label_above.rjust(wide), _QUIET), " │", (line, _BARS), "│"))
        named = _with_shells(cast, place, Text(padded(label, wide)))
        lines.append(Text.assemble(named, " │", (last, _BARS), "│"))
        if marks := _marks(game, place.seat, turns):
            lines.append(Text.assemble(" " * wide, "  ", (marks, _MARK)))
    if found.mistakes:
        lines += _wrapped(cast.words("terminal-review-marks"), _QUIET, width)
    return lines


def _marks(game: GameReview, seat: Seat, turns: list[int]) -> str:
    """Return a question mark below each column in whose turns a player made a mistake."""
    mistaken = {one.turn for one in game.mistakes_of(seat)}
    columns = {min(range(len(turns)), key=lambda column: abs(turns[column] - turn)) for turn in mistaken}
    return "".join("?" if column in columns else " " for column in range(len(turns))).rstrip()


def _label(cast: Cast, place: Place) -> str:
    """Return a player's turtles and name, a bot's without the letters."""
    name = cast.words("table-bot-level", level=place.name) if place.kind == "bot" else cast.who(place.seat)
    return f"{''.join(place.turtles)} {name}"


def _with_shells(cast: Cast, place: Place, text: Text) -> Text:
    """Return a text that begins with a player's turtles, each in its colour."""
    for at, turtle in enumerate(place.turtles):
        text.stylize(SHELLS[cast.colour(turtle)], at, at + 1)
    return text
