"""What any engine must do, whatever its strategy and language: a check for whoever writes one.

check_engine("node examples/otter.js")  # raises EngineFault or ConformanceError, which say what is wrong
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from mahe.bots.conformance import ConformanceError, check_bot
from mahe.bots.sample_positions import all_tables, sample_positions
from mahe.lab.engine.bot import EngineBot, close_engines
from mahe.lab.engine.lines import Question, question_line
from mahe.lab.engine.process import USUAL_LIMITS, EngineFault, EngineProcess, Limits
from mahe.record import format_position
from mahe.rules import Decision, State, options

_UNKNOWN: Final = "some-word-of-a-later-version 1"
_TWICE: Final = 2
"""How many positions of each table are asked about in another process, too."""


@dataclass(frozen=True, slots=True)
class CheckedEngine:
    """An engine that has passed."""

    name: str
    author: str
    decisions: int
    """How many it was asked for."""


def check_engine(command: str, *, limits: Limits = USUAL_LIMITS, seed: int = 1, positions: int = 12) -> CheckedEngine:
    """Return who it is if an engine does what any engine must; raise EngineFault or ConformanceError, in one sentence.

    It is asked what `check_bot` asks any bot. Besides, it must answer a ping, survive a word that it does not know,
    answer the same in another process, and leave when it is told to and when its input ends.
    """
    asked = 0

    class Counted(EngineBot):
        def __init__(self, rng: Random) -> None:
            super().__init__(command, rng, limits)

        def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
            nonlocal asked
            asked += 1
            return super().choose(state, options)

    try:
        one = EngineProcess(command, limits)
        _check_words(one)
        questions = _questions(seed)
        said = {line: one.ask(line) for line in questions}
        if not one.leaves("quit"):
            raise EngineFault(one.name, f"it does not end within {limits.leave:g} s after quit")
        other = EngineProcess(command, limits)
        for line in reversed(questions):
            if (answer := other.ask(line)) != said[line]:
                fault = f"its answers to {line!r} are {said[line]!r} and, in another process, {answer!r}"
                raise other.fault(fault)
        if not other.leaves(""):
            raise EngineFault(other.name, f"it does not end within {limits.leave:g} s after the end of its input")
        check_bot(Counted, seed=seed, positions=positions)
    except ConformanceError as error:
        if isinstance(error.__cause__, EngineFault):
            where = f", in {format_position(error.state)}" if error.state else ""
            raise EngineFault(error.__cause__.engine, f"{error.__cause__.reason}{where}") from error
        raise
    finally:
        close_engines()
    return CheckedEngine(one.name, one.author, asked + 2 * len(questions))


def _check_words(process: EngineProcess) -> None:
    for line in ("ping", "game", "table 4x1"):
        process.announce(line)
    if not (answer := process.ask(_UNKNOWN)).startswith("error"):
        raise process.fault(f"its answer to a word that it does not know is {answer!r}, not an error")


def _questions(seed: int) -> list[str]:
    """Return some questions about every kind of table."""
    return [
        question_line("decide", Question(sample.state, options(sample.state), number))
        for rules in all_tables()
        for number, sample in enumerate(sample_positions(rules, seed, _TWICE))
    ]
