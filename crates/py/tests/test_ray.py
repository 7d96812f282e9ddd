"""A cluster of two nodes, one of which is killed in the middle."""

import os

import pytest
from conftest import need

import serai

RUN = {"seed": 11, "counting": True}
BOTS = ["easy", "greedy"]


@pytest.fixture
def cluster():
    need("polars")
    ray = need("ray")
    utils = need("ray.cluster_utils")
    # Workers must find this very package, and nothing is to be sent anywhere.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    made = utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    second = made.add_node(num_cpus=1)
    made.wait_for_nodes()
    ray.init(address=made.address, log_to_driver=False)
    yield made, second
    ray.shutdown()
    made.shutdown()


def test_a_node_killed_in_the_middle_and_a_restart_lose_nothing(cluster, tmp_path, capsys):
    import serai.ray

    made, second = cluster
    run = {"games": 2_000, "shard": 100, "folder": tmp_path / "run", **RUN}
    told = []

    def progress(done, all_):
        told.append((done, all_))
        if done == 6:
            made.remove_node(second, allow_graceful=False)
        if done == 12:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        serai.ray.simulate("osaka", BOTS, progress=progress, **run)
    assert told == [(done, 20) for done in range(1, 13)]
    # The same call goes on, and shows how far it is.
    tables = serai.ray.simulate("osaka", BOTS, **run)
    shown = capsys.readouterr().err.splitlines()
    assert shown[-1].startswith("20 of 20 shards, ") and len(shown) <= 8, shown

    # The same rows as on one machine, and put together the same bytes.
    whole = serai.simulate("osaka", BOTS, stop=2_000, **RUN)
    for made_of in (tables, serai.ray.read(run["folder"])):
        for table, frame in made_of.items():
            assert frame.collect().equals(getattr(whole, table)), table
    merged = tmp_path / "merged.parquet"
    assert serai.merge(merged, serai.ray.files(run["folder"])) == 2_000
    one_machine = serai._serai._shard(serai.game("osaka"), BOTS, 0, 2_000, 11, True)
    for ending, bytes_ in zip(["", ".seats", ".counts"], one_machine):
        assert merged.with_suffix(f"{ending}.parquet").read_bytes() == bytes_, ending

    # What is there is not played again; what is missing is.
    before = {path: path.stat().st_mtime_ns for path in serai.ray.files(run["folder"])}
    lost = sorted(before)[7]
    lost.unlink()
    again = []
    serai.ray.simulate("osaka", BOTS, progress=lambda done, all_: again.append(done), **run)
    assert again == [20]
    after = {path: path.stat().st_mtime_ns for path in serai.ray.files(run["folder"])}
    assert [path for path in before if before[path] != after[path]] == [lost]
    with pytest.raises(ValueError, match="belongs to another run"):
        serai.ray.simulate("osaka", BOTS, games=100, folder=run["folder"], seed=12)


def test_a_rating_is_the_same_on_a_cluster_whatever_is_killed(cluster, tmp_path):
    import serai.ray

    made, second = cluster

    def last(state):
        return state.legal[-1]

    def kill(done, all_):
        if done == 2:
            made.remove_node(second, allow_graceful=False)

    # Played to the end, and stopped at the look that makes the order certain.
    for bots, all_ in [(["easy", "easy"], True), (["easy", last, "random"], False)]:
        run = {"games": 1_200, "seed": 5, "all": all_, "frame": "numpy"}
        folder = tmp_path / str(all_)
        found = serai.ray.rate(bots, "osaka", folder=folder, progress=kill, **run)
        here = serai.rate(bots, "osaka", threads=2, **run)
        assert found.certain is here.certain is not all_
        for table in ("bots", "games"):
            mine, others = getattr(found, table), getattr(here, table)
            assert {name: list(mine[name]) for name in mine} == {
                name: list(others[name]) for name in others
            }
        assert (len(here.games["game"]) < 2 * 1_200) is not all_, "it ended early"
        # Nothing is left to play the second time.
        assert serai.ray.rate(
            bots, "osaka", folder=folder, progress=lambda done, all_: 1 / 0, **run
        ).certain is here.certain
