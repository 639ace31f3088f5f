"""Without a server: the page is still there, says so, and loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.kit import Guest, House, play_until
from tests.browser.staged import stage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route, WebSocketRoute

New = Callable[..., Guest]


def test_the_page_comes_up_without_a_server(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with House(database) as house:
        staged = house.take(stage(["Ada", "bot:swimmer"], lambda at: at["actor"] == 1 and len(at["dice"]) == 1))
        ada = Guest(browser, house, offline=True, tables=staged.kept_by(1))
        page = ada.page
        # It works for the page from the next visit on, or when it has claimed this one.
        ada.wait("navigator.serviceWorker.ready.then(() => true)")
        ada.wait("navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator("[data-way=play]").wait_for()
    page.locator("section[aria-labelledby=continue] li").wait_for()
    page.locator("[data-way=play]").click()
    page.locator(".toast").wait_for()
    assert_own_type(ada)
    for path, sign in (("/rules", "#chapter-1"), ("/learn", ".learn [data-first]"), ("/replay", "#record")):
        ada.go(path)
        page.locator(sign).wait_for()
    ada.go(staged.table)
    page.locator("[data-broken]").wait_for()
    with House(database, port=house.port):
        ada.wait_for_choice()
        assert page.locator("[data-broken]").count() == 0
        play_until([ada], lambda: ada.lines > 2)
        ada.context.close()


def test_a_page_without_a_network_says_so_and_goes_on(browser: Browser, house: House) -> None:
    thrown = stage(["Ada", "Ben"], lambda at: at["actor"] == 1 and len(at["dice"]) == 1, seed=60, turtles_each=1)
    staged = house.take(thrown)
    ada = Guest(browser, house, f"#{staged.table}", tables=staged.kept_by(1))
    ben = Guest(browser, house, tables=staged.kept_by(2))
    down = False
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if down:
            socket.close()
        else:
            socket.connect_to_server()

    ben.page.route_web_socket("**/api/socket", through)
    ben.go(staged.table)
    ben.page.locator(".bar").wait_for()
    ada.wait_for_choice()
    down = True
    ben.context.set_offline(True)
    sockets[-1].close()
    ben.page.locator("[data-broken]", has_text="offline").wait_for()
    ada.take("stop")
    ada.page.locator(".bar:not([data-mine])").wait_for()
    down = False
    ben.context.set_offline(False)
    ben.wait_for_choice()
    assert ben.page.locator("[data-broken]").count() == 0
    assert ben.page.locator(".log").inner_text() == ada.page.locator(".log").inner_text()
    for guest in (ada, ben):
        guest.finish(allowed="net::")


def test_a_screen_that_does_not_arrive_can_be_asked_for_again(guest: New) -> None:
    ada = guest()
    page = ada.page
    page.locator("[data-way=play]").wait_for()
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    ada.go("/rules")
    page.locator("main [role=alert]").wait_for()
    ada.context.set_offline(True)
    page.locator("main button").click()
    page.locator("main button:enabled").wait_for()
    assert page.locator("main [role=alert]").is_visible()
    ada.context.set_offline(False)
    page.unroute("**/assets/Rules-*.js")
    page.locator("main button").click()
    page.locator("#chapter-1").wait_for()
    ada.finish(allowed="net::")


def test_a_screen_that_is_on_its_way_is_announced(guest: New) -> None:
    ada = guest()
    page = ada.page
    page.locator("[data-way=play]").wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/Solved-*.js", hold)
    ada.go("/solved/7")
    page.locator("main [role=status]").wait_for()
    ada.wait("document.querySelector('[role=status]').checkVisibility({ opacityProperty: true })")
    for route in held:
        route.continue_()
    page.locator(".ask .bar[data-mine]").wait_for()
    assert page.locator("main > [role=status]").count() == 0
    ada.finish()


def test_the_check_of_the_dice_comes_when_it_is_asked_for(seated: New) -> None:
    staged = stage(["Ada", "bot:swimmer"], lambda at: at["actor"] == 1 and len(at["dice"]) == 1)
    ada = seated(staged, 1)
    page = ada.page
    page.route("**/assets/CheckDice-*.js", lambda route: route.abort())
    page.locator("[data-dice]").first.click()
    page.locator("dialog [role=alert]").wait_for()
    page.unroute("**/assets/CheckDice-*.js")
    page.locator("dialog .primary").click()
    page.locator("dialog").wait_for(state="detached")
    page.locator("[data-dice]").first.click()
    page.locator(".check .verdict h3").wait_for()
    ada.finish(allowed="net::")


def assert_own_type(guest: Guest) -> None:
    """See that the page's own fonts are there, and in use."""
    loaded = (
        "[...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family.replaceAll('\"', ''))"
    )
    guest.wait("document.fonts.ready.then(() => true)")
    assert {"Mahe Rounded", "Mahe Text"} <= {*guest.page.evaluate(loaded)}
