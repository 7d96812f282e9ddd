"""Many tables at once."""

import threading

import numpy as np
import pytest

import serai


def run(game, steps, **options):
    """Steps with random actions, every buffer of every step."""
    env = serai.batch(game, 33, seed=5, **options)
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen.append([buffer.copy() for buffer in (*env.buffers, env.games)])
    return env, seen


def same(one, two):
    return all(np.array_equal(a, b) for x, y in zip(one, two) for a, b in zip(x, y))


def test_threads_change_nothing(game):
    assert same(run(game, 60)[1], run(game, 60, threads=3)[1])


def test_buffers_are_about_the_seat_that_decides_and_always_the_same(game):
    env = serai.batch(game, 8)
    buffers = env.buffers
    for _ in range(50):
        env.step(env.sample())
        assert all(one is two for one, two in zip(buffers, env.buffers))
        observation, mask, seat, reward, done = buffers
        assert mask.any(axis=1).all() and (seat < game.seats).all()
        assert not reward[~done].any()
    own = next(piece for piece in game.observation if piece.name == "seat")
    for row, who in zip(observation, seat):
        assert row[own.offset : own.offset + len(own)].argmax() == who


def test_every_row_is_what_the_seat_to_decide_sees_and_may_do(game):
    env = serai.batch(game, 12, seed=1)
    for _ in range(40):
        env.step(env.sample())
        observation, mask, seat, _, _ = env.buffers
        for table in range(len(env)):
            state = env.state(table)
            assert state.seat == seat[table]
            assert np.array_equal(state.observe(state.seat), observation[table])
            assert np.array_equal(state.mask(), mask[table])
    with pytest.raises(ValueError, match="tables run from 0 to 11"):
        env.state(12)


def test_matches_end_with_rewards_and_begin_anew(game):
    env = serai.batch(game, 16, seed=2)
    ended = 0
    for _ in range(4000):
        before = env.games
        env.step(env.sample())
        _, mask, _, reward, done = env.buffers
        assert np.array_equal(env.games, before + 16 * done)
        if done.any():
            ended += int(done.sum())
            assert np.allclose(reward[done].sum(axis=1), 0, atol=1e-5) or game.seats == 1
            assert env.final_observation[done].any() and mask[done].any()
        if ended > 20:
            return
    raise AssertionError("matches do not end")


def test_one_illegal_action_changes_nothing_anywhere(game):
    env = serai.batch(game, 5)
    actions = env.sample()
    before = env.save()
    actions[3] = np.flatnonzero(~env.buffers[1][3])[0]
    with pytest.raises(serai.RefusedError, match="is not legal at table 3; nothing was changed"):
        env.step(actions)
    actions[3] = -1
    with pytest.raises(serai.RefusedError, match="table 3"):
        env.step(actions)
    with pytest.raises(serai.RefusedError, match="5 tables, but 2 actions"):
        env.step([0, 0])
    assert env.save() == before


def test_saved_tables_go_on_alike(game):
    env, _ = run(game, 30)
    blob = env.save()
    rest = []
    for _ in range(2):
        env.load(blob)
        part = []
        for _ in range(30):
            env.step(env.sample())
            part.append([buffer.copy() for buffer in env.buffers])
        rest.append(part)
    assert same(*rest)
    other = serai.batch(game, 33, seed=77)
    other.load(blob)
    for _ in range(30):
        other.step(other.sample())
    assert all(np.array_equal(a, b) for a, b in zip(other.buffers, rest[0][-1]))
    with pytest.raises(ValueError, match="33 tables were saved"):
        serai.batch(game, 4).load(blob)
    with pytest.raises(ValueError, match="no saved tables"):
        env.load(b"nonsense")


def test_bots_decide_where_they_are_asked(game):
    env = serai.batch(game, 6, seed=3)
    env.step(env.sample())
    seat, before = env.buffers[2].copy(), env.buffers[0].copy()
    env.step_bots("greedy", seats=[int(seat[0])])
    changed = (env.buffers[0] != before).any(axis=1)
    assert changed[seat == seat[0]].all() and not changed[seat != seat[0]].any()
    with pytest.raises(ValueError, match="there is no bot"):
        env.step_bots("nobody")


def test_opponents_play_until_it_is_the_caller_s_turn(game):
    if game.seats == 1:
        return
    env = serai.batch(game, 6, seed=4, opponents={seat: "easy" for seat in range(1, game.seats)})
    for _ in range(100):
        assert not env.buffers[2].any()
        env.step(env.sample())
    with pytest.raises(ValueError, match="one seat must be yours"):
        serai.batch(game, 1, opponents={seat: "easy" for seat in range(game.seats)})


def test_better_bots_win_more():
    env = serai.batch("osaka", 64, seed=6, opponents={1: "random"})
    won = played = 0
    while played < 200:
        env.step_bots("greedy")
        won += (env.buffers[3][env.buffers[4], 0] > 0).sum()
        played += env.buffers[4].sum()
    assert won > 0.9 * played


def test_the_interpreter_is_free_meanwhile():
    env = serai.batch("osaka", 256, seed=7)
    worker = threading.Thread(target=env.step_bots, args=("normal",))
    worker.start()
    turns = 0
    while worker.is_alive():
        turns += 1
    worker.join()
    assert turns > 1000, "Python ran on while bots were thinking"
