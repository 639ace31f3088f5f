"""An engine as a bot: the same to the arena as any other."""

from __future__ import annotations

import threading
from collections.abc import Collection
from random import Random

from mahe.bots import CHARACTERS, LEVELS, Bot, BotMaker
from mahe.lab.engine.lines import SEEDS, Question, option_word, question_line, quoted
from mahe.lab.engine.process import EngineProcess, Limits
from mahe.record.position import format_table
from mahe.rules import Decision, State

_running = threading.local()
"""The engines of this thread, by what was asked for."""


class EngineName(str):
    """The name of an engine among bots, with what it takes to start it: it can be sent to another process.

    It is never one of our own bots' names, whose play others may take to be known.
    """

    command: str
    limits: Limits

    def __new__(cls, name: str, command: str, limits: Limits) -> EngineName:
        """Return the name."""
        assert name not in (*LEVELS, *CHARACTERS)
        made = super().__new__(cls, name)
        made.command = command
        made.limits = limits
        return made

    def __reduce__(self) -> tuple[type[EngineName], tuple[str, str, Limits]]:
        """Return what it is made of, for pickle."""
        return EngineName, (str(self), self.command, self.limits)


def name_engine(command: str, limits: Limits, taken: Collection[str]) -> EngineName:
    """Return an engine by the name that it gives itself, with a number if that is *taken*; raise EngineFault."""
    said = _process_for(command, limits).name
    number = 1
    name = said
    while name in taken or name in (*LEVELS, *CHARACTERS):
        number += 1
        name = f"{said} {number}"
    return EngineName(name, command, limits)


class EngineBot:
    """Passes on what it is asked to a process, which it shares with all bots of the same engine in this thread.

    Every question holds all there is to know and a seed of its own, so it does not matter who asked before. Raises
    EngineFault; a new process is started for the next question.
    """

    def __init__(self, command: str, rng: Random, limits: Limits) -> None:
        self._command = command
        self._rng = rng
        self._limits = limits
        self._is_new = True

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return what the engine chooses."""
        process = _process_for(self._command, self._limits)
        table = format_table(state.rules)
        if process.table != table:
            process.announce(f"table {table}")
            process.table = table
        if self._is_new:
            process.announce("game")
            self._is_new = False
        answer = process.ask(question_line("decide", Question(state, options, self._rng.getrandbits(SEEDS))))
        word, _, chosen = answer.partition(" ")
        for option in options:
            if word == "choose" and chosen.strip().partition(":")[0] == option_word(option):
                return option
        if word == "error":
            raise process.fault(f"it cannot decide: {quoted(chosen)}")
        on_offer = " ".join(map(option_word, options))
        raise process.fault(f"its answer is {quoted(answer)}, and on offer is {on_offer}")


def engine_maker(command: str, limits: Limits) -> BotMaker:
    """Return how to make bots of an engine."""

    def make(rng: Random) -> Bot:
        return EngineBot(command, rng, limits)

    return make


def close_engines() -> None:
    """Let all engines of this thread leave; those that do not are killed."""
    processes = vars(_running)
    while processes:
        _, process = processes.popitem()
        process.close()


def _process_for(command: str, limits: Limits) -> EngineProcess:
    """Return the process of an engine in this thread, started if it is not running; raise EngineFault."""
    processes: dict[str, EngineProcess] = vars(_running)
    key = f"{command}\0{limits}"
    process = processes.get(key)
    if process is None or not process.is_running:
        process = processes[key] = EngineProcess(command, limits)
    return process
