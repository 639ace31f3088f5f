"""The game of two with a turtle each as learned from its solution, compiled: see `mahe.bots.learned_solution`."""

from __future__ import annotations

from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints, Singles
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.jit import compiled_loosely as compiled
from mahe.kernel.position import NumericRules
from mahe.kernel.records import KINDS, UNSEEN_ROW
from mahe.kernel.scores import score_of
from mahe.rules.pieces import LAST_CLUTCH, PLACES, RAFT
from mahe.rules.score import EGG
from mahe.solution_inputs import (
    ALWAYS,
    CARD_SIGNS,
    COSINES,
    INPUTS,
    KINDS_OF_TWO,
    MEAN_SIGNS,
    MOST_CARDS,
    MOST_LEAD,
    NUMBERS,
    PERIOD,
    RACE,
    SHAPES,
    SIGN_RATIOS,
    SINES,
    STAGE_OF,
    TIE_WEIGHT,
    TWO,
    WAVES,
)

LAST_STEP: Final = EGG * LAST_CLUTCH + 1


@compiled
def fill_factors(
    rules: NumericRules, evaluation: NumericEvaluation, held: Ints, turn: int, face_up: int, out: Singles
) -> None:
    """Write into *out* the factors of all shapes, if *turn* is to move."""
    for shape in range(len(out)):
        out[shape] = 0.0
    lead = score_of(held[turn + 1]) - score_of(held[2 - turn])
    if face_up == LAST_CLUTCH:
        below = (1 + np.sign(lead - LAST_STEP)) / 2
        out[ALWAYS] = below
        out[RACE] = (1 + np.sign(lead + LAST_STEP)) / 2 - below
        return
    unseen = 0
    for kind in range(KINDS):
        unseen += held[UNSEEN_ROW, kind]
    turned = max(0, unseen - rules.set_aside)
    step = EGG * face_up + 1
    if turned == 0:
        kind_of_two = 0
        for open_ in (step, -step):
            for last in (LAST_STEP, -LAST_STEP):
                kind_of_two += 1 + np.sign(lead + open_ + last)
        if kind_of_two > KINDS_OF_TWO:
            out[ALWAYS] = 1.0
        elif kind_of_two > 0:
            out[TWO + kind_of_two - 1] = 1.0
        return
    most = step + LAST_STEP
    left = turned
    for kind in range(KINDS - 1, -1, -1):
        count = min(left, held[UNSEEN_ROW, kind])
        most += count * (EGG * (kind + 1) + 1)
        left -= count
    if lead > most:
        out[ALWAYS] = 1.0
    elif lead >= -most:
        inputs = np.zeros(INPUTS, np.float32)
        fill_inputs(held, turn, face_up, unseen, turned, inputs)
        add_network(evaluation, STAGE_OF[turned + 2], inputs, out[SHAPES:])


@compiled
def fill_inputs(held: Ints, turn: int, face_up: int, unseen: int, turned: int, out: Singles) -> None:
    """Write into *out* what the network is given; of the *unseen* cards *turned* will still be turned up."""
    parts = np.empty(KINDS)
    eggs, number, mean, square = 0, 0, 0.0, 0.0
    others = out[MEAN_SIGNS:]
    for kind in range(KINDS):
        more = held[turn + 1, kind] - held[2 - turn, kind]
        eggs += (kind + 1) * more
        number += more
        parts[kind] = held[UNSEEN_ROW, kind] / unseen
        mean += (kind + 1) * parts[kind]
        square += (kind + 1) ** 2 * parts[kind]
        others[12 + kind] = parts[kind]
    fill_mean_signs(parts, eggs, number, face_up, unseen, turned, out)
    clutches = turned + 2
    spread = np.sqrt(clutches)
    others[0] = face_up / 6
    others[1] = 1 / spread
    others[2] = clutches / 21
    others[3] = mean / 6 - 0.5
    others[4] = (square - mean * mean) / 4
    others[5] = 1 / unseen
    others[6] = clutches == 3
    others[7] = clutches == 4
    others[8] = np.tanh(eggs / (2 + 3 * spread))
    others[9] = eggs / 20
    others[10] = face_up / 6 / spread
    others[11] = np.tanh(number / spread)


@compiled
def fill_mean_signs(
    parts: Floats, eggs: int, number: int, face_up: int, unseen: int, turned: int, out: Singles
) -> None:
    """Write the first inputs into *out*: as `next_waves` and `leads_after` do."""
    # By who takes the open clutch and the last, then the three parts of the mean sign, and of the chance of a tie.
    sums = np.zeros((4, 6))
    for wave in range(WAVES):
        cosine, sine, neither, crossed, both = 0.0, 0.0, 0.0, 0.0, 0.0
        for kind in range(KINDS):
            at = (kind + 1) * NUMBERS[wave] % PERIOD
            cosine += parts[kind] * COSINES[at]
            sine += parts[kind] * SINES[at]
            neither += parts[kind] * COSINES[at] * COSINES[at]
            crossed += parts[kind] * SINES[at] * COSINES[at]
            both += parts[kind] * SINES[at] * SINES[at]
        if turned > 1:
            power = TIE_WEIGHT / (unseen - 1)
            neither = unseen * cosine * cosine - neither
            crossed = unseen * sine * cosine - crossed
            both = unseen * sine * sine - both
            for _ in range(turned - 2):
                power *= cosine
        else:
            power = TIE_WEIGHT
            neither, crossed, both = cosine, sine / 2, 0.0
        for way in range(4):
            lead = eggs + (face_up if way < 2 else -face_up) + (LAST_CLUTCH if way % 2 == 0 else -LAST_CLUTCH)
            at = min(max(lead, -MOST_LEAD), MOST_LEAD) * NUMBERS[wave] % PERIOD
            cosine, sine = power * COSINES[at], power * SINES[at]
            sums[way, 0] += SIGN_RATIOS[wave] * sine * neither
            sums[way, 1] += SIGN_RATIOS[wave] * cosine * crossed
            sums[way, 2] += SIGN_RATIOS[wave] * sine * both
            sums[way, 3] += cosine * neither
            sums[way, 4] -= sine * crossed
            sums[way, 5] += cosine * both
    several = min(turned, 2)
    for way in range(4):
        in_cards = number + (1 if way < 2 else -1) + (1 if way % 2 == 0 else -1) + MOST_CARDS
        for place in range(3):
            following = 1 - place
            coins = turned - several + (turned == 1 and following == 0)
            tie = CARD_SIGNS[coins, in_cards + following * several]
            twice, other = 2 * following, 1 if following == 0 else -1
            sign = sums[way, 0] + twice * sums[way, 1] + other * sums[way, 2]
            out[3 * way + place] = sign + tie * (sums[way, 3] + twice * sums[way, 4] + other * sums[way, 5])


@compiled
def add_network(evaluation: NumericEvaluation, stage: int, inputs: Singles, out: Singles) -> None:
    """Add what the network of a *stage* makes of its *inputs* to the factors of its shapes."""
    first, second = evaluation.pair_first_bias[stage].copy(), evaluation.pair_second_bias[stage].copy()
    first_weights, second_weights = evaluation.pair_first[stage], evaluation.pair_second[stage]
    last_weights, last_bias = evaluation.pair_last[stage], evaluation.pair_last_bias[stage]
    for index in range(len(inputs)):
        for unit in range(len(first)):
            first[unit] += inputs[index] * first_weights[index, unit]
    for before in range(len(first)):
        value = np.tanh(first[before])
        for unit in range(len(second)):
            second[unit] += value * second_weights[before, unit]
    for shape in range(len(out)):
        out[shape] += last_bias[shape]
    for index in range(len(inputs)):
        for shape in range(len(out)):
            out[shape] += inputs[index] * last_weights[index, shape]
    for unit in range(len(second)):
        value = np.tanh(second[unit])
        for shape in range(len(out)):
            out[shape] += value * last_weights[len(inputs) + unit, shape]


@compiled
def add_learned(
    evaluation: NumericEvaluation, place: Ints, level: Ints, turn: int, factors: Singles, weight: float, out: Singles
) -> None:
    """Add both seats' chances, times *weight*, to *out*, where *turn* is to move and the cards make these *factors*."""
    own, other = place[turn], place[1 - turn]
    is_below = own == other and own != RAFT and level[turn] < level[1 - turn]
    shapes = evaluation.pair_shapes[PLACES**2 + own - 1 if is_below else PLACES * own + other]
    chance = np.float32(0.0)
    for shape in range(len(factors)):
        chance += factors[shape] * shapes[shape]
    chance = min(max(chance, np.float32(0.0)), np.float32(1.0))
    out[turn] += weight * chance
    out[1 - turn] += weight * (1 - chance)
