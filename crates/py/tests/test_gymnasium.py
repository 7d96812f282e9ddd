"""One learner against bots, many tables at once."""

import numpy as np
import pytest
from conftest import need

import serai


@pytest.fixture
def gym():
    need("gymnasium")
    import serai.gymnasium

    return serai.gymnasium


def test_steps_follow_the_vector_api(gym, game):
    import gymnasium

    env = gym.make_vec(game, 7, seat=game.seats - 1, opponent="random")
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    observation, infos = env.reset(seed=1)
    assert observation in env.observation_space
    ended = 0
    for _ in range(3000):
        mask = infos["action_mask"]
        assert np.array_equal(mask, env.action_masks()) and mask.any(axis=1).all()
        actions = env.sample()
        assert mask[np.arange(7), actions].all()
        kept = observation.copy()
        after, rewards, terminated, truncated, infos = env.step(actions)
        assert np.array_equal(observation, kept), "what was handed out does not change"
        observation = after
        assert observation.shape == env.observation_space.shape and not truncated.any()
        assert not rewards[~terminated].any()
        if terminated.any():
            ended += 1
            final = infos["final_obs"][terminated]
            assert all(row in env.single_observation_space for row in final)
        if ended > 3:
            return
    raise AssertionError("matches do not end")


def test_the_same_seed_plays_the_same(gym):
    one, two = (gym.make_vec("osaka", 5) for _ in range(2))
    for env in (one, two):
        env.reset(seed=4)
    for _ in range(50):
        parts = [env.step(env.sample()) for env in (one, two)]
        assert all(np.array_equal(a, b) for a, b in zip(*(part[:4] for part in parts)))


def test_gymnasium_knows_the_games_by_name(gym):
    import gymnasium

    names = gym.register()
    env = gymnasium.make_vec(names[0], num_envs=3)
    assert env.reset(seed=1)[0].shape[0] == 3
