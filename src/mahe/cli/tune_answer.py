"""The output of `mahe tune`, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from mahe.lab.words import TOO_FEW, opponent_words, table_words
from mahe.record import format_rules

if TYPE_CHECKING:  # Importing these needs the kernel.
    from mahe.lab.tune import LimitsTuning, RisksSearch, RisksTuning, Showdown


def tuning_json(
    search: RisksSearch, risks: RisksTuning | None, limits: LimitsTuning | None, *, stopped: bool = False
) -> str:
    """Return all the numbers, for programs; if the search was stopped before its final, those of the heats."""
    matchup, played = search.matchup, search.played
    answer: dict[str, Any] = {
        "rules": format_rules(matchup.rules),
        "engine": "kernel",
        "against": matchup.opponents,
        "seed": matchup.seed,
        "complete": not stopped,
        "risks": risks.best if risks else search.leader,
        "chance": risks and risks.chance,
        "missed": risks and risks.missed,
        "heats": [{"risks": pair, "share": share, "games": played[pair]} for pair, share in search.shares.items()],
        "final": risks and _final_json(risks.final),
    }
    if limits:
        answer["by_situation"] = {
            "limits": limits.policy.limits,
            "changed": limits.sweeps,
            "final": _final_json(limits.final),
        }
    return json.dumps(answer, indent=2) + "\n"


def _final_json(final: Showdown) -> dict[str, Any]:
    return {
        "games": final.games,
        "chance": final.chance,
        "places": [
            {
                "name": finalist.name,
                "share": finalist.share.value,
                "interval": finalist.share.interval,
                "behind": finalist.behind.value,
                "behind_interval": finalist.behind.interval,
            }
            for finalist in final.finalists
        ],
    }


def tuning_text(
    search: RisksSearch, risks: RisksTuning | None, limits: LimitsTuning | None, *, stopped: bool = False
) -> str:
    """Return the answer for people, with a line of Python to paste; or the state of the search if it was stopped."""
    matchup, early = search.matchup, ", stopped early" if stopped else ""
    lines = [
        table_words(matchup.rules),
        f"{opponent_words(matchup.opponents)}; seed {matchup.seed}, compiled kernel{early}",
        "",
        *(_heats(search) if search.shares else [TOO_FEW]),
    ]
    if not risks:
        if leader := search.leader:
            lines += ["", f"so far {leader} has won most; no final was played"]
        return "\n".join(lines) + "\n"
    lines += [
        "",
        *_final(risks.final),
        "",
        f"Swimmer(rng, risks={risks.best})",
        f"is the best pair with a probability of {_percent(risks.chance)}",
        f"(best of the final: {_percent(risks.final.chance)}; a better one left before it: {_percent(risks.missed)})",
    ]
    if limits:
        lines += ["", *_limits(limits)]
    elif stopped:
        lines += ["", "the search for thresholds by situation was stopped"]
    return "\n".join(lines) + "\n"


def _heats(search: RisksSearch) -> Iterator[str]:
    shares, played = search.shares, search.played
    across = sorted({third for _, third in shares})
    yield "wins by the risk, in faces of six, before the second die (down) and the third (across),"
    fewest, most = min(played.values()), max(played.values())
    yield f"in {fewest:,} games each" if fewest == most else f"in {fewest:,} to {most:,} games each"
    yield ""
    yield "     " + "".join(f"{third:>8}" for third in across)
    for second in sorted({second for second, _ in shares}):
        cells = (f"{shares[second, third]:.1%}" if (second, third) in shares else "–" for third in across)
        yield f"{second:>5}" + "".join(f"{cell:>8}" for cell in cells)


def _final(final: Showdown) -> Iterator[str]:
    wide = max(len(finalist.name) for finalist in final.finalists)
    yield f"the final, {final.games:,} fresh games each"
    yield ""
    yield f"{'':<{wide}} {'wins':>7}  {'95% interval':>15}  behind"
    for number, finalist in enumerate(final.finalists):
        low, high = finalist.share.interval
        behind = f"{finalist.behind.value:.2%} ± {100 * finalist.behind.margin:.2f}" if number else ""
        yield f"{finalist.name:<{wide}} {finalist.share.value:>7.2%}  {low:>6.1%} – {high:>6.1%}  {behind}".rstrip()


def _limits(limits: LimitsTuning) -> Iterator[str]:
    from mahe.kernel.policy import SITUATIONS

    yield f"thresholds by situation; sweep by sweep, so many changed: {', '.join(map(str, limits.sweeps))}"
    yield ""
    yield f"{'dice  mover  reach':<20}{'low':>6}{'high':>6}{'last':>6}"
    for first in range(0, len(SITUATIONS), 3):
        dice, mover, reach, _ = SITUATIONS[first]
        cells = "".join(f"{limit:>6}" for limit in limits.policy.limits[first : first + 3])
        yield f"{dice:>4}  {mover:<5}  {reach:<5}  {cells}"
    yield ""
    yield from _final(limits.final)
    yield ""
    yield from wrap(f"Policy(limits={limits.policy.limits})", 100, subsequent_indent="    ")
    chance = limits.final.chance if limits.final.finalists[0].name == limits.name else 1 - limits.final.chance
    yield f"is better than the best pair with a probability of {_percent(chance)}"


def _percent(chance: float) -> str:
    """Return a probability, with no more certainty than ten thousand bootstrap resamples can give."""
    return "more than 99.9%" if chance > 0.9995 else "less than 0.1%" if chance < 0.0005 else f"{chance:.1%}"
