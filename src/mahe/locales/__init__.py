"""The words of the game in five languages: Fluent messages, shared with the page, and the rules as a text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, reduce
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "English",
        "de": "Deutsch",
        "fr": "Français",
        "nl": "Nederlands",
        "it": "Italiano",
    }
)
"""Each language by its own name."""

_RIGHT_TO_LEFT: Final = (
    (0x0590, 0x08FF),
    (0x202A, 0x202E),
    (0xFB1D, 0xFDFF),
    (0xFE70, 0xFEFC),
    (0x10800, 0x10FFF),
    (0x1E800, 0x1EFFF),
)
"""Letters written from right to left, and marks that turn the direction."""


class Words:
    """Everything there is to say, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _load(language)

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def __call__(self, message: str, /, **arguments: str | int | float) -> str:
        """Return a message with its arguments filled in; raise KeyError if there is none of this name."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        filled = {name: isolate(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        assert not errors, errors
        return str(text)

    def list(self, parts: Iterable[str], *, either: bool = False) -> str:
        """Return "A, B and C", or "A, B or C"."""
        # British English: American puts a comma before the last.
        locale = "en_GB" if self.language == "en" else self.language
        return format_list(list(parts), style="or" if either else "standard", locale=locale)

    def apart(self, parts: Iterable[str]) -> str:
        """Return "A, B; C, D": parts that have commas of their own, at least one."""
        return reduce(lambda one, more: self("apart", one=one, more=more), parts)

    def rules(self) -> str:
        """Return the rules of the game, as Markdown that reads well as it is."""
        return (_folder(self.language) / "rules.md").read_text(encoding="utf-8")


def isolate(text: str) -> str:
    """Return *text* so that it cannot turn the direction of the sentence round it, as the page does."""
    if any(low <= ord(character) <= high for character in text for low, high in _RIGHT_TO_LEFT):
        return f"\u2068{text}\u2069"
    return text


@cache
def _load(language: str) -> FluentBundle:
    # The page isolates names in the same way, so that both say the same.
    bundle = FluentBundle([language], functions={"PERCENT": _percent}, use_isolating=False)
    for file in sorted(_folder(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _folder(language: str) -> Traversable:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return resources.files("mahe") / "locales" / language


def _percent(share: float) -> FluentType:
    """Return a share as a whole number per cent."""
    return fluent_number(share, style="percent", maximumFractionDigits=0)


__all__ = ["LANGUAGES", "Words", "isolate"]
