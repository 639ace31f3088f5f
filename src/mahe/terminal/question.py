"""Whose turn it is and what may be decided, laid out to fit the available room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from mahe.terminal.choices import Choice

_BOLD: Final = Style(bold=True)
_HEAD: Final = Style.parse("bold #ffcf6b")
_LINE: Final = Style.parse("#d9e6e6")
_LEGEND: Final = Style.parse("#9fc3c9")
_KEY: Final = Style(reverse=True, bold=True)
_NARROWEST: Final = 28
"""The fewest columns that a brief choice needs."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that is shown beside the board. What is empty takes no room."""

    head: str = ""
    line: str = ""
    choices: tuple[Choice, ...] = ()
    legend: str = ""
    hand: str = ""
    note: str = ""
    """What must be shown, whatever else is left out."""

    more: tuple[str, ...] = ()
    """What may be left out."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of text, and the choices in it: the number of each and the column where it begins."""

    text: Text
    choices: tuple[tuple[int, int], ...] = ()

    def at(self, x: int) -> int | None:
        """Return the number of the choice in a column."""
        return next((number for number, start in reversed(self.choices) if start <= x), None)


@dataclass(frozen=True, slots=True)
class _Way:
    """What to show, and how."""

    form: Literal["full", "rows", "brief"]
    gaps: bool = False
    legend: bool = False
    line: bool = True
    hand: bool = True
    more: bool = False


_WAYS: Final = (
    _Way("full", gaps=True, legend=True, more=True),
    _Way("full", gaps=True, more=True),
    _Way("full", gaps=True),
    _Way("full"),
    _Way("rows"),
    _Way("rows", hand=False),
    _Way("rows", line=False, hand=False),
    _Way("brief"),
    _Way("brief", line=False),
    _Way("brief", line=False, hand=False),
)
"""From the most generous to the most compact."""


def lay_out(question: Question, width: int, height: int) -> list[Row]:
    """Return the rows of the first layout that fits. Each of them has every choice, with its odds."""
    found: list[Row] = []
    for way in _WAYS:
        found = _rows(question, way, width)
        if len(found) <= height:
            break
    return found[:height]


def _rows(question: Question, way: _Way, width: int) -> list[Row]:
    head, line = question.head, question.line if way.line else ""
    blocks: list[list[Row]] = []
    if way.gaps:
        blocks.append([*_said(head, _HEAD, width), *_said(line, _LINE, width)])
    else:
        end = "." if line and head[-1:].isalnum() else ""
        blocks.append(_plain(flow([*split(f"{head}{end}", _HEAD), *split(line, _LINE)], width)))
    forms = {"full": _full, "rows": _in_rows, "brief": _in_columns}
    blocks.append(forms[way.form](question.choices, width))
    blocks.append(_said(question.legend if way.legend else "", _LEGEND, width))
    blocks.append(_said(question.hand if way.hand else "", Style(), width))
    blocks.append([row for one in (question.more if way.more else ()) for row in _said(one, Style(), width)])
    blocks.append(_said(question.note, _HEAD, width))
    rows: list[Row] = []
    for block in blocks:
        if rows and block and way.gaps:
            rows.append(Row(Text()))
        rows += block
    return rows


def _said(text: str, style: Style, width: int) -> list[Row]:
    return _plain(flow(split(text, style), width))


def _plain(lines: Iterable[Text]) -> list[Row]:
    return [Row(line) for line in lines]


def split(text: str, style: Style) -> list[Text]:
    """Return the words of a text."""
    return [Text(word, style) for word in text.split(" ") if word]


def flow(words: Sequence[Text], width: int) -> list[Text]:
    """Return words wrapped into lines."""
    lines: list[Text] = []
    for word in words:
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " ", word)
        else:
            lines.append(word)
    return lines


def _key(number: int, choice: Choice) -> Text:
    return Text(f" {choice.key or number} ", _KEY)


def _full(choices: Sequence[Choice], width: int) -> list[Row]:
    """Return each choice with what it leads to below, and below that what each face of the die would bring."""
    rows = []
    for number, choice in enumerate(choices):
        first, *more = _with_chance(choice, width - 4)
        below = flow(split(", ".join(choice.notes), Style()), width - 4)
        faces = [_faces(choice)] if choice.fates else []
        head = Text.assemble(_key(number + 1, choice), " ", first)
        rows += [Row(text, ((number, 0),)) for text in (head, *_indented([*more, *below, *faces]))]
    return rows


def _with_chance(choice: Choice, width: int) -> list[Text]:
    """Return what a choice is called, and at the right what it is worth, on the same row if both fit."""
    # Below a star there is room, so that the numbers stand below each other.
    verb, chance = Text(choice.verb, _BOLD), Text(choice.chance.ljust(len(choice.chance.rstrip("*")) + 1), _HEAD)
    if not choice.chance:
        return [verb]
    gap = width - verb.cell_len - chance.cell_len
    if gap < 2:
        return [verb, Text.assemble(" " * (width - chance.cell_len), chance)]
    return [Text.assemble(verb, " " * gap, chance)]


def _in_rows(choices: Sequence[Choice], width: int) -> list[Row]:
    """Return each choice with what it leads to on the same row, wrapped if necessary."""
    rows = []
    for number, choice in enumerate(choices):
        notes = split(", ".join(choice.notes), Style())
        faces = [_faces(choice)] if choice.fates else []
        chance = Text(f" · {choice.chance}" if choice.chance else "", _HEAD)
        lines = flow([Text.assemble((choice.verb, _BOLD), chance, " –"), *notes, *faces], width - 4)
        first = Text.assemble(_key(number + 1, choice), " ", lines[0])
        rows += [Row(text, ((number, 0),)) for text in (first, *_indented(lines[1:]))]
    return rows


def _in_columns(choices: Sequence[Choice], width: int) -> list[Row]:
    """Return each choice with what it leads to in signs, in as many columns as fit, to be read downwards."""
    columns = max(1, min(width // _NARROWEST, len(choices)))
    room, high = width // columns, -(-len(choices) // columns)
    rows = []
    for at in range(high):
        text, starts = Text(), []
        for column, number in enumerate(range(at, len(choices), high)):
            choice = choices[number]
            # The last column needs no gap after it.
            last = number + high >= len(choices)
            said = next((one for one in choice.brief if cell_len(one) <= room - 5 + last), choice.brief[-1])
            said = set_cell_size(cut(said, room - 5 + last), room - 4)
            text.append_text(Text.assemble(_key(number + 1, choice), " ", said))
            starts.append((number, column * room))
        text.rstrip()
        rows.append(Row(text, tuple(starts)))
    return rows


def _indented(lines: Iterable[Text]) -> list[Text]:
    return [Text.assemble("    ", line) for line in lines]


def _faces(choice: Choice) -> Text:
    """Return what each face of the die would bring: × is a bust, () the eggs."""
    signs = {"bust": "×", "eggs": "()", "safe": ""}
    text = Text()
    for pips, fate in enumerate(choice.fates, 1):
        text.append(f"{pips}{signs[fate]}", Style(bold=fate == "eggs", dim=fate == "bust"))
        text.append(" ")
    text.rstrip()
    return text


def cut(text: str, room: int) -> str:
    """Return *text*, truncated if there is not enough room."""
    return text if cell_len(text) <= room else f"{set_cell_size(text, max(0, room - 1))}…"
