"""The review of a game in sentences, in the order in which a listener wants them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mahe.review.report import outcome_words, turn_chances
from mahe.review.words import (
    change_words,
    dated_mistake_words,
    percent_words,
    played_words,
    points_words,
    source_words,
    step_words,
)
from mahe.rules import Seat
from mahe.terminal.game_review import GameReview


def heard(game: GameReview, yours: Sequence[Seat]) -> Iterator[str]:
    """Yield the sentences: the result, each player, the chances, the turning points, the mistakes.

    The seats in *yours* come first. Of bots only the number of their mistakes is told, unless nobody else played.
    """
    words, found, names = game.cast.words, game.found, game.names
    people = [place.seat for place in game.cast.places if place.kind != "bot"]
    order = [*yours, *(seat for seat in people if seat not in yours)]
    order += [place.seat for place in game.cast.places if place.seat not in order]
    yield f"{outcome_words(words, found, game.states[-1], names)}."
    yield source_words(words, found)
    if game.advised:
        yield game.advised
    yield ""
    for seat in order:
        yield from _player(game, seat)
    yield ""
    yield f"{words('review-chances')}."
    for seat in order:
        yield _chances(game, seat)
    if found.turning_points:
        yield ""
        yield f"{words('review-turning')}."
        for number in found.turning_points:
            yield _turning_point(game, number)
    yield ""
    yield f"{words('review-mistakes')}."
    for seat in order:
        mistakes = game.mistakes_of(seat)
        yield words("terminal-heard-mistakes", name=names[seat - 1], count=len(mistakes))
        if seat in people or not people:
            for mistake in mistakes:
                yield dated_mistake_words(words, mistake, game.states[mistake.step], names)


def _player(game: GameReview, seat: Seat) -> Iterator[str]:
    words, one, name = game.cast.words, game.found.seats[seat - 1], game.names[seat - 1]
    luck, choices = (points_words(words, share, is_change=True) for share in (one.luck, one.own_choices))
    yield words("terminal-heard-seat", name=name, luck=luck, choices=choices)
    yield played_words(words, one, name)


def _turning_point(game: GameReview, number: int) -> str:
    words, (step, state) = game.cast.words, game.step(number)
    changes = [
        words("terminal-heard-change", name=game.names[seat - 1], before=before, after=after)
        for seat, before, after in change_words(words, step)
    ]
    happened = step_words(words, step, state, game.names)
    return f"{words('review-turn', turn=step.turn)}. {happened} {words.apart(changes)}."


def _chances(game: GameReview, seat: Seat) -> str:
    """Return one player's graph as a sentence."""
    words = game.cast.words
    chances = [one[seat - 1] for one in turn_chances(game.found)]
    # The first number is before the first card, the last one after the last turn.
    turns = range(1, len(chances) - 1) or range(1)
    low, high = min(turns, key=lambda turn: chances[turn]), max(turns, key=lambda turn: chances[turn])
    return words(
        "terminal-heard-chances",
        name=game.names[seat - 1],
        first=percent_words(words, chances[0]),
        low=percent_words(words, chances[low]),
        lowturn=low,
        high=percent_words(words, chances[high]),
        highturn=high,
        last=percent_words(words, chances[-1]),
    )
