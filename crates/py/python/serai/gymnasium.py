"""The games for one learner against bots, many tables at once: `serai.gymnasium.make_vec("osaka", 1024)`.

A `gymnasium.vector.VectorEnv` whose matches begin anew within the step that ends them (autoreset mode
`SAME_STEP`): the observation is already the next match's first one, and `infos["final_obs"]` holds the last one.
Masks of legal actions are in `infos["action_mask"]`, and in `action_masks()`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import _frames, _serai

__all__ = ["SeraiVectorEnv", "make_vec", "register"]


class SeraiVectorEnv(VectorEnv):
    """Many tables with one seat for the learner; bots sit at the others."""

    metadata = {"render_modes": ["svg"], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Any = "osaka",
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponent: str = "easy",
        seats: int | None = None,
        options: Any = None,
        content: str | None = None,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.game = _frames._game(game, seats, options, content)
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"seats run from 0 to {self.game.seats - 1}")
        self.seat, self.num_envs, self.copy, self.render_mode = seat, num_envs, copy, render_mode
        others = {other: opponent for other in range(self.game.seats) if other != seat}
        self.batch = _serai.Batch(
            self.game, num_envs, seed=0, threads=threads, opponents=others
        )
        low, high = _frames.bounds(self.game)
        self.single_observation_space = gymnasium.spaces.Box(low, high, dtype=np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _own(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._own(self.batch.buffers[1])}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**63))
        self.batch.reset(drawn)
        return self._own(self.batch.buffers[0]), self._infos()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        self.batch.step(actions)
        observation, _, _, reward, done = self.batch.buffers
        infos = self._infos()
        if done.any():
            final = np.full(self.num_envs, None, dtype=object)
            for place in np.flatnonzero(done):
                final[place] = self.batch.final_observation[place].copy()
            infos["final_obs"], infos["_final_obs"] = final, done.copy()
        rewards = reward[:, self.seat].astype(np.float64)
        truncated = np.zeros(self.num_envs, bool)
        return self._own(observation), rewards, done.copy(), truncated, infos

    def action_masks(self) -> np.ndarray:
        """What is legal at each table."""
        return self._own(self.batch.buffers[1])

    def sample(self) -> np.ndarray:
        """A legal action for each table, each as likely."""
        return self.batch.sample()


def make_vec(game: Any = "osaka", num_envs: int = 1, **options: Any) -> SeraiVectorEnv:
    """Many tables of a game for one learner; `options` are those of `SeraiVectorEnv`."""
    return SeraiVectorEnv(game, num_envs, **options)


def register() -> list[str]:
    """Makes `gymnasium.make_vec("serai/osaka-v…")` work; returns the names."""
    names = []
    for info in _serai.games():
        name = f"serai/{info['key']}-v{info['rules_version']}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                vector_entry_point="serai.gymnasium:SeraiVectorEnv",
                kwargs={"game": info["key"]},
            )
        names.append(name)
    return names
