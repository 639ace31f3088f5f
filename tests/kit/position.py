"""Positions as a line of text, so that a test shows the board it is about."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from mahe.rules import FACES, LAST_CLUTCH, NEST, RAFT, STANDARD, Perch, Rules, Seat, State, Turtle
from tests.kit.flaws import flaws


def position(text: str, rules: Rules | None = None) -> State:
    """Return the position that *text* describes, in clauses with `|` between them. Left out: *rules* are STANDARD.

        18: A B C           a stack on space 18, bottom first; turtles that are not named are on the raft
        raft: A             says so all the same
        nest: A             A has won the last clutch, and the game is over
        C to throw          it is the turn of C's owner, who must start; left out: it is seat 1's
        A throws            A's first die is in the air
        A throws after 2 4  A's third die is in the air
        A threw 2 4         A's first two dice have landed, and there is something to decide
        B moved             B has had its move in this turn, its owner's other turtle has not
        open 5              the clutch that lies face up, 7 for the last; left out: the lowest card there is
        open none           a card is about to be turned up
        held 1: 2 3 3       the cards that seat 1 holds
        played 4            a card that has left the game in an earlier turn
        played 4 by 1       a card that seat 1 has played in this turn
        A's turn            whose turn it is, where nothing else says so: in a finished game

    All other cards are unseen. A position that cannot be is refused with ValueError.
    """
    reader = _Reader(rules or STANDARD)
    for clause in text.split("|"):
        reader.read(clause.strip())
    state = reader.state()
    if wrong := flaws(state):
        raise ValueError(f"{text!r} cannot be: {'; '.join(wrong)}")
    return state


@dataclass
class _Reader:
    """What the clauses have said so far."""

    rules: Rules
    perches: dict[Turtle, Perch] = field(default_factory=dict)
    turn: Seat = 1
    moved: Turtle | None = None
    mover: Turtle | None = None
    throw: str = ""
    rolling: bool = False
    face_up: int | None = None
    held: dict[Seat, list[int]] = field(default_factory=dict)
    played: list[int] = field(default_factory=list)
    carded: list[Seat] = field(default_factory=list)

    def read(self, clause: str) -> None:
        words = clause.replace(":", " : ").split()
        match words:
            case []:
                pass
            case ["raft", ":", *letters]:
                self.perches |= {self.turtle(letter): RAFT for letter in letters}
            case ["nest", ":", letter]:
                self.perches[self.turtle(letter)] = NEST
            case [letter, "to", "throw"]:
                self.turn = self.rules.owner(self.turtle(letter))
            case [letter, "moved"]:
                self.moved = self.turtle(letter)
                self.turn = self.rules.owner(self.moved)
            case [letter, ("throws" | "threw") as verb, *rest]:
                self.mover = self.turtle(letter)
                self.turn = self.rules.owner(self.mover)
                self.rolling = verb == "throws"
                self.throw = "".join(word for word in rest if word != "after")
            case ["open", eggs] if re.fullmatch(r"none|[1-7]", eggs):
                self.face_up = 0 if eggs == "none" else int(eggs)
            case ["held", seat, ":", *eggs]:
                self.held[int(seat)] = [int(egg) for egg in eggs]
            case ["played", eggs]:
                self.played.append(int(eggs))
            case ["played", eggs, "by", seat]:
                self.played.append(int(eggs))
                self.carded.append(int(seat))
            case [possessive, "turn"] if possessive.endswith("'s"):
                self.turn = self.rules.owner(self.turtle(possessive[:-2]))
            case [space, ":", *letters] if re.fullmatch(r"\d+", space):
                perch: Perch = int(space)
                for letter in letters:
                    turtle = self.turtle(letter)
                    self.perches[turtle] = perch
                    perch = turtle
            case _:
                raise ValueError(f"not a clause of a position: {clause!r}")

    def turtle(self, letter: str) -> Turtle:
        if letter not in self.rules.turtles:
            raise ValueError(f"{letter!r} is not a turtle in play: {' '.join(self.rules.turtles)}")
        return Turtle(letter)

    def state(self) -> State:
        unseen = list(self.rules.deck)
        hands = [[0] * 6 for _ in self.rules.seats]
        for seat, eggs in self.held.items():
            for egg in eggs:
                unseen[egg - 1] -= 1
                hands[seat - 1][egg - 1] += 1
        for egg in self.played:
            unseen[egg - 1] -= 1
        if self.face_up is None:
            in_pile = sum(unseen) > self.rules.set_aside
            over = NEST in self.perches.values()
            lowest = next((eggs for eggs in FACES if unseen[eggs - 1] > 0), 0)
            self.face_up = 0 if over else lowest if in_pile else LAST_CLUTCH
        if self.face_up not in (0, LAST_CLUTCH):
            unseen[self.face_up - 1] -= 1
        return State(
            rules=self.rules,
            turn=self.turn,
            moved=self.moved,
            mover=self.mover,
            throw=int(self.throw or 0),
            rolling=self.rolling,
            perches=tuple(self.perches.get(turtle, RAFT) for turtle in self.rules.turtles),
            face_up=self.face_up,
            cards=(tuple(unseen), *map(tuple, hands)),
            carded=tuple(self.carded),
        )
