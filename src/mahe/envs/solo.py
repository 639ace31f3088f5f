"""Mahé for Gymnasium: one seat against bots. `gymnasium.make("Mahe-v0")`, once `mahe.envs` is imported."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias, Unpack

from mahe.envs.errors import BadOpponents, BadSeat, EnvironmentMissing

try:
    from gymnasium import Env
    from gymnasium.error import ResetNeeded
except ModuleNotFoundError as error:
    raise EnvironmentMissing("Gymnasium", "mahe[rl]") from error

from mahe.arrays import SmallInts
from mahe.bots import USUAL_BOT, BotMaker, bot_maker
from mahe.envs import spaces
from mahe.envs.observation import IllegalAction, decision_of
from mahe.envs.rendering import MODES, check_mode, rendered
from mahe.envs.rewards import ILLEGAL, win_shares
from mahe.envs.spaces import Observation
from mahe.envs.table_options import TableOptions, table_rules
from mahe.play import BotPlayer, Person, SeededDice, Table
from mahe.record import Record
from mahe.rules import Rules, Seat, State, options

Opponent: TypeAlias = str | BotMaker
"""A bot by its name, or what makes one, given a `random.Random`."""


class SoloEnv(Env[Observation, int]):
    """One seat of a table; bots have the others, and chance is thrown for everyone.

    *opponents* are the bots of the other seats, from the learner's left on: one for all of them, or one for each.
    *seat* is that of the learner; without one it is drawn by the seed, and moves on by one from game to game. The
    options of `Rules` are taken by keyword, or all at once as *rules* or the name of a preset. An only option is taken
    without asking, unless *ask_forced*. The mask of actions is in `info`, in `action_masks()`, and
    *mask_in_observation* also in observations, which are then dictionaries. An action that is not on offer ends the
    game with a reward of -1, and `info["illegal_action"]` says what was wrong.

    >>> from mahe.envs import SoloEnv
    >>> env = SoloEnv(players=2, opponents="hatchling", seat=2)
    >>> observation, info = env.reset(seed=1)
    >>> observation.shape, info["seat"]
    ((176,), 2)
    >>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
    >>> reward, terminated
    (0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  # what Gymnasium expects

    def __init__(
        self,
        *,
        opponents: Opponent | Sequence[Opponent] = USUAL_BOT,
        seat: Seat | None = None,
        rules: Rules | str | None = None,
        mask_in_observation: bool = False,
        ask_forced: bool = False,
        render_mode: str | None = None,
        **table: Unpack[TableOptions],
    ) -> None:
        self.rules = table_rules(rules, table)
        if seat is not None and seat not in self.rules.seats:
            raise BadSeat(seat, self.rules)
        self.render_mode = check_mode(render_mode)
        self.observation_space = spaces.observation_space(self.rules, with_mask=mask_in_observation)
        self.action_space = spaces.action_space()
        self.seat = seat or 1
        """The learner's seat in the current game."""

        self._seat = seat
        self._makers = _makers(opponents, self.rules)
        self._with_mask = mask_in_observation
        self._ask_forced = ask_forced
        self._table: Table | None = None
        self._given_up = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and play until the learner decides. Gymnasium says how a *seed* goes on from game to game.

        In a very short game the others may win it all before that; then another is begun.
        """
        fresh = seed is not None or self._np_random is None
        super().reset(seed=seed, options=options)
        if self._seat is None:
            players = self.rules.players
            self.seat = int(self.np_random.integers(players)) + 1 if fresh else self.seat % players + 1
        # Python's own generator draws ten times as fast as NumPy's where one number is wanted.
        random = Random(int(self.np_random.integers(2**63)))
        self._given_up = False
        self._begin(random)
        while self.is_over:
            self._begin(random)
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out *action*, and play until the learner decides again or the game is over."""
        if self.is_over:
            raise ResetNeeded("the game is over: reset begins another")
        try:
            decision = decision_of(self.position, action)
        except IllegalAction as error:
            self._given_up = True
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal_action": str(error)}
        self.table.decide(self.seat, decision)
        self._skip_forced()
        return self._observation(), win_shares(self.position)[self.seat - 1], self.is_over, False, self._info()

    def render(self) -> Any:
        """Return the board as text or as pixels, as the render mode has it."""
        return rendered(self.position, self.render_mode)

    def action_masks(self) -> SmallInts:
        """Return for each action whether it is on offer, where sb3-contrib looks for it."""
        return spaces.mask_for(self.position, self.seat)

    @property
    def table(self) -> Table:
        """The table of the current game."""
        if self._table is None:
            raise ResetNeeded("there is no game yet: reset begins one")
        return self._table

    @property
    def position(self) -> State:
        """The position."""
        return self.table.state

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._given_up or self.table.waiting_for is None

    def record(self) -> Record:
        """Return the game so far as a record."""
        return self.table.record()

    def _begin(self, random: Random) -> None:
        sitters: list[Person | BotPlayer] = [Person("learner")]
        for name, maker in self._makers:
            sitters.append(BotPlayer(name, maker(Random(random.getrandbits(64)))))
        turned = [sitters[(seat - self.seat) % self.rules.players] for seat in self.rules.seats]
        self._table = Table(self.rules, turned, SeededDice(random))
        self._skip_forced()

    def _skip_forced(self) -> None:
        while not self._ask_forced and len(only := options(self.position)) == 1:
            self.table.decide(self.seat, only[0])

    def _observation(self) -> Observation:
        return spaces.observation(self.position, self.seat, with_mask=self._with_mask)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}


def _makers(opponents: Opponent | Sequence[Opponent], rules: Rules) -> list[tuple[str, BotMaker]]:
    """Return the name and the maker of each opponent, from the learner's left on; raise BadOpponents or UnknownBot."""
    each = [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents)
    others = rules.players - 1
    if len(each) == 1:
        each *= others
    if len(each) != others:
        raise BadOpponents(len(each), rules)
    return [
        (one, bot_maker(one)) if isinstance(one, str) else (getattr(one, "__name__", "opponent"), one) for one in each
    ]
