"""Several trainings in one folder, one for each kind of table, and their results together."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, replace
from pathlib import Path

from mahe.bots.network import Weights, save_weights
from mahe.bots.solved_end import SolvedEnd
from mahe.executors import threads_unless
from mahe.lab.train.curve import plot_curve
from mahe.lab.train.training import Lesson, Plan, Settings, Training, trainings_in
from mahe.network_layout import parse_table_key, table_key


def train(
    folder: Path,
    tables: Sequence[str],
    settings: Settings,
    executor: Executor | None = None,
    end: SolvedEnd | None = None,
) -> Iterator[str]:
    """Train for all *tables*, one after the other; yield a line for each generation. Takes up what *folder* holds.

    The games are played by *executor*, or by threads of this process; the network learns here. What a solved *end*
    knows of their positions is taught as it is.

    The weights and the curve are of all tables that the folder holds then.
    """
    with threads_unless(executor) as pool:
        for key in tables:
            players, each = parse_table_key(key)
            is_taught = (players, each) == (2, 2)
            plan = Plan(players, each, settings if is_taught else replace(settings, exact=""))
            training = Training(plan, folder, end if is_taught else None)
            for lesson in training.run(pool):
                yield (
                    f"{key:>3}  {lesson.generation:>3}/{settings.generations}  loss {lesson.loss:.4f}  "
                    f"wins {lesson.share:.1%}, {lesson.share_cards:.1%} with cards (even: {1 / players:.1%})  "
                    f"{lesson.seconds:.0f} s"
                )
    networks: dict[str, Weights] = {}
    lessons: dict[str, list[Lesson]] = {}
    for training in trainings_in(folder):
        key = table_key(training.plan.rules)
        networks[key], lessons[key] = training.weights, training.lessons
    save_weights(folder / "weights.npz", networks)
    curve = {key: [asdict(lesson) for lesson in taught] for key, taught in lessons.items()}
    (folder / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    plot_curve(folder / "curve.svg", lessons)
