"""The options of `mahe serve` that are fields of Settings, each with its environment variable."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, fields
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from mahe.cli.limits import number_callback
from mahe.server.settings import Settings

F = TypeVar("F", bound=Callable[..., Any])

_LONGEST_TEXT: Final = 200


def setting_options(command: F) -> F:
    """Give a command an option for every setting but the database."""
    for one in reversed(fields(Settings)):
        if one.metadata:
            command = click.option(
                one.metadata["flag"] or f"--{one.name.replace('_', '-')}",
                one.name,
                help=one.metadata["what"],
                envvar=f"MAHE_{one.name.upper()}",
                show_envvar=True,
                **_KINDS[str(one.type)](one),
            )(command)
    return command


def settings_of(database: str, options: Mapping[str, Any]) -> Settings:
    """Return the settings that the options of a command make."""
    lists = {one.name for one in fields(Settings) if one.type == "frozenset[str]"}
    values: dict[str, Any] = {name: frozenset(value) if name in lists else value for name, value in options.items()}
    return Settings(database=database, **values)


def _whole(one: Field[Any]) -> dict[str, Any]:
    limits = one.metadata
    least = limits["least"] + 1 if limits["above"] else limits["least"]
    return {"type": click.IntRange(least, limits["most"]), "default": one.default, "show_default": True, "metavar": "N"}


def _number(one: Field[Any]) -> dict[str, Any]:
    limits = one.metadata
    kind = click.FloatRange(limits["least"], limits["most"], min_open=limits["above"])
    return {
        "type": kind,
        "default": one.default,
        "show_default": True,
        "metavar": "N",
        "callback": number_callback,
    }


def _list(_: Field[Any]) -> dict[str, Any]:
    return {"multiple": True, "metavar": "ADDRESS"}


def _text(one: Field[Any]) -> dict[str, Any]:
    return {"default": one.default, "show_default": bool(one.default), "metavar": "TEXT", "callback": _one_line}


def _folder(one: Field[Any]) -> dict[str, Any]:
    folder = click.Path(path_type=Path, exists=True, file_okay=False)
    return {"type": folder, "default": one.default, "show_default": "the package's", "metavar": "FOLDER"}


_KINDS: Final[Mapping[str, Callable[[Field[Any]], dict[str, Any]]]] = {
    "int": _whole,
    "float": _number,
    "frozenset[str]": _list,
    "str": _text,
    "Path | None": _folder,
}


def _one_line(context: click.Context, parameter: click.Parameter, value: str) -> str:
    del context, parameter
    if not value.isprintable() or len(value) > _LONGEST_TEXT:
        raise click.BadParameter(f"one line of at most {_LONGEST_TEXT} characters is needed.")
    return value
