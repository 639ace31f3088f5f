"""What bots decide at the end of the game with two turtles each, on all boards at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.bots.ancient import learned
from mahe.bots.last_clutch import is_solved
from mahe.bots.lookahead import Boards, Hands
from mahe.bots.navigator import RuleOfThumb
from mahe.bots.network import Network
from mahe.bots.solution_index import CannotSolve
from mahe.bots.solved_end import SolvedEnd
from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel.end_policy import AT_SEVEN, Choices, take_turn
from mahe.kernel.last_clutch import Ahead, House, Moves
from mahe.kernel.solver import CHOICES
from mahe.lab.solve.fixed_policies import THROWS
from mahe.rules import LAST_CLUTCH, Counts, Rules
from mahe.rules.landings import bust_faces
from mahe.rules.solved_game import PERCH
from mahe.rules.stakes import OTHERS, RESULTS, Stake

KNOWN: Final = ("hatchling", "swimmer", "navigator", "ancient")
"""The bots whose decisions can be computed."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Two players' cards with one more open, the last but the 7, as the player whose turn it is sees them."""

    rules: Rules
    mine: Counts
    others: Counts
    open: int
    stake: Stake

    def after(self, taker: int) -> tuple[Counts, Counts]:
        """Return both players' cards once the player (0) or the other (1) has taken the open one."""
        more = tuple(int(eggs == self.open) for eggs in range(1, 7))
        hands = [self.mine, self.others]
        hands[taker] = tuple(map(sum, zip(hands[taker], more, strict=True)))
        return hands[0], hands[1]


@dataclass(frozen=True, slots=True)
class EndChoices:
    """What is decided while the card is open, and then by who has taken it (the player, the other)."""

    two: Choices
    last: tuple[Choices, Choices]


class EndPolicy(Protocol):
    """A policy for the end of the game."""

    def choices(self, hand: Hand) -> EndChoices:
        """Return what it decides in the turns of the player of *hand*, on the other's back too."""
        ...


def same_everywhere(count: int, start: int, cases: Sequence[int]) -> Choices:
    """Return decisions that do not look at the board, for *count* boards."""
    rolls = np.empty((count, 2, CHOICES), np.int8)
    rolls[:] = cases
    return Choices(np.full(count, start, np.int8), rolls, rolls)


class BlindEndPolicy:
    """Looks at nothing but its dice: given in how many cases of 2 it throws, by choice."""

    def __init__(self, count: int, cases: Sequence[int]) -> None:
        # Either turtle moves first as often.
        self._choices = same_everywhere(count, 1, cases)

    def choices(self, hand: Hand) -> EndChoices:
        """Return the same everywhere."""
        del hand
        return EndChoices(self._choices, (self._choices, self._choices))


class ExpectingEndPolicy:
    """Looks through the turn, and takes what is best by what it expects of the boards after it."""

    def __init__(self, end: SolvedEnd, moves: Moves, house: House, evaluation: Network | RuleOfThumb | None) -> None:
        self._end = end
        self._moves = moves
        self._house = house
        self._evaluation = evaluation
        self._boards = boards_of(end.keys)

    def choices(self, hand: Hand) -> EndChoices:
        """Return what looks best."""
        count = len(self._end.keys)
        halves, first, second, last = np.empty(2 * count), [], [], []
        for taker in range(2):
            mine, others = hand.after(taker)
            won, lost = RESULTS[hand.stake][taker]
            open_ = 1 - self._expected(hand, others, mine, LAST_CLUTCH, (1 - lost, 1 - won))
            results = (np.repeat([[won], [lost]], size, axis=1) for size in (2 * count, count))
            last.append(self._decide(Ahead(open_, *results), halves))
            first.append(halves.copy())
            second.append(open_)
        open_ = 1 - self._expected(hand, hand.others, hand.mine, hand.open, None)
        two = self._decide(Ahead(open_, np.stack(first), np.stack(second)), halves)
        return EndChoices(two, (last[0], last[1]))

    def _decide(self, ahead: Ahead, halves: Floats) -> Choices:
        count = len(self._end.keys)
        choices = Choices(*(np.empty(shape, np.int8) for shape in ((count,), (count, 2, CHOICES), (count, 2, CHOICES))))
        take_turn(self._moves, ahead, self._house, choices, True, halves, np.empty(count))
        return choices

    def _knows_last(self, rules: Rules) -> bool:
        """Return whether it knows the last clutch: perfect play does, ancient where its table of it ships."""
        return self._evaluation is None or (isinstance(self._evaluation, Network) and is_solved(rules))

    def _expected(
        self, hand: Hand, mine: Counts, others: Counts, face_up: int, results: tuple[float, float] | None
    ) -> Floats:
        """Return what boards are worth to who is to move and holds *mine*, with *results* in the last clutch."""
        if results and self._knows_last(hand.rules):
            won, lost = results
            last: Floats = lost + (won - lost) * self._end.values[Stake.LAST]
            return last
        if self._evaluation is None:
            theirs: Floats = self._end.values[OTHERS[hand.stake]]
            return theirs
        unseen = np.array(hand.rules.deck) - np.array(hand.mine) - np.array(hand.others)
        unseen[hand.open - 1] -= 1
        held = np.array([[unseen, mine, others]], np.int64)
        hands = Hands(held, np.zeros((1, 2), bool), np.array([face_up], np.int64))
        values = self._evaluation.all_values(hand.rules, self._boards, hands, 0)
        return np.ascontiguousarray(values[:, 0, 0], np.float64)


def end_policy(name: str, end: SolvedEnd, moves: Moves, house: House) -> EndPolicy:
    """Return one of our bots as a policy: ancient as it ships, without a solved end that the environment names."""
    count = len(end.keys)
    match name:
        case "hatchling":
            return BlindEndPolicy(count, [1] * CHOICES)
        case "swimmer":
            cases = [2 * (bust_faces(total) <= DEFAULT_RISKS[dice - 1]) for dice, total in THROWS]
            assert cases[AT_SEVEN] == 0
            return BlindEndPolicy(count, cases)
        case "navigator":
            return ExpectingEndPolicy(end, moves, house, RuleOfThumb())
        case "ancient":
            return ExpectingEndPolicy(end, moves, house, learned())
    raise CannotSolve(f"what {name} gives away in the end cannot be computed, only that of {', '.join(KNOWN)}")


def boards_of(keys: Ints) -> Boards:
    """Return boards by their *keys*, the first player to move."""
    perches = np.stack([keys // PERCH**power % PERCH for power in (3, 2, 1, 0)], axis=1)
    return Boards(perches // 4, perches % 4)
