"""Write the JSON Schema of every message on the wire, from which the page's types are made: `npm run types` in web/."""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from typing_extensions import is_typeddict

from mahe.server.messages import analysis, inbound, outbound

DIRECTIONS: Final[tuple[tuple[Any, JsonSchemaMode], ...]] = (
    (inbound, "validation"),
    (outbound, "serialization"),
    (analysis, "serialization"),
)


def schema() -> str:
    """Return the schema as text, the same for the same messages: one definition for each message and its parts."""
    wanted = [
        (value.__name__, mode, TypeAdapter(value))
        for module, mode in DIRECTIONS
        for value in vars(module).values()
        if _is_message(value) and value.__module__ == module.__name__
    ]
    _, together = TypeAdapter.json_schemas(wanted)
    definitions = {name: _plain(definition) for name, definition in sorted(together["$defs"].items())}
    return json.dumps({"$defs": definitions}, indent=1, sort_keys=True, ensure_ascii=False)


def _is_message(value: object) -> bool:
    if not inspect.isclass(value):
        return False
    return is_typeddict(value) or (issubclass(value, BaseModel) and value is not inbound.Strict)


def _plain(schema: Any) -> Any:
    """Return *schema* without titles, which would make a type of every field, and with each docstring's first line."""
    if isinstance(schema, list):
        return [_plain(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    plain = {key: _plain(value) for key, value in schema.items() if not (key == "title" and isinstance(value, str))}
    if isinstance(plain.get("description"), str):
        plain["description"] = plain["description"].split("\n")[0]
    return plain


if __name__ == "__main__":
    sys.stdout.write(schema() + "\n")
