"""The interface as it was asked for, line by line: whoever has read the sketch finds what it names."""

import numpy as np
from conftest import need

import serai


def test_a_game_is_described():
    g = serai.game("osaka", seats=2, options={}, content=None)
    assert g.num_actions == 91
    names = [g.action_name(i) for i in range(g.num_actions)]
    assert len(set(names)) == g.num_actions
    assert g.action_id("take r5") == names.index("take r5")
    pieces = g.observation
    assert pieces[0].offset == 0 and pieces[0].shape and pieces[0].low <= pieces[0].high
    assert sum(len(piece) for piece in pieces) == g.observation_size


def test_a_state_is_played():
    g = serai.game("osaka", seats=2)
    s = g.new(seed=1)
    assert s.seat in (0, 1) and s.legal
    mask = np.zeros(g.num_actions, bool)
    assert s.mask(out=mask) is mask and np.flatnonzero(mask).tolist() == s.legal
    copy = s.clone()
    s.act(s.legal[0])
    assert copy.number < s.number
    assert s.returns() == [0.0, 0.0] and not s.is_over
    out = np.zeros(g.observation_size, np.float32)
    assert s.observe(0, out=out) is out and out.any()
    assert s.view(0) == s.imagine(0, 3).view(0)
    assert serai.replay(s.record()).history == s.history


def test_chance_is_answered_by_hand():
    s = serai.game("osaka", seats=2).new(seed=1, chance="manual")
    while not s.is_chance:
        s.act(s.legal[0])
    outcomes = s.chance_outcomes()
    assert abs(sum(part for _, part in outcomes) - 1) < 1e-9
    before = s.number
    s.resolve(len(outcomes) - 1)
    assert s.number == before + 1 and s.history[-1].endswith(outcomes[-1][0])


def test_many_tables_are_stepped_saved_and_loaded():
    env = serai.batch("osaka", n=4096, seats=2, seed=1, threads=2)
    obs, mask, seat, reward, done = env.buffers
    assert obs.shape[0] == mask.shape[0] == seat.shape[0] == reward.shape[0] == done.shape[0] == 4096
    assert obs is env.buffers[0], "no copies"
    actions = mask.argmax(axis=1)
    env.step(actions)
    blob, seen = env.save(), obs.copy()
    env.step_bots("easy")
    assert not np.array_equal(seen, obs)
    env.load(blob)
    assert np.array_equal(seen, obs)


def test_bots_decide_at_all_tables_and_think_aloud():
    env = serai.batch("osaka", n=2, seats=2, seed=1)
    before = env.buffers[0].copy()
    env.step_bots("hard")
    assert not np.array_equal(before, env.buffers[0])
    s = serai.game("osaka", seats=2).new(seed=1)
    thoughts = serai.bot("expert").policy(s)
    assert thoughts.visits.shape == (91,) and 0 < thoughts.value < 1


def test_runs_come_as_frames():
    polars, pyarrow = need("polars"), need("pyarrow")

    def my_function(s):
        return s.legal[0]

    rated = serai.rate(["easy", my_function], "osaka", games=20)
    assert isinstance(rated.bots, polars.DataFrame)
    played = serai.simulate("osaka", ["easy", "random"], start=0, stop=10**3)
    assert played.games.height == 10**3
    arrow = serai.simulate("osaka", ["easy", my_function], start=2, stop=4, frame="arrow")
    assert isinstance(arrow.games, pyarrow.Table)


def test_boards_and_analyses():
    need("polars")
    s = serai.game("osaka", seats=2).new(seed=1)
    assert serai.show(s, 0)._repr_svg_().startswith("<svg")
    while not s.is_over:
        s.act(s.legal[0])
    record = s.record()
    found = serai.analyse(record)
    assert found.accounts.height == 2 and "luck_win" in found.accounts.columns


def test_the_ecosystem_is_there():
    need("pettingzoo")
    import serai.gymnasium
    import serai.pettingzoo

    env = serai.pettingzoo.env("osaka")
    env.reset(seed=1)
    observation, *_ = env.last()
    assert set(observation) == {"observation", "action_mask"}
    assert serai.gymnasium.make_vec("osaka", 4, opponent="easy").num_envs == 4
    need("pyspiel")
    import pyspiel

    import serai.openspiel

    serai.openspiel.register()
    assert pyspiel.load_game("serai_osaka").num_distinct_actions() == 91
