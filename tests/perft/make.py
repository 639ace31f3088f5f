"""Regenerate the counts, each to the depth that its file has: `python -m tests.perft.make`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.perft.perft import SHEETS, Sheet, perft, position_of, read


def main() -> None:
    for file in SHEETS:
        sheet = read(file)
        sheet["counts"] = perft(position_of(sheet), len(sheet["counts"]))
        write(file, sheet)
        print(f"{file.name}: {sheet['counts'][-1]} at depth {len(sheet['counts'])}")


def write(file: Path, sheet: Sheet) -> None:
    """Write *sheet* to *file*, with an event to a line and lists of numbers on one."""

    def on_one_line(found: re.Match[str]) -> str:
        return json.dumps(json.loads(found[0]))

    text = json.dumps(sheet, ensure_ascii=False, indent=2)
    text = re.sub(r'\[[\d\s,]+\]|\{\s*"type"[^}]*\}', on_one_line, text)
    file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
