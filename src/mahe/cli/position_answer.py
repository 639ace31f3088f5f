"""The output of `mahe position`: a board and tables, or JSON."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

from mahe.locales import Words
from mahe.record import format_position
from mahe.review import Judgement
from mahe.review.report import aligned
from mahe.review.study import JudgedOutcome, Study
from mahe.review.words import option_words, percent_words, player_words, points_words, reason_words, source_words
from mahe.rules import BEACH, RAFT, Rolled, State, Turned, apply, landing, standing
from mahe.rules.pieces import one_by_one
from mahe.terminal.board import Scene, draw_board, marks
from mahe.terminal.narration import describe_decider
from mahe.terminal.players import Cast, cast_of

BOARD: Final = (64, 18)
"""The columns and lines of the board: readable without colours, and with room for the rest on a screen."""

WIDTH: Final = 80


def position_text(found: Study, language: str, *, in_colour: bool) -> str:
    """Return the board, who has what, and what is worth how much."""
    words = Words(language)
    state = found.state
    names = [player_words(words, "", state.rules, seat) for seat in state.rules.seats]
    cast = cast_of(state.rules, names, words)
    lines = [
        format_position(state),
        "",
        *_board(cast, state, in_colour=in_colour),
        "",
        *_players(words, found, names),
        "",
    ]
    if state.nest is None:
        lines += [source_words(words, found.value), ""]
    if found.judgement:
        lines += _options(cast, found, found.judgement)
        for option, outcomes in found.throws.items():
            lines += ["", words("position-after", option=option_words(words, state, option))]
            lines += _faces(words, apply(state, option), outcomes, names)
    elif state.rolling:
        lines += [words("position-in-the-air"), *_faces(words, state, found.outcomes, names)]
    elif found.outcomes:
        lines += [words("position-next-card"), *_cards(words, found.outcomes, names)]
    else:
        winners = standing(state).winners
        won = words("review-won", names=words.list(names[seat - 1] for seat in winners), count=len(winners))
        lines.append(words("position-over", won=won))
    return "\n".join(lines) + "\n"


def _board(cast: Cast, state: State, *, in_colour: bool) -> list[str]:
    canvas = draw_board(Scene(cast, state, state.dice, marks=marks(state)), *BOARD)
    if not in_colour:
        return str(canvas).split("\n")
    console = Console(force_terminal=True)
    with console.capture() as capture:
        for row in range(canvas.height):
            line = Text.assemble(*((part.text, part.style or "") for part in canvas.segments(row)))
            console.print(line, soft_wrap=True)
    return capture.get().removesuffix("\n").split("\n")


def _players(words: Words, found: Study, names: Sequence[str]) -> list[str]:
    """Return a line for each seat: its turtles, its cards, its eggs and its chance."""
    state = found.state
    result = standing(state)
    rows = [[words("review-player"), words("position-cards"), words("position-eggs"), words("position-chance")]]
    for seat, name in zip(state.rules.seats, names, strict=True):
        cards = [*map(str, one_by_one(state.cards[seat]))]
        if state.nest is not None and state.rules.owner(state.nest) == seat:
            cards.append("7")
        chance = percent_words(words, found.value.chances[seat - 1])
        rows.append([name, " ".join(cards) or "–", str(result.eggs[seat - 1]), chance])
    return aligned(rows, texts=(0, 1))


def _options(cast: Cast, found: Study, judgement: Judgement) -> list[str]:
    """Return a line for each option: what it is worth, what it gives away, and why."""
    words, state = cast.words, found.state
    rows = [[words("position-choice"), words("position-chance"), words("position-gives-away")]]
    for one in judgement.options:
        given = points_words(words, one.gives_away) if one is not judgement.best else words("position-best")
        rows.append([option_words(words, state, one.option), percent_words(words, one.worth), given])
    head, *lines = aligned(rows)
    told = [describe_decider(cast, state, judgement.seat, alone=False), head]
    for one, line in zip(judgement.options, lines, strict=True):
        told.append(line)
        if one.reason:
            told += wrap(reason_words(words, one.reason), WIDTH, initial_indent="    ", subsequent_indent="    ")
    return told


def _faces(words: Words, state: State, outcomes: Sequence[JudgedOutcome], names: Sequence[str]) -> list[str]:
    """Return a line for each face of the die in the air: where it leads if it is the last, and all chances."""
    rows = [[words("position-die"), words("position-leads-to"), *names]]
    for one in outcomes:
        assert isinstance(one.outcome, Rolled)
        pips = one.outcome.pips
        space, wins = landing(state, pips)
        place = {RAFT: words("terminal-raft"), BEACH: words("terminal-beach")}.get(space, str(space))
        rows.append([str(pips), f"{place} +{state.face_up}" if wins else place, *_chances(words, one)])
    return aligned(rows, texts=(0, 1))


def _cards(words: Words, outcomes: Sequence[JudgedOutcome], names: Sequence[str]) -> list[str]:
    """Return a line for each card that may be turned up: how many there are of it, and all chances."""
    rows = [[words("position-eggs"), words("position-unseen"), *names]]
    for one in outcomes:
        assert isinstance(one.outcome, Turned)
        rows.append([str(one.outcome.eggs), f"{one.weight}×", *_chances(words, one)])
    return aligned(rows, texts=(0, 1))


def _chances(words: Words, one: JudgedOutcome) -> list[str]:
    return [percent_words(words, chance) for chance in one.chances]
