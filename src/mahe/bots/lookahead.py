"""Looking ahead: what each choice is worth, through every throw and card that may come until the turn is over.

Many positions are looked through at once, with NumPy. A *look* asks what a move is worth: a board, who holds which
cards, and the turtle to be thrown for. Its moves land in 15 ways. A landing either ends the turn, and then the position
is valued, or leaves the player's other turtle to move, which is another look. Whoever decides takes what is best for
them.
Seats and turtles count from 0 here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from mahe.arrays import Chances, Flags, Floats, Ints, np
from mahe.rules import (
    FACES,
    LAST_CLUTCH,
    LIMIT,
    RAFT,
    Decision,
    PlayCard,
    Roll,
    Rules,
    Start,
    State,
    Stop,
    Turtle,
)
from mahe.rules.landings import BUST, LANDINGS, SPACES, STEPS, WINS, landing_of
from mahe.rules.pieces import INDEX
from mahe.rules.score import EGG

BLOCK: Final = 1024
"""How many positions are evaluated at once: few enough to stay in the processor's cache."""

SPACES_AFTER: Final = np.array(SPACES)[:, STEPS]
WINS_AFTER: Final = np.array(WINS)[:, STEPS]
"""By origin and landing: where a turtle ends, and whether that wins the open clutch."""

NO_CARD: Final = 0
CHOICES: Final = 7
"""What may be played in place of a die: nothing, or a card by its eggs."""

UNWON, TURNED, LAST = 0, slice(1, 7), 7
OUTCOMES: Final = 8
"""What becomes of the clutch: it stays, another card is turned up by its eggs, or the last one shows."""


@dataclass(frozen=True, slots=True)
class Boards:
    """Where the turtles are, on many boards at once: by board and turtle."""

    place: Ints
    level: Ints
    """How many turtles are below."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Who holds which cards, in many cases at once."""

    held: Ints
    """By case, holder (first the unseen cards, then the seats) and eggs."""
    carded: Flags
    """By case and seat: whether it has played a card in this turn."""
    face_up: Ints
    """By case: the eggs that lie face up."""


class Evaluation(Protocol):
    """Something that knows every seat's chance to win between two turns."""

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        ...


@dataclass(frozen=True, slots=True)
class Look:
    """What a move is worth, by look and seat, as far as it has been thrown."""

    decider: Ints
    """By look: the seat that decides."""
    leaf: Chances
    """By look, card played, landing and seat."""
    two: Chances
    """By look, card played and total after two dice: with the best choice then."""
    one: Chances
    """By look and total after the first die."""
    root: Chances
    """By look: before the first die."""

    def after_die(self, number: int, state: State, pips: int) -> Chances:
        """Return every seat's chance in look *number* when the next die of *state* shows *pips*."""
        dice, total = len(state.dice) + 1, sum(state.dice) + pips
        chances: Chances
        if dice == 1:
            chances = self.one[number, total - 1]
        elif dice == 2 and total <= LIMIT:
            chances = self.two[number, NO_CARD, total - 2]
        else:
            chances = self.leaf[number, NO_CARD, landing_of(dice, total)]
        return chances

    def after_option(self, number: int, state: State, option: Decision) -> Chances:
        """Return every seat's chance in look *number* after *option* for its mover in *state*."""
        dice, total = len(state.dice), sum(state.dice)
        chances: Chances
        match option:
            case Start():
                chances = self.root[number]
            case Roll():
                first, *others = (self.after_die(number, state, pips) for pips in FACES)
                chances = sum(others, start=first) / len(FACES)
            case Stop():
                chances = self.leaf[number, NO_CARD, landing_of(dice, total)]
            case PlayCard(eggs) if dice == 1:
                chances = self.two[number, eggs, total + eggs - 2]
            case PlayCard(eggs):
                chances = self.leaf[number, eggs, landing_of(3, total + eggs)]
        return chances


def look(evaluation: Evaluation, state: State, mover: Turtle) -> Look:
    """Return what a move of *mover* is worth in *state*, whatever has been thrown already."""
    boards, hands = as_arrays(state)
    rest = RestOfTurn(state.rules, evaluation, state.turn - 1)
    here: Ints = np.zeros(1, np.int64)
    return rest.look(boards, hands, here, here, INDEX[mover], is_last=state.moved is not None)


def look_at_all(evaluation: Evaluation, states: Sequence[State], mover: Turtle) -> Look:
    """Return what a move of *mover* is worth in each of *states*, all at once.

    There must be at least one, all at one table, in one seat's turn, and before or after its other turtle has moved.
    """
    first = states[0]
    boards, hands = zip(*map(as_arrays, states), strict=True)
    rest = RestOfTurn(first.rules, evaluation, first.turn - 1)
    every: Ints = np.arange(len(states))
    return rest.look(
        Boards(*(np.concatenate([getattr(one, name) for one in boards]) for name in ("place", "level"))),
        Hands(*(np.concatenate([getattr(one, name) for one in hands]) for name in ("held", "carded", "face_up"))),
        every,
        every,
        INDEX[mover],
        is_last=first.moved is not None,
    )


def as_arrays(state: State) -> tuple[Boards, Hands]:
    """Return a state as arrays of one board and one hand."""
    rules = state.rules
    place = [state.space(turtle) for turtle in rules.turtles]
    level = [0] * len(place)
    for stack in {state.riders(turtle): None for turtle in rules.turtles}:
        for index, turtle in enumerate(stack):
            level[INDEX[turtle]] = max(level[INDEX[turtle]], index + 1)
    carded = [seat in state.carded for seat in rules.seats]
    return (
        Boards(np.array([place], np.int64), np.array([level], np.int64)),
        Hands(np.array([state.cards], np.int64), np.array([carded]), np.array([state.face_up], np.int64)),
    )


@dataclass(frozen=True, slots=True)
class RestOfTurn:
    """The rest of a player's turn."""

    rules: Rules
    evaluation: Evaluation
    turn: int

    def look(self, boards: Boards, hands: Hands, board: Ints, hand: Ints, mover: int, *, is_last: bool) -> Look:
        """Look through the moves of *mover* for pairs of *board* and *hand*; is_last if no other moves after it."""
        rules, players = self.rules, self.rules.players
        after, wins = _moved(boards, mover)
        deciders = topmost(boards)[:, mover] // rules.turtles_each

        # The cards after each move depend on the hand and on who decides, not on the rest of the board.
        cases, case = np.unique(hand * players + deciders[board], return_inverse=True)
        futures = _futures(rules, hands, cases // players, cases % players)

        # A landing that wins goes with the outcomes in which the clutch is won, any other with the one where it stays.
        won = np.arange(OUTCOMES) > 0
        choices = futures.weight.shape[1]
        fits = (wins[board][:, None, :, None] == won) & _REACHED[:choices, :, None]
        fits &= (futures.weight[case] > 0)[:, :, None, :]
        number, played, land, outcome = np.nonzero(fits)
        to_board = board[number] * LANDINGS + land
        to_hand = (case[number] * choices + played) * OUTCOMES + outcome
        values = self._values(after, futures.hands, to_board, to_hand, land, mover, is_last=is_last)
        values *= futures.weight.astype(values.dtype).reshape(-1)[to_hand][:, None]

        leaf = np.zeros((len(board), choices, LANDINGS, players), values.dtype)
        slots = (number * choices + played) * LANDINGS + land
        starts = np.flatnonzero(np.diff(slots, prepend=-1))
        leaf.reshape(-1, players)[slots[starts]] = np.add.reduceat(values, starts, axis=0)
        if futures.ends.any():
            # The 7-egg clutch ends the game at once (E1).
            ending = wins[board][:, None, :, None] & futures.ends[case][:, None, None, None]
            leaf = np.where(ending, futures.results[case][:, :, None, :].astype(leaf.dtype), leaf)
        return choose(rules, leaf, deciders[board], futures.can_play[case])

    def _values(
        self, boards: Boards, hands: Hands, board: Ints, hand: Ints, land: Ints, mover: int, *, is_last: bool
    ) -> Chances:
        """Return what positions after a move are worth: valued if the turn is over, else by looking further ahead."""
        rules = self.rules
        following = (self.turn + 1) % rules.players
        ends = np.full(len(land), is_last or rules.turtles_each == 1) | (rules.bust_ends_turn & (land == BUST))
        if ends.all():
            return self.evaluation.values(rules, boards, hands, board, hand, following)
        # Each kind of position once, however many throws lead to it.
        on = ~ends
        kinds, kind = np.unique(board[on] * len(hands.face_up) + hand[on], return_inverse=True)
        ahead = self.look(
            boards, hands, kinds // len(hands.face_up), kinds % len(hands.face_up), mover ^ 1, is_last=True
        )
        values = np.empty((len(land), rules.players), ahead.root.dtype)
        values[on] = ahead.root[kind]
        if ends.any():
            values[ends] = self.evaluation.values(rules, boards, hands, board[ends], hand[ends], following)
        return values


def _moved(boards: Boards, mover: int) -> tuple[Boards, Flags]:
    """Return every board after every landing of *mover*, and by board and landing whether it wins the clutch."""
    place, level = boards.place[:, None, :], boards.level[:, None, :]
    origin, floor = place[..., mover : mover + 1], level[..., mover : mover + 1]
    space = SPACES_AFTER[boards.place[:, mover]][:, :, None]
    # Those above the mover come along (K1); on the raft nobody is above anybody (K5).
    party = (place == origin) & (level > floor) & (origin != RAFT)
    party[..., mover] = True
    there = ((place == space) & ~party).sum(axis=-1, keepdims=True)
    new_place = np.where(party, space, place)
    new_level = np.where(party, np.where(space == RAFT, 0, level - floor + there), level)
    turtles = place.shape[-1]
    wins = WINS_AFTER[boards.place[:, mover]]
    return Boards(new_place.reshape(-1, turtles), new_level.reshape(-1, turtles)), wins


def topmost(boards: Boards) -> Ints:
    """Return by board and turtle the topmost turtle of its stack."""
    place, level = boards.place, boards.level
    shared = (place[:, :, None] == place[:, None, :]) & (place != RAFT)[:, :, None]
    shared |= np.eye(place.shape[1], dtype=bool)
    tops: Ints = np.where(shared, level[:, None, :], -1).argmax(axis=-1)
    return tops


@dataclass(frozen=True, slots=True)
class _Futures:
    """The cards after a move, by case; then by card played and what becomes of the clutch."""

    can_play: Flags
    """By case and card played."""
    hands: Hands
    """For all of them in a row."""
    weight: Floats
    """How likely each is, given the landing; 0 for what cannot be."""
    ends: Flags
    """By case: whether winning the clutch ends the game."""
    results: Floats
    """By case and card played: each seat's part of the win if it does."""


def _futures(rules: Rules, hands: Hands, hand: Ints, decider: Ints) -> _Futures:
    """Return what may become of the cards of each *hand* when *decider* moves."""
    cases, players = len(hand), rules.players
    choices = CHOICES if rules.cards_as_dice else 1
    every = np.arange(cases)
    held, carded, face_up = hands.held[hand], hands.carded[hand], hands.face_up[hand]

    can_play = np.zeros((cases, choices), bool)
    can_play[:, NO_CARD] = True
    if rules.cards_as_dice:
        can_play[:, 1:] = (held[every, decider + 1] > 0) & ~carded[every, decider][:, None]

    new_held = np.repeat(np.repeat(held[:, None, None], choices, 1), OUTCOMES, 2)
    new_carded = np.repeat(carded[:, None], choices, 1)
    for eggs in range(1, choices):
        new_held[every, eggs, :, decider + 1, eggs - 1] -= 1
        new_carded[every, eggs, decider] = True

    ends = face_up == LAST_CLUTCH
    taken = np.flatnonzero(~ends)
    new_held[taken, :, 1:, decider[taken] + 1, face_up[taken] - 1] += 1
    unseen = held[:, 0].sum(axis=-1)
    is_turned = ~ends & (unseen > rules.set_aside)
    weight = np.zeros((cases, choices, OUTCOMES))
    weight[..., UNWON] = 1
    weight[..., TURNED] = (is_turned[:, None] * held[:, 0] / np.maximum(unseen, 1)[:, None])[:, None]
    weight[..., LAST] = (~ends & ~is_turned)[:, None]
    weight *= can_play[..., None]
    for eggs in FACES:
        new_held[:, :, eggs, 0, eggs - 1] -= 1
    new_face_up = np.broadcast_to(np.arange(OUTCOMES), (cases, choices, OUTCOMES)).copy()
    new_face_up[..., UNWON] = face_up[:, None]
    results = won_by(new_held[:, :, UNWON], decider) if ends.any() else np.zeros((cases, choices, players))
    return _Futures(
        can_play,
        Hands(
            new_held.reshape(-1, players + 1, len(FACES)),
            np.repeat(new_carded[:, :, None], OUTCOMES, 2).reshape(-1, players),
            new_face_up.reshape(-1),
        ),
        weight,
        ends,
        results,
    )


def won_by(held: Ints, taker: Ints) -> Floats:
    """Return each seat's part of the win if *taker* takes the last clutch (E1 to E4).

    *held* is by case, then anything, holder and eggs; *taker* by case.
    """
    scores = held[..., 1:, :] @ (EGG * np.array(FACES) + 1)
    scores[np.arange(len(taker)), ..., taker] += EGG * LAST_CLUTCH + 1
    winners = scores == scores.max(axis=-1, keepdims=True)
    parts: Floats = winners / winners.sum(axis=-1, keepdims=True)
    return parts


_ONE: Final = np.array([landing_of(1, total) for total in range(1, 7)])
_TWO: Final = np.array([landing_of(2, total) for total in range(2, LIMIT + 1)])

_THIRD: Final = np.zeros((len(_TWO), LANDINGS))
"""By total after two dice: how likely a third die makes each landing."""

_SECOND: Final = np.zeros((len(_ONE), len(_TWO) + 1))
"""By the first die: how likely a second makes each total from 2 on; the last column is a bust."""

_REACHED: Final = np.zeros((CHOICES, LANDINGS), bool)
"""By card played and landing: whether there is such a throw."""

_EGGS: Final = np.array(FACES)[:, None]
_THIRD_CARD: Final = np.array([[landing_of(3, total + eggs) for total in range(2, LIMIT + 1)] for eggs in FACES])
_THIRD_CARD_FITS: Final = np.array([[total + eggs <= LIMIT for total in range(2, LIMIT + 1)] for eggs in FACES])
"""By card and total after two dice: where the card in place of the third leads, and whether it may be played."""

_SECOND_CARD_FITS: Final = np.array([[total + eggs <= LIMIT for total in FACES] for eggs in FACES])
_SECOND_CARD: Final = np.where(_SECOND_CARD_FITS, _EGGS + np.array(FACES) - 2, 0)
"""By card and first die: which total the card in place of the second makes, from 2 on, and whether it may be played."""

_REACHED[NO_CARD] = True
for _eggs in FACES:
    _REACHED[_eggs, [BUST, *(landing_of(2, _total) for _total in range(_eggs + 1, LIMIT + 1))]] = True
    _REACHED[_eggs, [landing_of(3, _total) for _total in range(_eggs + 2, LIMIT + 1)]] = True
for _total in range(2, LIMIT + 1):
    for _pips in FACES:
        _THIRD[_total - 2, landing_of(3, _total + _pips)] += 1 / 6
for _total in FACES:
    for _pips in FACES:
        _SECOND[_total - 1, min(_total + _pips, LIMIT + 1) - 2] += 1 / 6


def choose(rules: Rules, leaf: Chances, decider: Ints, can_play: Flags) -> Look:
    """Return what looks are worth when *decider* always takes what is best for it."""
    # Not the kernel's: many looks at once with NumPy, since bots run without the extra `lab`. Held to the law by
    # test_every_option_is_worth_what_the_law_says_with_one_turtle_each and the tests after it.
    every = np.arange(len(leaf))

    stop, roll = leaf[:, :, _TWO], _THIRD.astype(leaf.dtype) @ leaf
    if not rules.third_die_at_seven:
        roll[:, :, -1] = stop[:, :, -1]
    two = _better(roll, stop, every, decider)
    if rules.cards_as_dice:
        # Only with no card played yet (V5), and not above 7 (V2).
        allowed = can_play[:, 1:, None] & _THIRD_CARD_FITS
        two[:, NO_CARD] = _best_card(two[:, NO_CARD], leaf[:, _EGGS, _THIRD_CARD], allowed, every, decider)

    bust = leaf[:, NO_CARD, BUST]
    seconds = np.concatenate([two[:, NO_CARD], bust[:, None]], axis=1)
    one = _better(_SECOND.astype(leaf.dtype) @ seconds, leaf[:, NO_CARD, _ONE], every, decider)
    if rules.cards_as_dice:
        allowed = can_play[:, 1:, None] & _SECOND_CARD_FITS
        one = _best_card(one, two[:, _EGGS, _SECOND_CARD], allowed, every, decider)
    return Look(decider, leaf, two, one, one.mean(axis=1))


def _better(roll: Chances, stop: Chances, every: Ints, decider: Ints) -> Chances:
    """Return at each place what is worth more to who decides there, another die if both are worth the same."""
    better: Chances = np.where((roll[every, ..., decider] >= stop[every, ..., decider])[..., None], roll, stop)
    return better


def _best_card(without: Chances, cards: Chances, allowed: Flags, every: Ints, decider: Ints) -> Chances:
    """Return by look and total what is worth most to who decides: no card, or one of those *allowed*.

    The first of several; *cards* and *allowed* are by look, card and total.
    """
    options = np.concatenate([without[:, None], cards], axis=1)
    mine = options[every, ..., decider]
    mine[:, 1:] = np.where(allowed, mine[:, 1:], -np.inf)
    which = mine.argmax(axis=1)
    best: Chances = np.take_along_axis(options, which[:, None, :, None], axis=1)[:, 0]
    return best
