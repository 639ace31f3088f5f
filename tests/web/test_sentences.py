"""What the terminal says of a game. web/src/words/sentences.test.ts asks the page for the same."""

from __future__ import annotations

from tests.web.sentences import FILE, sentences


def test_the_sentences_are_those_of_the_terminal() -> None:
    assert FILE.read_text(encoding="utf-8") == sentences(), "run `python -m tests.web.sentences`"
