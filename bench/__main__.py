"""`python -m bench [PART ...]`: measure, and write bench/results.md. `soak --minutes 30` takes that long."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError
from importlib import import_module
from pathlib import Path

PARTS = (
    "engine",
    "kernel",
    "bots",
    "solve",
    "cluster",
    "server",
    "crowd",
    "spectators",
    "reviews",
    "attacks",
    "openspiel",
    "envs",
)
SOAK = "soak"
_ROUNDS = 30
_MOST_MINUTES = 24 * 60


def main(arguments: list[str]) -> int:
    """Measure the parts that are named, or all but the soak."""
    parser = ArgumentParser("python -m bench", description="Measure, and write bench/results.md.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}, or {SOAK}")
    parser.add_argument("--minutes", type=_minutes, default=30.0, help="how long a soak takes; 30 if not given")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.parts if name not in (*PARTS, SOAK)]
    if unknown:
        print(f"there is no part {unknown[0]!r}; there are {', '.join((*PARTS, SOAK))}", file=sys.stderr)
        return 2
    path = Path(__file__).with_name("results.md")
    sections = _sections(path)
    for name in options.parts or PARTS:
        print(f"measuring: {name}", file=sys.stderr)
        text = str(import_module(f"bench.{name}").report(options.minutes if name == SOAK else _ROUNDS))
        sections[text.splitlines()[0]] = text.rstrip() + "\n"
        print(text)
    path.write_text("# Measured\n\nWritten by `make bench`.\n\n" + "\n".join(sections.values()), encoding="utf-8")
    return 0


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0 < minutes <= _MOST_MINUTES:
        raise ArgumentTypeError(f"a soak takes more than 0 and at most {_MOST_MINUTES} minutes, not {text}")
    return minutes


def _sections(path: Path) -> dict[str, str]:
    """Return the sections that the last runs wrote, by their headings."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    parts = ["## " + part.rstrip() + "\n" for part in text.split("\n## ")[1:]]
    return {part.splitlines()[0]: part for part in parts}


sys.exit(main(sys.argv[1:]))
