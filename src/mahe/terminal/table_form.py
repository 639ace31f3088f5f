"""A table that is being set up: rows to change, and what would not work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mahe.bots import USUAL_BOT, bot_names
from mahe.locales import LANGUAGES, Words
from mahe.record import BadName, format_bot, person_name
from mahe.record.tags import format_numbers
from mahe.rules import STANDARD, BadRules, Rules
from mahe.rules.rules import BOX, PLAYERS, TURTLES_EACH
from mahe.terminal.motion import SPEED_WORDS, SPEEDS

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
"""Who sits at a seat for which nobody has typed a name."""

_SEATS: Final = PLAYERS[-1]


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that can be changed."""

    name: str
    label: str
    value: str
    hint: str = ""
    typed: bool = False
    """Whether its value may be typed."""


class TableForm:
    """What has been chosen so far."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.players = STANDARD.players
        self.people: dict[int, str] = {1: words("home-default-name")}
        """The names of people by seat."""

        self.bots = dict.fromkeys(range(1, _SEATS + 1), USUAL_BOT)
        """The bot for each seat that is not a person's."""

        self.turtles = 0
        """Turtles each; 0 for the default."""

        self.cards = STANDARD.cards_as_dice
        self.third_die = STANDARD.third_die_at_seven
        self.bust_ends = STANDARD.bust_ends_turn
        self.open_clutches = False
        self.advice = False
        """Whether several people may all ask for advice; one alone always may."""

        self.deck = STANDARD.deck
        self.set_aside = STANDARD.set_aside
        self.speed = "calm"

    def names(self) -> list[str]:
        """Return who sits where; a bot's name begins with "bot:"."""
        return [self.people.get(seat, format_bot(self.bots[seat])) for seat in range(1, self.players + 1)]

    def rules(self) -> Rules:
        """Return the rules of the table; raise BadRules."""
        return Rules(
            players=self.players,
            turtles_each=self.turtles or None,
            cards_as_dice=self.cards,
            third_die_at_seven=self.third_die,
            bust_ends_turn=self.bust_ends,
            deck=self.deck,
            set_aside=self.set_aside,
        )

    def trouble(self) -> str:
        """Return what would not work, or an empty string."""
        words = self.words
        people = [self.people[seat] for seat in range(1, self.players + 1) if seat in self.people]
        for index, name in enumerate(people):
            try:
                person_name(name, people[:index])
            except BadName:
                return words("home-bad-name-twice", name=name)
        try:
            self.rules()
        except BadRules as error:
            cards = sum(self.deck)
            if error.option == "turtles_each":
                return words("home-bad-turtles", players=self.players)
            if error.option == "set_aside":
                return words("home-bad-set-aside", aside=self.set_aside, cards=cards)
            return (
                words("home-bad-deck-much", box=BOX, cards=cards)
                if cards > BOX
                else words("home-bad-deck-count", box=BOX)
            )
        return ""

    def rows(self) -> list[Row]:
        """Return everything that can be changed, in order."""
        words = self.words
        usual = Rules(players=self.players).turtles_each
        turtles = str(self.turtles) if self.turtles else words("home-turtles-usual", turtles=usual)
        bust_hint = "home-bust-ends-hint" if (self.turtles or usual) == 2 else "home-no-effect-bust"
        return [
            Row("players", words("home-players"), str(self.players)),
            *(self._seat(seat) for seat in range(1, self.players + 1)),
            Row("turtles", words("home-turtles-each"), turtles),
            self._switch("cards", "home-cards", "home-cards-hint", on=self.cards),
            self._switch("third", "home-third-die", "home-third-die-hint", on=self.third_die),
            self._switch("bust", "home-bust-ends", bust_hint, on=self.bust_ends),
            self._switch("open", "home-open-clutches", "home-open-clutches-hint", on=self.open_clutches),
            *self._advice(),
            Row("deck", words("home-deck"), format_numbers(self.deck), words("home-deck-hint"), typed=True),
            Row("aside", words("home-set-aside"), str(self.set_aside)),
            Row("speed", words("table-speed"), words(SPEED_WORDS[self.speed])),
            Row("language", words("table-language"), LANGUAGES[words.language]),
        ]

    def _seat(self, seat: int) -> Row:
        label = self.words("home-seat", number=seat)
        hint = self.words("terminal-seat-hint")
        if seat in self.people:
            return Row(f"seat{seat}", label, self.people[seat], hint, typed=True)
        level = self.words("table-bot-level", level=self.bots[seat])
        about = self.words("home-bot-about", bot=self.bots[seat])
        return Row(f"seat{seat}", label, f"{level} ({self.words('home-kind-bot')})", f"{about} {hint}".strip())

    def _advice(self) -> list[Row]:
        """Return the row about advice, if there is somebody to agree on it with."""
        switch = self._switch("advice", "terminal-advice", "terminal-with-advice", on=self.advice)
        return [switch] if self._are_several else []

    @property
    def _are_several(self) -> bool:
        return sum(seat <= self.players for seat in self.people) > 1

    @property
    def has_advice(self) -> bool:
        """Whether several people play with advice, which they are told."""
        return self.advice and self._are_several

    def _switch(self, name: str, label: str, hint: str, *, on: bool) -> Row:
        return Row(name, self.words(label), self.words("terminal-yes" if on else "terminal-no"), self.words(hint))

    def change(self, name: str, step: int = 1) -> None:
        """Go to the next value of a row, or back."""
        match name:
            case "players":
                self.players = PLAYERS[(PLAYERS.index(self.players) + step) % len(PLAYERS)]
            case "turtles":
                self.turtles = (self.turtles + step) % (TURTLES_EACH[-1] + 1)
            case "cards":
                self.cards = not self.cards
            case "third":
                self.third_die = not self.third_die
            case "bust":
                self.bust_ends = not self.bust_ends
            case "open":
                self.open_clutches = not self.open_clutches
            case "advice":
                self.advice = not self.advice
            case "aside":
                self.set_aside = (self.set_aside + step) % BOX
            case "speed":
                self.speed = _next(list(SPEEDS), self.speed, step)
            case "language":
                self._speak(_next(list(LANGUAGES), self.words.language, step))
            case _ if name.startswith("seat"):
                self._change_seat(int(name.removeprefix("seat")), step)

    def _change_seat(self, seat: int, step: int) -> None:
        """Cycle through a person, then each bot from the weakest on, then those with a temper."""
        levels = ["", *bot_names()]
        now = "" if seat in self.people else self.bots[seat]
        level = _next(levels, now, step)
        if level:
            self.people.pop(seat, None)
            self.bots[seat] = level
        else:
            self.people[seat] = NAMES[seat - 1]

    def _speak(self, language: str) -> None:
        """Change the language; the default names of people change with it."""
        you, self.words = self.words("home-default-name"), Words(language)
        for seat, name in self.people.items():
            if name == you:
                self.people[seat] = self.words("home-default-name")

    def type(self, name: str, text: str) -> str:
        """Accept what was typed for a row; return what is wrong with it, or an empty string."""
        if name == "deck":
            try:
                self.deck = tuple(int(count) for count in text.replace(",", " ").split())
            except ValueError:
                return self.words("home-bad-deck-count", box=BOX)
            return ""
        try:
            self.people[int(name.removeprefix("seat"))] = person_name(text)
        except BadName:
            return self.words("home-type-name")
        return ""


def _next(values: list[str], now: str, step: int) -> str:
    return values[(values.index(now) + step) % len(values)]
