"""The law of Mahé. Pure: no input or output, no clock, no randomness.

A game is a loop over a few functions; whoever calls them decides, throws the dice and turns the cards:

>>> from random import Random
>>> from mahe.rules import CHANCE, STANDARD, actor, apply, begin, chance, options, standing
>>> rng = Random(1)
>>> state = begin(STANDARD)
>>> while (who := actor(state)) is not None:
...     if who is CHANCE:
...         outcomes, weights = zip(*chance(state))
...         (event,) = rng.choices(outcomes, weights)
...     else:
...         event = rng.choice(options(state))
...     state = apply(state, event)
>>> standing(state)
Standing(eggs=(28, 5, 29, 20), cards=(7, 2, 6, 6), winners=(3,))
"""

from mahe.rules.errors import BadRules, IllegalEvent, MaheError
from mahe.rules.events import Decision, Event, Outcome, PlayCard, Roll, Rolled, Start, Stop, Turned
from mahe.rules.law import Landing, actor, apply, begin, chance, landing, options
from mahe.rules.pieces import BEACH, FACES, LAST_CLUTCH, LIMIT, NEST, RAFT, TURTLES, Counts, Perch, Seat, Space, Turtle
from mahe.rules.rules import DUTCH, ENGLISH, FRENCH, GERMAN, ITALIAN, PRESETS, STANDARD, STANDARD_DECK, TINY, Rules
from mahe.rules.score import Standing, standing
from mahe.rules.state import CHANCE, Nature, State

__all__ = [
    "BEACH",
    "CHANCE",
    "DUTCH",
    "ENGLISH",
    "FACES",
    "FRENCH",
    "GERMAN",
    "ITALIAN",
    "LAST_CLUTCH",
    "LIMIT",
    "NEST",
    "PRESETS",
    "RAFT",
    "STANDARD",
    "STANDARD_DECK",
    "TINY",
    "TURTLES",
    "BadRules",
    "Counts",
    "Decision",
    "Event",
    "IllegalEvent",
    "Landing",
    "MaheError",
    "Nature",
    "Outcome",
    "Perch",
    "PlayCard",
    "Roll",
    "Rolled",
    "Rules",
    "Seat",
    "Space",
    "Standing",
    "Start",
    "State",
    "Stop",
    "Turned",
    "Turtle",
    "actor",
    "apply",
    "begin",
    "chance",
    "landing",
    "options",
    "standing",
]
