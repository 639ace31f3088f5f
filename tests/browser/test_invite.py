"""Friends who are invited: over the home network, without HTTPS, and by what they see of it first."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from mahe.server.home_network import HomeNetwork
from tests.browser.browsers import PLAIN_HOST
from tests.browser.kit import PHONE, SHORT, Guest, House, play_out, play_until
from tests.browser.test_people import open_for_friends, sit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NEIGHBOUR = "127.0.0.2"
UNTRUSTED = "Cross-Origin-Opener-Policy"
"""What Chromium says of a page without HTTPS."""


@pytest.mark.skipif(sys.platform == "darwin", reason="has no second address of its own")
def test_the_home_network_is_let_in_after_a_question_and_shut_out_again(browser: Browser) -> None:
    network = HomeNetwork(0, lambda: [NEIGHBOUR])
    with House(home=network) as house:
        ada = Guest(browser, house, size=PHONE)
        here = open_for_friends(ada)
        assert here.startswith(house.url)
        question = ada.page.locator("[data-network=closed]")
        question.get_by_role("button", name="Let others in").click()
        ada.page.locator("[data-network=open]").wait_for()
        ada.page.get_by_role("img", name="QR code").wait_for()
        link = ada.page.locator(".share input").input_value()
        assert link.startswith(f"http://{NEIGHBOUR}:")
        ben = Guest(browser, house, size=PHONE)
        ben.page.goto(link)
        assert ben.page.get_by_role("heading", level=1).inner_text() == "Ada invites you"
        sit(ben, "Ben")
        ada.page.get_by_text("Ben").first.wait_for()
        ada.page.get_by_role("button", name="Let nobody in").click()
        question.wait_for()
        ben.page.locator("[data-broken]").wait_for()
        ada.finish()


def test_a_guest_without_https_plays_with_dice_of_their_own(browser: Browser, house: House) -> None:
    """As a page of a home network, to which browsers lend no hashes, no clipboard and no service worker."""
    ada = Guest(browser, house)
    link = open_for_friends(ada)
    ben = Guest(browser, house, size=PHONE)
    ben.page.goto(link.replace("127.0.0.1", PLAIN_HOST))
    ben.page.locator("[data-sit]").wait_for()
    assert not ben.page.evaluate("isSecureContext")
    assert not ben.page.evaluate("'subtle' in crypto && crypto.subtle !== undefined")
    ben.page.locator("[data-way=learn]").click()
    ben.page.locator("[data-invited]").click()
    sit(ben, "Ben")
    ada.page.locator("[data-start]").click()
    play_until([ada, ben], lambda: ada.done and ben.done, "keys")
    table = link.split("/")[-1].split("?")[0]
    record = ada.page.request.get(f"{house.url}/api/tables/{table}/record").text()
    assert len(re.findall(r"^\[Tip\d ", record, re.MULTILINE)) == 2
    assert ben.page.locator("[data-dice=checked]").count()
    ada.finish()
    ben.finish(allowed=UNTRUSTED)


def test_a_finished_game_is_among_my_games_until_they_are_erased(guest: Callable[..., Guest]) -> None:
    ada = guest(size=PHONE, name="Ada", table=SHORT)
    ada.page.locator("[data-way=play]").click()
    play_out(ada)
    ada.go("/games")
    row = ada.page.locator("main ol li")
    assert "Ada" in row.inner_text()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save as a file").click()
    found = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [player["name"] for game in found["games"] for player in game["players"] if player["yours"]] == ["Ada"]
    ada.page.get_by_role("link", name="Watch again").click()
    ada.wait("document.querySelector('.board-art') !== null && location.hash.startsWith('#/replay/')")
    ada.go("/games")
    ada.page.get_by_role("button", name="Erase the list").click()
    ada.page.locator("[data-erase]").click()
    ada.page.get_by_text("Your games will be here").wait_for()
    ada.finish()
