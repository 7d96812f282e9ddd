"""What comes as tables and pictures: simulations, ratings, analyses, boards."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Callable

import numpy as np

from . import _serai


def _frame(columns: dict[str, Any], kind: str) -> Any:
    """Columns as a frame of the wished kind."""
    if kind == "polars":
        import polars

        return polars.DataFrame(columns)
    if kind == "arrow":
        import pyarrow

        return pyarrow.table(columns)
    if kind == "pandas":
        import pandas

        return pandas.DataFrame(columns)
    if kind == "numpy":
        return columns
    raise ValueError(f"frames are polars, arrow, pandas or numpy, not {kind!r}")


def _game(game: Any, seats: int | None, options: Any, content: str | None) -> _serai.Game:
    if isinstance(game, _serai.Game):
        if seats is not None or options is not None or content is not None:
            raise ValueError("seats, options and content belong to the game that is given")
        return game
    return _serai.game(game, seats, options, content)


def bounds(game: _serai.Game) -> tuple[np.ndarray, np.ndarray]:
    """The least and the most of every number of an observation."""
    low = np.empty(game.observation_size, np.float32)
    high = np.empty(game.observation_size, np.float32)
    for piece in game.observation:
        place = slice(piece.offset, piece.offset + len(piece))
        low[place], high[place] = piece.low, piece.high
    return low, high


@dataclass(frozen=True)
class Simulation:
    """Many matches between bots: one row for each match, and one for each of its seats.

    With `counting`, `counts` has a row for each thing a seat did: its name as `serai sim` writes it, and
    how often, or how much. All three merge by concatenation with those of other matches.
    """

    games: Any
    seats: Any
    counts: Any


def _players(bots: list[Any]) -> list[Any]:
    """Bots by name, and functions with the names they are to have."""
    return [
        bot if isinstance(bot, str) else (getattr(bot, "__name__", type(bot).__name__), bot)
        for bot in bots
    ]


def simulate(
    game: Any,
    bots: list[Any],
    *,
    stop: int,
    start: int = 0,
    seed: int = 0,
    options: Any = None,
    content: str | None = None,
    threads: int | None = None,
    counting: bool = False,
    frame: str = "polars",
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Plays the matches `start` to `stop - 1` between these bots, one for each seat.

    A bot is a name or a function, as `rate` takes them. A match depends on the seed and its number alone, so parts played anywhere make the same whole as one
    run; so it is with functions that depend on nothing else. The columns are those of `serai sim --out`.
    """
    game = _game(game, len(bots) if isinstance(game, str) else None, options, content)
    if len(bots) != game.seats:
        raise ValueError(f"there are {game.seats} seats and {len(bots)} bots")
    threads = threads or os.cpu_count() or 1
    parts = _serai._simulate(game, _players(bots), start, stop, seed, threads, counting, progress)
    return Simulation(*(_frame(part, frame) for part in parts))


@dataclass(frozen=True)
class Ratings:
    """Who is stronger: `bots` has a row for each, the strongest first; `games` has a row for each match
    and seat. `certain` says whether the order is."""

    bots: Any
    games: Any
    certain: bool


def rate(
    bots: list[Any],
    game: Any,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Any = None,
    content: str | None = None,
    threads: int | None = None,
    all: bool = False,
    frame: str = "polars",
    progress: Callable[[int], object] | None = None,
) -> Ratings:
    """Rates bots by a round-robin in which every line-up plays the same dice from every seat.

    A bot is a name or a function. A function gets a `State` in which everything its seat cannot know is
    imagined, and returns the number or the name of a legal action; what it raises ends the rating.
    Plays at most so many games; fewer if the order is certain before, unless `all`.
    """
    game = _game(game, seats, options, content)
    threads = threads or os.cpu_count() or 1
    rating = _serai._Rating(game, _players(bots), games, seed, threads, all)
    return _ratings(rating.run(progress), frame)


def _ratings(found: tuple[Any, Any, bool], frame: str) -> Ratings:
    bots, games, certain = found
    return Ratings(_frame(bots, frame), _frame(games, frame), certain)


class Drawing(str):
    """A board as SVG; a notebook shows it as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, path: Any) -> None:
        """Writes it to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self)


def show(
    state: _serai.State,
    seat: int | None = None,
    *,
    layout: str = "wide",
    lang: str = "en",
    theme: str = "light",
) -> Drawing:
    """The board as this seat sees it; by default as somebody does who looks on."""
    return Drawing(state.svg(seat, layout=layout, lang=lang, theme=theme))


@dataclass(frozen=True)
class Analysis:
    """A finished match understood: see docs/analysis.md for the method and every field of `raw`.

    `accounts` has a row for each seat: what it could expect at the start, and what luck, its own decisions
    and those of the others changed. `steps` has a row for each step and seat, `decisions` one for each
    decision that had a choice.
    """

    accounts: Any
    steps: Any
    decisions: Any
    raw: dict[str, Any]


def analyse(
    match: Any,
    *,
    depth: str = "quick",
    seed: int = 1,
    threads: int | None = None,
    frame: str = "polars",
    progress: Callable[[int], object] | None = None,
) -> Analysis:
    """Tells luck from skill in a finished match: a `State`, or the text of a record."""
    state = _serai.replay(match) if isinstance(match, str) else match
    raw = _serai._analyse(state, depth, seed, threads or os.cpu_count() or 1, progress)
    accounts: dict[str, list[Any]] = {"seat": [], "name": []}
    parts = ["start", "luck", "own", "others", "result", "cost"]
    for seat, account in enumerate(raw["accounts"]):
        accounts["seat"].append(seat)
        accounts["name"].append(raw["names"][seat])
        for part in parts:
            for unit in ("win", "points"):
                accounts.setdefault(f"{part}_{unit}", []).append(account[part][unit])
        accounts.setdefault("errors", []).append(account["errors"])
    steps: dict[str, list[Any]] = {
        name: [] for name in ["from", "to", "mover", "seat", "win", "points"]
    }
    names = ["number", "seat", "played", "best", "loss", "error", "certain"]
    decisions: dict[str, list[Any]] = {name: [] for name in names}
    for step in raw["steps"]:
        mover = -1 if step["mover"] == "chance" else step["mover"]
        for seat, change in enumerate(step["change"]):
            row = [step["from"], step["to"], mover, seat, change["win"], change["points"]]
            for name, value in zip(steps, row):
                steps[name].append(value)
        if (verdict := step["verdict"]) is not None:
            played, best = verdict["played"]["choice"], verdict["best"]["choice"]
            loss, error = verdict["loss"], verdict["error"]
            row = [step["from"], mover, played, best, loss, error, loss > 2 * error]
            for name, value in zip(decisions, row):
                decisions[name].append(value)
    return Analysis(_frame(accounts, frame), _frame(steps, frame), _frame(decisions, frame), raw)
