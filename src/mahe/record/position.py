"""A position as text, short enough for a link: `4x1/4BA17C/5/13..55.2/2:B24`. See docs/notation.md.

There is one way to write each position, and no other text is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mahe.record.errors import BadPosition
from mahe.record.position_fields import FLAGS, Field, read_course, read_face_up, read_hands, read_table
from mahe.record.position_turn import read_turn
from mahe.rules import FACES, LAST_CLUTCH, NEST, RAFT, STANDARD, Counts, Rules, State
from mahe.rules.pieces import one_by_one

_FIELDS: Final = ("the table", "the turtles", "the eggs face up", "the cards", "the turn")


def format_position(state: State) -> str:
    """Return *state*, a position that a game can come to, as text.

    >>> from mahe.rules import Rolled, Start, Turned, apply, begin
    >>> state = begin(STANDARD)
    >>> for event in (Turned(5), Start("A"), Rolled(6)):
    ...     state = apply(state, event)
    >>> format_position(state)
    '4x1/-/5/.../1:A6'
    """
    return "/".join((format_table(state.rules), _course(state), str(state.face_up), _hands(state), _turn(state)))


def parse_position(text: str) -> State:
    """Return the position that *text* stands for; raise BadPosition with the column and the reason if it is none.

    >>> state = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
    >>> state.stacks[3], state.mover, state.dice
    (('B', 'A'), 'B', (2, 4))
    >>> parse_position("4x1/4BA22C/5/13..55.2/2:B24")
    Traceback (most recent call last):
        ...
    mahe.record.errors.BadPosition: column 12: a turtle is in the nest, so the game is over and nothing lies face up: 0
    """
    table, course, eggs, hands, turn = _split(text)
    rules = read_table(table)
    perches = read_course(course, rules)
    face_up = read_face_up(eggs, rules)
    cards = read_hands(hands, rules, face_up)
    before_turn = State(rules, 1, None, None, 0, False, perches, face_up, cards, ())
    _check_clutch(before_turn, course.column, eggs.column, hands.column)
    return read_turn(turn, before_turn, cards_played(before_turn))


def cards_played(state: State) -> Counts:
    """Return the cards that have been played as dice, and so have left the game: those of the deck that are nowhere."""
    gone = list(state.rules.deck)
    for counts in state.cards:
        gone = [left - count for left, count in zip(gone, counts, strict=True)]
    if state.face_up in FACES:
        gone[state.face_up - 1] -= 1
    return tuple(gone)


def format_table(rules: Rules) -> str:
    """Return the first field of a position: how the table plays."""
    flags = "".join(sign for sign, option in FLAGS.items() if getattr(rules, option))
    deck = "" if rules.deck == STANDARD.deck else "d" + "-".join(map(str, rules.deck))
    set_aside = "" if rules.set_aside == STANDARD.set_aside else f"s{rules.set_aside}"
    return f"{rules.players}x{rules.turtles_each}{flags}{deck}{set_aside}"


def _course(state: State) -> str:
    stacks = [f"{space}{''.join(stack)}" for space, stack in enumerate(state.stacks, 1) if stack]
    if state.nest is not None:
        stacks.append(f"{NEST}{state.nest}")
    return "".join(stacks) or "-"


def _hands(state: State) -> str:
    hands = ".".join(_digits(one_by_one(held)) for held in state.cards[1:])
    played = _digits(one_by_one(cards_played(state)))
    return f"{hands}!{played}" if played else hands


def _turn(state: State) -> str:
    text = str(state.turn)
    if state.moved is not None:
        text += f"-{state.moved}"
    if state.mover is not None:
        text += f":{state.mover}{_digits(state.dice)}{'r' if state.rolling else ''}"
    return f"{text}c{_digits(state.carded)}" if state.carded else text


def _digits(numbers: Iterable[int]) -> str:
    return "".join(map(str, numbers))


def _split(text: str) -> list[Field]:
    parts = text.split("/")
    if len(parts) != len(_FIELDS):
        column = len("/".join(parts[: len(_FIELDS)])) + 1
        raise BadPosition(
            column, f"a position is {', '.join(_FIELDS[:-1])} and {_FIELDS[-1]}, with slashes between them"
        )
    fields: list[Field] = []
    for part in parts:
        fields.append(Field(part, fields[-1].after + 1 if fields else 1))
    return fields


def _check_clutch(state: State, course: int, eggs: int, hands: int) -> None:
    """Check what lies face up against the cards taken and the nest; *course*, *eggs* and *hands* are columns."""
    rules, face_up, pile, is_over = state.rules, state.face_up, state.pile, state.nest is not None
    in_play, is_card_open = rules.cards_in_play, face_up in FACES
    taken = in_play - pile - is_card_open
    if pile < 0:
        besides = " while another lies face up" if is_card_open else ""
        raise BadPosition(hands, f"{taken} cards are taken, and at most {in_play - is_card_open} can be{besides}")
    if is_over and face_up:
        raise BadPosition(eggs, "a turtle is in the nest, so the game is over and nothing lies face up: 0")
    if is_over and pile:
        raise BadPosition(course, f"a turtle enters the nest when all {in_play} cards are taken, not {taken}")
    if face_up == LAST_CLUTCH and pile:
        raise BadPosition(eggs, f"the 7 eggs lie face up when all {in_play} cards are taken, not {taken}")
    if not is_over and not face_up and not pile:
        raise BadPosition(eggs, f"all {in_play} cards are taken, so the 7 eggs lie face up")
    if not face_up and not taken and any(perch != RAFT for perch in state.perches):
        raise BadPosition(course, "until the first card is face up all turtles are on the raft: -")
