"""A server's table without a screen."""

from __future__ import annotations

import queue
from typing import Any

from mahe.terminal.game import Gone, Happened, Notice, Said
from mahe.terminal.plain import Prompt, ask_decision, ask_quit, tell_end, tell_news
from mahe.terminal.refusal import Refused
from mahe.terminal.remote import RemoteGame


def visit_plain(game: RemoteGame, prompt: Prompt, name: str) -> None:
    """Sit down at a table and play to the end; raise Quit or EOFError before."""
    inbox: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    game.listen(inbox.put)
    try:
        _Visit(game, prompt, inbox, name).stay()
    finally:
        game.leave()


class _Visit:
    """One stay at a table."""

    def __init__(self, game: RemoteGame, prompt: Prompt, inbox: queue.SimpleQueue[dict[str, Any]], name: str) -> None:
        self._game = game
        self._prompt = prompt
        self._inbox = inbox
        self._name = name
        self._note = ""
        self._watches = False

    def stay(self) -> None:
        """Follow the table until the game is over or the table gone."""
        game = self._game
        while game.phase != "over" and not game.gone:
            try:
                self._next()
            except KeyboardInterrupt:
                ask_quit(self._prompt)
        if game.phase == "over":
            tell_end(game, self._prompt.tell)

    def _next(self) -> None:
        """Decide or sit down if we can, else take in the next message."""
        game = self._game
        if self._inbox.empty() and game.phase == "open" and game.cast.places and not game.broken:
            self._wait_in_lobby()
        elif self._inbox.empty() and game.deciding:
            decision = ask_decision(game, self._prompt)
            if game.deciding:
                game.decide(decision)
            return
        self._take(self._inbox.get())

    def _take(self, message: dict[str, Any]) -> None:
        tell = self._prompt.tell
        for news in self._game.take(message):
            match news:
                case Happened(index):
                    tell_news(self._game, index, tell)
                case Said(text) | Notice(text) | Gone(text):
                    tell(text)
                case _:
                    pass
        if self._game.note != self._note and message["type"] != "entries":
            self._note = self._game.note
            if self._note:
                tell(self._note)

    def _wait_in_lobby(self) -> None:
        """Offer the free seats to who has none, and the start to who has one."""
        game, words = self._game, self._game.cast.words
        free = [place for place in game.cast.places if place.kind == "open"]
        if self._watches or (not game.yours and not free):
            return
        try:
            if game.yours or game.opened:
                start = words("home-start-bots", bots=len(free)) if free else words("home-start-game")
                if self._prompt.number(words("terminal-choose"), [start, words("home-wait")]) == 0:
                    game.start()
                return
            seats = [
                words("terminal-pair", label=words("home-seat", number=place.seat), value=words("home-sit-here"))
                for place in free
            ]
            answer = self._prompt.number(words("terminal-choose"), [*seats, words("home-or-watch")])
            if not isinstance(answer, int):
                return
            if answer == len(free):
                self._watches = True
                return
            name = self._name or self._prompt.line(words("home-your-name"))
            if name:
                game.sit(free[answer].seat, name)
        except Refused as error:
            self._prompt.tell(error.told(words))
            self._name = ""
