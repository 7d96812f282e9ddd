"""Simulations and ratings on many machines:

    serai.ray.simulate("osaka", ["hard", "easy"], games=10**8, folder=...)
    serai.ray.rate(["hard", my_function], "osaka", games=10_000, folder=...)

A run is cut into shards by the numbers of its matches. Every shard is played by whichever worker is free and
written to files, whole or not at all; what is there is never played again, so a run that was stopped, or whose
machines were lost, goes on where it was with the same call. A match depends on the seed and its number alone, so
the shards in the order of their names are exactly what one machine would have played.

`folder` must be one that every worker and the caller see.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import numpy as np
import polars
import ray

from . import _frames, _serai

__all__ = ["files", "rate", "read", "simulate"]

#: The tables of a simulation, and what their files' names end with: those of `serai sim --out FILE.parquet`.
TABLES = {"games": ".parquet", "seats": ".seats.parquet", "counts": ".counts.parquet"}

#: First match or set, and the one after the last.
Part = tuple[int, int]
#: Told how many shards are done, and of how many; `True` shows it, `False` does not.
Progress = Callable[[int, int], object] | bool


def simulate(
    game: Any,
    bots: list[Any],
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
    progress: Progress = True,
) -> dict[str, polars.LazyFrame]:
    """Plays the matches `start` to `start + games - 1` on the Ray cluster at `address`.

    Where Ray is connected already, `address` is not used. `shard` matches are one task; not more than
    `at_once` tasks are handed to the cluster at a time (four for each of its cores). Each shard becomes the three
    files that `serai sim --from … --games … --out` writes: `serai.merge(path, serai.ray.files(folder))` makes of
    them, byte for byte, what one machine would have written. Returns the three tables of `serai.simulate` as lazy
    frames over all files.
    """
    game = _frames._game(game, len(bots) if isinstance(game, str) else seats, options, content)
    if shard < 1 or games < 0 or start < 0:
        raise ValueError("there must be a match to play, and shards of one or more")
    players = _frames._players(bots)
    folder = _claimed(folder, game, players, simulation=True, seed=seed, counting=counting)
    parts = _parts(start, start + games, shard)

    def play(part: Part) -> None:
        shards = _serai._shard(game, players, *part, seed, counting)
        # The table of games is written last: where it is, the others are.
        for table, data in reversed(list(zip(TABLES, shards))):
            _write(_file(folder, table, part), data)

    open_ = [part for part in parts if not _file(folder, "games", part).exists()]
    for _ in _spread(play, open_, len(parts), address, at_once, progress):
        pass
    return _scan(folder, parts)


def read(folder: str | os.PathLike[str]) -> dict[str, polars.LazyFrame]:
    """The tables of all that was simulated into a folder so far, in the order of the matches."""
    return _scan(Path(folder), [_part(path) for path in files(folder)])


def files(folder: str | os.PathLike[str]) -> list[Path]:
    """The shards of a simulation in the order of their matches, as `serai.merge` and `serai merge` want them."""
    return sorted(Path(folder).glob("*[0-9].parquet"))


def rate(
    bots: list[Any],
    game: Any,
    *,
    folder: str | os.PathLike[str],
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Any = None,
    content: str | None = None,
    all: bool = False,
    address: str | None = "auto",
    at_once: int | None = None,
    frame: str = "polars",
    progress: Progress = True,
) -> _frames.Ratings:
    """Rates bots as `serai.rate` does, with the same result, on the Ray cluster at `address`.

    Functions are sent to the workers. Between two looks at whether the order is certain, about 200 matches are
    played; they are one task. What the cluster played beyond the look that made the order certain is not used.
    """
    game = _frames._game(game, seats, options, content)
    players = _frames._players(bots)
    folder = _claimed(folder, game, players, rating=True, seed=seed)
    rating = _serai._Rating(game, players, games, seed, 1, all)
    parts = _parts(0, rating.sets, rating.sets_between_looks)

    def play(part: Part) -> None:
        one = _serai._Rating(game, players, games, seed, 1, all)
        _write(_rows(folder, part), one.play(*part).tobytes())

    open_ = [part for part in parts if not _rows(folder, part).exists()]
    done = _spread(play, open_, len(parts), address, at_once, progress)
    rows = np.empty((0, 2 * game.seats), np.uint8)
    for part in parts:
        # The order is looked at after each part, as on one machine, whichever came first.
        while not _rows(folder, part).exists():
            next(done)
        more = np.frombuffer(_rows(folder, part).read_bytes(), np.uint8)
        rows = np.concatenate([rows, more.reshape(-1, 2 * game.seats)])
        if not all and rating.is_certain(rows):
            break
    done.close()
    return _frames._ratings(rating.judge(rows), frame)


def _parts(first: int, last: int, size: int) -> list[Part]:
    return [(part, min(part + size, last)) for part in range(first, last, size)]


def _name(part: Part) -> str:
    # So many digits that names sort as numbers do.
    return f"{part[0]:015}-{part[1]:015}"


def _part(path: Path) -> Part:
    first, last = path.stem.split("-")
    return int(first), int(last)


def _file(folder: Path, table: str, part: Part) -> Path:
    return folder / (_name(part) + TABLES[table])


def _rows(folder: Path, part: Part) -> Path:
    """The games of some sets: for each the bots by seat, then their ranks."""
    return folder / f"{_name(part)}.rating"


def _scan(folder: Path, parts: list[Part]) -> dict[str, polars.LazyFrame]:
    """Tables as `serai.simulate` has them: in files seats are counted from 1, as everywhere that people read."""
    tables = {
        table: polars.scan_parquet([_file(folder, table, part) for part in parts])
        for table in TABLES
    }
    for table in ("seats", "counts"):
        tables[table] = tables[table].with_columns(polars.col("seat") - 1)
    return tables


def _claimed(
    folder: str | os.PathLike[str], game: _serai.Game, players: list[Any], **more: Any
) -> Path:
    """The folder; what it holds is one run, and another one must not mix with it."""
    run = {
        "game": game.key,
        "rules": game.rules,
        "content": game.content_hash,
        "options": game.options,
        "bots": [one if isinstance(one, str) else one[0] for one in players],
        "seats": game.seats,
        **more,
    }
    folder = Path(folder).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "run.json"
    if not path.exists():
        _write(path, json.dumps(run, indent=1).encode())
    if json.loads(path.read_text(encoding="utf-8")) != run:
        raise ValueError(f"{folder} belongs to another run; choose another folder")
    return folder


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all, whoever else writes the same."""
    half = path.with_name(f".{path.name}.{os.getpid()}")
    half.write_bytes(data)
    os.replace(half, path)


def _spread(
    play: Callable[[Part], None],
    parts: list[Part],
    all_: int,
    address: str | None,
    at_once: int | None,
    progress: Progress,
) -> Iterator[Part]:
    """Plays the parts on the cluster; each is named when it is done. What runs still when nobody asks any more is
    called off."""
    if not ray.is_initialized():
        ray.init(address=address)
    at_once = at_once or 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    told = _Shown(all_ - len(parts)) if progress is True else progress
    # A worker that dies, or a machine that is lost, costs the shards it was at: they are played again.
    task = ray.remote(play).options(num_cpus=1, max_retries=-1, retry_exceptions=False)
    waiting, running = list(parts), {}
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                part = waiting.pop(0)
                running[task.remote(part)] = part
            [ready], _ = ray.wait(list(running), num_returns=1)
            ray.get(ready)
            part = running.pop(ready)
            if told:
                told(all_ - len(waiting) - len(running), all_)
            yield part
    finally:
        for one in running:
            ray.cancel(one)


class _Shown:
    """Shows how far a run is, on standard error."""

    def __init__(self, before: int) -> None:
        #: Shards of an earlier run took no time.
        self.before, self.begin = before, time.monotonic()

    def __call__(self, done: int, all_: int) -> None:
        spent = time.monotonic() - self.begin
        left = spent / (done - self.before) * (all_ - done)
        end = "\n" if done == all_ or not sys.stderr.isatty() else "\r"
        line = f"{done:,} of {all_:,} shards, {spent:.0f} s, {left:.0f} s left"
        print(line, end=end, file=sys.stderr, flush=True)
