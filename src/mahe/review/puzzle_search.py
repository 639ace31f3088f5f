"""Finds puzzles in games of swimmers: decisions in which swimmer gives much away, for a reason that can be told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple, TypeAlias

from mahe.bots.swimmer import Swimmer
from mahe.play import SeededDice
from mahe.review.evaluation import Source, TableEvaluation, table_evaluation
from mahe.review.judge import Judgement, judge_in
from mahe.review.positions import positions
from mahe.review.puzzles import Puzzle
from mahe.review.review import BLUNDER
from mahe.rules import CHANCE, Decision, Rules, Start, State, actor, apply, begin, chance, options

MUCH: Final = BLUNDER
"""What swimmer's choice must give away."""

CLEARLY: Final = 0.03
"""What every other option must give away, so that no two are nearly as good."""

UNDECIDED: Final = (0.08, 0.97)
"""Between which the best option's worth must lie."""

_WHIM_SHARE: Final = 1 / 5
"""The share of decisions made at random: exploration, so that games reach positions that swimmers avoid."""

_TAKEN_SHARE: Final = 1 / 4
"""The share of the decisions in a game that are considered, so that puzzles differ."""

AT_ONCE: Final = 3000
"""How many decisions are judged before the best of them are picked."""

_ROUNDS: Final = 4
"""How many of a kind are picked out of these at most."""

Lead: TypeAlias = tuple[float, float]
Check: TypeAlias = Callable[[State, Decision, Decision], Lead]
"""Returns an interval for how much better, in parts of a win, the first choice is than the second."""


class PuzzleTable(NamedTuple):
    """A table that puzzles are about."""

    rules: Rules
    share: int
    """How many of all puzzles are about it, relative to the others."""


_SHORT: Final = Rules(players=2, turtles_each=1, deck=(1, 1, 1, 1, 1, 1), set_aside=3)
TABLES: Final = (
    PuzzleTable(_SHORT, 16),
    PuzzleTable(Rules(players=2), 14),
    PuzzleTable(Rules(players=3, turtles_each=1), 8),
    PuzzleTable(Rules(players=3), 16),
    PuzzleTable(Rules(players=3, cards_as_dice=True), 7),
    PuzzleTable(Rules(players=4), 23),
    PuzzleTable(Rules(players=4, cards_as_dice=True), 7),
    PuzzleTable(Rules(players=5), 19),
    PuzzleTable(Rules(players=5, cards_as_dice=True), 7),
    PuzzleTable(Rules(players=6), 18),
    PuzzleTable(Rules(players=6, cards_as_dice=True), 4),
    PuzzleTable(Rules(players=7), 17),
    PuzzleTable(Rules(players=7, cards_as_dice=True), 4),
)
"""No number of players has more than a fifth, so that the five of a day can be about five of them."""


def share_out(count: int) -> tuple[int, ...]:
    """Return how many of *count* puzzles each of TABLES gets."""
    whole = sum(table.share for table in TABLES)
    ends = [sum(table.share for table in TABLES[:number]) * count // whole for number in range(len(TABLES) + 1)]
    return tuple(end - start for start, end in pairwise(ends))


def find_puzzles(rules: Rules, count: int, seed: int, check: Check) -> Iterator[Puzzle]:
    """Yield *count* puzzles of one table, of each kind in turn. The same seed gives the same.

    Where chances are estimated, a puzzle must pass *check*: the best option leads every other.
    """
    rng = Random(f"puzzles {seed} {rules!r}")
    table = table_evaluation(rules)
    decisions = _decisions(table, rules, rng)
    kinds: dict[tuple[object, ...], list[Puzzle]] = {}
    seen: set[tuple[object, ...]] = set()
    while count:
        for puzzle in _judged(table, [next(decisions) for _ in range(AT_ONCE)]):
            kinds.setdefault((puzzle.kind, puzzle.is_about_riding), []).append(puzzle)
        # Those of which there are few come first, and of all others as many as of them while they last.
        for kind in sorted(kinds, key=lambda kind: len(kinds[kind])) * _ROUNDS:
            another = _next_new(kinds[kind], seen) if count else None
            checked = None if another is None else _checked(another, check)
            if checked is not None:
                seen.add(likeness(checked))
                count -= 1
                yield checked


def _next_new(waiting: list[Puzzle], seen: set[tuple[object, ...]]) -> Puzzle | None:
    while waiting:
        puzzle = waiting.pop(0)
        if likeness(puzzle) not in seen:
            return puzzle
    return None


def _decisions(table: TableEvaluation, rules: Rules, rng: Random) -> Iterator[State]:
    """Yield positions in which somebody may throw on, from one game after another."""
    dice, swimmer = SeededDice(rng), Swimmer(rng)
    while True:
        state = begin(rules)
        while (who := actor(state)) is not None:
            if who is CHANCE:
                state = apply(state, dice.draw(chance(state)))
                continue
            on_offer = options(state)
            choice = swimmer.choose(state, on_offer)
            if rng.random() < _TAKEN_SHARE and _is_askable(table, state, on_offer):
                yield state
            if rng.random() < _WHIM_SHARE:
                choice = on_offer[int(rng.random() * len(on_offer))]
            state = apply(state, choice)


def _is_askable(table: TableEvaluation, state: State, on_offer: tuple[Decision, ...]) -> bool:
    """Return whether there is something to throw on for; between two players the chances must be exact."""
    if len(on_offer) == 1 or isinstance(on_offer[0], Start):
        return False
    return state.rules.players > 2 or table.source(state) is Source.EXACT


def _judged(table: TableEvaluation, states: list[State]) -> Iterator[Puzzle]:
    """Yield those of *states* that are puzzles, with their chances."""
    found = positions(table, states)
    swimmer = Swimmer(Random(0))
    for state in states:
        judgement = judge_in(found, state)
        obvious = swimmer.choose(state, options(state))
        (reason,) = (judged.reason for judged in judgement.options if judged.option == obvious)
        if reason is not None and is_puzzling(judgement, obvious):
            chances = tuple(judged.chances for judged in judgement.options)
            yield Puzzle(state, chances, reason, judgement.source, None)


def is_puzzling(judgement: Judgement, obvious: Decision) -> bool:
    """Return whether the *obvious* choice gives much away, all others enough, and the game is not decided."""
    least, most = UNDECIDED
    others = [judged for judged in judgement.options if judged is not judgement.best]
    return (
        least <= judgement.best.worth <= most
        and all(judged.gives_away >= CLEARLY for judged in others)
        and any(judged.option == obvious and judged.gives_away >= MUCH for judged in others)
    )


def likeness(puzzle: Puzzle) -> tuple[object, ...]:
    """Return what no two puzzles of a table have in common."""
    state = puzzle.state
    assert state.mover is not None
    return state.space(state.mover), tuple(sorted(state.dice)), state.face_up, len(state.riders(state.mover))


def _checked(puzzle: Puzzle, check: Check) -> Puzzle | None:
    """Return *puzzle* with the least certain of its leads; None if one may be none."""
    if puzzle.source is Source.EXACT:
        return puzzle
    best, least = puzzle.options[puzzle.best], None
    order = sorted(range(len(puzzle.worths)), key=lambda place: -puzzle.worths[place])
    for place in order[1:]:
        lead = check(puzzle.state, best, puzzle.options[place])
        if lead[0] <= 0:
            return None
        least = min(least or lead, lead)
    return Puzzle(puzzle.state, puzzle.chances, puzzle.reason, puzzle.source, least)
