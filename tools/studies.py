"""`python tools/studies.py`: run the studies of docs/lab.md, which redraws their pictures."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def studies() -> list[list[str]]:
    """Return the commands of the studies, word by word."""
    _, _, text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").partition("\n## Three studies\n")
    part, _, _ = text.partition("\n## ")
    blocks = re.findall(r"```sh\n(.*?)```", part, re.DOTALL)
    return [shlex.split(line) for block in blocks for line in block.replace("\\\n", "").splitlines()]


def main() -> int:
    """Run them all, one after the other."""
    for words in studies():
        print(f"$ {shlex.join(words)}", flush=True)
        done = subprocess.run([sys.executable, "-m", "mahe.cli", *words[1:]], cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
