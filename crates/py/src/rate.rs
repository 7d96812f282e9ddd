//! `serai.rate(…)`: bots of the program and functions of Python's in one round-robin, here or in parts
//! on other machines.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

use bots::Kind;
use game::{Broken, Seat};
use lab::rate::{Plan, Ratings};
use lab::sim::Progress;
use lab::{Fault, Guest, Interval, Outside, Player};
use numpy::ndarray::ArrayView1;
use numpy::{PyArray1, PyArray2, PyReadonlyArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::AnyTable;

use crate::error::{broken, wrong};
use crate::runs::watched;
use crate::state::{Chosen, State};
use crate::title::{Game, Title};
use crate::typed;

/// How far a run is, and what a function raised first, which ends it.
#[derive(Default)]
pub(crate) struct Raised {
    error: Mutex<Option<PyErr>>,
    pub progress: Progress,
}

impl Raised {
    /// An error where a function raised one.
    pub(crate) fn check(&self) -> PyResult<()> {
        self.error.lock().expect("no thread panicked").take().map_or(Ok(()), Err)
    }
}

/// A function of Python's that decides. It gets an imagined table and cannot look behind it.
struct Function {
    function: Arc<Py<PyAny>>,
    title: Arc<Title>,
    raised: Arc<Raised>,
}

impl Function {
    fn ask(&self, py: Python<'_>, table: &dyn AnyTable) -> PyResult<String> {
        let inner = typed::of(table).map_err(broken)?;
        let state = Bound::new(py, State { title: Arc::clone(&self.title), inner })?;
        let chosen: Chosen = self.function.bind(py).call1((&state,))?.extract()?;
        let name = match chosen {
            Chosen::Name(name) => name,
            Chosen::Number(number) => {
                let unknown = || wrong(format!("there is no action {number}"));
                self.title.start.notation(number).ok_or_else(unknown)?
            }
        };
        // The function may have played on; what it was asked is the table itself.
        let offered = table.choices();
        match offered.iter().any(|choice| choice.notation == name) {
            true => Ok(name),
            false => Err(crate::error::illegal(format!("`{name}` is not legal there"))),
        }
    }
}

impl Outside for Function {
    fn choose(&mut self, table: &dyn AnyTable, _seat: Seat) -> Result<String, Fault> {
        Python::attach(|py| self.ask(py, table)).map_err(|error| {
            self.raised.progress.stop.store(true, Ordering::Relaxed);
            self.raised.error.lock().expect("no thread panicked").get_or_insert(error);
            Fault::Gone
        })
    }
}

/// A bot by name, or a function with the name it is to have.
#[derive(FromPyObject)]
pub(crate) enum Given {
    Bot(String),
    Function(String, Py<PyAny>),
}

/// Who plays: bots and functions.
pub(crate) fn players(
    given: Vec<Given>,
    title: &Arc<Title>,
    raised: &Arc<Raised>,
) -> PyResult<Vec<Player>> {
    let players = given.into_iter().map(|given| player(given, title, raised));
    players.collect::<Result<_, _>>().map_err(broken)
}

fn player(given: Given, title: &Arc<Title>, raised: &Arc<Raised>) -> Result<Player, Broken> {
    match given {
        Given::Bot(name) => Kind::named(&name, title.info.key).map(Player::Bot),
        Given::Function(name, function) => {
            let (title, raised) = (Arc::clone(title), Arc::clone(raised));
            let function = Arc::new(function);
            let door = move || {
                let (function, title) = (Arc::clone(&function), Arc::clone(&title));
                Ok(Box::new(Function { function, title, raised: Arc::clone(&raised) }) as _)
            };
            Ok(Player::Guest(Arc::new(Guest::new(name, door))))
        }
    }
}

type Columns<'py> = Bound<'py, PyDict>;

/// Columns of bots and of games, and whether the order is certain.
type Found<'py> = (Columns<'py>, Columns<'py>, bool);

/// A rating: as a whole, or in parts that other processes play. Made by `serai.rate` and `serai.ray.rate`.
#[pyclass(frozen, module = "serai._serai", name = "_Rating")]
pub(crate) struct Rating {
    plan: Plan,
    raised: Arc<Raised>,
}

#[pymethods]
impl Rating {
    #[new]
    fn new(
        game: &Game,
        bots: Vec<Given>,
        games: u64,
        seed: u64,
        threads: usize,
        all: bool,
    ) -> PyResult<Self> {
        let (title, raised) = (&game.0, Arc::default());
        let plan = Plan {
            game: title.info.key.to_owned(),
            bots: players(bots, title, &raised)?,
            seats: title.seats,
            settings: title.settings.clone(),
            games,
            seed,
            jobs: threads,
            all,
            first_alone: false,
        };
        Ok(Rating { plan, raised })
    }

    /// How many sets are played at most; each is a game for each seat.
    #[getter]
    fn sets(&self) -> u64 {
        self.plan.sets()
    }

    /// After how many of them one looks, again and again, whether the order is certain.
    #[getter]
    fn sets_between_looks(&self) -> u64 {
        self.plan.sets_between_looks()
    }

    /// Plays it all here.
    fn run<'py>(
        &self,
        py: Python<'py>,
        progress: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Found<'py>> {
        let (plan, Progress { done, stop }) = (&self.plan, &self.raised.progress);
        let work = || lab::rate::run(plan, done, stop);
        let ratings = watched(py, done, stop, progress.as_ref(), work)?;
        self.raised.check()?;
        found(py, plan, &ratings.map_err(broken)?)
    }

    /// Plays some of the sets; a row for each game: the number of the bot in each seat, then its rank.
    fn play<'py>(
        &self,
        py: Python<'py>,
        first: u64,
        last: u64,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let (plan, Progress { done, stop }) = (&self.plan, &self.raised.progress);
        let work = || lab::rate::play(plan, first..last, done, stop);
        let games = watched(py, done, stop, None, work)?;
        self.raised.check()?;
        let rows: Vec<Vec<u8>> = games.map_err(broken)?.iter().map(row).collect();
        Ok(PyArray2::from_vec2(py, &rows)?)
    }

    /// Whether the games of the first sets make the order certain.
    fn is_certain(&self, rows: PyReadonlyArray2<'_, u8>) -> PyResult<bool> {
        Ok(lab::rate::order_is_certain(&self.plan, &games(&rows)?))
    }

    /// What the games of the first sets tell.
    fn judge<'py>(&self, py: Python<'py>, rows: PyReadonlyArray2<'py, u8>) -> PyResult<Found<'py>> {
        let (plan, games) = (&self.plan, games(&rows)?);
        found(py, plan, &py.detach(|| lab::rate::judge(plan, &games)))
    }
}

fn row(game: &lab::rate::Game) -> Vec<u8> {
    let bots = game.places().map(|(bot, _)| bot as u8);
    bots.chain(game.places().map(|(_, rank)| rank)).collect()
}

fn games(rows: &PyReadonlyArray2<'_, u8>) -> PyResult<Vec<lab::rate::Game>> {
    let game = |row: ArrayView1<'_, u8>| {
        let seats = row.len() / 2;
        let places: Vec<(u8, u8)> = (0..seats).map(|seat| (row[seat], row[seats + seat])).collect();
        lab::rate::Game::new(&places).ok_or_else(|| wrong("no game has so many seats"))
    };
    rows.as_array().rows().into_iter().map(game).collect()
}

fn found<'py>(py: Python<'py>, plan: &Plan, ratings: &Ratings) -> PyResult<Found<'py>> {
    Ok((of_bots(py, plan, ratings)?, of_games(py, plan, ratings)?, ratings.certain))
}

fn of_bots<'py>(py: Python<'py>, plan: &Plan, ratings: &Ratings) -> PyResult<Columns<'py>> {
    let mut order: Vec<usize> = (0..plan.bots.len()).collect();
    order.sort_by(|&a, &b| ratings.rating[b].value.total_cmp(&ratings.rating[a].value));
    let columns = PyDict::new(py);
    let names: Vec<String> = order.iter().map(|&bot| plan.bots[bot].to_string()).collect();
    columns.set_item("bot", names)?;
    let interval = |name: &str, of: &[Interval]| -> PyResult<()> {
        let of: Vec<&Interval> = order.iter().map(|&bot| &of[bot]).collect();
        let column = |part: fn(&Interval) -> f64| {
            PyArray1::from_vec(py, of.iter().map(|interval| part(interval)).collect())
        };
        columns.set_item(name, column(|interval| interval.value))?;
        columns.set_item(format!("{name}_low"), column(|interval| interval.low))?;
        columns.set_item(format!("{name}_high"), column(|interval| interval.high))
    };
    interval("rating", &ratings.rating)?;
    interval("wins", &ratings.wins)?;
    let played = order.iter().map(|&bot| ratings.played[bot] as i64).collect();
    columns.set_item("games", PyArray1::from_vec(py, played))?;
    Ok(columns)
}

fn of_games<'py>(py: Python<'py>, plan: &Plan, ratings: &Ratings) -> PyResult<Columns<'py>> {
    let names: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    let (mut games, mut seats, mut bots, mut ranks) = (vec![], vec![], vec![], vec![]);
    for (number, game) in (0i64..).zip(&ratings.all) {
        for (seat, (bot, rank)) in (0i64..).zip(game.places()) {
            games.push(number);
            seats.push(seat);
            bots.push(names[bot].as_str());
            ranks.push(i64::from(rank));
        }
    }
    let columns = PyDict::new(py);
    columns.set_item("game", PyArray1::from_vec(py, games))?;
    columns.set_item("seat", PyArray1::from_vec(py, seats))?;
    columns.set_item("bot", bots)?;
    columns.set_item("rank", PyArray1::from_vec(py, ranks))?;
    Ok(columns)
}
