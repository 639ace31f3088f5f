"""The same players over many games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mahe.review.levels import Level, level_of
from mahe.review.review import Review, SeatReview


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """What one name did over several games. All numbers but the counts are in parts of a win."""

    name: str
    games: int
    """Every seat with this name counts as a game."""

    result: float
    luck: float
    own_choices: float
    """Per game."""

    decisions: int
    per_decision: float
    level: Level | None


def players_of(reviews: Iterable[Review]) -> tuple[PlayerReview, ...]:
    """Return everyone who has played, those first who gave away least per decision."""
    by_name: dict[str, list[SeatReview]] = {}
    for found in reviews:
        for seat in found.seats:
            by_name.setdefault(seat.name, []).append(seat)
    players = [_player(name, seats) for name, seats in by_name.items()]
    return tuple(sorted(players, key=lambda player: (player.per_decision, player.name)))


def _player(name: str, seats: list[SeatReview]) -> PlayerReview:
    games, decisions = len(seats), sum(seat.decisions for seat in seats)
    given_away = -sum(seat.own_choices for seat in seats)
    levels = [seat.level for seat in seats if seat.level is not None]
    bots = [sum(losses) for losses in zip(*([loss for _, loss in level.bots] for level in levels), strict=True)]
    return PlayerReview(
        name,
        games,
        sum(seat.result for seat in seats) / games,
        sum(seat.luck for seat in seats) / games,
        -given_away / games,
        decisions,
        given_away / decisions if decisions else 0.0,
        level_of(given_away, bots) if levels else None,
    )
