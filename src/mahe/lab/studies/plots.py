"""The answers of the studies of luck, riding and cards as plots."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Any

from mahe.lab.figures import COLOURS, INK, MARKERS, QUIET, drawing
from mahe.lab.studies.cards import CardsStudy
from mahe.lab.studies.luck import POPULATIONS, LuckStudy
from mahe.lab.studies.resampling import Measured
from mahe.lab.studies.riding import STRETCHES, RidingStudy
from mahe.lab.words import games_words
from mahe.rules import Rules


def plot_luck(path: Path, study: LuckStudy) -> None:
    """Draw by table what skill explains, and after how many games it shows."""
    shares, leads = study.shares(), study.leads()
    tables = _tables(study.tables, [one.rules for one in shares])
    subtitle = f"{games_words(study.played)}, seed {study.seed}, the luck taken out; 95% intervals"
    with drawing(path, "How much is luck?", subtitle, width=10, height=4.6) as figure:
        left, right = figure.subplots(1, 2)
        for index, population in enumerate(POPULATIONS):
            found = {one.rules: one.skill.times(100) for one in shares if one.population == population}
            first, *_, last = POPULATIONS[population]
            label = f"{population}: {first} {'and' if len(POPULATIONS[population]) == 2 else 'to'} {last}"
            draw_series(left, tables, found, index, label, shift=(index - 1) * 0.12)
        left.set_title("What skill explains of the variance of results")
        left.set_ylim(bottom=-2)
        left.yaxis.set_major_formatter(lambda value, _: f"{value:.0f}%")
        pairs = list(dict.fromkeys((one.better, one.worse) for one in leads))
        for index, pair in enumerate(pairs):
            games = {one.rules: one.games for one in leads if (one.better, one.worse) == pair}
            place = len(POPULATIONS) + index
            draw_series(right, tables, games, place, f"{pair[0]} and {pair[1]}", shift=(index - 1) * 0.12)
        right.set_yscale("log")
        right.yaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
        right.set_title("Games until the better of two is ahead with 95%")
        for axes in (left, right):
            _name_tables(axes, tables)
            axes.legend(fontsize=9)


def plot_riding(path: Path, study: RidingStudy) -> None:
    """Draw by table what a ride brings to everyone, and to the ridden by where it is."""
    found = study.found()
    tables = _tables(study.tables, [one.rules for one in found])
    subtitle = (
        f"What a landing on another's turtle changes, beside one a step away; {games_words(study.played)} of ancients, "
        f"seed {study.seed}; 95% intervals"
    )
    with drawing(path, "Is riding good for the ridden?", subtitle, width=10, height=4.6) as figure:
        left, right = figure.subplots(1, 2, sharey=True)
        series: tuple[tuple[str, dict[Rules, Measured]], ...] = (
            ("the rider", {one.rules: one.rider for one in found}),
            ("the ridden", {one.rules: one.ridden for one in found}),
            ("each other player", {one.rules: one.others for one in found if one.others}),
        )
        for index, (label, values) in enumerate(series):
            points = {rules: value.times(100) for rules, value in values.items()}
            draw_series(left, tables, points, index, label, shift=(index - 1) * 0.12)
        left.set_title("Chance of winning, in points")
        for index, (first, last) in enumerate(STRETCHES):
            points = {
                one.rules: part.ridden.times(100) for one in found for part in one.stretches if part.first == first
            }
            draw_series(right, tables, points, 3 + index, f"on spaces {first} to {last}", shift=(index - 1) * 0.12)
        right.set_title("The ridden, by where it is")
        left.yaxis.set_major_formatter(lambda value, _: f"{value:+.0f}".replace("-", "−") if value else "0")
        for axes in (left, right):
            axes.axhline(0, color=QUIET, linestyle=(0, (4, 3)), linewidth=1)
            _name_tables(axes, tables)
            axes.legend(fontsize=9)


def plot_cards(path: Path, study: CardsStudy) -> None:
    """Draw what cards are worth with the variant and without, a panel for each table, and how many are played."""
    found = study.found()
    subtitle = (
        f"What it is worth to hold a card, with the variant and under the plain rules; {games_words(study.played)} of "
        f"ancients, seed {study.seed}; 95% intervals"
    )
    title = "How do cards as dice change the worth of eggs?"
    with drawing(path, title, subtitle, width=10, height=4.6) as figure:
        *panels, last = figure.subplots(1, len(found) + 1)
        for panel, one in zip(panels, found, strict=True):
            eggs = [card.eggs for card in one.cards]
            _draw_points(panel, eggs, [card.variant.times(100) for card in one.cards], 0, "cards as dice", shift=-0.07)
            _draw_points(panel, eggs, [card.plain.times(100) for card in one.cards], 1, "plain rules", shift=0.07)
            panel.set_title(f"{one.rules.players} players")
            panel.set_ylim(bottom=min(0, panel.get_ylim()[0]))
            panel.axhline(0, color=QUIET, linestyle=(0, (4, 3)), linewidth=1)
        panels[0].set_ylabel("points of winning chance")
        panels[0].legend(fontsize=9)
        for index, one in enumerate(found):
            values = [use.played.times(100) for use in one.uses]
            eggs = [use.eggs for use in one.uses]
            _draw_points(last, eggs, values, 2 + index, f"{one.rules.players} players", shift=(index - 1) * 0.1)
        last.set_title("Cards that are played")
        last.set_ylim(bottom=0)
        last.yaxis.set_major_formatter(lambda value, _: f"{value:.0f}%")
        last.legend(fontsize=9)
        for axes in (*panels, last):
            axes.set_xlabel("eggs on the card")
            axes.set_xticks(range(1, 7))
            axes.grid(visible=False, axis="x")


def draw_series(
    axes: Any, tables: Sequence[Rules], found: dict[Rules, Measured], index: int, label: str, *, shift: float
) -> None:
    """Draw a number for each table, in the style of series *index*."""
    known = [(place, found[rules]) for place, rules in enumerate(tables) if rules in found]
    _draw_points(axes, [place for place, _ in known], [one for _, one in known], index, label, shift=shift)


def _draw_points(
    axes: Any, places: Sequence[float], found: Sequence[Measured], index: int, label: str, *, shift: float
) -> None:
    shown = [(place + shift, one) for place, one in zip(places, found, strict=True) if isfinite(one.value)]
    highest = max((one.value for _, one in shown), default=1.0)
    highs = [one.high if isfinite(one.high) else 10 * highest for _, one in shown]
    axes.errorbar(
        [place for place, _ in shown],
        [one.value for _, one in shown],
        yerr=[
            [max(0.0, one.value - one.low) for _, one in shown],
            [max(0.0, high - one.value) for high, (_, one) in zip(highs, shown, strict=True)],
        ],
        color=COLOURS[index % len(COLOURS)],
        marker=MARKERS[index % len(MARKERS)],
        markersize=6,
        capsize=2.5,
        elinewidth=1.4,
        linewidth=1,
        alpha=0.95,
        label=label,
    )


def _tables(tables: Sequence[Rules], found: Sequence[Rules]) -> list[Rules]:
    return [rules for rules in tables if rules in found]


def _name_tables(axes: Any, tables: Sequence[Rules]) -> None:
    names = [
        f"{rules.players}\n{'1 turtle' if rules.turtles_each == 1 else '2 turtles'}"
        if rules.players < 4
        else str(rules.players)
        for rules in tables
    ]
    axes.set_xticks(range(len(names)), names)
    axes.tick_params(axis="x", labelcolor=INK, labelsize=8.5)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_xlabel("players")
    axes.grid(visible=False, axis="x")
