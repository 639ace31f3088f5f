"""Which versions a cluster must have for its answers to be ours, to the last digit."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from mahe.rules import MaheError

PACKAGES: Final = ("distributed", "numpy", "numba")
"""What tasks travel by, and what computes in them."""


class ClusterMissing(MaheError, ImportError):
    """A cluster was asked for where Dask is not installed."""

    def __init__(self) -> None:
        super().__init__('a cluster needs Dask: pip install "mahe[cluster,lab]", here and on every worker')


@cache
def versions() -> Mapping[str, str]:
    """Return the versions here, empty where something is not installed."""
    return version_probe()()


def version_probe() -> Callable[[], dict[str, str]]:
    """Return a function that finds the versions wherever it is called.

    It is in no module, so that it travels as a whole: also to where there is no Mahé.
    """
    packages = PACKAGES

    def find_versions() -> dict[str, str]:
        found = {"Python": ".".join(map(str, sys.version_info[:2]))}
        try:
            found["mahe"] = str(import_module("mahe").__version__)
        except ImportError:
            found["mahe"] = ""
        for name in packages:
            try:
                found[name] = version(name)
            except PackageNotFoundError:
                found[name] = ""
        return found

    return find_versions


def version_difference(ours: Mapping[str, str], theirs: Mapping[str, str]) -> str | None:
    """Return the first difference in words, Mahé's own first, or None if there is none."""
    for name in sorted(ours, key=lambda name: name != "mahe"):
        if ours[name] != theirs[name]:
            have = f"{name} {theirs[name]}" if theirs[name] else f"no {name}"
            return f"{have}, and here it is {ours[name]}" if ours[name] else f"{have}, and here there is none"
    return None
