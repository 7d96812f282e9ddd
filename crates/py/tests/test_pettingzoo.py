"""PettingZoo's own tests."""

import warnings

import numpy as np
import pytest
from conftest import need

import serai


@pytest.fixture
def zoo():
    need("pettingzoo")
    import serai.pettingzoo

    return serai.pettingzoo


def test_the_api_test_passes(zoo, game):
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Only the classic games of PettingZoo itself may have dictionaries without this warning, and what
        # nobody decides any more has no legal action.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(zoo.env(game, render_mode="svg"), num_cycles=400)


def test_the_seed_test_passes(zoo, game):
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo.env(game), num_cycles=200)


def test_rewards_come_at_the_end_and_are_the_returns(zoo, game):
    env = zoo.env(game)
    best = []
    # A match of random players may be a draw, several in a row are not.
    for seed in range(8):
        env.reset(seed=seed)
        sums = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            sums[agent] += reward
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        assert list(sums.values()) == pytest.approx(env.unwrapped.state_.returns())
        best.append(max(sums.values()))
    assert max(best) > 0


def test_illegal_actions_are_refused_or_end_the_match(zoo):
    env = zoo.env("osaka")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(serai.RefusedError):
        env.step(illegal)
    env = zoo.env("osaka", illegal_reward=-1)
    env.reset(seed=1)
    env.step(illegal)
    assert any(env.terminations.values())


def test_a_board_is_rendered(zoo):
    env = zoo.env("yspahan", seats=3, render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
