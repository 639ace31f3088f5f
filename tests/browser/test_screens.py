"""Every screen in every language: words that fit, no ids in their place, buttons big enough; and what axe says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser import screens
from tests.browser.kit import DESKTOP, PHONE, TABLET, Guest, House
from tests.browser.looks import LANGUAGES, overflows, raw_ids, small_targets, violations

New = Callable[..., Guest]


def problems(guest: Guest, language: str) -> list[str]:
    """Return what is wrong with the screen on a phone and on a big window."""
    page = guest.page
    found = [f"id {one}" for one in raw_ids(page)]
    if page.evaluate("document.documentElement.lang") != language:
        found.append("the language of the page is not told")
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        found += [f"{size['width']}: {one}" for one in overflows(page)]
    return found


def judge(found: dict[str, list[str]]) -> None:
    lines = [f"{name}: {one}" for name, several in found.items() for one in several]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen(language: str, guest: New, house: House) -> None:
    ada = guest(size=DESKTOP, tables=screens.prepare(house), language=language, name="Ada", still=True)
    found: dict[str, list[str]] = {}
    for name in screens.SCREENS:
        screens.show(ada, name)
        found[name] = problems(ada, language)
    screens.lesson(ada, lambda step: found.update({f"learn {step}": problems(ada, language)}))
    judge(found)
    ada.finish(allowed="Failed to load")


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


@pytest.mark.parametrize(
    "size",
    [
        pytest.param({"width": 640, "height": 450}, id="zoomed"),
        pytest.param({"width": 320, "height": 640}, id="small", marks=pytest.mark.slow),
        pytest.param(TABLET, id="tablet", marks=pytest.mark.slow),
    ],
)
def test_other_sizes_and_a_zoom_of_two(size: dict[str, int], guest: New, house: House) -> None:
    ada = guest(size=size, tables=screens.prepare(house), name="Ada", still=True, language="de")
    found: dict[str, list[str]] = {}
    for name in screens.SCREENS:
        screens.show(ada, name)
        found[name] = overflows(ada.page)
    judge(found)
