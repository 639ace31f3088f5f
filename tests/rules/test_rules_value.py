"""The values of the law: rules that are refused, presets, errors, and what one may do with a State."""

from __future__ import annotations

import pickle
import re
from dataclasses import FrozenInstanceError, replace
from random import Random
from typing import Any

import pytest

import mahe.rules
from mahe.rules import (
    DUTCH,
    ENGLISH,
    FRENCH,
    GERMAN,
    ITALIAN,
    PRESETS,
    STANDARD,
    TINY,
    BadRules,
    Event,
    IllegalEvent,
    MaheError,
    PlayCard,
    Roll,
    Rolled,
    Rules,
    Start,
    State,
    Stop,
    Turned,
    apply,
    begin,
    standing,
)
from mahe.rules.rules import unusual_options
from tests.kit import A, B, move, play_out, position

NAMES = vars(mahe.rules)
DECK = "a deck is six counts, of the cards with 1 to 6 eggs, none below 0; not "
ASIDE = "the number of cards set aside must be 0 or more, not "


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 1}, "players must be 2 to 7, not 1"),
        ({"players": 8}, "players must be 2 to 7, not 8"),
        ({"players": 3.0}, "players must be 2 to 7, not 3.0"),
        ({"players": "4"}, "players must be 2 to 7, not '4'"),
        ({"players": True}, "players must be 2 to 7, not True"),
        ({"players": None}, "players must be 2 to 7, not None"),
        ({"turtles_each": 0}, "turtles each must be 1 or 2, not 0"),
        ({"players": 2, "turtles_each": 3}, "turtles each must be 1 or 2, not 3"),
        ({"turtles_each": True}, "turtles each must be 1 or 2, not True"),
        ({"turtles_each": 1.0}, "turtles each must be 1 or 2, not 1.0"),
        ({"turtles_each": 2}, "two turtles each are for 2 or 3 players; 4 players have one each"),
        ({"cards_as_dice": 1}, "cards_as_dice must be True or False, not 1"),
        ({"third_die_at_seven": "no"}, "third_die_at_seven must be True or False, not 'no'"),
        ({"bust_ends_turn": None}, "bust_ends_turn must be True or False, not None"),
        ({"deck": (4, 4, 4, 4, 8)}, DECK + "(4, 4, 4, 4, 8)"),
        ({"deck": (4, 4, 4, 4, 4, 4, 0)}, DECK + "(4, 4, 4, 4, 4, 4, 0)"),
        ({"deck": (25, -1, 0, 0, 0, 0)}, DECK + "(25, -1, 0, 0, 0, 0)"),
        ({"deck": (True, 4, 4, 4, 4, 4)}, DECK + "(True, 4, 4, 4, 4, 4)"),
        ({"deck": (4.0, 4, 4, 4, 4, 4)}, DECK + "(4.0, 4, 4, 4, 4, 4)"),
        ({"deck": "335553"}, DECK + "('3', '3', '5', '5', '5', '3')"),
        ({"deck": (3, 3, 5, 5, 5, 4)}, "the box has 24 cards; this deck has 25"),
        ({"set_aside": -1}, ASIDE + "-1"),
        ({"set_aside": 2.0}, ASIDE + "2.0"),
        ({"set_aside": False}, ASIDE + "False"),
        ({"set_aside": 24}, "with 24 cards set aside a deck needs at least 25; this one has 24"),
        (
            {"deck": (1, 1, 1, 1, 0, 0), "set_aside": 4},
            "with 4 cards set aside a deck needs at least 5; this one has 4",
        ),
        ({"deck": (0,) * 6, "set_aside": 0}, "with 0 cards set aside a deck needs at least 1; this one has 0"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRules, match=f"^{re.escape(sentence)}$") as caught:
        Rules(**options)
    assert caught.value.option == list(options)[-1]
    assert isinstance(caught.value, MaheError)


def test_rules_at_the_edge_are_accepted() -> None:
    assert Rules(set_aside=23).set_aside == 23
    assert Rules(set_aside=0).set_aside == 0
    assert Rules(deck=(0, 0, 0, 0, 0, 1), set_aside=0).deck == (0, 0, 0, 0, 0, 1)
    assert Rules(players=3, turtles_each=2) == Rules(players=3)


def test_left_out_options_are_the_default_rulings() -> None:
    rules = Rules()
    assert rules == STANDARD
    assert (rules.players, rules.turtles_each, rules.deck, rules.set_aside) == (4, 1, (3, 3, 5, 5, 5, 3), 4)
    assert (rules.cards_as_dice, rules.third_die_at_seven, rules.bust_ends_turn) == (False, False, False)


def test_a_deck_may_be_given_as_a_list() -> None:
    counts: Any = [4, 4, 4, 4, 4, 4]
    assert Rules(deck=counts) == Rules(deck=(4, 4, 4, 4, 4, 4))
    assert hash(Rules(deck=counts)) == hash(Rules(deck=(4, 4, 4, 4, 4, 4)))


def test_presets_follow_their_editions() -> None:
    assert dict(PRESETS) == {
        "standard": STANDARD,
        "english": ENGLISH,
        "german": GERMAN,
        "italian": ITALIAN,
        "french": FRENCH,
        "dutch": DUTCH,
        "tiny": TINY,
    }
    assert ENGLISH == GERMAN == ITALIAN == STANDARD
    assert FRENCH == DUTCH == replace(STANDARD, third_die_at_seven=True)


def test_the_tiny_preset_has_two_cards_and_the_last_clutch() -> None:
    assert Rules(players=2, turtles_each=1, deck=(1, 1, 1, 0, 0, 0), set_aside=1) == TINY
    assert begin(TINY).pile == 2


@pytest.mark.parametrize("preset", PRESETS.values())
@pytest.mark.parametrize(("players", "turtles"), [(2, 2), (3, 2), (4, 1), (7, 1)])
def test_for_players_keeps_the_options_and_gives_the_recommended_turtles(
    preset: Rules, players: int, turtles: int
) -> None:
    rules = preset.for_players(players)
    assert (rules.players, rules.turtles_each) == (players, turtles)
    assert replace(rules, players=preset.players, turtles_each=preset.turtles_each) == preset


def test_for_players_takes_the_turtles_it_is_told() -> None:
    assert FRENCH.for_players(3, 1) == Rules(players=3, turtles_each=1, third_die_at_seven=True)
    assert FRENCH.for_players(3, turtles_each=2) == Rules(players=3, turtles_each=2, third_die_at_seven=True)


def test_for_players_refuses_what_cannot_be_played() -> None:
    with pytest.raises(BadRules, match="players must be 2 to 7, not 9"):
        STANDARD.for_players(9)
    with pytest.raises(BadRules, match="two turtles each are for 2 or 3 players"):
        STANDARD.for_players(5, 2)


def test_rules_and_events_are_frozen() -> None:
    frozen: Any
    for frozen, name in (
        (STANDARD, "players"),
        (Rolled(2), "pips"),
        (Start(A), "turtle"),
        (standing(begin(TINY)), "eggs"),
    ):
        with pytest.raises(FrozenInstanceError):
            setattr(frozen, name, 3)


def test_values_are_hashable_and_equal_by_what_they_hold() -> None:
    assert {STANDARD: 1}[Rules(players=4)] == 1
    assert {begin(STANDARD): 2}[begin(Rules())] == 2
    assert len({Rolled(1), Rolled(1), Turned(1), PlayCard(1), Roll(), Roll(), Stop(), Start(A), Start(B)}) == 7


@pytest.mark.parametrize(
    "value",
    [STANDARD, TINY, Start(A), Roll(), Stop(), PlayCard(2), Rolled(3), Turned(4), begin(TINY), standing(begin(TINY))],
)
def test_reprs_paste_back(value: object) -> None:
    assert eval(repr(value), dict(NAMES)) == value


def test_positions_survive_repr_and_pickle_in_the_middle_of_a_game() -> None:
    for state in play_out(Rules(players=3, cards_as_dice=True), Random(3)).states[::10]:
        assert eval(repr(state), dict(NAMES)) == state
        copy = pickle.loads(pickle.dumps(state))
        assert isinstance(copy, State)
        assert copy == state
        assert hash(copy) == hash(state)


AT_START = "open 4"
IN_THE_AIR = "A throws after 2"
DECIDING = "A threw 2"
TURNING = "open none | held 1: 3"
OVER = "nest: A | held 1: 1 1 1 2 2 2 3 3 3 3 | held 2: 3 4 4 4 4 4 5 5 5 5"
CHANCE_DIE = (
    "chance may bring Rolled(pips=1), Rolled(pips=2), Rolled(pips=3), Rolled(pips=4), Rolled(pips=5), Rolled(pips=6)"
)
CHANCE_CARD = "chance may bring " + ", ".join(f"Turned(eggs={eggs})" for eggs in range(1, 7))
SEAT_1_STARTS = "seat 1 may choose Start(turtle='A')"
SEAT_1_DECIDES = "seat 1 may choose Roll(), Stop()"
TURN_A_CARD = "the next clutch card must be turned up"
DIE_IN_THE_AIR = "a die is in the air"


@pytest.mark.parametrize(
    ("text", "event", "reason"),
    [
        (AT_START, Start(B), SEAT_1_STARTS),
        (AT_START, Roll(), SEAT_1_STARTS),
        (AT_START, Stop(), SEAT_1_STARTS),
        (AT_START, PlayCard(1), SEAT_1_STARTS),
        (AT_START, Rolled(1), SEAT_1_STARTS),
        (AT_START, Turned(1), SEAT_1_STARTS),
        (IN_THE_AIR, Start(A), DIE_IN_THE_AIR),
        (IN_THE_AIR, Roll(), DIE_IN_THE_AIR),
        (IN_THE_AIR, Stop(), DIE_IN_THE_AIR),
        (IN_THE_AIR, PlayCard(1), DIE_IN_THE_AIR),
        (IN_THE_AIR, Rolled(0), CHANCE_DIE),
        (IN_THE_AIR, Rolled(7), CHANCE_DIE),
        (IN_THE_AIR, Turned(1), CHANCE_DIE),
        (DECIDING, Start(A), SEAT_1_DECIDES),
        (DECIDING, PlayCard(1), SEAT_1_DECIDES),
        (DECIDING, Rolled(1), SEAT_1_DECIDES),
        (DECIDING, Turned(1), SEAT_1_DECIDES),
        (TURNING, Start(A), TURN_A_CARD),
        (TURNING, Roll(), TURN_A_CARD),
        (TURNING, Stop(), TURN_A_CARD),
        (TURNING, PlayCard(3), TURN_A_CARD),
        (TURNING, Rolled(1), CHANCE_CARD),
        (TURNING, Turned(7), CHANCE_CARD),
        *((OVER, event, "the game is over") for event in (Start(A), Roll(), Stop(), PlayCard(1), Rolled(1), Turned(6))),
    ],
)
def test_an_event_at_the_wrong_moment_is_refused_with_what_would_be_right(text: str, event: Event, reason: str) -> None:
    state = position(text)
    with pytest.raises(IllegalEvent) as caught:
        apply(state, event)
    assert caught.value.reason == reason
    assert str(caught.value) == f"{event!r} is not on offer: {reason}"
    assert caught.value.event is event
    assert caught.value.state is state == position(text)
    assert isinstance(caught.value, MaheError)


def test_something_that_is_no_event_is_our_own_mistake() -> None:
    nonsense: Any = "roll"
    with pytest.raises(AssertionError, match="'roll'"):
        apply(position(AT_START), nonsense)


def test_a_state_tells_where_everything_is() -> None:
    state = position("18: A B | 2: C | A threw 2 4 | held 2: 6 | open 3")
    assert state.dice == (2, 4)
    assert position(AT_START).dice == ()
    assert state.unseen == (3, 3, 4, 5, 5, 2)
    assert state.pile == 18
    assert state.raft == ("D",)
    assert state.stacks[17] == ("A", "B")
    assert state.stacks[1] == ("C",)
    assert sum(map(len, state.stacks)) == 3
    assert state.riders(A) == ("B",)
    assert state.riders(B) == ()
    assert [state.space(turtle) for turtle in state.rules.turtles] == [18, 18, 2, 0]


def test_apply_leaves_the_position_before_it_as_it_was() -> None:
    before = position("18: A B | held 2: 6 | open 3")
    move(before, A, 2, 4)
    assert before == position("18: A B | held 2: 6 | open 3")


def test_errors_survive_pickling_with_their_values() -> None:
    with pytest.raises(BadRules) as bad_rules:
        Rules(players=1)
    with pytest.raises(IllegalEvent) as illegal:
        apply(begin(Rules()), Roll())
    for error in (bad_rules.value, illegal.value):
        copy = pickle.loads(pickle.dumps(error))
        assert (type(copy), str(copy), vars(copy)) == (type(error), str(error), vars(error))


def test_what_is_unusual_about_a_table_is_named_in_order_and_its_size_is_not() -> None:
    assert unusual_options(STANDARD) == unusual_options(Rules(players=7)) == unusual_options(Rules(players=2)) == ()
    assert unusual_options(FRENCH) == ("third_die_at_seven",)
    assert unusual_options(TINY) == ("deck", "set_aside")
    rules = Rules(cards_as_dice=True, third_die_at_seven=True, bust_ends_turn=True, set_aside=0)
    assert unusual_options(rules) == ("cards_as_dice", "third_die_at_seven", "bust_ends_turn", "set_aside")


def test_T3_another_die_may_follow_a_total_below_7_or_with_a_third_die_at_seven_7_itself() -> None:
    assert (STANDARD.highest_open, FRENCH.highest_open) == (6, 7)


def test_S3_the_cards_in_play_are_those_not_set_aside() -> None:
    assert (STANDARD.cards_in_play, TINY.cards_in_play, Rules(set_aside=0).cards_in_play) == (20, 2, 24)
