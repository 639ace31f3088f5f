"""What goes wrong where the extra `lab` is not installed."""

from __future__ import annotations

from mahe.rules import MaheError


class KernelMissing(MaheError, ImportError):
    """The compiled kernel was asked for where Numba is not installed."""

    def __init__(self) -> None:
        super().__init__('the compiled kernel needs Numba: pip install "mahe[lab]"')
