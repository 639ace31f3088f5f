"""A position to study, given as text: what lies where, and what everything that may happen next is worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from mahe.record import BadPosition, beneath, format_position, format_rules, parse_position
from mahe.rules import Rolled, State, apply, landing
from mahe.server.errors import Code, Refusal
from mahe.server.json_text import to_json
from mahe.server.messages.analysis import ReasonView, StudyOutcome, StudyView
from mahe.server.position import view_position, view_standing
from mahe.tablelog.entries_json import BareRolledJson, BareTurnedJson, RulesJson, format_bare_event, format_decision

if TYPE_CHECKING:
    from mahe.review import JudgedOutcome, Study


def study_text(text: str) -> str:
    """Return what there is to know about a position, a `StudyView`, as JSON. This runs in the worker's process.

    Raises Refusal if *text* is no position.
    """
    from mahe.review import study  # noqa: PLC0415 - NumPy is slow to import, and the server itself never needs it

    try:
        state = parse_position(text)
    except BadPosition as error:
        raise Refusal(Code.IMPOSSIBLE, f"{error}.", column=error.column) from error
    return to_json(view_study(study(state)))


def view_study(found: Study) -> StudyView:
    """Return what there is to know about a position, for clients."""
    from mahe.review.review_json import format_reason  # noqa: PLC0415

    state, judgement = found.state, found.judgement
    return {
        "text": format_position(state),
        "rules": cast("RulesJson", format_rules(state.rules)),
        "position": view_position(state),
        "hands": [list(counts) for counts in state.cards[1:]],
        "unseen": list(state.unseen),
        "moved": state.moved,
        "carded": list(state.carded),
        "chances": list(found.value.chances),
        "source": found.value.source.value,
        "decider": judgement.seat if judgement else None,
        "options": [
            {
                "event": format_decision(one.option),
                "chances": list(one.chances),
                "worth": one.worth,
                "gives_away": one.gives_away,
                "reason": cast("ReasonView | None", format_reason(one.reason)),
                "text": format_position(apply(state, one.option)),
                "outcomes": _outcomes(apply(state, one.option), found.throws.get(one.option, ())),
            }
            for one in (judgement.options if judgement else ())
        ],
        "outcomes": _outcomes(state, found.outcomes),
        "standing": view_standing(state) if state.nest is not None else None,
    }


def _outcomes(state: State, judged: Iterable[JudgedOutcome]) -> list[StudyOutcome]:
    """Return what may come in *state*, where chance acts; a die with where the turtle would land."""
    outcomes: list[StudyOutcome] = []
    for one in judged:
        view: StudyOutcome = {
            "event": cast("BareRolledJson | BareTurnedJson", format_bare_event(one.outcome)),
            "weight": one.weight,
            "chances": list(one.chances),
            "text": format_position(apply(state, one.outcome)),
        }
        if isinstance(one.outcome, Rolled):
            space, wins = landing(state, one.outcome.pips)
            view["lands"] = {"space": space, "wins": wins, "onto": list(beneath(state, space))}
        outcomes.append(view)
    return outcomes
