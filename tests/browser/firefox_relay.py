#!/usr/bin/env python3
"""What Playwright starts in Firefox's place: Firefox itself, and between the two a relay that fills Playwright's gaps.

Playwright drives an ordinary Firefox by WebDriver BiDi, but its taps do nothing there, and each of its contexts begins
with a command about media features, which Firefox does not know yet. So with `--finger` all that is sent as a mouse's
doing reaches Firefox as a finger's, and that command is answered here if it asks for nothing.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

FINGER: Final = "--finger"
EXECUTABLE: Final = "FIREFOX"
"""The environment variable that says where Firefox is."""

_LISTENING: Final = re.compile(r"(?<=WebDriver BiDi listening on )ws://\S+")

Json = dict[str, Any]


def granted(command: Json) -> Json | None:
    """Return the answer to a command that need not reach Firefox."""
    if command["method"] == "emulation.setMediaFeaturesOverride" and not command["params"]["features"]:
        return {"type": "success", "id": command["id"], "result": {}}
    return None


def by_finger(command: Json) -> Json:
    """Return a command with a finger in place of the mouse."""
    if command["method"] != "input.performActions":
        return command
    sources = [
        {**source, "parameters": {"pointerType": "touch"}} if source["type"] == "pointer" else source
        for source in command["params"]["actions"]
    ]
    return {**command, "params": {**command["params"], "actions": sources}}


async def _send_commands(playwright: ServerConnection, firefox: ClientConnection, *, finger: bool) -> None:
    async for text in playwright:
        command = json.loads(text)
        answer = granted(command)
        if answer is not None:
            await playwright.send(json.dumps(answer))
        else:
            await firefox.send(json.dumps(by_finger(command)) if finger else text)
    await firefox.close()


async def _send_answers(firefox: ClientConnection, playwright: ServerConnection) -> None:
    async for text in firefox:
        await playwright.send(text)
    await playwright.close()


async def main(*arguments: str) -> int:
    """Run Firefox with *arguments*, and return its exit status."""
    finger = FINGER in arguments
    ours = [one for one in arguments if one != FINGER]
    firefox = await asyncio.create_subprocess_exec(os.environ[EXECUTABLE], *ours, stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr is not None
    address = ""

    async def relay(playwright: ServerConnection) -> None:
        assert playwright.request is not None
        # Messages may be as long as the page's pictures, and Firefox may be too busy to answer pings.
        async with connect(address + playwright.request.path, max_size=None, ping_interval=None) as there:
            await asyncio.gather(_send_commands(playwright, there, finger=finger), _send_answers(there, playwright))

    async with serve(relay, "127.0.0.1", 0, max_size=None, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async for line in firefox.stderr:
            text = line.decode(errors="replace")
            if found := _LISTENING.search(text):
                address = found[0]
                text = _LISTENING.sub(f"ws://127.0.0.1:{port}", text)
            sys.stderr.write(text)
            sys.stderr.flush()
    return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
