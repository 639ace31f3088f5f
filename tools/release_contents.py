"""What the files of a release must hold, and must not."""

from __future__ import annotations

import tarfile
from collections.abc import Collection, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final
from zipfile import ZipFile

PACKAGE: Final = "src/mahe/"
PAGE: Final = "mahe/server/page/"
GLYPHS: Final = "mahe/picture/glyphs.json"
"""Written along with the page."""

LANGUAGES: Final = ("en", "de", "fr", "nl", "it")

NEEDED: Final = (
    "mahe/__init__.py",
    "mahe/py.typed",
    "mahe/bots/ancient.npz",
    "mahe/bots/last_clutch.npz",
    "mahe/bots/learned_solution.npz",
    "mahe/bots/short.solved",
    GLYPHS,
    "mahe/picture/places.json",
    "mahe/picture/shapes.json",
    "mahe/terminal/mahe.tcss",
    "mahe/server/storage/migrations/script.py.mako",
    "mahe/server/storage/migrations/versions/0001_tables.py",
    *(
        f"mahe/locales/{language}/{name}"
        for language in LANGUAGES
        for name in ("common.ftl", "terminal.ftl", "rules.md", "review.md")
    ),
    *(f"{PAGE}{name}" for name in ("index.html", "sw.js", "manifest.webmanifest", "icon.svg", "built.txt")),
    *(f"{PAGE}assets/*.{kind}" for kind in ("js", "css", "woff2")),
    *(f"{PAGE}assets/words-{language}-*.ftl" for language in LANGUAGES),
    *(f"{PAGE}assets/{text}-{language}-*.html" for text in ("rules", "review") for language in LANGUAGES),
    *(
        f"{PAGE}python/{name}"
        for name in ("worker-*.js", "runtime-*.js", "*.wasm.gz", "*.zip.gz", "mahe-*.gz", "data-*.gz")
    ),
    *(f"{PAGE}licences/{name}.txt" for name in ("python", "pyodide", "baloo-2", "nunito-sans")),
    f"{PAGE}licences/packages.md",
    "mahe-*.dist-info/licenses/LICENSE",
    "mahe-*.dist-info/entry_points.txt",
)
"""What a wheel must hold: at least one file of each pattern."""

UNWANTED: Final = (
    "/*",
    "*..*",
    "*\\*",
    "*node_modules*",
    "*__pycache__*",
    "*.pyc",
    "*.nb[ci]",  # Numba's cache
    "*.map",
    "tests/*",
    "*.venv*",
    "*.sqlite3*",
    "*.part",
)
"""What no file of a release may be called."""


def names_in_wheel(file: Path) -> list[str]:
    """Return the names of all files in a wheel."""
    with ZipFile(file) as wheel:
        return [name for name in wheel.namelist() if not name.endswith("/")]


def names_in_sdist(file: Path) -> list[str]:
    """Return the names of all files in a source archive, without the folder that holds them."""
    folder = file.name.removesuffix(".tar.gz") + "/"
    with tarfile.open(file) as sdist:
        return [member.name.removeprefix(folder) for member in sdist.getmembers() if not member.isdir()]


def faults_of_wheel(names: Collection[str], tracked: Collection[str]) -> Iterator[str]:
    """Yield what is wrong with a wheel that holds *names*, built from the files that git has *tracked*."""
    for pattern in NEEDED:
        if not any(fnmatchcase(name, pattern) for name in names):
            yield f"{pattern} is missing"
    ours = {name.removeprefix("src/") for name in tracked if name.startswith(PACKAGE)}
    yield from (f"{name} is missing" for name in sorted(ours - {*names}))
    built = {name for name in names if name.startswith((PAGE, GLYPHS)) or fnmatchcase(name, "mahe-*.dist-info/*")}
    yield from (f"{name} is too much" for name in sorted({*names} - ours - built))
    yield from _unwanted(names)


def faults_of_sdist(names: Collection[str], tracked: Collection[str]) -> Iterator[str]:
    """Yield what is wrong with a source archive that holds *names*: all that git has *tracked*, and the page."""
    yield from (f"{name} is missing" for name in sorted({*tracked} - {*names}))
    built = {name for name in names if name.startswith((f"src/{PAGE}", f"src/{GLYPHS}"))}
    if not built:
        yield "the page is missing"
    yield from (f"{name} is too much" for name in sorted({*names} - {*tracked} - built - {"PKG-INFO"}))
    yield from _unwanted([name for name in names if name not in tracked])


def traces_of(place: Path, wheel: Path) -> Iterator[str]:
    """Yield the files of a wheel that reveal where on the builder's disk it was made."""
    if len(place.parts) < 3:  # a folder such as /src is found in any text
        return
    with ZipFile(wheel) as archive:
        yield from (
            f"{name} tells where it was built"
            for name in archive.namelist()
            if str(place).encode() in archive.read(name)
        )


def _unwanted(names: Collection[str]) -> Iterator[str]:
    for name in names:
        yield from (f"{name} does not belong there" for pattern in UNWANTED if fnmatchcase(name, pattern))
