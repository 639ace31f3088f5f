"""A position in words, for those who listen to it rather than look."""

from __future__ import annotations

from collections.abc import Sequence

from mahe.locales import Words
from mahe.picture.look import player_names
from mahe.record import COLOURS
from mahe.record.throws import growing_sum
from mahe.rules import CHANCE, LAST_CLUTCH, Seat, State, Turtle, actor, standing


def describe(
    state: State, lang: str = "en", names: Sequence[str] = (), colours: Sequence[str] = COLOURS, *, dice: bool = True
) -> str:
    """Return what a person would say who looks at the board: who has to decide, the dice, and what lies where.

    *names* are those of a record, from seat 1 on, and *colours* those of the turtles. Without *dice*, the throw is left
    out: the caller tells it.

    >>> from mahe.picture import describe
    >>> from mahe.record import parse_position
    >>> told = describe(parse_position("2x1/4BA/5/1.2/1:A2"))
    >>> told.split(". ")[-1]
    'Space 4, from top to bottom: Red A; Orange B.'
    """
    words = Words(lang)
    called = player_names(words, names, state.rules)
    sentences = [_turn(words, state, called, colours)]
    if dice and state.dice:
        sentences.append(words("board-dice", sum=growing_sum(state.dice)) + ".")
    return " ".join((*sentences, *position_lines(words, state, called, colours)))


def position_lines(words: Words, state: State, names: Sequence[str], colours: Sequence[str]) -> list[str]:
    """Return what lies where, a sentence each: the nest, the raft, and each space that is occupied."""

    def named(turtles: Sequence[Turtle]) -> str:
        return words.apart(one(turtle) for turtle in turtles)

    def one(turtle: Turtle) -> str:
        colour, owner = colours[state.rules.turtles.index(turtle)], state.rules.owner(turtle)
        name = names[owner - 1]
        if name == "".join(state.rules.turtles_of(owner)):
            return words("turtle", colour=colour, letter=turtle)
        return words("board-turtle", colour=colour, letter=turtle, name=name)

    lines = [nest_words(words, state)]
    if state.raft:
        lines.append(words("board-raft", turtles=named(state.raft)))
    for space, stack in enumerate(state.stacks, 1):
        if stack:
            lines.append(words("board-space", space=space, count=len(stack), turtles=named(stack[::-1])))
    return [f"{line}." for line in lines]


def nest_words(words: Words, state: State) -> str:
    """Return what lies in the middle of the island."""
    if state.nest is not None:
        return words("board-nest-over", turtle=state.nest)
    if state.face_up == LAST_CLUTCH:
        return words("board-nest-last")
    return words("board-nest", eggs=state.face_up, pile=state.pile)


def _turn(words: Words, state: State, names: Sequence[str], colours: Sequence[str]) -> str:
    """Return who has to decide, or who won."""
    seat = actor(state)
    if seat is None:
        winners = standing(state).winners
        won = words("review-won", names=words.list(names[winner - 1] for winner in winners), count=len(winners))
        return words("position-over", won=won)
    decider: Seat = state.turn if seat is CHANCE else seat
    if state.mover is None or decider == state.turn:
        return words("narration-turn-of", name=names[decider - 1])
    turtle = words("turtle", colour=colours[state.rules.turtles.index(state.mover)], letter=state.mover)
    return words("narration-decides", name=names[decider - 1], turtle=turtle)
