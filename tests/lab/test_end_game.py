"""The last two clutches with two turtles each: solved as the law says, resumed, kept and read."""

from __future__ import annotations

from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from mahe.bots.ancient import Ancient
from mahe.bots.last_clutch import solved_boards
from mahe.bots.registry import SOLVED_END
from mahe.bots.solution import BadSolution
from mahe.bots.solved_end import SolvedEnd, opened_end, pack_end, read_end
from mahe.kernel.last_clutch import House
from mahe.lab.compiled_bots import ancient_evaluation
from mahe.lab.solve import end_game, end_systems
from mahe.lab.solve.checkpoint import CannotResume
from mahe.lab.solve.end_game import EndAnswer, house_of, solve_end
from mahe.lab.solve.end_policies import ExpectingEndPolicy, Hand, boards_of, end_policy
from mahe.lab.solve.end_strength import end_losses, hand_of
from mahe.lab.solve.end_systems import moves_on
from mahe.review import Source, judge, value
from mahe.rules import (
    FACES,
    LAST_CLUTCH,
    TURTLES,
    Perch,
    Rules,
    State,
    options,
    standing,
)
from mahe.rules.score import EGG
from mahe.rules.solved_game import SCALE
from mahe.rules.stakes import OTHERS, RESULTS, Stake, lead_code, worth_of
from tests.bots.through import best_by_law
from tests.kit.games import play_out
from tests.kit.solved import quietly

PLAIN = Rules(players=2)
HOUSES = [
    PLAIN,
    Rules(players=2, third_die_at_seven=True),
    Rules(players=2, bust_ends_turn=True),
    Rules(players=2, third_die_at_seven=True, bust_ends_turn=True),
]
PRECISION = 1e-10
COARSE = 1e-2
"""For what does not depend on the values."""
THOROUGH, SLOW = pytest.mark.thorough, pytest.mark.slow


@pytest.fixture(scope="module")
def answer() -> EndAnswer:
    return solve_end(PLAIN, 2, precision=PRECISION, progress=quietly)


@pytest.fixture(scope="module")
def file(answer: EndAnswer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("end") / "end.solved"
    path.write_bytes(pack_end(answer.end))
    return path


def state_of(end: SolvedEnd, number: int, hand: Hand, turn: int) -> State:
    """Return a position on board *number*, in which seat *turn* is to move and holds what the hand's player has."""
    boards = boards_of(end.keys[number : number + 1])
    place, level = boards.place[0], boards.level[0]
    if turn == 2:
        place, level = np.roll(place, 2), np.roll(level, 2)
    perches: list[Perch] = []
    for space, height in zip(place, level, strict=True):
        (below,) = np.flatnonzero((place == space) & (level == height - 1)) if height else (None,)
        perches.append(int(space) if below is None else TURTLES[below])
    hands = (hand.mine, hand.others) if turn == 1 else (hand.others, hand.mine)
    unseen = [all_ - sum(some) for all_, *some in zip(hand.rules.deck, *hands, strict=True)]
    unseen[hand.open - 1] -= 1
    return State(hand.rules, turn, None, None, 0, False, tuple(perches), hand.open, (tuple(unseen), *hands), ())


def key_of(state: State, seat: int) -> int:
    """Return the key of a position's board as *seat* sees it, made of the law's own words."""
    perches = {}
    for turtle in state.rules.turtles:
        below, perch = 0, state.perches[TURTLES.index(turtle)]
        while isinstance(perch, str):
            below, perch = below + 1, state.perches[TURTLES.index(perch)]
        perches[turtle] = 4 * perch + below
    own, other = (sorted(perches[turtle] for turtle in state.rules.turtles_of(one)) for one in (seat, 3 - seat))
    key = 0
    for perch in (*own, *other):
        key = 88 * key + perch
    return key


def known_chances(end: SolvedEnd, state: State) -> Any:
    """Return both seats' chances at the start of a turn, as they are solved, by what the law says of the cards."""
    seat = state.turn
    number = int(np.searchsorted(end.keys, key_of(state, seat)))
    assert end.keys[number] == key_of(state, seat)
    if state.face_up == LAST_CLUTCH:
        chance_ = end.values[Stake.LAST, number]
        mine = sum(weight * _result(state, taker, seat) for taker, weight in ((seat, chance_), (3 - seat, 1 - chance_)))
    else:
        eggs = standing(state).eggs
        cards = standing(state).cards
        lead = EGG * (eggs[seat - 1] - eggs[2 - seat]) + cards[seat - 1] - cards[2 - seat]
        stake, sure, part = worth_of(lead, state.face_up)
        mine = sure + part * end.values[stake, number]
    return np.array([mine, 1 - mine] if seat == 1 else [1 - mine, mine])


def _after_turn(end: SolvedEnd, turn: int, state: State) -> Any:
    return known_chances(end, state) if state.turn != turn else None


def _result(state: State, taker: int, seat: int) -> float:
    scores = [(eggs, cards) for eggs, cards in zip(standing(state).eggs, standing(state).cards, strict=True)]
    scores[taker - 1] = (scores[taker - 1][0] + LAST_CLUTCH, scores[taker - 1][1] + 1)
    return 0.5 if scores[0] == scores[1] else float(max(scores) == scores[seat - 1])


def test_what_is_at_stake_is_what_the_final_results_are() -> None:
    for eggs, lead in product(FACES, range(-1000, 1001)):
        stake, sure, part = worth_of(lead, eggs)
        for mine, last in product((0, 1), repeat=2):
            end = lead + (1 - 2 * mine) * (EGG * eggs + 1) + (1 - 2 * last) * (EGG * LAST_CLUTCH + 1)
            assert sure + part * RESULTS[stake][mine][last] == (np.sign(end) + 1) / 2
        other = worth_of(-lead, eggs)
        assert (other.sure, other.part) == (1 - sure - part if part else 1 - sure, part)
        assert not part or other.stake is OTHERS[stake]
        assert 0 <= lead_code(lead, eggs) < 81


@pytest.mark.thorough
def test_the_error_is_bounded_and_the_last_clutch_is_that_which_ships(answer: EndAnswer) -> None:
    assert answer.error <= PRECISION
    assert [system.stakes[0] for system in answer.systems] == [0, 1, 2, 4]
    keys, values = solved_boards()
    assert np.array_equal(keys, answer.end.keys)
    assert np.abs(values - answer.end.values[Stake.LAST]).max() <= 0.51 / SCALE


@pytest.mark.thorough
def test_less_is_never_worth_more(answer: EndAnswer) -> None:
    values = answer.end.values
    for more, less in [(2, 4), (4, 1), (1, 5), (5, 3)]:
        assert (values[more] >= values[less] - 1e-9).all()


@pytest.mark.parametrize(
    "rules", [pytest.param(rules, marks=THOROUGH if rules == PLAIN else SLOW, id=str(rules)) for rules in HOUSES]
)
def test_the_law_finds_no_other_value_in_any_kind_of_position(rules: Rules, answer: EndAnswer) -> None:
    end = answer.end if rules == PLAIN else solve_end(rules, 2, precision=PRECISION, progress=quietly).end
    random = Random(4)
    for stake in list(Stake)[1:]:
        hand = hand_of(stake, house_of(rules))
        for turn in (1, 2):
            state = state_of(end, random.randrange(len(end.keys)), hand, turn)
            found = best_by_law(state, partial(_after_turn, end, turn))
            assert found == pytest.approx(known_chances(end, state), abs=1e-9), (stake, turn)


@pytest.mark.thorough
def test_a_file_holds_the_values(answer: EndAnswer, file: Path) -> None:
    end = read_end(file)
    assert np.array_equal(end.keys, answer.end.keys)
    assert np.abs(end.values - answer.end.values).max() <= end.error < 1e-5
    assert (end.clutches, end.third_die_at_seven, end.bust_ends_turn) == (2, False, False)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    data = pack_end(SolvedEnd(False, False, 0, solved_boards()[0], np.random.default_rng(1).random((6, 75_349))))
    path = tmp_path / "end.solved"
    for at, words in [
        (0, "is not a solved end"),
        (8, "version"),
        (30, "its header"),
        (5000, "block 1"),
        (-1, "block 7"),
    ]:
        broken = bytearray(data)
        broken[at] ^= 1
        path.write_bytes(broken)
        with pytest.raises(BadSolution, match=words):
            read_end(path)
    for length in (0, 10, 100, len(data) - 1):
        path.write_bytes(data[:length])
        with pytest.raises(BadSolution):
            read_end(path)


@pytest.mark.thorough
def test_interrupted_work_goes_on_and_ends_in_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = pack_end(solve_end(PLAIN, 2, precision=COARSE, progress=quietly).end)
    solve, solved = end_systems.solve_system, list[Any]()

    def once_more(system: Any, *given: Any) -> Any:
        if len(solved) == 2:
            raise KeyboardInterrupt
        solved.append(system)
        return solve(system, *given)

    out = tmp_path / "end.solved"
    monkeypatch.setattr(end_game, "solve_system", once_more)
    with pytest.raises(KeyboardInterrupt):
        solve_end(PLAIN, 2, precision=COARSE, out=out, progress=quietly)
    assert not out.exists()
    assert len(list((tmp_path / "end.solved.part").iterdir())) == 2
    with pytest.raises(CannotResume, match="other rules"):
        solve_end(HOUSES[1], 2, precision=COARSE, out=out, progress=quietly)
    solved.clear()
    solve_end(PLAIN, 2, precision=COARSE, out=out, progress=quietly)
    assert len(solved) == 2
    assert out.read_bytes() == whole
    assert [path.name for path in tmp_path.iterdir()] == ["end.solved"]


def test_damaged_work_is_not_resumed(tmp_path: Path) -> None:
    part = tmp_path / "end.solved.part"
    part.mkdir()
    (part / "system-0").write_bytes(b"nothing\nat all")
    with pytest.raises(CannotResume, match="is damaged"):
        solve_end(PLAIN, 1, precision=PRECISION, out=tmp_path / "end.solved", progress=quietly)


@pytest.mark.thorough
def test_perfect_play_gives_nothing_away_and_hatchling_the_most(answer: EndAnswer) -> None:
    end, house = answer.end, House(0, 0)
    moves = moves_on(end.keys)
    perfect = dict(end_losses(ExpectingEndPolicy(end, moves, house, None), end, moves, house))
    assert max(abs(loss.worst) for loss in perfect.values()) < 1e-7
    hatchling, swimmer = (
        dict(end_losses(end_policy(name, end, moves, house), end, moves, house)) for name in ("hatchling", "swimmer")
    )
    for stake, loss in swimmer.items():
        assert 0 < loss.mean < hatchling[stake].mean < hatchling[stake].worst


@pytest.mark.thorough
@pytest.mark.parametrize("rules", [PLAIN, HOUSES[2]], ids=str)
def test_ancient_is_measured_by_the_choices_of_the_bot(rules: Rules) -> None:
    keys, values = solved_boards()
    # With a house rule the solution knows of the last clutch what ancient does not.
    end = SolvedEnd(False, rules.bust_ends_turn, 0, keys, np.array([values if rules == PLAIN else values[::-1]] * 6))
    hand = hand_of(Stake.LEVEL, house_of(rules))
    policy = end_policy("ancient", end, moves_on(keys), house_of(rules)).choices(hand)
    bot, random = Ancient(Random(1)), Random(2)
    seen = 0
    for number in random.sample(range(len(keys)), 40):
        two = state_of(end, number, hand, 1)
        last = two._replace(face_up=LAST_CLUTCH, cards=(two.cards[0], *hand.after(0)))
        for state, choices in ((two, policy.two), (last, policy.last[0])):
            one, other = bot.worth(state, options(state))
            if abs(one - other) > 1e-4:
                seen += 1
                assert choices.start[number] == (2 if other > one else 0), state
    assert seen > 40


@pytest.mark.parametrize("stake", list(Stake)[1:], ids=lambda stake: stake.name)
def test_the_hands_that_bots_are_measured_with_are_what_they_are_said_to_be(stake: Stake) -> None:
    hand = hand_of(stake, House(0, 0))
    end = SolvedEnd(False, False, 0, solved_boards()[0], np.zeros((6, 75_349)))
    state = state_of(end, 1000, hand, 1)
    assert end.knows_state(state)
    assert min(state.unseen) >= 0
    totals = standing(state)
    lead = EGG * (totals.eggs[0] - totals.eggs[1]) + totals.cards[0] - totals.cards[1]
    assert worth_of(lead, hand.open) == (stake, 0, 1)


@pytest.mark.thorough
def test_ancient_and_its_compiled_twin_and_reviews_know_the_end(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = opened_end(file)
    monkeypatch.setenv(SOLVED_END, str(file))
    random = Random(5)
    for stake in (Stake.LEVEL, Stake.BOTH, Stake.SEVEN_OR_HALF):
        hand = hand_of(stake, House(0, 0))
        assert len(ancient_evaluation(hand.rules).end_values) == 6
        for turn in (1, 2):
            state = state_of(end, random.randrange(len(end.keys)), hand, turn)
            expected = known_chances(end, state)[turn - 1]
            assert max(Ancient(Random(1)).worth(state, options(state))) == pytest.approx(expected, abs=3e-5)
            found = value(state)
            assert found.source is Source.EXACT
            assert found.chances[turn - 1] == pytest.approx(expected, abs=3e-5)
            assert judge(state).source is Source.EXACT
    other = Rules(players=2, bust_ends_turn=True)
    assert len(ancient_evaluation(other).end_keys) == 0
    assert value(state_of(end, 0, hand_of(Stake.LEVEL, House(0, 1)), 1)).source is Source.ANCIENT


@pytest.mark.thorough
def test_without_the_file_the_last_two_clutches_are_an_estimate(answer: EndAnswer) -> None:
    assert value(state_of(answer.end, 0, hand_of(Stake.LEVEL, House(0, 0)), 1)).source is Source.ANCIENT


@pytest.mark.thorough
def test_a_game_is_known_from_when_its_last_card_lies_open(file: Path) -> None:
    end = opened_end(file)
    game = play_out(PLAIN, Random(3))
    known = [end.knows_state(state) for state in game.states if state.face_up]
    assert known == sorted(known)
    assert 0 < sum(known) < len(known)
