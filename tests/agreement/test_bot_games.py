"""Whole games of all bots on the compiled engine, beside its endings, which tests hold to the bots and the law."""

from __future__ import annotations

import numpy as np
import pytest

from mahe.bots import LEVELS
from mahe.kernel.bot_games import N_DECIDER, N_MOVER, N_WINS
from mahe.kernel.endings import play_endings
from mahe.kernel.position import FACE_UP
from mahe.kernel.records import SEATS
from mahe.kernel.setup import hashed_key
from mahe.lab.arena.luck import minds_of, tools_for
from mahe.lab.compiled_bots import position_of
from mahe.lab.studies.bot_games import play
from mahe.rules import Rules, Turned, apply, begin
from mahe.rules.pieces import LAST_CLUTCH

SMALL = (1, 1, 1, 1, 1, 1)
TABLES = [
    Rules(players=2, turtles_each=1, deck=SMALL, set_aside=3),
    Rules(players=4, deck=SMALL, set_aside=2),
    Rules(players=7, deck=SMALL, set_aside=2),
]
KEY = hashed_key("bot games")
GAMES = range(40)


def line_up(rules: Rules) -> list[str]:
    return [LEVELS[seat % len(LEVELS)] for seat in rules.seats]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_games_go_as_endings_do(rules: Rules) -> None:
    names = line_up(rules)
    start = position_of(apply(begin(rules), Turned(3)))
    numbers, judge, thumb, rooms = tools_for(rules)
    results = np.zeros((len(GAMES), SEATS))
    play_endings(numbers, judge, minds_of(rules, names, thumb), start, KEY, rooms, results)
    for with_luck in (False, True):
        found = play(rules, names, KEY, GAMES, start=start, with_luck=with_luck)
        assert found.results.tolist() == results[:, : rules.players].tolist()


@pytest.mark.parametrize("rules", [*TABLES, Rules(players=2, deck=SMALL, set_aside=3, cards_as_dice=True)], ids=str)
def test_one_seats_luck_is_the_others_bad_luck_and_none_on_average(rules: Rules) -> None:
    names = ["ancient"] * rules.players if rules.cards_as_dice else line_up(rules)
    found = play(rules, names, KEY, range(300), with_luck=True)
    assert found.lucks.sum(axis=1) == pytest.approx(0, abs=1e-4)
    errors = found.lucks.std(axis=0) / np.sqrt(len(found.lucks))
    assert (np.abs(found.lucks.mean(axis=0)) < 4 * errors).all()
    assert (found.without_luck.var(axis=0) < found.results.var(axis=0)).all()


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_notes_tell_the_whole_game(rules: Rules) -> None:
    for game in GAMES:
        played = play(rules, line_up(rules), KEY, range(game, game + 1), with_notes=True)
        notes = played.notes
        wins = notes.done[:, N_WINS] == 1
        assert wins.sum() == rules.cards_in_play + 1
        assert wins[-1]
        assert notes.now[-1, FACE_UP] == LAST_CLUTCH
        eggs = np.zeros(rules.players)
        for seat, open_eggs in zip(notes.done[wins, N_DECIDER], notes.now[wins, FACE_UP], strict=True):
            eggs[seat] += open_eggs
        assert (played.results[0] > 0).tolist() == [bool(one) for one in (played.results[0] > 0) & (eggs == eggs.max())]
        movers = notes.done[:, N_MOVER]
        assert movers.tolist() == [number % rules.players for number in range(len(movers))]


def test_the_same_game_has_the_same_number_in_any_batch() -> None:
    rules = TABLES[1]
    whole, part = play(rules, line_up(rules), KEY, range(9)), play(rules, line_up(rules), KEY, range(6, 9))
    assert whole.results[6:].tolist() == part.results.tolist()
