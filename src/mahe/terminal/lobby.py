"""Before the game at a server's table: sit down, wait for the others, start."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from mahe.locales import Words
from mahe.record import LONGEST_NAME
from mahe.rules import Rules
from mahe.rules.rules import unusual_options
from mahe.terminal.dialogs import TypeIn
from mahe.terminal.game import Gone, Notice
from mahe.terminal.keys import key
from mahe.terminal.panels import Keys, TooSmall
from mahe.terminal.refusal import Refused
from mahe.terminal.remote import RemoteGame

_RULES: Final = {
    "cards_as_dice": "home-rule-cards",
    "third_die_at_seven": "home-rule-third",
    "bust_ends_turn": "home-rule-bust",
    "deck": "home-rule-deck",
    "set_aside": "home-rule-deck",
}
"""The message for each rule that is not the usual one."""


class LobbyScreen(Screen[str]):
    """The seats of a table. Ends with "table" when the game has started, or "gone"."""

    BINDINGS: ClassVar[list[BindingType]] = [key("q,escape", "app.leave")]

    def __init__(self, game: RemoteGame, name: str = "") -> None:
        super().__init__()
        self.game = game
        self._visitor = name

    def compose(self) -> ComposeResult:
        """Put the seats under the title."""
        words = self.game.cast.words
        yield TooSmall(words)
        with Vertical(id="setup"):
            yield Static("M a h é", id="title", markup=False)
            yield Static(words("table-opening"), id="motto", markup=False)
            with Center():
                yield OptionList(id="rows", markup=False)
            yield Static(id="hint", markup=False)
        yield Keys(words("terminal-lobby-keys"))

    def on_mount(self) -> None:
        """Follow the table."""
        self.query_one(OptionList).focus()
        self.follow()

    @work(exclusive=True)
    async def follow(self) -> None:
        """Redraw the seats whenever something happens, until the game has started."""
        async for news in self.game.news():
            if isinstance(news, Gone):
                self.notify(news.text, severity="error", markup=False)
                await asyncio.sleep(0)
                self.dismiss("gone")
                return
            if isinstance(news, Notice):
                self.notify(news.text, severity="error", markup=False)
            if self.game.is_closed and not self.game.events:
                self.notify(self.game.note, severity="error", markup=False)
                await asyncio.sleep(0)
                self.dismiss("gone")
                return
            if self.game.phase in ("playing", "over", "closed"):
                break
            if self.game.phase:
                self.show()
        self.dismiss("table")

    def show(self) -> None:
        """Draw the seats, and what can be done."""
        game = self.game
        words = game.cast.words
        free = [place for place in game.cast.places if place.kind == "open"]
        rules = game.states[0].rules
        self.query_one("#motto", Static).update(
            words("home-table-line", players=rules.players, rules=rules_line(rules, words))
        )
        options = self.query_one(OptionList)
        at = options.highlighted
        options.clear_options()
        for place in game.cast.places:
            who = words("home-free") if place.kind == "open" else game.cast.who(place.seat)
            mine = f" {words('home-you-mark')}" if place.seat in game.yours else ""
            sit = f"  ▶ {words('terminal-sit-here')}" if place.kind == "open" else ""
            if place.seat == game.host and sum(one.kind == "person" for one in game.cast.places) > 1:
                mine += f" {words('friends-host-mark')}"
            letters = "+".join(place.turtles)
            line = f"  {words('home-seat', number=place.seat)}  {letters:<4} {who}{mine}{sit}"
            options.add_option(Option(line, id=f"seat{place.seat}"))
        if game.yours or game.opened:
            start = words("home-start-bots", bots=len(free)) if free else words("home-start-game")
            options.add_option(Option(f"▶ {start}", id="start"))
        options.highlighted = at if at is not None else next((place.seat - 1 for place in free), 0)
        hint = words("home-all-here") if not free else words("home-wait" if game.yours else "home-come")
        if game.broken:
            hint = words("table-reconnecting")
        if game.with_advice:
            hint = "\n".join((hint, words("terminal-with-advice")))
        self.query_one("#hint", Static).update(f"{hint}\n{game.address.link}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Sit down, or start."""
        if event.option_id == "start":
            self.start()
        elif event.option_id is not None:
            seat = int(event.option_id.removeprefix("seat"))
            if self.game.cast.places[seat - 1].kind == "open":
                self.sit(seat)

    @work
    async def sit(self, seat: int) -> None:
        """Ask for a name, and take the seat."""
        words = self.game.cast.words
        name = await self.app.push_screen_wait(
            TypeIn(words("home-your-name"), self._visitor, words("terminal-type-keys"), LONGEST_NAME)
        )
        if name is None:
            return
        if not name.strip():
            self.notify(words("home-type-name"), severity="error")
            return
        self._visitor = name
        try:
            await asyncio.to_thread(self.game.sit, seat, name)
        except Refused as error:
            self.notify(error.localized(words), severity="error", markup=False)

    @work
    async def start(self) -> None:
        """Start the game; bots take the open seats."""
        try:
            await asyncio.to_thread(self.game.start)
        except Refused as error:
            self.notify(error.localized(self.game.cast.words), severity="error", markup=False)


def rules_line(rules: Rules, words: Words) -> str:
    """Return the rules of a table, in one line."""
    messages = dict.fromkeys(_RULES[option] for option in unusual_options(rules))
    size = words("home-rule-two-turtles" if rules.turtles_each == 2 else "home-rule-one-turtle")
    return ", ".join([size, *(words(message, cards=rules.cards_in_play) for message in messages)])
