"""A position to study, given as text: what lies where, and what everything that may happen next is worth."""

from __future__ import annotations

from typing import Final, cast

from mahe.record import BadPosition, format_position, format_rules, parse_position
from mahe.rules import CHANCE, State, actor, apply, chance
from mahe.server.errors import Code, Refusal
from mahe.server.messages.analysis import ReasonView, StudyOption, StudyOutcome, StudyView
from mahe.server.position import view_position, view_standing
from mahe.server.table_views import to_json
from mahe.tablelog.entries_json import BareRolledJson, BareTurnedJson, RulesJson, format_bare_event, format_decision

LONGEST_TEXT: Final = 500
"""How many characters of a position are looked at; no position has a third of that."""


def study_text(text: str) -> str:
    """Return what there is to know about a position, a `StudyView`, as JSON. This runs in the worker's process.

    Raises Refusal if *text* is no position.
    """
    try:
        state = parse_position(text)
    except BadPosition as error:
        raise Refusal(Code.IMPOSSIBLE, f"{error}.", column=error.column) from error
    return to_json(view_study(state))


def view_study(state: State) -> StudyView:
    """Return what there is to know about a position."""
    # NumPy is slow to import, and the server itself never needs it.
    from mahe.review.evaluation import table_evaluation  # noqa: PLC0415
    from mahe.review.judge import judge_in  # noqa: PLC0415
    from mahe.review.positions import positions  # noqa: PLC0415
    from mahe.review.review_json import format_reason  # noqa: PLC0415

    found = positions(table_evaluation(state.rules), [state])
    who = actor(state)
    decider = who if isinstance(who, int) else None
    options: list[StudyOption] = []
    if decider is not None:
        options = [
            {
                "event": format_decision(one.option),
                "chances": list(one.chances),
                "worth": one.worth,
                "gives_away": one.gives_away,
                "reason": cast("ReasonView | None", format_reason(one.reason)),
                "text": format_position(apply(state, one.option)),
            }
            for one in judge_in(found, state).options
        ]
    outcomes: list[StudyOutcome] = [
        {
            "event": cast("BareRolledJson | BareTurnedJson", format_bare_event(outcome)),
            "weight": weight,
            "chances": found.after(state, outcome).tolist(),
            "text": format_position(apply(state, outcome)),
        }
        for outcome, weight in (chance(state) if who is CHANCE else ())
    ]
    return {
        "text": format_position(state),
        "rules": cast("RulesJson", format_rules(state.rules)),
        "position": view_position(state),
        "hands": [list(counts) for counts in state.cards[1:]],
        "unseen": list(state.unseen),
        "chances": found.chances(state).tolist(),
        "source": found.source(state).value,
        "decider": decider,
        "options": options,
        "outcomes": outcomes,
        "standing": view_standing(state) if who is None else None,
    }
