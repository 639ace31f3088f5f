"""The game of two with a turtle each, as learned from its solution.

Every chance is a sum of a few *shapes*, functions of the board alone, times factors that depend on the cards alone.
With one or two clutches left that is exact: the shapes are the solutions, whatever the deck. With more, a small network
for each stage of the game makes the factors out of what the cards say, above all of who would be ahead in the end if a
coin decided about every clutch. `python -m mahe.lab.solve.learned_solution` makes the file;
`mahe.kernel.learned_solution` computes the same, compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO, Final

from mahe import solution_inputs as layout
from mahe.arrays import Chances, Floats, Ints, Singles, np
from mahe.bots.lookahead import Boards, Evaluation, Hands
from mahe.bots.solution_index import board_number, lead_step
from mahe.rules import FACES, LAST_CLUTCH, RAFT, Rules
from mahe.rules.score import EGG
from mahe.rules.solved_game import SCALE
from mahe.solution_inputs import ALWAYS, INPUTS, KINDS_OF_TWO, MEAN_SIGNS, RACE, SHAPES, TWO

FILE: Final = "learned_solution.npz"

USUAL, SEVEN = "usual", "seven"
"""Readings of rule T3, each with its own shapes."""

_SIGNS: Final = (1, -1)


@dataclass(frozen=True, slots=True)
class Learned:
    """What has been learned for one reading of rule T3."""

    shapes: Singles
    """By shape and board as `board_number` has it; the first is 1 everywhere."""
    first: Singles
    """By stage of the game, input and unit."""
    first_bias: Singles
    second: Singles
    second_bias: Singles
    last: Singles
    """By stage, input or unit of the second layer, and shape."""
    last_bias: Singles


def save_learned(file: Path | IO[bytes], learned: Mapping[str, Learned]) -> None:
    """Write what was learned by reading of T3, with one set of networks; at 16 bits a number."""
    arrays = {name: getattr(learned[USUAL], name).astype(np.float16) for name in _layers()}
    for key, one in learned.items():
        arrays[f"{key} exact"] = np.rint(one.shapes[RACE:SHAPES] * SCALE).astype(np.uint16)
        arrays[f"{key} shapes"] = one.shapes[SHAPES:].astype(np.float16)
    np.savez_compressed(file, **arrays)


def load_learned(file: Path | IO[bytes]) -> dict[str, Learned]:
    """Read what `save_learned` wrote."""
    with np.load(file, allow_pickle=False) as arrays:
        found = {}
        layers = [arrays[name].astype(np.float32) for name in _layers()]
        for key in (USUAL, SEVEN):
            exact = arrays[f"{key} exact"].astype(np.float32) / SCALE
            always = np.full((1, exact.shape[1]), 1.0).astype(np.float32)
            shapes = np.concatenate([always, exact, arrays[f"{key} shapes"].astype(np.float32)])
            found[key] = Learned(shapes, *layers)
        return found


def _layers() -> list[str]:
    return [field.name for field in fields(Learned)][1:]


def key_of(rules: Rules) -> str:
    """Return which part of the file is for these rules."""
    return SEVEN if rules.third_die_at_seven else USUAL


def is_learned(rules: Rules) -> bool:
    """Return whether this is the game that has been learned, with any deck."""
    return (rules.players, rules.turtles_each, rules.cards_as_dice) == (2, 1, False)


class LearnedSolution:
    """Values positions between two turns of two players with a turtle each."""

    def __init__(self, learned: Mapping[str, Learned]) -> None:
        self._learned = learned

    def learned(self, rules: Rules) -> Learned:
        """Return what has been learned for these rules."""
        return self._learned[key_of(rules)]

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        learned = self.learned(rules)
        # Hands that no pair names may be such as cannot be.
        used, case = np.unique(hand, return_inverse=True)
        some = Hands(hands.held[used], hands.carded[used], hands.face_up[used])
        shapes = learned.shapes.T[_numbers(boards, turn)]
        mine = (shapes[board] * factors(rules, learned, some, turn)[case]).sum(axis=1)
        return _both(mine, turn)

    def all_values(self, rules: Rules, boards: Boards, hands: Hands, turn: int) -> Chances:
        """Return the chances by board, hand and seat, for all pairs; quicker than by naming them."""
        learned = self.learned(rules)
        mine = learned.shapes.T[_numbers(boards, turn)] @ factors(rules, learned, hands, turn).T
        return _both(mine, turn)


class WithLearnedSolution:
    """Another evaluation, but for two players with a turtle each what was learned from the solution."""

    def __init__(self, solution: LearnedSolution, evaluation: Evaluation) -> None:
        self._solution = solution
        self._evaluation = evaluation

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        evaluation = self._solution if is_learned(rules) else self._evaluation
        return evaluation.values(rules, boards, hands, board, hand, turn)


@cache
def learned_solution() -> LearnedSolution:
    """Return what ships with the package."""
    with files("mahe.bots").joinpath(FILE).open("rb") as file:
        return LearnedSolution(load_learned(file))


def _numbers(boards: Boards, turn: int) -> Ints:
    own, other = boards.place[:, turn], boards.place[:, 1 - turn]
    is_below = (own == other) & (own != RAFT) & (boards.level[:, turn] < boards.level[:, 1 - turn])
    return board_number(own, other, is_below)


def _both(mine: Singles, turn: int) -> Chances:
    mine = np.minimum(np.maximum(mine, 0), 1)
    return np.stack([1 - mine, mine] if turn else [mine, 1 - mine], axis=mine.ndim)


def factors(rules: Rules, learned: Learned, hands: Hands, turn: int) -> Singles:
    """Return by hand and shape the factors of all shapes, if *turn* is to move."""
    cards = cards_of(rules, hands, turn)
    found = np.zeros((len(cards.clutches), len(learned.shapes)), np.float32)
    last, two = cards.clutches == 1, cards.clutches == 2
    above, below = (_result(cards.lead + sign * lead_step(LAST_CLUTCH)) for sign in _SIGNS)
    found[:, ALWAYS] = np.where(last, below, 0)
    found[:, RACE] = np.where(last, above - below, 0)
    kind = two_left(cards)
    found[:, ALWAYS] += two & (kind > KINDS_OF_TWO)
    for number in range(KINDS_OF_TWO):
        found[:, TWO + number] = two & (kind == number + 1)
    decided = cards.lead > cards.most
    found[:, ALWAYS] += decided & (cards.clutches > 2)
    open_ = np.flatnonzero((cards.clutches > 2) & ~decided & (-cards.lead <= cards.most))
    if len(open_):
        given = inputs(cards.some(open_)).astype(np.float32)
        stages = layout.STAGE_OF[cards.clutches[open_]]
        for stage in range(len(layout.STAGES)):
            here = np.flatnonzero(stages == stage)
            if len(here):
                found[open_[here], SHAPES:] = network(learned, stage, given[here])
    return found


def network(learned: Learned, stage: int, given: Singles) -> Singles:
    """Return the factors by case and shape that the network of a *stage* makes of its inputs."""
    middle = np.tanh(given @ learned.first[stage] + learned.first_bias[stage])
    middle = np.tanh(middle @ learned.second[stage] + learned.second_bias[stage])
    found: Singles = np.concatenate([given, middle], axis=1) @ learned.last[stage] + learned.last_bias[stage]
    return found


@dataclass(frozen=True, slots=True)
class Cards:
    """What counts of many hands, as one of the two players sees them."""

    eggs: Ints
    """How many more the player has than the other."""
    number: Ints
    """The same of cards."""
    lead: Ints
    """Both as one number."""
    most: Ints
    """The most that may still be won, as such a number."""
    face_up: Ints
    clutches: Ints
    """How many are left, the open one and the 7 eggs included."""
    unseen: Ints
    """By eggs."""

    def some(self, which: Ints) -> Cards:
        """Return only those of these numbers."""
        return Cards(*(getattr(self, field.name)[which] for field in fields(self)))


def cards_of(rules: Rules, hands: Hands, turn: int) -> Cards:
    """Return what counts of *hands* for the seat *turn*."""
    held = hands.held[:, turn + 1] - hands.held[:, 2 - turn]
    eggs, number = held @ np.array(FACES), held.sum(axis=1)
    unseen = hands.held[:, 0]
    is_last = hands.face_up == LAST_CLUTCH
    turned = np.where(is_last, 0, np.maximum(unseen.sum(axis=1) - rules.set_aside, 0))
    most = EGG * hands.face_up + 1 + np.where(is_last, 0, lead_step(LAST_CLUTCH))
    left = turned
    for face in reversed(FACES):
        count = np.minimum(unseen[:, face - 1], left)
        most = most + count * lead_step(face)
        left = left - count
    return Cards(eggs, number, EGG * eggs + number, most, hands.face_up, np.where(is_last, 1, turned + 2), unseen)


def two_left(cards: Cards) -> Ints:
    """Return how two clutches decide: twice the ways to share them out that win, plus 1 if another one is a tie."""
    kind = np.zeros(len(cards.lead), np.int64)
    for open_ in _SIGNS:
        for last in _SIGNS:
            end = cards.lead + open_ * (EGG * cards.face_up + 1) + last * lead_step(LAST_CLUTCH)
            kind = kind + 1 + np.sign(end)
    return kind


def _result(lead: Ints) -> Floats:
    return (1 + np.sign(lead)) / 2


def inputs(cards: Cards) -> Floats:
    """Return what the network is given, by case and input; at least three clutches must be left."""
    count = len(cards.lead)
    found = np.zeros((count, INPUTS))
    total = cards.unseen.sum(axis=1)
    parts = cards.unseen / total[:, None]
    turned = cards.clutches - 2
    waves = next_waves(parts, total, turned)
    way = 0
    for open_ in _SIGNS:
        for last in _SIGNS:
            signs, ties = leads_after(waves, cards.eggs + open_ * cards.face_up + last * LAST_CLUTCH)
            for following in (1, 0, -1):
                # Two cards of which both, one or none is the player's; or just one card, or a coin for it.
                several = np.minimum(turned, 2)
                number = cards.number + open_ + last + following * several
                coins = np.maximum(turned - several, 0) + np.where(turned == 1, int(following == 0), 0)
                tie = layout.CARD_SIGNS[coins, number + layout.MOST_CARDS]
                found[:, way] = _of_two(signs, following) + tie * _of_two(ties, following)
                way += 1
    mean = parts @ np.array(FACES)
    spread = np.sqrt(cards.clutches * 1.0)
    others = found[:, MEAN_SIGNS:]
    others[:, 0] = cards.face_up / 6
    others[:, 1] = 1 / spread
    others[:, 2] = cards.clutches / 21
    others[:, 3] = mean / 6 - 0.5
    others[:, 4] = (parts @ np.array([face**2 for face in FACES]) - mean * mean) / 4
    others[:, 5] = 1 / total
    others[:, 6] = cards.clutches == 3
    others[:, 7] = cards.clutches == 4
    others[:, 8] = np.tanh(cards.eggs / (2 + 3 * spread))
    others[:, 9] = cards.eggs / 20
    others[:, 10] = cards.face_up / 6 / spread
    others[:, 11] = np.tanh(cards.number / spread)
    others[:, 12:18] = parts
    return found


def _of_two(sums: tuple[Floats, Floats, Floats], following: int) -> Floats:
    """Return what the three sums of `leads_after` make if *following* says who takes the next two cards."""
    neither, crossed, both = sums
    return neither + 2 * following * crossed + (both if following == 0 else -both)


def next_waves(parts: Floats, total: Ints, turned: Ints) -> tuple[Floats, Floats, Floats]:
    """Return by wave how the next two cards, and coins for those after them, move a lead.

    First the mean product of both cosines, then of a sine and a cosine, then of both sines.
    """
    steps = np.array(FACES)[:, None] * layout.NUMBERS % layout.PERIOD
    cosines, sines = layout.COSINES[steps], layout.SINES[steps]
    cosine, sine = parts @ cosines, parts @ sines
    several = (turned > 1)[:, None]
    every, rest = total[:, None], np.maximum(total - 1, 1)[:, None]
    # The second card is not the first one again; those after it are taken to be like all the others.
    neither = np.where(several, (every * cosine * cosine - parts @ (cosines * cosines)) / rest, cosine)
    crossed = np.where(several, (every * sine * cosine - parts @ (sines * cosines)) / rest, sine / 2)
    both = np.where(several, (every * sine * sine - parts @ (sines * sines)) / rest, 0.0)
    power = np.maximum(turned - 2, 0)
    bit = 1
    while (power >= bit).any():
        factor = np.where(((power // bit) % 2 == 1)[:, None], cosine, 1.0)
        neither, crossed, both = neither * factor, crossed * factor, both * factor
        cosine = cosine * cosine
        bit *= 2
    return neither, crossed, both


def leads_after(
    waves: tuple[Floats, Floats, Floats], eggs: Ints
) -> tuple[tuple[Floats, Floats, Floats], tuple[Floats, Floats, Floats]]:
    """Return the mean signs of leads of *eggs* after these waves, and the chances of ties, each in three parts."""
    neither, crossed, both = waves
    eggs = np.minimum(np.maximum(eggs, -layout.MOST_LEAD), layout.MOST_LEAD)
    steps = eggs[:, None] * layout.NUMBERS % layout.PERIOD
    cosines, sines = layout.COSINES[steps] * layout.TIE_WEIGHT, layout.SINES[steps] * layout.TIE_WEIGHT
    ties = (cosines * neither).sum(axis=1), -(sines * crossed).sum(axis=1), (cosines * both).sum(axis=1)
    cosines, sines = cosines * layout.SIGN_RATIOS, sines * layout.SIGN_RATIOS
    return ((sines * neither).sum(axis=1), (cosines * crossed).sum(axis=1), (sines * both).sum(axis=1)), ties
