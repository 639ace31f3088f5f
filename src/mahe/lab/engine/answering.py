"""Our own bots as an engine: lines in, lines out. docs/engine.md describes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import BinaryIO, Final

from mahe.bots import BotMaker, bot_maker
from mahe.lab.engine.lines import LONGEST, VERSION, BadLine, option_word, quoted, read_question
from mahe.record import BadPosition, parse_position
from mahe.rules import MaheError

QUIT: Final = "quit"
AUTHOR: Final = "Mahe contributors"
_COMMANDS: Final = ("mahe", "table", "game", "decide", "worth", "ping", QUIT)


class AnsweringEngine:
    """Answers each line that an engine may be sent, and every other with an error."""

    def __init__(self, bot: str) -> None:
        self._bot = bot
        self._make: BotMaker = bot_maker(bot)

    def answers(self, line: str) -> list[str]:
        """Return what there is to say to *line*, which is not QUIT; it never fails."""
        command, *words = line.split() or [""]
        try:
            match command:
                case "":
                    return []
                case "mahe":
                    return self._greet(words)
                case "table":
                    return _take_table(words)
                case "game" | "ping" if not words:
                    return ["ok"]
                case "decide":
                    return [self._decide(words)]
                case "worth":
                    return [self._worth(words)]
                case _:
                    raise BadLine(f"{quoted(line.strip())} is nothing that an engine is asked; there are {_listed()}")
        except MaheError as error:
            return [f"error {error}"]

    def _greet(self, words: Sequence[str]) -> list[str]:
        if len(words) != 1 or not (words[0].isascii() and words[0].isdigit()):
            raise BadLine(f"a greeting is mahe and a version, such as mahe {VERSION}")
        return [f"name Mahe {self._bot}", f"author {AUTHOR}", f"mahe {VERSION}"]

    def _decide(self, words: Sequence[str]) -> str:
        question = read_question(words)
        # A new bot for every question, so that the answer depends on nothing but the question.
        return f"choose {option_word(self._make(Random(question.seed)).choose(question.state, question.options))}"

    def _worth(self, words: Sequence[str]) -> str:
        question = read_question(words)
        worth = getattr(self._make(Random(question.seed)), "worth", None)
        if worth is None:
            raise BadLine(f"{self._bot} does not know what options are worth")
        return f"worth {' '.join(f'{chance:.6f}' for chance in worth(question.state, question.options))}"


def answer_all(bot: str, read: BinaryIO, say: Callable[[str], None]) -> None:
    """Answer the lines of *read* until it ends or tells us to quit."""
    engine = AnsweringEngine(bot)
    for line in _lines(read):
        if line is None:
            say(f"error a line has at most {LONGEST} bytes")
        elif line.split() == [QUIT]:
            return
        else:
            for answer in engine.answers(line):
                say(answer)


def _lines(read: BinaryIO) -> Iterator[str | None]:
    """Yield the lines of a stream, None for one that is too long. Never holds more than one of them."""
    while line := read.readline(LONGEST):
        if line.endswith(b"\n") or len(line) < LONGEST:
            yield line.decode(errors="replace")
            continue
        while line and not line.endswith(b"\n"):
            line = read.readline(LONGEST)
        yield None


def _take_table(words: Sequence[str]) -> list[str]:
    """Accept a table, written as the first field of a position."""
    if len(words) != 1 or "/" in words[0]:
        raise BadLine("a table is written as at the beginning of a position, such as 4x1")
    try:
        parse_position(f"{words[0]}/-/0/{'.' * (int(words[0][:1]) - 1)}/1")
    except (BadPosition, ValueError) as error:
        raise BadLine(f"{quoted(words[0])} is no table, which is written as 4x1") from error
    return ["ok"]


def _listed() -> str:
    return f"{', '.join(_COMMANDS[:-1])} and {_COMMANDS[-1]}"
