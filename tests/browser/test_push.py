"""Being told of a daily table, in a real browser: asked for by a button, shown by the service worker."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from tests.browser.kit import SHORT, Guest, House
from tests.server.kit import wait_until
from tests.server.push_service import Browser as Subscriber
from tests.server.push_service import PushService

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CONTACT = "mailto:host@example.org"

# Chromium's own push service is not on this machine: the page subscribes to the stand-in.
SUBSCRIBE = """(made) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => made, endpoint: made.endpoint });
}"""
BADGES = """() => {
    window.cleared = 0;
    navigator.clearAppBadge = async () => { window.cleared++; };
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body }) => ({ title, body }))"""


# Only a person's click may focus a window, and only a browser's event may be waited for: both are noted instead.
CLICK = """async () => {
    const focused = [];
    WindowClient.prototype.focus = async function () { focused.push(this.url); };
    const [notification] = await self.registration.getNotifications();
    const event = new NotificationEvent("notificationclick", { notification });
    let coming;
    Object.defineProperty(event, "waitUntil", { value: (work) => (coming = work) });
    self.dispatchEvent(event);
    await coming;
    return focused.length;
}"""


def decide(house: House, table: str, tokens: dict[str, str], seat: int) -> None:
    """Decide for *seat* until another must."""
    token = {"Authorization": f"Bearer {tokens[str(seat)]}"}
    while (now := view(house, table))["position"]["actor"] == seat:
        event = now["position"]["options"][-1]["event"]
        body = {"seat": seat, "seq": now["seq"], "command": f"c{now['seq']}", "event": event}
        path = f"{house.url}/api/tables/{table}/decisions"
        httpx.post(path, json=body, headers=token, trust_env=False).raise_for_status()


def test_who_asked_for_it_is_told_by_the_service_worker(browser: Browser, tmp_path: Path) -> None:
    with (
        PushService(tmp_path) as service,
        House(
            tmp_path / "tables.sqlite3", delivery=service.delivery(), push_contact="mailto:host@example.org"
        ) as house,
    ):
        rules = {"players": 2, "turtles_each": 1, "deck": SHORT["deck"], "set_aside": SHORT["setAside"]}
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        wanted = {"rules": rules, "seats": seats, "pace": "daily", "start": True}
        opened: dict[str, Any] = httpx.post(f"{house.url}/api/tables", json=wanted, trust_env=False).json()
        table, tokens = opened["table"], opened["tokens"]
        kept = {table: {"tokens": {"2": tokens["2"]}, "people": ["Ada", "Ben"], "bots": 0, "seen": 0}}
        ben = Guest(browser, house, f"#{table}", tables=kept, offline=True)
        page = ben.page
        ben.wait("navigator.serviceWorker.ready.then(() => true)")
        subscriber = Subscriber(service, "ben")
        made = subscriber.subscription()
        keys = {"p256dh": made["p256dh"], "auth": made["auth"]}
        page.evaluate(SUBSCRIBE, {"endpoint": made["endpoint"], "keys": keys})
        page.evaluate(BADGES)
        ben.context.grant_permissions(["notifications"], origin=house.url)
        page.locator("[data-menu]").click()
        button = page.locator("[data-push]")
        assert button.get_attribute("aria-pressed") == "false"
        button.click()
        page.locator("[data-push][aria-pressed=true]").wait_for()

        worker = ben.context.service_workers[0]
        worker.evaluate("""() => {
            self.badges = 0;
            self.navigator.setAppBadge = async () => { self.badges++; };
        }""")
        devtools = ben.context.new_cdp_session(page)
        found: list[str] = []
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
        )
        devtools.send("ServiceWorker.enable")
        ben.wait("() => true")
        page.keyboard.press("Escape")
        ben.go("/")
        page.locator("[data-way=play]").wait_for()
        assert service.messages == []
        wait_until(lambda: not any(one["connected"] for one in view(house, table)["seats"]))
        decide(house, table, tokens, 1)
        wait_until(lambda: bool(service.messages or service.faults))
        assert service.faults == []
        (message,) = service.messages
        assert message.text == {"title": "Mahé", "body": "It is your turn."}

        ben.wait("() => true")
        push = {"origin": house.url, "registrationId": found[-1], "data": json.dumps(message.text)}
        devtools.send("ServiceWorker.deliverPushMessage", push)
        ben.wait(f"async () => (await ({SHOWN})()).length > 0")
        assert page.evaluate(SHOWN) == [message.text]
        assert worker.evaluate("self.badges") == 1
        assert worker.evaluate(CLICK) == 1
        ben.wait(f"async () => (await ({SHOWN})()).length === 0")
        page.locator("section[aria-labelledby=continue] li").wait_for()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
        assert page.evaluate("window.cleared") == 1
        ben.finish()


def view(house: House, table: str) -> dict[str, Any]:
    """Return a table as anyone may see it."""
    found: dict[str, Any] = httpx.get(f"{house.url}/api/tables/{table}", trust_env=False).json()
    return found
