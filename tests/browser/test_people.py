"""People with browsers of their own: a reload, a server that dies, answers that get lost, somebody who watches."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.browsers import in_both
from tests.browser.kit import DESKTOP, PHONE, TABLET, Guest, House, play_until
from tests.browser.staged import stage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, WebSocketRoute

BOARD = """[...document.querySelectorAll("[data-space]")].map((one) => one.ariaLabel).sort().join("\\n")"""


def open_for_friends(host: Guest) -> str:
    """Set a short game for three up, and return its link."""
    page = host.page
    page.get_by_label("Your name").fill("Ada")
    page.locator("[data-way=friends]").click()
    page.get_by_role("button", name="Fewer").click()
    page.locator("details.more summary").click()
    for index, count in enumerate((1, 1, 1, 0, 0, 0)):
        host.write(page.locator(".counts input").nth(index), str(count))
    host.write(page.locator(".aside"), "1")
    page.locator("[data-open]").click()
    return page.locator(".share input").input_value()


def sit(guest: Guest, name: str) -> None:
    guest.page.locator("#sit-name").fill(name)
    guest.page.locator("[data-sit]").first.click()
    guest.page.locator("[data-sit]").first.wait_for(state="detached")


def reload_in_mid_turn(guests: list[Guest]) -> None:
    """Play until one has thrown a die and may go on, and have that one reload the page."""
    one: list[Guest] = []

    def halfway() -> bool:
        one[:] = [guest for guest in guests if "stop" in guest.choices]
        return bool(one)

    play_until(guests, halfway, "keys")
    guest = one[0]
    before = guest.choices, guest.page.evaluate(BOARD), guest.page.locator(".bar h2").inner_text()
    guest.page.reload()
    guest.wait_for_choice()
    assert (guest.choices, guest.page.evaluate(BOARD), guest.page.locator(".bar h2").inner_text()) == before


@in_both
def test_three_people_a_watcher_a_reload_and_a_server_that_dies(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    house = House(database).__enter__()
    try:
        ada = Guest(browser, house, size=DESKTOP)
        link = open_for_friends(ada).split("/", 3)[-1]
        ben = Guest(browser, house, link, size=PHONE)
        sit(ben, "Ben")
        cleo = Guest(browser, house, link, size=TABLET)
        sit(cleo, "Cleo")
        ada.page.locator("[data-start]", has_text="Start").click()
        people = [ada, ben, cleo]
        watcher = Guest(browser, house, link)
        watcher.page.locator(".watching").wait_for()
        reload_in_mid_turn(people)
        play_until(people, lambda: ada.lines > 4, "keys")

        house.stop()
        for guest in [*people, watcher]:
            guest.page.locator("[data-broken]").wait_for()
        house = House(database, port=house.port).__enter__()
        for guest in [*people, watcher]:
            guest.page.locator("[data-broken]").wait_for(state="detached")
        play_until(people, lambda: all(guest.done for guest in [*people, watcher]), "keys")
        results = [guest.results for guest in [*people, watcher]]
        assert results == [results[0]] * 4
        assert len(results[0]) == 3
        for guest in [*people, watcher]:
            guest.finish(allowed="/api/socket")
    finally:
        house.stop()


def test_a_decision_whose_answer_got_lost_counts_once(seated: Callable[..., Guest], house: House) -> None:
    staged = stage(["Ada", "Ben"], lambda position: position["actor"] == 1, turtles_each=1)
    ada = seated(staged, 1)
    ada.wait_for_choice()
    sent: list[str] = []

    def cut(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            server.send(message)
            if json.loads(message)["type"] == "decide":
                sent.append(json.loads(message)["command"])
                if len(sent) == 1:
                    socket.close()

        socket.on_message(forward)

    ada.page.route_web_socket("**/api/socket", cut)
    ada.page.reload()
    ada.wait_for_choice()
    ada.decide()
    ada.page.locator("[data-choice=stop]").wait_for()
    assert len(sent) == 2
    assert sent[0] == sent[1]
    log = ada.page.request.get(f"{house.url}/api/tables/{staged.table}/log?limit=200").json()
    assert [entry["body"]["type"] for entry in log if entry["seat"] == 1] == ["start"]
    ada.finish()


def test_the_language_changes_in_mid_game(seated: Callable[..., Guest]) -> None:
    ada = seated(
        stage(["Ada", "bot:swimmer"], lambda position: len(position["dice"]) > 0 and position["actor"] == 1), 1
    )
    page = ada.page
    ada.wait_for_choice()
    before = ada.choices, page.evaluate("document.querySelectorAll('.seat, [data-space]').length")
    english = page.locator(".bar h2").inner_text()
    page.locator("[data-menu]").click()
    page.locator("[data-language]").select_option("de")
    ada.wait("document.documentElement.lang === 'de'")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert (ada.choices, page.evaluate("document.querySelectorAll('.seat, [data-space]').length")) == before
    assert page.locator(".bar h2").inner_text() != english
    page.reload()
    ada.wait_for_choice()
    assert page.evaluate("document.documentElement.lang") == "de"
    ada.decide()
    ada.finish()


def test_a_turn_is_told_in_the_title_of_a_page_in_the_background(seated: Callable[..., Guest]) -> None:
    staged = stage(["Ada", "Ben"], lambda position: position["actor"] == 2 and not position["dice"], turtles_each=1)
    ada, ben = seated(staged, 1), seated(staged, 2)
    ada.page.locator(".bar").wait_for()
    hide(ada, hidden=True)
    play_until([ben], lambda: "turn" in ada.page.title().lower())
    hide(ada, hidden=False)
    ada.wait("!document.title.toLowerCase().includes('turn')")
    ada.wait_for_choice()
    assert ada.page.evaluate(BOARD) == ben.page.evaluate(BOARD)
    for guest in (ada, ben):
        guest.finish()


def hide(guest: Guest, *, hidden: bool) -> None:
    """Have the page believe that nobody looks at it: a tab cannot be put aside in a browser without a window."""
    guest.page.evaluate(
        """hidden => {
            Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def test_reactions_are_seen_by_the_others(seated: Callable[..., Guest]) -> None:
    staged = stage(["Ada", "Ben"], lambda position: position["actor"] == 1)
    ada, ben = seated(staged, 1), seated(staged, 2)
    ben.page.locator(".bar").wait_for()
    ada.wait_for_choice()
    ada.page.locator("[data-react]").click()
    said = ada.page.locator(".reactions .list button").first
    words = said.inner_text().split()[-1]
    said.click()
    ben.page.locator(".says", has_text=words).wait_for()
    for guest in (ada, ben):
        guest.finish()


def test_a_table_that_was_deleted_says_so(seated: Callable[..., Guest], house: House) -> None:
    staged = stage(["Ada", "Ben"], lambda position: position["actor"] == 1, seed=50)
    ada, ben = seated(staged, 0, 1), seated(staged, 2)
    ben.page.locator(".bar").wait_for()
    ada.wait_for_choice()
    page = ada.page
    page.locator("[data-menu]").click()
    page.locator("dialog .danger").last.click()
    page.locator("[data-out]").click()
    page.locator("[data-way=play]").wait_for()
    ben.page.locator(".gone").wait_for()
    assert known(ada) == known(ben) == {}
    assert page.request.get(f"{house.url}/api/tables/{staged.table}").status == 404
    ben.finish()
    ada.finish()


def known(guest: Guest) -> Any:
    return guest.page.evaluate("JSON.parse(localStorage['mahe:tables'])")
