"""`python -m bench [PART ...]`: measure, and write bench/results.md."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

PARTS = {name: f"bench.{name}" for name in ("engine", "kernel", "bots", "solve", "server", "spectators")}


def main(arguments: list[str]) -> int:
    """Measure the parts that are named, or all."""
    unknown = [name for name in arguments if name not in PARTS]
    if unknown:
        print(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    path = Path(__file__).with_name("results.md")
    sections = _sections(path)
    for name in arguments or PARTS:
        print(f"measuring: {name}", file=sys.stderr)
        text = str(import_module(PARTS[name]).report(30))
        sections[text.splitlines()[0]] = text
        print(text)
    path.write_text("# Measured\n\nWritten by `make bench`.\n\n" + "\n".join(sections.values()), encoding="utf-8")
    return 0


def _sections(path: Path) -> dict[str, str]:
    """Return the sections that the last runs wrote, by their headings."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    parts = ["## " + part.rstrip() + "\n" for part in text.split("\n## ")[1:]]
    return {part.splitlines()[0]: part for part in parts}


sys.exit(main(sys.argv[1:]))
