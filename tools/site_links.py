"""What may be wrong with a built site: links that lead nowhere, and pages that would ask another host for something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

_LOADS: Final = {
    ("img", "src"),
    ("script", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
    ("object", "data"),
}
"""What a browser fetches by itself."""

_URL: Final = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


class _Reader(HTMLParser):
    """Collects the anchors of a page, and where it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.targets: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        for name, value in values.items():
            if (tag, name) in _LOADS:
                self.targets.append((value, True))
            elif (tag, name) == ("a", "href"):
                self.targets.append((value, False))


class Page(NamedTuple):
    """A page of the site."""

    anchors: set[str]
    targets: list[tuple[str, bool]]
    """Where it leads, and whether a browser fetches that by itself."""


def read_page(file: Path) -> Page:
    """Return what is in an HTML file."""
    reader = _Reader()
    reader.feed(file.read_text(encoding="utf-8"))
    return Page(reader.anchors, reader.targets)


def faults(site: Path) -> Iterator[str]:
    """Yield a sentence for every link of a site that leads nowhere, and for all that it would fetch from elsewhere."""
    site = site.resolve()
    pages = {file: read_page(file) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        for target, is_loaded in page.targets:
            fault = _fault(site, pages, file, target, is_loaded=is_loaded)
            if fault:
                yield f"{file.relative_to(site)}: {target}: {fault}"
    for file in sorted(site.rglob("*.css")):
        for first, second in _URL.findall(file.read_text(encoding="utf-8")):
            fault = _fault(site, pages, file, first or second, is_loaded=True)
            if fault:
                yield f"{file.relative_to(site)}: {first or second}: {fault}"


def _fault(site: Path, pages: dict[Path, Page], file: Path, target: str, *, is_loaded: bool) -> str | None:
    parts = urlsplit(target)
    if parts.scheme == "data" or (parts.scheme and not is_loaded):
        return None
    if parts.scheme or parts.netloc:
        return "it is on another host"
    if parts.path.startswith("/"):
        return "it is right only at the root of a host"
    found = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if not found.is_relative_to(site) or not found.is_file():
        return "there is no such file"
    anchor = unquote(parts.fragment)
    if anchor and found in pages and anchor not in pages[found].anchors:
        return "there is no such anchor"
    return None
