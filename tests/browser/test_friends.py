"""Friends with browsers of their own: one goes offline, all are asked for a rematch, the host looks after the table."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.kit import DESKTOP, PHONE, Guest, House
from tests.browser.staged import finished, stage, waiting

New = Callable[..., Guest]


def test_a_bot_plays_for_a_friend_who_is_offline_until_they_return(seated: New) -> None:
    staged = stage(["Ada", "Ben"], lambda position: position["actor"] == 2, seed=401, turtles_each=1)
    ada = seated(staged, 1, size=PHONE)
    let = ada.page.get_by_role("button", name="Let a bot play for Ben")
    let.click()
    ada.wait_for_choice()
    assert "Ben is away. A bot plays on." in ada.page.locator("[data-announcer]").inner_text()
    ben = seated(staged, 2, size=DESKTOP)
    ben.page.locator("[data-seat='2']").wait_for()
    ada.page.locator("[data-seat='2'] .note").wait_for(state="detached")
    assert let.count() == 0
    for guest in (ada, ben):
        guest.finish()


def test_without_the_host_the_others_vote_for_another_one_who_lets_a_bot_play(seated: New) -> None:
    staged = stage(["Ada", "Ben", "Cleo"], lambda position: position["actor"] == 1, seed=404, turtles_each=1)
    ben, cleo = seated(staged, 2, size=PHONE), seated(staged, 3, size=DESKTOP)
    ben.page.locator("[data-take-over]").click()
    cleo.page.get_by_text("Ben").first.wait_for()
    cleo.page.locator("[data-agree]").click()
    ben.page.locator("[data-let-bot]").click()
    ben.wait_for_choice()
    ben.page.locator("[data-menu]").click()
    ben.page.locator("[data-make-host='3']").click()
    ben.page.locator("[data-make-host]").first.wait_for(state="detached")
    cleo.page.locator("[data-menu]").click()
    cleo.page.locator("[data-make-host='2']").wait_for()
    for guest in (ben, cleo):
        guest.finish()


def test_a_rematch_is_asked_of_everyone_and_the_series_goes_on(seated: New, house: House) -> None:
    staged = finished(["Ada", "Ben"], seed=402, turtles_each=1, deck=(1, 1, 1, 0, 0, 0), set_aside=1)
    ada, ben = seated(staged, 1, size=PHONE), seated(staged, 2, size=DESKTOP)
    ben.page.locator("[data-rematch]").wait_for()
    ada.page.locator("[data-rematch]").click()
    ada.page.get_by_text("Waiting for Ben.").wait_for()
    ben.page.locator(".podium").get_by_text("Ada wants to play again.").wait_for()
    ben.page.locator("[data-rematch]").click()
    for guest in (ada, ben):
        guest.page.locator(".podium").wait_for(state="detached")
        guest.page.locator("main[data-phase=playing]").wait_for()
    tables = {guest.page.evaluate("location.hash") for guest in (ada, ben)}
    assert len(tables) == 1
    ada.page.locator("[data-menu]").click()
    series = ada.page.locator("[data-series]")
    assert series.locator("caption").inner_text() == "After one game"
    assert series.locator("tbody tr").count() == 2
    view = ada.page.request.get(f"{house.url}/api/tables/{tables.pop().lstrip('#/')}").json()
    assert [seat["name"] for seat in view["seats"]] == ["Ben", "Ada"]
    for guest in (ada, ben):
        guest.finish()


def test_the_host_hands_the_table_over_and_the_next_one_removes_a_guest(seated: New) -> None:
    staged = waiting(["Ada", "Ben"], seed=403)
    ada, ben = seated(staged, 1, size=PHONE), seated(staged, 2, size=PHONE)
    ben.page.locator("[data-host-starts]").wait_for()
    assert ben.page.locator("[data-start]").count() == 0
    ada.page.get_by_role("button", name="More about Ben").click()
    ada.page.get_by_role("button", name="Make Ben the host").click()
    ben.page.locator("[data-start]").wait_for()
    ben.page.get_by_role("button", name="More about Ada").click()
    ben.page.get_by_role("button", name="Remove Ada").click()
    ada.page.locator("[data-sit]").wait_for()
    for guest in (ada, ben):
        guest.finish()
