"""Random playouts of OpenSpiel's core, one JSON line a game: called by `serai bench --peers`.

Whole games run inside the C++ core, so Python's own time hardly counts: between its random bots, and
where its search takes the game also as a search of one simulation whose evaluator plays at random. The
faster way counts.
"""

import json
import random
import sys
import time

try:
    import pyspiel
except ImportError:
    sys.exit(3)

SECONDS = float(sys.argv[1])
ROLLOUTS = 100


def answer_chance(state, dice):
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        state.apply_action(dice.choices(outcomes, chances)[0])


def decisions_left(start, games=100):
    """How many decisions a random game has on average."""
    dice, decisions = random.Random(1), 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            decisions += 1
            state.apply_action(dice.choice(state.legal_actions()))
            answer_chance(state, dice)
    return decisions / games


def ways(game, start):
    """Each plays ROLLOUTS games from the start."""
    players = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in players]

    def between_bots():
        for seed in range(ROLLOUTS):
            pyspiel.evaluate_bots(start.clone(), bots, seed)

    yield between_bots
    if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
        playouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        core = pyspiel.MCTSBot(game, playouts, 2.0, 1, 100, False, 1, False)
        yield lambda: core.mcts_search(start)


def measure(play, decisions):
    """Nanoseconds a decision, of the best and of the middle round."""
    play()  # warms caches
    rounds, begin = [], time.thread_time()
    while time.thread_time() - begin < SECONDS or not rounds:
        before = time.thread_time()
        play()
        rounds.append((time.thread_time() - before) * 1e9 / decisions)
    rounds.sort()
    return rounds[0], rounds[len(rounds) // 2]


for name in ("pig", "hearts", "cribbage"):
    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    answer_chance(start, random.Random(2))
    decisions = ROLLOUTS * decisions_left(start)
    best, middle = min(measure(play, decisions) for play in ways(game, start))
    print(json.dumps({"game": name, "best": best, "middle": middle}))
