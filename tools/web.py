"""Build and check the page: `python tools/web.py build`, or the name of scripts of web/package.json.

    build   build the page into the package if its sources have changed; --force builds it anyway
    lock    pin its dependencies again after a change to package.json
    others  run that npm script: lint, check, test, types, format

npm is taken from the PATH if it is new enough, else from a wheel that is installed beside this Python.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
LOCALES: Final = ROOT / "src" / "mahe" / "locales"
PAGE: Final = Path(os.environ.get("MAHE_PAGE_OUT", ROOT / "src" / "mahe" / "server" / "page"))
STAMP: Final = PAGE / "built.txt"
"""Holds the fingerprint of the sources that the page was built from."""

SCRIPTS: Final = frozenset({"lint", "check", "test", "types", "format"})
OLDEST_NODE: Final = ((20, 19), (22, 12))
"""The oldest Node that will do, among the 20s and later."""


def fingerprint() -> str:
    """Return a hash of all that the page is made of. Dates do not count: a fresh clone has none."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_built() -> bool:
    """Return whether the page is there and as new as its sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == fingerprint()


def find_npm() -> str | None:
    """Return an npm whose Node is new enough."""
    beside = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    for folder in beside.split(os.pathsep):
        npm, node = shutil.which("npm", path=folder), shutil.which("node", path=folder)
        if npm and node and is_new_enough(node):
            return npm
    return None


def sources() -> Iterator[Path]:
    """Yield all files that the page is made of."""
    for name in ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json"):
        yield WEB / name
    yield from (WEB / "vite.config.ts", WEB / "fonts.ts", WEB / "sw.js")
    for folder in (WEB / "src", WEB / "public", LOCALES):
        yield from (
            path
            for path in folder.rglob("*")
            if path.is_file() and path.suffix != ".pyc" and ".test." not in path.name and path.parent.name != "test"
        )


def is_new_enough(node: str) -> bool:
    """Return whether *node* can build the page."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if not found:
        return False
    version = (int(found[1]), int(found[2]))
    return version >= OLDEST_NODE[1] or (version[0] == OLDEST_NODE[0][0] and version >= OLDEST_NODE[0])


def _npm(*words: str) -> None:
    """Run npm in web/, installing Node if there is none. Leave with its exit status if it fails."""
    npm = find_npm()
    if npm is None:
        print("Installing Node, which builds the page", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        pinned = ["--require-hashes", "--no-deps", "-r", str(ROOT / "requirements" / "node.txt")]
        subprocess.run([*pip, *pinned], check=True)
        npm = find_npm()
    if npm is None:
        sys.exit("There is no npm, and none could be installed: install Node 22 or newer, then try again.")
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "PYTHON": os.environ.get("PYTHON", sys.executable)}
    done = subprocess.run([npm, *words], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def _install() -> None:
    """Install the packages of the lock, unless they are there."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".mahe-lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if installed.is_file() and installed.read_text(encoding="utf-8") == wanted:
        return
    print("Installing what the page is built with", flush=True)
    _npm("ci", "--silent")
    installed.write_text(wanted, encoding="utf-8")


def build(*, force: bool = False) -> None:
    """Build the page into the package, if its sources have changed or it is *force*d."""
    if not force and is_built():
        return
    _install()
    print("Building the page", flush=True)
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(fingerprint() + "\n", encoding="utf-8")


def lock() -> None:
    """Pin the packages, and keep out of the lock what says from where they came."""
    _npm("install", "--package-lock-only", "--silent")
    file = WEB / "package-lock.json"
    content = json.loads(file.read_text(encoding="utf-8"))
    for package in content["packages"].values():
        for key in ("funding", "resolved"):
            package.pop(key, None)
    file.write_text(json.dumps(content, indent=4, ensure_ascii=False) + "\n", encoding="utf-8")


def main(words: list[str]) -> None:
    """Do what *words* say, one after the other."""
    if not words or not {*words} <= {"build", "lock", "--force", *SCRIPTS}:
        sys.exit(__doc__)
    for word in words:
        if word == "build":
            build(force="--force" in words)
        elif word == "lock":
            lock()
        elif word in SCRIPTS:
            _install()
            _npm("run", "--silent", word)


if __name__ == "__main__":
    main(sys.argv[1:])
