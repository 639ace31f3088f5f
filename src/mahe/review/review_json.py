"""A review as JSON, for programs and for the page."""

from __future__ import annotations

from typing import Any

from mahe.record import format_event, format_position, format_rules
from mahe.review.levels import Level
from mahe.review.players import PlayerReview
from mahe.review.reasons import Reason
from mahe.review.review import Mistake, Review, SeatReview, Step


def format_review(found: Review) -> dict[str, Any]:
    """Return all of a review. Chances and changes are in parts of a win, by seat."""
    return {"rules": format_rules(found.rules)} | format_summary(found) | {"steps": [*map(format_step, found.steps)]}


def format_summary(found: Review) -> dict[str, Any]:
    """Return what a review says about the game as a whole."""
    return {
        "finished": found.is_finished,
        "source": found.source.value,
        "seats": [_seat(seat) for seat in found.seats],
        "turning_points": list(found.turning_points),
        "mistakes": [_mistake(one) for one in found.mistakes],
    }


def format_step(step: Step) -> dict[str, Any]:
    """Return one event, and what it did to everyone's chance; `text` is the position before it."""
    return {
        "turn": step.turn,
        "text": format_position(step.state),
        "event": format_event(step.event),
        "seat": step.seat,
        "before": list(step.before),
        "after": list(step.after),
        "luck": list(step.luck),
        "choices": list(step.choices),
        "revision": list(step.revision),
        "sign": step.sign,
        "source": step.source.value,
    }


def _mistake(one: Mistake) -> dict[str, Any]:
    return {
        "step": one.step,
        "turn": one.turn,
        "text": format_position(one.state),
        "seat": one.seat,
        "chosen": format_event(one.chosen),
        "best": format_event(one.best),
        "chance": one.chance,
        "best_chance": one.best_chance,
        "given_away": one.given_away,
        "blunder": one.is_blunder,
        "options": [
            {"event": format_event(option), "worth": worth, "gives_away": one.best_chance - worth}
            for option, worth in one.worths
        ],
        "reason": format_reason(one.reason),
    }


def format_player(player: PlayerReview) -> dict[str, Any]:
    """Return what one name did over several games."""
    return {
        "name": player.name,
        "games": player.games,
        "result": player.result,
        "luck": player.luck,
        "own_choices": player.own_choices,
        "decisions": player.decisions,
        "per_decision": player.per_decision,
        "level": _level(player.level),
    }


def _seat(seat: SeatReview) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "name": seat.name,
        "first": seat.first,
        "luck": seat.luck,
        "own_choices": seat.own_choices,
        "others_choices": seat.others_choices,
        "revision": seat.revision,
        "result": seat.result,
        "decisions": seat.decisions,
        "per_decision": seat.per_decision,
        "with_average_dice": seat.with_average_dice,
        "level": _level(seat.level),
    }


def _level(level: Level | None) -> dict[str, Any] | None:
    if level is None:
        return None
    return {"at_least": level.at_least, "below": level.below, "bots": dict(level.bots)}


def format_reason(reason: Reason | None) -> dict[str, Any] | None:
    """Return a reason with what it is about, and nothing that it is not about."""
    if reason is None:
        return None
    about = {"eggs": reason.eggs, "faces": reason.faces, "turtle": reason.turtle}
    return {"kind": reason.kind.value, **{name: value for name, value in about.items() if value}}
