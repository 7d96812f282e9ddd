"""The games in OpenSpiel: after `serai.openspiel.register()`, `pyspiel.load_game("serai_osaka(players=2)")`.

Chance is explicit and exact: where a throw of many dice has too many outcomes to list, it is several chance nodes
in a row, with at most 128 outcomes each. The information state is the player's view: all that perfect memory may
know. `resample_from_infostate` draws a world that looks the same (`State.imagine`), so IS-MCTS runs; the history
of such a state is still the one it was drawn from, so do not serialize it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import _serai

__all__ = ["register"]

#: A question to chance is asked in parts of at most so many outcomes.
MOST_OUTCOMES = 128
#: More decisions and chance nodes than any match has; those of random play stay far below.
LONGEST = 20_000

_registered: dict[str, str] = {}


def register() -> list[str]:
    """Registers every game; returns the names that `pyspiel.load_game` knows now."""
    for info in _serai.games():
        if info["key"] not in _registered:
            _registered[info["key"]] = _register(info)
    return list(_registered.values())


def _register(info: dict[str, Any]) -> str:
    name = f"serai_{info['key']}"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=info["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        # Alone one plays against a rival who is no player; that sum is not 0.
        max_num_players=info["max_seats"],
        min_num_players=max(2, info["min_seats"]),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, info["min_seats"]), "options": ""},
    )

    class Game(_Game):
        def __init__(self, params: Any = None) -> None:
            super().__init__(info["key"], kind, params or {})

    pyspiel.register_game(kind, Game)
    return name


class _Game(pyspiel.Game):
    def __init__(self, key: str, kind: Any, params: dict[str, Any]) -> None:
        players = int(params.get("players", kind.parameter_specification["players"]))
        # Commas and equals signs are OpenSpiel's own.
        options = str(params.get("options", "")).replace(";", ",").replace(":", "=")
        self.serai = _serai.game(key, players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.serai.num_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self.serai, params)


class _State(pyspiel.State):
    """A match in which OpenSpiel answers chance."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.serai = game.serai.new(0, chance="manual")
        #: The parts of an answer of chance that came so far.
        self._path: list[int] = []

    def current_player(self) -> int:
        if self.serai.is_over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.serai.seat
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.serai.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights, _ = self.serai.chance_step(self._path)
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self.serai.seat is not None:
            self.serai.act(action)
            return
        self._path.append(action)
        _, outcome = self.serai.chance_step(self._path)
        if outcome is not None:
            self._path.clear()
            self.serai.resolve(outcome)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.serai.game.action_name(action)
        _, outcome = self.serai.chance_step([*self._path, action])
        # Several parts may lead to the same answer, and OpenSpiel wants different names.
        return f"{action}: {'part of an answer' if outcome is None else outcome}"

    def is_terminal(self) -> bool:
        return self.serai.is_over

    def returns(self) -> list[float]:
        return self.serai.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> _State:
        world = self.clone()
        world.serai = self.serai.imagine(player, int(sampler() * 2**53))
        return world

    def __str__(self) -> str:
        return f"{self.serai.number}: {self.serai.history[-1:]} {self._path}"


class _Observer:
    """What a player sees, as numbers and as text."""

    def __init__(self, game: _serai.Game, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but there are {params}")
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {
            piece.name: self.tensor[piece.offset : piece.offset + len(piece)].reshape(piece.shape)
            for piece in game.observation
        }

    def set_from(self, state: _State, player: int) -> None:
        state.serai.observe(player, self.tensor)

    def string_from(self, state: _State, player: int) -> str:
        return state.serai.view_json(player)
