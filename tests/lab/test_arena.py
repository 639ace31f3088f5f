"""The arena: luck that belongs to the seats, line-ups, rounds, and contests on one core or several."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from mahe.bots import Bot, UnknownBot, make_bot
from mahe.bots.swimmer import Swimmer
from mahe.executors import Inline, Threads
from mahe.lab import processes
from mahe.lab.arena import Contest, LineUp, WorkerLost, line_ups, play_round
from mahe.lab.arena.game import Luck, play_game
from mahe.lab.arena.line_up import play_rounds
from mahe.lab.arena.share import Share
from mahe.lab.processes import LaterProcesses, Processes
from mahe.rules import FACES, TINY, Decision, IllegalEvent, Rolled, Rules, State, Stop, Turned, standing
from mahe.rules.score import WHOLE
from tests.kit.processes import environment

FOUR = Rules()
TWO = Rules(players=2)
SHORT = Rules(players=3, deck=(2, 2, 1, 1, 1, 1))


class Noted(Swimmer):
    """A swimmer that notes what has been thrown before its choices."""

    def __init__(self, notes: list[tuple[int, str, int]], rng: Random, risks: tuple[int, int]) -> None:
        super().__init__(rng, risks)
        self._notes = notes

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        if state.mover:
            self._notes.append((state.turn, state.mover, state.throw))
        return super().choose(state, options)


def test_cards_come_in_the_order_of_a_shuffled_deck() -> None:
    luck = Luck(FOUR, "a")
    cards = [luck.card(number) for number in range(24)]
    assert Counter(cards) == {Turned(eggs): count for eggs, count in zip(FACES, FOUR.deck, strict=True)}
    assert cards == [Luck(FOUR, "a").card(number) for number in range(24)]
    assert cards != [Luck(FOUR, "b").card(number) for number in range(24)]


def test_a_die_depends_on_its_seat_its_throw_and_its_place_alone() -> None:
    luck, other = Luck(FOUR, "a"), Luck(FOUR, "a")
    asked = [(seat, throw, number) for seat in FOUR.seats for throw in range(50) for number in range(3)]
    dice = {one: luck.die(*one) for one in asked}
    Random(1).shuffle(asked)
    assert {one: other.die(*one) for one in asked} == dice
    assert set(dice.values()) == {Rolled(pips) for pips in FACES}
    assert len({tuple(dice[seat, throw, 0] for throw in range(50)) for seat in FOUR.seats}) == 4


def test_dice_and_first_cards_are_fair() -> None:
    dice = Counter(
        Luck(FOUR, str(seed)).die(seat, throw, number)
        for seed in range(200)
        for seat in FOUR.seats
        for throw in range(5)
        for number in range(3)
    )
    assert all(1800 < count < 2200 for count in dice.values())
    cards = Counter(Luck(FOUR, str(seed)).card(seed % 24) for seed in range(2400))
    for eggs, count in zip(FACES, FOUR.deck, strict=True):
        assert cards[Turned(eggs)] == pytest.approx(100 * count, rel=0.25)


def test_a_seat_throws_the_same_dice_whoever_sits_there() -> None:
    """Shy and bold throw other numbers of dice; still their seats' throws begin alike."""
    first: list[dict[tuple[int, int], int]] = []
    for risks in ((2, 1), (4, 3)):
        notes: list[tuple[int, str, int]] = []
        bots = [Noted(notes, Random(seat), risks) for seat in FOUR.seats]
        play_game(FOUR, bots, Luck(FOUR, "a"))
        throws: dict[tuple[int, int], int] = {}
        counts: Counter[int] = Counter()
        for turn, _, throw in notes:
            if throw < 10:
                throws[turn, counts[turn]] = throw
                counts[turn] += 1
        first.append(throws)
    shared = first[0].keys() & first[1].keys()
    assert len(shared) > 50
    assert all(first[0][key] == first[1][key] for key in shared)


@pytest.mark.parametrize("rules", [TINY, TWO, SHORT, Rules(players=7, cards_as_dice=True)], ids=str)
def test_a_game_is_played_to_its_end(rules: Rules) -> None:
    bots = [make_bot("hatchling", Random(seat)) for seat in rules.seats]
    end = play_game(rules, bots, Luck(rules, "a"))
    assert standing(end).winners
    assert play_game(rules, [make_bot("hatchling", Random(seat)) for seat in rules.seats], Luck(rules, "a")) == end


def test_what_is_not_on_offer_is_refused() -> None:
    class Stubborn:
        def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
            del state, options
            return Stop()

    stubborn: Bot = Stubborn()
    with pytest.raises(IllegalEvent):
        play_game(FOUR, [stubborn] * 4, Luck(FOUR, "a"))


def test_each_of_the_bots_meets_a_table_of_each_other() -> None:
    met = [(one, rest) for _, one, rest in line_ups(FOUR, ["c", "a", "b"])]
    assert met == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]
    assert {line_up.even for line_up in line_ups(FOUR, ["a", "b"])} == {0.25}


def test_two_players_meet_one_way_only_whatever_their_order() -> None:
    assert line_ups(TWO, ["b", "a"]) == line_ups(TWO, ["a", "b"]) == (LineUp(TWO, "a", "b"),)


@pytest.mark.parametrize("rules", [TWO, SHORT, Rules(players=7, deck=(2, 2, 1, 1, 1, 1))], ids=str)
def test_a_round_of_a_bot_without_chances_of_its_own_against_itself_is_even(rules: Rules) -> None:
    """All games of the round are the same game, and the one is on the winning seat once."""
    line_up = LineUp(Rules(players=rules.players, turtles_each=1, deck=rules.deck), "swimmer", "swimmer")
    for number in range(5):
        assert play_round(line_up, 1, number).won == WHOLE


def test_a_round_is_the_same_every_time_and_differs_by_seed_number_and_line_up() -> None:
    line_up, reverse = LineUp(SHORT, "swimmer", "hatchling"), LineUp(SHORT, "hatchling", "swimmer")
    wins = [play_round(line_up, 1, number) for number in range(12)]
    assert wins == [play_round(line_up, 1, number) for number in range(12)]
    assert wins != [play_round(line_up, 2, number) for number in range(12)]
    assert len(set(wins)) > 1
    assert wins != [play_round(reverse, 1, number) for number in range(12)]


def contest(games: int = 20, tables: tuple[Rules, ...] = (TINY, SHORT)) -> Contest:
    return Contest(tables, ["swimmer", "hatchling"], games=games, seed=3)


def totals(played: Contest) -> list[tuple[LineUp, int, int, int]]:
    return [
        (line_up, share.rounds, share.won, share.squares)
        for rules in played.tables
        for line_up, share in played.shares(rules).items()
    ]


def test_a_contest_plays_whole_rounds_of_every_line_up() -> None:
    played = contest()
    assert played.games == 20 + 21 + 21
    assert sum(played.play(Inline())) == played.games == played.played
    assert [rounds for _, rounds, _, _ in totals(played)] == [10, 7, 7]
    (share,) = played.shares(TINY).values()
    wins = [play_round(LineUp(TINY, "hatchling", "swimmer"), 3, number).won for number in range(10)]
    assert (share.won, share.squares) == (sum(wins), sum(won * won for won in wins))


@pytest.mark.parametrize(
    "make",
    [lambda: Processes(2), lambda: Processes(3), lambda: Threads(3), lambda: ThreadPoolExecutor(2), LaterProcesses],
    ids=["two processes", "three processes", "threads", "any executor", "processes later"],
)
def test_several_workers_come_to_the_same(make: Callable[[], Executor]) -> None:
    alone, together = contest(100), contest(100)
    with make() as executor:
        assert sum(alone.play(Inline())) == sum(together.play(executor))
    assert totals(alone) == totals(together)


def test_luck_is_the_same_on_threads_that_work_at_once() -> None:
    shares: list[Share] = []
    for width in (1, 3):
        played = Contest([TINY], ["swimmer", "hatchling"], games=24, seed=1, with_luck=True)
        with Threads(width) as executor:
            for _ in played.play(executor):
                pass
        shares += played.shares(TINY).values()
    assert shares[0] == shares[1]


def test_more_games_begin_with_the_same_ones_and_can_go_on_later() -> None:
    once, twice = contest(60), contest(60)
    for _ in once.play(Inline()):
        pass
    with Threads(2) as executor:
        with closing(twice.play(executor)) as half:
            next(half)
        assert 0 < twice.played < twice.games
        for _ in twice.play(executor):
            pass
    assert totals(once) == totals(twice)


def test_line_ups_keep_abreast_so_that_an_early_end_leaves_something_to_tell() -> None:
    class Brief(Inline):
        task_seconds = 0.002  # a few rounds: by how many line-ups may differ does not depend on the machine

    played = contest(3000)
    assert played.shares(TINY) == {}
    running = played.play(Brief())
    for _ in islice(running, 90):
        pass
    running.close()
    rounds = [share.rounds for rules in played.tables for share in played.shares(rules).values()]
    assert len(rounds) == 3
    assert max(rounds) <= 2 * min(rounds)
    assert 0 < played.played < played.games


def test_an_error_of_a_process_is_raised_here() -> None:
    unknown = Contest([TINY], ["swimmer", "shark"], games=10, seed=1)
    for executor in (Inline(), Processes(2)):
        with executor, pytest.raises(UnknownBot):
            list(unknown.play(executor))


on_posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


@on_posix
def test_ctrl_c_does_not_reach_the_processes_even_while_they_start() -> None:
    line_up = LineUp(TINY, "hatchling", "swimmer")
    with Processes(2) as executor:
        first = [executor.submit(play_rounds, line_up, 1, range(number, number + 3), False) for number in (0, 3)]
        for process in active_children():
            assert process.pid
            os.kill(process.pid, signal.SIGINT)
        won = [one.won for future in first for one in future.result()]
    assert won == [play_round(line_up, 1, number).won for number in range(6)]
    assert not active_children()


def test_long_work_is_handed_to_processes_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    with LaterProcesses(2) as executor:
        assert executor.submit(os.getpid).result() == os.getpid()
        monkeypatch.setattr(processes, "ALONE", 0.0)
        assert executor.submit(os.getpid).result() != os.getpid()
    assert not active_children()


@on_posix
def test_a_process_that_is_lost_ends_the_contest_with_a_sentence() -> None:
    played = contest(100_000)
    with Processes(2) as executor:
        running = played.play(executor)
        next(running)
        for process in active_children():
            process.kill()
        with pytest.raises(WorkerLost, match="a process that played has been lost"):
            list(running)
    assert not active_children()
    assert played.played < played.games


@on_posix
def test_processes_end_with_whoever_started_them_even_if_that_is_killed(tmp_path: Path) -> None:
    """Each of them holds our end of a pipe, which is closed when the last has gone."""
    code = "import os, sys, time; from mahe.lab.processes import Processes; pool = Processes(1); "
    code += "print(pool.submit(os.getpid).result(), flush=True); pool.submit(time.sleep, 600); sys.stdin.read()"
    file = tmp_path / "work.py"
    file.write_text(f"if __name__ == '__main__':\n    {code}\n")
    with subprocess.Popen(
        [sys.executable, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout
        assert int(process.stdout.readline()) != process.pid
        process.kill()
        assert process.stdout.read() == b""
