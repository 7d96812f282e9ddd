#!/usr/bin/env python3
"""Facts about the games for research papers, measured by random play.

    pip install target/tmp/wheels/serai-*.whl     (see docs/python.md)
    python3 examples/facts.py --matches 1000
    python3 examples/facts.py --matches 1000 --game tabriz

For each game and number of seats: actions and observations as numbers, the bits a position takes in memory,
decisions and questions to chance in a match, choices per decision by percentiles, at how many decisions something
is hidden even from perfect memory, and what a match holds in bits: `decided`, the logarithm of the product of all
choices there were, and `dealt`, the information of everything chance answered, exactly.
"""

import argparse
import bisect
import itertools
import math

import numpy as np

import serai

#: Looking whether something is hidden costs more than playing, so it is done at one decision of so many.
LOOK_EVERY = 97


def answer(state, random):
    """Answers chance; the bits of what came."""
    path, bits = [], 0.0
    while True:
        weights, outcome = state.chance_step(path)
        if outcome is not None:
            state.resolve(outcome)
            return bits
        total = sum(weights)
        place = bisect.bisect(list(itertools.accumulate(weights)), random.random() * total)
        path.append(place)
        bits -= math.log2(weights[place] / total)


def is_hidden(state):
    """Whether the seat to decide could be in more than one position."""
    worlds = {str(state.imagine(state.seat, seed).truth()) for seed in range(4)}
    return worlds != {str(state.truth())}


def measure(key, seats, matches):
    game = serai.game(key, seats)
    random = np.random.default_rng(1)
    choices, rows, hidden = [], [], 0
    for _ in range(matches):
        state, decisions, asked, decided, dealt = game.new(0, chance="manual"), 0, 0, 0.0, 0.0
        while not state.is_over:
            if state.is_chance:
                dealt += answer(state, random)
                asked += 1
                continue
            legal = state.legal
            choices.append(len(legal))
            if len(choices) % LOOK_EVERY == 0:
                hidden += is_hidden(state)
            decisions, decided = decisions + 1, decided + math.log2(len(legal))
            state.act(legal[int(random.integers(len(legal)))])
        rows.append((decisions, asked, decided, dealt))
    return game, choices, np.array(rows), hidden / max(1, len(choices) // LOOK_EVERY)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--matches", type=int, default=300)
    arguments.add_argument("--game", help="only this one")
    given = arguments.parse_args()
    print("| game | seats | actions | observation | state (bits) | choices 50 / 90 / 99 / 100 % "
          "| decisions 5 / 50 / 95 % | chance asked | hidden | decided (bits) | dealt (bits) |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for info in serai.games():
        if given.game not in (None, info["key"]):
            continue
        for seats in range(info["min_seats"], info["max_seats"] + 1):
            game, choices, rows, hidden = measure(info["key"], seats, given.matches)
            branching = " / ".join(f"{np.percentile(choices, part):.0f}" for part in (50, 90, 99, 100))
            length = " / ".join(f"{np.percentile(rows[:, 0], part):.0f}" for part in (5, 50, 95))
            asked, decided, dealt = rows[:, 1:].mean(axis=0)
            print(f"| {info['title']} | {seats} | {game.num_actions} | {game.observation_size} "
                  f"| {8 * game.state_bytes} | {branching} | {length} | {asked:.0f} | {hidden:.0%} | {decided:.0f} | {dealt:.0f} |")


if __name__ == "__main__":
    main()
