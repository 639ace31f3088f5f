"""Every screen in every language, size and type: all fits and can be reached, no ids for words; and what axe says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser import screens
from tests.browser.kit import DESKTOP, PHONE, TABLET, Guest, House
from tests.browser.looks import LANGUAGES, faults, raw_ids, small_targets, violations
from tests.browser.type_settings import SETTINGS, Reader, Setting

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

pytestmark = pytest.mark.screens
New = Callable[..., Guest]


SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 320, "height": 640},
    {"width": 360, "height": 780},
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 1440, "height": 900},
)
ZOOMED: Final[ViewportSize] = {"width": 640, "height": 450}
"""A big window at a zoom of two."""

WIDE: Final[tuple[ViewportSize, ...]] = (*SIZES[3:], ZOOMED)

Look = tuple["ViewportSize", Setting]


def looks_of_screen(language: str, number: int) -> list[Look]:
    """Return two phones and a wide window, each in another type: over a language's screens every size meets every type.

    All of them at every screen is for `make browser`.
    """
    first = LANGUAGES.index(language) + number
    sizes = (SIZES[first % 3], SIZES[(first + 1) % 3], WIDE[first % 3])
    return [(size, SETTINGS[(first // 3 + index) % len(SETTINGS)]) for index, size in enumerate(sizes)]


def looks_of_step(language: str, step: int) -> list[Look]:
    """Return one size: over the steps of the tutorial in all languages every size meets every type."""
    number = LANGUAGES.index(language) * 17 + step
    return [(SIZES[number % len(SIZES)], SETTINGS[number % len(SETTINGS)])]


ALL_LOOKS: Final[list[Look]] = [
    *((size, setting) for setting in SETTINGS for size in SIZES),
    *((size, setting) for size in (ZOOMED, TABLET) for setting in ("own", "wide")),
]


def problems(guest: Guest, reader: Reader, language: str, looks: list[Look]) -> list[str]:
    """Return what is wrong with the screen, in every one of *looks*."""
    page = guest.page
    found = [f"id {one}" for one in raw_ids(page)]
    if page.evaluate("document.documentElement.lang") != language:
        found.append("the language of the page is not told")
    for size, setting in looks:
        reader.read(setting, size)
        found += [f"{size['width']} {setting}: {one}" for one in faults(page)]
    reader.read("own", DESKTOP)
    return found


def judge(found: dict[str, list[str]]) -> None:
    lines = [f"{name}: {one}" for name, several in found.items() for one in several]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen(language: str, guest: New, house: House) -> None:
    ada = guest(size=DESKTOP, tables=screens.prepare(house), language=language, name="Ada", still=True)
    reader = Reader(ada.page)
    found: dict[str, list[str]] = {}

    def see(name: str, looks: list[Look]) -> None:
        found[name] = problems(ada, reader, language, looks)

    for number, name in enumerate(screens.SCREENS):
        screens.show(ada, name)
        see(name, looks_of_screen(language, number))
    screens.lesson(ada, lambda step: see(f"learn {step}", looks_of_step(language, step)))
    judge(found)
    ada.finish(allowed="Failed to load")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_at_every_size_in_every_type(language: str, guest: New, house: House) -> None:
    ada = guest(size=DESKTOP, tables=screens.prepare(house), language=language, name="Ada", still=True)
    reader = Reader(ada.page)
    found: dict[str, list[str]] = {}

    def see(name: str) -> None:
        found[name] = problems(ada, reader, language, ALL_LOOKS)

    for name in screens.SCREENS:
        screens.show(ada, name)
        see(name)
    screens.lesson(ada, lambda step: see(f"learn {step}"))
    judge(found)


def test_every_size_meets_every_type_at_some_screen_of_every_language_and_at_some_step_of_the_tutorial() -> None:
    def pairs(looks: Iterable[Look]) -> set[tuple[int, Setting]]:
        return {(size["width"], setting) for size, setting in looks}

    steps = [(language, step) for language in LANGUAGES for step in range(1, 18)]
    assert pairs(look for at in steps for look in looks_of_step(*at)) == pairs(product(SIZES, SETTINGS))
    for language in LANGUAGES:
        numbers = range(len(screens.SCREENS))
        seen = pairs(look for number in numbers for look in looks_of_screen(language, number))
        assert seen == pairs(product((*SIZES, ZOOMED), SETTINGS))


def test_a_finger_finds_every_button(guest: New, house: House) -> None:
    ada = guest(size=PHONE, touch=True, tables=screens.prepare(house), name="Ada", still=True)
    found: dict[str, list[str]] = {}
    for name in screens.SCREENS:
        screens.show(ada, name)
        found[name] = small_targets(ada.page)
    judge(found)


def test_axe_finds_nothing(guest: New, house: House) -> None:
    """Every screen on a phone by day or in a big window by night."""
    visitors = [visitor(guest, house, "day", PHONE), visitor(guest, house, "night", DESKTOP)]
    found: dict[str, list[str]] = {}
    for number, name in enumerate(screens.SCREENS):
        ada = visitors[number % 2]
        screens.show(ada, name)
        found[name] = violations(ada.page)
    judge(found)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_at_all(theme: str, size: ViewportSize, guest: New, house: House) -> None:
    ada = visitor(guest, house, theme, size)
    found: dict[str, list[str]] = {}
    for name in screens.SCREENS:
        screens.show(ada, name)
        found[name] = violations(ada.page)
    screens.lesson(ada, lambda step: found.update({f"learn {step}": violations(ada.page)}))
    judge(found)


def visitor(guest: New, house: House, theme: str, size: ViewportSize) -> Guest:
    return guest(size=size, tables=screens.prepare(house), theme=theme, name="Ada", still=True)
