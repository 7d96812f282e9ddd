#!/usr/bin/env python3
"""How fast the games run from Python: decisions per second on one core, with masks and observations.

    cargo xtask python speed

Every decision is legal and drawn at random, and the drawing counts. With OpenSpiel installed, its hearts are
measured by the same clock in the same run, one match after the other, by two loops: for the same work, which is a mask
and an observation of the player to move as arrays of numpy's, and a legal action drawn at random; and as lean as it gets,
with the observation as the list OpenSpiel makes of it, and no mask.
"""

import time

import numpy as np

import serai

TABLES = 1024
SECONDS = 3


def rate(step, each):
    """Decisions per second of processor time; `step` makes `each` of them."""
    for _ in range(20):
        step()
    begin, done = time.process_time(), 0
    while (spent := time.process_time() - begin) < SECONDS:
        step()
        done += each
    return done / spent


def batch(key, seats):
    env = serai.batch(key, TABLES, seats=seats, seed=1)
    actions = np.zeros(TABLES, np.int64)

    def step():
        env.step(env.sample(actions))

    return rate(step, TABLES)


def single(key, seats):
    game = serai.game(key, seats)
    random = np.random.default_rng(1)
    seen, state = np.zeros(game.observation_size, np.float32), game.new(1)

    def step():
        nonlocal state
        state.observe(state.seat, seen)
        legal = state.legal
        state.act(legal[int(random.random() * len(legal))])
        if state.is_over:
            state = game.new(int(random.integers(2**32)))

    return rate(step, 1)


def hearts(lean):
    import pyspiel

    game = pyspiel.load_game("hearts")
    random = np.random.default_rng(1)
    state, decided = game.new_initial_state(), 0

    def step():
        nonlocal state
        while state.is_chance_node():
            places, parts = zip(*state.chance_outcomes())
            state.apply_action(places[random.choice(len(places), p=parts)])
        if lean:
            state.information_state_tensor()
            legal = state.legal_actions()
        else:
            np.asarray(state.information_state_tensor(), np.float32)
            legal = np.flatnonzero(np.asarray(state.legal_actions_mask(), bool))
        state.apply_action(legal[int(random.random() * len(legal))])
        if state.is_terminal():
            state = game.new_initial_state()

    return rate(step, 1)


def main():
    print(f"decisions per second, one core, {TABLES} tables")
    best = {}
    for info in serai.games():
        seats = max(2, info["min_seats"])
        best[info["key"]] = batch(info["key"], seats)
        alone = single(info["key"], seats)
        print(f"{info['key']:<10} {best[info['key']]:>12,.0f} together {alone:>12,.0f} one State")
    try:
        same, lean = hearts(False), hearts(True)
    except ImportError:
        print("OpenSpiel is not installed here")
        return
    for how, other in [("the same work", same), ("lists, no mask", lean)]:
        print(f"{'hearts':<10} {other:>12,.0f} OpenSpiel from Python, {how}: osaka is {best['osaka'] / other:,.0f} times as fast")


if __name__ == "__main__":
    main()
