"""OpenSpiel's own checks and its IS-MCTS."""

import numpy as np
import pytest
from conftest import GAMES, need


@pytest.fixture
def pyspiel():
    module = need("pyspiel")
    import serai.openspiel

    serai.openspiel.register()
    return module


@pytest.mark.parametrize("key", GAMES)
def test_the_random_simulation_test_passes(pyspiel, key):
    game = pyspiel.load_game(f"serai_{key}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_options_and_seats_are_parameters(pyspiel):
    game = pyspiel.load_game("serai_osaka(players=4,options=open_memory:true;first:random)")
    assert game.num_players() == 4
    assert game.serai.options == {"open_memory": "true", "first": "random"}


def test_states_go_through_their_history(pyspiel):
    game = pyspiel.load_game("serai_osaka")
    state, random = game.new_initial_state(), np.random.RandomState(3)
    for _ in range(60):
        if state.is_chance_node():
            places, parts = zip(*state.chance_outcomes())
            state.apply_action(int(random.choice(places, p=parts)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    again = game.deserialize_state(state.serialize())
    assert again.serai.history == state.serai.history
    assert again.legal_actions() == state.legal_actions()


def test_is_mcts_runs_on_imagined_worlds(pyspiel):
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("serai_osaka")
    random = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=8,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
    )
    state = game.new_initial_state()
    decided = 0
    while decided < 3:
        if state.is_chance_node():
            places, parts = zip(*state.chance_outcomes())
            state.apply_action(int(random.choice(places, p=parts)))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        decided += 1
    seat = state.current_player()
    if seat >= 0:
        world = state.resample_from_infostate(seat, random.rand)
        assert world.information_state_string(seat) == state.information_state_string(seat)
