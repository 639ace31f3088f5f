"""Every screen in every language, size and type: all fits and can be reached, no ids for words; and what axe says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser import screens
from tests.browser.kit import DESKTOP, PHONE, TABLET, Guest, House
from tests.browser.looks import LANGUAGES, faults, raw_ids, small_targets, violations
from tests.browser.type_settings import SETTINGS, Reader, Setting

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

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

Look = tuple["ViewportSize", Setting]


def looks_of_screen(language: str, number: int) -> list[Look]:
    """Return every size, each in another type: over the screens of a language every size meets every type."""
    first = LANGUAGES.index(language) + number
    looks: list[Look] = [(size, SETTINGS[(first + index) % len(SETTINGS)]) for index, size in enumerate(SIZES)]
    return [*looks, (ZOOMED, "own" if number % 2 else "wide")]


def looks_of_step(language: str, step: int) -> list[Look]:
    """Return two sizes: over the steps of the tutorial every size meets every type."""
    numbers = (2 * step, 2 * step + 1)
    first = LANGUAGES.index(language)
    return [(SIZES[at % len(SIZES)], SETTINGS[(at // len(SIZES) + first) % len(SETTINGS)]) for at in numbers]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_size_meets_every_type_in_every_language(language: str) -> None:
    wanted = {(size["width"], setting) for size in SIZES for setting in SETTINGS}
    seen = [look for number in range(len(screens.SCREENS)) for look in looks_of_screen(language, number)]
    taught = [look for step in range(1, 18) for look in looks_of_step(language, step)]
    for looks in (seen, taught):
        assert wanted <= {(size["width"], setting) for size, setting in looks}


def test_a_finger_finds_every_button(guest: New, house: House) -> None:
    ada = guest(size=PHONE, touch=True, tables=screens.prepare(house), name="Ada", still=True)
    found: dict[str, list[str]] = {}
    for name in screens.SCREENS:
        screens.show(ada, name)
        found[name] = small_targets(ada.page)
    judge(found)


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        pytest.param("day", PHONE, id="day-phone"),
        pytest.param("night", DESKTOP, id="night-desktop"),
        pytest.param("day", DESKTOP, id="day-desktop", marks=pytest.mark.slow),
        pytest.param("night", PHONE, id="night-phone", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing(theme: str, size: dict[str, int], guest: New, house: House) -> None:
    ada = guest(size=size, tables=screens.prepare(house), theme=theme, name="Ada", still=True)
    found: dict[str, list[str]] = {}
    for name in screens.SCREENS:
        screens.show(ada, name)
        found[name] = violations(ada.page)
    screens.lesson(ada, lambda step: found.update({f"learn {step}": violations(ada.page) if step % 4 == 1 else []}))
    judge(found)
