"""The option `--lang`, and the language of the environment where it is not given."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from mahe.cli.choice import Choice
from mahe.locales import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


def language_option(command: F) -> F:
    """Add the option to *command*, which receives the language's code as `lang`."""
    return click.option(
        "--lang",
        type=Choice(tuple(LANGUAGES)),
        default=lambda: language_of(os.environ),
        show_default="that of the terminal, or en",
        help="The language.",
    )(command)


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, if we have it, else English.

    As in other programs: the first of LC_ALL, LC_MESSAGES and LANG that is set. Unless that is C, the list in LANGUAGE
    takes precedence.
    """
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "C")
    if _code(locale) in ("c", "posix"):
        return "en"
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((code for code in map(_code, wanted) if code in LANGUAGES), "en")


def _code(locale: str) -> str:
    """Return the language of a locale such as de_CH.UTF-8@euro."""
    return re.split("[_.@-]", locale, maxsplit=1)[0].lower()
