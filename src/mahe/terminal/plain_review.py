"""The review of a game read out: short sentences, those first who play at this keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from mahe.record import parse_record
from mahe.rules import MaheError, Seat
from mahe.sentences import sentence_of
from mahe.terminal.game import Game
from mahe.terminal.plain import Prompt, Say, is_quit, obey_at_end
from mahe.terminal.players import Cast
from mahe.terminal.refusal import Refused
from mahe.terminal.review import Load, find_review


def offer_review(game: Game, prompt: Prompt) -> None:
    """Ask after a game whether to hear its review."""
    words = prompt.words
    answers = [words("terminal-finish"), words("terminal-hear-review")]
    prompt.say("")
    while True:
        try:
            answer = prompt.number(words("terminal-choose"), answers, first_by_enter=True)
        except (EOFError, KeyboardInterrupt):
            # A script that has played its game says no more, and a person may well leave now.
            return
        if answer == 1:
            announce_review(lambda: parse_record(game.record()), game.cast, game.yours, prompt.say)
        if isinstance(answer, int) or is_quit(answer):
            return
        obey_at_end(answer, game, prompt)


def announce_review(load: Load, cast: Cast, yours: Sequence[Seat], say: Say) -> None:
    """Read out the review of a game, or why there is none."""
    try:
        found = find_review(load, cast)
    except Refused as error:
        say(error.localized(cast.words))
    except (MaheError, OSError) as error:
        # A file of a solved game that cannot be read.
        say(sentence_of(error))
    else:
        from mahe.terminal.heard_review import heard  # noqa: PLC0415  # loaded by `find_review`

        for line in heard(found, yours):
            say(line)
