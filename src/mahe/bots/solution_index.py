"""How the game of two players with one turtle each is numbered, to be solved and to be looked up.

A position between two turns is a *board* as seen by whoever is to move, the cards *taken* so far by either, the card
that lies face up, and the *lead* of whoever is to move: eggs first, then cards, which break ties. A lead is one number,
so that leads sort as they rank, and the other player's is the same with the other sign. So only the lower half of all
leads is solved, with either player to move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from mahe.arrays import Flags, Floats, Ints, np
from mahe.bots.lookahead import SPACES_AFTER, WINS_AFTER
from mahe.rules import BEACH, FACES, LAST_CLUTCH, LIMIT, RAFT, Counts, MaheError, Rules
from mahe.rules.landings import BUST, landing_of
from mahe.rules.pieces import PLACES
from mahe.rules.score import EGG
from mahe.rules.solved_game import BOARDS

Lead: TypeAlias = int

STILL_OPEN: Final = slice(BOARDS)
MOVER_WON: Final = slice(BOARDS, 2 * BOARDS)
RIDER_WON: Final = slice(2 * BOARDS, 3 * BOARDS)
"""The boards that a move may lead to, by what has become of the clutch: rows of a buffer of `mahe.kernel.solver`."""


class CannotSolve(MaheError):
    """A table whose game is not solved here."""


def check_table(rules: Rules) -> None:
    """Raise CannotSolve unless *rules* are for two players with one turtle each, without cards as dice."""
    if rules.players != 2 or rules.turtles_each != 1:
        raise CannotSolve(
            "only the game of two players with one turtle each is solved (--players 2 --turtles 1), "
            f"not that of {rules.players} with {rules.turtles_each}"
        )
    if rules.cards_as_dice:
        raise CannotSolve("the variant in which cards are played as dice is not solved")


def board_number(own: int | Ints, other: int | Ints, is_below: bool | Flags) -> Ints:
    """Return the numbers of boards by the places of both turtles and whether the other sits on the own one."""
    return np.where(is_below, PLACES**2 + own - 1, PLACES * own + other)


def all_boards() -> tuple[Ints, Ints, Flags]:
    """Return by number what `board_number` was given: the places of both turtles, and whether the own one is below."""
    number = np.arange(BOARDS)
    is_below = number >= PLACES**2
    own = np.where(is_below, number - PLACES**2 + 1, number // PLACES)
    return own, np.where(is_below, own, number % PLACES), is_below


@dataclass(frozen=True, slots=True)
class Moves:
    """What moves do on every board."""

    rows: Ints
    """By board and leaf: the next board as the other player sees it, counted from MOVER_WON if the mover wins the
    clutch, from RIDER_WON if its rider does. Leaves are the landings in the order of STEPS, then what another die at
    exactly 7 leads to."""
    signs: Floats
    """By board: 1 if the mover decides, -1 if its rider does."""
    order: Ints
    """All boards, so that no move but one back to the raft leads to an earlier one before the clutch is won."""


@cache
def moves(*, third_die_at_seven: bool) -> Moves:
    """Return what moves do on every board."""
    own, other, carries = (column[:, None] for column in all_boards())
    space, wins = SPACES_AFTER[own[:, 0]], WINS_AFTER[own[:, 0]]
    left = np.where(carries, space, other)
    # Whoever moved is on top (M4), unless it carried the other along.
    is_on_top = (space == left) & (space != RAFT) & ~carries
    rows = board_number(left, space, is_on_top) + wins * np.where(carries, RIDER_WON.start, MOVER_WON.start)
    at_seven = BUST if third_die_at_seven else landing_of(2, LIMIT)
    order = np.argsort(-(own % BEACH + other % BEACH).ravel(), kind="stable")
    return Moves(np.concatenate([rows, rows[:, at_seven, None]], axis=1), np.where(carries, -1.0, 1.0).ravel(), order)


def lead_step(eggs: int) -> Lead:
    """Return by how much a clutch of *eggs* changes the lead of whoever wins it."""
    return EGG * eggs + 1


@cache
def leads(taken: Counts) -> Ints:
    """Return every lead that sharing out these cards can make, lowest first; reversed they are the other player's."""
    found = {0}
    for eggs, count in zip(FACES, taken, strict=True):
        found = {lead + lead_step(eggs) * (2 * mine - count) for lead in found for mine in range(count + 1)}
    return np.array(sorted(found))


def lead_of(mine: Counts, others: Counts) -> Lead:
    """Return the lead of whoever holds *mine* over who holds *others*."""
    return sum(lead_step(eggs) * (one - other) for eggs, one, other in zip(FACES, mine, others, strict=True))


def result(lead: int | Ints) -> Floats:
    """Return the part of the win that a *lead* at the end is worth (E2 to E4)."""
    return (np.sign(lead) + 1) / 2


@dataclass(frozen=True, slots=True)
class Group:
    """The leads that may occur with the same cards taken and the same one open: solved side by side."""

    taken: Counts
    face_up: int
    first: int
    """The lowest lead that can still be caught up, by its place among `leads(taken)`: the lower ones have lost."""
    end: int
    """The first of the upper half."""

    @property
    def count(self) -> int:
        """How many leads there are to solve, each with either player to move."""
        return self.end - self.first


def group(rules: Rules, taken: Counts, face_up: int) -> Group:
    """Return the leads that may occur with these cards."""
    eggs, cards = face_up, 1
    if face_up != LAST_CLUTCH:
        later = [
            face
            for face in reversed(FACES)
            for _ in range(rules.deck[face - 1] - taken[face - 1] - (1 if face == face_up else 0))
        ][: rules.cards_in_play - sum(taken) - 1]
        eggs += sum(later) + LAST_CLUTCH
        cards += len(later) + 1
    found = leads(taken)
    return Group(taken, face_up, int(np.searchsorted(found, -(EGG * eggs + cards))), (len(found) + 1) // 2)


def after_winning(some: Group, lead: Ints) -> tuple[Counts, Ints, Ints]:
    """Return the cards taken once the open one is won as well, and the places of these leads among theirs.

    These are first for when the one who has the lead wins it, then for when the other does.
    """
    taken, step = with_card(some.taken, some.face_up), lead_step(some.face_up)
    return taken, np.searchsorted(leads(taken), lead + step), np.searchsorted(leads(taken), lead - step)


def taken_sets(rules: Rules, count: int) -> list[Counts]:
    """Return all combinations of *count* cards that may have been taken, in order."""
    return [taken for taken in product(*(range(most + 1) for most in rules.deck)) if sum(taken) == count]


def needed_last(taken: Counts) -> list[Counts]:
    """Return those with one card more that, of all taken_sets in order, *taken* is the last to lead to."""
    highest = max((eggs for eggs in FACES if taken[eggs - 1]), default=1)
    return [with_card(taken, eggs) for eggs in range(highest, len(FACES) + 1)]


def face_ups(rules: Rules, taken: Counts) -> list[int]:
    """Return what may lie face up when these cards have been taken."""
    if sum(taken) == rules.cards_in_play:
        return [LAST_CLUTCH]
    return [eggs for eggs in FACES if taken[eggs - 1] < rules.deck[eggs - 1]]


def next_cards(rules: Rules, taken: Counts) -> dict[int, float]:
    """Return what may lie face up when these cards have been taken, and how likely it is."""
    unseen = [all_ - gone for all_, gone in zip(rules.deck, taken, strict=True)]
    return {eggs: 1.0 if eggs == LAST_CLUTCH else unseen[eggs - 1] / sum(unseen) for eggs in face_ups(rules, taken)}


def layers(rules: Rules) -> range:
    """Return how many cards have been taken, from the last clutch back to the first card."""
    return range(rules.cards_in_play, -1, -1)


def groups(rules: Rules, taken_count: int) -> Iterator[Group]:
    """Yield all groups of a layer, in the order in which a solution is written."""
    for taken in taken_sets(rules, taken_count):
        for eggs in face_ups(rules, taken):
            yield group(rules, taken, eggs)


def with_card(taken: Counts, eggs: int) -> Counts:
    """Return these cards and one more."""
    return (*taken[: eggs - 1], taken[eggs - 1] + 1, *taken[eggs:])
