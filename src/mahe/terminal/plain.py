"""The game without a screen, for screen readers and pipes: numbered choices, one line for every event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mahe.locales import Words
from mahe.record import Record
from mahe.rules import Decision, MaheError, Seat, Start, options, standing
from mahe.rules.pieces import one_by_one
from mahe.sentences import reason_of, sentence_of
from mahe.terminal.advice import advice_lines
from mahe.terminal.board import is_over
from mahe.terminal.game import Game
from mahe.terminal.local import LocalGame
from mahe.terminal.narration import describe_choice, describe_decider, describe_event, describe_position, log_line
from mahe.terminal.players import recorded_cast
from mahe.terminal.podium import result_lines, verdict
from mahe.terminal.record_file import NameTaken, save_record
from mahe.terminal.refusal import Refused

Ask = Callable[[str], str]
"""Shows a prompt and returns the answer; raises EOFError at the end of the input."""

Say = Callable[[str], None]
"""Shows a line."""


class Quit(Exception):
    """The player quits; the game is kept or not."""

    def __init__(self, *, keep: bool) -> None:
        super().__init__()
        self.keep = keep


@dataclass(frozen=True)
class Prompt:
    """A player who types answers."""

    ask: Ask
    say: Say
    words: Words

    def choose(self, question: str, answers: Sequence[str]) -> int:
        """Show numbered answers and return the number of the one chosen, from 0."""
        answer = self.number(question, answers)
        while not isinstance(answer, int):
            self.say(self.words("terminal-please", answers=self._right(len(answers), enter=False)))
            answer = self.number(question, answers)
        return answer

    def number(self, question: str, answers: Sequence[str], *, first_by_enter: bool = False) -> int | str:
        """Show numbered answers and return the number of the one chosen, from 0, or a command such as "?".

        After a wrong answer it says which ones are right, and asks again.
        """
        for number, answer in enumerate(answers, 1):
            self.say(f"  {number}  {answer}")
        numbers = [str(number) for number in range(1, len(answers) + 1)]
        right = self._right(len(answers), enter=first_by_enter)
        while True:
            answer = self.line(f"{question} ({right})")
            if answer in numbers:
                return numbers.index(answer)
            if not answer and first_by_enter:
                return 0
            if answer and answer[0].lower() in "?acwq" and answer.isprintable() and len(answer) < 300:
                return answer
            self.say(self.words("terminal-please", answers=right))

    def line(self, label: str) -> str:
        """Ask for a line of text, and return it without surrounding blanks."""
        return self.ask(self.words("pair", label=label, value="")).strip()

    def _right(self, count: int, *, enter: bool) -> str:
        """Return which answers are valid: "1 or Enter", "1 or 2", "1 to 5"."""
        words = self.words
        if enter and count == 1:
            return words("terminal-one-or-enter")
        return words.list(["1", "2"], either=True) if count == 2 else words("terminal-to", last=count)


def play_plain(game: LocalGame, prompt: Prompt) -> None:
    """Play a game on this terminal to its end; raise Quit or EOFError if the player leaves before."""
    for index in range(len(game.events)):
        _announce_move(game, index, prompt.say)
    while game.table.waiting_for is not None:
        try:
            if bot := game.thinking:
                decision = bot.bot.choose(game.table.state, options(game.table.state))
            else:
                decision = ask_decision(game, prompt)
        except KeyboardInterrupt:
            ask_quit(prompt)
            continue
        for index in game.do(decision):
            announce_event(game, index, prompt.say)
    announce_end(game, prompt.say)


def ask_decision(game: Game, prompt: Prompt) -> Decision:
    """Ask whoever must decide; raise Quit."""
    seat = game.deciding
    assert seat is not None
    state, cast = game.states[-1], game.cast
    offered = options(state)
    name = cast.who(seat)
    prompt.say("")
    if isinstance(offered[0], Start) and state.moved is None:
        announce_table(game, seat, prompt.say)
    while True:
        prompt.say(describe_decider(cast, state, seat, alone=len(game.yours) == 1))
        choices = [describe_choice(cast, state, one) for one in offered]
        answer = prompt.number(name, choices, first_by_enter=len(offered) == 1)
        if isinstance(answer, int):
            return offered[answer]
        _obey(answer, game, seat, prompt)


def _obey(command: str, game: Game, seat: Seat, prompt: Prompt) -> None:
    """Carry out a command that is not a decision: describe the board, save, quit."""
    letter, rest = command[0].lower(), command[1:].strip()
    if letter == "?":
        prompt.say(prompt.words("terminal-plain-help"))
        announce_table(game, seat, prompt.say)
    elif letter == "w" and rest:
        _save(rest, game, prompt)
    elif letter == "c" and not rest:
        announce_cards(game, seat, prompt.say)
    elif letter == "a" and not rest:
        announce_advice(game, prompt)
    elif letter == "q" and not rest:
        ask_quit(prompt)
    else:
        prompt.say(prompt.words("terminal-plain-help"))


def obey_at_end(command: str, game: Game, prompt: Prompt) -> None:
    """Carry out a command after the game: save it, or else tell what can be typed."""
    letter, rest = command[0].lower(), command[1:].strip()
    if letter == "w" and rest:
        _save(rest, game, prompt)
    else:
        prompt.say(prompt.words("terminal-plain-help"))


def _save(name: str, game: Game, prompt: Prompt) -> None:
    try:
        save_record(Path(name).expanduser(), game.record())
    except (NameTaken, Refused) as error:
        prompt.say(error.localized(prompt.words))
    except (OSError, RuntimeError) as error:
        # Python raises RuntimeError for the home directory of an unknown user.
        reason = reason_of(error)
        prompt.say(prompt.words("terminal-not-saved", path=name, reason=reason))
    else:
        prompt.say(prompt.words("terminal-saved", path=name))


def is_quit(answer: int | str) -> bool:
    """Return whether the answer was q."""
    return isinstance(answer, str) and answer.lower() == "q"


def ask_quit(prompt: Prompt) -> None:
    """Ask whether to quit, and whether to keep the game; raise Quit."""
    words = prompt.words
    prompt.say("")
    answers = [words("terminal-quit-keep"), words("terminal-quit-drop"), words("terminal-quit-not")]
    try:
        answer = prompt.choose(words("terminal-quit"), answers)
    except KeyboardInterrupt:
        answer = 0
    if answer in (0, 1):
        raise Quit(keep=answer == 0)


def announce_table(game: Game, seat: Seat, say: Say) -> None:
    """Describe what lies where, who has how many clutches, and the cards of *seat*."""
    words, state = game.cast.words, game.states[-1]
    for line in describe_position(game.cast, state):
        say(line)
    result = standing(state)
    counts = []
    for place in game.cast.places:
        count = words("table-clutches", clutches=result.cards[place.seat - 1])
        if game.open_clutches:
            count = f"{words('table-eggs', eggs=result.eggs[place.seat - 1])}, {count}"
        counts.append(words("pair", label=game.cast.who(place.seat), value=count))
    say(words.apart(counts) + ".")
    if len(game.yours) == 1:
        announce_cards(game, seat, say)


def announce_cards(game: Game, seat: Seat, say: Say) -> None:
    """List the cards of *seat*: if several people share the keyboard, only when asked."""
    words, cards = game.cast.words, one_by_one(game.states[-1].cards[seat])
    say(f"{words('table-your-cards', cards=', '.join(map(str, cards))) if cards else words('table-no-clutches')}.")


def announce_advice(game: Game, prompt: Prompt) -> None:
    """Say what each choice is worth, the best one first, or why there is no advice."""
    words = prompt.words
    if not game.has_advice:
        prompt.say(words("terminal-no-advice"))
        return
    state = game.states[-1]
    try:
        advice = game.ask_advice()()
    except Refused as error:
        prompt.say(error.localized(words))
    except (MaheError, OSError) as error:
        # A file of a solved game that cannot be read.
        prompt.say(sentence_of(error))
    else:
        for line in advice_lines(words, state, advice):
            prompt.say(line)


def announce_event(game: Game, index: int, say: Say) -> None:
    """Describe an event as it happens."""
    if line := describe_event(game.cast, game.states[index], game.events[index], game.states[index + 1]):
        say(line)


def _announce_move(game: Game, index: int, say: Say) -> None:
    if line := log_line(game.cast, game.states, game.events, index):
        say(line)


def announce_end(game: Game, say: Say) -> None:
    """Say who won, and what everyone has."""
    state = game.states[-1]
    head, line = verdict(game.cast, state, game.yours)
    say("")
    say(f"{head}. {line}" if not head.endswith("!") else f"{head} {line}")
    for result in result_lines(game.cast, state):
        say(result)


def announce_record(record: Record, words: Words, say: Say) -> None:
    """Describe a whole game, a line for each move."""
    cast = recorded_cast(record, words)
    states = tuple(record.states())
    for index in range(len(record.events)):
        if line := log_line(cast, states, record.events, index):
            say(line)
    say("")
    if not is_over(states[-1]):
        say(words("replay-unfinished"))
        return
    head, line = verdict(cast, states[-1], ())
    say(f"{head}. {line}")
    for result in result_lines(cast, states[-1]):
        say(result)
