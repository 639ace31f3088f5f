"""Bots against each other: line-ups, rounds on the same luck, shares of wins and ratings."""

from mahe.executors import WorkerLost
from mahe.lab.arena.contest import Contest
from mahe.lab.arena.line_up import LineUp, Round, line_ups, play_round
from mahe.lab.arena.ratings import Rating, rate
from mahe.lab.arena.share import Share
from mahe.lab.arena.verdict import Report, Verdict, report

__all__ = [
    "Contest",
    "LineUp",
    "Rating",
    "Report",
    "Round",
    "Share",
    "Verdict",
    "WorkerLost",
    "line_ups",
    "play_round",
    "rate",
    "report",
]
