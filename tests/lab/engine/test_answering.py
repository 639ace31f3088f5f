"""`mahe engine`: our bots over standard input and output."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahe.bots import LEVELS, make_bot
from mahe.bots.sample_positions import all_tables, sample_positions
from mahe.lab.engine.answering import AnsweringEngine, answer_all
from mahe.lab.engine.lines import BadLine, Question, option_word, question_line, read_question, with_outlook
from mahe.record.position import format_table
from mahe.rules import Rules, State, options
from tests.kit import position
from tests.kit.strategies import positions

HERE = "4x1/4BA17C/5/13..55.2/2:B24"
CARDS = Rules(cards_as_dice=True)


def answers(text: str, bot: str = "swimmer") -> list[str]:
    said: list[str] = []
    answer_all(bot, BytesIO(text.encode()), said.append)
    return said


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (position("5: A B | A threw 2 | open 3"), "decide 4x1/5AB/3/.../1:A2 2 7 roll:x1 stop:=7"),
        (position("18: A | A threw 2 4 | open 3"), "decide 4x1/18A/3/.../1:A24 1 7 roll:x5 stop:=9+3"),
        (position("5: A | open 3"), "decide 4x1/5A/3/.../1 1 7 A"),
        (
            position("5: A B | A threw 5 | held 2: 1 2 | open 3", CARDS),
            "decide 4x1c/5AB/3/.12../1:A5 2 7 roll:x4 stop:=10 c1:=17 c2:=19",
        ),
    ],
)
def test_a_question_holds_the_position_the_seat_the_seed_and_where_options_lead(state: State, line: str) -> None:
    assert question_line("decide", Question(state, options(state), 7)) == line


@settings(max_examples=40)
@given(state=positions(), seed=st.integers(0, 2**31 - 1))
def test_a_question_is_read_as_it_was_written(state: State, seed: int) -> None:
    if on_offer := options(state):
        question = Question(state, on_offer, seed)
        assert read_question(question_line("decide", question).split()[1:]) == question
    else:
        with pytest.raises(BadLine, match="nobody decides here"):
            question_line("decide", Question(state, (), seed))


def test_a_conversation() -> None:
    said = answers(f"mahe 1\r\n\ntable 4x1\ngame\nping\n  decide   {HERE} 1 7 roll:x5 stop:=16 \nquit\nping\n")
    assert said == ["name Mahe swimmer", "author Mahe contributors", "mahe 1", "ok", "ok", "ok", "choose stop"]


def test_the_end_of_the_input_is_the_end_also_without_a_line_feed() -> None:
    assert answers("ping") == ["ok"]
    assert answers("") == []


def test_what_follows_from_the_position_may_be_left_out() -> None:
    assert answers(f"decide {HERE}\ndecide {HERE} 1\ndecide {HERE} 1 7") == ["choose stop"] * 3


def test_a_bot_that_looks_ahead_says_what_options_are_worth() -> None:
    (line,) = answers(f"worth {HERE} 1 7 roll stop", "navigator")
    word, *chances = line.split()
    assert word == "worth"
    assert [0 < float(chance) < 1 for chance in chances] == [True, True]
    assert answers(f"worth {HERE} 1 7 stop roll", "navigator") == [f"worth {' '.join(reversed(chances))}"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hello", "'hello' is nothing that an engine is asked; there are mahe, table, game, decide, worth, ping and"),
        ("ping pong", "'ping pong' is nothing"),
        ("quit now", "'quit now' is nothing"),
        ("\x00\x1b[2J", r"'\x00\x1b[2J' is nothing"),
        ("x" * 1000, f"'{'x' * 60}…' is nothing"),
        ("x" * 5000, "a line has at most 4096 bytes"),
        ("mahe", "a greeting is mahe and a version, such as mahe 1"),
        ("mahe one", "a greeting is"),
        ("table", "a table is written as at the beginning of a position, such as 4x1"),
        ("table 9x1", "'9x1' is no table"),
        ("table ²x1", "'²x1' is no table"),
        ("table 4x1/-", "a table is written"),
        ("decide", "a question needs a position"),
        ("decide 4x1", "'4x1' is no position: column 4"),
        ("decide 4x1/-/0/.../1", "nobody decides here: a die or a card is due"),
        ("decide 2x1d1-1-1-0-0-0s1/3B22A/0/1.2/1", "nobody decides here: the game is over"),
        (f"decide {HERE} 2 7 roll stop", "seat 1 decides here, not '2'"),
        (f"decide {HERE} 1 -7 roll stop", "a seed is a whole number below 2 to the power of 31, not '-7'"),
        (f"decide {HERE} 1 {2**31} roll stop", "a seed is"),
        (f"decide {HERE} 1 {'9' * 4000} roll stop", "a seed is"),
        (f"decide {HERE} 1 7 roll", "on offer is roll stop, not 'roll'"),
        (f"decide {HERE} 1 7 roll stop c2", "on offer is roll stop, not 'roll stop c2'"),
        (f"worth {HERE}", "swimmer does not know what options are worth"),
    ],
)
def test_nonsense_is_answered_with_an_error_and_the_conversation_goes_on(line: str, words: str) -> None:
    error, after = answers(f"{line}\nping\n")
    assert error.startswith(f"error {words}")
    assert error.isprintable()
    assert after == "ok"


@settings(max_examples=40)
@given(st.binary(max_size=200))
def test_no_bytes_make_it_fail(data: bytes) -> None:
    said: list[str] = []
    answer_all("hatchling", BytesIO(data), said.append)
    assert all(line == "ok" or line.startswith(("error ", "name ", "author ", "mahe ")) for line in said)


@pytest.mark.parametrize("bot", LEVELS)
def test_a_bot_decides_as_it_does_without_the_protocol(bot: str) -> None:
    engine = AnsweringEngine(bot)
    for rules in all_tables()[::9]:
        assert engine.answers(f"table {format_table(rules)}") == ["ok"]
        for sample in sample_positions(rules, 1, 2):
            on_offer = options(sample.state)
            choice = make_bot(bot, Random(7)).choose(sample.state, on_offer)
            line = question_line("decide", Question(sample.state, on_offer, 7))
            assert engine.answers(line) == [f"choose {option_word(choice)}"]


def test_the_outlook_of_a_die_beyond_seven_is_six_busts() -> None:
    state = position("5: A | A threw 3 4", Rules(third_die_at_seven=True))
    assert [with_outlook(state, option) for option in options(state)] == ["roll:x6", "stop:=19"]
