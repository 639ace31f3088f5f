"""Write what the terminal says of the games in games.json, for the page's tests: `python -m tests.web.sentences`.

There is one row for each kind of thing that happens in them, in English and German.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mahe.locales import Words
from mahe.rules import Start, actor, options
from mahe.server.position import view_position
from mahe.terminal.game import Happened, Said
from mahe.terminal.log_reader import LogReader
from mahe.terminal.narration import describe_choice, describe_decider, describe_event, log_line
from tests.web.games import FILE as GAMES

FILE: Final = GAMES.with_name("sentences.json")
LANGUAGES: Final = ("en", "de")
Json = dict[str, Any]


class Noting(Words):
    """Words that note which messages they are asked for, in which form."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: list[tuple[object, ...]] = []

    def __call__(self, message: str, /, **arguments: str | int | float) -> str:
        forms = (arguments.get(name) for name in ("shape", "what"))
        shares = (arguments.get(name) == 0 for name in ("bust", "eggs"))
        self.asked.append((message, *forms, *shares))
        return super().__call__(message, **arguments)


def sentences() -> str:
    """Return the file's text, the same for the same games."""
    games: list[Json] = json.loads(GAMES.read_text(encoding="utf-8"))
    told = [{language: [*_told(game, language)] for language in LANGUAGES} for game in games]
    found: dict[str, list[Json]] = {"happened": [], "decided": []}
    known: set[tuple[object, ...]] = set()
    for index, game in enumerate(told):
        for rows in zip(*game.values(), strict=True):
            kind, row = rows[0]
            if kind in known:
                continue
            known.add(kind)
            said = {language: one["said"] for language, (_, one) in zip(game, rows, strict=True)}
            one = {"game": index, **row, **said}
            del one["said"]
            found["decided" if "position" in one else "happened"].append(one)
    lists = [f'"{name}": [\n{_lines(rows)}\n]' for name, rows in found.items()]
    return "{\n" + ",\n".join(lists) + "\n}\n"


def _lines(rows: list[Json]) -> str:
    """Return JSON with a line for each row."""
    return ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)


def _told(game: Json, language: str) -> Iterator[tuple[tuple[object, ...], Json]]:
    """Yield what is said of each entry and of each decision, with what kind of sentences it is."""
    words = Noting(language)
    reader = LogReader(words)
    for entry in game["entries"]:
        words.asked.clear()
        for news in reader.add(entry["body"], quick=False):
            said = _entry(reader, news)
            if any(said):
                yield tuple(words.asked), {"seq": entry["seq"], "said": said}
        words.asked.clear()
        if reader.states and (row := _decision(reader)):
            yield tuple(words.asked), {"seq": entry["seq"], **row}


def _entry(reader: LogReader, news: object) -> list[str]:
    """Return what is said aloud, and the line of the log."""
    match news:
        case Said(text):
            return [text, text]
        case Happened(index):
            before, event, after = reader.states[index], reader.events[index], reader.states[index + 1]
            return [
                describe_event(reader.cast, before, event, after),
                log_line(reader.cast, reader.states, reader.events, index),
            ]
        case _:
            raise AssertionError(news)


def _decision(reader: LogReader) -> Json | None:
    """Return a position, and what is said to whoever must decide in it. Which turtle goes first is asked otherwise."""
    state = reader.states[-1]
    seat = actor(state)
    if reader.phase != "playing" or not isinstance(seat, int):
        return None
    choices = options(state)
    if len(choices) > 1 and isinstance(choices[0], Start):
        return None
    heads = [describe_decider(reader.cast, state, seat, alone=alone) for alone in (True, False)]
    rest = [describe_choice(reader.cast, state, choice) for choice in choices]
    return {"position": view_position(state), "said": [" ".join([head, *rest]) for head in heads]}


def main() -> None:
    """Write the sentences."""
    Path(FILE).write_text(sentences(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
