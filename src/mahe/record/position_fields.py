"""Reads what lies on the table from the fields of a position: all but the last, the turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NoReturn

from mahe.record.errors import BadPosition
from mahe.rules import BEACH, FACES, NEST, RAFT, STANDARD, BadRules, Counts, Perch, Rules, Turtle

FLAGS: Final = {"c": "cards_as_dice", "t": "third_die_at_seven", "b": "bust_ends_turn"}
"""The options that are on or off, by the letter that turns them on, in the order in which these are written."""

_NUMBER: Final = "(?:0|[1-9][0-9]?)"
_DECK: Final = f"{_NUMBER}(?:-{_NUMBER}){{5}}"


class Field:
    """One field of a position, while it is read from left to right."""

    def __init__(self, text: str, column: int) -> None:
        self._text = text
        self._place = 0
        self.column = column
        """Where it begins."""

    @property
    def here(self) -> int:
        """The column that is read next."""
        return self.column + self._place

    @property
    def after(self) -> int:
        """The column after the whole field."""
        return self.column + len(self._text)

    def take(self, pattern: str) -> str | None:
        """Return what matches *pattern* here, and go on behind it; None if nothing does."""
        match = re.compile(pattern).match(self._text, self._place)
        if match is None:
            return None
        self._place = match.end()
        return match[0]

    def each(self, pattern: str) -> Iterator[tuple[int, str]]:
        """Yield what matches *pattern* here, and again behind it, each with its column."""
        column = self.here
        while (found := self.take(pattern)) is not None:
            yield column, found
            column = self.here

    def end(self, reason: str) -> None:
        """Refuse what is left of the field, for *reason*."""
        if self.here != self.after:
            self.refuse(reason)

    def refuse(self, reason: str, column: int | None = None) -> NoReturn:
        """Refuse the position for what stands at *column*, or else for what is read next."""
        raise BadPosition(self.here if column is None else column, reason)


def read_table(field: Field) -> Rules:
    """Return how the table plays."""
    size = field.take("[0-9]x[0-9]") or field.refuse("the table begins with players x turtles each, such as 4x1")
    columns = {"players": field.column, "turtles_each": field.column + 2}
    flags = {option: field.take(sign) is not None for sign, option in FLAGS.items()}
    columns["deck"] = field.here
    deck, set_aside = STANDARD.deck, STANDARD.set_aside
    if field.take("d"):
        counts = field.take(_DECK) or field.refuse("a deck is six counts, such as d1-1-1-0-0-0")
        deck = tuple(map(int, counts.split("-")))
        if deck == STANDARD.deck:
            field.refuse("the standard deck is not written", columns["deck"])
    columns["set_aside"] = field.here
    if field.take("s"):
        number = field.take(_NUMBER) or field.refuse("s is followed by how many cards are set aside")
        set_aside = int(number)
        if set_aside == STANDARD.set_aside:
            field.refuse(f"{set_aside} cards set aside are standard, and not written", columns["set_aside"])
    field.end("a table is players x turtles each, then c, t, b, d and s in this order, such as 2x1cd1-1-1-0-0-0s1")
    players, turtles_each = int(size[0]), int(size[2])
    try:
        return Rules(players=players, turtles_each=turtles_each, deck=deck, set_aside=set_aside, **flags)
    except BadRules as error:
        field.refuse(str(error), columns[error.option])


def read_course(field: Field, rules: Rules) -> tuple[Perch, ...]:
    """Return what each turtle rests on."""
    perches: dict[str, Perch] = {}
    last = RAFT
    if field.take("-") is None:
        for column, number in field.each("[1-9][0-9]?"):
            space = int(number)
            if space > NEST:
                field.refuse(
                    f"there is no space {space}: the course goes from 1 to {BEACH}, and {NEST} is the nest", column
                )
            if space <= last:
                field.refuse(f"the spaces go up, so {space} cannot follow {last}", column)
            _read_stack(field, rules, space, perches)
            last = space
        if not last:
            field.refuse("the turtles on the course stand behind their spaces, such as 4BA17C; - stands for none")
    field.end("here another space and its turtles may follow, bottom first, such as 17C" if last else "- stands alone")
    return tuple(perches.get(turtle, RAFT) for turtle in rules.turtles)


def _read_stack(field: Field, rules: Rules, space: int, perches: dict[str, Perch]) -> None:
    """Add to *perches* the turtles on *space*, which are read next."""
    perch: Perch = space
    for column, letter in field.each("[A-Z]"):
        if letter not in rules.turtles:
            field.refuse(f"there is no turtle {letter} at this table, only A to {rules.turtles[-1]}", column)
        if letter in perches:
            field.refuse(f"{letter} is on the course twice", column)
        if perch != space and space == NEST:
            field.refuse("only one turtle enters the nest", column)
        perches[letter] = perch
        perch = Turtle(letter)
    if perch == space:
        field.refuse(f"here the turtles on space {space} are missing")


def read_face_up(field: Field, rules: Rules) -> int:
    """Return the eggs that lie face up."""
    digit = field.take("[0-7]")
    if digit is None or field.here != field.after:
        field.refuse("the eggs face up are one digit: 1 to 6, 7 for the last clutch, 0 for none")
    eggs = int(digit)
    if eggs in FACES and not rules.deck[eggs - 1]:
        field.refuse(f"the deck has no card with {_eggs(eggs)}", field.column)
    return eggs


def read_hands(field: Field, rules: Rules, face_up: int) -> tuple[Counts, ...]:
    """Return the cards that nobody has seen, and those of each seat."""
    unseen = list(rules.deck)
    if face_up in FACES:
        unseen[face_up - 1] -= 1
    hands: list[Counts] = []
    for seat in rules.seats:
        if hands and field.take(r"\.") is None:
            field.refuse(f"here a dot and the cards of seat {seat} must follow: there are {rules.players} seats")
        hands.append(_read_cards(field, rules, unseen))
    if field.here != field.after:
        if rules.cards_as_dice:
            if field.take("!") is None:
                field.refuse("after the last seat only ! and the cards that were played may follow")
            if not any(_read_cards(field, rules, unseen)):
                field.refuse("after ! come the cards that were played, such as !24")
        field.end("after the cards of the last seat nothing may follow")
    return tuple(unseen), *hands


def _read_cards(field: Field, rules: Rules, unseen: list[int]) -> Counts:
    """Return the cards that are read next, and take them from *unseen*."""
    cards = [0] * len(FACES)
    last = 0
    for column, digit in field.each("[0-9]"):
        eggs = int(digit)
        if eggs not in FACES:
            field.refuse(f"a clutch card shows 1 to 6 eggs, not {eggs}", column)
        if eggs < last:
            field.refuse(f"the cards go up, so {eggs} cannot follow {last}", column)
        if not unseen[eggs - 1]:
            field.refuse(f"the deck has {rules.deck[eggs - 1]} cards with {_eggs(eggs)}; this is one more", column)
        unseen[eggs - 1] -= 1
        cards[eggs - 1] += 1
        last = eggs
    return tuple(cards)


def _eggs(number: int) -> str:
    return "1 egg" if number == 1 else f"{number} eggs"
