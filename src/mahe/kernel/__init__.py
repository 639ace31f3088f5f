"""The law again, compiled for bulk work: whole games on small arrays, a few microseconds each.

Trusted because tests/agreement walks it beside `mahe.rules`, event by event. Needs the extra `lab`.

    jit, cache                        how functions are compiled, and where the result is kept
    landings, chance, scores          what all of them need
    board, throws, whole_games        games of thresholds, on the records of records; batch plays many
    policy, setup                     from thresholds and rules to those records
    event_rows, events, counts        such a game event by event, and what games add up to
    position, lookahead               players who look ahead; workspace is their scratch memory
    evaluation                        what values a position for them: network with network_inputs, or rule_of_thumb
    training_games, training_rows     their games, to learn from
    turn_lookahead, next_turn         a whole turn looked through; close choices, with the next player's turn
    luck, shared_dice                 how lucky a die was; dice that games have in common
    games_with_luck, game_luck        games played on from any position, and any game's luck
    as_played, last_race, endings     what a position is worth if given bots play on; how often they win from it
    tables, table_steps, table_play   many tables at once that take decisions from outside, also against opponents
    observations, table_states        what learning programs see of them; one as a position of `mahe.rules`
    bot_games                         whole games of given bots, with everyone's luck and notes of the moves
    solver, anderson                  the exact solution for two players with one turtle each
    policy_evaluation                 what given decisions reach there
    last_clutch, end_policy           the end with two turtles each, solved; what given decisions reach in it
"""

from mahe.kernel.batch import Batch, play_batch, play_batches
from mahe.kernel.counts import GameCounts
from mahe.kernel.errors import KernelMissing
from mahe.kernel.events import Step, events_of, walk
from mahe.kernel.policy import HATCHLING, Policy, Situation, by_situation, swimmer
from mahe.seat_counts import SeatCounts

__all__ = [
    "HATCHLING",
    "Batch",
    "GameCounts",
    "KernelMissing",
    "Policy",
    "SeatCounts",
    "Situation",
    "Step",
    "by_situation",
    "events_of",
    "play_batch",
    "play_batches",
    "swimmer",
    "walk",
]
