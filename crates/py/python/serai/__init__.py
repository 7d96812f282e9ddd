"""Serai: four bazaar board games with exact rules, for learning, search and game design.

    import serai

    osaka = serai.game("osaka", seats=2)
    state = osaka.new(seed=1)
    while not state.is_over:
        state.act(state.legal[0])
    print(state.returns(), state.scores())

Seats are counted from 0. `serai.pettingzoo`, `serai.gymnasium`, `serai.openspiel` and `serai.ray` are
imported by whoever uses them; each needs the library it is named after.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import _frames
from ._frames import Analysis, Drawing, Ratings, Simulation, analyse, rate, show, simulate
from ._serai import (
    Batch,
    Bot,
    Game,
    Piece,
    Policy,
    RefusedError,
    State,
    __version__,
    content,
    game,
    games,
    merge,
    replay,
)

__all__ = [
    "Analysis",
    "Batch",
    "Bot",
    "Drawing",
    "Game",
    "Piece",
    "Policy",
    "Ratings",
    "RefusedError",
    "Simulation",
    "State",
    "__version__",
    "analyse",
    "batch",
    "bot",
    "content",
    "game",
    "games",
    "merge",
    "rate",
    "replay",
    "show",
    "simulate",
]


def batch(
    game_: str | Game,
    n: int,
    *,
    seats: int | None = None,
    options: str | Mapping[str, object] | None = None,
    content: str | None = None,
    seed: int = 0,
    threads: int = 1,
    opponents: Mapping[int, str] | None = None,
) -> Batch:
    """Many tables of one game, stepped together in buffers of numpy's.

    `game_` is a key such as `"osaka"` or what `serai.game` made. Match `g` is played at table `g % n`; the
    same seed plays the same matches, with any number of threads. `opponents` says which bots play which
    seats, such as `{1: "easy"}`: then every row is about a decision of the caller's own seats.
    """
    made = _frames._game(game_, seats, options, content)
    return Batch(made, n, seed=seed, threads=threads, opponents=dict(opponents or {}))


def bot(name: str) -> Bot:
    """A bot by name: random, easy, greedy, normal, hard, expert, master, search:N, plain:N or school:NAME."""
    return Bot(name)
