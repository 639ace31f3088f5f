"""How functions get compiled. Importing this needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from mahe.kernel.cache import cache_folder
from mahe.kernel.errors import KernelMissing

try:
    import numba
except ModuleNotFoundError as error:
    raise KernelMissing from error

F = TypeVar("F", bound=Callable[..., Any])

_FOLDER: Final = cache_folder(numba.config.CACHE_DIR)


def compiled(function: F) -> F:
    """Compile *function* when it is first called, and keep the result for the next start if there is a place for it."""
    return _compile(function)


def compiled_loosely(function: F) -> F:
    """Compile *function* likewise, with floating-point sums in whatever order is quickest."""
    return _compile(function, fastmath=True)


def _compile(function: F, **flags: bool) -> F:
    if _FOLDER is None:
        return cast(F, numba.njit(nogil=True, **flags)(function))
    # Numba reads its setting here and now; whoever else compiles in this process keeps their own.
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(_FOLDER)
    try:
        return cast(F, numba.njit(cache=True, nogil=True, **flags)(function))
    finally:
        numba.config.CACHE_DIR = before
