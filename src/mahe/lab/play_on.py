"""Games that ancient plays on in every seat, from any position, on the compiled engine. Needs the extra `lab`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mahe.arrays import Floats
from mahe.kernel.games_with_luck import Notes, play_games
from mahe.kernel.records import SEATS
from mahe.kernel.training_rows import ROW
from mahe.lab.compiled_bots import ancient_evaluation, scratch_for, start_of
from mahe.lab.train.evaluations import numeric_rules
from mahe.rules import State, standing


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """What came of a position, by game and seat."""

    results: Floats
    """Each seat's part of the win."""
    lucks: Floats
    """How lucky each was."""
    notes: Notes
    """For all of SEATS; chances that are not a number where nothing was noted."""


def play_on(state: State, key: np.uint64, *, first: int, games: int, room: int = 0, is_whole: bool = True) -> PlayedOn:
    """Return games *first*, first + 1, … of *key*, with notes about at most *room* moves of each.

    A game's dice and cards depend on nothing but *key* and its number. If *is_whole*, ancient looks as far ahead as the
    bot does, with two turtles each through both moves of a turn; else through one move at a time, which is many times
    as fast.
    """
    rules = state.rules
    results, lucks = np.zeros((games, SEATS)), np.zeros((games, SEATS))
    notes = notes_for(games, room)
    if winners := standing(state).winners:
        results[:, [seat - 1 for seat in winners]] = 1 / len(winners)
    else:
        evaluation = ancient_evaluation(rules)
        play_games(
            numeric_rules(rules),
            (evaluation, evaluation),
            np.zeros(SEATS, np.int64),
            0,
            is_whole,
            start_of(state),
            key,
            first,
            scratch_for(evaluation),
            results,
            lucks,
            notes,
        )
    return PlayedOn(results[:, : rules.players], lucks[:, : rules.players], notes)


def notes_for(games: int, room: int) -> Notes:
    """Return empty notes with *room* for so many moves of each game."""
    shape = (games, room, SEATS)
    return Notes(np.full(shape, np.nan), np.zeros(shape), np.zeros((games, room, ROW), np.int8))
