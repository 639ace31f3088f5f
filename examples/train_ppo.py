"""Learn Mahé by PPO among swimmers, from nothing, on hundreds of tables at once: one file, in the manner of CleanRL.

    python train_ppo.py                              two players with one turtle each, a few minutes
    python train_ppo.py --players 4

One seat learns, in any place at the table; swimmer plays the others. Writes ppo.csv and ppo.svg (the curve) and ppo.pt
(the network) into --out, and says at the end how often the network wins, with an interval. Needs `mahe[rl,train]`.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from mahe.envs.vector import MaheVectorEnv
from mahe.lab.figures import COLOURS, QUIET, drawing
from mahe.lab.simulate import win_interval
from mahe.observation_layout import ACTIONS, observation_size
from mahe.rules import Rules


@dataclass
class Settings:
    """What can be set on the command line."""

    players: int = 2
    turtles: int = 1
    opponents: str = "swimmer"
    decisions: int = 5_000_000
    """How many decisions to learn from."""
    tables: int = 512
    steps: int = 64
    """Decisions at each table between two updates."""
    epochs: int = 3
    minibatches: int = 8
    rate: float = 1e-3
    """Adam's learning rate, which falls to nothing."""
    discount: float = 1.0
    trace: float = 0.95
    """The λ of generalized advantage estimation."""
    clip: float = 0.2
    entropy: float = 0.01
    """How much randomness is worth, which falls to nothing too."""
    value: float = 0.5
    width: int = 128
    matches: int = 10_000
    """How many games the network plays in the end to be judged."""
    seed: int = 1
    out: Path = Path("ppo")


class Agent(nn.Module):  # type: ignore[misc]  # PyTorch is not there where types are checked
    """A network with two heads: what to choose, and what share of the win to expect."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        for layer in (self.trunk[0], self.trunk[2]):
            nn.init.orthogonal_(layer.weight, 2**0.5)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.worth.weight, 1.0)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Return the distribution over what is on offer, and the share of the win."""
        hidden = self.trunk(seen)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return Categorical(logits=logits, validate_args=False), self.worth(hidden).squeeze(-1)


def judge(agent: Agent, settings: Settings, games: int, seed: int) -> tuple[float, tuple[float, float]]:
    """Return the share of wins of the network, which now always takes what it likes best, and its interval of 95%."""
    each = 10
    env = MaheVectorEnv(max(1, games // each), rules_of(settings), opponents=settings.opponents)
    seen, infos = env.reset(seed=seed)
    played = np.zeros(env.num_envs, np.int64)
    won = 0.0
    # As many games at each table, or short ones would count more often than long ones.
    while (played < each).any():
        with torch.no_grad():
            chosen, _ = agent(torch.from_numpy(seen), torch.from_numpy(infos["action_mask"]).bool())
        seen, rewards, ended, _, infos = env.step(chosen.logits.argmax(-1).numpy())
        won += float(rewards[ended & (played < each)].sum())
        played += ended
    count = each * env.num_envs
    return won / count, win_interval(won, count)


def rules_of(settings: Settings) -> Rules:
    """Return the table."""
    return Rules(players=settings.players, turtles_each=settings.turtles)


def train(settings: Settings) -> tuple[Agent, list[dict[str, float]]]:
    """Learn, and return the network and its curve."""
    torch.manual_seed(settings.seed)
    env = MaheVectorEnv(settings.tables, rules_of(settings), opponents=settings.opponents)
    inputs, actions = observation_size(env.rules), ACTIONS
    agent = Agent(inputs, actions, settings.width)
    optimizer = torch.optim.Adam(agent.parameters(), lr=settings.rate, eps=1e-5)
    shape = (settings.steps, settings.tables)
    seen, masks = torch.zeros(*shape, inputs), torch.zeros(*shape, actions, dtype=torch.bool)
    chosen, chances, worths = torch.zeros(shape, dtype=torch.long), torch.zeros(shape), torch.zeros(shape)
    rewards, ended = torch.zeros(shape), torch.zeros(shape)
    batch = settings.steps * settings.tables
    updates = max(1, settings.decisions // batch)
    curve: list[dict[str, float]] = []
    began, began_work = time.perf_counter(), time.process_time()
    now, infos = env.reset(seed=settings.seed)

    for update in range(updates):
        left = 1 - update / updates
        optimizer.param_groups[0]["lr"] = left * settings.rate
        for step in range(settings.steps):
            seen[step] = torch.from_numpy(now)
            masks[step] = torch.from_numpy(infos["action_mask"])
            with torch.no_grad():
                choice, worths[step] = agent(seen[step], masks[step])
                chosen[step] = choice.sample()
                chances[step] = choice.log_prob(chosen[step])
            now, reward, over, _, infos = env.step(chosen[step].numpy())
            rewards[step], ended[step] = torch.from_numpy(reward), torch.from_numpy(over)

        # A game that ends is never cut short, so that its next value is 0 and the new game's is not looked at.
        with torch.no_grad():
            _, worth = agent(torch.from_numpy(now), torch.from_numpy(infos["action_mask"]).bool())
        advantages = torch.zeros(shape)
        carried = torch.zeros(settings.tables)
        for step in reversed(range(settings.steps)):
            goes_on = settings.discount * (1 - ended[step])
            surprise = rewards[step] + goes_on * worth - worths[step]
            carried = surprise + goes_on * settings.trace * carried
            advantages[step], worth = carried, worths[step]
        returns = advantages + worths

        flat = [one.reshape(batch, *one.shape[2:]) for one in (seen, masks, chosen, chances, advantages, returns)]
        for _ in range(settings.epochs):
            for part in torch.randperm(batch).chunk(settings.minibatches):
                some_seen, some_masks, some_chosen, some_chances, gain, target = (one[part] for one in flat)
                choice, worth_now = agent(some_seen, some_masks)
                ratio = (choice.log_prob(some_chosen) - some_chances).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                limited = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                loss = (
                    -torch.min(gain * ratio, gain * limited).mean()
                    + settings.value * (worth_now - target).square().mean()
                    - left * settings.entropy * choice.entropy().mean()
                )
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()

        games = float(ended.sum())
        curve.append(
            {
                "decisions": (update + 1) * batch,
                "games": games,
                "wins": float(rewards.sum()),
                "seconds": time.perf_counter() - began,
                "cpu_seconds": time.process_time() - began_work,
            }
        )
        if update % 10 == 9 or update == updates - 1:
            share, last = recent_share(curve), curve[-1]
            print(
                f"{last['decisions']:>11,.0f} decisions, {last['cpu_seconds']:6.0f} CPU-seconds: wins {share:.1%}",
                flush=True,
            )
    return agent, curve


def recent_share(curve: list[dict[str, float]], updates: int = 10) -> float:
    """Return the share of wins over the last updates."""
    games = sum(point["games"] for point in curve[-updates:])
    return sum(point["wins"] for point in curve[-updates:]) / max(1.0, games)


def write_curve(settings: Settings, curve: list[dict[str, float]], share: float) -> None:
    """Write the curve as a table and as a picture."""
    settings.out.mkdir(parents=True, exist_ok=True)
    with (settings.out / "ppo.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, curve[0])
        table.writeheader()
        table.writerows(curve)
    title = f"One network among {settings.opponents}s, {settings.players} players"
    text = "Its share of wins while it learns, over ten updates each, choosing at random by its own odds; the diamond: "
    with drawing(settings.out / "ppo.svg", title, f"{text}always what it likes best.", width=7, height=4) as figure:
        panel = figure.subplots()
        panel.axhline(1 / settings.players, color=QUIET, linestyle=":")
        shares = [recent_share(curve[: end + 1]) for end in range(len(curve))]
        panel.plot([point["decisions"] / 1e6 for point in curve], shares, color=COLOURS[0])
        panel.plot(curve[-1]["decisions"] / 1e6, share, "D", color=COLOURS[1])
        panel.set_xlabel("decisions, in millions")
        panel.set_ylabel("share of wins")


def settings_from_command_line() -> Settings:
    """Return the settings."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for field in fields(Settings):
        kind = type(field.default)
        parser.add_argument(f"--{field.name}", type=kind, default=field.default, help=f"{field.default} if not given")
    return Settings(**vars(parser.parse_args()))


def main() -> None:
    """Learn, judge, and write it all down."""
    settings = settings_from_command_line()
    agent, curve = train(settings)
    share, (low, high) = judge(agent, settings, settings.matches, settings.seed + 1)
    write_curve(settings, curve, share)
    torch.save(agent.state_dict(), settings.out / "ppo.pt")
    even = 1 / settings.players
    took = f"{curve[-1]['cpu_seconds']:.0f} CPU-seconds, {curve[-1]['seconds']:.0f} by the clock"
    print(f"{share:.1%} of {settings.matches:,} games won ({low:.1%} to {high:.1%}; even: {even:.1%}); {took}")


if __name__ == "__main__":
    main()
