"""Fair dice in a record: what a server writes is accepted, and whatever is changed in it is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahe.play import DiceCheck, WrongDice, check_dice, fair_record
from mahe.play.fair import LENGTH, Chain
from mahe.play.fair_record import fair_tags
from mahe.record import Record, RecordError, format_record, parse_record, record_game
from mahe.rules import TINY, Decision, Outcome, Roll, Rolled, Rules, Start, Turned, actor, options
from mahe.tablelog import Away, Back, ChainBegun, Left, Sat, TipGiven, chain_secret, next_steps
from tests.kit.logs import GrowingLog

Choice: TypeAlias = tuple[Decision, bytes]
"""A decision, and the link that goes with it."""

TABLE = "4gq-Xw_0aZk2PdYb"
SMALL = Rules(players=3, turtles_each=1, deck=(1, 2, 1, 1, 2, 1), set_aside=2)
DAY = "2026-11-15"


@dataclass
class Browser:
    """A person's half of the dice. Without a chain it never sends a link."""

    chain: Chain | None

    faith: float = 1.0
    """How often it sends the link."""

    sent: int = 0

    @property
    def tip(self) -> str:
        return self.chain.tip.hex() if self.chain else ""

    def link(self, random: Random) -> bytes:
        """Return the next link, or nothing."""
        if self.chain is None or random.random() >= self.faith:
            return b""
        return self.chain.link(self.sent + 1)


class Evening:
    """A table of a server, and those who play at it."""

    def __init__(
        self, rules: Rules, browsers: Sequence[Browser | None], seed: int = 1, position: str | None = None
    ) -> None:
        self.random = Random(seed)
        self.browsers = list(browsers)
        secret = bytes([seed]) * 32
        self.log = GrowingLog(TABLE, secret)
        self.table = self.log.table
        bots = ["hatchling" if browser is None else None for browser in browsers]
        self.log.open(rules, bots, stand_in="hatchling", position=position)
        people = [(seat, browser) for seat, browser in enumerate(browsers, 1) if browser is not None]
        self.log.add(*(Sat(seat, f"Person {seat}", bytes.fromhex(browser.tip)) for seat, browser in people))

    def start(self) -> Evening:
        self.log.add_steps(self.log.after_start())
        return self

    def next_link(self) -> bytes:
        """Return the link that whoever must decide would send, or nothing."""
        browser = self.browsers[(self.table.decider or 0) - 1]
        assert browser is not None
        return browser.link(self.random)

    def choose(self) -> Choice:
        """Choose anything at all."""
        decision = self.random.choice(options(self.table.state))
        return decision, self.next_link() if isinstance(decision, Start | Roll) else b""

    def play(self, draws: int = 1_000_000, choose: Callable[[Evening], Choice] = choose) -> Evening:
        """Play on to the end, or until there were that many draws."""
        table = self.table
        while table.phase == "playing" and table.draws < draws:
            if table.bot is not None:
                self.log.add_steps(self.log.after_bot())
                continue
            seat = table.decider
            assert seat is not None
            decision, link = choose(self)
            browser = self.browsers[seat - 1]
            assert browser is not None
            browser.sent += bool(link)
            self.log.add_steps(self.log.after_decision(seat, decision, link))
        return self

    def leave(self, seat: int) -> Evening:
        self.log.add(Left(seat))
        return self

    def text(self) -> str:
        return format_record(self.log.record(DAY))

    def check(self) -> DiceCheck:
        """Check the record of the game so far by way of its text."""
        found = check_dice(parse_record(self.text()))
        assert found == DiceCheck(self.table.draws, len(self.log.alone))
        return found


def chained(number: int, faith: float = 1.0) -> Browser:
    return Browser(Chain(bytes([100 + number]) * 32), faith)


def dawdle(evening: Evening) -> Choice:
    """Choose what keeps the turtles away from the beach, foreseeing the dice, so that the game goes on and on."""
    table = evening.table
    before = table.state
    link = evening.next_link()
    choices = [(decision, link if isinstance(decision, Start | Roll) else b"") for decision in options(before)]
    choices += [(decision, b"") for decision, with_link in choices if with_link]

    def danger(choice: Choice) -> tuple[bool, int]:
        assert table.decider is not None
        after = before
        for step in evening.log.after_decision(table.decider, *choice):
            after = step.after or after
        wins = after.cards != before.cards or actor(after) is None
        return wins, max(after.space(turtle) for turtle in after.rules.turtles)

    return min(choices, key=danger)


# What a server writes.


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_game_with_all_sorts_of_people_and_bots_checks_out_at_every_stage(seed: int) -> None:
    rules = Rules(players=6, cards_as_dice=bool(seed % 2), third_die_at_seven=seed > 4, bust_ends_turn=seed > 6)
    people = [chained(1), chained(2, faith=0.5), Browser(None), None, chained(5), chained(6, faith=0.0)]
    evening = Evening(rules, people, seed).start()
    assert evening.check() == DiceCheck(1, 1)
    evening.play(40).check()
    evening.log.add(Away(1))
    evening.play(60).check()
    evening.log.add(Back(1))
    evening.play(80).leave(5).check()
    found = evening.play().check()
    assert evening.table.phase == "over"
    assert 0 < found.alone < found.draws


@pytest.mark.parametrize("rules", [TINY, Rules(players=2), Rules(players=3, cards_as_dice=True), Rules(players=7)])
def test_games_of_all_sizes_check_out(rules: Rules) -> None:
    evening = Evening(rules, [chained(seat) for seat in rules.seats]).start().play()
    found = evening.check()
    assert found.alone == 1  # The first card.


def test_a_game_of_bots_is_drawn_by_the_server_alone() -> None:
    found = Evening(TINY, [None, None]).start().play().check()
    assert found.draws == found.alone > 10


def test_who_left_before_the_start_leaves_nothing_in_the_record() -> None:
    evening = Evening(TINY, [chained(1), chained(2)]).leave(2)
    evening.browsers[1] = browser = chained(7)
    evening.log.add(Sat(2, "Late", bytes.fromhex(browser.tip)))
    evening.start().play()
    assert evening.check().alone == 1
    assert browser.tip in evening.text()
    assert chained(2).tip not in evening.text()


def test_a_chain_may_come_late_as_in_a_rematch() -> None:
    evening = Evening(Rules(players=2), [Browser(None), Browser(None)]).start().play(20)
    for seat in (1, 2):
        evening.browsers[seat - 1] = browser = chained(seat)
        evening.log.add(TipGiven(seat, bytes.fromhex(browser.tip)))
    assert evening.check().alone == evening.table.draws
    alone = len(evening.log.alone)
    # The card after a die without a link is still drawn without one.
    assert alone <= evening.play().check().alone <= alone + 1


def test_a_chain_that_comes_after_the_end_is_no_harm() -> None:
    evening = Evening(TINY, [Browser(None), None]).start().play()
    evening.log.add(TipGiven(1, bytes.fromhex(chained(1).tip)))
    assert f'[Tip1 "{chained(1).tip}"]\n[Link1 "{chained(1).tip}"]\n' in evening.text()
    evening.check()


def test_a_game_of_more_draws_than_a_chain_has_links_goes_on_with_another() -> None:
    evening = Evening(Rules(players=2, turtles_each=1), [chained(1), chained(2)]).start()
    for draws in (LENGTH - 2, LENGTH, LENGTH + 1, LENGTH + 60):
        evening.play(draws, dawdle).check()
    assert len(evening.table.server) == 2
    assert evening.play().check().draws > LENGTH


def shorten(monkeypatch: pytest.MonkeyPatch, length: int) -> None:
    """Let the server's chains have fewer links."""
    monkeypatch.setattr(next_steps, "LENGTH", length)
    monkeypatch.setattr(next_steps, "Chain", lambda secret: Chain(secret, length))
    monkeypatch.setattr(fair_record, "LENGTH", length)


@pytest.mark.parametrize("length", [7, 64, 100])
def test_short_chains_follow_each_other(monkeypatch: pytest.MonkeyPatch, length: int) -> None:
    shorten(monkeypatch, length)
    evening = Evening(Rules(players=3), [chained(1), None, chained(3, faith=0.8)]).start()
    for draws in range(1, 30):
        evening.play(draws).check()
    evening.play().check()
    assert len(evening.table.server) > 2


def test_the_tip_of_the_next_chain_may_stand_there_when_one_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch, 8)
    evening = Evening(TINY, [chained(1), chained(2)]).start().play(8, dawdle)
    assert evening.table.draws == 8
    if len(evening.table.server) == 1:
        evening.check()
        evening.log.add(ChainBegun(evening.log.dealer.chain(1).tip))
    evening.check()
    evening.play(9, dawdle).check()
    tip = Chain(b"n" * 32).tip.hex()
    more = re.sub(r'(\[Server(?:Tip|Link) ".*)"', rf'\1 {tip}"', evening.text())
    with pytest.raises(WrongDice, match="one chain for every 8 draws"):
        check_dice(parse_record(more))


def test_a_person_may_throw_more_often_than_our_chains_have_links() -> None:
    people = [Browser(Chain(bytes([seat]) * 32, 2 * LENGTH)) for seat in (1, 2)]
    evening = Evening(Rules(players=2, turtles_each=1), people).start().play(3 * LENGTH, dawdle)
    evening.check()
    assert min(browser.sent for browser in people) > LENGTH


# What nobody may change.


@cache
def game() -> str:
    """Return a game with every sort of tag."""
    evening = Evening(SMALL, [chained(1), None, chained(3)], seed=3).start().play(30).leave(3).play()
    assert 20 < evening.check().alone < evening.table.draws - 20
    return evening.text()


def fake(record: Record, **values: str) -> Record:
    """Return *record* with other values of tags."""
    return Record(tuple((name, values.get(name, value)) for name, value in record.tags), record.events)


def drawn(record: Record) -> list[Outcome]:
    return [event for event in record.events if isinstance(event, Rolled | Turned)]


def refused(text: str) -> bool:
    """Whether *text* is refused by one of our own errors; anything else is a crash."""
    try:
        record = parse_record(text)
        return check_dice(record) is None
    except (RecordError, WrongDice):
        return True


def spans(text: str) -> list[int]:
    """Return where the characters stand that the dice depend on: chains, what was drawn alone, and all the turns."""
    tags = re.finditer(r'\[(Table|Server\w+|Tip\d|Link\d|DrawnAlone|FirstClutch|Check) "(.*)"\]', text)
    places = [at for tag in tags for at in range(*tag.span(2))]
    return [*places, *range(text.index("\n\n") + 2, len(text))]


@given(st.data())
def test_any_changed_character_is_found(data: st.DataObject) -> None:
    text = game()
    at = data.draw(st.sampled_from(spans(text)))
    character = data.draw(st.sampled_from("0123456789abcdefABCDEFGx=+/- ."))
    changed = text[:at] + character + text[at + 1 :]
    assert changed == text or refused(changed)


@given(st.data())
def test_any_lost_doubled_or_swapped_character_is_found(data: st.DataObject) -> None:
    text = game()
    at = data.draw(st.sampled_from(spans(text)))
    here, there = text[at], text[at + 1 : at + 2]
    for instead in ("", here * 2, there + here):
        changed = text[:at] + instead + text[at + (2 if instead == there + here else 1) :]
        assert changed == text or refused(changed)


def test_every_number_of_a_draw_made_alone_counts() -> None:
    record = parse_record(game())
    alone = dict(record.tags)["DrawnAlone"]
    for at in range(len(alone)):
        for character in set("0123456789- ") - {alone[at]}:
            changed = alone[:at] + character + alone[at + 1 :]
            with pytest.raises(WrongDice):
                check_dice(fake(record, DrawnAlone=changed))


@pytest.mark.parametrize("name", ["ServerTip", "ServerLink", "Tip1", "Link1", "Tip3", "Link3"])
def test_every_digit_of_a_hash_counts_and_there_is_one_way_to_write_it(name: str) -> None:
    record = parse_record(game())
    value = dict(record.tags)[name]
    changed = [value[:at] + f"{int(value[at], 16) ^ 1:x}" + value[at + 1 :] for at in range(64)]
    changed += [value.upper(), value[1:], value + "0", value + " ", "\u0430" + value[1:], "0x" + value[2:]]
    for instead in changed:
        with pytest.raises(WrongDice):
            check_dice(fake(record, **{name: instead}))


@pytest.mark.parametrize("name", ["Table", "ServerTip", "ServerLink", "Tip1", "Link1", "Tip3", "Link3", "DrawnAlone"])
def test_no_tag_can_be_left_out_renamed_or_emptied(name: str) -> None:
    line = re.search(rf'\[{name} ".*"\]\n', game())
    assert line is not None
    for instead in ("", f'[{name} ""]\n', line[0].replace(name, f"X{name}")):
        with pytest.raises(WrongDice):
            check_dice(parse_record(game().replace(line[0], instead)))


def test_a_record_without_any_of_the_tags_is_not_checked() -> None:
    text = re.sub(r'\[(?:Table|Server\w+|Tip\d|Link\d|DrawnAlone) ".*"\]\n', "", game())
    assert check_dice(parse_record(text)) is None


def test_another_order_of_the_tags_makes_no_difference() -> None:
    record = parse_record(game())
    shuffled = list(record.tags[1:])
    Random(5).shuffle(shuffled)
    assert check_dice(Record((record.tags[0], *shuffled), record.events)) == check_dice(record)


def test_a_changed_die_is_found_even_if_the_check_sum_is_left_out() -> None:
    text = re.sub(r'\[Check ".*"\]\n', "", game())
    for bust in list(re.finditer(r"[A-F]\d*(\d)x", text))[:20]:
        for pips in {"5", "6"} - {bust[1]}:
            changed = text[: bust.start(1)] + pips + text[bust.end(1) :]
            assert refused(changed)


# What a cheat would try.


@cache
def two_draws() -> Record:
    """Return a game after its first card and its first die, thrown by seat 1 with a link."""
    evening = Evening(TINY, [chained(1), chained(2)]).start().play(2)
    assert evening.check() == DiceCheck(2, 1)
    return parse_record(evening.text())


def test_a_host_cannot_begin_a_new_chain_when_it_likes() -> None:
    # A chain for each draw could be made when the player's link is known, and so give any die.
    one, other = Chain(b"1" * 32), Chain(b"2" * 32)
    tips = f"{one.tip.hex()} {other.tip.hex()}"
    links = f"{one.link(1).hex()} {other.link(1).hex()}"
    with pytest.raises(WrongDice, match="ServerTip and ServerLink must each name one chain for every 4096 draws"):
        check_dice(fake(two_draws(), ServerTip=tips, ServerLink=links))


def test_a_host_cannot_skip_a_link_of_its_own() -> None:
    chain = Chain(chain_secret(bytes([1]) * 32, 0))
    assert check_dice(fake(two_draws(), ServerLink=chain.link(2).hex())) is not None
    for number in (0, 1, 3, LENGTH):
        with pytest.raises(WrongDice, match="ServerLink does not lead to its tip in 2 steps"):
            check_dice(fake(two_draws(), ServerLink=chain.link(number).hex()))


def test_a_host_cannot_hide_that_a_player_has_sent_another_link() -> None:
    chain = chained(1).chain
    assert chain is not None
    with pytest.raises(WrongDice, match="Link1 does not lead to its tip in 1 step, one for each draw"):
        check_dice(fake(two_draws(), Link1=chain.link(2).hex()))


def test_a_host_cannot_say_that_it_drew_alone_what_it_did_not() -> None:
    lie = fake(two_draws(), DrawnAlone="1-2")
    with pytest.raises(WrongDice, match="Link1 does not lead to its tip in 0 steps"):
        check_dice(lie)
    without = tuple(tag for tag in lie.tags if tag[0] not in ("Tip1", "Link1"))
    with pytest.raises(WrongDice, match=r"draw 2: the chains give the die \d, the record says the die \d"):
        check_dice(Record(without, lie.events))


def test_the_dice_of_one_table_are_not_those_of_another() -> None:
    with pytest.raises(WrongDice, match=r"draw \d: the chains give the (die|card) \d, the record says the \1 \d"):
        check_dice(fake(parse_record(game()), Table="another-table"))


def test_a_seat_without_a_chain_has_no_links() -> None:
    evening = Evening(TINY, [Browser(None), None]).start().play(4)
    with pytest.raises(WrongDice, match="seat 1 has no chain, so DrawnAlone must name all of its draws"):
        check_dice(fake(parse_record(evening.text()), DrawnAlone="1"))


def test_a_card_goes_with_the_die_before_it() -> None:
    with pytest.raises(WrongDice, match="draw 1: the server drew this card alone, so DrawnAlone must name it"):
        check_dice(fake(two_draws(), DrawnAlone="2"))
    record = Evening(TINY, [chained(1), chained(2)]).start().play().log.record(DAY)
    number = max(number for number, outcome in enumerate(drawn(record), 1) if isinstance(outcome, Turned))
    assert number > 1
    with pytest.raises(WrongDice, match=f"draw {number}: this card has the link of the die before it"):
        check_dice(fake(record, DrawnAlone=f"1 {number}"))


# Tags that are nonsense.


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("Table", "", "Table must be a table's id"),
        ("Table", "a b", "Table must be a table's id"),
        ("Table", "ü", "Table must be a table's id"),
        ("Table", "x" * 41, "Table must be a table's id"),
        ("ServerTip", "", "ServerTip must be made of hashes"),
        ("ServerTip", "00", "ServerTip must be made of hashes"),
        ("ServerLink", "zz" * 32, "ServerLink must be made of hashes"),
        ("ServerLink", " ".join(["00" * 32] * 2), "must each name one chain"),
        ("ServerLink", "00" * 32, r"ServerLink does not lead to its tip in \d+ steps"),
        ("Tip1", " ".join(["00" * 32] * 2), "Tip1 and Link1 must each be one hash"),
        ("Link3", " ".join(["00" * 32] * 2), "Tip3 and Link3 must each be one hash"),
        ("Link3", "00" * 32, "Link3 does not lead to its tip"),
        ("DrawnAlone", "", "draw 1: the server drew this card alone, so DrawnAlone must name it"),
        ("DrawnAlone", " 1", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "1 ", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "01", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "1-", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "-1", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "1--3", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "1,3", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "١", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "²", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "9" * 10_000, "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "1-999999999", r"DrawnAlone names draw 999999999, and there are \d+"),
        ("DrawnAlone", "1-2-3", "DrawnAlone must list the numbers of draws"),
        ("DrawnAlone", "1-2 2-3", "DrawnAlone must be in order"),
        ("DrawnAlone", "3-1", "DrawnAlone must be in order"),
        ("DrawnAlone", "1 1", "DrawnAlone must be in order"),
        ("DrawnAlone", "1-1", "DrawnAlone must be in order"),
        ("DrawnAlone", "1 2", "DrawnAlone must be in order"),
        ("DrawnAlone", "1-40 " * 10_000 + "1", "DrawnAlone must be in order"),
    ],
)
def test_nonsense_in_a_tag_is_refused_in_a_sentence(name: str, value: str, reason: str) -> None:
    with pytest.raises(WrongDice, match=reason) as refusal:
        check_dice(fake(parse_record(game()), **{name: value}))
    assert len(str(refusal.value)) < 150


@pytest.mark.parametrize("name", ["Tip4", "Link4", "Tip0", "Link01", "Tip2026"])
def test_a_chain_of_a_seat_that_is_not_there_is_refused(name: str) -> None:
    record = parse_record(game())
    with pytest.raises(WrongDice, match=f"the tag {name} belongs to no seat of this game"):
        check_dice(Record((*record.tags, (name, "00" * 32)), record.events))


def test_a_tag_of_chains_alone_is_refused() -> None:
    record = record_game(TINY, ["Ada", "Ben"], [Turned(1)], extra=[("Tip1", "00" * 32)])
    with pytest.raises(WrongDice, match="the tag Table is missing"):
        check_dice(record)


VALUES = st.one_of(
    st.text(max_size=40),
    st.text(alphabet="0123456789- ", max_size=20),
    st.lists(st.binary(min_size=31, max_size=33).map(bytes.hex), max_size=3).map(" ".join),
    st.sampled_from(["", TABLE, "1", "1-3", "00" * 32]),
)
NAMES = st.sampled_from(["Table", "ServerTip", "ServerLink", "Tip1", "Link1", "Tip2", "Link2", "Tip3", "DrawnAlone"])


@given(st.dictionaries(NAMES, VALUES, min_size=1))
def test_garbage_is_refused_by_our_own_errors_only(values: dict[str, str]) -> None:
    record = parse_record(game())
    tags = [(name, values.get(name, value)) for name, value in record.tags]
    for tried in (tags, [tag for tag in record.tags if tag[0] not in values], [*tags[:15], *values.items()]):
        try:
            check_dice(Record(tuple(tried), record.events))
        except WrongDice:
            continue
        assert dict(tried).items() >= {tag for tag in record.tags if re.match("Table|Server|Tip|Link|Drawn", tag[0])}


def test_the_work_does_not_grow_with_what_the_tags_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    record = parse_record(game())
    draws = len(drawn(record))
    hashed = 0

    def count(link: bytes) -> bytes:
        nonlocal hashed
        hashed += 1
        return link

    monkeypatch.setattr(fair_record, "next_hash", count)
    hashes = dict.fromkeys(("ServerTip", "ServerLink", "Tip1", "Link1", "Tip3", "Link3"), "ab" * 32)
    with pytest.raises(WrongDice):
        check_dice(fake(record, **hashes))
    assert draws <= hashed <= 2 * draws


def test_the_tags_are_written_in_this_form() -> None:
    assert fair_tags(
        table="t",
        server=[(b"\x01" * 32, b"\x02" * 32), (b"\x03" * 32, b"\x04" * 32)],
        players=[(b"", b""), (b"\x05" * 32, b"\x06" * 32)],
        alone=[1, 2, 3, 7, 9, 10],
    ) == [
        ("Table", "t"),
        ("ServerTip", "01" * 32 + " " + "03" * 32),
        ("ServerLink", "02" * 32 + " " + "04" * 32),
        ("Tip2", "05" * 32),
        ("Link2", "06" * 32),
        ("DrawnAlone", "1-3 7 9-10"),
    ]
