"""Write the numbers and names that the page shares with the rules and the server: `npm run types` in web/."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from mahe.bots import CHARACTERS, LEVELS
from mahe.locales import LANGUAGES
from mahe.play.fair import LENGTH
from mahe.record import COLOURS, LONGEST_NAME
from mahe.record.record import LARGEST_UPLOAD
from mahe.rules import BEACH, FACES, LAST_CLUTCH, LIMIT, STANDARD, TURTLES, BadRules, Rules
from mahe.rules.rules import BOX
from mahe.server.messages.inbound import Hello, OpenTable
from mahe.server.solved import MOST_SEED, WON
from mahe.terminal.motion import SPEEDS

_OPEN: Final = OpenTable.model_json_schema()["properties"]
_HELLO: Final = Hello.model_json_schema()["properties"]


def constants() -> str:
    """Return the module of the page, the same for the same constants."""
    header = '/* Generated from the rules and the server by "npm run types"; do not edit. */\n'
    lines = [f"/** {told} */\nexport const {_declared(name, value)};\n" for name, value, told in _shared()]
    return "\n".join([header, *lines])


def _shared() -> list[tuple[str, Any, str]]:
    """Return each constant by the name that it has in the page, with a line that says what it is."""
    seats, seconds = _OPEN["seats"], _OPEN["seconds"]
    return [
        ("TURTLES", TURTLES, "The letters of the turtles, in the order of the seats."),
        ("COLOURS", COLOURS, "The colours of the turtles, from A on, unless a table has others."),
        ("FACES", FACES, "The faces of a die, and the eggs that a clutch card may show."),
        ("BEACH", BEACH, "The last space of the course."),
        ("LIMIT", LIMIT, "The highest total that is not a bust."),
        ("LAST_CLUTCH", LAST_CLUTCH, "The eggs of the last clutch, which ends the game."),
        ("BOX", BOX, "How many clutch cards the box holds."),
        ("DECK", STANDARD.deck, "How many cards there are of 1 to 6 eggs, unless a table has others."),
        ("SET_ASIDE", STANDARD.set_aside, "How many of them are put away unseen."),
        ("FEWEST_PLAYERS", seats["minItems"], "How many play at least."),
        ("MOST_PLAYERS", seats["maxItems"], "How many play at most."),
        ("USUAL_PLAYERS", STANDARD.players, "How many play unless somebody says otherwise."),
        ("MOST_WITH_TWO", _most_with_two(), "How many players may have two turtles each, and usually have."),
        ("LEAST_SECONDS", seconds["minimum"], "The shortest time for a decision at a live table."),
        ("MOST_SECONDS", seconds["maximum"], "The longest."),
        ("USUAL_SECONDS", seconds["default"], "The usual one."),
        ("LONGEST_NAME", LONGEST_NAME, "How many characters of a name are kept."),
        ("BOTS", LEVELS, "The bots that differ by strength, weakest first."),
        ("CHARACTERS", CHARACTERS, "Those that differ by temper."),
        ("USUAL_BOT", _OPEN["stand_in"]["default"], "The bot that plays unless another is asked for."),
        ("TABLE_ID", _Pattern(_HELLO["table"]["pattern"]), "What the id of a table looks like."),
        ("MOST_TOKENS", _HELLO["tokens"]["maxItems"], "How many tokens a browser may show at a table."),
        ("CHAIN_LENGTH", LENGTH, "How many links a chain has, the tip not counted."),
        ("LARGEST_UPLOAD", LARGEST_UPLOAD, "Bytes; the server reads no larger record."),
        ("MOST_SEED", MOST_SEED, "The highest number of a question about the short game."),
        ("SHORT_WON", WON, "How many cards of the short game are won before the last clutch."),
        ("SPEEDS", SPEEDS, "How long motion takes, by speed, as a share of calm."),
        ("LANGUAGE_NAMES", LANGUAGES, "Each language by its own name."),
    ]


class _Pattern(str):
    """A regular expression that means the same in both languages."""

    __slots__ = ()


def _declared(name: str, value: Any) -> str:
    """Return a declaration. Names keep their types, so that only they fit; rows of numbers are just that."""
    match value:
        case [int(), *_]:
            return f"{name}: readonly number[] = {_written(value)}"
        case [*_] | {}:
            return f"{name} = {_written(value)} as const"
        case _:
            return f"{name} = {_written(value)}"


def _written(value: Any) -> str:
    """Return *value* as TypeScript."""
    match value:
        case _Pattern():
            return f"/{value}/"
        case int() | float():
            return f"{value:_}" if value == int(value) >= 10_000 else f"{value:g}"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case [*values]:
            return f"[{', '.join(map(_written, values))}]"
        case _:
            return f"{{ {', '.join(f'{name}: {_written(one)}' for name, one in value.items())} }}"


def _most_with_two() -> int:
    """Return up to how many players two turtles each are possible. It is also what is usual for them."""
    allowed = [players for players in range(2, len(TURTLES) + 1) if _is_possible(players, turtles_each=2)]
    assert allowed == [players for players in range(2, len(TURTLES) + 1) if Rules(players=players).turtles_each == 2]
    return max(allowed)


def _is_possible(players: int, turtles_each: int) -> bool:
    try:
        Rules(players=players, turtles_each=turtles_each)
    except BadRules:
        return False
    return True


if __name__ == "__main__":
    sys.stdout.buffer.write(constants().encode())
