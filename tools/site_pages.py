"""The pages of the site: which file becomes which, and where their links lead.

The Markdown files are written for a code host, where links lead to files. On the site a link to a page leads to that
page, one to a public package to its reference, one to another text file to a page that shows it; what is none of these,
such as a folder, loses its link and keeps its words.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tools.reference import pages, parts

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
FRONT: Final = "index"
REFERENCE: Final = "reference"

_OTHERS: Final = {
    "README.md": FRONT,
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
    "SECURITY.md": "security",
    "bench/results.md": "bench",
}
"""Files outside of docs/ that are part of the site, and their names there. The front page stands for README.md."""

_LANGUAGES: Final = {
    ".py": "python",
    ".ts": "typescript",
    ".js": "javascript",
    ".css": "css",
    ".json": "json",
    ".yaml": "yaml",
    ".yml": "yaml",
    ".conf": "nginx",
    ".service": "ini",
}
"""How files that are shown as they are, are highlighted; others are plain text."""

_BINARY: Final = {".npz", ".solved"}
_IMAGES: Final = {".png", ".svg", ".gif"}

_FENCE: Final = re.compile(r"^( *)(```+|~~~+).*?^\1\2 *$", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
_ENTRY: Final = re.compile(r"^(?:- |\| )\[([^\]]+)\]\(([^)#]+\.md)\)", re.MULTILINE)


class DeadLink(Exception):
    """A link that leads nowhere."""


class Link(NamedTuple):
    """A link in a Markdown file."""

    is_image: bool
    text: str
    target: str

    @property
    def is_external(self) -> bool:
        """Whether it leads out of the project."""
        return "://" in self.target or self.target.startswith("mailto:")


@cache
def sources() -> dict[Path, str]:
    """Return the Markdown files of the site, and what each page is called."""
    found = {path: path.relative_to(DOCS).with_suffix("").as_posix() for path in sorted(DOCS.rglob("*.md"))}
    named = {path: re.sub(r"(^|/)README$", rf"\1{FRONT}", name) for path, name in found.items()}
    return named | {ROOT / file: name for file, name in _OTHERS.items() if name != FRONT}


def links(text: str) -> Iterator[Link]:
    """Yield the links of a Markdown text, leaving out what only looks like one in code."""
    for match in _LINK.finditer(_FENCE.sub("", text)):
        yield Link(bool(match[1]), match[2], match[3])


def anchors(text: str) -> set[str]:
    """Return the anchors that a code host gives to the headings of a Markdown text."""
    titles = re.findall(r"^#+ (.*)$", _FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def target_file(page: Path, link: Link) -> tuple[Path, str]:
    """Return the file or folder that a link of *page* leads to, and the anchor; raise DeadLink if it is not there."""
    file, _, anchor = link.target.partition("#")
    found = Path(os.path.normpath(page.parent / file)) if file else page
    where = f"{page.relative_to(ROOT)}: {link.target}"
    if not found.exists() or not found.is_relative_to(ROOT):
        raise DeadLink(f"{where}: there is no such file")
    if anchor and (found.suffix != ".md" or anchor not in anchors(found.read_text(encoding="utf-8"))):
        raise DeadLink(f"{where}: there is no such heading")
    return found, anchor


def site_name(file: Path) -> str | None:
    """Return what a file or folder of the project is called on the site; None if it is not there."""
    place = file.relative_to(ROOT).as_posix()
    if file in sources() or place in _OTHERS:
        return {**sources(), ROOT / "README.md": FRONT}[file] + ".md"
    package = place.removeprefix("src/").removesuffix("/__init__.py").replace("/", ".")
    if package in parts():
        return f"{REFERENCE}/{package.partition('.')[2]}.rst"
    if file.is_relative_to(DOCS) and file.suffix in _IMAGES:
        return file.relative_to(DOCS).as_posix()
    return None if file.is_dir() or file.suffix in _BINARY else f"files/{place}.md"


def staged(page: Path) -> tuple[str, set[Path]]:
    """Return a Markdown file as the site has it, and the files that it leads to."""
    needed: set[Path] = set()
    here = sources()[page]

    def rewrite(match: re.Match[str]) -> str:
        link = Link(bool(match[1]), match[2], match[3])
        if link.is_external:
            return match[0]
        file, anchor = target_file(page, link)
        name = site_name(file)
        if name is None:
            return link.text
        needed.add(file)
        target = os.path.relpath(name, Path(here).parent) if file != page else ""
        return f"{match[1]}[{link.text}]({target}{'#' if anchor else ''}{anchor})"

    text = page.read_text(encoding="utf-8")
    kept = _FENCE.finditer(text)
    pieces, end = [], 0
    for fence in kept:
        pieces += [_LINK.sub(rewrite, text[end : fence.start()]), fence[0]]
        end = fence.end()
    pieces.append(_LINK.sub(rewrite, text[end:]))
    return "".join(pieces) + "".join(_contents(page)), needed


def entries(text: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return by heading the pages that a list or a table of a Markdown text begins its lines with: title and file."""
    _, *sections = re.split(r"^## (.*)$", "## \n" + text, flags=re.MULTILINE)
    found = zip(sections[::2], map(_ENTRY.findall, sections[1::2]), strict=True)
    return [(heading.strip(), listed) for heading, listed in found if listed]


def _contents(page: Path) -> Iterator[str]:
    """Yield the tables of contents, which are not shown there, for pages that list others."""
    name = sources()[page]
    if name == REFERENCE:
        yield _toctree("", sorted(file.removesuffix(".rst") for file in pages()))
    if page.stem not in ("index", "README"):
        return
    for heading, listed in entries(page.read_text(encoding="utf-8")):
        lines = []
        for title, file in listed:
            found = site_name(Path(os.path.normpath(page.parent / file)))
            assert found is not None
            lines.append(f"{title} <{os.path.relpath(found, Path(name).parent).removesuffix('.md')}>")
        yield _toctree(heading if name == FRONT else "", lines)


def _toctree(caption: str, lines: list[str]) -> str:
    head = ["", "```{toctree}", ":hidden:", *([f":caption: {caption}"] if caption else []), ""]
    return "\n".join(["", *head, *lines, "```", ""])


def shown(file: Path) -> str:
    """Return a page that shows a file as it is."""
    text = file.read_text(encoding="utf-8").rstrip("\n")
    fence = "`" * max(3, *(len(run) + 1 for run in re.findall("`+", text)), 3)
    language = _LANGUAGES.get(file.suffix, "text")
    return f"---\norphan: true\n---\n\n# {file.relative_to(ROOT).as_posix()}\n\n{fence}{language}\n{text}\n{fence}\n"


def stage(folder: Path) -> None:
    """Write the sources of the site into *folder*, which is empty: pages, the reference, pictures."""
    needed: set[Path] = set()
    for page, name in sources().items():
        text, more = staged(page)
        _write(folder / f"{name}.md", text.encode())
        needed |= more
    for name, text in pages().items():
        _write(folder / name, text.encode())
    for file in sorted(needed - set(sources())):
        name = site_name(file) or ""
        if name.startswith("files/"):
            _write(folder / name, shown(file).encode())
        elif file.suffix in _IMAGES:
            _write(folder / name, file.read_bytes())


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
