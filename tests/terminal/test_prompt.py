"""What the prompt asks, offers and tells."""

from __future__ import annotations

from random import Random

import pytest

from mahe.bots import make_bot
from mahe.play import BotPlayer, OpenSeat, Person, SeededDice, Sitter, Table
from mahe.record import format_record, parse_record
from mahe.rules import STANDARD, Rules, Start, Stop, Turned, standing
from mahe.terminal.prompt import podium
from tests.kit import A, B
from tests.lab.games import game
from tests.play.sitters import ADA, BEN, obedient, swimmer, table_with
from tests.terminal.keyboard import screen_of

PAIR = Rules(players=2, turtles_each=1)
CARDS = Rules(players=2, turtles_each=1, cards_as_dice=True)


@pytest.mark.parametrize(
    "answer",
    ["0", "3", "-1", "1.0", "one", "²", "１", "+1", "01", " ", "9" * 5000, "1 2", "\x00", "\ud83d"],
    ids=lambda answer: ascii(answer[:9]),
)
def test_a_wrong_answer_is_told_what_would_be_right(answer: str) -> None:
    table = table_with(PAIR, [ADA, BEN], [3, 2])
    screen = screen_of(table, ["1", answer, "1"])
    assert screen.count("Please type 1 or 2.") == 1
    assert table.state.dice == (3, 2)


def test_spaces_around_an_answer_do_not_matter() -> None:
    table = table_with(PAIR, [ADA, BEN], [3])
    screen_of(table, [" 1 ", "\t2"])
    assert table.waiting_for == 2


def test_enter_is_an_answer_only_where_there_is_one_choice() -> None:
    table = table_with(PAIR, [ADA, BEN], [3])
    screen = screen_of(table, ["", "", "2"])
    assert screen.count("Please type 1 or 2.") == 1
    assert table.waiting_for == 2


def test_a_rider_is_told_why_it_decides() -> None:
    table = table_with(PAIR, [obedient(Start(A), Stop(), Start(A)), BEN], [3, 3, 4])
    screen = screen_of(table, ["1", "2"])
    assert "A threw 4: 4 spaces. You ride on A, so you decide. Another die busts on 3 of 6." in screen
    assert screen[-2:] == ["  1  Roll again", "  2  Stop on 7"]


def test_a_move_that_a_rider_decided_says_so() -> None:
    table = table_with(PAIR, [obedient(Start(A), Stop(), Start(A)), BEN], [3, 3, 4])
    screen = screen_of(table, ["1", "2", "2"])
    assert "obedient (A): A throws 4 as B decides, goes with B to 7." in screen


def test_a_bust_takes_the_riders_along() -> None:
    table = table_with(PAIR, [obedient(Start(A), Stop(), Start(A)), BEN], [3, 3, 4, 5])
    screen = screen_of(table, ["1", "2", "1"])
    assert "obedient (A): A throws 4 5 as B decides: bust, to the raft with B." in screen


def test_a_rider_wins_the_clutch() -> None:
    table = table_with(PAIR, [obedient(Start(A), Stop(), Start(A)), BEN], [6, 6, 1, 2, 4, Turned(5)])
    screen = screen_of(table, ["1", "2", "1", "1"])
    assert "obedient (A): A throws (1 + 2 + 4) × 3 = 21 as B decides, goes with B to 6; B wins 4 eggs." in screen


def test_the_cards_that_may_be_played_are_choices_with_where_they_lead() -> None:
    table = table_with(CARDS, [ADA, obedient(Start(B), Stop())], [1, 2, 4, Turned(5), 2, 5, Turned(6)], first=2)
    screen = screen_of(table, ["1", "1", "1", "1"])
    assert "Ada (A), your move. Your clutch cards: 2." in screen
    assert screen[-3:] == ["  1  Roll again", "  2  Stop on 5", "  3  Play the 2, to 14"]


def test_a_played_card_is_gone() -> None:
    table = table_with(
        CARDS, [ADA, obedient(Start(B), Stop(), Start(B), Stop())], [1, 2, 4, Turned(5), 2, 5, 2], first=2
    )
    screen = screen_of(table, ["1", "1", "1", "1", "4", "3"])
    assert "Please type 1 to 3." in screen
    assert "Ada (A): A throws (5 + 2) × 2 = 14, goes to 14." in screen
    assert screen[-2] == "Ada (A), your move. Your clutch cards: none."


def test_with_two_turtles_the_first_is_chosen_and_then_the_other_is_left() -> None:
    table = table_with(Rules(players=2), [ADA, BEN], [6])
    screen = screen_of(table, ["2", "2"])
    assert "  1  Throw for A, from the raft" in screen
    assert "  2  Throw for B, from the raft" in screen
    assert screen[-1] == "  1  Throw for A, from the raft"


def test_what_the_bots_did_before_the_first_question_is_told() -> None:
    table = table_with(PAIR, [obedient(Start(A), Stop()), BEN], [6])
    assert screen_of(table, [])[0] == "obedient (A): A throws 6, goes to 6."


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("cards", [False, True], ids=["plain", "cards"])
def test_a_person_who_always_takes_the_last_choice_gets_to_the_end_in_lines_that_fit(players: int, cards: bool) -> None:
    rules = Rules(players=players, cards_as_dice=cards, deck=(1, 1, 1, 1, 1, 1))
    bots = [BotPlayer("hatchling", make_bot("hatchling", Random(seat))) for seat in rules.seats[1:]]
    table = Table(rules, [Person("You"), *bots], SeededDice(Random(1)))
    screen = screen_of(table, ["9", "3", "2", "1"] * 5000)
    assert table.waiting_for is None
    assert screen[-1].startswith(("Winner: ", "Shared win: "))
    assert max(map(len, screen)) <= 100


def test_a_game_that_is_broken_off_can_still_be_written_down() -> None:
    table = table_with(STANDARD, [ADA, swimmer(1), swimmer(2), swimmer(3)], [4, 3])
    screen = screen_of(table, ["1"])
    assert screen[-1] == "  2  Stop on 4"
    text = format_record(table.record())
    assert text.endswith("\n\n1. A4\n")
    assert parse_record(text).events == tuple(table.events)


def test_the_podium_lines_up_whatever_the_names() -> None:
    rules = Rules(players=3, turtles_each=1, deck=(0, 0, 0, 0, 1, 1), set_aside=0)
    table = game(rules, 5, "A124=21+5/6", "B1=1", "C124=21+6", "A65x", "B124=1+7")
    table.sit(1, Person("Ada"))
    table.sit(2, Person("A person with a long name"))
    table.sit(3, OpenSeat())
    assert podium(table).split("\n") == [
        "",
        " * A person with a long name (B)   7 eggs in 1 clutch",
        "   nobody (C)                      6 eggs in 1 clutch",
        "   Ada (A)                         5 eggs in 1 clutch",
        "",
        "Winner: A person with a long name (B), with 7 eggs.",
    ]


def test_a_win_by_more_clutches_says_so() -> None:
    rules = Rules(players=2, turtles_each=1, deck=(1, 0, 0, 0, 0, 1), set_aside=0)
    table = game(rules, 6, "A124=21+6/1", "B6=6", "A124=21+1", "B124=6+7")
    assert standing(table.state).eggs == (7, 7)
    assert podium(table).endswith("\n\nWinner:  (A), with 7 eggs and more clutches than the others with as many.")


def test_a_shared_win_names_all_who_share_it() -> None:
    rules = Rules(players=2, turtles_each=1, deck=(0, 0, 0, 0, 1, 2), set_aside=0)
    table = game(rules, 5, "A124=21+5/6", "B6=6", "A1=1", "B124=6+6/6", "A1=2", "B124=6+6", "A124=2+7")
    people: list[Sitter] = [ADA, BEN]
    for seat, person in enumerate(people, 1):
        table.sit(seat, person)
    assert podium(table).endswith("\n\nShared win: Ada (A) and Ben (B), with 12 eggs each.")
