"""Regenerate the golden playthroughs: `python -m tests.envs.make`. Read the diff before you commit it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

from mahe.envs.openspiel import NAME

FOLDER: Final = Path(__file__).parent / "playthroughs"

GAMES: Final = {
    "tiny": (f"{NAME}(players=2,turtles_each=1,deck=1 1 1 0 0 0,set_aside=1)", 1),
    "two_turtles_with_cards": (f"{NAME}(players=2,cards_as_dice=True,deck=1 1 1 0 0 0,set_aside=0)", 5),
    "asked": (f"{NAME}(players=2,turtles_each=1,deck=0 0 0 1 0 0,set_aside=0,ask_forced=True)", 2),
}
"""The table and the seed of each."""


def content(name: str) -> str:
    """Return what a file should hold."""
    game, seed = GAMES[name]
    return str(playthrough(game, None, seed=seed))


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(content(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
