"""What can go wrong with a bot."""

from __future__ import annotations

from collections.abc import Iterable

from mahe.rules import MaheError


class UnknownBot(MaheError):
    """A name that no bot answers to."""

    def __init__(self, name: str, names: Iterable[str]) -> None:
        from difflib import get_close_matches  # noqa: PLC0415  # seldom needed

        names = list(names)
        close = get_close_matches(name.lower(), names, n=1)
        meant = f" (did you mean {close[0]!r}?)" if close else ""
        super().__init__(f"there is no bot called {name!r}{meant}; there are {', '.join(names)}")
        self.name = name


class BrokenBot(MaheError):
    """A bot that cannot be loaded or made, or that fails when it must decide."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"the bot {name} is broken: {reason}")
        self.name = name
        self.reason = reason
