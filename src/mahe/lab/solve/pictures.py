"""What perfect play looks like, drawn from a solved game: `python -m mahe.lab.solve.pictures FILE FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from mahe.arrays import Flags, Floats
from mahe.bots.solution import Solution
from mahe.bots.solution_index import (
    MOVER_WON,
    RIDER_WON,
    STILL_OPEN,
    board_number,
    face_ups,
    layers,
    lead_step,
    leads,
    moves,
    next_cards,
    result,
    taken_sets,
    with_card,
)
from mahe.kernel.solver import CHOICES, ROWS, decide
from mahe.lab.figures import COLOURS, INK, MARKERS, PAPER, SHADES, colour_map, drawing
from mahe.lab.solve.fixed_policies import THROWS
from mahe.lab.words import table_words
from mahe.rules import BEACH, FACES, LAST_CLUTCH, RAFT, Counts
from mahe.rules.score import EGG
from mahe.rules.solved_game import BOARDS, LANES


def draw_all(solution: Solution, folder: Path) -> None:
    """Draw every picture into *folder*."""
    draw_throws(solution, folder / "solved-throws.svg")
    draw_rides(solution, folder / "solved-rides.svg")
    draw_leads(solution, folder / "solved-leads.svg")


def typical_taken_set(solution: Solution, count: int) -> Counts:
    """Return *count* cards in about the proportions of the deck."""
    deck = np.array(solution.rules.deck)
    share = deck * count / deck.sum()
    return min(taken_sets(solution.rules, count), key=lambda taken: float(((np.array(taken) - share) ** 2).sum()))


def rolls(solution: Solution, taken: Counts, face_up: int, lead: int) -> Flags:
    """Return by board and choice whether perfect play throws on, for whoever is to move with this lead.

    Choices are in the order of THROWS.
    """
    buffer = np.zeros((ROWS, LANES))
    buffer[STILL_OPEN] = 1 - solution.chances(taken, face_up, -lead)[:, None]
    step = lead_step(face_up)
    for rows, sign in ((MOVER_WON, 1), (RIDER_WON, -1)):
        buffer[rows] = 1 - _after(solution, taken, face_up, -(lead + sign * step))[:, None]
    table = moves(third_die_at_seven=solution.rules.third_die_at_seven)
    found = np.empty((BOARDS, CHOICES, LANES), np.int8)
    decide(buffer, table.rows, table.signs, found)
    throws_on: Flags = found[:, :, 0] > 0
    return throws_on


def _after(solution: Solution, taken: Counts, face_up: int, lead: int) -> Floats:
    """Return by board what *lead* is worth when the open card has been taken too, before the next is turned up."""
    if face_up == LAST_CLUTCH:
        return np.full(BOARDS, float(result(lead)))
    after = with_card(taken, face_up)
    cards = next_cards(solution.rules, after)
    parts = (weight * solution.chances(after, eggs, lead) for eggs, weight in cards.items())
    return sum(parts, start=np.zeros(()))


def _even(taken: Counts) -> int:
    """Return the lead closest to none, of whoever is behind if there is no even one."""
    known = leads(taken)
    return int(known[(len(known) - 1) // 2])


def draw_throws(solution: Solution, path: Path) -> None:
    """Draw when to throw on: by how far it is to the beach, what has been thrown and what lies face up."""
    low, high = (pick(eggs for eggs in FACES if solution.rules.deck[eggs - 1]) for pick in (min, max))
    last = typical_taken_set(solution, layers(solution.rules)[0])
    nothing = (0,) * len(FACES)
    cases = [
        (f"first card, {low} egg{'s' * (low > 1)} open", nothing, low),
        (f"first card, {high} eggs open", nothing, high),
        ("last clutch, nearly even", last, LAST_CLUTCH),
    ]
    subtitle = f"{table_words(solution.rules)}. In how many of the other turtle's 22 places it is right"
    with drawing(path, "When to throw on", subtitle, width=10, height=6) as figure:
        lagoon = colour_map(SHADES)
        axes = figure.subplots(2, len(cases), sharex=True)
        away = np.arange(1, BEACH + 1)
        for column, (title, taken, face_up) in enumerate(cases):
            right = rolls(solution, taken, face_up, _even(taken))
            # Where both are on one space the own turtle is on top; 21 from the beach is also on the raft.
            share = right[: (BEACH + 1) ** 2].reshape(BEACH + 1, BEACH + 1, CHOICES).mean(axis=1)[BEACH - away]
            for row, (dice, totals) in enumerate(((1, range(1, 7)), (2, range(2, 7)))):
                here = axes[row, column]
                first = THROWS.index((dice, totals[0]))
                values = share[:, first : first + len(totals)].T
                shown = here.imshow(values, cmap=lagoon, vmin=0, vmax=1, aspect="auto", origin="lower")
                here.set_yticks(range(len(totals)), [str(total) for total in totals])
                here.grid(visible=False)
                here.tick_params(length=0, labelcolor=INK)
            axes[0, column].set_title(title)
            axes[1, column].set_xticks(range(0, BEACH, 4), [str(steps) for steps in away[::4]])
            axes[1, column].set_xlabel("steps to the beach")
        axes[0, 0].set_ylabel("first die")
        axes[1, 0].set_ylabel("total of two dice")
        bar = figure.colorbar(shown, ax=axes, shrink=0.6, format=lambda value, _: f"{value:.0%}")
        bar.outline.set_visible(False)


def draw_rides(solution: Solution, path: Path) -> None:
    """Draw what riding is worth: the chances on a space that both turtles share, and with the other on the raft."""
    nothing = (0,) * len(FACES)
    high = max(eggs for eggs in FACES if solution.rules.deck[eggs - 1])
    chances = solution.chances(nothing, high, 0)
    spaces = np.arange(1, BEACH + 1)
    lines = {
        "you sit on top": chances[board_number(spaces, spaces, False)],
        "the other is on the raft": chances[board_number(spaces, RAFT, False)],
        "the other sits on you": chances[board_number(spaces, spaces, True)],
    }
    subtitle = f"{table_words(solution.rules)}. The first card, {high} eggs, lies open, and it is your turn"
    with drawing(path, "What a ride is worth", subtitle) as figure:
        axes = figure.subplots()
        for (label, values), colour, marker in zip(lines.items(), COLOURS, MARKERS, strict=False):
            axes.plot(spaces, values, color=colour, marker=marker, markersize=5, label=label)
        axes.set_xticks([1, 3, 6, 9, 12, 15, 18, 21])
        axes.set_xlabel("the space your turtle is on")
        axes.set_ylabel("your chance to win")
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.legend()


def draw_leads(solution: Solution, path: Path) -> None:
    """Draw what eggs are worth: the chances by lead, both turtles on the raft, as the cards run out."""
    every = layers(solution.rules)
    counts = sorted({every[round(part * (len(every) - 1))] for part in (0, 0.25, 0.5, 0.75)})
    subtitle = f"{table_words(solution.rules)}. Both turtles are on the raft, and it is your turn"
    with drawing(path, "What eggs are worth", subtitle) as figure:
        axes = figure.subplots()
        axes.axhline(0.5, color=INK, linewidth=0.8)
        for count, colour, marker in zip(counts, COLOURS, MARKERS, strict=False):
            taken = typical_taken_set(solution, count)
            open_ = face_ups(solution.rules, taken)
            by_eggs: dict[int, list[float]] = {}
            for lead in leads(taken):
                eggs = round(int(lead) / EGG)
                if abs(eggs) <= 20:
                    chance = solution.chances(taken, open_[len(open_) // 2], int(lead))[board_number(RAFT, RAFT, False)]
                    by_eggs.setdefault(eggs, []).append(float(chance))
            eggs_led = sorted(by_eggs)
            means = [sum(by_eggs[eggs]) / len(by_eggs[eggs]) for eggs in eggs_led]
            left = every[0] - count
            cards = f"{left} card{'s' * (left > 1)} and " if left else "only "
            axes.plot(eggs_led, means, color=colour, marker=marker, markersize=4, label=f"{cards}the last clutch")
        axes.set_facecolor(PAPER)
        axes.set_xlabel("eggs more than the other")
        axes.set_ylabel("your chance to win")
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.legend()


if __name__ == "__main__":
    draw_all(Solution(Path(sys.argv[1])), Path(sys.argv[2]))
