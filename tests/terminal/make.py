"""Regenerate the golden screens: `python -m tests.terminal.make`. Read the diff before you commit it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.terminal.pictures import SHOWN
from tests.terminal.stage import perform, screen_text
from tests.terminal.whole_game import heard_review, whole_game

FOLDER: Final = Path(__file__).parent / "screens"


def screen(name: str) -> str:
    """Return a screen as text."""
    picture, more = SHOWN[name]

    async def draw() -> str:
        async with picture(**more) as app:
            return screen_text(app)

    return f"{perform(draw())}\n"


def main() -> None:
    """Write all files, and remove those that are golden no more."""
    texts = {f"{name}.txt": screen(name) for name in SHOWN}
    texts |= {"plain.txt": whole_game(), "plain_review.txt": heard_review()}
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(texts)} files written to {FOLDER}")


if __name__ == "__main__":
    main()
