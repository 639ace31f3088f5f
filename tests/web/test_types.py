"""The page's types are made from the server's messages."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from tools.page_types import schema

TYPES = Path(__file__).parents[2] / "web" / "src" / "net" / "types.ts"


def test_the_types_are_those_of_the_messages() -> None:
    found = re.search(r"Schema ([0-9a-f]{64})\.", TYPES.read_text(encoding="utf-8"))
    assert found is not None
    expected = hashlib.sha256(schema().encode()).hexdigest()
    assert found[1] == expected, "web/src/net/types.ts is out of date: run `python tools/web.py types`"


def test_every_message_has_a_type() -> None:
    text = TYPES.read_text(encoding="utf-8")
    for name in json.loads(schema())["$defs"]:
        assert f"export interface {name} " in text
