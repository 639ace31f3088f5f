"""Setting a table up without a screen: a numbered list, changed row by row."""

from __future__ import annotations

from pathlib import Path

from mahe.terminal.plain import Prompt, Quit, is_quit
from mahe.terminal.saved import Interrupted, describe, offered
from mahe.terminal.table_form import Row, TableForm


def set_up(draft: TableForm, prompt: Prompt, folder: Path) -> Interrupted | None:
    """Change *draft* until the player starts it, or return the game to resume. Raises Quit."""
    kept = offered(folder)
    prompt.say(f"{draft.words('home-title')}. {draft.words('home-motto')}")
    while True:
        words = draft.words
        rows = [row for row in draft.rows() if row.name != "speed"]
        first = [words("home-start"), *([describe(kept, words)] if kept else [])]
        ask = Prompt(prompt.ask, prompt.say, words)
        labels = [*first, *(words("pair", label=row.label, value=row.value) for row in rows)]
        answer = ask.number(words("terminal-choose"), labels, first_by_enter=True)
        if answer == 0:
            if not (trouble := draft.trouble()):
                return None
            prompt.say(trouble)
        elif kept and answer == 1:
            return kept
        elif isinstance(answer, int):
            _change(draft, rows[answer - len(first)], ask)
        elif is_quit(answer):
            raise Quit(keep=False)
        else:
            prompt.say(words("terminal-plain-help"))


def _change(draft: TableForm, row: Row, prompt: Prompt) -> None:
    """Ask for text if the row takes text, otherwise go to its next value."""
    if row.hint:
        prompt.say(row.hint)
    if not row.typed:
        draft.change(row.name)
        return
    text = prompt.line(f"{row.label} ({row.value})")
    if text:
        if wrong := draft.type(row.name, text):
            prompt.say(wrong)
    elif row.name.startswith("seat"):
        draft.change(row.name)
