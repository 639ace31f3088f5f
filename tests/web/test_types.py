"""The page's types are made from the server's messages, its constants from those of the rules and the server."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from tools.page_constants import constants
from tools.page_types import schema

TYPES = Path(__file__).parents[2] / "web" / "src" / "net" / "types.ts"
CONSTANTS = TYPES.with_name("constants.ts")


def test_the_types_are_those_of_the_messages() -> None:
    found = re.search(r"Schema ([0-9a-f]{64})\.", TYPES.read_text(encoding="utf-8"))
    assert found is not None
    expected = hashlib.sha256(schema().encode()).hexdigest()
    assert found[1] == expected, "web/src/net/types.ts is out of date: run `python tools/web.py types`"


def test_every_message_has_a_type() -> None:
    text = TYPES.read_text(encoding="utf-8")
    for name in json.loads(schema())["$defs"]:
        assert f"export interface {name} " in text


def test_the_constants_are_those_of_the_rules_and_the_server() -> None:
    found = CONSTANTS.read_text(encoding="utf-8")
    assert found == constants(), "web/src/net/constants.ts is out of date: run `python tools/web.py types`"
