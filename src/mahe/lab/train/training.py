"""A training: generations of games and lessons for one kind of table, kept in a folder so that it can go on later."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np

from mahe.arrays import Singles
from mahe.bots.network import Weights
from mahe.bots.solved_end import SolvedEnd
from mahe.executors import in_pieces, share
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.position import make_position
from mahe.kernel.records import SEATS
from mahe.kernel.training_games import play_to_learn
from mahe.kernel.training_rows import ROW
from mahe.lab.train.errors import OtherTraining
from mahe.lab.train.evaluations import (
    key_of,
    navigator_evaluation,
    network_evaluation,
    numeric_rules,
    win_share,
    workspace_for,
    writeable,
)
from mahe.lab.train.exact_targets import ExactTargets
from mahe.lab.train.learner import Learner, Rows
from mahe.network_layout import table_key
from mahe.rules import Rules

CHUNK: Final = 250
"""How many games are played by the same rules, on the dice of one key."""

LONGEST: Final = 200
"""Room for this many positions a game, on average over a chunk; games beyond that are left out."""

STRAY: Final = 0.02
"""How often a player explores: plays any option, so that the network sees what it would not choose."""

FILES: Final = "table-*.npz"
"""Where a training is kept, by its table's key."""

RATES: Final = (3e-3, 1e-4)
"""The learning rate at the beginning and at the end."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How to train, for any kind of table."""

    generations: int
    games: int
    """How many are played in a generation."""
    trace: float
    """How far a result reaches back: 0 believes the look-ahead, 1 the result alone."""
    width: int
    second: int
    matches: int
    """How many games measure the strength after a generation."""
    seed: int
    exact: str = ""
    """The checksum of the solved end that positions are taught by; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How to train for one kind of table."""

    players: int
    turtles_each: int
    settings: Settings

    @property
    def rules(self) -> Rules:
        """The plain rules of the table."""
        return Rules(players=self.players, turtles_each=self.turtles_each)


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one generation did."""

    generation: int
    positions: int
    loss: float
    share: float
    """Wins of one network among navigators."""
    share_cards: float
    """The same, with cards as dice."""
    seconds: float


class Training:
    """A learner in its folder, ready for the next generation."""

    def __init__(self, plan: Plan, folder: Path, end: SolvedEnd | None = None) -> None:
        self.plan = plan
        self._exact = ExactTargets(end) if end else None
        self.lessons: list[Lesson] = []
        self._learner = Learner(
            plan.players,
            plan.turtles_each,
            width=plan.settings.width,
            second=plan.settings.second,
            seed=plan.settings.seed,
        )
        self._file = folder / FILES.replace("*", table_key(plan.rules))
        if self._file.exists():
            self._restore()

    @property
    def weights(self) -> Weights:
        """The network so far."""
        return self._learner.weights()

    def run(self, pool: Executor) -> Iterator[Lesson]:
        """Yield each generation that is still to come, once it is done and kept."""
        for generation in range(len(self.lessons), self.plan.settings.generations):
            began = perf_counter()
            rows, targets = self._play(generation, pool)
            rate = _rate(generation / self.plan.settings.generations)
            loss = self._learner.fit(rows, targets, rate=rate, seed=hash_seed(self.plan.settings.seed, generation))
            if generation == 0:
                self._learner.catch_up()
            share, share_cards = self._strength(generation, pool)
            self.lessons.append(Lesson(generation + 1, len(rows), loss, share, share_cards, perf_counter() - began))
            self._keep()
            yield self.lessons[-1]

    def _play(self, generation: int, pool: Executor) -> tuple[Rows, Singles]:
        """Play one generation's games, the first by navigator, and return its positions and what they were worth."""
        settings = self.plan.settings
        evaluation = network_evaluation(self.weights) if generation else navigator_evaluation()
        trace = settings.trace if generation else 1.0
        given = share(pool, _Generation(self.plan, generation, evaluation, trace))
        chunks = range(math.ceil(settings.games / CHUNK))
        with closing(in_pieces(pool, _play_chunks, [(given, chunks)], first=1)) as played:
            parts = [some for _, some in played]
        rows, targets = (np.concatenate(every) for every in zip(*parts, strict=True))
        if self._exact:
            self._exact.teach(rows, targets)
        return rows, targets

    def _strength(self, generation: int, pool: Executor) -> tuple[float, float]:
        plan = self.plan
        evaluation = network_evaluation(self.weights)
        plain, cards = (
            win_share(
                Rules(players=plan.players, turtles_each=plan.turtles_each, cards_as_dice=with_cards),
                evaluation,
                navigator_evaluation(),
                games=plan.settings.matches,
                seed=f"{plan.settings.seed} {generation}",
                pool=pool,
            )
            for with_cards in (False, True)
        )
        return plain, cards

    def _keep(self) -> None:
        progress = {"plan": asdict(self.plan), "lessons": [asdict(lesson) for lesson in self.lessons]}
        text = np.frombuffer(json.dumps(progress).encode(), np.uint8)
        part = self._file.with_name(f"part-{self._file.name}")
        arrays: dict[str, Any] = {"told": text, **self._learner.state()}
        np.savez(part, **arrays)
        part.replace(self._file)

    def _restore(self) -> None:
        with np.load(self._file, allow_pickle=False) as arrays:
            progress = json.loads(arrays["told"].tobytes())
            # More generations go on where fewer ended.
            progress["plan"]["settings"]["generations"] = self.plan.settings.generations
            progress["plan"]["settings"].setdefault("exact", "")
            if progress["plan"] != asdict(self.plan):
                raise OtherTraining(f"{self._file}: was begun with other settings; give another folder, or those")
            self.lessons = [Lesson(**lesson) for lesson in progress["lessons"]]
            self._learner.restore({name: arrays[name] for name in arrays.files if name != "told"})


class _Generation(NamedTuple):
    """What the games of a generation are played by."""

    plan: Plan
    number: int
    evaluation: NumericEvaluation
    trace: float


def _play_chunks(generation: _Generation, chunks: range) -> tuple[Rows, Singles]:
    """Play the chunks of these numbers, and return their positions and what they were worth."""
    plan, number, _, trace = generation
    evaluation = writeable(generation.evaluation)
    parts = []
    for chunk in chunks:
        rows = np.zeros((CHUNK * LONGEST, ROW), np.int8)
        targets = np.zeros((CHUNK * LONGEST, SEATS), np.float32)
        count = play_to_learn(
            numeric_rules(_some_rules(plan, f"{plan.settings.seed} {number} {chunk}")),
            evaluation,
            key_of(plan.settings.seed, table_key(plan.rules), number, chunk),
            CHUNK,
            STRAY,
            trace,
            workspace_for(evaluation),
            make_position(),
            rows,
            targets,
        )
        parts.append((rows[:count], targets[:count, : plan.players]))
    return np.concatenate([rows for rows, _ in parts]), np.concatenate([targets for _, targets in parts])


def trainings_in(folder: Path) -> Iterator[Training]:
    """Yield all trainings that *folder* holds, by their tables."""
    for path in sorted(folder.glob(FILES)):
        with np.load(path, allow_pickle=False) as arrays:
            plan = json.loads(arrays["told"].tobytes())["plan"]
        yield Training(Plan(plan["players"], plan["turtles_each"], Settings(**plan["settings"])), folder)


def hash_seed(seed: int, generation: int) -> int:
    """Return a seed of its own for a generation."""
    return int(key_of(seed, generation)) >> 1


def _rate(done: float) -> float:
    """Return the learning rate when so much is done, from 0 to 1: down along a half wave."""
    first, last = RATES
    return last + (first - last) * (1 + math.cos(math.pi * done)) / 2


def _some_rules(plan: Plan, seed: str) -> Rules:
    """Return rules for some games: half of them with cards as dice, few with a house rule or another deck."""
    rng = Random(seed)
    deck = Rules().deck
    if rng.random() < 0.1:
        cards = sorted(rng.choices(range(6), k=sum(deck)))
        deck = tuple(cards.count(kind) for kind in range(6))
    return Rules(
        players=plan.players,
        turtles_each=plan.turtles_each,
        cards_as_dice=rng.random() < 0.5,
        third_die_at_seven=rng.random() < 0.1,
        bust_ends_turn=plan.turtles_each == 2 and rng.random() < 0.1,
        deck=deck,
    )
