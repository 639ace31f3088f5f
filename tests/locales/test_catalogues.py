"""Every language says everything, and nothing is said in vain."""

from __future__ import annotations

import itertools
import json
import re

import pytest
from fluent.syntax import ast

from mahe.locales import LANGUAGES, Words
from tests.locales.catalogues import FILES, PACKAGE, arguments, asked_for, cases, entries, messages, sources

OTHERS = [language for language in LANGUAGES if language != "en"]

COMPUTED = {
    "check-fault-": "check-fault-${",
    "games-sum-": "games-sum-${",
    "home-bot-": "home-bot-${",
    "home-kind-": "home-kind-${",
    "table-reaction-": "table-reaction-${",
    "table-speed-": "table-${",
    "table-theme-": "table-${",
}
"""How the ids begin that the page puts together, and what the code says there."""

LESSON = json.loads((PACKAGE.parents[1] / "web" / "src" / "learn" / "lesson.json").read_text(encoding="utf-8"))
STEPS = {f"learn-{step['name']}{part}" for step in LESSON["steps"] for part in ("", "-head", "-early")}
"""The messages that the steps of the lesson may have."""

STRAIGHT = re.compile(r"""['"`]|\.\.\.""")
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "nl": "“”", "it": "«»"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.name for path in (PACKAGE / "locales" / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_can_be_read_to_its_end(language: str, file: str) -> None:
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []
    assert not [entry for entry in entries(language, file) if isinstance(entry, ast.Message) and not entry.value]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    ids = [entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_language_has_the_messages_of_english(language: str, file: str) -> None:
    ids = [
        [entry.id.name for entry in entries(one, file) if isinstance(entry, ast.Message)] for one in ("en", language)
    ]
    assert sorted(ids[1]) == sorted(ids[0])


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_arguments_and_cases_of_english(language: str) -> None:
    for name in messages("en"):
        assert (name, arguments(language, name)) == (name, arguments("en", name))
        assert (name, cases(language, name)) == (name, cases("en", name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    for name, (_, parts) in messages(language).items():
        for pattern in parts.patterns:
            text = "".join(part.value if isinstance(part, ast.TextElement) else "…" for part in pattern.elements)
            assert text.strip(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    foreign = "".join(set("“”„«»‘") - set(QUOTES[language]))
    texts = [(name, text) for name, (_, parts) in messages(language).items() for text in parts.texts]
    for name, text in [*texts, ("rules.md", Words(language).rules())]:
        assert not STRAIGHT.search(text), (name, text)
        assert not set(text) & set(foreign), (name, text)


def test_no_message_is_unused() -> None:
    asked = {name for name, _ in asked_for()}
    # An id may lie in a variable first; a single word in quotes is more likely something else.
    quoted = set(re.findall(r'"([a-z]+-[a-z0-9-]+)"', "\n".join(sources().values())))
    referred = set().union(*(parts.messages for _, parts in messages("en").values()))
    unused = set(messages("en")) - asked - quoted - referred - STEPS
    assert {name for name in unused if not name.startswith(tuple(COMPUTED))} == set()


@pytest.mark.parametrize(("beginning", "code"), COMPUTED.items())
def test_computed_ids_are_computed_somewhere(beginning: str, code: str) -> None:
    assert any(name.startswith(beginning) for name in messages("en"))
    assert any(f"`{code}" in text for text in sources().values())


def test_every_message_that_the_page_asks_for_is_there() -> None:
    missing = {(name, path) for name, path in asked_for() if name not in messages("en")}
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_every_case(language: str) -> None:
    words = Words(language)
    for name in messages(language):
        known = cases("en", name)
        needed = sorted(arguments(language, name))
        for some in itertools.islice(itertools.product(*(_values(known.get(one)) for one in needed)), 500):
            text = words(name, **dict(zip(needed, some, strict=True)))
            assert text.strip() == text != "", name
            assert not re.search(r"[{}]|  |None|\$", text), (name, text)


def _values(words: set[str] | None) -> list[str | int]:
    """Return what to try for an argument: each word it is told apart by, or some numbers."""
    return [0, 1, 2, 7, 21] if words is None else [*sorted(words)]
