"""`python tools/studies.py`: run the studies of docs/lab.md and docs/review.md, which redraws their pictures."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CALIBRATION = ("-m", "mahe.lab.calibration", "--plot", "docs/images/review-calibration.svg")


def studies() -> list[list[str]]:
    """Return the commands of the studies, word by word."""
    _, _, text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").partition("\n## Seven studies\n")
    part, _, _ = text.partition("\n## ")
    blocks = re.findall(r"```sh\n(.*?)```", part, re.DOTALL)
    return [shlex.split(line) for block in blocks for line in block.replace("\\\n", "").splitlines()]


def main() -> int:
    """Run them all, one after the other."""
    for words in studies():
        print(f"$ {shlex.join(words)}", flush=True)
        if status := _run_study(words) if words[1] == "study" else _run("-m", "mahe.cli", *words[1:]):
            return status
        print()
    print(f"$ python {shlex.join(CALIBRATION)}", flush=True)
    return _run(*CALIBRATION)


def data_of(study: str) -> Path:
    """Return the file that keeps the numbers of one of `mahe study`."""
    return ROOT / "docs" / "data" / f"study-{study}.json"


def _run_study(words: list[str]) -> int:
    """Run one of `mahe study`, and keep its answer."""
    command = [sys.executable, "-m", "mahe.cli", *words[1:], "--json"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if not done.returncode:
        path = data_of(words[2])
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps({"command": shlex.join(words)} | json.loads(done.stdout)) + "\n", encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return done.returncode


def _run(*words: str) -> int:
    return subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
