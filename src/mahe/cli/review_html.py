"""The report of `mahe review` as one page that needs no other file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from mahe.cli.review_answer import heading
from mahe.lab.figures import COLOURS
from mahe.locales import Words
from mahe.record import Record
from mahe.review import Review
from mahe.review.report import advised_words, seat_names, seats_rows, turn_chances, unit_words
from mahe.review.words import dated_mistake_words, played_words, points_words, source_words, turning_point_words

WIDE, HIGH, LEFT, TOP = 800, 320, 62, 16
DASHES: Final = ("", "7 3", "2 3", "10 3 2 3", "5 5", "1 3", "12 4")
"""One for each line, so that none has to be recognized by its colour alone."""

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fffaf0; --ink: #2a211b; --quiet: #5a4d42; --edge: #dcc9a3; }
@media (prefers-color-scheme: dark) { :root { --paper: #10242b; --ink: #f3e9d6; --quiet: #c2b49c; --edge: #41575e; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.quiet, svg text { color: var(--quiet); fill: var(--quiet); font-size: .875rem; }
.wide { overflow-x: auto; }
svg { background: #fffaf0; border-radius: .5rem; display: block; height: auto; width: 100%; }
svg text { fill: #5a4d42; font-size: 13px; }
table { border-collapse: collapse; } td, th { border-bottom: 1px solid var(--edge); padding: .25rem .75rem; }
td { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; } th { text-align: right; }
td:first-child, th:first-child { text-align: left; } li { margin: .25rem 0; } i { display: inline-block; height: .7rem;
  border: 1px solid var(--edge); border-radius: 50%; margin-right: .5rem; width: .7rem; }
@media (max-width: 40rem) { td, th { font-size: .8125rem; padding: .25rem .3rem; } svg text { font-size: 23px; }
  polyline { stroke-width: 4; } ul { padding-left: 1.25rem; } }
"""


def review_html(title: str, record: Record, found: Review, language: str) -> str:
    """Return the report on one game as HTML: a graph, the same numbers as a table, turning points and mistakes."""
    words = Words(language)
    names = seat_names(found, words)
    states = list(record.states())
    turning = [
        turning_point_words(words, found.steps[number], states[number], names) for number in found.turning_points
    ]
    mistakes = [dated_mistake_words(words, one, states[one.step], names) for one in found.mistakes]
    played = [played_words(words, seat, name) for seat, name in zip(found.seats, names, strict=True)]
    first = heading(title, record, found, words)
    about = " ".join((source_words(words, found), advised_words(words, record, names))).rstrip()
    parts = [
        f"<h1>{escape(first)}</h1>",
        f'<p class="quiet">{escape(about)}</p>',
        _seats(found, names, words),
        f'<p class="quiet">{escape(unit_words(words, found))}</p>',
        f"<h2>{escape(words('review-chances'))}</h2>",
        _graph(found, names, words),
        _graph_table(found, names, words),
        _section(words("review-how"), played),
        _section(words("review-turning"), turning) if turning else "",
        _section(words("review-mistakes"), mistakes or [words("review-no-mistakes")]),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(first)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(part for part in parts if part)
        + "\n</body>\n</html>\n"
    )


def _section(title: str, lines: Iterable[str]) -> str:
    items = "\n".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<h2>{escape(title)}</h2>\n<ul>\n{items}\n</ul>"


def _seats(found: Review, names: Sequence[str], words: Words) -> str:
    head, *body = seats_rows(found, names, words)
    rows = []
    for colour, (name, *cells) in zip(COLOURS, body, strict=False):
        numbers = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f'<tr><td><i style="background: {colour}"></i>{escape(name)}</td>{numbers}</tr>')
    columns = "".join(f'<th scope="col">{escape(column)}</th>' for column in head)
    return f'<div class="wide"><table>\n<tr>{columns}</tr>\n' + "\n".join(rows) + "\n</table></div>"


def _graph_table(found: Review, names: Sequence[str], words: Words) -> str:
    """Return the numbers of the graph as a table that can be opened."""
    columns = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "\n".join(
        f"<tr><td>{turn}</td>{''.join(f'<td>{points_words(words, chance)}</td>' for chance in chances)}</tr>"
        for turn, chances in enumerate(turn_chances(found))
    )
    table = f"<table>\n<tr><td></td>{columns}</tr>\n{rows}\n</table>"
    return f'<details class="wide"><summary>{escape(words("review-table"))}</summary>{table}</details>'


def _graph(found: Review, names: Sequence[str], words: Words) -> str:
    """Return the chances over the turns as SVG; the name of a line shows when it is pointed at."""
    chances = turn_chances(found)
    step = WIDE / max(len(chances) - 1, 1)

    def place(turn: int, chance: float) -> str:
        return f"{LEFT + turn * step:.1f},{TOP + HIGH * (1 - chance):.1f}"

    lines = []
    for percent in (0, 25, 50, 75, 100):
        level = TOP + HIGH * (1 - percent / 100)
        rule = f'<path d="M{LEFT} {level:.0f}h{WIDE}" stroke="#dcc9a3"/>'
        lines.append(f'{rule}<text x="4" y="{level + 4:.0f}">{percent}%</text>')
    for index, name in enumerate(names):
        points = " ".join(place(turn, one[index]) for turn, one in enumerate(chances))
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[index]}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[index]}"><title>{escape(name)}</title></polyline>'
        )
    for mistake in found.mistakes:
        x, y = place(mistake.turn, chances[mistake.turn][mistake.seat - 1]).split(",")
        told = escape(", ".join((words("review-turn", turn=mistake.turn), names[mistake.seat - 1])))
        lines.append(
            f'<circle cx="{x}" cy="{y}" r="4" fill="{COLOURS[mistake.seat - 1]}"><title>{told}</title></circle>'
        )
    label = escape(words("review-chances"))
    return (
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {LEFT + WIDE + 10} {TOP + HIGH + 14}">\n'
        + "\n".join(lines)
        + "\n</svg>"
    )
