"""Learn Mahé by self-play with a library that knows nothing of it: sb3-contrib's MaskablePPO, on PettingZoo.

    pip install "mahe[rl,lab]" sb3-contrib
    python self_play_sb3.py                          two players with one turtle each, a few minutes

One seat learns, and the network as it is now plays the others. From time to time it is measured among hatchlings and
swimmers, on a vector environment. Writes self_play.csv and self_play.svg into --out.
"""

from __future__ import annotations

import argparse
import csv
import time
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from mahe.arrays import Singles, SmallInts
from mahe.envs import mahe_v0
from mahe.envs.vector import MaheVectorEnv
from mahe.lab.figures import COLOURS, MARKERS, QUIET, drawing

RIVALS = ("hatchling", "swimmer")


class SelfPlay(gym.Env[Singles, int]):
    """One agent of a PettingZoo environment; its own policy decides for all the others."""

    def __init__(self, players: int, turtles: int, seed: int) -> None:
        self.table = mahe_v0.env(players=players, turtles_each=turtles)
        self.observation_space = self.table.observation_space("seat_1")
        self.action_space = self.table.action_space("seat_1")
        self.rng = np.random.default_rng(seed)
        self.learner = "seat_1"
        self.policy: Any = None
        """What decides for the others: the network that learns, once there is one; until then, anything."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Singles, dict[str, Any]]:
        """Begin a game, with the learner in any seat."""
        super().reset(seed=seed, options=options)
        self.table.reset(seed=int(self.rng.integers(2**31)))
        self.learner = str(self.rng.choice(self.table.possible_agents))
        self._play_others()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Singles, float, bool, bool, dict[str, Any]]:
        """Decide for the learner, and play on until it decides again."""
        self.table.step(int(action))
        self._play_others()
        is_over = bool(self.table.terminations[self.learner])
        return self._seen(), float(self.table.rewards[self.learner]), is_over, False, {}

    def action_masks(self) -> SmallInts:
        """Return what is on offer: sb3-contrib asks for it."""
        mask: SmallInts = self.table.infos[self.learner]["action_mask"]
        return mask

    def _seen(self) -> Singles:
        seen: Singles = self.table.observe(self.learner)
        return seen

    def _play_others(self) -> None:
        while not any(self.table.terminations.values()) and self.table.agent_selection != self.learner:
            agent = self.table.agent_selection
            mask = self.table.infos[agent]["action_mask"]
            if self.policy is None:
                self.table.step(int(self.rng.choice(np.flatnonzero(mask))))
            else:
                action, _ = self.policy.predict(self.table.observe(agent), action_masks=mask)
                self.table.step(int(action))


def win_share(policy: Any, rival: str, players: int, turtles: int, games: int, seed: int) -> float:
    """Return how often the policy, always with what it likes best, wins among rivals of one kind."""
    env = MaheVectorEnv(games, players=players, turtles_each=turtles, opponents=rival)
    seen, infos = env.reset(seed=seed)
    played, won = np.zeros(games, bool), 0.0
    while not played.all():
        with torch.no_grad():
            choice = policy.get_distribution(torch.from_numpy(seen), action_masks=infos["action_mask"])
        seen, rewards, ended, _, infos = env.step(choice.get_actions(deterministic=True).numpy())
        won += float(rewards[ended & ~played].sum())
        played |= ended
    return won / games


def _same(table: SelfPlay) -> SelfPlay:
    return table


def main() -> None:
    """Learn, and measure on the way."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, value in (
        ("players", 2),
        ("turtles", 1),
        ("steps", 300_000),
        ("rounds", 15),
        ("games", 2000),
        ("seed", 1),
    ):
        parser.add_argument(f"--{name}", type=int, default=value, help=f"{value} if not given")
    parser.add_argument("--out", type=Path, default=Path("self_play"))
    options = parser.parse_args()
    tables = [SelfPlay(options.players, options.turtles, options.seed + number) for number in range(8)]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([partial(_same, table) for table in tables]),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=1e-3,
        seed=options.seed,
        policy_kwargs={"net_arch": [128, 128]},
    )
    for table in tables:
        table.policy = model.policy
    options.out.mkdir(parents=True, exist_ok=True)
    rows: list[dict[str, float]] = []
    began = time.process_time()
    for number in range(options.rounds + 1):
        row: dict[str, float] = {"steps": float(model.num_timesteps), "cpu_seconds": time.process_time() - began}
        for rival in RIVALS:
            row[rival] = win_share(model.policy, rival, options.players, options.turtles, options.games, options.seed)
        rows.append(row)
        write_curve(options.out, rows, options.players)
        shares = ", ".join(f"{row[rival]:.1%} among {rival}s" for rival in RIVALS)
        print(f"{row['steps']:>9,.0f} steps, {row['cpu_seconds']:5.0f} CPU-seconds: wins {shares}", flush=True)
        if number < options.rounds:
            model.learn(options.steps // options.rounds, reset_num_timesteps=False)


def write_curve(folder: Path, rows: list[dict[str, float]], players: int) -> None:
    """Write the curve as a table and as a picture."""
    with (folder / "self_play.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, rows[0])
        table.writeheader()
        table.writerows(rows)
    text = "Wins of a network that has only ever played itself, always with what it likes best."
    with drawing(folder / "self_play.svg", "Self-play with sb3-contrib", text, width=7, height=4) as figure:
        panel = figure.subplots()
        panel.axhline(1 / players, color=QUIET, linestyle=":")
        for number, rival in enumerate(RIVALS):
            look = {"color": COLOURS[number], "marker": MARKERS[number], "label": f"among {rival}s"}
            panel.plot([row["steps"] / 1e3 for row in rows], [row[rival] for row in rows], **look)
        panel.set_xlabel("decisions learned from, in thousands")
        panel.set_ylabel("share of wins")
        panel.legend()


if __name__ == "__main__":
    main()
