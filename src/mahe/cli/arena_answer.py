"""The output of `mahe arena`, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator

from mahe.lab.arena import Contest, LineUp, Report, Share, Verdict
from mahe.lab.words import TOO_FEW, played_words, table_words
from mahe.record import format_rules


def arena_json(contest: Contest, reports: tuple[Report, ...]) -> str:
    """Return all the numbers, for programs."""
    answer = {
        "bots": contest.bots,
        "seed": contest.seed,
        "games": contest.played,
        "complete": contest.played == contest.games,
        "luck": "out" if contest.with_luck else "in",
        "tables": [
            {
                "rules": format_rules(report.rules),
                "ratings": [
                    {"bot": bot, "rating": value, "interval": (low, high)} for bot, value, low, high in report.ratings
                ],
                "line_ups": [
                    {
                        "one": line_up.one,
                        "rest": line_up.rest,
                        "share": share.value,
                        "interval": share.interval,
                        "plain_share": share.plain.value,
                        "plain_interval": share.plain.interval,
                        "even": line_up.even,
                        "wins": share.wins,
                        "games": share.games,
                        "rounds": share.rounds,
                        "worth": share.worth,
                    }
                    for line_up, share in report.shares.items()
                ],
                "verdicts": [verdict._asdict() for verdict in report.verdicts],
            }
            for report in reports
        ],
        "failures": [{**fault._asdict(), "games": games} for fault, games in contest.faults.items()],
    }
    return json.dumps(answer, indent=2) + "\n"


def arena_text(contest: Contest, reports: tuple[Report, ...]) -> str:
    """Return tables for people, and a verdict on each pair."""
    luck = ", the luck taken out" if contest.with_luck else ""
    lines = [f"{played_words(contest.played, contest.games)}, seed {contest.seed}{luck}"]
    for report in reports:
        lines += ["", table_words(report.rules), *_ratings(report), "", *_shares(report), ""]
        if contest.with_luck:
            lines += [f"  {_narrowing(report)}", ""]
        lines += [f"  {_sentence(report, verdict)}" for verdict in report.verdicts]
    if not reports:
        lines.append(TOO_FEW)
    if contest.faults:
        lines += ["", *_failures(contest)]
    return "\n".join(lines) + "\n"


def _failures(contest: Contest) -> Iterator[str]:
    """Yield a sentence for each engine and way in which it has failed, with one of the positions."""
    faults = contest.faults
    for bot, reason in dict.fromkeys((fault.bot, fault.reason) for fault in faults):
        alike = {fault: games for fault, games in faults.items() if (fault.bot, fault.reason) == (bot, reason)}
        games = sum(alike.values())
        times = "once" if games == 1 else f"{games:,} times"
        yield f"{bot} has lost by failing {times}: {reason}; for example in {next(iter(alike)).position}"


def _ratings(report: Report) -> Iterator[str]:
    wide = max(len("bot"), *(len(rating.bot) for rating in report.ratings))
    yield f"  {'bot':<{wide}}  rating  95% interval"
    for bot, value, low, high in report.ratings:
        yield f"  {bot:<{wide}}  {value:>6.0f}  {low:>5.0f} – {high:<5.0f}".rstrip()


def _shares(report: Report) -> Iterator[str]:
    rows = [(line_up.one, _table_of(line_up), line_up, share) for line_up, share in _shown(report)]
    one = max(len("one"), *(len(row[0]) for row in rows))
    rest = max(len("against"), *(len(row[1]) for row in rows))
    yield f"  {'one':<{one}}  {'against':<{rest}}  {'wins':>6}  {'95% interval':>15}  {'even':>5}  {'games':>7}"
    for bot, others, line_up, share in rows:
        low, high = share.interval
        yield (
            f"  {bot:<{one}}  {others:<{rest}}  {share.value:>6.1%}  {low:>6.1%} – {high:>6.1%}  {line_up.even:>5.1%}"
            f"  {share.games:>7,}"
        )


def _narrowing(report: Report) -> str:
    """Return what taking the luck out has brought."""
    factors = [share.narrowing for _, share in _shown(report)]
    low, high = f"{min(factors):.1f}", f"{max(factors):.1f}"
    return f"Without the luck these intervals are {low if low == high else f'{low} to {high}'} times narrower."


def _shown(report: Report) -> Iterator[tuple[LineUp, Share]]:
    """Yield the line-ups; for two players only one of each pair, since the other says the same."""
    pairs = list(report.shares.items())
    yield from pairs[::2] if report.rules.players == 2 else pairs


def _table_of(line_up: LineUp) -> str:
    others = line_up.rules.players - 1
    return line_up.rest if others == 1 else f"{others} × {line_up.rest}"


def _sentence(report: Report, verdict: Verdict) -> str:
    line_up = LineUp(report.rules, verdict.better, verdict.worse)
    share = report.shares[line_up]
    low, high = share.interval
    others = report.rules.players - 1
    against, even = ("", "") if others == 1 else (f"one against {others} wins ", f"; {100 * line_up.even:.3g}% is even")
    numbers = f"{against}{share.value:.1%} ({100 * low:.1f} – {100 * high:.1f}{even})"
    if verdict.certainty is None:
        return f"{verdict.better} and {verdict.worse}: no difference that luck could not make; {numbers}"
    return f"{verdict.better} beats {verdict.worse}: {numbers}, certain beyond {100 * verdict.certainty:g}%"
