"""The output of `mahe simulate`, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from mahe.lab.simulate import Tally, win_interval
from mahe.lab.words import TOO_FEW, engine_words, played_words, table_words
from mahe.record import format_rules


def simulation_json(tally: Tally, bots: Sequence[str], seed: int, engine: str, asked: int) -> str:
    """Return all the numbers of *tally*, for programs. *asked* is how many games were asked for."""
    games = tally.games

    def mean(total: float) -> float | None:
        return total / games if games else None

    answer = {
        "rules": format_rules(tally.rules),
        "engine": engine,
        "seed": seed,
        "games": games,
        "complete": games == asked,
        "seats": [
            {
                "seat": seat,
                "bot": bot,
                "share": mean(one.score),
                "interval": win_interval(one.score, games) if games else None,
                "wins": one.wins,
                "shared_wins": one.shared_wins,
                "eggs": mean(one.eggs),
                "clutches": mean(one.clutches),
                "turns": mean(one.turns),
                "throws": mean(one.throws),
                "busts": mean(one.busts),
                "rides": mean(one.rides),
                "cards_played": mean(one.cards_played),
            }
            for seat, bot, one in zip(tally.rules.seats, bots, tally.seats, strict=True)
        ],
        "shared_wins": tally.shared_wins,
        "turns": {"mean": mean(tally.turns), "shortest": tally.shortest, "longest": tally.longest},
        "throws": mean(tally.throws),
        "busts": mean(tally.busts),
        "rides": mean(tally.rides),
        "cards_played": mean(tally.cards_played),
    }
    return json.dumps(answer, indent=2) + "\n"


def simulation_text(tally: Tally, bots: Sequence[str], seed: int, engine: str, asked: int) -> str:
    """Return a table for people, a line for each seat. *asked* is how many games were asked for."""
    rules, games = tally.rules, tally.games
    head = f"{played_words(games, asked)}, {table_words(rules)}, seed {seed}, {engine_words(engine)}"
    if not games:
        return f"{head}\n{TOO_FEW}\n"
    wide = max(map(len, ("bot", *bots)))
    columns = ("eggs", "clutches", "throws", "busts", "rides", *(["cards"] if rules.cards_as_dice else []))
    lines = [
        head,
        "",
        f"seat  {'bot':<{wide}} {'wins':>6}  {'95% interval':>15} {'shared':>6}"
        + "".join(f" {column:>{_width(column)}}" for column in columns),
    ]
    for seat, bot, one in zip(rules.seats, bots, tally.seats, strict=True):
        low, high = win_interval(one.score, games)
        line = (
            f"{seat:>4}  {bot:<{wide}} {one.score / games:>6.1%}  {low:>6.1%} – {high:>6.1%} "
            f"{one.shared_wins / games:>6.1%}"
        )
        numbers = [one.eggs, one.clutches, one.throws, one.busts, one.rides, one.cards_played]
        cells = zip(columns, numbers, strict=False)
        lines.append(line + "".join(f" {number / games:>{_width(column)}.1f}" for column, number in cells))
    lines += [
        "",
        f"a game: {tally.turns / games:.1f} turns ({tally.shortest} to {tally.longest}), "
        f"{tally.throws / games:.1f} throws, {tally.busts / games:.1f} busts, {tally.rides / games:.1f} rides"
        + (f", {tally.cards_played / games:.1f} cards played" if rules.cards_as_dice else ""),
    ]
    if tally.shared_wins:
        lines.append(
            f"shared wins: {tally.shared_wins:,} ({tally.shared_wins / games:.1%}), split among those who share"
        )
    return "\n".join(lines) + "\n"


def _width(column: str) -> int:
    return max(6, len(column) + 1)
