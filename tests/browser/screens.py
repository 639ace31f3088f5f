"""Every screen of the page, and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from mahe.server.position import PositionView
from mahe.tablelog import HostVoted, RematchAnswered
from tests.browser.kit import Guest, House
from tests.browser.staged import NOON, Json, Staged, finished, stage, waiting

NAMES: Final = ["Ada", "bot:swimmer", "Ben", "bot:hatchling"]
BAD: Final = '[Mahe "1"]\n[Seat1 "Ada"]\n[Seat2 "Ben"]\n\n1. A99=12\n'

LIVELY: Final = "4x1/4D9BA17C/5/13..55.2/2:B2"
"""A position to study: somebody rides, somebody must decide, eggs are in reach."""


HOME_NETWORK: Final[dict[str, Json]] = {
    "ask": {"possible": True, "address": "", "choices": ["192.168.178.23", "10.0.0.7"]},
    "open": {"possible": True, "address": "http://192.168.178.23:8000/", "choices": ["192.168.178.23"]},
    "none": {"possible": True, "address": "", "choices": []},
}
"""What `mahe play` says of the home network."""


SEATS: Final = {"full": (1,), "vote": (2,)}
"""Where Ada sits if she did not open the table."""


def _player(name: str, bot: str, eggs: int, *, won: bool = False) -> Json:
    return {"name": name, "bot": bot, "eggs": eggs, "clutches": eggs // 4, "won": won, "yours": name == "Ada"}


GAMES: Final[list[Json]] = [
    {"table": "lagoon1", "at": NOON * 1000, "players": [_player("Ada", "", 31, won=True), _player("Ben", "", 27)]},
    {
        "table": "lagoon2",
        "at": (NOON - 86400) * 1000,
        "players": [
            _player("Ada", "", 19),
            _player("Coco", "swimmer", 24, won=True),
            _player("Maximiliane", "", 24, won=True),
            _player("", "hatchling", 6),
        ],
    },
]
"""What a browser keeps of finished games."""


def _is_high(at: PositionView) -> bool:
    return at["actor"] == 1 and len(at["dice"]) == 1 and any(len(stack) > 4 for stack in at["stacks"].values())


def _is_risky(at: PositionView) -> bool:
    rolls = [one["rolls"] for one in at["options"] if one["event"]["type"] == "roll"]
    return at["actor"] == 1 and any(sum(to["space"] == 0 for to in faces) == 4 for faces in rolls)


@cache
def tables() -> dict[str, Staged]:
    """Return the tables that the screens are shown with."""
    return {
        "lobby": waiting(["Ada", None, "Ben", None]),
        "game": stage(NAMES, lambda at: at["actor"] == 1 and len(at["dice"]) == 1 and at["pile"] < 10),
        "two": stage(["Ada", "bot:swimmer", "Ben"], lambda at: at["actor"] == 1 and not at["dice"] and at["pile"] < 15),
        "cards": stage(
            ["Ada", "bot:swimmer"],
            lambda at: at["actor"] == 1 and sum(one["event"]["type"] == "card" for one in at["options"]) > 2,
            cards_as_dice=True,
            turtles_each=1,
        ),
        "theirs": stage(["Ada", "Ben", "Cleo"], lambda at: at["actor"] == 2 and len(at["dice"]) == 1, seed=100),
        "full": stage([*(f"Player {seat}" for seat in range(1, 8))], lambda at: at["actor"] == 1 and at["pile"] < 12),
        "over": finished(NAMES),
        "slips": finished(["Ada", "bot:swimmer", "Ben"], like="hatchling", turtles_each=1),
        "crowd": finished([*(f"Player {seat}" for seat in range(1, 8))], like="hatchling"),
        "duel": finished(["Ada", "bot:navigator"], like="hatchling", turtles_each=1),
        "advised": stage(["Ada", "bot:swimmer"], lambda at: at["actor"] == 1 and len(at["dice"]) == 1, turtles_each=1),
        "invited": waiting(["Cleo", "bot:swimmer", None, None], seed=2),
        "daily": stage(["Ada", "Ben"], lambda at: at["actor"] == 1 and at["pile"] < 19, seed=5).daily(),
        "tower": stage([*(f"Player {seat}" for seat in range(1, 8))], _is_high, like="climber", seed=1),
        "absent": stage(["Ada", "Maximiliane"], lambda at: at["actor"] == 2, seed=11),
        "vote": stage(
            ["Cleo", "Ada", "Ben"], lambda at: at["actor"] == 2 and len(at["dice"]) == 1, seed=12
        ).followed_by(HostVoted(3, 3)),
        "risky": stage(["Ada", "bot:swimmer"], _is_risky, seed=13, turtles_each=1),
        "asked": finished(["Ada", "Ben", "Cleo"], seed=14, turtles_each=1).followed_by(RematchAnswered(2, True)),
        "series": finished(["Ada", "Maximiliane", "bot:swimmer"], seed=15, turtles_each=1).after_games(
            (2, 61, 4), (1, 48, 2), (0, 39, 3)
        ),
        "third": stage(["Ada", "Maximiliane"], lambda at: at["actor"] == 1 and at["pile"] < 19, seed=16).after_games(
            (2, 61, 4), (1, 48, 2)
        ),
        "closed": stage(["Ada", "Ben", "Cleo"], lambda at: at["actor"] == 1 and at["pile"] < 15, seed=3).closed(),
    }


def prepare(house: House) -> Json:
    """Put the tables into the storage, and return what Ada's browser keeps of them."""
    kept: Json = {}
    for name, staged in tables().items():
        house.take(staged)
        if name != "invited":
            kept |= staged.kept_by(*SEATS.get(name, (0, 1)))
    return kept


def _absent(guest: Guest) -> None:
    guest.go(tables()["absent"].table)
    guest.page.locator("[data-let-bot]").wait_for()


def _vote(guest: Guest) -> None:
    guest.go(tables()["vote"].table)
    guest.page.locator("[data-agree]").wait_for()


def _cut_off(guest: Guest) -> None:
    _table("game")(guest)
    guest.break_off()


def _really_roll(guest: Guest) -> None:
    _table("risky")(guest)
    _sheet(guest, "[data-menu]")
    guest.page.locator("[data-careful]").check()
    guest.page.keyboard.press("Escape")
    guest.page.locator("dialog").wait_for(state="detached")
    guest.page.keyboard.press("r")
    guest.page.locator("[data-choice=relent]").wait_for()


def _sound_offer(guest: Guest) -> None:
    guest.go("/")
    guest.set(soundAsked=False, sound=False)
    _table("two")(guest)
    guest.page.locator("[data-sound]").first.wait_for()


def _rematch_asked(guest: Guest) -> None:
    guest.go(tables()["asked"].table)
    guest.page.locator(".podium .won").wait_for()
    guest.page.locator("[data-rematch]").wait_for()


def _series(guest: Guest) -> None:
    guest.go(tables()["series"].table)
    guest.page.locator(".podium [data-series]").wait_for()


def _series_menu(guest: Guest) -> None:
    _table("third")(guest)
    _sheet(guest, "[data-menu]")
    guest.page.locator("dialog [data-series]").wait_for()


def _guest_menu(guest: Guest) -> None:
    _lobby(guest)
    guest.page.locator("[data-guest]").first.click()
    guest.page.locator("[data-remove]").wait_for()


def _finale(guest: Guest) -> None:
    _podium(guest)
    guest.page.locator(".hatchling.out").nth(6).wait_for(state="attached")


def _sheet(guest: Guest, opener: str) -> None:
    guest.page.locator(opener).first.click()
    guest.page.locator("dialog[open]").wait_for()


def _home(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("section[aria-labelledby=continue] .your-turn").first.wait_for()


def _settings(guest: Guest) -> None:
    _home(guest)
    _sheet(guest, ".ways nav button")
    guest.page.locator(".settings .tick input").first.check()


def _setup(mode: str) -> Callable[[Guest], None]:
    def show(guest: Guest) -> None:
        guest.go(f"/new/{mode}")
        guest.page.locator(f"form {'.names' if mode == 'device' else '.stepper'}").first.wait_for()
        guest.page.locator("details.more").evaluate("more => { more.open = true; }")
        guest.page.locator("details.more section").last.locator("select").first.select_option("live")

    return show


def _troubled(guest: Guest) -> None:
    _setup("device")(guest)
    page = guest.page
    page.locator(".names input").nth(0).fill("Zoe")
    page.locator(".names input").nth(1).fill("zoe")
    page.locator(".counts input").first.fill("25")
    page.locator("details.more section").last.locator("input[type=number]").fill("2")
    page.locator(".warning").nth(2).wait_for()


def _lobby(guest: Guest) -> None:
    guest.go(tables()["lobby"].table)
    guest.page.locator(".share").wait_for()


def _network(state: str) -> Callable[[Guest], None]:
    def show(guest: Guest) -> None:
        guest.go("/")
        guest.page.route("**/api/home-network", lambda route: route.fulfill(json=HOME_NETWORK[state]))
        _lobby(guest)
        guest.page.locator("[data-network]").wait_for()
        guest.page.unroute("**/api/home-network")

    return show


def _invited(guest: Guest) -> None:
    guest.go(tables()["invited"].table)
    guest.page.locator("[data-sit]").wait_for()


def _table(name: str) -> Callable[[Guest], None]:
    def show(guest: Guest) -> None:
        guest.go(tables()[name].table)
        guest.page.locator(f".table:has(a[href='#/']) .bar{'' if name == 'theirs' else '[data-mine]'}").wait_for()

    return show


def _log(guest: Guest) -> None:
    _table("game")(guest)
    guest.page.keyboard.press("l")
    guest.page.locator(".log button:visible").first.wait_for()


def _looking_back(guest: Guest) -> None:
    _log(guest)
    guest.page.locator(".log button:visible").nth(2).click()
    guest.page.locator("[data-now]").wait_for()


def _reactions(guest: Guest) -> None:
    _table("game")(guest)
    guest.page.locator("[data-react]").click()
    guest.page.locator(".reactions .list").wait_for()


def _menu(guest: Guest) -> None:
    _table("game")(guest)
    _sheet(guest, "[data-menu]")


def _push(guest: Guest) -> None:
    guest.page.route("**/api/push", lambda route: route.fulfill(json={"key": "BEl6"}))
    _table("daily")(guest)
    _sheet(guest, "[data-menu]")
    guest.page.locator("[data-push]").wait_for()
    guest.page.unroute("**/api/push")


def _leave(guest: Guest) -> None:
    _menu(guest)
    guest.page.locator("[data-leave]").click()
    guest.page.locator("[data-out]").wait_for()


def _keys(guest: Guest) -> None:
    _table("game")(guest)
    guest.page.keyboard.press("?")
    guest.page.locator("dialog kbd").first.wait_for()


def _check(guest: Guest) -> None:
    _table("game")(guest)
    _sheet(guest, "[data-dice]")
    _open_check(guest)


def _open_check(guest: Guest) -> None:
    guest.page.locator(".check .verdict h3").wait_for()
    for index in range(guest.page.locator(".check details").count()):
        guest.page.locator(".check details > summary").nth(index).click()


def _podium(guest: Guest) -> None:
    guest.go(tables()["over"].table)
    guest.page.locator(".podium .won").wait_for()


def _after_podium(guest: Guest) -> None:
    _podium(guest)
    guest.page.locator(".podium .buttons button").last.click()
    guest.page.locator(".area-bar.then").wait_for()


def _closed(guest: Guest) -> None:
    guest.go(tables()["closed"].table)
    guest.page.locator("[data-closed]").wait_for()


def _replay_empty(guest: Guest) -> None:
    guest.go("/replay")
    guest.page.locator("#record").wait_for()


def _replay_bad(guest: Guest) -> None:
    _replay_empty(guest)
    guest.page.locator("#record").fill(BAD)
    guest.page.locator("form button[type=submit]").click()
    guest.page.locator("#record[aria-invalid=true]").wait_for()


def _replay(guest: Guest) -> None:
    guest.go(f"/replay/{tables()['over'].table}")
    guest.page.locator(".watch").wait_for()
    guest.page.keyboard.press("Home")
    for _ in range(6):
        guest.page.keyboard.press("ArrowRight")


def _replay_end(guest: Guest) -> None:
    _replay(guest)
    guest.page.keyboard.press("End")
    guest.page.locator(".result:visible").first.wait_for()


def _replay_more(guest: Guest) -> None:
    _replay(guest)
    _sheet(guest, ".watch > header > button:last-child")


def _replay_check(guest: Guest) -> None:
    _replay(guest)
    if not guest.page.locator(".tools button:visible").count():
        _sheet(guest, ".watch > header > button:last-child")
    guest.page.locator(".tools button:visible, dialog .menu button:visible").first.click()
    _open_check(guest)


def _review(name: str) -> Callable[[Guest], None]:
    def show(guest: Guest) -> None:
        guest.go(f"/review/{tables()[name].table}")
        guest.page.locator(".parts button").first.click()
        guest.page.locator("[data-try]").wait_for()

    return show


def _review_mistake(guest: Guest) -> None:
    _review("slips")(guest)
    guest.page.keyboard.press("Home")
    for _ in range(400):
        if guest.page.locator(".wrong").count():
            break
        guest.page.keyboard.press("ArrowRight")
    guest.page.locator(".wrong").wait_for()


def _review_log(guest: Guest) -> None:
    _review("crowd")(guest)
    guest.page.locator("[data-log]").click()
    guest.page.locator(".panel .remarks").first.wait_for()


def _review_tables(guest: Guest) -> None:
    _review("crowd")(guest)
    for index in range(guest.page.locator(".panel details").count()):
        guest.page.locator(".panel details > summary").nth(index).click()
    guest.page.locator(".panel details td").last.wait_for()


def _review_about(guest: Guest) -> None:
    _review("duel")(guest)
    _sheet(guest, "[data-about]")
    guest.page.locator("dialog .about h2").first.wait_for()


def _try(guest: Guest) -> None:
    _review("slips")(guest)
    guest.page.locator("[data-try]").click()
    guest.page.locator(".trying .bar[data-mine]").wait_for()


def _try_answer(guest: Guest) -> None:
    _try(guest)
    guest.page.keyboard.press("1")
    guest.page.locator("[data-outcome]").wait_for()


def _try_over(guest: Guest) -> None:
    _try(guest)
    while not guest.page.locator("[data-over]").count():
        guest.page.keyboard.press("1")
        guest.page.locator("[data-next]").click()
        guest.page.locator(".trying .bar[data-mine], [data-over]").first.wait_for()


def _review_empty(guest: Guest) -> None:
    guest.go("/review")
    guest.page.locator("#record").wait_for()


def _advice(guest: Guest) -> None:
    _table("advised")(guest)
    guest.page.keyboard.press("a")
    guest.page.locator("[data-worth]").first.wait_for()


def _games(guest: Guest) -> None:
    guest.go("/")
    guest.page.evaluate("games => localStorage.setItem('mahe:games', JSON.stringify(games))", GAMES)
    guest.go("/games")
    guest.page.locator("main ol li").first.wait_for()


def _no_games(guest: Guest) -> None:
    guest.go("/")
    guest.page.evaluate("localStorage.removeItem('mahe:games')")
    guest.go("/games")
    guest.page.locator("main .button").wait_for()


def _learn(guest: Guest) -> None:
    guest.go("/learn")
    guest.page.locator(".learn [data-first]").wait_for()


def _rules(guest: Guest) -> None:
    guest.go("/rules")
    guest.page.locator("#chapter-1").wait_for()


def _study(text: str) -> Callable[[Guest], None]:
    def show(guest: Guest) -> None:
        guest.go(f"/study/{text}")
        guest.wait("text => document.querySelector('[data-text]')?.value === text", text)
        guest.page.locator("[data-look]").click()
        guest.page.locator(".study .page[aria-busy=false]").wait_for()

    return show


def _study_edit(text: str) -> Callable[[Guest], None]:
    def show(guest: Guest) -> None:
        _study(text)(guest)
        guest.page.locator("[data-edit]").click()
        guest.page.locator("[data-mark=A]").click()
        guest.page.locator(".editor summary").click()

    return show


def _study_play(guest: Guest) -> None:
    _study(LIVELY)(guest)
    _sheet(guest, "[data-play]")


def _study_game(guest: Guest) -> None:
    _replay(guest)
    guest.page.keyboard.press("End")
    guest.page.keyboard.press("ArrowLeft")
    if not guest.page.locator("[data-study]:visible").count():
        _sheet(guest, ".watch > header > button:last-child")
    guest.page.locator("[data-study]:visible").click()
    guest.page.locator("[data-look]").click()
    guest.page.locator(".way summary").click()
    guest.page.locator("[data-options] button, [data-outcomes] button").first.click()


def _solved(guest: Guest) -> None:
    guest.go("/solved/7")
    guest.page.locator(".ask .bar[data-mine]").wait_for()


def _solved_answer(guest: Guest) -> None:
    _solved(guest)
    guest.page.keyboard.press("s")
    guest.page.locator("[data-outcome]").wait_for()


def _solved_look(guest: Guest) -> None:
    guest.go("/solved/look/a=12&b=12&top=B&turn=1&face_up=5&cards_a=3&cards_b=1")
    guest.page.locator(".look table").wait_for()


def _puzzles(guest: Guest) -> None:
    guest.go("/puzzles/2026-11-17")
    guest.page.locator(".puzzles [data-outcome], .puzzles .bar[data-mine], .puzzles [data-result]").first.wait_for()
    if guest.page.locator("[data-sign]").first.get_attribute("data-sign") != "open":
        guest.page.locator("[data-sign]").first.click()
        guest.page.locator("[data-outcome]").wait_for()


def _puzzles_answer(guest: Guest) -> None:
    _puzzles(guest)
    if guest.page.locator(".bar[data-mine]").count():
        guest.page.keyboard.press("1")
    guest.page.locator("[data-outcome]").wait_for()


def _puzzles_result(guest: Guest) -> None:
    _puzzles(guest)
    for _ in range(5):
        if guest.page.locator(".bar[data-mine]").count():
            guest.page.keyboard.press("2")
        guest.page.locator("[data-next]").click()
    guest.page.locator("[data-result]").wait_for()


def _privacy(guest: Guest) -> None:
    guest.go("/privacy")
    guest.page.locator("[data-contact]").wait_for()


def _nowhere(guest: Guest) -> None:
    guest.go("/nowhere")
    guest.page.locator("main.lone h1").wait_for()


def _gone(guest: Guest) -> None:
    guest.go("nosuchtable")
    guest.page.locator(".gone").wait_for()


SCREENS: Final[dict[str, Callable[[Guest], None]]] = {
    "home": _home,
    "settings": _settings,
    "setup-friends": _setup("friends"),
    "setup-device": _setup("device"),
    "setup-troubles": _troubled,
    "lobby": _lobby,
    "decision": _table("game"),
    "two-turtles": _table("two"),
    "cards": _table("cards"),
    "waiting": _table("theirs"),
    "seven": _table("full"),
    "log": _log,
    "looking-back": _looking_back,
    "reactions": _reactions,
    "menu": _menu,
    "leave": _leave,
    "keys": _keys,
    "check": _check,
    "podium": _podium,
    "after-podium": _after_podium,
    "closed": _closed,
    "replay-empty": _replay_empty,
    "replay-bad": _replay_bad,
    "replay": _replay,
    "replay-end": _replay_end,
    "replay-more": _replay_more,
    "replay-check": _replay_check,
    "review": _review("slips"),
    "review-seven": _review("crowd"),
    "review-two": _review("duel"),
    "review-mistake": _review_mistake,
    "review-log": _review_log,
    "review-tables": _review_tables,
    "review-about": _review_about,
    "try": _try,
    "try-answer": _try_answer,
    "try-over": _try_over,
    "review-empty": _review_empty,
    "advice": _advice,
    "learn": _learn,
    "rules": _rules,
    "puzzles": _puzzles,
    "puzzles-answer": _puzzles_answer,
    "puzzles-result": _puzzles_result,
    "study": _study(LIVELY),
    "study-tower": _study("7x1/13GFEDCBA/6/123.55..66..4./7:Gr"),
    "study-over": _study("2x1d1-1-1-0-0-0s1/3B22A/0/1.2/1"),
    "study-bad": _study("3x2/4BA17Z/5/13..55/2:C2"),
    "study-edit": _study_edit("2x2c/4AC9B/2/1356.24!4/1-A:B3"),
    "study-edit-seven": _study_edit("7x1/13GFEDCBA/6/123.55..66..4./7:Gr"),
    "study-play": _study_play,
    "study-game": _study_game,
    "solved": _solved,
    "solved-answer": _solved_answer,
    "solved-look": _solved_look,
    "privacy": _privacy,
    "nowhere": _nowhere,
    "gone": _gone,
    "network-ask": _network("ask"),
    "network-open": _network("open"),
    "network-none": _network("none"),
    "invited": _invited,
    "tower": _table("tower"),
    "push": _push,
    "games": _games,
    "no-games": _no_games,
    "absent": _absent,
    "vote": _vote,
    "offline": _cut_off,
    "really-roll": _really_roll,
    "sound-offer": _sound_offer,
    "rematch-asked": _rematch_asked,
    "series": _series,
    "series-menu": _series_menu,
    "guest-menu": _guest_menu,
    "finale": _finale,
}


def show(guest: Guest, name: str) -> None:
    """Bring a screen up, from whichever came before it in the list."""
    guest.page.keyboard.press("Escape")
    guest.page.locator("dialog").wait_for(state="detached")
    guest.connect()
    SCREENS[name](guest)


def lesson(guest: Guest, each: Callable[[int], None]) -> int:
    """Go through the tutorial, calling *each* at every step, and return how many there were."""
    show(guest, "learn")
    page = guest.page
    panel = page.locator(".panel > section")
    step = 0
    while True:
        step += 1
        each(step)
        if page.locator(".panel a.choice").count():
            return step
        label = panel.get_attribute("aria-label")
        page.locator(".choices [data-first]").click()
        if page.locator(".choices .hint").count():
            page.locator(".choices .hint").click()
        guest.wait("before => document.querySelector('.panel > section').ariaLabel !== before", label)
        page.locator(".choices [data-first]").wait_for()
