"""Build the site: `make docs`, or python -m tools.site FOLDER.

Guides, protocol and decisions are the Markdown files of docs/, the reference is made of docstrings. A warning is an
error, and so is a link that leads nowhere or a page that would fetch something from another host.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.site_links import faults
from tools.site_pages import DOCS, ROOT, DeadLink, stage


def build(folder: Path) -> None:
    """Build the site into *folder*, in place of what is there; raise SystemExit if something is wrong."""
    with TemporaryDirectory() as scratch:
        staged, built = Path(scratch, "staged"), Path(scratch, "built")
        staged.mkdir()
        try:
            stage(staged)
        except DeadLink as error:
            raise SystemExit(f"dead link: {error}") from error
        command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-c", str(DOCS / "site")]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        cache = str(Path(scratch, "cache"))
        if subprocess.run([*command, "-d", cache, str(staged), str(built)], env=environment, check=False).returncode:
            raise SystemExit("the site was not built")
        (built / ".buildinfo").unlink(missing_ok=True)
        if wrong := list(faults(built)):
            raise SystemExit("\n".join(wrong))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(built, folder)
    print(f"The site is in {folder}: open {folder / 'index.html'}")


if __name__ == "__main__":
    build(Path(sys.argv[1] if len(sys.argv) > 1 else "dist/docs"))
