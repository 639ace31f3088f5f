"""Write positions as text and as the server tells them, for the page's tests: `python -m tests.web.positions`.

The page writes positions itself, as somebody sets them up; it reads none.
"""

from __future__ import annotations

import json
from typing import Any, Final

from mahe.record import parse_position
from mahe.review import study
from mahe.server.study import view_study
from tests.record.test_position import WRITTEN
from tests.web.games import FILE as GAMES

FILE: Final = GAMES.with_name("positions.json")
MORE: Final = (
    "4x1/4D9BA17C/5/13..55.2/2:B2",
    "7x1/13GFEDCBA/6/....../7:Gr",
    "3x2ctbd0-2-4-6-8-4s0/1F12ECA21B/7/333344.2244.5555!4455556666/3-F:E2c3",
)
"""A lively one, a tower, and one with everything; those of the notation's own tests come first."""

KEYS: Final = ("text", "rules", "position", "hands", "unseen", "moved", "carded")
"""What lies where; what it is worth may change with the bots."""


def positions() -> str:
    """Return the file's text."""
    rows = [_row(text) for text in (*(text for text, _ in WRITTEN), *MORE)]
    return "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"


def _row(text: str) -> dict[str, Any]:
    view: dict[str, Any] = {**view_study(study(parse_position(text)))}
    view["position"]["options"] = []
    return {key: view[key] for key in KEYS}


if __name__ == "__main__":
    FILE.write_text(positions(), encoding="utf-8")
