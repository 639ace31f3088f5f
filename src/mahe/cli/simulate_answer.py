"""What `mahe simulate` answers: as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from mahe.lab.simulate import Tally, win_interval
from mahe.lab.words import engine_words, games_words, table_words


def simulation_json(tally: Tally, bots: Sequence[str], seed: int, engine: str) -> str:
    """Return all the numbers of *tally*, for programs."""
    games = tally.games
    answer = {
        "rules": asdict(tally.rules),
        "engine": engine,
        "seed": seed,
        "games": games,
        "seats": [
            {
                "seat": seat,
                "bot": bot,
                "share": one.score / games,
                "interval": win_interval(one.score, games),
                "wins": one.wins,
                "shared_wins": one.shared_wins,
                "eggs": one.eggs / games,
                "clutches": one.clutches / games,
                "turns": one.turns / games,
                "throws": one.throws / games,
                "busts": one.busts / games,
                "rides": one.rides / games,
                "cards_played": one.cards_played / games,
            }
            for seat, bot, one in zip(tally.rules.seats, bots, tally.seats, strict=True)
        ],
        "shared_wins": tally.shared_wins,
        "turns": {"mean": tally.turns / games, "shortest": tally.shortest, "longest": tally.longest},
        "throws": tally.throws / games,
        "busts": tally.busts / games,
        "rides": tally.rides / games,
        "cards_played": tally.cards_played / games,
    }
    return json.dumps(answer, indent=2) + "\n"


def simulation_text(tally: Tally, bots: Sequence[str], seed: int, engine: str) -> str:
    """Return a table for people, a line for each seat."""
    rules, games = tally.rules, tally.games
    wide = max(map(len, ("bot", *bots)))
    columns = ("eggs", "clutches", "throws", "busts", "rides", *(["cards"] if rules.cards_as_dice else []))
    lines = [
        f"{games_words(games)}, {table_words(rules)}, seed {seed}, {engine_words(engine)}",
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
