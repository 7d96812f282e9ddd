//! `serai.rate(…)`: bots of the program and functions of Python's in one round-robin.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Kind;
use game::{Broken, Seat};
use lab::rate::{Plan, Ratings};
use lab::{Guest, Interval, Outside, Player};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::AnyTable;

use crate::error::{broken, wrong};
use crate::runs::watched;
use crate::state::{Chosen, State};
use crate::title::{Game, Title};
use crate::typed;

/// What a function raised first, and whether that ends everything.
#[derive(Default)]
struct Raised {
    error: Mutex<Option<PyErr>>,
    stop: AtomicBool,
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
    fn choose(&mut self, table: &dyn AnyTable, _seat: Seat) -> Result<String, Broken> {
        Python::attach(|py| self.ask(py, table)).map_err(|error| {
            let said = Broken::new(error.to_string());
            self.raised.stop.store(true, Ordering::Relaxed);
            self.raised.error.lock().expect("no thread panicked").get_or_insert(error);
            said
        })
    }
}

/// A bot by name, or a function with the name it is to have.
#[derive(FromPyObject)]
pub(crate) enum Given {
    Bot(String),
    Function(String, Py<PyAny>),
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
#[pyfunction]
#[pyo3(signature = (game, bots, games, seed, threads, all, progress))]
#[expect(clippy::too_many_arguments, reason = "all of them are named in Python")]
pub(crate) fn _rate<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<Given>,
    games: u64,
    seed: u64,
    threads: usize,
    all: bool,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<(Columns<'py>, Columns<'py>, bool)> {
    let title = &game.0;
    let raised = Arc::new(Raised::default());
    let bots: Result<Vec<Player>, Broken> =
        bots.into_iter().map(|given| player(given, title, &raised)).collect();
    let plan = Plan {
        game: title.info.key.to_owned(),
        bots: bots.map_err(broken)?,
        seats: title.seats,
        settings: title.settings.clone(),
        games,
        seed,
        jobs: threads,
        all,
        first_alone: false,
    };
    let done = AtomicU64::new(0);
    let (run, stop) = (&plan, &raised.stop);
    let work = || lab::rate::run(run, &done, stop);
    let ratings = watched(py, &done, stop, progress.as_ref(), work)?;
    if let Some(error) = raised.error.lock().expect("no thread panicked").take() {
        return Err(error);
    }
    let ratings = ratings.map_err(broken)?;
    Ok((of_bots(py, &plan, &ratings)?, of_games(py, &plan, &ratings)?, ratings.certain))
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
