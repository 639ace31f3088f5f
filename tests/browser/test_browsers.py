"""The browsers themselves: where they are found, that what they complain about is heard, and Firefox's relay."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.browser.browsers import find, in_both
from tests.browser.firefox_relay import by_finger, granted
from tests.browser.kit import PATIENCE, Guest

New = Callable[..., Guest]

FAULTS: Final = {
    "a fault": "console.error('a fault')",
    "a warning": "console.warn('a warning')",
    "thrown": "setTimeout(() => { throw new Error('thrown'); })",
    "rejected": "void Promise.reject(new Error('rejected'))",
    "Failed to load": "void fetch('api/nothing')",
    "script-src": "document.head.append(Object.assign(document.createElement('script'), { text: '1' }))",
}
"""What a page may do wrong, by words of the complaint."""


def install(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).touch(mode=0o755)


def test_a_browser_is_found_by_its_variable_and_then_by_its_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("FIREFOX", raising=False)
    install(tmp_path, "firefox", "own")
    assert find("FIREFOX", "firefox-esr", "firefox") == str(tmp_path / "firefox")
    install(tmp_path, "firefox-esr")
    assert find("FIREFOX", "firefox-esr", "firefox") == str(tmp_path / "firefox-esr")
    monkeypatch.setenv("FIREFOX", str(tmp_path / "own"))
    assert find("FIREFOX", "firefox-esr", "firefox") == str(tmp_path / "own")


def test_a_browser_that_is_missing_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("FIREFOX", raising=False)
    with pytest.raises(RuntimeError, match=r"^There is no Firefox: `apt install firefox-esr`, or name one in .*\.$"):
        find("FIREFOX", "firefox-esr", "firefox")
    install(tmp_path, "firefox")
    monkeypatch.setenv("FIREFOX", "/nowhere")
    with pytest.raises(RuntimeError, match=r"^There is no Firefox at /nowhere: "):
        find("FIREFOX", "firefox-esr", "firefox")


@in_both
def test_what_a_browser_complains_about_is_heard(guest: New) -> None:
    ada = guest()
    ada.page.locator("[data-way=play]").wait_for()
    for fault in FAULTS.values():
        ada.page.evaluate(f"() => {{ {fault}; }}")
    end = time.monotonic() + PATIENCE
    while unheard := [words for words in FAULTS if words not in "\n".join(ada.complaints)]:
        assert time.monotonic() < end, unheard
        ada.page.wait_for_timeout(10)
    with pytest.raises(AssertionError, match=r"(?s)a fault.*script-src-elem"):
        ada.finish()
    ada.context.close()


def test_a_command_about_media_features_that_asks_for_nothing_is_granted() -> None:
    asked = {"id": 7, "method": "emulation.setMediaFeaturesOverride", "params": {"features": {}, "userContexts": ["1"]}}
    assert granted(asked) == {"type": "success", "id": 7, "result": {}}
    assert granted({**asked, "params": {"features": {"prefers-color-scheme": "dark"}}}) is None
    assert granted({**asked, "method": "emulation.setLocaleOverride"}) is None


def test_what_a_mouse_does_is_sent_as_a_finger_s_doing() -> None:
    down = [{"type": "pointerDown", "button": 0}]
    mouse = {"type": "pointer", "id": "one", "parameters": {"pointerType": "mouse"}, "actions": down}
    keys = {"type": "key", "id": "two", "actions": []}
    sent = {"id": 7, "method": "input.performActions", "params": {"context": "1", "actions": [mouse, keys]}}
    finger = {**mouse, "parameters": {"pointerType": "touch"}}
    assert by_finger(sent) == {**sent, "params": {"context": "1", "actions": [finger, keys]}}
    other = {"id": 8, "method": "browsingContext.reload", "params": {"context": "1"}}
    assert by_finger(other) == other
