#!/usr/bin/env python3
"""Learns to play: first from a teacher, then from its own matches. One file, with numpy alone.

    pip install target/tmp/wheels/serai-*.whl     (see docs/python.md)
    python3 examples/learn.py --game osaka --opponent greedy --minutes 3

A network with one hidden layer chooses among the legal actions and guesses how the match will end; it reads what its
seat may know, nothing else. For a quarter of the time it learns what a teacher does (a quick bot, which now and then is
pushed off its path), then it plays against the opponent and improves by proximal policy optimisation
(`serai.batch`). At the end it plays new matches without learning and prints how many it won.
"""

import argparse
import time

import numpy as np

import serai

HIDDEN = 256
STEPS = 64
EPOCHS, PARTS = 3, 4
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.97


class Network:
    """One hidden layer, shared by the choice and the guess; trained by Adam."""

    def __init__(self, inputs, actions, random):
        def layer(size, shape):
            return (random.normal(size=(shape[0], shape[1])) * size / np.sqrt(shape[0])).astype("f4")

        self.weights = [
            layer(1.4, (inputs, HIDDEN)),
            np.zeros(HIDDEN, "f4"),
            layer(0.01, (HIDDEN, actions)),
            np.zeros(actions, "f4"),
            layer(0.1, (HIDDEN, 1)),
            np.zeros(1, "f4"),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, seen, mask):
        """Hidden layer, probabilities of the actions, guess of the result."""
        one, bias, two, biases, three, offset = self.weights
        hidden = np.maximum(seen @ one + bias, 0)
        logits = np.where(mask, hidden @ two + biases, -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        parts = np.exp(logits)
        parts /= parts.sum(axis=1, keepdims=True)
        return hidden, parts, (hidden @ three)[:, 0] + offset[0]

    def learn(self, seen, hidden, to_logits, to_value, rate):
        """One step of Adam, given the slopes of the loss at both outputs."""
        two, three = self.weights[2], self.weights[4]
        to_hidden = (to_logits @ two.T + np.outer(to_value, three[:, 0])) * (hidden > 0)
        slopes = [
            seen.T @ to_hidden,
            to_hidden.sum(axis=0),
            hidden.T @ to_logits,
            to_logits.sum(axis=0),
            (hidden.T @ to_value)[:, None],
            to_value.sum(keepdims=True),
        ]
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares):
            slope *= min(1.0, 0.5 / (norm + 1e-9))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            steady = mean / (1 - 0.9**self.updates)
            weight -= rate * steady / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-5)


def choose(parts, random):
    """One action for each row, as likely as its part."""
    sums = parts.cumsum(axis=1)
    return (sums < random.random((len(parts), 1)) * sums[:, -1:]).sum(axis=1)


def scale(game):
    """What makes each number of an observation lie between 0 and 1."""
    scale = np.ones(game.observation_size, "f4")
    for piece in game.observation:
        scale[piece.offset : piece.offset + len(piece)] = 1 / max(1.0, piece.high)
    return scale


def lessons(game, teacher, random, size):
    """Decisions of the teacher: what it saw, might and did, and how the match ended for it."""
    bot, small = serai.bot(teacher), scale(game)
    views = np.zeros((size, game.observation_size), "f4")
    masks = np.zeros((size, game.num_actions), bool)
    actions, seats, results = np.zeros(size, int), np.zeros(size, int), np.zeros(size, "f4")
    first = here = 0
    state = game.new(int(random.integers(2**32)))
    while here < size:
        seat, legal = state.seat, state.legal
        action = bot.choose(state, int(random.integers(2**32)))
        if len(legal) > 1:
            state.observe(seat, views[here])
            state.mask(masks[here])
            actions[here], seats[here] = action, seat
            here += 1
        # Off the teacher's path, too, one must know what it would do.
        state.act(int(random.choice(legal)) if random.random() < 0.1 else action)
        if state.is_over:
            results[first:here] = np.array(state.returns())[seats[first:here]]
            first, state = here, game.new(int(random.integers(2**32)))
    views *= small
    # How the last match ends is not known.
    return views[:first], masks[:first], actions[:first], results[:first]


def study(network, teacher, game, minutes, random, tell):
    """Learns what a teacher does: more and more lessons, gone through again and again."""
    begin, known = time.monotonic(), None
    while (spent := time.monotonic() - begin) < minutes * 60:
        more = lessons(game, teacher, random, 20_000)
        known = more if known is None else [np.concatenate(two) for two in zip(known, more)]
        views, masks, actions, results = known
        right = 0.0
        for part in np.array_split(random.permutation(len(views)), max(1, len(views) // 256)):
            hidden, parts, guess = network.forward(views[part], masks[part])
            at = np.arange(len(part))
            right += (parts.argmax(axis=1) == actions[part]).sum()
            parts[at, actions[part]] -= 1
            to_value = 0.5 * (guess - results[part]) / len(part)
            network.learn(views[part], hidden, parts / len(part), to_value.astype("f4"), RATE)
        tell(f"{spent:4.0f} s  {len(views):9} lessons  {right / len(views):.1%} understood")


def learn(game, teacher, opponent, minutes, tables, seed, tell=print):
    """A network that has learned for so long."""
    random = np.random.default_rng(seed)
    network = Network(game.observation_size, game.num_actions, random)
    study(network, teacher, game, minutes / 4, random, tell)
    practise(network, game, opponent, 3 * minutes / 4, tables, seed, random, tell)
    return network


def practise(network, game, opponent, minutes, tables, seed, random, tell):
    """Plays against the bot and improves by what came of it."""
    others = {seat: opponent for seat in range(1, game.seats)}
    env = serai.batch(game, tables, seed=seed, opponents=others)
    seen, mask, _, reward, done = env.buffers
    small = scale(game)
    shape = (STEPS, tables)
    views = np.zeros((*shape, game.observation_size), "f4")
    masks = np.zeros((*shape, game.num_actions), bool)
    actions, chances, values = np.zeros(shape, int), np.zeros(shape, "f4"), np.zeros(shape, "f4")
    results, ends = np.zeros(shape, "f4"), np.zeros(shape, bool)
    begin, played, won, ended, told = time.monotonic(), 0, 0, 0, 0.0
    while (spent := time.monotonic() - begin) < minutes * 60:
        for step in range(STEPS):
            views[step], masks[step] = seen * small, mask
            _, parts, values[step] = network.forward(views[step], mask)
            actions[step] = choose(parts, random)
            chances[step] = np.log(parts[np.arange(tables), actions[step]])
            env.step(actions[step])
            results[step], ends[step] = reward[:, 0], done
        advantages = np.zeros(shape, "f4")
        _, _, following = network.forward(seen * small, mask)
        ahead = np.zeros(tables, "f4")
        for step in reversed(range(STEPS)):
            going_on = ~ends[step]
            surprise = results[step] + following * going_on - values[step]
            ahead = surprise + LAMBDA * going_on * ahead
            advantages[step], following = ahead, values[step]
        improve(network, views, masks, actions, chances, values, advantages, random,
                0.2 * RATE * max(0.1, 1 - spent / (minutes * 60)))
        played, ended = played + STEPS * tables, ended + int(ends.sum())
        won += float(((results[ends] + 1) / 2).sum())
        if spent - told > 15:
            tell(f"{spent:4.0f} s  {played:9} decisions  {ended:6} matches  won {won / max(ended, 1):.1%}")
            won, ended, told = 0, 0, spent


def improve(network, views, masks, actions, chances, values, advantages, random, rate):
    """PPO: a few rounds over what was played, never far from the policy that played it."""
    rows = values.size
    views, masks = views.reshape(rows, -1), masks.reshape(rows, -1)
    actions, chances = actions.ravel(), chances.ravel()
    goals = (advantages + values).ravel()
    gains = (advantages.ravel() - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(random.permutation(rows), PARTS):
            hidden, parts, guess = network.forward(views[part], masks[part])
            at = np.arange(len(part))
            chosen = actions[part]
            ratio = np.exp(np.log(parts[at, chosen] + 1e-12) - chances[part])
            gain = gains[part]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            logs = np.log(parts + 1e-12)
            entropy = -(parts * logs).sum(axis=1, keepdims=True)
            slope = parts * (ratio * gain * free)[:, None]
            slope[at, chosen] -= ratio * gain * free
            slope += ENTROPY * parts * (logs + entropy)
            network.learn(
                views[part],
                hidden,
                (slope / len(part)).astype("f4"),
                ((guess - goals[part]) / len(part)).astype("f4"),
                rate,
            )


def test(game, network, opponent, matches, seed):
    """The part of so many new matches that the network wins, with its best choice every time."""
    others = {seat: opponent for seat in range(1, game.seats)}
    env = serai.batch(game, min(500, matches), seed=seed, opponents=others)
    seen, mask, _, reward, done = env.buffers
    small = scale(game)
    won = ended = 0.0
    # The first match at each table, and then the next: short ones must not count more often.
    counted = np.zeros(len(env), int)
    each = -(-matches // len(env))
    while ended < each * len(env):
        _, parts, _ = network.forward(seen * small, mask)
        env.step(parts.argmax(axis=1))
        counts = done & (counted < each)
        won += float(((reward[counts, 0] + 1) / 2).sum())
        ended += counts.sum()
        counted += done
    return won / ended, int(ended)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--game", default="osaka")
    arguments.add_argument("--teacher", default="greedy")
    arguments.add_argument("--opponent", default="greedy")
    arguments.add_argument("--minutes", type=float, default=3)
    arguments.add_argument("--tables", type=int, default=256)
    arguments.add_argument("--matches", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    game = serai.game(given.game, 2)
    network = learn(game, given.teacher, given.opponent, given.minutes, given.tables, given.seed)
    for opponent in dict.fromkeys(["random", "easy", given.opponent]):
        won, matches = test(game, network, opponent, given.matches, given.seed + 1_000_000)
        within = 1.96 * (won * (1 - won) / matches) ** 0.5
        print(f"against {opponent}: won {won:.1%} ± {within:.1%} of {matches} new matches")


if __name__ == "__main__":
    main()
