"""A whole game as a screen reader tells it: what is announced, and what Chromium's accessibility tree holds.

`python -m tests.browser.story` writes it down again. Read the diff before you commit it: it should still be a story.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, CDPSession, sync_playwright
from websockets.sync.client import connect

from mahe.rules import LIMIT
from tests.browser.browsers import launch
from tests.browser.kit import Guest, House
from tests.browser.staged import Staged, finished, token_of
from tests.server.kit import wait_until

STORY: Final = Path(__file__).parent / "story.txt"
NAMES: Final = ["Ada", "Ben", "Cleo"]
MOVES: Final = 20
"""More would be a long story."""

_LISTEN = """() => {
    window.heard = [];
    const live = "[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]";
    const hear = (node) => {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(live);
        // What comes together with its region is not announced, unless it is an alert.
        if (!region || (region === node && region.role !== "alert")) return;
        const text = node.textContent.replace(/\\s+/g, " ").trim();
        if (text) heard.push(text);
    };
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
            if (type === "characterData") hear(target);
            else addedNodes.forEach(hear);
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
_HEARD = "() => window.heard.splice(0)"
_MARKS = re.compile("[\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]")
_SILENT = frozenset(
    {"none", "generic", "paragraph", "sectionheader", "RootWebArea", "SvgRoot"}
    | {"InlineTextBox", "LineBreak", "ListMarker"}
)
"""Roles that a screen reader does not say."""

_LIVE = frozenset({"status", "log"})
"""Roles of what is announced when it changes, and is nothing while it is empty."""

_STATES = ("focused", "pressed", "expanded", "disabled")


def game() -> Staged:
    """Return the game that is told: a short one with all that a story needs."""
    return finished(NAMES, _is_a_story, turtles_each=1, deck=(1, 1, 1, 1, 0, 0), set_aside=1)


def _is_a_story(game: Staged) -> bool:
    """Whether Ada rides and decides, is ridden, goes bust and wins eggs before the last."""
    rides = ridden = busts = False
    turn, dice = 0, 0
    for entry in game.stored.entries:
        body = json.loads(entry.body)
        match body["type"]:
            case "start":
                turn, dice = entry.seat, 0
            case "rolled":
                dice += body["pips"]
                busts |= turn == 1 and dice > LIMIT
            case "roll" | "stop":
                rides |= entry.seat == 1 != turn
                ridden |= entry.seat != 1 == turn
    won = game.standing["clutches"]
    return rides and ridden and busts and min(won) > 0 and game.moves <= MOVES


def tell(browser: Browser, house: House) -> str:
    """Play the game in *browser*, where Ada sits, and return what she hears."""
    over = game()
    staged = house.take(over.before_any_move())
    kept = staged.kept_by(1)
    kept[staged.table]["secrets"] = {"1": "0" * 64}  # no chain of her own: the dice are those of the staged game
    with ExitStack() as others:
        for seat in range(2, len(NAMES) + 1):
            socket = others.enter_context(connect(f"ws://{house.host}/api/socket", proxy=None, max_queue=None))
            hello = {"type": "hello", "table": staged.table, "tokens": [token_of(staged.table, seat)], "seq": None}
            socket.send(json.dumps(hello))
            socket.recv()
        ada = Guest(browser, house, f"#{staged.table}", tables=kept)
        devtools = ada.context.new_cdp_session(ada.page)
        ada.page.locator(".bar").wait_for()
        ada.page.evaluate(_LISTEN)
        lines = ["What is there when Ada comes to the table:", *_tree(devtools), "", "What she hears, and does:"]
        lines += _play(ada, devtools, staged, over.decisions)
        ada.page.locator("[data-rematch]").wait_for()
        lines += [*_hear(ada), "", "What is there at the end:", *_tree(devtools), ""]
        ada.finish()
    return "\n".join(lines)


def _play(ada: Guest, devtools: CDPSession, staged: Staged, decisions: list[dict[str, Any]]) -> Iterator[str]:
    asked = 0
    with httpx.Client(base_url=ada.address, trust_env=False) as http:
        for decision in decisions:
            if decision["seat"] != 1:
                token = {"Authorization": f"Bearer {token_of(staged.table, decision['seat'])}"}
                # What Ada has pressed may still be on its way.
                wait_until(lambda seq=decision["seq"]: http.get(f"/api/tables/{staged.table}").json()["seq"] >= seq)
                http.post(f"/api/tables/{staged.table}/decisions", json=decision, headers=token).raise_for_status()
                continue
            kind = decision["event"]["type"]
            ada.page.locator(f"[data-choice={kind}]:enabled").first.wait_for()
            yield from _hear(ada)
            asked += 1
            if asked <= 4:
                # How it is offered changes little from then on.
                yield from ("  | " + line for line in _tree(devtools, "Your choices"))
            key = {"start": "r", "roll": "r", "stop": "s"}[kind]
            yield f"  > {key.upper()}"
            ada.page.keyboard.press(key)
            ada.wait("kind => !document.querySelector(`[data-choice=${kind}]`) || heard.length > 0", kind)


def _hear(ada: Guest) -> Iterator[str]:
    # Whatever is due is in the page by now; a frame later it has been heard.
    ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    for text in ada.page.evaluate(_HEARD):
        yield f"  {_MARKS.sub('', text)}"


def _tree(devtools: CDPSession, within: str = "") -> list[str]:
    """Return what the browser tells a screen reader, a line for each node, or of the part that is called *within*."""
    nodes = {node["nodeId"]: node for node in devtools.send("Accessibility.getFullAXTree")["nodes"]}
    root = next(node for node in nodes.values() if "parentId" not in node)
    if within:
        root = next(node for node in nodes.values() if _name(node) == within)
    return list(_lines(nodes, root, 0, ""))


def _lines(nodes: dict[str, Any], node: dict[str, Any], depth: int, said: str) -> Iterator[str]:
    role, name = node.get("role", {}).get("value", ""), _name(node)
    repeated = role == "StaticText" and (not name or name in said)
    shown = not node["ignored"] and role not in _SILENT and not repeated
    if shown and role in _LIVE and not node.get("childIds"):
        return
    if shown:
        states = [one["name"] for one in node.get("properties", []) if one["name"] in _STATES and _is_on(one)]
        yield "  " * depth + " ".join([role, *([f'"{name}"'] if name else []), *states]).strip()
    for child in node.get("childIds", []):
        if child in nodes:
            yield from _lines(nodes, nodes[child], depth + shown, name if shown and name else said)


def _name(node: dict[str, Any]) -> str:
    return _MARKS.sub("", " ".join(str(node.get("name", {}).get("value", "")).split()))


def _is_on(state: dict[str, Any]) -> bool:
    return state["value"].get("value") in (True, "true")


def main() -> None:
    """Write the story down."""
    with sync_playwright() as playwright, House() as house:
        browser = launch(playwright, "chromium")
        STORY.write_text(tell(browser, house), encoding="utf-8", newline="\n")
        browser.close()
    print(f"written to {STORY}")


if __name__ == "__main__":
    main()
