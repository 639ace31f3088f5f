"""Everything that is compiled: a game from its first card to its last clutch.

Seats and turtles count from 0 here. What things mean is told in mahe.rules and docs/rules.md, whose ids are cited.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from mahe.kernel.jit import compiled
from mahe.rules.pieces import BEACH, LAST_CLUTCH, LIMIT, NEST, RAFT

Array: TypeAlias = Any
Record: TypeAlias = Any

SEATS: Final = 7
NOBODY: Final = 7
"""In place of a turtle. Arrays by turtle have a place for it, so that writing there needs no question first."""

ROLL, STOP, CARD, START, ROLLED, TURNED = 0, 1, 1, 8, 16, 24
"""Events as numbers: a card or an outcome adds its eggs or pips, a start its turtle. Options are bits at them."""

COIN: Final = 127
"""In place of a threshold: choose among all options at random."""

WINS, SHARES, SHARED, EGGS, CLUTCHES, TURNS, THROWS, BUSTS, RIDES, CARDS, FIELDS = range(11)
"""The columns of a seat's tally."""

WHOLE: Final = 420
"""A whole win in SHARES: it can be shared by any number of seats from 1 to 7."""

GAMES, SHARED_GAMES, SHORTEST, LONGEST, TOTALS = range(5)
"""The tally of all games together."""

LUCK_BITS: Final = np.uint64(54)
LUCK_MASK: Final = np.uint64(2**54 - 1)
TICKETS: Final = 6 * 2 * 6 * 2 * 6
"""How many throws there are, with a coin for each choice: less than 2**10, so luck times tickets fits in 64 bits."""

PHASE: Final = 6
P_TURN, P_MOVED, P_MOVER, P_THROW, P_ROLLING, P_FACE_UP = range(PHASE)
"""What a position has beyond the board."""

ROW_PERCHES: Final = 3 + PHASE
ROW_CARDED: Final = ROW_PERCHES + SEATS
ROW_CARDS: Final = ROW_CARDED + SEATS
ROW: Final = ROW_CARDS + 6 * (SEATS + 1)
"""Where the parts of a position begin in a row of a story, and how long the row is."""

ON_TURTLE: Final = 32
"""Added to a turtle's number where a perch may be a space or a turtle."""


SETUP: Final = np.dtype(
    [
        ("players", np.int64),
        ("each", np.int64),  # Turtles each.
        ("halve", np.int64),  # 1 if there are two, else 0: the owner of a turtle is its number shifted by this.
        ("cards", np.bool_),  # Whether they may be played as dice.
        ("highest", np.int64),  # The highest total that another die may follow (T3).
        ("bust_ends", np.bool_),
        ("set_aside", np.int64),
        ("deck", np.int8, 6),
        ("limits", np.int8, (SEATS, 54)),  # By seat and situation: see `mahe.kernel.policy`.
        ("gains", np.float64, (2, LIMIT + 1, 7)),  # By dice, total and eggs: what playing a card brings.
        ("blind", np.int8, SEATS),  # Whether a seat needs neither the board nor cards to decide.
        ("throws", np.int8, (SEATS, TICKETS)),  # For a blind seat: four times the steps, and the number of dice.
    ],
    align=True,
)
"""The rules of a table and its policies, as a game needs them. Made by `mahe.kernel.setup`."""

BOARD: Final = np.dtype(
    [
        ("space", np.uint8, SEATS + 1),  # Where each turtle is.
        ("below", np.uint8, SEATS + 1),  # The turtle under each, or NOBODY.
        ("above", np.uint8, SEATS + 1),
        ("top", np.uint8, BEACH + 1),  # The topmost turtle on each space, or NOBODY.
        ("held", np.int8, (SEATS + 1, 6)),  # In row 0 the unseen cards, then each seat's.
        ("carded", np.int8, SEATS),  # 1 for the first seat that has played a card this turn, 2 for the second (V5).
        ("scores", np.int32, SEATS),  # At the end, eggs first and then cards.
        ("rng", np.uint64, 4),
        ("tally", np.int64, (SEATS, FIELDS)),
        ("totals", np.int64, TOTALS),
    ],
    align=True,
)
"""What a thread plays with: a position without the turn, the generator, and the tallies of all its games."""


class Story(NamedTuple):
    """Where a game is told event by event, if it is."""

    rows: Array
    """For each event: itself, who acted, what was on offer, then the position after it."""
    count: Array
    """How many events there were, which may be more than fit."""
    phase: Array
    pending: Array
    """The event that is happening, the actor (a seat from 1 on, 0 for chance) and the options."""


# Chance: xoshiro256++ by Blackman and Vigna, a fresh one for each game. One word makes one piece of luck, a fraction of
# 54 bits. Its digits to the base of 6 are dice, to the base of n a choice among n: no draw is ever thrown away, and
# after the five of a whole throw each is even to one part in 2**40.


@compiled
def mixed(word: Any) -> Any:
    """Return *word* with all its bits stirred (the finish of SplitMix64)."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def seed_game(board: Record, key: Any, game: int) -> None:
    """Set the generator to the start of one game. It depends on nothing but the seed's key and the game's number."""
    golden = np.uint64(0x9E3779B97F4A7C15)
    word = mixed(key + mixed(np.uint64(game) + golden))
    for index in range(4):
        word += golden
        board.rng[index] = mixed(word)


@compiled
def rotated(word: Any, by: int) -> Any:
    """Return *word* with its bits moved round to the left."""
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@compiled
def next_luck(board: Record) -> Any:
    """Return a fresh piece of luck."""
    rng = board.rng
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    word = rotated(a + d, 23) + a
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ (b << np.uint64(17))
    rng[3] = rotated(d, 45)
    return word >> (np.uint64(64) - LUCK_BITS)


@compiled
def digit(luck: Any, base: int) -> Any:
    """Return the first digit of *luck*: a number from 0 to base - 1."""
    return np.int64((luck * np.uint64(base)) >> LUCK_BITS)


@compiled
def rest(luck: Any, base: int) -> Any:
    """Return what is left of *luck* after its first digit."""
    return (luck * np.uint64(base)) & LUCK_MASK


# The board.


@compiled
def lift(board: Record, mover: int, origin: int) -> None:
    """Take *mover*, and with it all that it carries, off its place (K1)."""
    below = board.below[mover]
    board.above[below] = NOBODY
    board.below[mover] = NOBODY
    board.top[origin] = below


@compiled
def put(board: Record, mover: int, top: int, space: int) -> None:
    """Set *mover* down on *space*, on what is there (M4). *top* is the last of those it carries, who follow later."""
    below = board.top[space]
    board.above[below] = mover
    board.below[mover] = below
    board.space[mover] = space
    board.top[space] = top
    board.top[RAFT] = NOBODY  # There they form no stack (K5).


@compiled
def set_up(setup: Record, board: Record) -> int:
    """Set the board up for a new game, and return how many cards there are (S2, S3)."""
    for turtle in range(SEATS):
        board.space[turtle] = RAFT
        board.below[turtle] = NOBODY
        board.above[turtle] = NOBODY
        board.carded[turtle] = 0
    for space in range(BEACH + 1):
        board.top[space] = NOBODY
    cards = 0
    for index in range(6):
        cards += setup.deck[index]
        board.held[0, index] = setup.deck[index]
        for seat in range(1, SEATS + 1):
            board.held[seat, index] = 0
    return cards


@compiled
def turn_card(board: Record, unseen: int, luck: Any) -> int:
    """Turn up one of the *unseen* cards, and return its eggs (B3)."""
    left = digit(luck, unseen)
    eggs = 0
    while left >= 0:
        left -= board.held[0, eggs]
        eggs += 1
    board.held[0, eggs - 1] -= 1
    return eggs


# Decisions.


@compiled
def situation(dice: int, total: int, origin: int, is_own: bool, face_up: int) -> int:
    """Return which threshold applies; `mahe.kernel.policy.Situation` says what it is made of."""
    start = origin % BEACH
    room = min(LIMIT - total, 6)
    reach = 2
    if start + total * dice >= BEACH:
        reach = 0
    elif room > 0 and start + (total + room) * (dice + 1) >= BEACH:
        reach = 1
    mover = 0 if origin == RAFT else 1 if is_own else 2
    clutch = 2 if face_up == LAST_CLUTCH else 1 if face_up > 3 else 0
    return ((dice - 1) * 3 + mover) * 9 + reach * 3 + clutch


@compiled
def on_offer(setup: Record, board: Record, seat: int, total: int) -> int:
    """Return the options of *seat* after a throw that is not over: roll, stop, and the cards it may play (V1 to V5)."""
    options = 1 << ROLL | 1 << STOP
    if setup.cards and board.carded[seat] == 0:
        for eggs in range(1, min(LIMIT - total, 6) + 1):
            if board.held[seat + 1, eggs - 1] > 0:
                options |= 1 << (CARD + eggs)
    return options


@compiled
def count_of(options: int) -> int:
    """Return how many there are."""
    count = 0
    while options:
        options &= options - 1
        count += 1
    return count


@compiled
def choose(setup: Record, limit: int, options: int, total: int, dice: int, luck: Any) -> int:
    """Return the option that a policy takes whose threshold is *limit* here; *luck* matters only to a COIN."""
    if limit == COIN:
        left = digit(luck, count_of(options))
        option = 0
        while left > 0 or not options >> option & 1:
            left -= options >> option & 1
            option += 1
        return option
    if total - 1 <= limit:
        return ROLL
    best = 0
    for eggs in range(1, 7):
        if options >> (CARD + eggs) & 1 and setup.gains[dice - 1, total, eggs] > setup.gains[dice - 1, total, best]:
            best = eggs
    return CARD + best if best else STOP


@compiled
def throw_out(
    setup: Record, board: Record, luck: Any, mover: int, decider: int, face_up: int, story: Story | None
) -> tuple[int, int, int]:
    """Throw for *mover* until it is over; return the steps (0 for a bust), the dice thrown and the cards played."""
    is_own = mover >> setup.halve == decider
    origin = board.space[mover]
    total = digit(luck, 6) + 1
    luck = rest(luck, 6)
    dice = 1
    played = 0
    throw = total
    if story is not None:
        happens(story, ROLLED + total, 0, 0)
    while dice < 3 and total <= setup.highest:
        if story is not None:
            story.phase[P_THROW] = throw
            story.phase[P_ROLLING] = 0
            tell(story, board)
        options = on_offer(setup, board, decider, total)
        limit = setup.limits[decider, situation(dice, total, origin, is_own, face_up)]
        choice = choose(setup, limit, options, total, dice, luck)
        luck = rest(luck, count_of(options))
        if story is not None:
            happens(story, choice, decider + 1, options)
        if choice == STOP:
            break
        if choice == ROLL:
            pips = digit(luck, 6) + 1
            luck = rest(luck, 6)
            if story is not None:
                story.phase[P_ROLLING] = 1
                tell(story, board)
                happens(story, ROLLED + pips, 0, 0)
        else:
            pips = choice - CARD
            played += 1
            board.held[decider + 1, pips - 1] -= 1
            board.carded[decider] = 1
            for seat in range(setup.players):
                if seat != decider and board.carded[seat] > 0:
                    board.carded[decider] += 1
        total += pips
        dice += 1
        throw = throw * 10 + pips
    return (total * dice if total <= LIMIT else 0), dice - played, played


@compiled
def fill_throws(setups: Array, boards: Array) -> None:
    """Work out the whole throw of each ticket for every blind seat."""
    setup, board = setups[0], boards[0]
    for seat in range(setup.players):
        if setup.blind[seat]:
            for ticket in range(TICKETS):
                middle = (np.uint64(2 * ticket + 1) << (LUCK_BITS - np.uint64(1))) // np.uint64(TICKETS)
                steps, dice, _ = throw_out(setup, board, middle, seat * setup.each, seat, 1, None)
                setup.throws[seat, ticket] = 4 * steps + dice


# The game.


@compiled
def play_game(setup: Record, board: Record, story: Story | None) -> None:
    """Play a game from the beginning and add it to the tallies; tell it, if there is a story."""
    tally = board.tally
    players, each, halve = setup.players, setup.each, setup.halve
    seat = 0
    turns = 0
    last = NOBODY
    unseen = set_up(setup, board)
    face_up = turn_card(board, unseen, next_luck(board))
    unseen -= 1
    if story is not None:
        tell_card(story, board, face_up)

    while last == NOBODY:
        turns += 1
        tally[seat, TURNS] += 1
        mover = seat * each
        if each == 2:
            mover += digit(next_luck(board), 2)
        for moves_left in range(each - 1, -1, -1):
            if story is not None:
                tell_start(story, board, mover, each, moves_left)
            origin = board.space[mover]
            top = board.top[origin]
            if origin == RAFT:
                top = mover
            decider = top >> halve
            luck = next_luck(board)
            if setup.blind[decider] and story is None:
                packed = setup.throws[decider, digit(luck, TICKETS)]
                steps, dice = packed >> 2, packed & 3
            else:
                steps, dice, played = throw_out(setup, board, luck, mover, decider, face_up, story)
                tally[decider, CARDS] += played
            tally[seat, THROWS] += dice

            # Few branches: a wrong guess costs a processor as much as all the rest of a move.
            end = steps + (0 if origin == BEACH else origin)
            space = RAFT if steps == 0 else end if end <= BEACH else end - BEACH
            tally[seat, BUSTS] += steps == 0
            lift(board, mover, origin)
            put(board, mover, top, space)
            rider = board.above[mover]
            while rider != NOBODY:
                board.space[rider] = space
                above = board.above[rider]
                if space == RAFT:
                    board.above[board.below[rider]] = NOBODY
                    board.below[rider] = NOBODY
                else:
                    tally[rider >> halve, RIDES] += 1
                rider = above
            if end >= BEACH and steps > 0:
                tally[decider, CLUTCHES] += 1
                if face_up == LAST_CLUTCH:
                    last = top
                    break
                board.held[decider + 1, face_up - 1] += 1
                face_up = 0 if unseen > setup.set_aside else LAST_CLUTCH
            is_over = moves_left == 0 or (setup.bust_ends and steps == 0)
            if is_over and setup.cards:
                for one in range(players):
                    board.carded[one] = 0
            if story is not None:
                tell_move(story, board, mover, face_up, (seat + is_over) % players, is_over)
            if face_up == 0:
                face_up = turn_card(board, unseen, next_luck(board))
                unseen -= 1
                if story is not None:
                    tell_card(story, board, face_up)
            if is_over:
                break
            mover ^= 1
        seat += 1
        if seat == players:
            seat = 0

    if story is not None:
        lift(board, last, board.space[last])
        board.space[last] = NEST
        tell_move(story, board, NOBODY, 0, story.phase[P_TURN], False)
    add_scores(setup, board, last >> halve, turns)


@compiled
def add_scores(setup: Record, board: Record, last: int, turns: int) -> None:
    """Add the eggs and the wins of a finished game (E1 to E4)."""
    tally, totals = board.tally, board.totals
    best = 0
    winners = 0
    for seat in range(setup.players):
        eggs = LAST_CLUTCH if seat == last else 0
        cards = 1 if seat == last else 0
        for index in range(6):
            eggs += (index + 1) * board.held[seat + 1, index]
            cards += board.held[seat + 1, index]
        tally[seat, EGGS] += eggs
        score = 32 * eggs + cards
        board.scores[seat] = score
        if score > best:
            best, winners = score, 0
        winners += score == best
    for seat in range(setup.players):
        if board.scores[seat] == best:
            tally[seat, WINS] += 1
            tally[seat, SHARES] += WHOLE // winners
            tally[seat, SHARED] += winners > 1
    totals[GAMES] += 1
    totals[SHARED_GAMES] += winners > 1
    totals[SHORTEST] = min(totals[SHORTEST], turns)
    totals[LONGEST] = max(totals[LONGEST], turns)


@compiled
def play_range(setups: Array, boards: Array, key: Any, first: int, games: int) -> None:
    """Play the games from number *first* on."""
    for game in range(first, first + games):
        seed_game(boards[0], key, game)
        play_game(setups[0], boards[0], None)


@compiled
def tell_game(setups: Array, boards: Array, key: Any, game: int, story: Story) -> None:
    """Play game number *game* and tell it."""
    seed_game(boards[0], key, game)
    play_game(setups[0], boards[0], story)


# The story, compiled only when someone wants to hear it.


@compiled
def happens(story: Story, event: int, actor: int, options: int) -> None:
    """Remember what is happening until the position after it is known."""
    story.pending[0] = event
    story.pending[1] = actor
    story.pending[2] = options


@compiled
def tell(story: Story, board: Record) -> None:
    """Write down what has happened, and the position after it."""
    index = story.count[0]
    story.count[0] += 1
    if index >= len(story.rows):
        return
    row = story.rows[index]
    for part in range(3):
        row[part] = story.pending[part]
    for part in range(PHASE):
        row[3 + part] = story.phase[part]
    for turtle in range(SEATS):
        below = board.below[turtle]
        row[ROW_PERCHES + turtle] = board.space[turtle] if below == NOBODY else ON_TURTLE + below
    for seat in range(SEATS):
        row[ROW_CARDED + seat] = board.carded[seat]
    for holder in range(SEATS + 1):
        for kind in range(6):
            row[ROW_CARDS + 6 * holder + kind] = board.held[holder, kind]


@compiled
def tell_card(story: Story, board: Record, eggs: int) -> None:
    """Tell that a card was turned up."""
    happens(story, TURNED + eggs, 0, 0)
    story.phase[P_FACE_UP] = eggs
    tell(story, board)


@compiled
def tell_start(story: Story, board: Record, mover: int, each: int, moves_left: int) -> None:
    """Tell that the first die is thrown for *mover*."""
    both = each == 2 and moves_left == 1
    options = 3 << (START + (mover & ~1)) if both else 1 << (START + mover)
    happens(story, START + mover, mover // each + 1, options)
    story.phase[P_MOVER] = mover
    story.phase[P_THROW] = 0
    story.phase[P_ROLLING] = 1
    tell(story, board)


@compiled
def tell_move(story: Story, board: Record, mover: int, face_up: int, turn: int, is_over: bool) -> None:
    """Tell the event that has ended a throw, now that its move is made."""
    story.phase[P_TURN] = turn
    if is_over:
        story.phase[P_MOVED] = NOBODY
    elif mover != NOBODY:
        story.phase[P_MOVED] = mover
    story.phase[P_MOVER] = NOBODY
    story.phase[P_THROW] = 0
    story.phase[P_ROLLING] = 0
    story.phase[P_FACE_UP] = face_up
    tell(story, board)
