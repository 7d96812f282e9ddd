"""Simulations, ratings, analyses and pictures."""

import xml.etree.ElementTree
import zlib

import numpy as np
import pytest
from conftest import need, play

import serai


def test_parts_of_a_simulation_make_the_whole(game):
    polars = need("polars")
    bots = ["easy"] * game.seats
    whole = serai.simulate(game, bots, stop=130, seed=4, counting=True)
    parts = [
        serai.simulate(game, bots, start=start, stop=stop, seed=4, counting=True, threads=1)
        for start, stop in [(0, 70), (70, 71), (71, 130)]
    ]
    for table in ("games", "seats", "counts"):
        joined = polars.concat([getattr(part, table) for part in parts])
        assert joined.equals(getattr(whole, table)), table
    assert whole.games.height == 130 and whole.seats.height == 130 * game.seats
    assert whole.seats["bot"].unique().to_list() == ["easy"]
    assert (whole.seats.group_by("game").agg(polars.col("win").sum())["win"] <= 1 + 1e-9).all()


def test_frames_come_as_one_likes_them():
    played = serai.simulate("osaka", ["random"] * 2, stop=3, frame="numpy")
    assert played.games["game"].tolist() == [0, 1, 2]
    with pytest.raises(ValueError, match="frames are"):
        serai.simulate("osaka", ["random"] * 2, stop=1, frame="excel")
    with pytest.raises(ValueError, match="2 seats and 3 bots"):
        serai.simulate(serai.game("osaka", 2), ["random"] * 3, stop=1)


def test_progress_is_told_and_may_stop_the_run():
    told = []
    serai.simulate("osaka", ["random"] * 2, stop=2_000, progress=told.append, frame="numpy")
    assert told[-1] == 2_000

    def stop(done):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        serai.simulate("osaka", ["expert"] * 2, stop=10**6, progress=stop, frame="numpy")


def test_a_function_is_rated_beside_the_bots():
    def cautious(state):
        assert state.seat is not None and state.legal
        return state.legal[-1]

    need("polars")
    found = serai.rate(["easy", cautious], "osaka", games=60, seed=2, all=True)
    assert sorted(found.bots["bot"].to_list()) == ["cautious", "easy"]
    assert found.bots["bot"][0] == "easy" and found.games.height == 120
    one = {"games": 20, "seed": 3, "all": True, "threads": 1, "frame": "numpy"}
    first, second = (serai.rate([cautious, "random"], "osaka", **one) for _ in range(2))
    assert first.games["rank"].tolist() == second.games["rank"].tolist()


def test_a_function_plays_in_simulations():
    def cautious(state):
        return state.legal[-1]

    def play(start, stop, threads):
        run = {"start": start, "stop": stop, "seed": 4, "threads": threads, "counting": True}
        return serai.simulate("osaka", [cautious, "easy"], frame="numpy", **run)

    whole, parts = play(0, 20, 1), [play(0, 7, 2), play(7, 20, 1)]
    assert whole.seats["bot"][:2] == ["cautious", "easy"]
    for table in ("games", "seats", "counts"):
        for name, column in getattr(whole, table).items():
            joined = [value for part in parts for value in getattr(part, table)[name]]
            assert list(column) == joined, name
    assert "forfeited" not in whole.counts["what"]

    def broken(state):
        raise ZeroDivisionError("by me")

    with pytest.raises(ZeroDivisionError, match="by me"):
        serai.simulate("osaka", ["easy", broken], stop=10, frame="numpy")


def test_what_a_function_raises_ends_the_rating():
    def broken(state):
        raise ZeroDivisionError("by me")

    with pytest.raises(ZeroDivisionError, match="by me"):
        serai.rate(["easy", broken], "osaka", games=10)
    with pytest.raises(serai.RefusedError, match="is not legal there"):
        serai.rate(["easy", lambda state: next(a for a in range(99) if a not in state.legal)], "osaka")


def test_a_function_cannot_see_what_is_hidden():
    """Two who play alike meet the same dice; where their seats see the same, their worlds differ."""
    seen = {}

    def spy(state):
        view = state.view_json(state.seat)
        seen.setdefault(view, set()).add(str(state.truth()))
        return state.legal[zlib.crc32(view.encode()) % len(state.legal)]

    def other(state):
        return spy(state)

    serai.rate([spy, other], "tabriz", games=4, seed=1, all=True, threads=1, frame="numpy")
    assert any(len(worlds) > 1 for worlds in seen.values())


def test_thoughts_are_targets_for_learning(game):
    state = game.new(seed=3)
    while len(state.legal) < 2:
        state.act(state.legal[0])
    policy = serai.bot("search:200").policy(state, seed=1)
    assert abs(policy.visits.sum() - 1) < 1e-4 and policy.visits.shape == (game.num_actions,)
    assert set(np.flatnonzero(policy.visits)) <= set(policy.actions) <= set(state.legal)
    assert 0 <= policy.value <= 1
    assert serai.bot("hard").choose(state, seed=1) in state.legal
    assert serai.bot("easy").choose(state, seed=5) == serai.bot("easy").choose(state, seed=5)
    with pytest.raises(ValueError, match="does not search"):
        serai.bot("greedy").policy(state)
    with pytest.raises(ValueError, match="there is no bot"):
        serai.bot("deep-thought")


def test_luck_and_skill_of_a_finished_match():
    need("polars")
    state = play(serai.game("osaka").new(seed=4), np.random.default_rng(4), 30)
    with pytest.raises(ValueError, match="over"):
        serai.analyse(state)
    play(state, np.random.default_rng(4))
    found = serai.analyse(state, seed=2)
    parts = ["start_win", "luck_win", "own_win", "others_win"]
    sums = found.accounts.select(parts).sum_horizontal()
    assert np.allclose(sums, found.accounts["result_win"], atol=1e-9)
    assert found.decisions.height > 10 and found.steps.height % 2 == 0
    assert serai.analyse(state.record(), seed=2).raw == found.raw


def test_boards_are_pictures(game):
    state = play(game.new(seed=5), np.random.default_rng(5), 10)
    for seat in [None, 0]:
        drawing = serai.show(state, seat, layout="narrow", lang="it")
        assert xml.etree.ElementTree.fromstring(drawing).tag.endswith("svg")
        assert drawing._repr_svg_() == drawing
