"""The app: set-up, table and replay, one screen after another."""

from __future__ import annotations

import os
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import BindingType

from mahe.rules import MaheError, Rules
from mahe.tablelog import rematch_order
from mahe.terminal.dialogs import Ask, ask_keys
from mahe.terminal.game import Game
from mahe.terminal.keys import key
from mahe.terminal.local import Keeping, LocalGame, new_table, resumed_game
from mahe.terminal.motion import SPEED_WORDS, Pace
from mahe.terminal.panels import LEAST
from mahe.terminal.replay import ReplayScreen
from mahe.terminal.saved import Interrupted, NotThere, keep, take_up
from mahe.terminal.setup import SetupScreen
from mahe.terminal.start_options import StartOptions
from mahe.terminal.table import TableScreen
from mahe.terminal.table_form import TableForm


class MaheApp(App[str]):
    """Mahé in a terminal. Its result is what to print after the last screen."""

    CSS_PATH = "mahe.tcss"
    TITLE = "Mahé"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        key("ctrl+c,ctrl+q", "leave", priority=True),
        key("ctrl+z", "suspend_process", priority=True),
    ]

    def __init__(self, plan: StartOptions) -> None:
        # With NO_COLOR there is no colour at all; Textual would show greys.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        columns, lines = LEAST
        self.HORIZONTAL_BREAKPOINTS = [(0, "-too-narrow"), (columns, "-narrow"), (80, "-usual"), (112, "-wide")]
        self.VERTICAL_BREAKPOINTS = [
            *((0, "-too-low"), (lines, "-lowest"), (23, "-low")),
            *((24, "-middle"), (28, "-high"), (34, "-tall")),
        ]
        self.plan = plan
        self.words = plan.words
        self.draft = TableForm(plan.words)
        self.draft.speed = plan.speed
        self.pace = Pace(plan.speed)
        self.game: Game | None = None
        self._asking = False
        self._games = 0

    def on_mount(self) -> None:
        """Show the first screen."""
        self.run_screens()

    @work
    async def run_screens(self) -> None:
        """Show one screen after another, until the player quits."""
        plan = self.plan
        if plan.record is not None:
            await self.push_screen_wait(ReplayScreen(plan.record, plan.words, self.pace))
            self.exit("")
            return
        if plan.address is not None:
            from mahe.terminal.remote_session import visit  # noqa: PLC0415  # a local game starts faster without the network

            self.exit(await visit(self, plan.address))
            return
        if plan.rules is not None:
            await self._play_again_and_again(plan.rules, plan.names)
        while True:
            chosen = await self.push_screen_wait(SetupScreen(self.draft, plan.folder))
            self.words = self.draft.words
            self.pace.speed = self.draft.speed
            try:
                if isinstance(chosen, Interrupted):
                    kept, record = take_up(chosen)
                    await self.play(resumed_game(record, self._root(), self.words, Keeping(kept)))
                else:
                    await self._play_again_and_again(self.draft.rules(), tuple(self.draft.names()))
            except NotThere as error:
                self.notify(error.localized(self.words), severity="warning", markup=False)
            except (MaheError, OSError) as error:
                # A bot that cannot be created, or a folder that cannot be written to.
                self.notify(str(error), severity="error", markup=False)

    async def _play_again_and_again(self, rules: Rules, names: tuple[str, ...]) -> None:
        file = self.plan.file
        while True:
            keeping = Keeping(keep(self.plan.folder), file)
            table = new_table(rules, names, self._root())
            draft = self.draft
            game = LocalGame(
                table, self.words, keeping, open_clutches=draft.open_clutches, with_advice=draft.has_advice
            )
            if await self.play(game) != "again":
                return
            # The file that was asked for holds the first game.
            names, file = tuple(names[seat - 1] for seat in rematch_order(len(names))), None

    async def play(self, game: Game) -> str:
        """Show a table until its game is left, and return where to go from there."""
        self.game = game
        how = await self.push_screen_wait(TableScreen(game, self.pace))
        self.game = None
        game.leave(keep=False)
        return how

    def on_unmount(self) -> None:
        """Close a game under way, which stays saved."""
        if self.game is not None:
            self.game.leave(keep=True)

    def _root(self) -> int:
        """Return the seed of the next game's dice and bots."""
        self._games += 1
        return self.plan.root + self._games - 1

    def action_change_speed(self) -> None:
        """Go to the next speed."""
        words = self.words
        speed = words(SPEED_WORDS[self.pace.change()])
        self.notify(words("pair", label=words("table-speed"), value=speed), timeout=2, markup=False)

    @work
    async def action_leave(self) -> None:
        """Quit; for a game under way, offer to keep it."""
        if self._asking:
            return
        if self.game is None:
            self.exit("")
            return
        self._asking = True
        words, game = self.words, self.game
        if game.link:
            answers = [words("terminal-quit-seat"), words("terminal-quit-not")]
            after = [words("terminal-seat-kept", link=game.link)]
        else:
            answers = [words("terminal-quit-keep"), words("terminal-quit-drop"), words("terminal-quit-not")]
            after = [words("terminal-kept"), ""]
        chosen = await self.push_screen_wait(Ask(words("terminal-quit"), answers, ask_keys(words)))
        self._asking = False
        if 0 <= chosen < len(after):
            self.game = None
            game.leave(keep=chosen == 0)
            self.exit(after[chosen])
