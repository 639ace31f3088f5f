"""Regenerate the golden games: `python -m tests.golden.make`. Read the diff before you commit it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mahe.record import format_record
from tests.golden.playthrough import playthrough
from tests.golden.tables import GAMES

FOLDER: Final = Path(__file__).parent / "games"


def contents() -> dict[str, str]:
    """Return what each file should hold, by its name."""
    files: dict[str, str] = {}
    for golden in GAMES:
        table = golden.play()
        files[f"{golden.name}.mahe"] = format_record(table.record())
        if golden.shown:
            files[f"{golden.name}.txt"] = "\n".join([*playthrough(table, golden.shown), ""])
    return files


def main() -> None:
    """Write all files, and remove those that are golden no more."""
    files = contents()
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        if path.name not in files:
            path.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(files)} files written to {FOLDER}")


if __name__ == "__main__":
    main()
