"""Positions of solved games to learn from: what the cards say, and what every board is worth with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints, Singles
from mahe.bots.learned_solution import Cards, cards_of, inputs
from mahe.bots.lookahead import Hands
from mahe.bots.solution import Solution
from mahe.bots.solution_index import lead_step, leads, next_cards
from mahe.lab.solve.fixed_policies import shares
from mahe.rules import FACES, Counts, Rules

MOST_LEADS: Final = 24
"""How many leads are taken of the same cards, at most."""

EVERYWHERE: Final = 0.02
"""What part of the weight is spread over all leads, however unlikely."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """Many of them."""

    inputs: Singles
    """What the network is given."""
    chances: Singles
    """By lesson and board: what is true."""
    weights: Singles
    clutches: Ints

    def some(self, low: int, high: int) -> Lessons:
        """Return those with so many clutches left, *high* not among them."""
        here = (self.clutches >= low) & (self.clutches < high)
        return Lessons(*(getattr(self, field.name)[here] for field in fields(self)))


def together(lessons: Sequence[Lessons]) -> Lessons:
    """Return them all as one."""
    return Lessons(*(np.concatenate([getattr(one, field.name) for one in lessons]) for field in fields(Lessons)))


def lessons(solution: Solution, clutches: Iterable[int], sets: int, rng: np.random.Generator) -> Lessons:
    """Return lessons from a solved game: for so many *clutches* left each, so many *sets* of cards taken."""
    rules = solution.rules
    found = []
    for left in clutches:
        for _ in range(sets):
            taken = dealt(rules, rules.cards_in_play + 1 - left, rng)
            on_top = next_cards(rules, taken)
            chance = np.array([weight + 1 / len(on_top) for weight in on_top.values()]) / 2
            face_up = int(rng.choice([*on_top], p=chance / chance.sum()))
            found.append(_lessons_with(solution, taken, face_up, rng))
    return together(found)


def dealt(rules: Rules, count: int, rng: np.random.Generator) -> Counts:
    """Return which cards may have been taken, drawn at random."""
    cards = rng.permutation(np.repeat(np.arange(len(FACES)), rules.deck))[:count]
    return tuple(np.bincount(cards, minlength=len(FACES)).tolist())


def cards_with(rules: Rules, taken: Counts, face_up: int) -> Cards:
    """Return all leads that may be with these cards taken and that one open."""
    mine = np.array([hand for _, (hand, _) in sorted(shares(taken).items())])
    held = np.stack([np.zeros_like(mine), mine, np.array(taken) - mine], axis=1)
    held[:, 0] = np.array(rules.deck) - taken - (np.arange(1, 7) == face_up)
    return cards_of(rules, Hands(held, np.zeros((len(mine), 2), bool), np.full(len(mine), face_up)), 0)


def lead_chances(taken: Counts) -> Floats:
    """Return how likely each of all leads is if a coin decided about every card."""
    chances = {0: 1.0}
    for eggs, count in zip(FACES, taken, strict=True):
        for _ in range(count):
            before, chances = chances, {}
            for lead, chance in before.items():
                for after in (lead + lead_step(eggs), lead - lead_step(eggs)):
                    chances[after] = chances.get(after, 0) + chance / 2
    return np.array([chances[lead] for lead in leads(taken).tolist()])


def _lessons_with(solution: Solution, taken: Counts, face_up: int, rng: np.random.Generator) -> Lessons:
    cards = cards_with(solution.rules, taken, face_up)
    is_open = np.abs(cards.lead) <= cards.most
    likely = (lead_chances(taken) + EVERYWHERE / len(cards.lead)) * is_open
    weights = likely / likely.sum()
    which = np.flatnonzero(is_open)
    if len(which) > MOST_LEADS:
        which = rng.choice(len(weights), MOST_LEADS, replace=False, p=weights)
        weights = np.full(len(weights), 1 / MOST_LEADS)
    some = cards.some(which)
    chances = np.array([solution.chances(taken, face_up, lead) for lead in some.lead.tolist()])
    return Lessons(
        inputs(some).astype(np.float32),
        chances.astype(np.float32),
        weights[which].astype(np.float32),
        some.clutches,
    )
