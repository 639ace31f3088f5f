"""Packages that bring bots, as an installer would leave them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from mahe.bots import registry


def install(folder: Path, name: str, code: str, bots: Mapping[str, str]) -> None:
    """Put a package of one module into *folder*, with an entry point for each of *bots*."""
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    points = "".join(f"{bot} = {value}\n" for bot, value in bots.items())
    (info / "entry_points.txt").write_text(f"[mahe.bots]\n{points}", encoding="utf-8")


@contextmanager
def seen(folder: Path) -> Iterator[None]:
    """Let this process find the packages of *folder*."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if (folder / f"{name}.py").exists():
                del sys.modules[name]
        _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    registry.installed.cache_clear()
    registry._installed_maker.cache_clear()


SHARK = '''
from mahe.rules import Roll, Stop


class Shark:
    """Always throws two dice."""

    def __init__(self, rng):
        self.rng = rng

    def choose(self, state, options):
        if Stop() not in options:
            return self.rng.choice(options)
        return Roll() if len(state.dice) == 1 else Stop()


class Failing(Shark):
    def choose(self, state, options):
        raise RuntimeError("lost\\nmy way")


class Cheating(Shark):
    def choose(self, state, options):
        return Stop()


class Greedy:
    def __init__(self, rng, appetite):
        pass


class Mute:
    def __init__(self, rng):
        pass

    def __repr__(self):
        return "<Mute>"


NUMBER = 7
'''
