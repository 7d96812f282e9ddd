"""The games as PettingZoo environments: `serai.pettingzoo.env("osaka")`.

One agent after the other decides (AEC). Observations are dictionaries with `observation`, the numbers of the
agent's view, and `action_mask`, as PettingZoo's classic games have it. Rewards come at the end: 1 for the only
winner, and as much lost among the others. None of the games has decisions made at the same time, so there is no
parallel environment.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import _frames, _serai

__all__ = ["env", "raw_env"]


def env(game: Any = "osaka", *, illegal_reward: float | None = None, **options: Any) -> AECEnv:
    """An environment with PettingZoo's usual checks around it.

    `options` are those of `raw_env`. With `illegal_reward` an illegal action ends the match with this reward;
    without it, it is refused with a sentence and nothing is changed.
    """
    made: AECEnv = raw_env(game, **options)
    if illegal_reward is not None:
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """The environment itself. Agents are called `seat_0`, `seat_1`, …"""

    metadata = {"name": "serai_v1", "render_modes": ["svg"], "is_parallelizable": False}

    def __init__(
        self,
        game: Any = "osaka",
        *,
        seats: int | None = None,
        options: Any = None,
        content: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = _frames._game(game, seats, options, content)
        self.metadata = {**self.metadata, "name": f"serai_{self.game.key}_v{self.game.rules}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.num_actions)
            for agent in self.possible_agents
        }
        self._random = np.random.default_rng()
        self.state_: _serai.State | None = None

    def _space(self) -> gymnasium.spaces.Dict:
        low, high = _frames.bounds(self.game)
        mask = gymnasium.spaces.Box(0, 1, (self.game.num_actions,), np.int8)
        view = gymnasium.spaces.Box(low, high, dtype=np.float32)
        return gymnasium.spaces.Dict({"observation": view, "action_mask": mask})

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_ = self.game.new(int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        assert self.state_ is not None, "call reset first"
        seat = self._seat[agent]
        mask = np.zeros(self.game.num_actions, np.int8)
        if self.state_.seat == seat:
            mask[self.state_.legal] = 1
        return {"observation": self.state_.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        assert self.state_ is not None, "call reset first"
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state_.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_.is_over:
            for one, value in zip(self.possible_agents, self.state_.returns()):
                self.rewards[one] = value
                self.terminations[one] = True
        else:
            self.agent_selection = self.possible_agents[self.state_.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs render_mode='svg'")
            return None
        assert self.state_ is not None, "call reset first"
        return _frames.show(self.state_, self.state_.seat)

    def close(self) -> None:
        pass
