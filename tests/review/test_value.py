"""What positions are worth: exactly, where the game is solved, and consistently everywhere."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from mahe.bots.oracle import opened
from mahe.bots.registry import SOLUTION
from mahe.bots.sample_positions import all_tables
from mahe.bots.solution import BadSolution
from mahe.bots.solution_index import board_number, lead_of
from mahe.review import NothingToJudge, Source, judge, review, value
from mahe.rules import FACES, RAFT, TURTLES, Rules, Start, State, Turned, actor, apply, begin, chance, options
from tests.kit.games import play_out
from tests.kit.position import position
from tests.kit.solved import SHORT, SOLVED
from tests.review.records import random_record

ROUNDED = 1e-4
"""More than rounding to 16 bits makes of the values of a turn."""

LAST_CLUTCH_SOON = Rules(players=2, turtles_each=2, deck=(0, 0, 1, 1, 0, 0), set_aside=1)


def looked_up(state: State) -> float:
    """Return the chance of whoever is to move, straight from the file."""
    solution = opened(SOLVED)
    own, other = TURTLES[state.turn - 1], TURTLES[2 - state.turn]
    places = state.space(own), state.space(other)
    is_below = places[0] == places[1] != RAFT and state.riders(own) != ()
    number = int(board_number(*places, is_below))
    mine, others = state.cards[state.turn], state.cards[3 - state.turn]
    taken = tuple(one + two for one, two in zip(mine, others, strict=True))
    return float(solution.chances(taken, state.face_up, lead_of(mine, others))[number])


def test_the_short_game_is_known_exactly() -> None:
    game = play_out(SHORT, Random(1))
    starts = [state for state in game.states if options(state) and isinstance(options(state)[0], Start)]
    assert len(starts) > 10
    for state in starts:
        found = value(state)
        assert found.source is Source.EXACT
        assert found.chances[state.turn - 1] == pytest.approx(looked_up(state), abs=ROUNDED)


def test_the_first_chance_is_that_of_the_solution() -> None:
    assert value(begin(SHORT)).chances[0] == pytest.approx(opened(SOLVED).value, abs=ROUNDED)


@pytest.mark.parametrize("rules", [SHORT, LAST_CLUTCH_SOON], ids=["short game", "last clutch"])
def test_nothing_is_revised_where_the_chances_are_exact(rules: Rules) -> None:
    exact = [
        step
        for seed in range(4)
        for step in review(random_record(rules, Random(seed), is_whole=True)).steps
        if step.source is Source.EXACT
    ]
    assert len(exact) > 50
    assert max(abs(change) for step in exact for change in step.revision) < ROUNDED


def test_only_the_last_clutch_is_exact_with_two_turtles_each() -> None:
    found = review(random_record(LAST_CLUTCH_SOON, Random(1), is_whole=True))
    assert found.source is Source.ANCIENT
    assert {step.source for step in found.steps} == {Source.EXACT, Source.ANCIENT}


@pytest.mark.parametrize("rules", all_tables(), ids=repr)
def test_a_chance_is_the_average_of_what_may_come_and_the_best_of_what_may_be_chosen(rules: Rules) -> None:
    states = play_out(rules, Random(2)).states
    for state in Random(3).sample(states, 6):
        here = value(state).chances
        assert sum(here) == pytest.approx(1)
        if on_offer := options(state):
            found = judge(state)
            assert found.seat == actor(state)
            assert [one.option for one in found.options] == list(on_offer)
            assert found.best.gives_away == 0
            assert here == pytest.approx(found.best.chances)
            assert max(one.worth for one in found.options) == found.best.worth == here[found.seat - 1]
        elif outcomes := chance(state):
            after = [(value(apply(state, outcome)).chances[0], weight) for outcome, weight in outcomes]
            # Where a die may end the turn, the estimate is revised.
            if isinstance(outcomes[0][0], Turned) or not state.throw:
                mean = sum(share * weight for share, weight in after) / sum(weight for _, weight in after)
                assert here[0] == pytest.approx(mean, abs=1e-6)


def test_after_the_end_there_is_a_result_and_nothing_to_judge() -> None:
    end = play_out(SHORT, Random(1)).end
    assert sorted(value(end).chances) == [0, 1]
    assert value(end).source is Source.EXACT
    with pytest.raises(NothingToJudge, match=r"^there is nothing to decide in this position: the game is over$"):
        judge(end)


def test_a_die_in_the_air_is_no_decision() -> None:
    with pytest.raises(NothingToJudge, match="chance acts next"):
        judge(position("A throws"))


def test_a_solved_game_is_used_where_the_environment_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOLUTION, str(SOLVED))
    assert value(begin(SHORT)).source is Source.EXACT
    assert value(begin(Rules(players=2, turtles_each=1))).source is Source.ANCIENT


def test_a_file_that_is_no_solution_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "broken.solved"
    path.write_bytes(bytes(100))
    monkeypatch.setitem(os.environ, SOLUTION, str(path))
    with pytest.raises(BadSolution, match="is not a solved game"):
        value(begin(SHORT))


def test_faces_are_equally_likely() -> None:
    state = position("A throws")
    mean = sum(value(apply(state, outcome)).chances[0] for outcome, _ in chance(state)) / len(FACES)
    assert value(state).chances[0] == pytest.approx(mean)
