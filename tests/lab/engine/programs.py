"""Engines with one flaw each, and a sound one. Run as a program: `python programs.py FLAW`. Needs the library alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import NoReturn

Words = list[str]


def say(line: str) -> None:
    print(line, flush=True)


def decide(words: Words) -> None:
    """Take what comes last: stop, or the dearest card."""
    say(f"choose {words[-1].partition(':')[0]}")


def greet() -> None:
    say("name Sound 1\nauthor Ada\nmahe 1")


def serve(
    decide: Callable[[Words], None] = decide,
    greet: Callable[[], None] = greet,
    unknown: Callable[[Words], None] = lambda words: say(f"error there is no {words[0]}"),
) -> None:
    for line in sys.stdin:
        match line.split():
            case ["quit"]:
                return
            case ["mahe", _]:
                greet()
            case ["table", _] | ["game"] | ["ping"]:
                say("ok")
            case ["decide", *words]:
                decide(words)
            case words:
                unknown(words)


def wait_for_ever(*_: object) -> NoReturn:
    while True:
        signal.pause()


def fill(stream: int, what: bytes) -> NoReturn:
    while True:
        os.write(stream, what)


def crash(*_: object) -> NoReturn:
    print("and before that\nKeyError: 'lost my way'", file=sys.stderr, flush=True)
    sys.exit(3)


def crash_later(words: Words, asked: Words = []) -> None:  # noqa: B006 - counts over all calls
    asked += words[:1]
    if len(asked) == 5:
        os.abort()
    decide(words)


def talk(words: Words) -> None:
    say("info depth 3\n\ninfo")
    decide(words)


def say_bytes(_: Words) -> None:
    os.write(1, b"\xff\xfe\x00\n")


def decide_twice(words: Words) -> None:
    decide(words)
    decide(words)


def complain_much(words: Words) -> None:
    os.write(2, b"?" * 1_000_000)
    decide(words)


def close_input(words: Words) -> None:
    decide(words)
    os.close(0)
    wait_for_ever()


def close_output(_: Words) -> None:
    os.close(1)
    wait_for_ever()


def stay() -> None:
    """Hear neither quit nor SIGTERM nor the end of the input; hold a pipe open with a child until both are gone."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    held = os.open(sys.argv[2], os.O_WRONLY)
    subprocess.Popen([sys.executable, "-I", "-S", "-c", "import signal; signal.pause()"], pass_fds=[held])
    serve()
    wait_for_ever()


def stay_after_quit() -> None:
    serve()
    wait_for_ever()


def stay_after_end() -> None:
    for line in sys.stdin:
        if line.split() == ["quit"]:
            return
        answer_one(line)
    wait_for_ever()


def answer_one(line: str) -> None:
    match line.split():
        case ["mahe", _]:
            greet()
        case ["decide", *words]:
            decide(words)
        case ["table" | "game" | "ping", *_]:
            say("ok")
        case words:
            say(f"error there is no {words[0]}")


def count_questions(words: Words, asked: Words = []) -> None:  # noqa: B006 - counts over all calls
    asked += words[:1]
    say(f"choose {words[3 + len(asked) % len(words[3:])].partition(':')[0]}")


FLAWS: dict[str, Callable[[], object]] = {
    "sound": serve,
    "talkative": lambda: serve(talk),
    "with-outlook": lambda: serve(lambda words: say(f"choose {words[-1]}\r")),
    "complains-much": lambda: serve(complain_much),
    "silent": wait_for_ever,
    "silent-later": lambda: serve(wait_for_ever),
    "exits-at-once": lambda: None,
    "crashes": crash,
    "crashes-at-a-question": lambda: serve(crash),
    "crashes-later": lambda: serve(crash_later),
    "another-version": lambda: serve(greet=lambda: say("name Late\nmahe 2")),
    "not-an-engine": lambda: serve(greet=lambda: say("Welcome to GNU Chess\nWhite (1) :")),
    "nonsense": lambda: serve(lambda _: say("b\x07anana \u2603")),
    "no-text": lambda: serve(say_bytes),
    "not-on-offer": lambda: serve(lambda _: say("choose c9")),
    "chooses-nothing": lambda: serve(lambda _: say("choose")),
    "gives-up": lambda: serve(lambda _: say("error this is too hard for me")),
    "endless-line": lambda: fill(1, b"x" * 4096),
    "endless-line-later": lambda: serve(lambda _: fill(1, b"x" * 4096)),
    "endless-info": lambda: serve(lambda _: fill(1, b"info and so on\n" * 4096)),
    "endless-nothing": lambda: serve(lambda _: fill(1, b"\n" * 65536)),
    "endless-answers": lambda: fill(1, b"mahe 1\n" * 4096),
    "endless-complaints": lambda: fill(2, b"!" * 65536),
    "answers-twice": lambda: serve(decide_twice),
    "closes-input": lambda: serve(close_input),
    "closes-output": lambda: serve(close_output),
    "stays": stay,
    "stays-after-quit": stay_after_quit,
    "stays-after-end": stay_after_end,
    "counts": lambda: serve(count_questions),
    "crashes-at-an-unknown-word": lambda: serve(unknown=crash),
    "takes-any-word": lambda: serve(unknown=lambda _: say("ok")),
}

if __name__ == "__main__":
    FLAWS[sys.argv[1]]()
