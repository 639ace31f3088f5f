"""`mahe terminal --plain`: set-up, game, replay or a server's table, at a prompt."""

from __future__ import annotations

from contextlib import suppress

from mahe.terminal.local import Keeping, LocalGame, new_table, resumed_game
from mahe.terminal.plain import Ask, Prompt, Quit, Say, announce_record, play_plain
from mahe.terminal.plain_remote import visit_plain
from mahe.terminal.plain_review import announce_review, offer_review
from mahe.terminal.plain_setup import set_up
from mahe.terminal.players import recorded_cast
from mahe.terminal.remote import RemoteGame
from mahe.terminal.saved import NotThere, keep, take_up
from mahe.terminal.seats import Seats
from mahe.terminal.start_options import StartOptions
from mahe.terminal.table_form import TableForm


def run_plain(plan: StartOptions, ask: Ask, say: Say) -> None:
    """Do what *plan* says; if the player breaks off, save the game and raise EOFError or KeyboardInterrupt."""
    prompt = Prompt(ask, say, plan.words)
    if plan.record is not None:
        record = plan.record
        announce_record(record, plan.words, say)
        say("")
        announce_review(lambda: record, recorded_cast(record, plan.words), (), say)
    elif plan.address is not None:
        game = RemoteGame(plan.address, plan.words, Seats(plan.folder, plan.address.link))
        try:
            visit_plain(game, prompt, plan.visitor)
            if game.phase == "over":
                offer_review(game, prompt)
        except Quit:
            say(plan.words("terminal-seat-kept", link=plan.address.link))
    else:
        with suppress(Quit):
            _play(*_game(plan, prompt))


def _game(plan: StartOptions, prompt: Prompt) -> tuple[LocalGame, Prompt]:
    """Return the game to play, and the prompt in the language that was chosen."""
    if plan.rules is not None:
        keeping = Keeping(keep(plan.folder), plan.file)
        return LocalGame(new_table(plan.rules, plan.names, plan.root), plan.words, keeping), prompt
    draft = TableForm(plan.words)
    while True:
        chosen = set_up(draft, prompt, plan.folder)
        prompt = Prompt(prompt.ask, prompt.say, draft.words)
        if chosen is None:
            break
        try:
            kept, record = take_up(chosen)
        except NotThere as error:
            prompt.say(error.localized(draft.words))
        else:
            return resumed_game(record, plan.root, draft.words, Keeping(kept, plan.file)), prompt
    keeping = Keeping(keep(plan.folder), plan.file)
    table = new_table(draft.rules(), draft.names(), plan.root)
    game = LocalGame(table, draft.words, keeping, open_clutches=draft.open_clutches, with_advice=draft.has_advice)
    return game, prompt


def _play(game: LocalGame, prompt: Prompt) -> None:
    kept = True
    try:
        prompt.say(prompt.words("terminal-plain-help"))
        play_plain(game, prompt)
        kept = False
    except Quit as end:
        kept = end.keep
    finally:
        game.leave(keep=kept)
        if kept:
            prompt.say("")
            prompt.say(prompt.words("terminal-kept"))
    if game.table.waiting_for is None:
        offer_review(game, prompt)
