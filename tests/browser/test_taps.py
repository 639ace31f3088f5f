"""Taps, keys and the wheel on choices that have just appeared: nobody throws a die that they did not want."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest

from mahe.server.position import PositionView
from tests.browser.kit import Guest, House
from tests.browser.staged import Staged, stage
from tests.server.kit import wait_until

Seated = Callable[..., Guest]
NAMES = ["Ada", "bot:swimmer"]

AT_ONCE = """([how, what]) => new Promise((done) => {
    // Whatever is done in the frames after the first choice has appeared, until it has been there for 250 ms.
    const state = { tried: 0, before: null, after: null };
    const act = (choice) => {
        const box = choice.getBoundingClientRect();
        const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true };
        const key = (type, name) => new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true });
        if (how === "touch" || how === "mouse") {
            choice.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerType: how }));
            choice.dispatchEvent(new PointerEvent("pointerup", { ...at, pointerType: how }));
            choice.dispatchEvent(new PointerEvent("click", { ...at, pointerType: how, detail: 1 }));
        } else if (how === "wheel") choice.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: 100 }));
        else if (how === "reader") choice.dispatchEvent(new PointerEvent("click", { ...at, detail: 0 }));
        else {
            document.body.dispatchEvent(key("keydown", how));
            if (choice.isConnected) choice.dispatchEvent(key("keydown", how));
        }
        state.tried++;
    };
    let first = 0;
    const frame = (now) => {
        const choice = document.querySelector(what);
        if (!choice) return done({ ...state, gone: first > 0 });
        first ||= now;
        if (performance.now() - first > 230) return done({ ...state, gone: false });
        act(choice);
        requestAnimationFrame(frame);
    };
    const begin = () => (document.querySelector(what) ? frame(performance.now()) : setTimeout(begin));
    begin();
})"""


BUTTON = ".bar button.choice"

THROWN = """count => !document.querySelector("[data-choice=roll]")
    || document.querySelector("g.dice").ariaLabel.split("+").length >= count"""


@pytest.fixture
def seated(seated: Seated, house: House) -> Seated:
    """Make somebody who sits at a staged table where nobody has moved since: many tests stage the same."""

    def sit(staged: Staged, *seats: int, **more: Any) -> Guest:
        house.take(staged)
        house.forget(staged)
        return seated(staged, *seats, **more)

    return sit


def rolling(at: PositionView) -> bool:
    """Say whether Ada may throw a second die."""
    return at["actor"] == 1 and any(one["event"]["type"] == "roll" for one in at["options"])


def starting(at: PositionView) -> bool:
    """Say whether Ada may throw the first die."""
    return at["actor"] == 1 and at["mover"] is None


def dice(guest: Guest, staged: Staged) -> int:
    """Return how many decisions Ada made and dice she threw since the table was staged."""
    log = guest.page.request.get(f"{guest.address}/api/tables/{staged.table}/log?after={len(staged.stored.entries)}")
    entries: list[Any] = log.json()
    # Whatever the bot does when her turn is over is no business of her hands.
    own = [entry["body"]["type"] for entry in entries if 1 in (entry["seat"], entry["body"].get("by"))]
    return sum(kind in {"start", "roll", "stop", "card", "rolled"} for kind in own)


@pytest.mark.parametrize("how", ["touch", "mouse", "wheel", "reader", "Enter", " ", "r", "R", "s", "1", "2"])
def test_a_choice_that_has_just_appeared_takes_nothing(seated: Seated, how: str) -> None:
    staged = stage(NAMES, rolling, turtles_each=1)
    # Longer than by default: on a busy machine the page may have shown it for a while before we try.
    ada = seated(staged, 1, seenAfter=2000, touch=how == "touch")
    found = ada.page.evaluate(AT_ONCE, [how, BUTTON])
    assert found["tried"] > 0
    assert not found["gone"]
    assert dice(ada, staged) == 0
    ada.page.wait_for_timeout(2100)  # the eye has seen it
    ada.take("stop", 1, "touch" if how == "touch" else "mouse" if len(how) > 2 else "keys")
    ada.wait("() => !document.querySelector('.bar [data-choice=stop]')")
    ada.finish()


@pytest.mark.parametrize("how", ["touch", "mouse", "reader", "Enter"])
def test_a_turtle_to_choose_takes_nothing_when_it_has_just_appeared(seated: Seated, how: str) -> None:
    staged = stage(NAMES, starting, turtles_each=1)
    ada = seated(staged, 1, seenAfter=2000, touch=how == "touch")
    found = ada.page.evaluate(AT_ONCE, [how, "[data-pick]"])
    assert found["tried"] > 0
    assert not found["gone"]
    assert dice(ada, staged) == 0
    ada.page.wait_for_timeout(2100)
    pick = ada.page.locator("[data-pick]").first
    if how == "Enter":
        pick.focus()
        ada.page.keyboard.press("Enter")
    elif how == "touch":
        pick.tap(force=True)
    else:
        pick.click(force=True)
    ada.page.locator("[data-choice=roll]").wait_for()
    ada.finish()


@pytest.mark.parametrize("what", ["button", "turtle"])
def test_by_default_it_takes_a_quarter_of_a_second(seated: Seated, what: str) -> None:
    staged = stage(NAMES, starting, turtles_each=1)
    ada = seated(staged, 1, seenAfter=250)
    found = ada.page.evaluate(AT_ONCE, ["mouse", BUTTON if what == "button" else "[data-pick]"])
    assert not found["gone"]
    assert dice(ada, staged) == 0
    ada.finish()


@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_impatient_hands_throw_one_die(seated: Seated, how: Literal["mouse", "touch", "keys"]) -> None:
    staged = stage(NAMES, starting, turtles_each=1)
    # Longer than by default, for the taps of a busy machine come late.
    ada = seated(staged, 1, seenAfter=1000, touch=how == "touch", size={"width": 360, "height": 640})
    page = ada.page
    ada.wait_for_choice()
    page.wait_for_timeout(1100)
    box = page.locator(".bar button.choice").first.bounding_box()
    assert box is not None
    spot = (box["x"] + 60, box["y"] + box["height"] / 2)
    page.evaluate("""() => {
        window.thrown = 0;
        const look = () => { if (document.querySelector("[data-choice=roll]")) window.thrown ||= performance.now(); };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    }""")
    for _ in range(40):
        if how == "keys":
            page.keyboard.press("r")
        elif how == "touch":
            page.touchscreen.tap(*spot)
        else:
            page.mouse.click(*spot)
        if page.evaluate("window.thrown > 0 && performance.now() - window.thrown > 120"):
            break
    page.locator("[data-choice=roll]").wait_for()
    assert dice(ada, staged) == 2  # she began, and one die fell
    ada.finish()


def test_a_finger_that_was_down_before_presses_nothing(seated: Seated) -> None:
    staged = stage(NAMES, starting, turtles_each=1)
    ada = seated(staged, 1, seenAfter=250, touch=True, size={"width": 360, "height": 640})
    page = ada.page
    ada.wait_for_choice()
    page.wait_for_timeout(300)
    box = page.locator(".bar button.choice").first.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + 60, "y": box["y"] + box["height"] / 2}]
    devtools = ada.context.new_cdp_session(page)
    page.keyboard.press("r")
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.locator("[data-choice=roll]").wait_for()
    page.wait_for_timeout(350)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
    assert dice(ada, staged) == 2
    assert "roll" in ada.choices
    ada.finish()


def test_space_skips_and_never_presses_a_choice(seated: Seated) -> None:
    staged = stage(NAMES, rolling, turtles_each=1)
    ada = seated(staged, 1)
    page = ada.page
    ada.wait_for_choice()
    page.locator("[data-choice=roll]").focus()
    for _ in range(10):
        page.keyboard.press(" ")
    assert dice(ada, staged) == 0
    page.locator("[data-choice=roll]").focus()
    page.keyboard.down("Enter")
    ada.wait(THROWN, len(staged.position["dice"]) + 1)
    wait_until(lambda: dice(ada, staged) == 2)  # the button is gone before the die is in the log
    for _ in range(10):
        page.keyboard.down("Enter")  # held down: the browser repeats it
    page.keyboard.up("Enter")
    assert dice(ada, staged) == 2
    assert page.evaluate("!document.activeElement.matches('.choice')")
    ada.finish()


def test_the_focus_waits_beside_a_throw(seated: Seated) -> None:
    staged = stage(NAMES, starting, turtles_each=1)
    ada = seated(staged, 1)
    page = ada.page
    ada.wait_for_choice()
    page.locator("[data-choice=start]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-choice=roll]").wait_for()
    assert page.evaluate("document.activeElement.matches('section.bar')")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.choice") == "roll"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.choice") == "stop"
    ada.finish()


def test_a_risky_roll_is_asked_about_if_wanted(seated: Seated) -> None:
    def risky(at: PositionView) -> bool:
        rolls = [one["rolls"] for one in at["options"] if one["event"]["type"] == "roll"]
        return at["actor"] == 1 and any(sum(to["space"] == 0 for to in faces) >= 3 for faces in rolls)

    staged = stage(NAMES, risky, turtles_each=1)
    ada = seated(staged, 1)
    page = ada.page
    ada.wait_for_choice()
    page.locator("[data-menu]").click()
    page.locator("[data-careful]").check()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.locator("[data-choice=relent]").wait_for()
    assert "Really roll?" in page.locator("[data-advised]").inner_text()
    page.keyboard.press("Escape")
    page.locator("[data-choice=stop]").wait_for()
    page.locator("[data-choice=roll]").click()
    page.locator("[data-choice=relent]").click()
    assert dice(ada, staged) == 0
    page.locator("[data-choice=roll]").click()
    page.locator("[data-choice=roll]").click()
    ada.wait("() => !document.querySelector('[data-choice=relent]')")
    ada.wait(THROWN, len(staged.position["dice"]) + 1)
    assert dice(ada, staged) > 0
    ada.finish()
