"""One match: actions, observations, chance, imagination, records."""

import copy
import pickle

import numpy as np
import pytest
from conftest import play

import serai


def positions(game, seed, every=7):
    """Positions of one random match."""
    random = np.random.default_rng(seed)
    state = game.new(seed)
    while not state.is_over:
        yield state
        play(state, random, every)


def test_a_match_goes_from_the_deal_to_a_result(game):
    state = play(game.new(seed=1), np.random.default_rng(1))
    assert state.is_over and state.seat is None and state.legal == []
    assert state.ending in game.endings
    assert abs(sum(state.returns())) < 1e-9 and max(state.returns()) > 0
    assert sorted(state.ranks())[0] == 1 and len(state.scores()) == game.seats


def test_every_number_of_seats_is_played():
    for info in serai.games():
        for seats in range(info["min_seats"], info["max_seats"] + 1):
            state = play(serai.game(info["key"], seats).new(seed=seats), np.random.default_rng(2))
            assert len(state.returns()) == seats


def test_legal_actions_masks_and_names_agree(game):
    for state in positions(game, 3):
        assert np.flatnonzero(state.mask()).tolist() == state.legal
        for action in state.legal:
            assert game.action_id(game.action_name(action)) == action
            assert state.sentence(action)
        own = np.ones(game.num_actions, bool)
        assert state.mask(own) is own and own.sum() == len(state.legal)


def test_observations_have_the_shape_and_the_bounds_they_declare(game):
    sizes = [piece.offset + len(piece) for piece in game.observation]
    assert sizes[-1] == game.observation_size and len({p.name for p in game.observation}) == len(sizes)
    for state in positions(game, 4):
        for seat in [*range(game.seats), None]:
            seen = state.observe(seat)
            for piece in game.observation:
                part = seen[piece.offset : piece.offset + len(piece)]
                assert part.size == np.prod(piece.shape)
                assert piece.low <= part.min() and part.max() <= piece.high, piece


def test_an_imagined_world_looks_the_same_and_has_dice_of_its_own(game):
    differs = 0
    for number, state in enumerate(positions(game, 5, every=23)):
        seat = state.seat
        worlds = [state.imagine(seat, seed) for seed in (number, number + 1000)]
        for world in worlds:
            assert world.view(seat) == state.view(seat)
            assert np.array_equal(world.observe(seat), state.observe(seat))
            assert world.legal == state.legal
        for other in [state, *worlds]:
            play(other, np.random.default_rng(0), 10)
        differs += worlds[0].history[:10] != worlds[1].history[:10]
    assert differs > 0, "chance comes anew in every world"


def test_a_clone_goes_on_alike_and_alone(game):
    state = play(game.new(seed=6), np.random.default_rng(6), 20)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        before = state.record()
        play(twin, np.random.default_rng(7), 20)
        assert state.record() == before
    first, second = state.clone(), state.clone()
    for one in (first, second):
        play(one, np.random.default_rng(8))
    assert first.record() == second.record()


def test_the_same_seed_deals_the_same_game_and_none_a_new_one(game):
    assert game.new(seed=9).history == game.new(seed=9).history
    records = {play(game.new(), np.random.default_rng(0)).record() for _ in range(3)}
    assert len(records) == 3


def test_pickles_go_on_with_the_same_dice(game):
    state = play(game.new(seed=10), np.random.default_rng(10), 15)
    again = pickle.loads(pickle.dumps(state))
    for one in (state, again):
        play(one, np.random.default_rng(11))
    assert again.record() == state.record()
    assert pickle.loads(pickle.dumps(game)) == game and again.game == game


def test_chance_by_hand_is_exact(game):
    state = game.new(seed=0, chance="manual")
    random = np.random.default_rng(12)
    listed = 0
    while not state.is_over:
        if not state.is_chance:
            state.act(int(random.choice(state.legal)))
            continue
        outcomes = state.chance_outcomes()
        if outcomes is not None:
            listed += 1
            assert abs(sum(part for _, part in outcomes) - 1) < 1e-9
        if outcomes is not None and len(outcomes) <= 128:
            weights, _ = state.chance_step([])
            parts = [weight / sum(weights) for weight in weights]
            assert np.allclose(parts, [part for _, part in outcomes])
            place = int(random.choice(len(outcomes), p=parts))
            assert state.chance_step([place]) == (None, outcomes[place][0])
            state.resolve(place)
        else:
            play(state, random, 1)
    assert listed > 0


def test_many_dice_are_thrown_one_after_the_other():
    state = serai.game("yspahan", 3).new(chance="manual")
    while state.question != "roll":
        play(state, np.random.default_rng(1), 1)
    path = []
    while (step := state.chance_step(path))[1] is None:
        assert step[0] == [1] * 6
        path.append(5)
    assert step[1].count("6") == len(path) >= 9, step
    with pytest.raises(ValueError, match="fewer numbers"):
        state.chance_step([*path, 0])
    with pytest.raises(ValueError, match="no answer 6"):
        state.chance_step([6])


def test_what_is_not_legal_is_refused_with_a_sentence_and_changes_nothing(game):
    state = game.new(seed=13)
    before = state.record()
    illegal = next(a for a in range(game.num_actions) if a not in state.legal)
    with pytest.raises(serai.RefusedError):
        state.act(illegal)
    with pytest.raises(ValueError, match="no action of"):
        state.act("dance")
    with pytest.raises(serai.RefusedError, match="chance is not asked"):
        state.chance_outcomes()
    with pytest.raises(ValueError, match="seats run from 0"):
        state.observe(game.seats)
    with pytest.raises(ValueError, match="out must have"):
        state.mask(np.zeros(3, bool))
    assert state.record() == before


def test_set_ups_that_make_no_sense_are_refused():
    with pytest.raises(ValueError, match="there is no game `chess`"):
        serai.game("chess")
    with pytest.raises(ValueError, match="is for"):
        serai.game("osaka", 9)
    with pytest.raises(ValueError, match="has no option `colour`"):
        serai.game("osaka", options={"colour": "red"})
    with pytest.raises(ValueError, match="chance is"):
        serai.game("osaka").new(chance="maybe")


def test_options_and_content_are_the_game_s_own():
    osaka = serai.game("osaka", 3, {"open_memory": True})
    assert osaka.options["open_memory"] == "true" and osaka.seats == 3
    assert osaka == serai.game("osaka", 3, "open_memory=true") != serai.game("osaka", 3)


def test_printed_values_can_be_changed():
    short = serai.game("osaka", content=serai.content("osaka", {"end.tokens": 3}))
    assert short.content_hash != serai.game("osaka").content_hash
    lengths = [
        play(one.new(seed=1), np.random.default_rng(1)).number for one in (short, serai.game("osaka"))
    ]
    assert lengths[0] < lengths[1]
    with pytest.raises(ValueError, match="there is no value `end.sugar`"):
        serai.content("osaka", {"end.sugar": 3})


def test_a_record_is_read_again(game):
    state = play(game.new(seed=14), np.random.default_rng(14))
    again = serai.replay(state.record())
    assert again.is_over and again.history == state.history
    assert again.returns() == state.returns() and again.game.key == game.key


@pytest.mark.parametrize("key", ["tabriz", "yspahan"])
def test_what_a_seat_does_not_know_is_drawn_anew(key):
    """In these two something is hidden even from perfect memory."""
    differs = 0
    for state in positions(serai.game(key), 15, every=11):
        worlds = {str(state.imagine(state.seat, seed).truth()) for seed in range(4)}
        differs += len(worlds) > 1 or worlds != {str(state.truth())}
    assert differs > 5
