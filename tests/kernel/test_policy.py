"""Thresholds by situation."""

from __future__ import annotations

from typing import Any

import pytest

from mahe.kernel import HATCHLING, Policy, Situation, by_situation, swimmer, walk
from mahe.kernel.policy import SITUATIONS
from mahe.kernel.records import SETUP
from mahe.rules import BEACH, CHANCE, LAST_CLUTCH, LIMIT, RAFT, Roll, Rules, Start, State, actor, begin, landing


def situation_of(state: State) -> Situation:
    """Return what the kernel should see, worked out by the rules."""
    assert state.mover is not None
    dice, space = state.dice, state.space(state.mover)
    room = LIMIT - sum(dice)
    wins = any(landing(state, pips).wins for pips in range(1, 7) if pips <= room)
    return Situation(
        len(dice),
        "raft" if space == RAFT else "own" if state.rules.owner(state.mover) == actor(state) else "other",
        "won" if landing(state).wins else "next" if wins else "far",
        "last" if state.face_up == LAST_CLUTCH else "high" if state.face_up > 3 else "low",
    )


@pytest.mark.parametrize("rules", [Rules(), Rules(players=2), Rules(players=3, third_die_at_seven=True)])
@pytest.mark.parametrize("where", SITUATIONS)
def test_a_policy_throws_on_in_its_situation_and_nowhere_else(rules: Rules, where: Situation) -> None:
    policy = by_situation(lambda situation: 6 if situation == where or situation.dice < where.dice else -1)
    state = begin(rules)
    for step in walk(rules, [policy] * rules.players, seed=1, game=0).steps:
        if step.actor is not CHANCE and not isinstance(step.event, Start):
            now = situation_of(state)
            assert (step.event == Roll()) == (now == where or now.dice < where.dice)
        state = step.after


def test_the_situations_are_as_many_as_the_kernel_has_room_for() -> None:
    limits: Any = SETUP.fields
    assert limits["limits"][0].shape == (7, len(SITUATIONS))
    assert len({*SITUATIONS}) == 54
    assert BEACH == 21


def test_what_looks_only_at_the_dice_is_blind() -> None:
    assert HATCHLING.is_blind
    assert swimmer((3, 2)).is_blind
    assert not by_situation(lambda situation: 2 if situation.reach == "next" else 1).is_blind


def test_limits_beyond_all_risks_are_cut_down() -> None:
    assert swimmer((99, -99)) == swimmer((6, -1))


def test_a_policy_has_a_limit_for_each_situation() -> None:
    with pytest.raises(ValueError, match="a policy has 54 limits, not 2"):
        Policy((3, 2))
