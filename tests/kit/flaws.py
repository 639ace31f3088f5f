"""What no position may ever show, worked out without the law's help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mahe.rules import BEACH, LAST_CLUTCH, NEST, RAFT, Counts, State


def flaws(state: State) -> list[str]:
    """Return a sentence for everything about *state* that cannot be."""
    return [*_turtles(state), *_cards(state), *_turn(state)]


def played(state: State) -> Counts:
    """Return the cards that have left the game: those of the deck that are nowhere else."""
    gone = list(state.rules.deck)
    for counts in state.cards:
        gone = [left - count for left, count in zip(gone, counts, strict=True)]
    if state.face_up not in (0, LAST_CLUTCH):
        gone[state.face_up - 1] -= 1
    return tuple(gone)


def _turtles(state: State) -> Iterator[str]:
    turtles = state.rules.turtles
    if len(state.perches) != len(turtles):
        yield f"{len(turtles)} turtles on {len(state.perches)} perches"
        return
    below = dict(zip(turtles, state.perches, strict=True))
    for perch, count in Counter(state.perches).items():
        if isinstance(perch, str):
            if perch not in turtles:
                yield f"a turtle rides on {perch}, which is not in play"
                return
        elif not RAFT <= perch <= NEST:
            yield f"there is no space {perch}"
        if count > 1 and perch != RAFT:
            yield f"{count} turtles rest on {perch} side by side"
    for turtle in turtles:
        perch, height = below[turtle], 0
        while isinstance(perch, str) and height < len(turtles):
            perch, height = below[perch], height + 1
        if isinstance(perch, str):
            yield f"{turtle} is not on the ground"
            return
        if perch in (RAFT, NEST) and height:
            yield f"{turtle} rides on the raft or in the nest"
    nested = [turtle for turtle in turtles if below[turtle] == NEST]
    if sorted([*state.raft, *(turtle for stack in state.stacks for turtle in stack), *nested]) != list(turtles):
        yield "raft, stacks and nest do not hold each turtle once"
    if len(state.stacks) != BEACH:
        yield f"a course of {len(state.stacks)} spaces"


def _cards(state: State) -> Iterator[str]:
    if len(state.cards) != state.rules.players + 1:
        yield f"cards in {len(state.cards)} places"
    if any(count < 0 for counts in (*state.cards, played(state)) for count in counts):
        yield "more cards of a value than the deck has"
    if any(played(state)) and not state.rules.cards_as_dice:
        yield "cards have been played, but are not dice at this table"
    over = NEST in state.perches
    wanted = (
        {0} if over else {LAST_CLUTCH, *range(1, 7)} if state.pile == 0 else set(range(7)) if state.pile > 0 else set()
    )
    if state.face_up not in wanted or (over and state.pile):
        yield f"{state.face_up} lies face up with {state.pile} cards in the pile"


def _turn(state: State) -> Iterator[str]:
    rules = state.rules
    own = rules.turtles_of(state.turn)
    if state.turn not in rules.seats:
        yield f"it is the turn of seat {state.turn}"
    for turtle in (state.moved, state.mover):
        if turtle is not None and turtle not in own:
            yield f"{turtle} moves in the turn of seat {state.turn}"
    if state.moved is not None and (rules.turtles_each == 1 or state.moved == state.mover):
        yield f"{state.moved} has moved already"
    if state.mover is None and (state.throw or state.rolling):
        yield "a throw for no turtle"
    if state.mover is not None:
        dice = state.dice
        if not state.face_up:
            yield "a throw with no clutch open"
        if not dice and not state.rolling:
            yield "a decision before the first die"
        if len(dice) > 2 or sum(dice) > (7 if rules.third_die_at_seven else 6):
            yield f"the throw {dice} is over"
    if len(set(state.carded)) != len(state.carded) or not {*state.carded} <= {*rules.seats}:
        yield f"seats {state.carded} have played a card"
    early = state.moved is None and state.throw < 10 and NEST not in state.perches
    if state.carded and (early or not rules.cards_as_dice):
        yield "a card has been played before the second die"
