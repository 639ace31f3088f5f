"""How we play: the options of a table, and the presets."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Final

from mahe.rules.errors import BadRules
from mahe.rules.pieces import FACES, INDEX, LIMIT, TURTLES, Counts, Seat, Turtle

PLAYERS: Final = range(2, 8)
"""How many may play (S1)."""

TURTLES_EACH: Final = range(1, 3)
"""How many turtles each of them may have (P1)."""

PLAYERS_WITH_TWO: Final = range(2, 4)
"""How many may play with two turtles each, and do so by default (P1)."""

TABLE_SIZES: Final = tuple(
    (players, each) for players in PLAYERS for each in TURTLES_EACH if each == 1 or players in PLAYERS_WITH_TWO
)
"""All sizes of tables: how many play, and with how many turtles each."""

BOX: Final = 24
"""How many clutch cards the box holds (C5)."""

STANDARD_DECK: Final[Counts] = (3, 3, 5, 5, 5, 3)
"""Inferred, not printed: see the ruling on C5."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False)
class Rules:
    """The options of a table. Impossible ones are refused with BadRules.

    >>> rules = Rules(players=3, cards_as_dice=True)
    >>> rules.turtles_each, rules.turtles_of(2)
    (2, ('C', 'D'))
    >>> Rules(players=8)
    Traceback (most recent call last):
        ...
    mahe.rules.errors.BadRules: players must be 2 to 7, not 8
    """

    players: int
    """2 to 7 (S1)."""

    turtles_each: int
    """1, or 2 for two or three players. Defaults to what P1 recommends."""

    cards_as_dice: bool
    """The variant of V1 to V5."""

    third_die_at_seven: bool
    """Whether a third die may be thrown on exactly 7 (ruling on T3)."""

    bust_ends_turn: bool
    """Whether a bust with the first turtle cancels the second's throw (ruling P6)."""

    deck: Counts
    """The cards in the box (ruling on C5). Fewer than 24 make a shorter game, for study."""

    set_aside: int
    """How many cards are put away unseen (S3)."""

    def __init__(
        self,
        *,
        players: int = 4,
        turtles_each: int | None = None,
        cards_as_dice: bool = False,
        third_die_at_seven: bool = False,
        bust_ends_turn: bool = False,
        deck: Counts = STANDARD_DECK,
        set_aside: int = 4,
    ) -> None:
        if turtles_each is None:
            turtles_each = 2 if players in PLAYERS_WITH_TWO else 1
        values = {
            "players": players,
            "turtles_each": turtles_each,
            "cards_as_dice": cards_as_dice,
            "third_die_at_seven": third_die_at_seven,
            "bust_ends_turn": bust_ends_turn,
            "deck": tuple(deck),
            "set_aside": set_aside,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)
        _check(self)

    @property
    def turtles(self) -> tuple[Turtle, ...]:
        """All the turtles in play, in order."""
        return TURTLES[: self.players * self.turtles_each]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All the seats, in order of play."""
        return tuple(range(1, self.players + 1))

    @property
    def highest_open(self) -> int:
        """The highest total that another die may follow (T3)."""
        return LIMIT if self.third_die_at_seven else LIMIT - 1

    @property
    def cards_in_play(self) -> int:
        """How many clutch cards are won before the last clutch (S3)."""
        return sum(self.deck) - self.set_aside

    def turtles_of(self, seat: Seat) -> tuple[Turtle, ...]:
        """Return the turtles of *seat*, in order."""
        return TURTLES[(seat - 1) * self.turtles_each : seat * self.turtles_each]

    def owner(self, turtle: Turtle) -> Seat:
        """Return the seat that *turtle* belongs to."""
        return INDEX[turtle] // self.turtles_each + 1

    def for_players(self, players: int, turtles_each: int | None = None) -> Rules:
        """Return the same options for another table size; by default with as many turtles as P1 recommends.

        >>> rules = PRESETS["french"].for_players(2)
        >>> rules.players, rules.turtles_each, rules.third_die_at_seven
        (2, 2, True)
        """
        if turtles_each is None:
            turtles_each = Rules(players=players).turtles_each
        return replace(self, players=players, turtles_each=turtles_each)


def _check(rules: Rules) -> None:
    """Raise BadRules, with what would be right, if *rules* cannot be played."""

    def whole(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)

    if not whole(rules.players) or rules.players not in PLAYERS:
        raise BadRules("players", f"players must be {PLAYERS[0]} to {PLAYERS[-1]}, not {rules.players!r}")
    if not whole(rules.turtles_each) or rules.turtles_each not in TURTLES_EACH:
        raise BadRules("turtles_each", f"turtles each must be 1 or 2, not {rules.turtles_each!r}")
    if (rules.players, rules.turtles_each) not in TABLE_SIZES:
        raise BadRules(
            "turtles_each", f"two turtles each are for 2 or 3 players; {rules.players} players have one each"
        )
    for name in ("cards_as_dice", "third_die_at_seven", "bust_ends_turn"):
        if not isinstance(getattr(rules, name), bool):
            raise BadRules(name, f"{name} must be True or False, not {getattr(rules, name)!r}")
    if len(rules.deck) != len(FACES) or not all(whole(count) and count >= 0 for count in rules.deck):
        raise BadRules("deck", f"a deck is six counts, of the cards with 1 to 6 eggs, none below 0; not {rules.deck!r}")
    if not whole(rules.set_aside) or rules.set_aside < 0:
        raise BadRules("set_aside", f"the number of cards set aside must be 0 or more, not {rules.set_aside!r}")
    if sum(rules.deck) > BOX:
        raise BadRules("deck", f"the box has {BOX} cards; this deck has {sum(rules.deck)}")
    if sum(rules.deck) <= rules.set_aside:
        raise BadRules(
            "set_aside",
            f"with {rules.set_aside} cards set aside a deck needs at least {rules.set_aside + 1}; "
            f"this one has {sum(rules.deck)}",
        )


STANDARD: Final = Rules()
"""The default ruling everywhere, for four players."""


def unusual_options(rules: Rules) -> tuple[str, ...]:
    """Return the names of the options that are not as in STANDARD, in order; the size of the table is none of them."""
    names = (field.name for field in fields(Rules) if field.name not in ("players", "turtles_each"))
    return tuple(name for name in names if getattr(rules, name) != getattr(STANDARD, name))


ENGLISH: Final = STANDARD
"""As the English edition prints it."""

GERMAN: Final = STANDARD
"""As the German edition prints it."""

ITALIAN: Final = STANDARD
"""As the Italian edition prints it, but for the direction of the course (M5)."""

FRENCH: Final = replace(STANDARD, third_die_at_seven=True)
"""As the French edition prints it: a third die is allowed on exactly 7 (T3)."""

DUTCH: Final = replace(STANDARD, third_die_at_seven=True)
"""As the Dutch edition prints it: a third die is allowed on exactly 7 (T3)."""

TINY: Final = Rules(players=2, turtles_each=1, deck=(1, 1, 1, 0, 0, 0), set_aside=1)
"""Two cards and the last clutch: small enough to search to the end."""

PRESETS: Final = MappingProxyType(
    {
        "standard": STANDARD,
        "english": ENGLISH,
        "german": GERMAN,
        "italian": ITALIAN,
        "french": FRENCH,
        "dutch": DUTCH,
        "tiny": TINY,
    }
)
"""The presets by their names, the same as for `--preset` on the command line."""
