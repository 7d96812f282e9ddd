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

from ._serai import (
    Batch,
    Bot,
    Game,
    Piece,
    Policy,
    RefusedError,
    State,
    __version__,
    game,
    games,
    replay,
)
from ._frames import Analysis, Drawing, Ratings, Simulation, analyse, rate, show, simulate

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
    "game",
    "games",
    "rate",
    "replay",
    "show",
    "simulate",
]


def batch(game_, n, *, seats=None, options=None, content=None, seed=0, threads=1, opponents=None):
    """Many tables of one game, stepped together in buffers of numpy's.

    `game_` is a key such as `"osaka"` or what `serai.game` made. Match `g` is played at table `g % n`; the
    same seed plays the same matches, with any number of threads. `opponents` says which bots play which
    seats, such as `{1: "easy"}`: then every row is about a decision of the caller's own seats.
    """
    if isinstance(game_, str):
        game_ = game(game_, seats, options, content)
    elif seats is not None or options is not None or content is not None:
        raise ValueError("seats, options and content belong to the game that is given")
    return Batch(game_, n, seed=seed, threads=threads, opponents=opponents)


def bot(name):
    """A bot by name: random, easy, greedy, normal, hard, expert, search:N, plain:N or school:NAME."""
    return Bot(name)
