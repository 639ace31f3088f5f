"""The short game of two, solved: what any of its positions is worth, and choices to guess at.

Three of six cards, one each of 1 to 6 eggs, then the last clutch. docs/solved.md explains how it was solved.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from mahe.bots.solved_position import solved_position
from mahe.bots.swimmer import Swimmer
from mahe.play import SeededDice
from mahe.rules import (
    CHANCE,
    FACES,
    LAST_CLUTCH,
    Counts,
    Roll,
    Rules,
    Seat,
    Space,
    Start,
    State,
    Stop,
    actor,
    apply,
    begin,
    chance,
    options,
)
from mahe.server.errors import Code, Refusal
from mahe.server.json_text import to_json
from mahe.server.messages.outbound import QuestionView, SolvedView, ThrowView
from mahe.server.position import view_position
from mahe.server.worker import Worker

if TYPE_CHECKING:
    from mahe.bots.lookahead_bot import LookaheadBot

RULES: Final = Rules(players=2, turtles_each=1, deck=(1,) * len(FACES), set_aside=3)
WON: Final = RULES.cards_in_play
"""How many cards are won before the last clutch."""

MOST_SEED: Final = 999_999_999
LEAST_GAP: Final = 0.005
"""The smallest difference in worth between the two choices of a question."""

CLOSE: Final = 0.08
"""The largest difference in a question that counts as close."""

_CLOSE_SHARE: Final = 3 / 4
_RIDING_SHARE: Final = 1 / 3
"""The share of questions about the opponent's move, while their turtle carries seat 1's."""

_TAKEN_SHARE: Final = 1 / 5
"""The share of the decisions in a game that are considered, so that consecutive questions differ."""

_WHIM_SHARE: Final = 1 / 4
"""The share of decisions made at random: exploration, so that games reach positions that good play avoids."""

_KEPT: Final = 512
_THROWS: Final = (*FACES, *(10 + pips for pips in FACES if 1 + pips <= RULES.highest_open))
"""The throws after which there is a choice, as digits; for two dice one per total."""


def short_position(places: tuple[Space, Space], top: str, turn: Seat, face_up: int, won: tuple[str, str]) -> State:
    """Return a position of the short game at the start of a turn; *won* are the eggs of each seat's cards as digits.

    Raises Refusal if such a distribution of cards is impossible.
    """
    taken = "".join(won)
    shown = taken if face_up == LAST_CLUTCH else f"{taken}{face_up}"
    twice = [eggs for eggs in shown if shown.count(eggs) > 1]
    if twice:
        raise Refusal(Code.IMPOSSIBLE, f"There is one card of each kind, but the {twice[0]} is there twice.")
    if len(taken) > WON:
        raise Refusal(Code.IMPOSSIBLE, f"{WON} cards are won before the last clutch, not {len(taken)}.")
    if (face_up == LAST_CLUTCH) != (len(taken) == WON):
        raise Refusal(Code.IMPOSSIBLE, f"The last clutch of 7 eggs lies open when {WON} cards are won, and only then.")
    is_second_on_top = top == RULES.turtles[1]
    hands = _counts(won[0]), _counts(won[1])
    return solved_position(RULES, turn, places, is_second_on_top=is_second_on_top, face_up=face_up, hands=hands)


def _counts(eggs: str) -> Counts:
    """Return how many cards there are of each of 1 to 6 eggs."""
    return tuple(eggs.count(str(face)) for face in FACES)


async def answer_solved(worker: Worker, state: State) -> str:
    """Return what `view_solved` does, as JSON."""
    return await worker.answer(worker.positions, f"solved {state!r}", _solved_text, state)


async def answer_question(worker: Worker, seed: int) -> str:
    """Return what `view_question` does, as JSON."""
    return await worker.answer(worker.positions, f"question {seed}", _question_text, seed)


def _solved_text(state: State) -> str:
    return to_json(view_solved(state))


def _question_text(seed: int) -> str:
    return to_json(view_question(seed))


@lru_cache(_KEPT)
def view_solved(state: State) -> SolvedView:
    """Return the value of *state* at the start of a turn, and of both choices after every throw."""
    perfect = _perfect()
    mover = RULES.turtles[state.turn - 1]
    (mine,) = perfect.worth(state, (Start(mover),))
    throws: list[ThrowView] = []
    for throw in _THROWS:
        thrown = state._replace(mover=mover, throw=throw)
        position = view_position(thrown)
        roll, stop = perfect.worth(thrown, (Roll(), Stop()))
        (lands,) = (option["lands"] for option in position["options"] if "lands" in option)
        throws.append({"dice": position["dice"], "lands": lands, "roll": roll, "stop": stop})
    decider = actor(state._replace(mover=mover, throw=_THROWS[0]))
    assert isinstance(decider, int)
    return {
        "position": view_position(state),
        "hands": _hands(state),
        "decider": decider,
        "chances": [mine, 1 - mine] if state.turn == 1 else [1 - mine, mine],
        "throws": throws,
    }


@lru_cache(_KEPT)
def view_question(seed: int) -> QuestionView:
    """Return a decision of seat 1 in which one choice is better; the same *seed* gives the same one."""
    perfect = _perfect()
    rng = Random(seed)
    is_riding = rng.random() < _RIDING_SHARE
    is_roll_better = rng.random() < 1 / 2
    widest = CLOSE if rng.random() < _CLOSE_SHARE else 1.0
    for state in _decisions(rng):
        if (state.turn != 1) != is_riding:
            continue
        worth = perfect.worth(state, options(state))
        roll, stop = worth
        if LEAST_GAP <= abs(roll - stop) <= widest and (roll > stop) == is_roll_better:
            return {"seed": seed, "position": view_position(state), "hands": _hands(state), "worth": worth}
    raise AssertionError("games never end")


def _decisions(rng: Random) -> Iterator[State]:
    """Yield positions in which seat 1 may roll or stop, from one game after another."""
    dice, swimmer = SeededDice(rng), Swimmer(rng)
    while True:
        state = begin(RULES)
        while (who := actor(state)) is not None:
            if who is CHANCE:
                state = apply(state, dice.draw(chance(state)))
                continue
            on_offer = options(state)
            if who == 1 and len(on_offer) > 1 and rng.random() < _TAKEN_SHARE:
                yield state
            choice = swimmer.choose(state, on_offer)
            if rng.random() < _WHIM_SHARE:
                choice = on_offer[int(rng.random() * len(on_offer))]
            state = apply(state, choice)


def _hands(state: State) -> list[list[int]]:
    return [list(counts) for counts in state.cards[1:]]


def _perfect() -> LookaheadBot:
    """Return a bot that knows the exact value of each choice. Not to be shared between threads."""
    from mahe.bots.oracle import Oracle, short_game  # noqa: PLC0415 - NumPy is slow to import, and a server may never need it

    return Oracle(Random(0), short_game())
