"""A server's table without a screen."""

from __future__ import annotations

import queue
from typing import Any

from mahe.rules import Seat
from mahe.terminal.game import Gone, Happened, Notice, Said
from mahe.terminal.plain import Prompt, announce_end, announce_event, ask_decision, ask_quit, is_quit
from mahe.terminal.refusal import Refused
from mahe.terminal.remote import RemoteGame


def visit_plain(game: RemoteGame, prompt: Prompt, name: str) -> None:
    """Sit down at a table and play to the end; raise Quit or EOFError if the player leaves before."""
    inbox: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    game.listen(inbox.put)
    try:
        _Visit(game, prompt, inbox, name).stay()
    finally:
        game.leave()


class _Visit:
    """One session at a table."""

    def __init__(self, game: RemoteGame, prompt: Prompt, inbox: queue.SimpleQueue[dict[str, Any]], name: str) -> None:
        self._game = game
        self._prompt = prompt
        self._inbox = inbox
        self._name = name
        self._note = ""
        self._watches = False

    def stay(self) -> None:
        """Follow the table until the game is over or the table is gone."""
        game = self._game
        while game.phase not in ("over", "closed") and not game.gone:
            try:
                self._next()
            except KeyboardInterrupt:
                ask_quit(self._prompt)
        if game.phase == "over":
            announce_end(game, self._prompt.say)

    def _next(self) -> None:
        """Decide or sit down if we can, otherwise handle the next message."""
        game = self._game
        if self._inbox.empty() and game.phase == "open" and game.cast.places and not game.broken:
            if not self._wait_in_lobby():
                return
        elif self._inbox.empty() and game.deciding:
            decision = ask_decision(game, self._prompt)
            if game.deciding:
                game.decide(decision)
            return
        self._take(self._inbox.get())

    def _take(self, message: dict[str, Any]) -> None:
        say = self._prompt.say
        for news in self._game.take(message):
            match news:
                case Happened(index):
                    announce_event(self._game, index, say)
                case Said(text) | Notice(text) | Gone(text):
                    say(text)
                case _:
                    pass
        if self._game.note != self._note and message["type"] != "entries":
            self._note = self._game.note
            if self._note:
                say(self._note)

    def _wait_in_lobby(self) -> bool:
        """Offer the open seats to a newcomer, and the start to anyone else; return False to ask again at once."""
        game, words = self._game, self._game.cast.words
        free = [place for place in game.cast.places if place.kind == "open"]
        if self._watches or (not game.yours and not free):
            return True
        starts = bool(game.yours) or game.opened
        if starts:
            start = words("home-start-bots", bots=len(free)) if free else words("home-start-game")
            offered = [start, words("home-wait")]
        else:
            offered = [
                words("pair", label=words("home-seat", number=place.seat), value=words("terminal-sit-here"))
                for place in free
            ]
            offered.append(words("home-or-watch"))
        answer = self._prompt.number(words("terminal-choose"), offered)
        if not isinstance(answer, int):
            ask_quit(self._prompt) if is_quit(answer) else self._prompt.say(words("terminal-plain-help"))
            return False
        try:
            if starts:
                if answer == 0:
                    game.start()
            elif answer == len(free):
                self._watches = True
            else:
                self._sit(free[answer].seat)
        except Refused as error:
            self._prompt.say(error.localized(words))
            self._name = ""
        return True

    def _sit(self, seat: Seat) -> None:
        words = self._game.cast.words
        name = self._name or self._prompt.line(words("home-your-name"))
        if name:
            self._game.sit(seat, name)
