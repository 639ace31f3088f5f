"""Games of our bots on the compiled engine, as the studies play them. Importing this needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from mahe.arrays import Floats
from mahe.kernel.bot_games import MoveNotes, make_notes, play_as_bots
from mahe.kernel.game_luck import Rooms, set_up
from mahe.kernel.position import Position, make_position
from mahe.kernel.records import SEATS
from mahe.lab.arena.luck import minds_of
from mahe.lab.compiled_bots import ancient_evaluation
from mahe.lab.train.evaluations import navigator_evaluation, numeric_rules, workspace_for
from mahe.rules import Rules


@dataclass(frozen=True, slots=True)
class Played:
    """What came of games, by game and seat."""

    results: Floats
    """Each seat's part of the win."""
    lucks: Floats
    """How lucky each was; nothing if nobody asked."""
    notes: MoveNotes
    """The moves of the last game, if they were asked for."""

    @property
    def without_luck(self) -> Floats:
        """The results, the luck taken out."""
        return self.results - self.lucks


evaluation_of = cache(ancient_evaluation)
thumb = cache(navigator_evaluation)


def play(
    rules: Rules,
    bots: Sequence[str],
    key: np.uint64,
    games: range,
    *,
    start: Position | None = None,
    with_luck: bool = False,
    with_notes: bool = False,
) -> Played:
    """Play the games of these numbers of *key* with one bot a seat, from *start* or from the beginning.

    With two turtles each, bots that look ahead do so through one move at a time, which is many times as fast.
    """
    judge = evaluation_of(rules)
    numbers = numeric_rules(rules)
    if start is None:
        start = make_position()
        set_up(numbers, start)
    rooms = Rooms(make_position(), make_position(), *(workspace_for(judge, thumb()) for _ in range(4)))
    results, lucks = np.zeros((len(games), SEATS)), np.zeros((len(games), SEATS))
    notes = make_notes() if with_notes else make_notes(0)
    minds = minds_of(rules, bots, thumb())
    noted = play_as_bots(numbers, judge, minds, False, with_luck, start, key, games.start, rooms, results, lucks, notes)
    players = rules.players
    return Played(results[:, :players], lucks[:, :players], MoveNotes(*(part[:noted] for part in notes)))


def play_from(rules: Rules, start: Position, key: np.uint64, times: int) -> Floats:
    """Return by seat what *start* is worth if ancients play on, *times* over, the luck taken out."""
    found: Floats = play(
        rules, ["ancient"] * rules.players, key, range(times), start=start, with_luck=True
    ).without_luck.mean(axis=0)
    return found
