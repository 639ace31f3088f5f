"""Retake the pictures of the terminal for docs/images: `python -m tests.terminal.paint`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from mahe.terminal.panels import LEAST
from tests.browser.browsers import launch
from tests.browser.kit import ROOT
from tests.terminal.pictures import LARGE, advice, cards, crowd, review, riding
from tests.terminal.stage import perform

FOLDER: Final = ROOT / "docs" / "images"
PICTURES: Final[dict[str, tuple[Any, dict[str, Any]]]] = {
    "terminal-table": (riding, {}),
    "terminal-large": (cards, {"size": LARGE}),
    "terminal-small": (crowd, {"size": LEAST}),
    "terminal-advice": (advice, {}),
    "terminal-review": (review, {}),
}


def drawn(name: str) -> str:
    """Return a screen as SVG, in a font that needs no network."""
    picture, more = PICTURES[name]

    async def draw() -> str:
        async with picture(**more) as app:
            return str(app.export_screenshot(title="mahe terminal"))

    svg = re.sub(r"@font-face \{.*?\}", "", perform(draw()), flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


def main() -> None:
    """Write all pictures."""
    drawings = {name: drawn(name) for name in PICTURES}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, svg in drawings.items():
            page = browser.new_page(viewport={"width": 1600, "height": 1200})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 1000px; display: block }}</style>{svg}")
            path: Path = FOLDER / f"{name}.png"
            page.locator("svg").first.screenshot(path=path, omit_background=True)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
