"""How each turtle feels: its face says what the numbers say. The page does the same (web/src/board/moods.ts)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mahe.rules import FACES, LIMIT, Roll, State, Turtle, options

Mood: TypeAlias = Literal["calm", "keen", "smug", "patient", "worried", "panic", "seasick", "happy"]

_WORRYING: Final = 0.5
"""From this share of faces on that would be too many, those who are thrown for worry."""

_ALARMING: Final = 2 / 3
"""From this share on they panic."""


def moods_of(state: State) -> dict[Turtle, Mood]:
    """Return the mood of every turtle."""
    moods: dict[Turtle, Mood] = dict.fromkeys(state.rules.turtles, "calm")
    for turtle in state.raft:
        moods[turtle] = "seasick"
    for stack in state.stacks:
        for turtle in stack if len(stack) > 1 else ():
            moods[turtle] = "smug" if turtle == stack[-1] else "patient"
    if state.nest is not None:
        moods[state.nest] = "happy"
    if state.mover is not None:
        share = danger(state)
        for turtle in (state.mover, *state.riders(state.mover)):
            if share >= _WORRYING:
                moods[turtle] = "panic" if share >= _ALARMING else "worried"
            elif moods[turtle] in ("calm", "seasick"):
                moods[turtle] = "keen"
    return moods


def danger(state: State) -> float:
    """Return the share of faces that would be too many, if another die may be thrown."""
    total = sum(state.dice)
    may_roll = Roll() in options(state)
    if not may_roll and (not state.dice or len(state.dice) > 2 or total >= LIMIT):
        return 0
    return sum(total + pips > LIMIT for pips in FACES) / len(FACES)
