"""Break the rules in small ways, and see whether tests/rules notices: `python tools/mutants.py [--jobs N]`.

A mutant that no test notices is either a missing test, or changes nothing. Those that change nothing are listed, with
the reason, in tests/rules/equivalent_mutants.txt. Exit status 1 if there is any other.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tests" / "rules" / "equivalent_mutants.txt"
NOTICED = {"killed", "timeout", "segfault", "caught by type check"}


class Equivalent(NamedTuple):
    """A line of the list."""

    function: str
    code: str
    """What the mutant has in place of ours, or a part of it that distinguishes it from others."""

    reason: str


class Mutant(NamedTuple):
    """A mutant that no test has noticed."""

    name: str
    status: str
    diff: str

    def is_like(self, known: Equivalent) -> bool:
        """Whether this is the mutant that *known* speaks of."""
        added = [line for line in self.diff.splitlines() if line.startswith("+") and not line.startswith("+++")]
        return self.name.startswith(f"{known.function}__mutmut_") and any(known.code in line for line in added)


def main() -> int:
    """Run mutmut, show the mutants that should have been noticed, and return the exit status."""
    parser = argparse.ArgumentParser(description="Mutation testing of the rules.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many mutants to test at once")
    jobs = parser.parse_args().jobs

    shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    if mutmut("run", "--max-children", str(jobs)).returncode:
        print("mutmut could not run: see above", file=sys.stderr)
        return 1

    statuses = dict(line.strip().rsplit(": ", 1) for line in report("results", "--all", "true").splitlines() if line)
    unnoticed = [
        Mutant(name, status, report("show", name)) for name, status in statuses.items() if status not in NOTICED
    ]
    equivalents = read_list()
    unexpected = [mutant for mutant in unnoticed if not any(map(mutant.is_like, equivalents))]
    for mutant in unexpected:
        print(f"\n{mutant.diff.strip()}")
    for known in equivalents:
        if not any(mutant.is_like(known) for mutant in unnoticed):
            print(f"\nno longer needed in {LIST.relative_to(ROOT)}: {known.function} | {known.code}")
    summary = ", ".join(f"{count} {status}" for status, count in Counter(statuses.values()).most_common())
    print(f"\n{len(statuses)} mutants: {summary}; {len(unexpected)} of them unexpected")
    return 1 if unexpected or not statuses else 0


def mutmut(*arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Run mutmut at the root of the project, with short property tests."""
    return subprocess.run(
        [sys.executable, "-m", "mutmut", *arguments],
        cwd=ROOT,
        env={**os.environ, "HYPOTHESIS_PROFILE": "quick"},
        stdout=subprocess.PIPE if quiet else None,
        text=True,
        check=False,
    )


def report(*arguments: str) -> str:
    """Return what mutmut prints."""
    return mutmut(*arguments, quiet=True).stdout


def read_list() -> list[Equivalent]:
    """Return the mutants that change nothing."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return [Equivalent(*map(str.strip, row)) for row in rows]


if __name__ == "__main__":
    sys.exit(main())
