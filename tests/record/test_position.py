"""Positions as text: how each thing is written, and what is said about text that is no position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mahe.record import BadPosition, format_position, parse_position
from mahe.rules import STANDARD, TINY, Rules, State, begin
from tests.kit import position

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"

CARDS = Rules(players=4, cards_as_dice=True)
TWO_EACH = Rules(players=2)
TWO_AND_CARDS = Rules(players=2, cards_as_dice=True)
BUST_ENDS = Rules(players=3, bust_ends_turn=True)
FRENCH = Rules(players=2, turtles_each=1, third_die_at_seven=True)

WRITTEN = [
    ("4x1/-/0/.../1", begin(STANDARD)),
    ("2x1d1-1-1-0-0-0s1/-/0/./1", begin(TINY)),
    ("7x1ctb/-/0/....../1", begin(Rules(players=7, cards_as_dice=True, third_die_at_seven=True, bust_ends_turn=True))),
    ("3x2d24-0-0-0-0-0s23/-/0/../1", begin(Rules(players=3, deck=(24, 0, 0, 0, 0, 0), set_aside=23))),
    ("2x2s0/-/0/./1", begin(Rules(players=2, set_aside=0))),
    ("4x1/-/5/.../3", position("C to throw | open 5")),
    (
        "4x1/4BA17C/5/13..55.2/2:B24",
        position("4: B A | 17: C | held 1: 1 3 | held 3: 5 5 | held 4: 2 | open 5 | B threw 2 4"),
    ),
    ("4x1/21D/1/.../4:Dr", position("21: D | D throws | open 1")),
    ("4x1/21D/1/.../4:D3r", position("21: D | D throws after 3 | open 1")),
    ("4x1/21D/1/.../4:D33r", position("21: D | D throws after 3 3 | open 1")),
    ("2x1t/-/1/./2:B34", position("B threw 3 4 | open 1", FRENCH)),
    ("2x1t/-/1/./2:B34r", position("B throws after 3 4 | open 1", FRENCH)),
    ("2x2/9A/2/./1-A", position("9: A | A moved | open 2", TWO_EACH)),
    ("2x2/9A/2/./1-A:B3r", position("9: A | A moved | B throws after 3 | open 2", TWO_EACH)),
    ("2x2/9A/0/3./1-A", position("9: A | A moved | held 1: 3 | open none", TWO_EACH)),
    ("4x1/9A/0/3.../2", position("9: A | B to throw | held 1: 3 | open none")),
    ("4x1/9AB/0/.3../2", position("9: A B | B to throw | held 2: 3 | open none")),
    ("4x1c/-/2/13..55.2!4/1", position("held 1: 1 3 | held 3: 5 5 | held 4: 2 | played 4 | open 2", CARDS)),
    ("4x1c/4AB/2/...!4/1:A14c2", position("4: A B | A threw 1 4 | played 4 by 2 | open 2", CARDS)),
    ("4x1c/4AB/2/...!4/1:A14rc2", position("4: A B | A throws after 1 4 | played 4 by 2 | open 2", CARDS)),
    ("2x2c/4AC/2/.!4/1-Ac2", position("4: A C | A moved | played 4 by 2 | open 2", TWO_AND_CARDS)),
    ("2x2c/-/2/.!4/1-A:Brc2", position("A moved | B throws | played 4 by 2 | open 2", TWO_AND_CARDS)),
    (
        "2x2c/-/2/.!14/1-A:B31c21",
        position("A moved | B threw 3 1 | played 4 by 2 | played 1 by 1 | open 2", TWO_AND_CARDS),
    ),
    ("2x1d1-1-1-0-0-0s1/3B22A/0/1.2/1", position("3: B | nest: A | held 1: 1 | held 2: 2", TINY)),
    ("2x1d1-1-1-0-0-0s1/3A22B/0/1.2/1", position("3: A | nest: B | held 1: 1 | held 2: 2", TINY)),
    ("2x1d1-1-1-0-0-0s1/3B/7/1.2/1", position("3: B | held 1: 1 | held 2: 2", TINY)),
    ("2x1d1-1-1-0-0-0s1/3B/3/1./1", position("3: B | held 1: 1 | open 3", TINY)),
    (
        "2x1cd1-1-1-0-0-0s1/3A22B/0/1.!2/1c2",
        position(
            "3: A | nest: B | held 1: 1 | played 2 by 2",
            Rules(players=2, turtles_each=1, cards_as_dice=True, deck=(1, 1, 1, 0, 0, 0), set_aside=1),
        ),
    ),
    (
        "2x2cd1-1-1-0-0-0s1/2C3A22B/0/.!12/1-Ac21",
        position(
            "2: C | 3: A | nest: B | A moved | played 2 by 2 | played 1 by 1",
            Rules(players=2, cards_as_dice=True, deck=(1, 1, 1, 0, 0, 0), set_aside=1),
        ),
    ),
]


@pytest.mark.parametrize(("text", "state"), WRITTEN, ids=[text for text, _ in WRITTEN])
def test_each_thing_is_written_in_one_way(text: str, state: State) -> None:
    assert format_position(state) == text
    assert parse_position(text) == state


FIVE_FIELDS = (
    "a position is the table, the turtles, the eggs face up, the cards and the turn, with slashes between them"
)
OPTIONS = "a table is players x turtles each, then c, t, b, d and s in this order, such as 2x1cd1-1-1-0-0-0s1"
STACKS = "the turtles on the course stand behind their spaces, such as 4BA17C; - stands for none"
ANOTHER = "here another space and its turtles may follow, bottom first, such as 17C"
EGGS = "the eggs face up are one digit: 1 to 6, 7 for the last clutch, 0 for none"
TURN = "a turn is a seat, then -A if A has moved, :B24 or :B24r for the throw, c13 for the seats that played cards"
UNDECIDED = "seat {} has not decided about a second die here, and so has played no card"

REFUSED = [
    # The fields.
    ("«", FIVE_FIELDS),
    ("hello«", FIVE_FIELDS),
    ("4x1/-/0/...«", FIVE_FIELDS),
    ("4x1/-/0/.../1«/", FIVE_FIELDS),
    # The table.
    ("«/-/0/.../1", "the table begins with players x turtles each, such as 4x1"),
    ("«4/-/0/.../1", "the table begins with players x turtles each, such as 4x1"),
    ("«٤x1/-/0/.../1", "the table begins with players x turtles each, such as 4x1"),
    ("«8x1/-/0/......./1", "players must be 2 to 7, not 8"),
    ("4x«3/-/0/.../1", "turtles each must be 1 or 2, not 3"),
    ("4x«2/-/0/.../1", "two turtles each are for 2 or 3 players; 4 players have one each"),
    ("4x1t«c/-/0/.../1", OPTIONS),
    ("4x1«q/-/0/.../1", OPTIONS),
    ("4x1«3/-/0/.../1", OPTIONS),
    ("4x1d1-1-1-0-0-0s1«s1/-/0/.../1", OPTIONS),
    ("4x1d«1-1-1/-/0/.../1", "a deck is six counts, such as d1-1-1-0-0-0"),
    ("4x1d«1-1-1-01-0-0/-/0/.../1", "a deck is six counts, such as d1-1-1-0-0-0"),
    ("4x1«d3-3-5-5-5-3/-/0/.../1", "the standard deck is not written"),
    ("4x1«d9-9-9-0-0-0/-/0/.../1", "the box has 24 cards; this deck has 27"),
    (
        "4x1d1-1-1-0-0-0«/-/0/.../1",
        "with 4 cards set aside a deck needs at least 5; this one has 3",
    ),
    ("4x1«s24/-/0/.../1", "with 24 cards set aside a deck needs at least 25; this one has 24"),
    ("4x1d1-1-1-0-0-0«s3/-/0/.../1", "with 3 cards set aside a deck needs at least 4; this one has 3"),
    ("4x1s«/-/0/.../1", "s is followed by how many cards are set aside"),
    ("4x1«s4/-/0/.../1", "4 cards set aside are standard, and not written"),
    # The turtles.
    ("4x1/«/1/.../1", STACKS),
    ("4x1/«A/1/.../1", STACKS),
    ("4x1/«04A/1/.../1", STACKS),
    ("4x1/-«A/1/.../1", "- stands alone"),
    ("4x1/4A«-/1/.../1", ANOTHER),
    ("4x1/4A«a/1/.../1", ANOTHER),
    ("4x1/4A«0/1/.../1", ANOTHER),
    ("4x1/4A«23B/1/.../1", "there is no space 23: the course goes from 1 to 21, and 22 is the nest"),
    ("4x1/4A«3B/1/.../1", "the spaces go up, so 3 cannot follow 4"),
    ("4x1/4A«4B/1/.../1", "the spaces go up, so 4 cannot follow 4"),
    ("4x1/4«/1/.../1", "here the turtles on space 4 are missing"),
    ("4x1/10«0A/1/.../1", "here the turtles on space 10 are missing"),
    ("4x1/4AB«E/1/.../1", "there is no turtle E at this table, only A to D"),
    ("4x1/4AB«A/1/.../1", "A is on the course twice"),
    ("4x1/4AB9«A/1/.../1", "A is on the course twice"),
    ("4x1/22A«B/1/.../1", "only one turtle enters the nest"),
    # The eggs face up.
    ("4x1/-/«/.../1", EGGS),
    ("4x1/-/«8/.../1", EGGS),
    ("4x1/-/1«2/.../1", EGGS),
    ("2x1d1-1-1-0-0-0s1/-/«4/./1", "the deck has no card with 4 eggs"),
    ("2x1d0-1-1-0-0-0s1/-/«1/./1", "the deck has no card with 1 egg"),
    ("4x1/-/«7/1.../1", "the 7 eggs lie face up when all 20 cards are taken, not 1"),
    ("2x1d1-1-1-0-0-0s1/-/«0/1.2/1", "all 2 cards are taken, so the 7 eggs lie face up"),
    ("2x1d1-1-1-0-0-0s1/22A/«7/1.2/1", "a turtle is in the nest, so the game is over and nothing lies face up: 0"),
    ("2x1d1-1-1-0-0-0s1/«22A/0/1./1", "a turtle enters the nest when all 2 cards are taken, not 1"),
    ("4x1/«4A/0/.../1", "until the first card is face up all turtles are on the raft: -"),
    # The cards.
    ("4x1/-/1/..«/1", "here a dot and the cards of seat 4 must follow: there are 4 seats"),
    ("4x1/-/1/1«,../1", "here a dot and the cards of seat 2 must follow: there are 4 seats"),
    ("4x1/-/1/...«./1", "after the cards of the last seat nothing may follow"),
    ("4x1/-/1/...«!4/1", "after the cards of the last seat nothing may follow"),
    ("4x1c/-/1/...«./1", "after the last seat only ! and the cards that were played may follow"),
    ("4x1c/-/1/...!«/1", "after ! come the cards that were played, such as !24"),
    ("4x1c/-/1/...!4«!4/1", "after the cards of the last seat nothing may follow"),
    ("4x1/-/1/..«7./1", "a clutch card shows 1 to 6 eggs, not 7"),
    ("4x1/-/1/..«0./1", "a clutch card shows 1 to 6 eggs, not 0"),
    ("4x1/-/1/..2«1./1", "the cards go up, so 1 cannot follow 2"),
    ("4x1/-/1/1.1.«1./1", "the deck has 3 cards with 1 egg; this is one more"),
    ("4x1/-/1/22.2.«2./1", "the deck has 3 cards with 2 eggs; this is one more"),
    ("4x1c/-/1/22.2..!«2/1", "the deck has 3 cards with 2 eggs; this is one more"),
    ("2x1d1-1-1-0-0-0s1/-/7/«12.3/1", "3 cards are taken, and at most 2 can be"),
    ("2x1d1-1-1-0-0-0s1/-/3/«1.2/1", "2 cards are taken, and at most 1 can be while another lies face up"),
    # The turn.
    ("4x1/-/1/.../«", "the turn begins with the number of a seat, 1 to 4"),
    ("4x1/-/1/.../«A", "the turn begins with the number of a seat, 1 to 4"),
    ("4x1/-/1/.../«0", "the turn begins with the number of a seat, 1 to 4"),
    ("4x1/-/1/.../«5", "the turn begins with the number of a seat, 1 to 4"),
    ("4x1/-/1/.../1«1", TURN),
    ("4x1/-/1/.../1:Ar«r", TURN),
    ("4x1/-/1/.../1«-A", "with one turtle each, nobody has another to move"),
    ("2x2/-/1/./1-«", "here a turtle of seat 1 must follow: A or B"),
    ("2x2/-/1/./1-«C", "seat 1 moves A or B, not C"),
    ("2x2/-/0/./1«-A", "until the first card is face up nobody has moved"),
    ("3x2b/-/1/../1«-A", "a bust ends the turn at this table, so A cannot be on the raft"),
    ("4x1/-/0/1.../«2", "a clutch has just been won, so A cannot be on the raft"),
    ("3x2/7CDEF/0/1../«2", "a clutch has just been won, so A or B cannot be on the raft"),
    ("2x2/7B/0/1./«1-A", "a clutch has just been won, so A cannot be on the raft"),
    ("2x1d1-1-1-0-0-0s1/22A/0/1.2/«2", "a clutch has just been won, so B cannot be on the raft"),
    ("4x1/7AB/0/1.../«2", "seat 2 has just won a card, and so cannot have none"),
    ("3x2/7AE9B/0/.2./«2", "seat 1 or 3 has just won a card, and so cannot have none"),
    ("4x1/-/0/.../1«:A2", "nothing is thrown while no eggs lie face up"),
    ("4x1/-/1/.../1:«", "here a turtle of seat 1 must follow: A"),
    ("4x1/-/1/.../1:«B2", "seat 1 moves A, not B"),
    ("2x2/-/1/./1-A:«A2", "A has moved already in this turn"),
    ("4x1/-/1/.../1:A«", "here dice must follow, or r while the first is in the air"),
    ("4x1/-/1/.../1:A«c1", "here dice must follow, or r while the first is in the air"),
    ("4x1/-/1/.../1:A2«7", "a die shows 1 to 6, not 7"),
    ("4x1/-/1/.../1:A2«6", "a total of 8 is a bust, so the throw is over"),
    ("2x1t/-/1/./1:A2«6", "a total of 8 is a bust, so the throw is over"),
    ("4x1/-/1/.../1:A2«5r", "no die may follow a total of 7, so the throw is over"),
    ("4x1/-/1/.../1:A21«1", "no die may follow the third, so the throw is over"),
    ("4x1/-/1/.../1:A21«c1", "no cards are played as dice at this table"),
    ("4x1c/-/1/...!1/1:A21c«", "after c come the seats that have played a card in this turn"),
    ("4x1c/-/1/...!1/1«q", TURN),
    ("4x1c/-/1/...!1/1c«1", UNDECIDED.format(1)),
    ("4x1c/-/1/...!1/1:A2rc«1", UNDECIDED.format(1)),
    ("4x1c/4AB/1/...!1/1:A21c«1", UNDECIDED.format(1)),
    ("4x1c/4AB/1/...!1/1:A21c«9", UNDECIDED.format(9)),
    ("2x2c/4AC/1/.!1/1-Ac«1", UNDECIDED.format(1)),
    ("2x2c/4AC/1/.!12/1-A:B12c2«2", "nobody plays two cards in a turn"),
    ("2x2c/4AC/1/.!12/1-A:B12c1«2", UNDECIDED.format(2)),
    ("4x1c/4AB/1/.../1:A21«c2", "fewer cards than that have been played: they follow ! behind the cards held"),
    ("4x1c/4AB/1/...!3/1:A31«c2", "none of the cards that were played is among the dice of this throw"),
    ("2x2c/4AC/1/.!33/1-A:B31«c21", "none of the cards that were played is among the dice of this throw"),
    ("2x2c/4AC/1/.!33/1-A:B31«c1", "none of the cards that were played is among the dice of this throw"),
    ("2x1cd1-1-1-0-0-0s1/3A22B/0/1.!2/1c«1", UNDECIDED.format(1)),
]


@pytest.mark.parametrize(("marked", "reason"), REFUSED, ids=[marked for marked, _ in REFUSED])
def test_what_is_wrong_is_said_where_it_is(marked: str, reason: str) -> None:
    column = marked.index("«") + 1
    with pytest.raises(BadPosition) as caught:
        parse_position(marked.replace("«", ""))
    assert (caught.value.column, caught.value.reason) == (column, reason)
    assert str(caught.value) == f"column {column}: {reason}"


def test_the_examples_of_the_documentation_hold() -> None:
    text = NOTATION.read_text(encoding="utf-8")
    examples = re.findall(r"^\| `(\dx\S+)` \|", text, re.MULTILINE)
    mistakes = re.findall(r"^(\S+/\S+) +(column \d+: .*)$", text, re.MULTILINE)
    assert (len(examples), len(mistakes)) == (6, 2)
    for example in examples:
        assert format_position(parse_position(example)) == example
    for mistake, sentence in mistakes:
        with pytest.raises(BadPosition) as caught:
            parse_position(mistake)
        assert str(caught.value) == sentence
