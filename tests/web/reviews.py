"""Write a review of a game in games.json, and what `mahe review` says of it, for the page's tests.

`python -m tests.web.reviews` does it; it goes with `python -m tests.web.games`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from mahe.locales import Words
from mahe.record import Record, parse_bot, parse_event, parse_rules, record_game
from mahe.record.record import bot_name_tags
from mahe.review import Review, review
from mahe.review.review_json import format_step, format_summary
from mahe.review.words import dated_mistake_words, turning_point_words
from tests.web.games import FILE as GAMES
from tests.web.sentences import LANGUAGES

FILE: Final = GAMES.with_name("reviews.json")
GAME: Final = 0
DIGITS: Final = 6
"""More than are ever shown, and the same on every machine."""

SORTS: Final = ("start", "roll", "stop", "card", "rolled", "turned")
Json = dict[str, Any]


def recorded() -> Record:
    """Return the game as a record."""
    entries: list[Json] = json.loads(GAMES.read_text(encoding="utf-8"))[GAME]["entries"]
    bodies = [entry["body"] for entry in entries]
    names = [f"bot:{seat['bot']}" if seat["bot"] else "" for seat in bodies[0]["seats"]]
    for body in bodies:
        if body["type"] == "sat":
            names[body["seat"] - 1] = body["name"]
    events = [
        parse_event({key: value for key, value in body.items() if key in ("type", "turtle", "pips", "eggs")})
        for body in bodies
        if body["type"] in SORTS
    ]
    called = bot_name_tags(bodies[0]["bot_names"])
    return record_game(parse_rules(bodies[0]["rules"]), names, events, extra=called)


def sentences(found: Review, record: Record, language: str) -> dict[str, list[str]]:
    """Return what is said of the review, with the names that the page gives to players."""
    words = Words(language)
    names = tuple(
        called if parse_bot(name) else name for name, called in zip(record.names, record.bot_names, strict=True)
    )
    return {
        "mistakes": [dated_mistake_words(words, one, one.state, names) for one in found.mistakes],
        "turning": [
            turning_point_words(words, found.steps[step], found.steps[step].state, names)
            for step in found.turning_points
        ],
    }


def reviewed() -> Json:
    """Return the review as the server sends it, and the sentences in each language."""
    record = recorded()
    found = review(record)
    lines = [
        {"type": "begin", "names": list(record.names), "events": len(record.events)},
        {"type": "steps", "steps": [*map(format_step, found.steps)]},
        {"type": "end", **format_summary(found)},
    ]
    said = {language: sentences(found, record, language) for language in LANGUAGES}
    return {"game": GAME, "lines": _rounded(lines), **said}


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, DIGITS) + 0.0
        case list():
            return [*map(_rounded, value)]
        case dict():
            return {key: _rounded(one) for key, one in value.items()}
        case _:
            return value


def main() -> None:
    """Write the review."""
    text = json.dumps(reviewed(), ensure_ascii=False, separators=(",", ":"))
    FILE.write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
