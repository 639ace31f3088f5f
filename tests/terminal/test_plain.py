"""What the plain prompt asks, offers and says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from mahe.bots import make_bot
from mahe.locales import LANGUAGES, Words
from mahe.play import BotPlayer, Person, SeededDice, Table
from mahe.record import format_record, parse_record
from mahe.rules import STANDARD, Rules, Start, Stop, Turned
from mahe.terminal.local import LocalGame
from mahe.terminal.plain import Quit, announce_record, play_plain
from tests.kit import A, B
from tests.play.sitters import ADA, BEN, obedient, swimmer, table_with
from tests.terminal.keyboard import Keyboard, screen_of

PAIR = Rules(players=2, turtles_each=1)
CARDS = Rules(players=2, turtles_each=1, cards_as_dice=True)


def ridden() -> list[BotPlayer | Person]:
    return [obedient(Start(A), Stop(), Start(A)), BEN]


@pytest.mark.parametrize(
    "answer",
    ["0", "3", "-1", "1.0", "one", "²", "１", "+1", "01", " ", "9" * 5000, "1 2", "\x00", "\ud83d", "?" * 5000],
    ids=lambda answer: ascii(answer[:9]),
)
def test_a_wrong_answer_is_told_what_would_be_right(answer: str) -> None:
    table = table_with(PAIR, [ADA, BEN], [3, 2])
    screen = screen_of(table, ["1", answer, "1"])
    assert screen.count("Please type 1 or 2.") == 1
    assert table.state.dice == (3, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_is_told_so_in_every_language(language: str) -> None:
    table = table_with(PAIR, [ADA, BEN], [3, 2])
    screen = screen_of(table, ["1", "x", "1"], language)
    words = Words(language)
    assert words("terminal-please", answers=words.list(["1", "2"], either=True)) in screen


def test_spaces_around_an_answer_do_not_matter() -> None:
    table = table_with(PAIR, [ADA, BEN], [3])
    screen_of(table, [" 1 ", "\t2"])
    assert table.waiting_for == 2


def test_enter_is_an_answer_only_where_there_is_one_choice() -> None:
    table = table_with(PAIR, [ADA, BEN], [3])
    screen = screen_of(table, ["", "", "2"])
    assert screen.count("Please type 1 or 2.") == 1
    assert table.waiting_for == 2


def test_a_rider_is_told_that_it_decides() -> None:
    screen = screen_of(table_with(PAIR, ridden(), [3, 3, 4]), ["1", "2"])
    assert screen[-5:] == [
        "obedient A rolls 4 for Red A. Ben rides on top and decides.",
        "",
        "You decide for Red A.",
        "  1  Roll again: 50% bust.",
        "  2  Stop on 7.",
    ]


def test_two_people_are_called_by_their_names() -> None:
    screen = screen_of(table_with(PAIR, [ADA, BEN], [3, 3]), ["1", "2", "1"])
    assert "It is Ben’s turn." in screen


def test_who_decided_is_not_told_twice() -> None:
    screen = screen_of(table_with(PAIR, ridden(), [3, 3, 4]), ["1", "2", "2"])
    assert "Red A carries Orange B to 7." in screen


def test_a_bust_takes_the_riders_along() -> None:
    screen = screen_of(table_with(PAIR, ridden(), [3, 3, 4, 5]), ["1", "2", "1"])
    assert "Ben rolls 5. That makes 9. Bust! Red A and Orange B go to the raft." in screen


def test_a_rider_wins_the_clutch() -> None:
    screen = screen_of(table_with(PAIR, ridden(), [6, 6, 1, 2, 4, Turned(5)]), ["1", "2", "1", "1"])
    line = "Ben rolls 4. That makes 7, times 3: 21. Red A carries Orange B to 6. Ben takes 4 eggs."
    assert line in screen
    assert "The next clutch has 5 eggs." in screen


def test_the_cards_that_may_be_played_are_choices_with_where_they_lead() -> None:
    table = table_with(CARDS, [ADA, obedient(Start(B), Stop())], [1, 2, 4, Turned(5), 2, 5, Turned(6)], first=2)
    screen = screen_of(table, ["1", "1", "1", "1"])
    assert "Your cards: 2." in screen
    assert screen[-3:] == ["  1  Roll again: 67% bust.", "  2  Stop on 5.", "  3  Play the 2, to 14."]


def test_a_played_card_is_told_and_gone() -> None:
    bot = obedient(Start(B), Stop(), Start(B), Stop())
    table = table_with(CARDS, [ADA, bot], [1, 2, 4, Turned(5), 2, 5, 2], first=2)
    screen = screen_of(table, ["1", "1", "1", "1", "4", "3"])
    assert "Please type 1 to 3." in screen
    assert "Ada plays the 2. That makes 7, times 2: 14. Red A swims to 14." in screen
    assert screen.count("Your cards: 2.") == 1


def test_with_two_turtles_the_first_is_chosen_and_then_the_other_is_left() -> None:
    screen = screen_of(table_with(Rules(players=2), [ADA, BEN], [6]), ["2", "2"])
    assert "  1  Roll for Red A." in screen
    assert "  2  Roll for Orange B." in screen
    assert screen[-1] == "  1  Roll for Red A."


def test_a_turn_begins_with_what_lies_where() -> None:
    screen = screen_of(table_with(PAIR, [ADA, BEN], [3, 3]), ["1", "2", "1", "2"])
    start = len(screen) - 6
    assert screen[start:] == [
        "",
        "The open clutch has 4 eggs, 19 cards in the pile.",
        "Space 3, from top to bottom: Orange B, Ben; Red A, Ada.",
        "Ada: 0 clutches; Ben: 0 clutches.",
        "It is Ada’s turn.",
        "  1  Roll for Red A.",
    ]


@pytest.mark.parametrize(("players", "language"), [*zip(range(2, 7), LANGUAGES, strict=True), (7, "en")])
def test_a_person_who_always_takes_the_last_choice_gets_to_the_end(players: int, language: str) -> None:
    rules = Rules(players=players, cards_as_dice=True, deck=(1, 1, 1, 1, 1, 1))
    bots = [BotPlayer("hatchling", make_bot("hatchling", Random(seat))) for seat in rules.seats[1:]]
    table = Table(rules, [Person("Ada"), *bots], SeededDice(Random(1)), bots_wait=True)
    screen = screen_of(table, ["9", "3", "2", "1"] * 5000, language)
    assert table.waiting_for is None
    assert len([line for line in screen[-players:] if line.split(". ")[0].isdecimal()]) == players


def test_a_game_that_is_broken_off_can_still_be_written_down() -> None:
    table = table_with(STANDARD, [ADA, swimmer(1), swimmer(2), swimmer(3)], [4, 3])
    screen = screen_of(table, ["1"])
    assert screen[-1] == "  2  Stop on 4."
    text = format_record(table.record())
    assert text.endswith("\n\n1. A4\n")
    assert parse_record(text).events == tuple(table.events)


def test_the_board_can_be_told_again_at_any_question() -> None:
    screen = screen_of(table_with(PAIR, [ADA, BEN], [3]), ["1", "?"])
    assert screen.count("The open clutch has 4 eggs, 19 cards in the pile.") == 2
    assert any(line.startswith("Type the number of your choice.") for line in screen)


def test_the_game_can_be_saved_at_any_question(tmp_path: Path) -> None:
    path = tmp_path / "game.mahe"
    table = table_with(PAIR, [ADA, BEN], [3])
    screen = screen_of(table, ["1", f"w {path}", f"w {tmp_path}/none/x", "w"])
    assert f"The game is in {path}." in screen
    assert f"{tmp_path}/none/x could not be written: no such file or directory" in screen
    assert parse_record(path.read_text(encoding="utf-8")).events == tuple(table.events)


def test_who_shares_the_keyboard_hears_their_cards_only_when_they_ask() -> None:
    table = table_with(PAIR, [ADA, BEN], [1, 2, 4, Turned(5), 3])
    screen = screen_of(table, ["1", "1", "1", "1", "2", "c"])
    assert [line for line in screen if "cards:" in line] == ["Your cards: 4."]


@pytest.mark.parametrize(("answer", "keep"), [("1", True), ("2", False)])
@pytest.mark.parametrize("how", ["q", KeyboardInterrupt], ids=["q", "Ctrl-C"])
def test_whoever_quits_is_asked_what_becomes_of_the_game(
    how: str | type[BaseException], answer: str, keep: bool
) -> None:
    keyboard = Keyboard(["1", how, "x", answer])
    table = table_with(PAIR, [ADA, BEN], [3])
    with pytest.raises(Quit) as left:
        play_plain(LocalGame(table, keyboard.prompt.words), keyboard.prompt)
    assert left.value.keep == keep
    assert "Please type 1 to 3." in keyboard.screen
    assert keyboard.screen[-1] == f"Quit the game? (1 to 3): {answer}"


def test_whoever_does_not_quit_after_all_goes_on() -> None:
    keyboard = Keyboard(["1", KeyboardInterrupt, "3", "2"])
    table = table_with(PAIR, [ADA, BEN], [3])
    with pytest.raises(EOFError):
        play_plain(LocalGame(table, keyboard.prompt.words), keyboard.prompt)
    assert table.waiting_for == 2


def test_the_question_whether_to_quit_wants_a_number() -> None:
    keyboard = Keyboard(["q", "q", "2"])
    with pytest.raises(Quit) as left:
        play_plain(LocalGame(table_with(PAIR, [ADA, BEN], []), keyboard.prompt.words), keyboard.prompt)
    assert not left.value.keep
    assert keyboard.screen.count("Please type 1 to 3.") == 1


def test_french_has_a_space_before_colons_and_semicolons() -> None:
    screen = screen_of(table_with(PAIR, [ADA, BEN], [3]), ["1"], "fr")
    assert "Ada\xa0: 0 carte\xa0; Ben\xa0: 0 carte." in screen
    assert not [line for line in screen if re.search(r"[^\xa0][:;]", line)]


def test_ctrl_c_twice_quits_and_keeps_the_game() -> None:
    keyboard = Keyboard([KeyboardInterrupt, KeyboardInterrupt])
    with pytest.raises(Quit) as left:
        play_plain(LocalGame(table_with(PAIR, [ADA, BEN], []), keyboard.prompt.words), keyboard.prompt)
    assert left.value.keep


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["2_players_cards", "4_players_from_a_position"])
def test_a_record_is_told_from_start_to_end(game: str, language: str) -> None:
    text = (Path(__file__).parents[1] / "golden" / "games" / f"{game}.mahe").read_text(encoding="utf-8")
    record = parse_record(text)
    keyboard = Keyboard([], language)
    announce_record(record, keyboard.prompt.words, keyboard.say)
    moves = sum(
        "=" in token or token.endswith("x") for line in text.split("\n\n")[1].split("\n") for token in line.split()
    )
    assert keyboard.screen.index("") == moves
    assert len(keyboard.screen) == moves + 2 + record.rules.players
