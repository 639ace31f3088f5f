"""The review of a game on the screen: luck, choices, turning points and mistakes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from mahe.record import Record
from mahe.rules import MaheError
from mahe.sentences import sentence_of
from mahe.terminal.keys import key
from mahe.terminal.motion import Pace
from mahe.terminal.panels import Keys, TooSmall
from mahe.terminal.players import Cast
from mahe.terminal.refusal import Refused

if TYPE_CHECKING:
    from mahe.terminal.game_review import GameReview

Load = Callable[[], Record]
"""Returns the record of a game, from wherever it is; raises Refused."""


def find_review(load: Load, cast: Cast) -> GameReview:
    """Return the review of a game; raise Refused, another MaheError or OSError. Blocks: call it in a thread."""
    # NumPy and the networks are loaded here, in the thread, and not while the screen is drawn.
    import mahe.terminal.heard_review  # noqa: PLC0415
    import mahe.terminal.review_text  # noqa: F401, PLC0415
    from mahe.terminal.game_review import review_game  # noqa: PLC0415

    return review_game(load(), cast)


class ReviewScreen(Screen[None]):
    """A text to scroll through. G goes through its moments on the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("g", "watch"),
        key("escape,enter,r,q", "close"),
    ]

    def __init__(self, load: Load, cast: Cast, pace: Pace) -> None:
        super().__init__()
        self.review: GameReview | None = None
        self._load = load
        self._cast = cast
        self._pace = pace

    def compose(self) -> ComposeResult:
        """Put the text above the keys."""
        words = self._cast.words
        yield TooSmall(words)
        with VerticalScroll(id="review"):
            yield Static(words("loading"), id="review-text", markup=False)
        yield Keys(words("terminal-review-keys"))

    def on_mount(self) -> None:
        """Let the arrow keys scroll, and begin."""
        self.query_one("#review", VerticalScroll).focus()
        self.find()

    def on_resize(self) -> None:
        """Fit the text into the room there is."""
        self.call_after_refresh(self.show)

    @work
    async def find(self) -> None:
        """Review the game, which goes on in a thread."""
        try:
            self.review = await asyncio.to_thread(find_review, self._load, self._cast)
        except (MaheError, OSError) as error:
            words = self._cast.words
            said = error.localized(words) if isinstance(error, Refused) else sentence_of(error)
            self.query_one("#review-text", Static).update(said)
        else:
            self.show()

    def show(self) -> None:
        """Draw the review, if it is there."""
        for text in self.query("#review-text").results(Static):  # none if the screen is being taken down
            if self.review is not None and text.content_size.width:
                from mahe.terminal.review_text import review_text  # noqa: PLC0415  # loaded by `find_review`

                text.update(review_text(self.review, text.content_size.width))

    def action_watch(self) -> None:
        """Go through the moments on the board."""
        if self.review is not None:
            from mahe.terminal.replay import ReplayScreen  # noqa: PLC0415  # which shows reviews in its turn

            self.app.push_screen(ReplayScreen(self.review.record, self._cast.words, self._pace, self.review))

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)
