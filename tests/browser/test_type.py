"""The page's own type: it has every letter, follows the browser's size, and our eye for what does not fit is open."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.kit import DESKTOP, PHONE, ROOT, Guest
from tests.browser.looks import faults
from tests.browser.type_settings import Reader

pytestmark = pytest.mark.screens

New = Callable[..., Guest]
FAMILIES = ("Mahe Rounded", "Mahe Text")
WRITE = """([family, text]) => {
    const line = document.createElement("p");
    line.id = "specimen";
    line.style.fontFamily = `"${family}", monospace`;
    line.textContent = text;
    document.body.append(line);
}"""
WIDTHS = """(family) => [..."0123456789"].map((digit) => {
    const line = document.createElement("span");
    Object.assign(line.style, { fontFamily: `"${family}"`, fontVariantNumeric: "tabular-nums", fontWeight: 700 });
    Object.assign(line.style, { position: "absolute", whiteSpace: "nowrap" });
    line.textContent = digit.repeat(20);
    document.body.append(line);
    return line.getBoundingClientRect().width;
})"""


def letters() -> str:
    """Return every character that stands in the words and rules of the page."""
    locales = ROOT / "src" / "mahe" / "locales"
    files = [path for path in locales.glob("*/*") if path.suffix in {".ftl", ".md"} and path.name != "terminal.ftl"]
    text = "".join(re.sub(r"(?m)^#.*$", "", path.read_text("utf-8")) for path in files)
    return "".join(sorted({*text} - {"\n"}))


def fonts_of(guest: Guest, family: str, text: str) -> set[tuple[str, bool]]:
    """Return the fonts that *text* is drawn with, and whether each came with the page."""
    guest.page.locator("[data-way=play]").wait_for()
    guest.page.evaluate(WRITE, [family, text])
    guest.wait("document.fonts.ready.then(() => true)")
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    node = devtools.send("DOM.querySelector", {"nodeId": root, "selector": "#specimen"})["nodeId"]
    found = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {(one["familyName"], one["isCustomFont"]) for one in found}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="our-words"),
        pytest.param("ÀÅÆÇÉÊËÎÑÒÔØÙÛÜÝàåæçéêëîñòôøùûüýÿßŒœŸ", id="latin-1"),
        pytest.param("Łukasz Čapek Gőz Ayşe İnci Ștefan Ţibor Ūla Đorđe Žižek", id="names"),
        pytest.param("0123456789 + − × = ( ) % … · ½ “ ” „ « » ‹ › ‘ ’", id="signs"),
    ],
)
def test_every_letter_comes_with_the_page(guest: New, family: str, text: str) -> None:
    ada = guest()
    used = fonts_of(ada, family, text or letters())
    assert {own for _, own in used} == {True}, used
    ada.finish()


@pytest.mark.parametrize("family", FAMILIES)
def test_figures_are_of_one_width_where_they_are_asked_to(guest: New, family: str) -> None:
    ada = guest()
    ada.page.locator("[data-way=play]").wait_for()
    ada.wait("document.fonts.ready.then(() => true)")
    widths = ada.page.evaluate(WIDTHS, family)
    assert max(widths) - min(widths) < 0.5
    ada.finish()


def test_text_is_as_large_as_the_browser_was_told(guest: New) -> None:
    ada = guest()
    page = ada.page
    page.locator("[data-way=play]").wait_for()
    reader = Reader(page)
    size = "parseFloat(getComputedStyle(document.querySelector('.motto')).fontSize)"
    wide = "getComputedStyle(document.querySelector('.shore')).gridTemplateColumns.split(' ').length"
    assert page.evaluate(wide) == 2
    normal = page.evaluate(size)
    reader.read("200%", DESKTOP)
    # Twice the letters, and the room of a window half as wide.
    assert page.evaluate(wide) == 1
    assert page.evaluate(size) > 1.6 * normal
    reader.read("own", DESKTOP)
    assert page.evaluate(size) == normal
    ada.finish()


def test_a_wide_font_is_wider(guest: New) -> None:
    ada = guest()
    page = ada.page
    page.locator("[data-way=play]").wait_for()
    reader = Reader(page)
    width = """() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("[data-way=learn]").firstChild);
        return range.getBoundingClientRect().width;
    }"""
    reader.read("own", DESKTOP)
    own = page.evaluate(width)
    reader.read("wide", DESKTOP)
    assert page.evaluate(width) == pytest.approx(1.12 * own, rel=0.01)
    ada.finish()


@pytest.mark.parametrize(
    ("harm", "word"),
    [
        (
            "document.querySelector('[data-way=learn]').style.cssText = 'flex: none; width: 30px; min-width: 0'",
            "cut off",
        ),
        ("document.querySelector('.foot').style.cssText = 'height: 6px; overflow: hidden'", "cut off"),
        ("document.querySelector('.motto').style.cssText = 'position: relative; left: 200px'", "from"),
        ("document.querySelector('[data-way=rules]').style.cssText = 'margin-left: -60px'", "lies over"),
        ("document.querySelector('.motto').style.cssText = 'margin-top: -40px'", "lies over"),
        (
            "document.querySelector('.foot').style.cssText = 'position: fixed; inset: 30% 0 0; background: red'",
            "out of reach, behind",
        ),
        ("document.querySelector('.foot').style.cssText = 'position: absolute; top: -300px'", "out of reach, outside"),
        ("document.querySelector('.ways').style.cssText = 'width: 600px'", "the page is"),
    ],
)
def test_what_does_not_fit_is_seen(guest: New, harm: str, word: str) -> None:
    ada = guest(size=PHONE)
    page = ada.page
    page.locator("[data-way=play]").wait_for()
    ada.wait("document.fonts.ready.then(() => true)")
    assert faults(page) == []
    page.evaluate(f"() => {{ {harm} }}")
    assert [one for one in faults(page) if word in one]
