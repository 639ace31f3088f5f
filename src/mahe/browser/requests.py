"""Reads what the page asks for, by the JSON Schema that `tools/inbound_schema.py` makes of the server's messages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

from mahe.server.errors import Code, Refusal

Schema: TypeAlias = Mapping[str, Any]
SCHEMA: Final = "inbound.json"
_TYPES: Final = {"string": str, "boolean": bool, "array": list, "object": dict, "null": type(None)}


class Request(SimpleNamespace):
    """What was asked for, its fields as attributes: what pydantic's models are to the server."""

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Give the fields with their values."""
        return iter(vars(self).items())


def read_request(kind: str, text: str | None) -> Any:
    """Return the message of a *kind*, such as "OpenTable", that *text* holds. Raises Refusal if it is none."""
    try:
        value = json.loads(text or "{}")
    except ValueError as error:
        raise Refusal(Code.BAD_REQUEST, "This is no JSON.") from error
    return _read({"$ref": f"#/$defs/{kind}"}, value, kind)


@cache
def _definitions() -> Mapping[str, Schema]:
    found: Mapping[str, Schema] = json.loads(files("mahe.browser").joinpath(SCHEMA).read_text("utf-8"))["$defs"]
    return found


def _read(schema: Schema, value: Any, where: str) -> Any:
    if "$ref" in schema:
        return _read(_definitions()[schema["$ref"].rpartition("/")[2]], value, where)
    if "anyOf" in schema:
        return _read_any(schema["anyOf"], value, where)
    if "oneOf" in schema:
        return _read_one(schema["discriminator"], value, where)
    if "const" in schema or "enum" in schema:
        _check(value in schema.get("enum", [schema.get("const")]), where, "this is none of the values it may have")
        return value
    return _read_type(schema, value, where)


def _read_any(schemas: Sequence[Schema], value: Any, where: str) -> Any:
    """Return *value* by the first schema that it fits."""
    problem = _bad(where, "this is none of the kinds it may be")
    for schema in schemas:
        try:
            return _read(schema, value, where)
        except Refusal as refusal:
            problem = refusal
    raise problem


def _read_one(discriminator: Schema, value: Any, where: str) -> Any:
    """Return *value* by the schema that it names."""
    name = discriminator["propertyName"]
    kind = value.get(name) if isinstance(value, dict) else None
    _check(
        isinstance(kind, str) and kind in discriminator["mapping"], where, f"{name} is missing, or none that we know"
    )
    return _read({"$ref": discriminator["mapping"][kind]}, value, where)


def _read_type(schema: Schema, value: Any, where: str) -> Any:
    kind = schema["type"]
    if kind == "integer":
        return _read_whole(schema, value, where)
    _check(isinstance(value, _TYPES[kind]), where, f"this should be of the type {kind}")
    if kind == "object":
        return _read_object(schema, value, where)
    if kind == "array":
        _check_length(schema, value, where, "Items")
        return [_read(schema["items"], item, f"{where}.{index}") for index, item in enumerate(value)]
    if kind == "string":
        _check_length(schema, value, where, "Length")
        _check(re.search(schema.get("pattern", ""), value) is not None, where, "this does not have the right form")
    return value


def _read_whole(schema: Schema, value: Any, where: str) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    _check(isinstance(value, int) and not isinstance(value, bool), where, "this should be a whole number")
    least, most = schema.get("minimum", value), schema.get("maximum", value)
    _check(least <= value <= most, where, f"this should be from {least} to {most}")
    return int(value)


def _read_object(schema: Schema, value: dict[str, Any], where: str) -> Request:
    fields: Mapping[str, Schema] = schema.get("properties", {})
    for name in value:
        _check(name in fields, f"{where}.{name}", "there is no such field")
    for name in schema.get("required", ()):
        _check(name in value, f"{where}.{name}", "this is missing")
    return Request(
        **{
            name: _read(field, value.get(name, field.get("default")), f"{where}.{name}")
            if name in value or field.get("default") is not None
            else None
            for name, field in fields.items()
        }
    )


def _check_length(schema: Schema, value: Sequence[Any], where: str, kind: str) -> None:
    least, most = schema.get(f"min{kind}", 0), schema.get(f"max{kind}", len(value))
    _check(least <= len(value) <= most, where, f"this should have from {least} to {most}")


def _check(is_right: bool, where: str, what: str) -> None:
    if not is_right:
        raise _bad(where, what)


def _bad(where: str, what: str) -> Refusal:
    return Refusal(Code.BAD_REQUEST, f"{where}: {what}.")
