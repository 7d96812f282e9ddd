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


def test_a_node_killed_in_the_middle_loses_nothing(cluster, tmp_path):
    import serai.ray

    made, second = cluster
    told = []

    def progress(done, all_):
        told.append((done, all_))
        if done == 6:
            made.remove_node(second, allow_graceful=False)

    tables = serai.ray.simulate(
        "osaka", BOTS, games=2_000, shard=100, folder=tmp_path, progress=progress, **RUN
    )
    assert told[-1] == (20, 20)
    whole = serai.simulate("osaka", BOTS, stop=2_000, **RUN)
    for table, frame in tables.items():
        assert frame.collect().equals(getattr(whole, table)), table
    for table, frame in serai.ray.read(tmp_path).items():
        assert frame.collect().equals(getattr(whole, table)), table

    # What is there is not played again; what is missing is.
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("games/*.parquet")}
    lost = sorted(before)[7]
    lost.unlink()
    again = []
    serai.ray.simulate(
        "osaka", BOTS, games=2_000, shard=100, folder=tmp_path, **RUN,
        progress=lambda done, all_: again.append(done),
    )
    assert again == [20]
    after = {path: path.stat().st_mtime_ns for path in tmp_path.glob("games/*.parquet")}
    assert [path for path in before if before[path] != after[path]] == [lost]
    with pytest.raises(ValueError, match="belongs to another run"):
        serai.ray.simulate("osaka", BOTS, games=100, folder=tmp_path, seed=12)
