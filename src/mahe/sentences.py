"""Parts of the sentences in which several layers tell people what is wrong."""

from __future__ import annotations

from collections.abc import Iterable


def printable(value: object) -> str:
    """Return a path, a link or a token in a form that is safe to print, whatever it consists of."""
    text = str(value)
    return text if text.isprintable() else ascii(text)[1:-1]


def reason_of(error: Exception) -> str:
    """Return what the system says is wrong, without the file's name and the number of the error."""
    return (getattr(error, "strerror", None) or str(error)).lower()


def sentence_of(error: Exception) -> str:
    """Return what is wrong, with the name of the file if it is about one."""
    if not isinstance(error, OSError):
        return str(error)
    reason = reason_of(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def closest(word: str, words: Iterable[str]) -> str | None:
    """Return which of *words* an unknown one may have been meant to be."""
    from difflib import get_close_matches  # noqa: PLC0415  # seldom needed

    return next(iter(get_close_matches(word.lower(), list(words), n=1)), None)


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """Return the question in brackets after an unknown *word*, or nothing if it resembles none of *words*."""
    meant = closest(word, words)
    return f" (did you mean {meant!r}?)" if meant else ""
