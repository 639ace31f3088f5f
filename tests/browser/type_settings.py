"""The type that a reader sees the page in: its own, a wider font, or letters as large as the browser was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

Setting = Literal["own", "wide", "130%", "200%"]
SETTINGS: Final[tuple[Setting, ...]] = ("own", "wide", "130%", "200%")

NORMAL: Final = 16
"""How large text is in a browser that was told nothing, in pixels."""

_WIDEN = """async () => {
    if (window.widened) return;
    const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule && /Mahe/.test(rule.style.fontFamily));
    if (!faces.length) throw new Error("there is no font to widen");
    for (const { style, parentStyleSheet } of faces) {
        const value = (name) => style.getPropertyValue(name);
        const address = new URL(/url\\("(.*?)"\\)/.exec(value("src"))[1], parentStyleSheet.href);
        const face = new FontFace(value("font-family").replace(/"/g, "").replace("Mahe", "Wide"), `url(${address})`, {
            weight: value("font-weight"),
            unicodeRange: value("unicode-range") || "U+0-10FFFF",
            // Lines stay as high as they are.
            ascentOverride: `${parseFloat(value("ascent-override")) / 1.12}%`,
            descentOverride: `${parseFloat(value("descent-override")) / 1.12}%`,
            lineGapOverride: "0%",
            sizeAdjust: `${parseFloat(value("size-adjust")) * 1.12}%`,
        });
        document.fonts.add(await face.load());
    }
    window.widened = true;
}"""
_FAMILIES = """(wide) => {
    const { style } = document.documentElement;
    style.setProperty("--plain", wide ? '"Wide Text"' : "");
    style.setProperty("--rounded", wide ? '"Wide Rounded", "Wide Text"' : "");
}"""


class Reader:
    """Somebody who reads a page in one type after the other."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools = page.context.new_cdp_session(page)
        self._size = NORMAL
        self._wide = False

    def read(self, setting: Setting, size: ViewportSize) -> None:
        """Show the page in another type, in a window of another size."""
        # The same as the page's own way to do it, without what a new page would need.
        window = {**size, "deviceScaleFactor": 1, "mobile": False}
        self._devtools.send("Emulation.setDeviceMetricsOverride", window)
        self._resize({"130%": NORMAL * 1.3, "200%": NORMAL * 2}.get(setting, NORMAL))
        if (setting == "wide") != self._wide:
            self._wide = setting == "wide"
            if self._wide:
                self._page.evaluate(_WIDEN)
            self._page.evaluate(_FAMILIES, self._wide)

    def _resize(self, pixels: float) -> None:
        # This is the browser's own preference: media queries in em follow it, too.
        if pixels != self._size:
            self._devtools.send("Page.setFontSizes", {"fontSizes": {"standard": round(pixels), "fixed": round(pixels)}})
            self._size = round(pixels)
