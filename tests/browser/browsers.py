"""The browsers that the page is tested in: where they are, and how they are started."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import pytest

from tests.browser.firefox_relay import EXECUTABLE, FINGER

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

Kind = Literal["chromium", "firefox", "firefox-touch"]
"""A browser; Firefox is another one for a finger than for a mouse."""

PLAIN_HOST: Final = "mahe.test"
"""A name for this machine that Chromium does not trust without HTTPS, as it trusts 127.0.0.1."""

FLAGS: Final = (
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
_RELAY: Final = Path(__file__).with_name("firefox_relay.py")
_COARSE, _FINE, _HOVERS = 1, 2, 4
"""What Firefox assumes about the pointer."""

in_both = pytest.mark.parametrize(
    "browser", ["chromium", pytest.param("firefox", marks=pytest.mark.slow)], indirect=True
)
"""Marks a test that runs in Firefox too, in `make browser`."""

in_both_by_touch = pytest.mark.parametrize(
    "browser", ["chromium", pytest.param("firefox-touch", marks=pytest.mark.slow)], indirect=True
)
"""The same for somebody with a finger."""


def find(variable: str, *names: str) -> str:
    """Return where a browser is: as an environment *variable* says, or the first of *names* that is installed."""
    named = os.environ.get(variable)
    found = next(filter(None, map(shutil.which, [named] if named else names)), None)
    if found is None:
        where = f" at {named}" if named else ""
        raise RuntimeError(
            f"There is no {variable.capitalize()}{where}: `apt install {names[0]}`, "
            f"or name one in the environment variable {variable}."
        )
    return found


def launch(playwright: Playwright, kind: Kind = "chromium") -> Browser:
    """Start a browser."""
    if kind == "chromium":
        # Its sandbox does not work for root.
        flags = [*FLAGS, *(["--no-sandbox"] if _is_root() else [])]
        return playwright.chromium.launch(executable_path=find("CHROMIUM", "chromium"), args=flags)
    return _launch_firefox(playwright, touch=kind == "firefox-touch")


def _launch_firefox(playwright: Playwright, *, touch: bool) -> Browser:
    pointer = _COARSE if touch else _FINE | _HOVERS
    # Without a window it has neither mouse nor finger to go by.
    preferences: dict[str, str | float | bool] = {
        "ui.primaryPointerCapabilities": pointer,
        "ui.allPointerCapabilities": pointer,
    }
    # The relay runs in the Python of this process.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=_RELAY,
        args=[FINGER] if touch else [],
        env={**os.environ, "PATH": path, EXECUTABLE: find(EXECUTABLE, "firefox-esr", "firefox")},
        firefox_user_prefs=preferences,
    )


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
