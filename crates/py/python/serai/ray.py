"""Simulations on many machines: `serai.ray.simulate("osaka", ["hard", "easy"], games=10**8, folder=…)`.

A run is cut into shards by the numbers of its matches. Every shard is played by whichever worker is free and
written as one Parquet file for each table; a file that is there is never played again, so a run that was stopped,
or whose machines were lost, goes on where it was. A match depends on the seed and its number alone, so the files
in the order of their names hold exactly the rows that one machine would have written.

`folder` must be one that every worker and the caller see.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Callable

import polars
import ray

from . import _frames, _serai

__all__ = ["read", "simulate"]

TABLES = ("games", "seats", "counts")


def simulate(
    game: Any,
    bots: list[str],
    *,
    games: int,
    folder: str | os.PathLike[str],
    start: int = 0,
    seed: int = 0,
    seats: int | None = None,
    options: Any = None,
    content: str | None = None,
    counting: bool = False,
    shard: int = 10_000,
    address: str | None = "auto",
    at_once: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> dict[str, polars.LazyFrame]:
    """Plays the matches `start` to `start + games - 1` on the Ray cluster at `address`.

    Where Ray is connected already, `address` is not used. `shard` matches are one task; not more than
    `at_once` tasks are handed to the cluster at a time (four for each of its cores). `progress` is told how
    many shards are done, and of how many. Returns the three tables of `serai.simulate` as lazy frames over
    all files.
    """
    game = _frames._game(game, len(bots) if isinstance(game, str) else seats, options, content)
    if shard < 1 or games < 0 or start < 0:
        raise ValueError("there must be a match to play, and shards of one or more")
    folder = Path(folder).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    _claim(folder, game, bots, seed, counting)
    if not ray.is_initialized():
        ray.init(address=address)
    parts = [
        (first, min(first + shard, start + games)) for first in range(start, start + games, shard)
    ]
    open_ = [part for part in parts if not _is_there(folder, *part)]
    at_once = at_once or 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    # A worker that dies, or a machine that is lost, costs the shards it was at: they are played again.
    task = ray.remote(_play).options(num_cpus=1, max_retries=-1, retry_exceptions=False)
    running: list[Any] = []
    done = len(parts) - len(open_)
    while open_ or running:
        while open_ and len(running) < at_once:
            first, last = open_.pop(0)
            running.append(
                task.remote(game, bots, first, last, seed, counting, str(folder))
            )
        ready, running = ray.wait(running, num_returns=1)
        ray.get(ready)
        done += len(ready)
        if progress is not None:
            progress(done, len(parts))
    return {table: _scan(folder, table, parts) for table in TABLES}


def read(folder: str | os.PathLike[str]) -> dict[str, polars.LazyFrame]:
    """The tables of all that was played into a folder so far, in the order of the matches."""
    folder = Path(folder)
    names = sorted(path.name for path in (folder / TABLES[0]).glob("*.parquet"))
    parts = [tuple(int(number) for number in Path(name).stem.split("-")) for name in names]
    return {
        table: _scan(folder, table, [(first, last) for first, last in parts]) for table in TABLES
    }


def _file(folder: Path, table: str, first: int, last: int) -> Path:
    # So many digits that names sort as numbers do.
    return folder / table / f"{first:015}-{last:015}.parquet"


def _is_there(folder: Path, first: int, last: int) -> bool:
    # The table of games is written last.
    return _file(folder, "games", first, last).exists()


def _scan(folder: Path, table: str, parts: list[tuple[int, int]]) -> polars.LazyFrame:
    return polars.scan_parquet([_file(folder, table, *part) for part in parts])


def _claim(folder: Path, game: _serai.Game, bots: list[str], seed: int, counting: bool) -> None:
    """What a folder holds is one run; another one must not mix with it."""
    run = {
        "game": game.key,
        "rules": game.rules,
        "content": game.content_hash,
        "options": game.options,
        "bots": bots,
        "seed": seed,
        "counting": counting,
    }
    path = folder / "run.json"
    if not path.exists():
        _write(path, lambda to: to.write_text(json.dumps(run, indent=1), encoding="utf-8"))
    if json.loads(path.read_text(encoding="utf-8")) != run:
        raise ValueError(f"{folder} belongs to another run; choose another folder")


def _write(path: Path, write: Callable[[Path], object]) -> None:
    """Whole or not at all, whoever else writes the same."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f".{path.name}.{os.getpid()}")
    write(half)
    os.replace(half, path)


def _play(
    game: _serai.Game,
    bots: list[str],
    first: int,
    last: int,
    seed: int,
    counting: bool,
    folder: str,
) -> None:
    """One shard, on a worker."""
    played = _frames.simulate(
        game, bots, start=first, stop=last, seed=seed, threads=1, counting=counting
    )
    for table in reversed(TABLES):
        frame = getattr(played, table)
        _write(_file(Path(folder), table, first, last), frame.write_parquet)
