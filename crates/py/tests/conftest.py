"""What the tests share: every game, and skipping by name what is not installed."""

import importlib
import os

import pytest

import serai

GAMES = [info["key"] for info in serai.games()]


def need(module):
    """A module that a test drives; without it the test skips itself and says so."""
    try:
        return importlib.import_module(module)
    except ImportError:
        pytest.skip(f"Python's {module.split('.')[0]}")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if not report.skipped:
        return
    what = call.excinfo.value.msg if call.excinfo else "unknown"
    if os.environ.get("CI") == "true":
        report.outcome, report.longrepr = "failed", f"{what} is missing"
    elif (path := os.environ.get("SERAI_SKIPPED")) is not None:
        with open(path, "a", encoding="utf-8") as file:
            file.write(f"{what}\t{item.name}\n")


def play(state, random, steps=None):
    """Plays on at random, chance included, for so many steps or to the end."""
    while not state.is_over and steps != 0:
        steps = None if steps is None else steps - 1
        if state.is_chance:
            path = []
            while True:
                weights, outcome = state.chance_step(path)
                if outcome is not None:
                    break
                total = sum(weights)
                path.append(int(random.choice(len(weights), p=[w / total for w in weights])))
            state.resolve(outcome)
        else:
            state.act(int(random.choice(state.legal)))
    return state


@pytest.fixture(params=GAMES)
def game(request):
    """Each game for its usual number of seats."""
    return serai.game(request.param)
