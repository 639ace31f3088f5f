"""The lines that an engine and whoever asks it exchange. docs/engine.md describes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from mahe.record import BadPosition, format_position, parse_position
from mahe.rules import Decision, MaheError, Nature, PlayCard, Roll, Seat, Start, State, Stop, actor, landing, options
from mahe.rules.landings import bust_faces
from mahe.sentences import printable

VERSION: Final = 1
"""The version of the protocol."""

LONGEST: Final = 4096
"""How many bytes a line may have, its end included."""

SEEDS: Final = 31
"""How many bits the seed of a question has: it fits in an int of C and in a number of JavaScript."""

_SHOWN: Final = 60


class BadLine(MaheError):
    """A line that an engine cannot answer. Its text is a sentence."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to decide, and what an engine takes its chances from."""

    state: State
    options: tuple[Decision, ...]
    seed: int


def option_word(option: Decision) -> str:
    """Return how an option is written: `A`, `roll`, `stop` or `c2`."""
    match option:
        case Start(turtle):
            return turtle
        case Roll():
            return "roll"
        case Stop():
            return "stop"
        case PlayCard(eggs):
            return f"c{eggs}"
        case _:
            assert_never(option)


def with_outlook(state: State, option: Decision) -> str:
    """Return an option with what it leads to, as far as that is known: `A`, `roll:x2`, `stop:=16`, `c2:=4+5`."""
    word = option_word(option)
    match option:
        case Start():
            return word
        case Roll():
            return f"{word}:x{bust_faces(sum(state.dice))}"
        case Stop():
            space, wins = landing(state)
        case PlayCard(eggs):
            space, wins = landing(state, eggs)
        case _:
            assert_never(option)
    return f"{word}:={space}+{state.face_up}" if wins else f"{word}:={space}"


def question_line(word: str, question: Question) -> str:
    """Return a question as a line that begins with *word*, `decide` or `worth`."""
    state = question.state
    on_offer = " ".join(with_outlook(state, option) for option in question.options)
    return f"{word} {format_position(state)} {decider(state)} {question.seed} {on_offer}"


def decider(state: State) -> Seat:
    """Return the seat that must decide; raise BadLine if none must."""
    who = actor(state)
    if who is None:
        raise BadLine("nobody decides here: the game is over")
    if isinstance(who, Nature):
        raise BadLine("nobody decides here: a die or a card is due")
    return who


def read_question(words: Sequence[str]) -> Question:
    """Return the question of a line's *words* after the first; raise BadLine.

    Those after the position may be missing: then who decides and what is on offer follow from it, and the seed is 0.
    """
    if not words:
        raise BadLine("a question needs a position")
    text, *more = words
    try:
        state = parse_position(text)
    except BadPosition as error:
        raise BadLine(f"{quoted(text)} is no position: {error}") from error
    seat = decider(state)
    if more and more[0] != str(seat):
        raise BadLine(f"seat {seat} decides here, not {quoted(more[0])}")
    if len(more) > 1 and not (more[1].isascii() and more[1].isdigit() and int(more[1][:11]) < 1 << SEEDS):
        raise BadLine(f"a seed is a whole number below 2 to the power of {SEEDS}, not {quoted(more[1])}")
    on_offer = {option_word(option): option for option in options(state)}
    named = [word.partition(":")[0] for word in more[2:]] or list(on_offer)
    if sorted(named) != sorted(on_offer):
        raise BadLine(f"on offer is {' '.join(on_offer)}, not {quoted(' '.join(named))}")
    return Question(state, tuple(on_offer[word] for word in named), int(more[1]) if len(more) > 1 else 0)


def quoted(text: str) -> str:
    """Return what somebody wrote in a form that fits into a sentence, whatever it is."""
    text = printable(text)
    shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
    return f"'{shown}'"
