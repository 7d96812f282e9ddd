"""The examples run, and the one that learns does learn."""

import importlib.util
from pathlib import Path

import serai

FOLDER = Path(__file__).parents[3] / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_network_learns_in_seconds():
    learn, game, told = example("learn"), serai.game("osaka", 2), []
    network = learn.learn(game, "greedy", "greedy", 0.2, 32, 1, told.append)
    won, matches = learn.test(game, network, "random", 200, 7)
    assert matches == 200 and won > 0.6, (won, told)


def test_facts_are_measured():
    facts = example("facts")
    game, choices, rows, hidden = facts.measure("tabriz", 2, 1)
    assert max(choices) <= game.num_actions and rows[0].min() > 0 and 0 < hidden <= 1
