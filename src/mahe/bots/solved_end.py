"""The end of the game of two with two turtles each, solved and kept in a file: the last clutch, or the last two.

`mahe solve --clutches 2` makes the file, and docs/solved.md describes it. Where the environment names one, ancient and
reviews know the end by it.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from mahe.arrays import Chances, Flags, Floats, Ints, Shorts, np
from mahe.bots.last_clutch import board_keys
from mahe.bots.lookahead import Boards, Evaluation, Hands, won_by
from mahe.bots.registry import SOLVED_END
from mahe.bots.solution import QUANTUM, BadSolution
from mahe.rules import FACES, LAST_CLUTCH, Rules, State
from mahe.rules.score import EGG
from mahe.rules.solved_game import SCALE
from mahe.rules.stakes import Stake, worth_of

MAGIC: Final = b"MAHEENDS"
VERSION: Final = 1
CLUTCHES: Final = (1, 2)
"""How many of the last clutches can be solved."""

_HEAD: Final = struct.Struct("<8sII")
_SHA: Final = 32


@dataclass(frozen=True, slots=True)
class SolvedEnd:
    """What every board is worth to whoever is to move, their turn just beginning."""

    third_die_at_seven: bool
    bust_ends_turn: bool
    error: float
    """By how much a value may be wrong."""
    keys: Ints
    """The boards in order; see `mahe.bots.last_clutch.board_keys`."""
    values: Floats
    """By stake and board; LAST alone where only the last clutch is solved."""

    @property
    def clutches(self) -> int:
        """How many of the last clutches are solved."""
        return 1 if len(self.values) == 1 else 2

    def is_for(self, rules: Rules) -> bool:
        """Return whether a game by these rules ends like this; the cards in the box do not matter."""
        house = (rules.third_die_at_seven, rules.bust_ends_turn)
        is_table = (rules.players, rules.turtles_each, rules.cards_as_dice) == (2, 2, False)
        return is_table and house == (self.third_die_at_seven, self.bust_ends_turn)

    def knows(self, rules: Rules, hands: Hands) -> Flags:
        """Return by case whether no more clutches are left than are solved."""
        is_known = hands.face_up == LAST_CLUTCH
        if self.clutches > 1:
            is_known = is_known | (hands.held[:, 0].sum(axis=-1) <= rules.set_aside)
        known: Flags = is_known & self.is_for(rules)
        return known

    def knows_state(self, state: State) -> bool:
        """Return the same of one position, with a clutch open."""
        is_last = state.face_up == LAST_CLUTCH
        is_soon = self.clutches > 1 and state.face_up > 0 and sum(state.unseen) <= state.rules.set_aside
        return (is_last or is_soon) and self.is_for(state.rules)

    def chances(self, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand that it knows, if *turn* is to move."""
        places = np.searchsorted(self.keys, board_keys(boards, turn))[board]
        found = np.empty((len(board), 2))
        last = hands.face_up[hand] == LAST_CLUTCH
        if last.any():
            held, chances = hands.held[hand[last]], self.values[Stake.LAST][places[last]][:, None]
            taken, lost = (won_by(held, np.full(len(held), seat)) for seat in (turn, 1 - turn))
            found[last] = chances * taken + (1 - chances) * lost
        for one in np.unique(hand[~last]).tolist():
            here = hand == one
            scores = hands.held[one] @ (EGG * np.array(FACES) + 1)
            stake, sure, part = worth_of(int(scores[turn + 1] - scores[2 - turn]), int(hands.face_up[one]))
            mine = sure + part * self.values[stake][places[here]]
            found[here] = np.stack([1 - mine, mine] if turn else [mine, 1 - mine], axis=1)
        return found


class WithSolvedEnd:
    """An evaluation that knows the end: what another one says, but where the end is solved."""

    def __init__(self, evaluation: Evaluation, end: SolvedEnd) -> None:
        self._evaluation = evaluation
        self._end = end

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        known = self._end.knows(rules, hands)[hand]
        if not known.any():
            return self._evaluation.values(rules, boards, hands, board, hand, turn)
        chances = np.empty((len(board), rules.players))
        chances[known] = self._end.chances(boards, hands, board[known], hand[known], turn)
        if not known.all():
            chances[~known] = self._evaluation.values(rules, boards, hands, board[~known], hand[~known], turn)
        return chances


def with_named_end(evaluation: Evaluation) -> Evaluation:
    """Return *evaluation* with the solved end that the environment names, if it names one."""
    end = named_end()
    return WithSolvedEnd(evaluation, end) if end else evaluation


def named_end() -> SolvedEnd | None:
    """Return the solved end that the environment names; raise BadSolution or OSError if it cannot be read."""
    named = os.environ.get(SOLVED_END)
    return opened_end(Path(named)) if named else None


@cache
def opened_end(path: Path) -> SolvedEnd:
    """Return the solved end in a file, read once."""
    return read_end(path)


def pack_end(end: SolvedEnd) -> bytes:
    """Return a solved end as the bytes of a file."""
    keys = np.diff(end.keys, prepend=0).astype("<u4")
    blocks = [zlib.compress(keys.tobytes(), 9), *(_pack(row) for row in end.values)]
    header = {
        "third_die_at_seven": end.third_die_at_seven,
        "bust_ends_turn": end.bust_ends_turn,
        "error": end.error,
        "blocks": [{"bytes": len(block), "sha256": hashlib.sha256(block).hexdigest()} for block in blocks],
    }
    text = json.dumps(header, sort_keys=True, separators=(",", ":")).encode()
    return b"".join([_HEAD.pack(MAGIC, VERSION, len(text)), text, hashlib.sha256(text).digest(), *blocks])


def read_end(path: Path) -> SolvedEnd:
    """Return the solved end in a file; raise BadSolution if it holds none or is damaged."""
    data = path.read_bytes()
    if len(data) < _HEAD.size or not data.startswith(MAGIC):
        raise BadSolution(f"{path} is not a solved end of the game")
    _, version, length = _HEAD.unpack(data[: _HEAD.size])
    if version != VERSION:
        raise BadSolution(f"{path} is of version {version}, and this program reads version {VERSION}")
    text = data[_HEAD.size : _HEAD.size + length]
    at = _HEAD.size + length + _SHA
    if hashlib.sha256(text).digest() != data[at - _SHA : at]:
        raise BadSolution(f"{path} is damaged: its header does not match its checksum")
    header: dict[str, Any] = json.loads(text)
    blocks = []
    for number, about in enumerate(header["blocks"], 1):
        blocks.append(data[at : at + about["bytes"]])
        at += about["bytes"]
        if hashlib.sha256(blocks[-1]).hexdigest() != about["sha256"]:
            raise BadSolution(f"{path} is damaged: block {number} does not match its checksum")
    keys = np.cumsum(np.frombuffer(zlib.decompress(blocks[0]), "<u4"), dtype=np.int64)
    return SolvedEnd(
        header["third_die_at_seven"],
        header["bust_ends_turn"],
        header["error"] + QUANTUM,
        keys,
        np.array([_unpack(block) for block in blocks[1:]]) / SCALE,
    )


def _pack(values: Floats) -> bytes:
    """Return values as 16 bits each: the steps from one to the next, small ones as small numbers, in two planes."""
    whole: Shorts = np.rint(values * SCALE).astype(np.uint16)
    steps = np.diff(whole, prepend=np.uint16(0)).view(np.int16)
    folded = ((steps << 1) ^ (steps >> 15)).astype("<i2")
    return zlib.compress(folded.view(np.uint8).reshape(-1, 2).T.tobytes(), 9)


def _unpack(data: bytes) -> Shorts:
    planes = np.frombuffer(zlib.decompress(data), np.uint8).reshape(2, -1)
    folded = planes[0] + (planes[1].astype(np.uint16) << 8)
    found: Shorts = np.cumsum((folded >> 1) ^ -(folded & 1), dtype=np.uint16)
    return found
