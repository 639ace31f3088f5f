"""Build and check the page: `python tools/web.py build`, or the name of scripts of web/package.json.

    build   build the page into the package if its sources have changed, and the files that run our Python inside it;
            --force builds both anyway
    lock    pin its dependencies again after a change to package.json
    others  run that npm script: lint, check, test, types, format, shapes

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
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
PACKAGE: Final = ROOT / "src" / "mahe"
LOCALES: Final = PACKAGE / "locales"
PAGE: Final = Path(os.environ.get("MAHE_PAGE_OUT", ROOT / "src" / "mahe" / "server" / "page"))
STAMP: Final = PAGE / "built.txt"
"""Holds the fingerprints of what the page was built from, and of its Python."""

GLYPHS: Final = PACKAGE / "picture" / "glyphs.json"
"""The outlines of the page's letters, for pictures that Python draws: written along with the page."""

PYTHON: Final = WEB / "node_modules" / ".mahe-python"
"""Where the files that run Python inside the page are made; the page has a copy of them."""

SCRIPTS: Final = frozenset({"lint", "check", "test", "types", "format", "shapes"})
OLDEST_NODE: Final = ((20, 19), (22, 12))
"""The oldest Node that will do, among the 20s and later."""


def fingerprint() -> str:
    """Return a hash of all that the page is made of. Dates do not count: a fresh clone has none."""
    return _hash(sources())


def python_fingerprint() -> str:
    """Return a hash of all that Python inside the page is made of."""
    return _hash(python_sources())


def is_built() -> bool:
    """Return whether the page and the Python inside it are there and as new as their sources."""
    return GLYPHS.is_file() and _stamps() == [fingerprint(), python_fingerprint()]


def find_npm() -> str | None:
    """Return an npm whose Node is new enough."""
    beside = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    for folder in beside.split(os.pathsep):
        npm, node = shutil.which("npm", path=folder), shutil.which("node", path=folder)
        if npm and node and is_new_enough(node):
            return npm
    return None


def find_node() -> str:
    """Return a Node that is new enough; building the page has installed one."""
    npm = find_npm()
    if npm is None:
        sys.exit("There is no Node: build the page first.")
    return str(Path(npm).with_name("node"))


def sources() -> Iterator[Path]:
    """Yield all files that the page is made of."""
    for name in ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json"):
        yield WEB / name
    yield from (WEB / "vite.config.ts", WEB / "fonts.ts", WEB / "sw.js")
    for folder in (WEB / "src", WEB / "public", LOCALES):
        yield from (path for path in _files(folder) if not _is_of_worker(path))


def python_sources() -> Iterator[Path]:
    """Yield all files that Python inside the page is made of: Pyodide, the worker that runs it, and our own modules."""
    yield from (WEB / "package-lock.json", WEB / "python.json", WEB / "tools" / "python.js")
    yield from (WEB / "licences").glob("*.txt")
    yield from (path for path in _files(WEB / "src") if _is_of_worker(path) or path.name == "messages.ts")
    settings = json.loads((WEB / "python.json").read_text(encoding="utf-8"))
    yield from (PACKAGE / name for name in (*settings["data"], *settings["code"]["with"]))
    left_out = tuple(PACKAGE / name for name in settings["code"]["without"])
    for path in PACKAGE.rglob("*.py"):
        if not any(path.with_suffix("") == one or one in path.parents for one in left_out):
            yield path


def _is_of_worker(path: Path) -> bool:
    """Return whether a file of web/src runs beside the page, and not in it."""
    return WEB / "src" / "python" in path.parents and path.name != "messages.ts"


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix != ".pyc" and ".test." not in path.name and path.parent.name != "test":
            yield path


def _hash(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted({*paths}):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _stamps() -> list[str]:
    return STAMP.read_text(encoding="utf-8").split() if STAMP.is_file() else []


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
    """Build the page and its Python into the package, each if its sources have changed or it is *force*d."""
    if not force and is_built():
        return
    _install()
    page, python = fingerprint(), python_fingerprint()
    if force or not GLYPHS.is_file() or _stamps()[:1] != [page]:
        print("Building the page", flush=True)
        _npm("run", "--silent", "build", "--", "--logLevel", "warn")
    made = PYTHON / "built.txt"
    if force or not made.is_file() or made.read_text(encoding="utf-8") != python:
        print("Building the Python inside the page", flush=True)
        _npm("run", "--silent", "python", "--", str(PYTHON))
        made.write_text(python, encoding="utf-8")
    put_python_in()
    STAMP.write_text(f"{page}\n{python}\n", encoding="utf-8")


def put_python_in() -> None:
    """Copy what runs Python into the page, and have the page and its service worker know the names."""
    listed: dict[str, Any] = json.loads((PYTHON / "files.json").read_text(encoding="utf-8"))
    folder = PAGE / "python"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in listed["files"]:
        shutil.copyfile(PYTHON / name, folder / name)
    for text in (WEB / "licences").glob("*.txt"):
        shutil.copyfile(text, PAGE / "licences" / text.name)
    names = json.dumps([f"python/{name}" for name in listed["files"]])
    short = hashlib.sha256(names.encode()).hexdigest()[:8]
    _replace(PAGE / "index.html", r'(name="mahe-python" content=")[^"]*', rf"\g<1>python/{listed['worker']}")
    _replace(PAGE / "sw.js", r"(const PYTHON = ).*?;", rf"\g<1>{names};")
    _replace(PAGE / "sw.js", r'(const VERSION = "\w+)[^"]*', rf"\g<1>-{short}")


def _replace(file: Path, pattern: str, put_in: str) -> None:
    text, count = re.subn(pattern, put_in, file.read_text(encoding="utf-8"), count=1)
    if not count:
        sys.exit(f"{file.name} has no place for the names of Python's files")
    file.write_text(text, encoding="utf-8")


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
