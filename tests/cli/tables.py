"""Tables of every kind, as options of a command."""

from __future__ import annotations

from mahe.rules import PRESETS

SIZES = [
    f"--players {players} --turtles {each}" for players in range(2, 8) for each in ((1, 2) if players <= 3 else (1,))
]
VARIANTS = ["", "--cards", "--third-die-at-seven", "--bust-ends-turn"]
TABLES = [f"{size} {variant}".strip() for size in SIZES for variant in VARIANTS]

IMPOSSIBLE = [
    ("--players 1", ["players must be 2 to 7, not 1"]),
    ("--players 8", ["players must be 2 to 7, not 8"]),
    ("--players 0", ["players must be 2 to 7, not 0"]),
    ("--players -4", ["players must be 2 to 7, not -4"]),
    ("--players four", ["--players", "'four'", "integer"]),
    ("--players 2.5", ["--players", "'2.5'", "integer"]),
    ("--players", ["--players", "requires an argument"]),
    ("--turtles 2", ["two turtles each are for 2 or 3 players; 4 players have one each"]),
    ("--players 3 --turtles 3", ["turtles each must be 1 or 2, not 3"]),
    ("--turtles 0", ["turtles each must be 1 or 2, not 0"]),
    ("--deck 1,0,0,0,0,0", ["with 4 cards set aside a deck needs at least 5; this one has 1"]),
    ("--deck 0,0,0,0,0,0", ["a deck needs at least 5"]),
    ("--deck 4,4,4,4,4,5", ["the box has 24 cards; this deck has 25"]),
    ("--deck 3,3,5,5,5", ["a deck is six counts"]),
    ("--deck 3,3,5,5,5,3,0", ["a deck is six counts"]),
    ("--deck -3,3,5,5,5,3", ["a deck is six counts", "none below 0"]),
    ("--deck many", ["--deck", "'many' is not a deck; write six counts", '"3 3 5 5 5 3"']),
    ("--deck 1.5,1,1,1,1,1", ["--deck", "is not a deck; write six counts"]),
    ("--set-aside 24", ["with 24 cards set aside a deck needs at least 25; this one has 24"]),
    ("--set-aside -1", ["cards set aside must be 0 or more, not -1"]),
    ("--set-aside x", ["--set-aside", "'x'", "integer"]),
    ("--preset shark", ["--preset", "'shark'", *map(repr, PRESETS)]),
    ("--preset tiny --set-aside 3", ["with 3 cards set aside a deck needs at least 4; this one has 3"]),
]
"""Options that make no table, and what the refusal says."""
