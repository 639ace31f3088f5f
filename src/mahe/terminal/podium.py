"""The final ranking of a game, and the reason for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahe.rules import LAST_CLUTCH, Seat, State, standing
from mahe.rules.pieces import one_by_one
from mahe.terminal.players import Cast


@dataclass(frozen=True, slots=True)
class Result:
    """What one seat has at the end."""

    seat: Seat
    rank: int
    """Shared by those who are tied in eggs and clutches."""

    eggs: int
    clutches: int
    cards: tuple[int, ...]
    """The eggs of each clutch, with the 7 of the last clutch at the end."""

    won: bool


def results(state: State) -> list[Result]:
    """Return everyone, the winner first; ties in order of seats."""
    end = standing(state)
    scores = dict(zip(state.rules.seats, zip(end.eggs, end.cards, strict=True), strict=True))
    found = []
    for seat in sorted(scores, key=lambda seat: scores[seat], reverse=True):
        cards = one_by_one(state.cards[seat])
        if state.nest is not None and state.rules.owner(state.nest) == seat:
            cards += (LAST_CLUTCH,)
        rank = 1 + sum(score > scores[seat] for score in scores.values())
        found.append(Result(seat, rank, *scores[seat], cards, seat in end.winners))
    return found


def verdict(cast: Cast, state: State, yours: Sequence[Seat]) -> tuple[str, str]:
    """Return who won, and by what."""
    words, end = cast.words, standing(state)
    winners, eggs = end.winners, max(end.eggs)
    level = [seat for seat in state.rules.seats if end.eggs[seat - 1] == eggs]
    names = words.list(cast.who(seat) for seat in winners)
    if len(winners) > 1:
        head = words("table-share-win", names=names)
    elif len(yours) == 1 and winners == tuple(yours):
        head = words("table-you-win")
    else:
        head = words("table-wins", name=names)
    if len(level) == 1:
        return head, words("table-with-eggs", eggs=eggs)
    clutches = end.cards[winners[0] - 1]
    if len(level) == len(winners):
        return head, words("table-shared-line", eggs=eggs, clutches=clutches)
    fewer = max(end.cards[seat - 1] for seat in level if seat not in winners)
    tied = words.list(cast.who(seat) for seat in level)
    return head, words("table-tie-line", names=tied, eggs=eggs, more=clutches, fewer=fewer)


def result_lines(cast: Cast, state: State) -> list[str]:
    """Return a line for each seat: "1. Ada: 22 eggs, 6 clutches (1, 3, 3, 4, 5, 6)"."""
    words = cast.words
    lines = []
    for one in results(state):
        cards = f" ({', '.join(map(str, one.cards))})" if one.cards else ""
        lines.append(
            words(
                "terminal-result",
                rank=one.rank,
                name=cast.who(one.seat),
                eggs=words("table-eggs", eggs=one.eggs),
                clutches=words("table-clutches", clutches=one.clutches),
            )
            + cards
        )
    return lines
