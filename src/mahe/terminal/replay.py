"""Watching a game again, step by step."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.screen import Screen

from mahe.locales import Words
from mahe.record import Record, move_made
from mahe.record.throws import growing_sum
from mahe.rules import MaheError, PlayCard, Rolled, Turned, actor
from mahe.sentences import sentence_of
from mahe.terminal.board import Scene, is_over
from mahe.terminal.dialogs import Read, ask_keys
from mahe.terminal.keys import key
from mahe.terminal.motion import Pace, shots
from mahe.terminal.narration import log_line
from mahe.terminal.panels import Board, Keys, Log, Panel, Players, TooSmall
from mahe.terminal.players import recorded_cast
from mahe.terminal.podium import result_lines, verdict
from mahe.terminal.question import Question
from mahe.terminal.review import ReviewScreen, find_review

if TYPE_CHECKING:
    from mahe.terminal.game_review import GameReview

_STEP = 0.7


class ReplayScreen(Screen[None]):
    """A record to step through with the arrow keys; with its review it begins at the first moment of that."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("left", "step(-1)"),
        key("right", "step(1)"),
        key("up,pageup", "move(-1)"),
        key("down,pagedown", "move(1)"),
        key("home", "go(0)"),
        key("end", "go(1000000)"),
        key("space", "play"),
        key("n", "moment(1)"),
        key("p", "moment(-1)"),
        key("r", "review"),
        key("v", "app.change_speed"),
        key("question_mark,f1", "keys"),
        key("q,escape", "close"),
    ]

    def __init__(self, record: Record, words: Words, pace: Pace, review: GameReview | None = None) -> None:
        super().__init__()
        self.review = review
        self._is_reviewed = review is not None
        self.words = words
        self.pace = pace
        self._record = record
        self._cast = review.cast if review is not None else recorded_cast(record, words)
        self._events = record.events
        self._states = tuple(record.states())
        self._lines = [log_line(self._cast, self._states, self._events, at) for at in range(len(self._events))]
        self._stops = [at for at, event in enumerate(self._events, 1) if isinstance(event, Rolled | PlayCard | Turned)]
        """The points that the arrow keys stop at: after each die or card."""

        for at, line in enumerate(self._lines, 1):
            if line and at not in self._stops:
                self._stops.append(at)
        self._stops = sorted({*self._stops})
        self._moves = [at for at, line in enumerate(self._lines, 1) if line]
        self._begin = int(bool(self._events) and isinstance(self._events[0], Turned))
        """How many events are shown at the beginning: the first card, unless one lies face up where the game begins."""

        self.at = self._begin
        """How many events are shown."""

        self.playing = False

    def compose(self) -> ComposeResult:
        """Put the parts in order; the style sheet says where they go."""
        yield TooSmall(self.words)
        with Container(id="body"):
            yield Board(Scene(self._cast, self._states[self.at]))
            yield Players(id="players")
            yield Panel()
            yield Log()
        yield Keys(self.words("terminal-replay-keys"))

    def on_mount(self) -> None:
        """Show the beginning, or the first moment."""
        if self.review is not None and self.review.moments:
            self.at = self.review.moments[0]
        self.show()

    def on_resize(self) -> None:
        """Draw what depends on the width."""
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Draw the current point."""
        if not self.query(Players):
            return
        state = self._states[self.at]
        dice = state.dice or (self._last_dice() if self.at and self._lines[self.at - 1] else ())
        self.query_one(Board).scene = Scene(self._cast, state, dice)
        who = actor(state)
        self.query_one(Players).show(self._cast, state, state.rules.seats, who if isinstance(who, int) else None)
        self.query_one(Log).replace_lines([line for line in self._lines[: self.at] if line])
        shown = sum(at <= self.at for at in self._moves)
        words, review = self.words, self.review
        self.query_one(Panel).show(
            Question(
                words("replay-count", move=shown, moves=len(self._moves)),
                (review.said_at(self.at) if review else "") or self._now(),
                hand=review.chances_at(self.at) if review else "",
                note=words("replay-pause" if self.playing else "replay-heading"),
                more=tuple(result_lines(self._cast, state)) if is_over(state) else (),
            )
        )

    def _last_dice(self) -> tuple[int, ...]:
        move = move_made(self._states[self.at - 1], self._events[self.at - 1], self._states[self.at])
        return move.dice if move else ()

    def _now(self) -> str:
        """Return what is going on at this point."""
        state, words = self._states[self.at], self.words
        if is_over(state):
            head, line = verdict(self._cast, state, ())
            return f"{head}. {line}"
        if self.at == len(self._events):
            return words("replay-unfinished")
        if state.mover is not None:
            return words("replay-throwing", name=self._cast.who(state.turn), sum=growing_sum(state.dice))
        if self.at == self._begin:
            return words("replay-start")
        event = self._events[self.at - 1]
        return words("replay-turned", eggs=event.eggs) if isinstance(event, Turned) else ""

    def action_step(self, step: int) -> None:
        """Go to the next die or card, or back."""
        self._to(self._stops, step)

    def action_move(self, step: int) -> None:
        """Go to the end of the next move, or back."""
        self._to(self._moves, step)

    def action_go(self, at: int) -> None:
        """Go to the beginning or the end."""
        self.playing = False
        self.at = min(max(at, self._begin), len(self._events))
        self.show()

    def _to(self, stops: list[int], step: int) -> None:
        self.playing = False
        after = [at for at in stops if at > self.at]
        before = [at for at in stops if at < self.at] or [self._begin]
        if step > 0 and after:
            self.at = after[0]
        elif step < 0:
            self.at = before[-1]
        self.show()

    @work(exclusive=True, group="review")
    async def action_moment(self, step: int) -> None:
        """Go to the next turning point or mistake, or back; the first time the game is reviewed for that."""
        self.playing = False
        if self.review is None:
            self.query_one(Panel).show(Question(self.words("loading")))
            try:
                self.review = await asyncio.to_thread(find_review, self._load, self._cast)
            except (MaheError, OSError) as error:
                self.notify(sentence_of(error), severity="error", markup=False)
                self.show()
                return
        if not self.review.moments:
            self.notify(self.words("terminal-no-moments"), markup=False)
        self._to(list(self.review.moments), step)

    def _load(self) -> Record:
        return self._record

    def action_review(self) -> None:
        """Show the review, or go back to it."""
        if self._is_reviewed:
            self.dismiss(None)
        else:
            self.app.push_screen(ReviewScreen(self._load, self._cast, self.pace))

    def action_close(self) -> None:
        """Go back, or quit."""
        self.dismiss(None)

    def action_play(self) -> None:
        """Play automatically, or pause."""
        self.playing = not self.playing
        if self.playing:
            self.run_film()

    @work(exclusive=True)
    async def run_film(self) -> None:
        """Show one event after another."""
        while self.playing and self.at < len(self._events):
            before, after = self._states[self.at], self._states[self.at + 1]
            async for scene, seconds in shots(self._cast, before, self._events[self.at], after):
                if not self.playing:
                    return
                self.query_one(Board).scene = scene
                await self.pace.wait(seconds or 0.01)
            self.at += 1
            self.show()
            await self.pace.wait(_STEP if self._lines[self.at - 1] else 0.01)
        self.playing = False
        self.show()

    def action_keys(self) -> None:
        """Show what each key does."""
        words = self.words
        self.app.push_screen(
            Read(words("table-keys"), words("terminal-replay-keys-text"), ask_keys(words, several=False))
        )
