"""The network while it learns, in PyTorch. Importing this needs the extra `train`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mahe.bots.arrays import Singles
from mahe.bots.network import Weights, board_rows
from mahe.kernel.position import make_position
from mahe.kernel.training_rows import R_TURN, encode
from mahe.kernel.workspace import make_workspace
from mahe.lab.train.errors import TrainingMissing
from mahe.network_layout import FACTS, SEAT_FACTS
from mahe.rules.pieces import PLACES

try:
    import torch
except ModuleNotFoundError as error:
    raise TrainingMissing from error

Rows: TypeAlias = NDArray[np.int8]
"""Positions kept for training; `mahe.kernel.training_rows` says what is where in a row."""

BATCH: Final = 2048
PASSES: Final = 3
"""How often each position of a generation is learned from."""

SMOOTHING: Final = 0.998
"""How much of the averaged weights a step keeps: the average plays better than the last step does."""


class Learner:
    """A network for one kind of table, its optimiser, and the average of its weights on the way."""

    def __init__(self, players: int, each: int, *, width: int, second: int, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # Steps are small: threads would wait for each other longer than they work.
        self._players, self._each = players, each
        self._turtles = players * each
        self._rows = board_rows(players, self._turtles)
        facts = FACTS + SEAT_FACTS * players
        # A place means much the same whoever decides there, so it has a row of its own beside that of both together.
        self._parts = torch.nn.ModuleDict(
            {
                "boards": torch.nn.EmbeddingBag(self._rows + 1, width, mode="sum", padding_idx=self._rows),
                "places": torch.nn.EmbeddingBag(self._turtles * PLACES, width, mode="sum"),
                "facts": torch.nn.Linear(facts, width),
                "middle": torch.nn.Linear(width, second),
                "last": torch.nn.Linear(second, players),
            }
        )
        torch.nn.init.normal_(self._parts["boards"].weight, std=0.02)
        torch.nn.init.normal_(self._parts["places"].weight, std=0.1)
        with torch.no_grad():
            self._parts["boards"].weight[self._rows] = 0
        self._optimiser = torch.optim.Adam(self._parts.parameters())
        self._average = {name: value.clone() for name, value in self._parts.state_dict().items()}

    def fit(self, rows: Rows, targets: Singles, *, rate: float, seed: int) -> float:
        """Learn from positions and what they were worth to each seat from seat 1 on; return the mean loss."""
        boards = np.empty((len(rows), self._turtles**2), np.int64)
        facts = np.empty((len(rows), FACTS + SEAT_FACTS * self._players), np.float32)
        encode(rows, self._players, self._each, boards, facts, make_position(), make_workspace(1, 1))
        boards[boards < 0] = self._rows
        turn = rows[:, R_TURN : R_TURN + 1].astype(np.int64)
        seen = np.take_along_axis(targets, (turn + np.arange(self._players)) % self._players, axis=1)
        return self._fit(*map(torch.from_numpy, (boards, facts, seen)), rate=rate, seed=seed)

    def _fit(
        self, boards: torch.Tensor, facts: torch.Tensor, targets: torch.Tensor, *, rate: float, seed: int
    ) -> float:
        generator = torch.Generator().manual_seed(seed)
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        losses = []
        for _ in range(PASSES):
            for batch in torch.randperm(len(boards), generator=generator).split(BATCH):
                chances = torch.log_softmax(self._forward(boards[batch], facts[batch]), dim=1)
                loss = -(targets[batch] * chances).sum(dim=1).mean()
                self._optimiser.zero_grad()
                loss.backward()
                self._optimiser.step()
                losses.append(loss.item())
                with torch.no_grad():
                    for name, value in self._parts.state_dict().items():
                        self._average[name].mul_(SMOOTHING).add_(value, alpha=1 - SMOOTHING)
        return math.fsum(losses) / len(losses)

    def _forward(self, boards: torch.Tensor, facts: torch.Tensor) -> torch.Tensor:
        parts = self._parts
        turtles = boards[:, : self._turtles]
        places = turtles // (self._players * PLACES) * PLACES + turtles % PLACES
        hidden = torch.relu(parts["boards"](boards) + parts["places"](places) + parts["facts"](facts))
        return parts["last"](torch.relu(parts["middle"](hidden)))

    def catch_up(self) -> None:
        """Restart the average from the weights as they are: for the first generations, where it lags behind."""
        self._average = {name: value.clone() for name, value in self._parts.state_dict().items()}

    def weights(self) -> Weights:
        """Return the averaged network, the places' rows added to those of places and deciders."""
        average = {name: value.numpy().astype(np.float32) for name, value in self._average.items()}
        boards = average["boards.weight"][: self._rows].copy()
        places = average["places.weight"].reshape(self._turtles, 1, PLACES, -1)
        both = boards[: self._turtles * self._players * PLACES]
        both += np.repeat(places, self._players, axis=1).reshape(both.shape)
        return Weights(
            boards,
            average["facts.weight"].T.copy(),
            average["facts.bias"],
            average["middle.weight"].T.copy(),
            average["middle.bias"],
            average["last.weight"],
            average["last.bias"],
        )

    def state(self) -> dict[str, NDArray[Any]]:
        """Return all that it takes to go on later, as plain arrays."""
        arrays = {f"now {name}": value.numpy() for name, value in self._parts.state_dict().items()}
        arrays |= {f"average {name}": value.numpy() for name, value in self._average.items()}
        for index, parts in self._optimiser.state_dict()["state"].items():
            arrays |= {f"optimiser {index} {name}": value.numpy() for name, value in parts.items()}
        return arrays

    def restore(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Go on from what `state` returned."""
        parts = {name: torch.from_numpy(arrays[f"now {name}"]) for name in self._parts.state_dict()}
        self._parts.load_state_dict(parts)
        self._average = {name: torch.from_numpy(arrays[f"average {name}"]).clone() for name in parts}
        optimiser = self._optimiser.state_dict()
        optimiser["state"] = {}
        for key, value in arrays.items():
            if key.startswith("optimiser "):
                _, index, name = key.split(" ")
                optimiser["state"].setdefault(int(index), {})[name] = torch.from_numpy(np.asarray(value))
        self._optimiser.load_state_dict(optimiser)
