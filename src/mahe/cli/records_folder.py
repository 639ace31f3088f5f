"""The folder that `mahe simulate --records` writes games into: those of one run, and nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from mahe.record import Record, format_record
from mahe.record.tags import Tag
from mahe.sentences import printable

_OURS: Final = re.compile(r"game-[0-9]+\.mahe")


@dataclass(frozen=True, slots=True)
class RecordsFolder:
    """A folder for the games of one run."""

    path: Path
    games: int
    date: str
    seed: int
    engine: str

    def tags(self, number: int) -> tuple[Tag, ...]:
        """Return the tags from which a game can be reproduced."""
        return ("Seed", str(self.seed)), ("Game", str(number)), ("Engine", self.engine)

    def write(self, number: int, record: Record) -> None:
        """Write a game under its number, counted from 1. File names sort in the same order."""
        path = self.path / f"game-{number:0{len(str(self.games))}}.mahe"
        path.write_text(format_record(record), encoding="utf-8", newline="\n")


def clear_folder(folder: Path, *, overwrite: bool) -> None:
    """Create *folder* if necessary, and make sure that it holds no other games.

    Those of an earlier run are removed only with *overwrite*; a record with any other name is never touched.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = sorted(path for path in folder.iterdir() if path.suffix == ".mahe")
    others = [path for path in found if not _OURS.fullmatch(path.name)]
    if others:
        raise click.BadParameter(
            f"{printable(folder)} holds {printable(others[0].name)}, which is not of a simulation; "
            "name another folder.",
            param_hint="'--records'",
        )
    if found and not overwrite:
        raise click.BadParameter(
            f"{printable(folder)} holds games of an earlier run ({len(found):,}); name another folder, or replace them "
            "by --overwrite.",
            param_hint="'--records'",
        )
    for path in found:
        path.unlink()
