"""An engine that fails in a game of the arena has lost it, and everything else of that game counts as ever."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from mahe.executors import Inline
from mahe.lab.arena import Contest, LineUp, play_round, report
from mahe.lab.arena.forfeits import winners_of
from mahe.lab.engine import EngineName, close_engines
from mahe.record import parse_position
from mahe.rules import Rules, Seat
from mahe.rules.score import WHOLE
from tests.lab.engine.kit import BRIEF, PATIENT, program

SHORT = Rules(deck=(2, 2, 1, 1, 1, 1))
TWO = Rules(players=2, turtles_each=1, deck=(2, 2, 1, 1, 1, 1))
FAILING = EngineName("failing", program("not-on-offer"), PATIENT)
SOUND = EngineName("sound", program("sound"), PATIENT)
REASON = "its answer is 'choose c9', and on offer is "


@pytest.fixture(autouse=True)
def no_engine_is_left() -> Iterator[None]:
    yield
    close_engines()


def test_a_name_with_its_command_goes_to_another_process_and_is_else_a_name() -> None:
    name = pickle.loads(pickle.dumps(SOUND))
    assert (name, name.command, name.limits) == ("sound", SOUND.command, PATIENT)
    assert sorted([name, "hatchling", "swimmer"]) == ["hatchling", "sound", "swimmer"]


def test_an_engine_plays_like_any_bot() -> None:
    played = play_round(LineUp(SHORT, SOUND, "hatchling"), 1, 0)
    assert (played.faults, 0 <= played.won <= 4 * WHOLE) == ((), True)
    assert played == play_round(LineUp(SHORT, SOUND, "hatchling"), 1, 0)


def test_one_that_fails_loses_every_game_of_the_round() -> None:
    played = play_round(LineUp(SHORT, FAILING, "hatchling"), 1, 0)
    assert played.won == 0
    assert len(played.faults) == 4
    for fault in played.faults:
        assert fault.bot == "failing"
        assert fault.reason.startswith(REASON)
        assert parse_position(fault.position).rules == SHORT


@pytest.mark.parametrize(
    ("flaw", "reason"),
    [("silent-later", "it does not answer within 0.05 s"), ("crashes-later", "it is ended by SIGABRT")],
)
def test_one_that_fails_in_the_middle_of_a_game_loses_that_game(flaw: str, reason: str) -> None:
    played = play_round(LineUp(SHORT, EngineName("later", program(flaw), BRIEF), "hatchling"), 1, 0)
    assert played.faults
    assert {(fault.bot, fault.reason) for fault in played.faults} == {("later", reason)}


def test_against_a_table_that_fails_one_wins_every_game() -> None:
    played = play_round(LineUp(SHORT, "hatchling", FAILING), 1, 0)
    assert (played.won, len(played.faults)) == (4 * WHOLE, 12)


def test_where_all_fail_they_share_the_win() -> None:
    other = EngineName("other", program("gives-up"), PATIENT)
    played = play_round(LineUp(TWO, FAILING, other), 1, 0)
    assert (played.won, len(played.faults)) == (WHOLE, 4)


@pytest.mark.parametrize(
    ("failed", "winners"),
    [((), (3,)), ((1,), (3,)), ((3,), (1,)), ((1, 3), (4,)), ((1, 3, 4), (2,)), ((1, 2, 3, 4), (1, 2, 3, 4))],
)
def test_the_win_goes_to_the_best_that_have_not_failed(failed: tuple[Seat, ...], winners: tuple[Seat, ...]) -> None:
    over = parse_position("4x1d2-2-1-1-1-1/22C/0/6..13.2/3")
    assert winners_of(over, failed) == winners


@pytest.mark.thorough
def test_the_luck_is_taken_out_of_the_games_of_an_engine_but_not_where_one_has_failed() -> None:
    shares = []
    for engine in (SOUND, FAILING):
        contest = Contest([TWO], [engine, "swimmer"], games=40, seed=1, with_luck=True)
        for _ in contest.play(Inline()):
            pass
        ((line_up, share),) = contest.shares(TWO).items()
        assert line_up.rest == "swimmer"
        shares += [share, share.of_the_other()]
    sound, _, failing, winning = shares
    assert sound.interval != sound.plain.interval
    assert (failing.value, winning.value) == (0, 1)
    assert failing.interval == failing.plain.interval
    assert winning.interval == winning.plain.interval


def test_what_failed_is_counted_whatever_the_order_of_rounds() -> None:
    contest = Contest([TWO], [FAILING, "hatchling"], games=6, seed=1)
    for _ in contest.play(Inline()):
        pass
    assert sum(contest.faults.values()) == 6
    assert list(contest.faults) == sorted(contest.faults)
    (rating, other) = report(TWO, contest.shares(TWO)).ratings
    assert (rating.bot, other.bot) == ("hatchling", "failing")
