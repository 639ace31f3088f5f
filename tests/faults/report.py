"""The result of a run in words and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median

from tests.faults.behind import BEHIND_FOR
from tests.faults.history import History
from tests.faults.replay import stand_in_decisions
from tests.faults.run import READY_WITHIN, RESYNCED_WITHIN, Result
from tests.faults.server import Took
from tests.faults.times import PAUSE, pauses


def summary(result: Result) -> str:
    """Return some lines for a person to read."""
    history = result.history
    codes = Counter(one.code for one in history.invocations if one.outcome == "refused")
    refused = ", ".join(f"{code} {count}" for code, count in codes.most_common())
    moves = len(result.thoughts)
    twice = sum(times > 1 for times in result.thoughts.values())
    seen = sum(len(view.entries) for view in history.views)
    lines = [
        f"kills       {result.kills}, of which {result.cutting} cut off a decision and {result.early} a server's start",
        f"restarts    {result.restarts} of the database",
        f"play        {result.games} games to their end, {len(history.tables)} tables, {seen} entries seen",
        f"decisions   {history.count('ok')} acknowledged, {history.count('unknown')} unknown, "
        f"{history.count('refused')} refused{f' ({refused})' if refused else ''}, {history.retries} retries",
        f"ready       {_spread([took.wall for took in result.ready])} after a server's start",
        f"            {_judged(result.ready, READY_WITHIN)}",
        f"resynced    {_spread([took.wall for took in result.resynced])} after a server's start",
        f"            {_judged(result.resynced, RESYNCED_WITHIN)}",
        f"behind      for {result.heads.longest_calm:.2f} s at the longest, limit {BEHIND_FOR:.0f} s; "
        f"while servers were killed {result.heads.longest:.2f} s",
        f"stand-ins   {_pauses(history)}",
        f"bots        {moves} moves thought about where that was noted, {twice} of them more than once",
        f"time        {result.seconds:.0f} s, seed {result.plan.seed}",
        f"verdict     {_verdict(result.violations)}",
    ]
    return "\n".join([f"{result.plan.name}:", *(f"  {line}" for line in lines)])


def _spread(times: Sequence[float]) -> str:
    if not times:
        return "not measured"
    return f"min {min(times):.2f} s, median {median(times):.2f} s, max {max(times):.2f} s"


def _pauses(history: History) -> str:
    waited = [
        pause
        for table, times in history.witnessed.items()
        for _, pause in pauses(stand_in_decisions(table, history.logs.get(table, [])), times)
    ]
    return f"{len(waited)} decisions, each after a pause: {_spread(waited)}; limit {PAUSE:.0f} s"


def _judged(times: Sequence[Took], limit: float) -> str:
    """Return the times that the limit is for: those of a server that other programs left room."""
    counted = [took.own for took in times if took.counts]
    left_out = f", leaving out {len(times) - len(counted)} on a busy machine" if len(counted) < len(times) else ""
    return f"{_spread(counted)} but for waiting for a processor{left_out}; limit {limit:.0f} s"


def _verdict(violations: Sequence[str]) -> str:
    if not violations:
        return "nothing was lost, doubled or changed"
    return f"{len(violations)} violations; the first: {violations[0]}"
