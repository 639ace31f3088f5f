"""Keys and what they do: a letter works in both cases, since Caps Lock is easily left on."""

from __future__ import annotations

from textual.binding import Binding


def key(keys: str, action: str, *, priority: bool = False) -> Binding:
    """Return a binding for some *keys*, named as in "q,escape"."""
    names = [name for one in keys.split(",") for name in _cases(one)]
    return Binding(",".join(names), action, show=False, priority=priority)


def _cases(name: str) -> tuple[str, ...]:
    if len(name) == 1 and name.isalpha():
        # Some terminals report Shift separately from the letter.
        return name, name.upper(), f"shift+{name}"
    return (name,)
