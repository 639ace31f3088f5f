"""Write the JSON Schema by which the page's own Python reads messages: `python -m tools.inbound_schema`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from mahe.browser.requests import SCHEMA
from mahe.server.messages import inbound

PATH: Final = Path(__file__).resolve().parents[1] / "src" / "mahe" / "browser" / SCHEMA
BODIES: Final = (
    inbound.OpenTable,
    inbound.SitDown,
    inbound.StartGame,
    inbound.StandIn,
    inbound.HandOver,
    inbound.AnswerRematch,
    inbound.Decide,
)


def inbound_schema() -> str:
    """Return the definitions of all that the page may say at a table, as text."""
    adapters: dict[str, TypeAdapter[Any]] = {one.__name__: TypeAdapter(one) for one in BODIES}
    adapters["SocketMessage"] = inbound.MESSAGE
    roots, together = TypeAdapter.json_schemas([(name, "validation", one) for name, one in adapters.items()])
    definitions = {**together["$defs"], "SocketMessage": roots["SocketMessage", "validation"]}
    return json.dumps({"$defs": _bare(definitions)}, indent=1, sort_keys=True) + "\n"


def _bare(schema: Any) -> Any:
    """Return *schema* without the words for people."""
    if isinstance(schema, list):
        return [_bare(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: _bare(value) for key, value in schema.items() if not _is_for_people(key, value)}


def _is_for_people(key: str, value: object) -> bool:
    return key in ("description", "title") and isinstance(value, str)


if __name__ == "__main__":
    PATH.write_text(inbound_schema(), encoding="utf-8")
