"""Plots of a simulation and of a comparison."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from mahe.lab.compare import GAME_MEASURES, Comparison, Estimate, Measure
from mahe.lab.figures import COLOURS, EDGE, INK, MARKERS, QUIET, drawing
from mahe.lab.simulate import Tally, win_interval
from mahe.lab.words import bot_words, engine_words, games_words, measure_words, subject_words, table_words


def plot_simulation(path: Path, tally: Tally, bots: Sequence[str], seed: int, engine: str) -> None:
    """Draw each seat's share of the wins with its interval, its eggs, and what its turns were like."""
    games, seats = tally.games, tally.rules.seats
    title = f"Who wins: {bot_words(bots)}" if len(set(bots)) == 1 else "Who wins, seat by seat"
    subtitle = f"{games_words(games)}, {table_words(tally.rules)}; seed {seed}, {engine_words(engine)}"
    kinds = list(dict.fromkeys(bots))
    colours = [COLOURS[kinds.index(bot) % len(COLOURS)] for bot in bots]
    with drawing(path, title, subtitle, width=9.5, height=2.3 + 0.42 * len(seats)) as figure:
        wins, eggs, turns = figure.subplots(1, 3, sharey=True, width_ratios=(5, 2.6, 2.6))
        _name_seats(wins, seats, bots)
        _draw_wins(wins, tally, colours)
        means = [one.eggs / games for one in tally.seats]
        eggs.barh(seats, means, color=colours, height=0.62)
        _label_bars(eggs, seats, means)
        eggs.set_xlim(0, max(*means, 0.1) * 1.28)
        _draw_turns(turns, tally)
        for axes in (eggs, turns):
            axes.tick_params(axis="y", length=0)
            axes.spines["left"].set_visible(False)
            axes.grid(visible=False, axis="y")
        for axes, words in (
            (wins, "Share of the wins, with its 95% interval"),
            (eggs, "Eggs a game"),
            (turns, "Rides, busts"),
        ):
            axes.set_title(words, pad=16)
        figure.legend(loc="outside lower right", ncols=2, fontsize=9, handlelength=1)


def _name_seats(axes: Any, seats: Sequence[int], bots: Sequence[str]) -> None:
    axes.set_yticks(seats, [f"seat {seat}  {bot}" for seat, bot in zip(seats, bots, strict=True)])
    axes.tick_params(axis="y", length=0, labelcolor=INK)
    axes.grid(visible=False, axis="y")
    axes.invert_yaxis()


def _draw_wins(axes: Any, tally: Tally, colours: Sequence[str]) -> None:
    games, seats = tally.games, tally.rules.seats
    fair = 1 / len(seats)
    shares = [one.score / games for one in tally.seats]
    bounds = [win_interval(one.score, games) for one in tally.seats]
    axes.axvline(fair, color=QUIET, linestyle=(0, (4, 3)), linewidth=1)
    axes.annotate(
        f"an even share: {fair:.1%}", (fair, 1.0), (4, -2), xycoords=("data", "axes fraction"), va="bottom",
        textcoords="offset points", size=8, color=QUIET,
    )  # fmt: skip
    for seat, share, (low, high), colour in zip(seats, shares, bounds, colours, strict=True):
        axes.plot([low, high], [seat, seat], color=colour, linewidth=7, alpha=0.3, solid_capstyle="round")
        axes.plot(share, seat, "o", color=colour, markersize=8)
        axes.annotate(
            f"{share:.1%}", (share, seat), (0, 9), ha="center", textcoords="offset points", size=9, weight="bold"
        )
    # At least two points either way, so that a difference of nothing looks like one.
    reach = max(0.02, *(max(fair - low, high - fair) for low, high in bounds)) * 1.15
    axes.set_xlim(max(-0.08, fair - reach), min(1.08, fair + reach))
    axes.set_ylim(len(seats) + 0.6, 0.3)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.1%}" if reach < 0.04 else f"{value:.0%}")


def _draw_turns(axes: Any, tally: Tally) -> None:
    games, seats = tally.games, tally.rules.seats
    shown = {"rides": (COLOURS[2], -0.17), "busts": (COLOURS[1], 0.17)}
    top = 0.1
    for name, (colour, shift) in shown.items():
        means = [getattr(one, name) / games for one in tally.seats]
        places = [seat + shift for seat in seats]
        axes.barh(places, means, color=colour, height=0.3, label=f"{name} a game")
        _label_bars(axes, places, means)
        top = max(top, *means)
    axes.set_xlim(0, top * 1.3)


def _label_bars(axes: Any, places: Sequence[float], means: Sequence[float]) -> None:
    for place, mean in zip(places, means, strict=True):
        axes.annotate(f"{mean:.1f}", (mean, place), (4, 0), va="center", textcoords="offset points", size=8.5)


def plot_comparison(path: Path, comparison: Comparison, changes: Sequence[str], seed: int, engine: str) -> None:
    """Draw each setting's wins and eggs by seat, and how far a game of it is from one of the base.

    If the tables differ in size, wins are drawn as what a seat has above an even share, and eggs are left out.
    """
    base = comparison.settings[0]
    title = f"What {subject_words([setting.rules for setting in comparison.settings])} changes"
    subtitle = (
        f"base: {table_words(base.rules)}, {bot_words(base.bots)}; {games_words(comparison.games)} of each, "
        f"seed {seed}, {engine_words(engine)}; 95% intervals"
    )
    is_mixed = len({setting.rules.players for setting in comparison.settings}) > 1
    labels = [f"base: {base.rules.players} players" if is_mixed else "base", *islice(changes, 1, None)]
    with drawing(path, title, subtitle, width=10, height=4.4 + 0.22 * -(-len(labels) // 3)) as figure:
        *seats, game = figure.subplots(1, 2 if is_mixed else 3, width_ratios=(6, 4) if is_mixed else (3.2, 3.2, 3.6))
        if is_mixed:
            _draw_seats(seats[0], comparison, "wins", labels, is_above=True)
            seats[0].axhline(0, color=QUIET, linestyle=(0, (4, 3)), linewidth=1)
            seats[0].set_title("Share of the wins, above or below an even one")
            seats[0].yaxis.set_major_formatter(lambda value, _: f"{value:+.1%}".replace("-", "−") if value else "even")
        else:
            _draw_seats(seats[0], comparison, "wins", labels)
            seats[0].set_title("Share of the wins")
            seats[0].yaxis.set_major_formatter(lambda value, _: f"{value:.{_digits(seats[0].get_ylim())}%}")
            _draw_seats(seats[1], comparison, "eggs", labels)
            seats[1].set_title("Eggs a game")
        _draw_game(game, comparison)
        handles, names = seats[0].get_legend_handles_labels()
        figure.legend(handles, names, loc="outside lower left", ncols=1 if max(map(len, names)) > 40 else 3)


def _digits(limits: tuple[float, float]) -> int:
    return 0 if limits[1] - limits[0] > 0.04 else 1


def _draw_seats(axes: Any, comparison: Comparison, name: str, labels: Sequence[str], *, is_above: bool = False) -> None:
    count = len(labels)
    for index, (setting, label) in enumerate(zip(comparison.settings, labels, strict=True)):
        seats = setting.rules.seats
        even = 1 / len(seats) if is_above else 0
        found = [comparison.mean(index, Measure(name, seat)) for seat in seats]
        means = [Estimate(mean.value - even, mean.margin) for mean in found if mean is not None]
        places = [seat + (index - (count - 1) / 2) * min(0.2, 0.7 / count) for seat in seats]
        _whiskers(axes, places, means, index, label, is_flat=False)
        if is_above:
            axes.plot(places, [mean.value for mean in means], color=COLOURS[index % len(COLOURS)], alpha=0.35)
    widest = max(setting.rules.players for setting in comparison.settings)
    axes.set_xticks(
        range(1, widest + 1), [f"seat {seat}" if widest < 5 else str(seat) for seat in range(1, widest + 1)]
    )
    axes.set_xlim(0.4, widest + 0.6)
    axes.grid(visible=False, axis="x")
    if widest >= 5:
        axes.set_xlabel("seat")


def _draw_game(axes: Any, comparison: Comparison) -> None:
    """Draw the differences in parts of the base's values, so that turns and busts share one axis."""
    names = [name for name in GAME_MEASURES if (mean := comparison.mean(0, Measure(name))) and mean.value > 0]
    count = len(comparison.settings) - 1
    for index in range(1, count + 1):
        places, changes = [], []
        for place, name in enumerate(names):
            base, difference = comparison.mean(0, Measure(name)), comparison.difference(index, Measure(name))
            assert base is not None and difference is not None
            places.append(place + (index - (count + 1) / 2) * min(0.2, 0.7 / count))
            changes.append(Estimate(difference.value / base.value, difference.margin / base.value))
        _whiskers(axes, places, changes, index, "", is_flat=True)
    axes.axvline(0, color=COLOURS[0], linewidth=1.2)
    axes.set_yticks(range(len(names)), [measure_words(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0, labelcolor=INK)
    low, high = axes.get_xlim()
    reach = max(-low, high, 0.01)
    # What is almost nothing must not look like much.
    axes.set_xlim(min(low, -reach / 4), max(high, reach / 4))
    axes.locator_params(axis="x", nbins=5)
    digits = 0 if reach > 0.03 else 1
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:+.{digits}%}".replace("-", "−") if value else "0")
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_color(EDGE)
    axes.set_title("A game, against the base")


def _whiskers(
    axes: Any, places: Sequence[float], means: Sequence[Estimate], index: int, label: str, *, is_flat: bool
) -> None:
    """Draw means with their intervals, along x if *is_flat*, in the style of setting number *index*."""
    values, margins = [mean.value for mean in means], [mean.margin for mean in means]
    style: dict[str, Any] = {"color": COLOURS[index % len(COLOURS)], "marker": MARKERS[index % len(MARKERS)]}
    style |= {"linestyle": "none", "markersize": 6, "capsize": 2.5, "elinewidth": 1.4, "label": label or None}
    if is_flat:
        axes.errorbar(values, places, xerr=margins, **style)
    else:
        axes.errorbar(places, values, yerr=margins, **style)
