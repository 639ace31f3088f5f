"""What goes wrong where a package is not installed that an environment is made for."""

from __future__ import annotations

from mahe.rules import MaheError, Rules


class EnvironmentMissing(MaheError, ImportError):
    """An environment was asked for where the package whose interface it has is not installed."""

    def __init__(self, package: str, requirement: str) -> None:
        super().__init__(f'this environment needs {package}: pip install "{requirement}"')
        self.package = package


class UnknownMode(MaheError, ValueError):
    """A way of rendering that there is not."""

    def __init__(self, mode: str, modes: tuple[str, ...]) -> None:
        super().__init__(f"there is no render mode {mode!r}; there are {', '.join(modes)}")
        self.mode = mode


class BadSeat(MaheError, ValueError):
    """A seat that a table does not have."""

    def __init__(self, seat: object, rules: Rules) -> None:
        super().__init__(f"seats are 1 to {rules.players} at this table, not {seat!r}")
        self.seat = seat


class BadOpponents(MaheError, ValueError):
    """More or fewer opponents than a table has seats for."""

    def __init__(self, number: int, rules: Rules) -> None:
        super().__init__(f"{rules.players} players have one opponent for all or {rules.players - 1}, not {number}")
        self.number = number
