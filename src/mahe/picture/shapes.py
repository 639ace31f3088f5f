"""The shapes of the page's board, and where things are on it.

`shapes.json` and `places.json` are made of the page's own drawing (web/src/test/drawn.ts; `python tools/web.py shapes`
makes them again). A drawing is written with the names of shapes in braces, `{shell-red}`, with a text after a colon
where the shape has room for one, `{pile-2:9}`. An attribute may have two values, one by day and one by night:
`fill="#fff|#000"`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

_NAMED: Final = re.compile(r"\{([a-z][\w-]*)(?::([^{}]*))?\}")
_BOTH: Final = re.compile(r'="([^"|]*)\|([^"|]*)"')
_ID: Final = re.compile(r'(id="|url\(#)')


@cache
def shapes() -> Mapping[str, str]:
    """Return the shapes by their names."""
    found: dict[str, str] = _read("shapes.json")
    return found


@cache
def places() -> Mapping[str, Any]:
    """Return where things are on the board, and the colours of what surrounds it."""
    found: dict[str, Any] = _read("places.json")
    return found


def colour(name: str) -> str:
    """Return a colour of the page by its name there, by day and by night."""
    found: str = places()["colours"][name]
    return found


def expand(drawing: str) -> str:
    """Return *drawing* with the shapes in place of their names."""
    return _NAMED.sub(lambda found: shapes()[found[1]].replace("{}", found[2] or ""), drawing)


def share(drawing: str, *, night: bool) -> tuple[str, frozenset[str]]:
    """Return *drawing* with references in place of names, and these names: to draw many that have shapes in common."""
    names: set[str] = set()

    def refer(found: re.Match[str]) -> str:
        if found[2] is not None:
            return expand(found[0])
        names.add(found[1])
        return f'<use href="#{_prefix(night=night)}{found[1]}"/>'

    return _NAMED.sub(refer, drawing), frozenset(names)


def define(names: frozenset[str]) -> str:
    """Return the shapes that `share` refers to; `dress` gives them their identifiers."""
    groups = (f'<g id="{name}">{shapes()[name]}</g>' for name in sorted(names))
    return f"<defs>{''.join(groups)}</defs>"


def dress(markup: str, *, night: bool) -> str:
    """Return *markup* in the colours of the day or of the night, its identifiers apart from those of the other."""
    chosen = _BOTH.sub(r'="\2"' if night else r'="\1"', markup)
    return _ID.sub(rf"\g<1>{_prefix(night=night)}", chosen)


def _prefix(*, night: bool) -> str:
    return "mahe-night-" if night else "mahe-day-"


def _read(name: str) -> Any:
    return json.loads((resources.files("mahe") / "picture" / name).read_text(encoding="utf-8"))
