"""Games that begin at a position: the tag Position, and what follows from it in the turns."""

from __future__ import annotations

import pytest

from mahe.record import BadTag, Record, format_record, parse_position, record_game, thrower
from mahe.rules import TINY, Event, PlayCard, Roll, Rolled, Rules, Start, Stop, Turned, Turtle, actor, begin
from tests.record.text import accepted, assert_refused, text

A, B, C = Turtle("A"), Turtle("B"), Turtle("C")
DECIDING = "2x1/4A18B/4/2.1/2:B2"
FIRST_DIE = "2x1/4A18B/4/2.1/2:Br"
SECOND_DIE = "2x1/4A18B/4/2.1/2:B2r"
STARTING = "2x1/4A18B/4/2.1/2"
TURNING = "2x1/4A18B/0/2.1/1"
LAST = "2x1d1-1-1-0-0-0s1/4A18B/7/1.2/2"


def begun(position: str, *turns: str, clutch: str = "4", **tags: str | None) -> Record:
    """Return the record of a game that begins at *position*, which is written the same way again."""
    return accepted(text(*turns, Position=position, FirstClutch=clutch, **tags))


def events(record: Record) -> list[Event]:
    return list(record.events)


def test_a_game_may_begin_where_somebody_is_to_start() -> None:
    record = begun(STARTING, "1. B5=2+4/3", "2. A1=5")
    assert record.first == parse_position(STARTING)
    assert events(record) == [Start(B), Rolled(5), Stop(), Turned(3), Start(A), Rolled(1), Stop()]
    *_, last = record.states()
    assert (last.turn, last.face_up, last.cards[2]) == (2, 3, (1, 0, 0, 1, 0, 0))


def test_a_game_may_begin_inside_a_throw() -> None:
    assert events(begun(DECIDING, "1. B2=20")) == [Stop()]
    assert events(begun(DECIDING, "1. B21=3+4/3")) == [Roll(), Rolled(1), Stop(), Turned(3)]
    assert events(begun(DECIDING, "1. B26x", "2. A1")) == [Roll(), Rolled(6), Start(A), Rolled(1)]
    assert events(begun(DECIDING, "1. B21")) == [Roll(), Rolled(1)]


def test_a_game_may_begin_with_a_die_in_the_air() -> None:
    assert events(begun(FIRST_DIE, "1. B3")) == [Rolled(3)]
    assert events(begun(SECOND_DIE, "1. B23=7+4/6")) == [Rolled(3), Stop(), Turned(6)]
    assert events(begun(SECOND_DIE, "1. B26x")) == [Rolled(6)]


def test_a_game_may_begin_with_a_card_to_be_turned_up() -> None:
    record = begun(TURNING, "1. A1=5", clutch="6")
    assert events(record) == [Turned(6), Start(A), Rolled(1), Stop()]


def test_a_game_may_begin_with_the_last_clutch() -> None:
    tags = {"Deck": "1 1 1 0 0 0", "SetAside": "1", "Eggs": "1 9", "Result": "2"}
    record = begun(LAST, "1. B3=21+7", clutch="7", **tags)
    assert actor([*record.states()][-1]) is None


def test_a_game_may_begin_between_the_two_moves_of_a_turn() -> None:
    record = begun("2x2/9A/2/./1-A", "1. B1=1", "2. C1=1 D1", clutch="2", Turtles="2")
    assert events(record)[:2] == [Start(B), Rolled(1)]
    inside = begun("2x2/9A/2/./1-A:B3r", "1. B34=14", "2. C1", clutch="2", Turtles="2")
    assert events(inside) == [Rolled(4), Start(C), Rolled(1)]


def test_cards_played_before_the_beginning_are_dice_like_others() -> None:
    record = begun("2x1c/4A/4/.1!4/1:A14c1", "1. A141=1+4/3", CardsAsDice="yes")
    assert events(record) == [Roll(), Rolled(1), Turned(3)]
    other = begun("2x1c/4A/4/2./1:A1", "1. A1c2=10", CardsAsDice="yes")
    assert events(other) == [PlayCard(2), Stop()]


def test_a_game_in_which_nothing_has_happened_yet_has_no_turns() -> None:
    assert events(begun(DECIDING)) == []
    assert events(begun(STARTING)) == []
    assert events(begun(TURNING)) == [Turned(4)]


def test_a_record_says_where_its_game_began() -> None:
    first = parse_position(DECIDING)
    record = record_game(first.rules, ["Ada", "Ben"], [Stop()], first=first)
    assert dict(record.tags)["Position"] == DECIDING
    assert dict(record.tags)["FirstClutch"] == "4"
    assert dict(record.tags)["Eggs"] == "2 1"
    assert record.first == first
    assert accepted(format_record(record)) == record
    assert record_game(first.rules, ["", ""], [], first=first).events == ()


@pytest.mark.parametrize(
    ("position", "rules", "reason"),
    [
        (STARTING, TINY, "its table is 2x1, and the table of this game is 2x1d1-1-1-0-0-0s1"),
        ("2x1d1-1-1-0-0-0s1/3B22A/0/1.2/1", TINY, "the game is over in this position, so none can begin there"),
    ],
)
def test_no_record_begins_where_no_game_of_the_table_can(position: str, rules: Rules, reason: str) -> None:
    with pytest.raises(BadTag) as caught:
        record_game(rules, ["", ""], [], first=parse_position(position))
    assert (caught.value.name, caught.value.reason) == ("Position", reason)


def test_a_record_is_not_written_while_a_die_is_in_the_air() -> None:
    first = parse_position(SECOND_DIE)
    with pytest.raises(ValueError, match="chance has acted"):
        record_game(first.rules, ["", ""], [], first=first)


@pytest.mark.parametrize(
    ("position", "clutch", "turns", "reason"),
    [
        (
            '«[Position "hello"]»',
            "4",
            [],
            "column 6: a position is the table, the turtles, the eggs face up, the cards "
            "and the turn, with slashes between them",
        ),
        ('«[Position "2x2/-/4/./1"]»', "4", [], "its table is 2x2, and the table of this game is 2x1"),
        (f'«[Position "{SECOND_DIE}"]»', "4", [], "a die is in the air, and the record does not say what it shows"),
        (DECIDING, '«[FirstClutch "5"]»', [], "in the position where the game begins 4 lies face up"),
        (TURNING, '«[FirstClutch "7"]»', [], "a clutch card shows 1 to 6 eggs"),
        ("2x1/4A18B/0/111.2/2", '«[FirstClutch "1"]»', [], "no card with 1 eggs is left to turn up"),
        (DECIDING, "4", ["1. «A2=6»"], "the game begins inside a throw, so its first move begins with B2"),
        (DECIDING, "4", ["1. «B1=19»"], "the game begins inside a throw, so its first move begins with B2"),
        (DECIDING, "4", ["1. «B2»"], "nothing was thrown here since the game began"),
        (SECOND_DIE, "4", ["1. «B2=20»"], "the game begins with a die in the air, and here it is missing"),
        (SECOND_DIE, "4", ["1. «B2c1=20»"], "the game begins with a die in the air, and here it is missing"),
        (FIRST_DIE, "4", ["1. «A2=6»"], "the game begins inside a throw, so its first move begins with B"),
        (STARTING, "4", ["1. «A2=6»"], "seat 2 is to move, with B"),
        (DECIDING, "4", ["1. «B21»", "2. A1"], "the throw is not over, and yet the record goes on"),
    ],
)
def test_what_does_not_follow_from_the_position_is_refused(
    position: str, clutch: str, turns: list[str], reason: str
) -> None:
    marked = text(*turns, Position="\0", FirstClutch="\1")
    for sign, name, value in (("\0", "Position", position), ("\1", "FirstClutch", clutch)):
        marked = marked.replace(f'[{name} "{sign}"]', value if "«" in value else f'[{name} "{value}"]')
    assert_refused(marked, reason)


def test_the_first_die_is_thrown_by_the_player_and_others_by_the_topmost() -> None:
    ridden = "2x1/4AB/4/./1:A"
    assert thrower(parse_position(f"{ridden}r")) == 1
    assert thrower(parse_position(f"{ridden}2r")) == 2


def test_a_game_without_the_tag_begins_at_the_beginning() -> None:
    assert accepted(text()).first == begin(accepted(text()).rules)
