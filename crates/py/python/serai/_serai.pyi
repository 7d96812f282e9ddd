"""What `serai` is made of; see the package itself for what to call."""

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = [
    "Batch",
    "Bot",
    "Game",
    "Piece",
    "Policy",
    "RefusedError",
    "State",
    "__version__",
    "_Rating",
    "_analyse",
    "_game",
    "_shard",
    "_simulate",
    "_state",
    "content",
    "game",
    "games",
    "merge",
    "replay",
]

__version__: str

class RefusedError(ValueError):
    """A choice or an answer of chance that the rules do not allow now. Nothing was changed."""

def games() -> list[dict[str, Any]]:
    """Every game: key, title, designer, seats, options with their values, endings."""

def game(
    key: str,
    seats: int | None = None,
    options: str | Mapping[str, object] | None = None,
    content: str | None = None,
) -> Game:
    """A game with its options, content and number of seats."""

def content(key: str, changes: Mapping[str, object] | None = None) -> str:
    """The printed values a game is played with, as the text of a content table, with some of them changed:
    `{"end.tokens": 7}`. The paths are those that `serai rules` lists."""

def replay(record: str) -> State:
    """The match of a record, as it stood at its last line."""

@final
class Piece:
    """A named part of an observation."""

    @property
    def name(self) -> str:
        """Its name."""
    @property
    def about(self) -> str:
        """What it says."""
    @property
    def offset(self) -> int:
        """Where it begins."""
    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers it has along each axis."""
    @property
    def low(self) -> float:
        """No number of it is less."""
    @property
    def high(self) -> float:
        """No number of it is more."""
    def __len__(self) -> int: ...

@final
class Game:
    """A game with its options, content and number of seats. Made by `serai.game`."""

    @property
    def key(self) -> str:
        """The game's key, such as `osaka`."""
    @property
    def title(self) -> str:
        """The game's title."""
    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def options(self) -> dict[str, str]:
        """Every option with its value."""
    @property
    def rules(self) -> int:
        """The version of the rules; action numbers and observations never change within one."""
    @property
    def content_hash(self) -> str:
        """The hash of the printed values it is played with."""
    @property
    def content(self) -> str | None:
        """The content table of one's own it is played with, if any."""
    @property
    def endings(self) -> list[str]:
        """Why a game may end."""
    @property
    def num_actions(self) -> int:
        """How many numbers actions have; a mask is as long."""
    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
    @property
    def state_bytes(self) -> int:
        """How many bytes a position takes, whole: options and all that is hidden are in it, no history."""
    @property
    def observation(self) -> list[Piece]:
        """The pieces of an observation, one after the other."""
    def action_name(self, action: int) -> str:
        """The action with this number as records write it."""
    def action_id(self, name: str) -> int:
        """The number of an action by its name."""
    def new(
        self, seed: int | None = None, *, chance: Literal["auto", "manual"] = "auto"
    ) -> State:
        """A new match. The same seed deals the same game; without one it is drawn.

        With `chance="manual"` the table never rolls by itself: ask `chance_outcomes`, answer with `resolve`.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class State:
    """A position of a match. `act` changes it; `clone` makes another one."""

    @property
    def game(self) -> Game:
        """The game it is a position of."""
    @property
    def seat(self) -> int | None:
        """Who decides, from 0; `None` while chance is asked and after the end."""
    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
    @property
    def is_chance(self) -> bool:
        """Whether chance is asked; only with `chance="manual"`."""
    @property
    def ending(self) -> str | None:
        """Why it is over: one of `game.endings`."""
    @property
    def legal(self) -> list[int]:
        """The numbers of the legal actions, ascending."""
    @property
    def number(self) -> int:
        """Entries of the journal so far."""
    @property
    def history(self) -> list[str]:
        """The journal: what was decided and what came up, as records write it."""
    @property
    def question(self) -> str | None:
        """The kind of the open question to chance."""
    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """One bool for every action: whether it is legal. Written into `out` where it is given."""
    def observe(
        self, seat: int | None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """What this seat may know, as numbers; `None` looks on. Written into `out` where it is given."""
    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as dictionaries and lists; `None` looks on."""
    def view_json(self, seat: int | None) -> str:
        """The same as text that is equal exactly where the views are."""
    def truth(self) -> dict[str, Any]:
        """The whole truth, hidden things included."""
    def act(self, action: int | str) -> None:
        """Carries out a legal action, by number or by name."""
    def sentence(self, action: int, lang: str = "en") -> str:
        """What an action means, in words, to whoever decides now."""
    def clone(self) -> State:
        """Another state like this one, with the same dice."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def returns(self) -> list[float]:
        """The result for each seat: 1 for the only winner, the same sum lost among the others, shared
        victories as parts; 0 before the end. The sum over all sides is 0."""
    def scores(self) -> list[int]:
        """Points of each seat so far."""
    def ranks(self) -> list[int] | None:
        """The rank of each seat after the end."""
    def chance_outcomes(self) -> list[tuple[str, float]] | None:
        """Every answer to the open question to chance with its probability; `None` where there are too many
        to list, which `chance_step` takes apart."""
    def chance_step(self, path: Sequence[int]) -> tuple[list[int] | None, str | None]:
        """The open question as a tree of questions with at most 128 answers each. After the answers in
        `path`: `(weights, None)` for the next ones, or `(None, outcome)`. Exact, however many there are."""
    def resolve(self, outcome: int | str) -> None:
        """Answers the open question to chance: by the place in `chance_outcomes`, or by name."""
    def imagine(self, seat: int | None, seed: int = 0) -> State:
        """A world drawn from all that look like this one to that seat, with dice of its own: what the seat
        does not know is new, and nothing of it tells the truth."""
    def record(self) -> str:
        """The match as a text file that `serai replay`, `verify` and `analyse` read."""
    def svg(
        self,
        seat: int | None = None,
        *,
        layout: str = "wide",
        lang: str = "en",
        theme: str = "light",
    ) -> str:
        """The board as this seat sees it, as SVG."""

@final
class Batch:
    """Many tables of one game, stepped together. Made by `serai.batch`."""

    def __new__(
        cls,
        game: Game,
        n: int,
        *,
        seed: int = 0,
        threads: int = 1,
        opponents: Mapping[int, str] | None = None,
    ) -> Batch: ...
    @property
    def game(self) -> Game:
        """The game it is played."""
    def __len__(self) -> int: ...
    @property
    def buffers(
        self,
    ) -> tuple[
        NDArray[np.float32],
        NDArray[np.bool_],
        NDArray[np.uint8],
        NDArray[np.float32],
        NDArray[np.bool_],
    ]:
        """`observation[n, size]`, `mask[n, actions]`, `seat[n]`, `reward[n, seats]`, `done[n]`: always the
        same arrays, written anew by every step. Where `done`, the match has ended with this `reward` for its
        seats, and the other rows are already about the next one."""
    @property
    def final_observation(self) -> NDArray[np.float32]:
        """Where `done`: what the seat that acted last (or the caller's own) saw at the end."""
    @property
    def games(self) -> NDArray[np.uint64]:
        """The number of the match at each table: match `g` is played at table `g % n`."""
    def state(self, table: int) -> State:
        """The position at one table as a `State` that goes its own way, with dice of its own."""
    def step(self, actions: ArrayLike) -> None:
        """Carries out one action at each table. If one of them is not legal, nothing is changed anywhere."""
    def step_bots(self, bot: str, seats: Sequence[int] | None = None) -> None:
        """A bot decides once at each table, or at those where one of these seats does."""
    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A legal action for each table, each as likely. Written into `out` where it is given."""
    def reset(self, seed: int | None = None) -> None:
        """Every table begins anew, with match numbers from 0."""
    def save(self) -> bytes:
        """All tables as they are, to go on from with `load`."""
    def load(self, saved: bytes) -> None:
        """Goes on from what tables of the same game, seats, options and number saved."""

@final
class Bot:
    """A bot by name. Made by `serai.bot`."""

    def __new__(cls, name: str) -> Bot: ...
    @property
    def name(self) -> str:
        """Its name."""
    def choose(self, state: State, seed: int = 0) -> int:
        """The action it chooses for the seat to decide, from what that seat may know."""
    def policy(self, state: State, seed: int = 0) -> Policy:
        """What a bot that searches thinks of the open decision: targets for learning."""

@final
class Policy:
    """What a search thinks of a decision."""

    @property
    def actions(self) -> list[int]:
        """The actions it looked at, the most visited first."""
    @property
    def wins(self) -> list[float]:
        """The chance to win with each of them."""
    @property
    def visits(self) -> NDArray[np.float32]:
        """One number for every action of the game: the part of all simulations that went there. Their sum
        is 1."""
    @property
    def value(self) -> float:
        """The chance to win, over all simulations."""
    @property
    def score(self) -> float:
        """Own points expected at the end, over all simulations."""

def _simulate(
    game: Game,
    bots: Sequence[str | tuple[str, Callable[[State], int | str]]],
    start: int,
    stop: int,
    seed: int,
    threads: int,
    counting: bool,
    progress: Callable[[int], object] | None,
) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Plays the games `start` to `stop - 1`; columns of games, of seats, of counts."""

def _shard(
    game: Game,
    bots: Sequence[str | tuple[str, Callable[[State], int | str]]],
    first: int,
    last: int,
    seed: int,
    counting: bool,
) -> list[bytes]:
    """The games `first` to `last - 1` on one thread, as the three Parquet files that `serai sim --out` writes."""

def merge(path: str | PathLike[str], parts: Sequence[str | PathLike[str]]) -> int:
    """Puts parts of a simulation together to the files that one run would have written, as `serai merge`
    does; how many matches there are. Their order does not matter; nothing is written over."""

@final
class _Rating:
    """A rating: as a whole, or in parts that other processes play. Made by `serai.rate` and `serai.ray.rate`."""

    def __new__(
        cls,
        game: Game,
        bots: Sequence[str | tuple[str, Callable[[State], int | str]]],
        games: int,
        seed: int,
        threads: int,
        all: bool,
    ) -> _Rating: ...
    @property
    def sets(self) -> int:
        """How many sets are played at most; each is a game for each seat."""

    @property
    def sets_between_looks(self) -> int:
        """After how many of them one looks, again and again, whether the order is certain."""

    def run(
        self, progress: Callable[[int], object] | None
    ) -> tuple[dict[str, Any], dict[str, Any], bool]:
        """Plays it all here."""

    def play(self, first: int, last: int) -> NDArray[np.uint8]:
        """Plays some of the sets; a row for each game: the number of the bot in each seat, then its rank."""

    def is_certain(self, rows: NDArray[np.uint8]) -> bool:
        """Whether the games of the first sets make the order certain."""

    def judge(self, rows: NDArray[np.uint8]) -> tuple[dict[str, Any], dict[str, Any], bool]:
        """What the games of the first sets tell."""

def _analyse(
    state: State,
    depth: str,
    seed: int,
    threads: int,
    progress: Callable[[int], object] | None,
) -> dict[str, Any]:
    """Luck and skill in a finished match, as `serai analyse --json` has it."""

def _game(parts: tuple[str, int, str, str | None], rules: int | None) -> Game:
    """A game as it was kept by `pickle`."""

def _state(record: str, secret: bytes | None) -> State:
    """A state as it was kept by `pickle`."""
