"""A learned evaluation: a small network that estimates every seat's chance to win, with NumPy alone.

There is one network for each number of players and turtles. All inputs are seen from the seat whose turn it is; two
turtles of one owner come in the order of their places, so that positions that are alike look alike. The first layer
adds up a row for every turtle (by who decides for it and where it is), one for every pair of turtles of which one
carries the other, and the facts about eggs and cards. Two layers of rectified units follow, then a softmax.
`mahe.kernel.network` computes the same, compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import IO

from mahe import network_layout as layout
from mahe.arrays import Ints, Singles, np
from mahe.bots.lookahead import BLOCK, Boards, Hands, topmost
from mahe.network_layout import FACTS, GAPS, SEAT_FACTS, table_key
from mahe.rules import BEACH, FACES, LAST_CLUTCH, RAFT, Rules
from mahe.rules.pieces import PLACES
from mahe.rules.score import EGG


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of one network."""

    boards: Singles
    """Rows by turtle, who decides for it and place; by pairs of turtles, the second somewhere under the first; by pairs
    of turtles and how far apart they are."""
    facts: Singles
    bias: Singles
    middle: Singles
    middle_bias: Singles
    last: Singles
    last_bias: Singles

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return sum(getattr(self, field.name).size for field in fields(self))


def save_weights(file: Path | IO[bytes], networks: Mapping[str, Weights]) -> None:
    """Write networks by their tables' keys as an array file, at half precision."""
    arrays = {
        f"{key} {field.name}": getattr(weights, field.name).astype(np.float16)
        for key, weights in networks.items()
        for field in fields(Weights)
    }
    np.savez_compressed(file, **arrays)


def load_weights(file: Path | IO[bytes]) -> dict[str, Weights]:
    """Read what `save_weights` wrote."""
    with np.load(file, allow_pickle=False) as arrays:
        keys = sorted({name.split(" ")[0] for name in arrays.files})
        names = [field.name for field in fields(Weights)]
        return {key: Weights(*(arrays[f"{key} {name}"].astype(np.float32) for name in names)) for key in keys}


def board_rows(players: int, turtles: int) -> int:
    """Return how many rows `Weights.boards` has."""
    return turtles * players * PLACES + turtles**2 + turtles * (turtles - 1) // 2 * GAPS


class Network:
    """Values positions between two turns, at every table that it has learned."""

    def __init__(self, networks: Mapping[str, Weights]) -> None:
        self._networks = networks

    def weights(self, rules: Rules) -> Weights:
        """Return the numbers for a table."""
        return self._networks[table_key(rules)]

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Singles:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        weights = self.weights(rules)
        used, board = _used(board, len(boards.place))
        from_boards = _board_layer(rules, weights, Boards(boards.place[used], boards.level[used]), turn)
        used, hand = _used(hand, len(hands.face_up))
        from_facts = _fact_layer(rules, weights, Hands(hands.held[used], hands.carded[used], hands.face_up[used]), turn)
        chances = np.empty((len(board), rules.players), np.float32)
        for start in range(0, len(board), BLOCK):
            some = slice(start, start + BLOCK)
            hidden = from_boards[board[some]]
            hidden += from_facts[hand[some]]
            chances[some] = _later_layers(weights, hidden)
        return np.roll(chances, turn, axis=1)

    def all_values(self, rules: Rules, boards: Boards, hands: Hands, turn: int) -> Singles:
        """Return the chances by board, hand and seat, for all pairs; quicker than by naming them."""
        weights = self.weights(rules)
        from_boards = _board_layer(rules, weights, boards, turn)
        from_facts = _fact_layer(rules, weights, hands, turn)
        chances = np.empty((len(from_boards), len(from_facts), rules.players), np.float32)
        at_once = max(1, BLOCK // len(from_facts))
        for start in range(0, len(from_boards), at_once):
            some = slice(start, start + at_once)
            hidden = from_boards[some, None] + from_facts
            found = _later_layers(weights, hidden.reshape(-1, hidden.shape[2]))
            chances[some] = found.reshape(*hidden.shape[:2], -1)
        return np.roll(chances, turn, axis=2)


def _fact_layer(rules: Rules, weights: Weights, hands: Hands, turn: int) -> Singles:
    """Return the hands' part of the first layer."""
    return fact_inputs(rules, hands, turn) @ weights.facts + weights.bias


def _later_layers(weights: Weights, hidden: Singles) -> Singles:
    """Return the chances by position and seat, out of the first layer, which is overwritten."""
    np.maximum(hidden, 0, out=hidden)
    hidden = hidden @ weights.middle
    hidden += weights.middle_bias
    np.maximum(hidden, 0, out=hidden)
    chances = hidden @ weights.last.T
    chances += weights.last_bias
    chances -= chances.max(axis=1, keepdims=True)
    np.exp(chances, out=chances)
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def _used(index: Ints, size: int) -> tuple[Ints, Ints]:
    """Return which of *size* things *index* names, and the index among those alone."""
    used = np.zeros(size, bool)
    used[index] = True
    return np.flatnonzero(used), (np.cumsum(used) - 1)[index]


def _board_layer(rules: Rules, weights: Weights, boards: Boards, turn: int) -> Singles:
    """Return the boards' part of the first layer."""
    players, each = rules.players, rules.turtles_each
    turtles = players * each
    order = (np.arange(turtles) + turn * each) % turtles
    place, level = boards.place[:, order], boards.level[:, order]
    decider = (topmost(boards)[:, order] // each - turn) % players
    if each == 2:
        # The one further back first.
        standing = (place * 8 + level).reshape(-1, players, 2)
        swap = np.argsort(standing, axis=2, kind="stable")
        swap = (swap + 2 * np.arange(players)[:, None]).reshape(-1, turtles)
        place, level, decider = (np.take_along_axis(one, swap, axis=1) for one in (place, level, decider))
    rows = (np.arange(turtles) * players + decider) * PLACES + place
    layer: Singles = weights.boards[rows].sum(axis=1)
    if level.any():
        carried = (place[:, :, None] == place[:, None, :]) & (level[:, :, None] > level[:, None, :])
        pairs = weights.boards[turtles * players * PLACES :][: turtles**2]
        layer += carried.reshape(len(place), -1).astype(np.float32) @ pairs
    first, second = np.triu_indices(turtles, 1)
    apart = weights.boards[turtles * players * PLACES + turtles**2 :]
    layer += apart[np.arange(len(first)) * GAPS + _gaps(place[:, first], place[:, second])].sum(axis=1)
    return layer


def _gaps(one: Ints, other: Ints) -> Ints:
    """Return numbers for how far apart places are, from 0 to GAPS - 1; the raft is a place of its own kind."""
    away = np.where(other == RAFT, 2 * BEACH + one, (other - one) % BEACH)
    return np.where(one == RAFT, BEACH + other, away)


def fact_inputs(rules: Rules, hands: Hands, turn: int) -> Singles:
    """Return the inputs beside the board, by hand."""
    count, players = len(hands.face_up), rules.players
    unseen = hands.held[:, 0]
    cards = unseen.sum(axis=1)
    is_last = hands.face_up == LAST_CLUTCH
    clutches = np.where(is_last, 1, np.maximum(cards - rules.set_aside, 0) + 2)
    mean = np.where(cards > 0, unseen @ np.array(FACES) / np.maximum(cards, 1), 3.5)

    facts = np.zeros((count, FACTS + SEAT_FACTS * players), np.float32)
    facts[np.arange(count), hands.face_up + (layout.OPEN_CLUTCH - 1)] = 1
    facts[:, layout.CLUTCHES_LEFT] = clutches / layout.MOST_CLUTCHES
    facts[:, layout.TWO_LEFT] = clutches == 2
    facts[:, layout.THREE_LEFT] = clutches == 3
    facts[:, layout.MEAN_UNSEEN] = mean / 6 - 0.5
    facts[:, layout.UNSEEN : layout.UNSEEN + len(FACES)] = unseen / np.maximum(cards, 1)[:, None]
    facts[:, layout.CARDS_AS_DICE] = rules.cards_as_dice
    facts[:, layout.THIRD_DIE_AT_SEVEN] = rules.third_die_at_seven
    facts[:, layout.BUST_ENDS_TURN] = rules.bust_ends_turn

    held = np.roll(hands.held[:, 1:], -turn, axis=1)
    eggs, number = held @ np.array(FACES), held.sum(axis=2)
    scores = EGG * eggs + number
    best = np.stack([np.delete(scores, seat, axis=1).max(axis=1) for seat in range(players)], axis=1)
    lead = eggs - best // EGG
    spread = layout.SPREAD[0] + layout.SPREAD[1] * np.sqrt(clutches)
    seats = facts[:, FACTS:].reshape(count, players, SEAT_FACTS)
    seats[..., layout.SEAT_EGGS] = eggs / layout.EGGS_SCALE
    seats[..., layout.SEAT_CARDS] = number / layout.CARDS_SCALE
    seats[..., layout.SEAT_LEAD] = lead / layout.LEAD_SCALE
    seats[..., layout.SEAT_LEAD_HELD] = np.tanh(lead / spread[:, None])
    seats[..., layout.SEAT_IS_AHEAD] = scores > best
    seats[..., layout.SEAT_WOULD_BE_AHEAD] = scores + (EGG * hands.face_up + 1)[:, None] > best
    if rules.cards_as_dice:
        seats[..., layout.SEAT_HAND : layout.SEAT_HAND + len(FACES)] = np.minimum(held, 2) / 2
    return facts
