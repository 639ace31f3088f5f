"""How lucky a seat was in a game of the arena. Importing this needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from threading import local
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np

from mahe.arrays import Ints
from mahe.bots import LEVELS
from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel.as_played import ANYTHING, BEST, RISKS, THUMB, Minds
from mahe.kernel.endings import play_endings
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.game_luck import M_FIRST, M_TURNED, MOVE_NUMBERS, Rooms, add_game_luck
from mahe.kernel.position import NumericRules, make_position
from mahe.kernel.records import SEATS
from mahe.kernel.setup import hashed_key
from mahe.lab.arena.arrivals import arrivals
from mahe.lab.arena.controls import UNIT
from mahe.lab.compiled_bots import ancient_evaluation
from mahe.lab.train.evaluations import navigator_evaluation, numeric_rules, workspace_for
from mahe.rules import Event, PlayCard, Roll, Rolled, Rules, Seat, Start, Stop, Turned
from mahe.rules.pieces import INDEX
from mahe.rules.score import WHOLE

MINDS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "navigator": THUMB,
        "hermit": THUMB,
        "pirate": THUMB,
        "surfer": THUMB,
        "swimmer": RISKS,
        "hatchling": ANYTHING,
    }
)
"""How the bots decide that do not go by what ancient knows; characters nearly so, and their endings are not played on.
One that is unknown is taken for ancient."""

STRENGTHS: Final[Mapping[str, float]] = MappingProxyType(
    {
        "hatchling": -2.8,
        "swimmer": -0.43,
        "surfer": -0.2,
        "hermit": -0.1,
        "pirate": -0.05,
        "companion": -0.35,
        "ancient": 0.27,
    }
)
"""The logarithm of how much likelier than navigator each wins at tables of four and more, roughly. Others are taken to
be as strong as navigator: the evaluation thinks of them what it would of equals."""

_FEW: Final = 4
"""With fewer players there is less luck, and strength counts for more."""

SHALLOW: Final = frozenset({"swimmer", "hatchling"})
"""The bots that do not look ahead: where there are no others, looking two moves ahead would cost more than the game."""

ENDINGS: Final[Mapping[int, int]] = MappingProxyType({1: 64, 2: 16})
"""By turtles of a player: how many times the last clutches of a game are played on. With two, bots think longer."""

ENDING: Final = 5
"""Those are one in so many of all its clutches: four of the usual 21."""

Tools: TypeAlias = tuple[NumericRules, NumericEvaluation, NumericEvaluation, Rooms]
"""The rules as numbers, what ancient and navigator go by, and scratch memory."""


def luck_of(
    rules: Rules, bots: Sequence[str], seat: Seat, events: Sequence[Event], *, won: int, seed: str
) -> tuple[int, int, int]:
    """Return the luck of *seat* in a finished game between *bots*, as `Controls` counts it.

    *won* is its result in 420ths. The luck of the ending is that, less what it was on average when the last clutches
    were played on with the dice of *seed*.
    """
    numbers, judge, thumb, rooms = tools_for(rules)
    minds = minds_of(rules, bots, thumb)
    first_card, moves = _moves(events)
    out = np.zeros(2, np.float64)
    until = last_clutches(rules, bots)
    add_game_luck(numbers, judge, minds, seat - 1, not SHALLOW.issuperset(bots), until, first_card, moves, rooms, out)
    plain, by_chance = (round(UNIT * float(luck)) for luck in out)
    if not until:
        return plain, by_chance, 0
    results = np.zeros((ENDINGS[rules.turtles_each], SEATS), np.float64)
    play_endings(numbers, judge, minds, rooms.position, hashed_key("endings", seed), rooms, results)
    expected = float(results[:, seat - 1].mean())
    return plain, by_chance, won * (UNIT // WHOLE) - round(UNIT * expected)


def minds_of(rules: Rules, bots: Sequence[str], thumb: NumericEvaluation) -> Minds:
    """Return how *bots*, one a seat, decide; *thumb* is navigator's rule."""
    kinds = np.zeros(SEATS, np.int64)
    kinds[: rules.players] = [MINDS.get(bot, BEST) for bot in bots]
    strengths = np.zeros(SEATS, np.float64)
    strengths[: rules.players] = [STRENGTHS.get(bot, 0.0) * max(1.0, _FEW / rules.players) for bot in bots]
    return Minds(kinds, strengths, arrivals(), np.array(DEFAULT_RISKS, np.int64), thumb)


def last_clutches(rules: Rules, bots: Sequence[str]) -> int:
    """Return how many clutches of a game between *bots* are played on; 0 if we do not know how one of them plays."""
    blind = SHALLOW if rules.cards_as_dice else ()
    if any(bot not in LEVELS or bot in blind for bot in bots):
        return 0
    return (rules.cards_in_play + 1) // ENDING


def compile_luck() -> None:
    """Compile what `luck_of` needs, unless that has been done."""
    luck_of(Rules(players=2), ["hatchling"] * 2, 1, [Turned(1)], won=0, seed="")


def _moves(events: Sequence[Event]) -> tuple[int, Ints]:
    """Return the first card, and a row for each move: see `mahe.kernel.game_luck`."""
    first_card = 0
    rows: list[list[int]] = []
    dice = 0
    for event in events:
        match event:
            case Start(turtle):
                rows.append([INDEX[turtle], 0, 0, 0, 0])
                dice = 0
            case Rolled(pips):
                rows[-1][M_FIRST + dice] = pips
                dice += 1
            case PlayCard(eggs):
                rows[-1][M_FIRST + dice] = -eggs
                dice += 1
            case Turned(eggs) if rows:
                rows[-1][M_TURNED] = eggs
            case Turned(eggs):
                first_card = eggs
            case Roll() | Stop():
                pass
    return first_card, np.array(rows, np.int64).reshape(-1, MOVE_NUMBERS)


_HERE: Final = local()
"""What belongs to this thread alone."""


def tools_for(rules: Rules) -> Tools:
    """Return what this thread works with at a table."""
    if not hasattr(_HERE, "tools"):
        _HERE.tools = cache(_tools)
    tools: Tools = _HERE.tools(rules)
    return tools


def _tools(rules: Rules) -> Tools:
    judge, thumb = ancient_evaluation(rules), navigator_evaluation()
    rooms = Rooms(make_position(), make_position(), *(workspace_for(judge, thumb) for _ in range(4)))
    return numeric_rules(rules), judge, thumb, rooms
