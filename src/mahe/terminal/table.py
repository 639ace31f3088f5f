"""The table's screen: the board, who plays, what to decide, and the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.screen import Screen

from mahe.record import parse_record
from mahe.rules import Decision, MaheError, Seat, State, actor
from mahe.rules.pieces import one_by_one
from mahe.rules.state import Nature
from mahe.sentences import printable, reason_of, sentence_of
from mahe.terminal.advice import Advice, source_line, with_advice
from mahe.terminal.board import Scene, is_over, marks
from mahe.terminal.choices import Choice, choices, status
from mahe.terminal.dialogs import Ask, Read, TypeIn, ask_keys
from mahe.terminal.finish import Finish
from mahe.terminal.game import Changed, Game, Gone, Happened, News, Notice, Said
from mahe.terminal.keys import key
from mahe.terminal.motion import Pace, shots
from mahe.terminal.narration import log_line
from mahe.terminal.panels import Board, Keys, Log, Panel, Players, TooSmall
from mahe.terminal.question import Question
from mahe.terminal.record_file import NameTaken, free_name, save_record
from mahe.terminal.refusal import Refused
from mahe.terminal.review import ReviewScreen


class TableScreen(Screen[str]):
    """A game under way. Ends with "again", "home" or "gone"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("r", "take_key('R')"),
        key("s", "take_key('S')"),
        *(key(str(number), f"take({number - 1})") for number in range(1, 10)),
        key("enter", "take(0)"),
        key("space", "skip"),
        key("l", "read_log"),
        key("c", "peep"),
        key("v", "app.change_speed"),
        key("a", "advise"),
        key("w", "save"),
        key("b", "back"),
        key("escape", "podium"),
        key("question_mark,f1", "keys"),
        key("q", "app.leave"),
    ]

    def __init__(self, game: Game, pace: Pace) -> None:
        super().__init__()
        self.game = game
        self.pace = pace
        self.shown = len(game.events)
        """How many events are on the screen."""

        self._before: Seat | None = None
        self._question = Question()
        self._advice: tuple[int, Advice] | None = None
        """What was asked for, and after how many events."""

        self._advising: int | None = None
        """After how many events advice was asked for that has not come yet."""

        self._lines: list[str] = []
        self._saved: Path | None = None
        self._over = False

    @property
    def state(self) -> State:
        """The position on the screen."""
        return self.game.states[self.shown]

    @property
    def deciding(self) -> Seat | None:
        """The seat at this keyboard that must decide, once everything is shown."""
        return self.game.deciding if self.shown == len(self.game.events) else None

    def compose(self) -> ComposeResult:
        """Put the parts in order; the style sheet says where they go."""
        words = self.game.cast.words
        yield TooSmall(words)
        with Container(id="body"):
            yield Board(Scene(self.game.cast, self.state))
            yield Players(id="players")
            yield Panel()
            yield Log()
        yield Keys(words("terminal-table-keys"))

    def on_mount(self) -> None:
        """Show what has happened so far, then follow."""
        game = self.game
        if game.with_advice:
            self._add_line(game.cast.words("terminal-with-advice"))
        for index in range(self.shown):
            self._add_line(log_line(game.cast, game.states, game.events, index))
        self.follow()

    def on_resize(self) -> None:
        """Fit the choices into the room there is."""
        self.call_after_refresh(self.redraw)

    @work(exclusive=True)
    async def follow(self) -> None:
        """Show the news until the game is over."""
        self.redraw()
        if is_over(self.state):
            self._end()
            return
        try:
            async for news in self.game.news():
                await self._show(news)
        except MaheError as error:
            # A bot from another package may fail.
            self.notify(str(error), severity="error", markup=False, timeout=30)

    async def _show(self, news: News) -> None:
        match news:
            case Happened(index, quick):
                await self._play(index, quick=quick)
                if quick and self.shown < len(self.game.events):
                    return
            case Said(text):
                self._add_line(text)
            case Notice(text):
                self.notify(text, markup=False)
            case Gone(text):
                self.notify(text, severity="error", markup=False)
                self.dismiss("gone")
                return
            case Changed():
                pass
        self.redraw()
        if self.shown == len(self.game.events) and is_over(self.state):
            self._end()

    async def _play(self, index: int, *, quick: bool) -> None:
        game, board = self.game, self.query_one(Board)
        before, event, after = game.states[index], game.events[index], game.states[index + 1]
        self._ask_nothing()
        async for scene, seconds in shots(game.cast, before, event, after):
            board.scene = scene
            await (asyncio.sleep(0) if quick else self.pace.wait(seconds))
        self.shown = index + 1
        self._add_line(log_line(game.cast, game.states, game.events, index))

    def _add_line(self, line: str) -> None:
        if line:
            self._lines.append(line)
            self.query_one(Log).add_line(line)

    def redraw(self) -> None:
        """Draw everything but the board's animation."""
        if not self.query(Players):
            # The screen has been closed, or is not mounted yet.
            return
        game, state = self.game, self.state
        who = actor(state)
        deciding = self.deciding
        acting = None if isinstance(who, Nature) or game.is_closed else who
        seen = state.rules.seats if game.open_clutches or is_over(state) else game.yours if len(game.yours) == 1 else ()
        self.query_one(Players).show(game.cast, state, seen, acting)
        head, line = status(game.cast, state, acting, game.yours, self._before) if acting else ("", "")
        offered = choices(game.cast, state, game.yours) if deciding else []
        words = game.cast.words
        about: tuple[str, ...] = ()
        if self._advice is not None and self._advice[0] == self.shown:
            advice = self._advice[1]
            offered = with_advice(offered, advice, words)
            about = words("terminal-advice-legend"), source_line(advice, words)
        self._question = Question(
            head,
            line,
            tuple(offered),
            legend=words("terminal-legend") if any(choice.fates for choice in offered) else "",
            hand=self._hand(state),
            more=about,
            note=game.note or (words("loading") if self._advising == self.shown else ""),
        )
        self.query_one(Panel).show(self._question)
        board = self.query_one(Board)
        dice = state.dice or (() if state.mover else board.scene.dice)
        board.scene = Scene(game.cast, state, dice, marks=marks(state) if deciding else {})
        if deciding:
            self.pace.calm_down()

    def _hand(self, state: State) -> str:
        """Return the cards of a single player at this keyboard; several people peek one at a time."""
        if len(self.game.yours) != 1:
            return ""
        cards = one_by_one(state.cards[self.game.yours[0]])
        return self.game.cast.words("table-your-cards", cards=", ".join(map(str, cards))) if cards else ""

    def on_panel_taken(self, event: Panel.Taken) -> None:
        """Take what was clicked on."""
        self._decide(event.decision)

    def action_take(self, index: int) -> None:
        """Take a choice by its number."""
        offered = self._offered
        if index < len(offered):
            self._decide(offered[index].decision)

    def action_take_key(self, key: str) -> None:
        """Take a choice by its letter."""
        for choice in self._offered:
            if choice.key == key:
                self._decide(choice.decision)
                return
        if key == "R" and self._is_done:
            self.app.push_screen(self._review())

    @property
    def _offered(self) -> Sequence[Choice]:
        """The choices, if they are visible: nobody should roll by accident in a window that is too small."""
        hidden = self.has_class("-too-narrow") or self.has_class("-too-low")
        return self.query_one(Panel).choices if self.deciding and not hidden else ()

    def _ask_nothing(self) -> None:
        """Offer no choices until the current animation is over."""
        self._question = replace(self._question, choices=(), legend="")
        self.query_one(Panel).show(self._question)

    def _decide(self, decision: Decision) -> None:
        self._before = self.deciding
        self._ask_nothing()
        self.game.decide(decision)

    @work
    async def action_advise(self) -> None:
        """Show what each choice is worth; it may still be decided while that is worked out."""
        game, at = self.game, self.shown
        words = game.cast.words
        if not self._offered or self._advising == at:
            return
        if not game.has_advice:
            self.notify(words("terminal-no-advice"), markup=False)
            return
        self._advising = at
        find = game.ask_advice()
        self.redraw()
        try:
            self._advice = at, await asyncio.to_thread(find)
        except (MaheError, OSError) as error:
            # The server has refused, or a file of a solved game cannot be read. Whoever has gone on need not know.
            if self._advising == at and self.deciding:
                said = error.localized(words) if isinstance(error, Refused) else sentence_of(error)
                self.notify(said, severity="error", markup=False)
        if self._advising == at:
            self._advising = None
            if self.deciding:
                self.redraw()

    @property
    def _is_done(self) -> bool:
        """Whether nothing more will happen in this game."""
        return self.shown == len(self.game.events) and (is_over(self.state) or self.game.is_closed)

    def _review(self) -> ReviewScreen:
        return ReviewScreen(lambda: parse_record(self.game.record()), self.game.cast, self.pace)

    def action_podium(self) -> None:
        """Show the podium again."""
        if self._over:
            self.finish()

    def action_skip(self) -> None:
        """Skip the current animation."""
        self.pace.skip()

    def action_back(self) -> None:
        """Take the seat back from the stand-in."""
        self.game.back()

    def action_read_log(self) -> None:
        """Show the whole log."""
        words = self.game.cast.words
        text = "\n".join(self._lines) or words("table-log-empty")
        self.app.push_screen(Read(words("table-log"), text, ask_keys(words, several=False), from_end=True))

    def action_keys(self) -> None:
        """Show what each key does."""
        words = self.game.cast.words
        text = "\n\n".join([words("terminal-keys-text"), words("terminal-signs-text")])
        self.app.push_screen(Read(words("table-keys"), text, ask_keys(words, several=False)))

    def action_peep(self) -> None:
        """Show whoever must decide their own cards."""
        seat = self.deciding or (self.game.yours[0] if len(self.game.yours) == 1 else None)
        if seat is None:
            return
        words = self.game.cast.words
        cards = ", ".join(map(str, one_by_one(self.state.cards[seat])))
        text = words("table-your-cards", cards=cards) if cards else words("table-no-clutches")
        self.app.push_screen(Read(self.game.cast.who(seat), text, ask_keys(words, several=False)))

    @work
    async def action_save(self) -> None:
        """Write the record where the player wants it."""
        words = self.game.cast.words
        name = str(self._saved or free_name(Path("mahe.mahe")))
        path = await self.app.push_screen_wait(TypeIn(words("terminal-save-where"), name, words("terminal-type-keys")))
        if path:
            await self.save_to(path)

    async def save_to(self, name: str) -> None:
        """Write the record into a file, and say whether that worked. Asks before it overwrites anything."""
        words = self.game.cast.words
        try:
            path = Path(name).expanduser()
            text = await asyncio.to_thread(self.game.record)
            try:
                save_record(path, text)
            except NameTaken:
                free = free_name(path)
                answers = [
                    words("terminal-save-as", path=str(free)),
                    words("terminal-replace"),
                    words("terminal-save-not"),
                ]
                question = words("terminal-taken-question", path=str(path))
                chosen = await self.app.push_screen_wait(Ask(question, answers, ask_keys(words)))
                if chosen not in (0, 1):
                    return
                path = path if chosen else free
                save_record(path, text, replace=chosen == 1)
        except Refused as error:
            self.notify(error.localized(words), severity="error", markup=False)
        except (NameTaken, OSError, RuntimeError, ValueError) as error:
            # The home directory of an unknown user, or a name that no file can have.
            reason = reason_of(error)
            self.notify(
                words("terminal-not-saved", path=printable(Path(name)), reason=reason), severity="error", markup=False
            )
        else:
            self._saved = path
            self.notify(words("terminal-saved", path=str(path)), markup=False)

    def _end(self) -> None:
        """Show the podium, once."""
        if not self._over:
            self._over = True
            self.finish()

    @work
    async def finish(self) -> None:
        """Show the podium until somebody leaves it."""
        while True:
            answer = await self.app.push_screen_wait(Finish(self.game))
            if answer == "save":
                await self.action_save().wait()
            elif answer == "review":
                await self.app.push_screen_wait(self._review())
            elif answer == "board":
                return
            else:
                self.dismiss(answer)
                return
