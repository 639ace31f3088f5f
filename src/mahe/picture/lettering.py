"""Text as outlines, so that a picture is the same where there are no fonts.

The outlines, `glyphs.json`, are written when the page is built, from the font of its numbers (web/fonts.ts). Letters
that it does not have, such as Greek ones in a name, are left to the fonts of whoever looks.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from html import unescape
from importlib import resources
from typing import Any, Final

_TEXT: Final = re.compile(r"<text([^>]*)>([^<]*)</text>")
_ATTRIBUTE: Final = re.compile(r' ([\w-]+)="([^"]*)"')
_PAIR: Final = re.compile(r"(-?[\d.]+),(-?[\d.]+)")
_PLACING: Final = ("x", "y", "dy", "font-size", "text-anchor")
_FAMILY: Final = "system-ui, sans-serif"
_MEAN_WIDTH: Final = 0.58
"""Of a letter that we do not have, in parts of the font's size."""


@dataclass(frozen=True, slots=True)
class _Font:
    em: float
    adjust: float
    glyphs: dict[str, tuple[float, str]]
    pairs: dict[str, float]


@cache
def _font() -> _Font | None:
    """Return the outlines; None in a working copy where the page was not built."""
    file = resources.files("mahe") / "picture" / "glyphs.json"
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    glyphs = {letter: (width, path) for letter, (width, path) in found["glyphs"].items()}
    return _Font(found["em"], found["adjust"], glyphs, found["pairs"])


def has_letters(text: str) -> bool:
    """Return whether *text* can be drawn as outlines."""
    font = _font()
    return font is not None and all(letter in font.glyphs for letter in text)


def width_of(text: str, size: float) -> float:
    """Return how wide *text* is."""
    font = _font()
    if font is None or not has_letters(text):
        return _MEAN_WIDTH * size * len(text)
    width = sum(font.glyphs[letter][0] for letter in text)
    return (width + sum(font.pairs.get(pair, 0) for pair in _pairs(text))) * size * font.adjust / font.em


def shorten(text: str, size: float, room: float) -> str:
    """Return as much of *text* as there is room for."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def outline(markup: str) -> str:
    """Return *markup* with the outlines of letters in place of its texts."""
    return _TEXT.sub(_outlined, markup)


def _outlined(found: re.Match[str]) -> str:
    attributes, text = dict(_ATTRIBUTE.findall(found[1])), unescape(found[2])
    font = _font()
    if font is None or not has_letters(text):
        return found[0].replace("<text", f'<text font-family="{_FAMILY}" font-weight="800"', 1)
    size = float(attributes["font-size"])
    x, y = float(attributes.get("x", 0)), float(attributes.get("y", 0))
    y += float(attributes.get("dy", "0em").removesuffix("em")) * size
    x -= {"start": 0.0, "middle": 0.5, "end": 1.0}[attributes.get("text-anchor", "start")] * width_of(text, size)
    looks = "".join(f' {name}="{value}"' for name, value in attributes.items() if name not in _PLACING)
    return f'<path d="{_path(font, text, x, y, size)}"{looks}/>'


def _path(font: _Font, text: str, x: float, y: float, size: float) -> str:
    scale = size * font.adjust / font.em
    parts = []
    for letter, pair in zip(text, (*_pairs(text), ""), strict=True):
        width, path = font.glyphs[letter]
        parts.append(_moved(path, x, y, scale))
        x += (width + font.pairs.get(pair, 0)) * scale
    return "".join(parts)


def _moved(path: str, x: float, y: float, scale: float) -> str:
    """Return an outline, whose y grows upward, where and as large as it is to be."""
    return _PAIR.sub(lambda at: f"{x + float(at[1]) * scale:.1f} {y - float(at[2]) * scale:.1f}", path)


def _pairs(text: str) -> tuple[str, ...]:
    return tuple(text[at : at + 2] for at in range(len(text) - 1))
