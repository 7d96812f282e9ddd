//! Work that takes long: simulations and analyses. It runs on threads of its own, while Python is asked now
//! and then whether somebody wants to stop.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use insight::Plan as Depth;
use lab::row::Row;
use lab::sim::Plan;
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::error::{broken, wrong};
use crate::rate::{Given, Raised, players};
use crate::state::{State, loaded};
use crate::title::Game;

/// How often Python is asked.
const LOOK: Duration = Duration::from_millis(20);

/// Does the work on another thread. An interruption sets `stop`; `progress` is told what is `done`.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    done: &AtomicU64,
    stop: &AtomicBool,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    std::thread::scope(|scope| {
        let worker = scope.spawn(work);
        let mut told = u64::MAX;
        let mut look = || -> PyResult<()> {
            py.check_signals()?;
            let now = done.load(Ordering::Relaxed);
            match progress {
                Some(progress) if now != std::mem::replace(&mut told, now) => {
                    progress.call1((now,)).map(drop)
                }
                _ => Ok(()),
            }
        };
        let mut interrupted = None;
        while !worker.is_finished() {
            py.detach(|| std::thread::sleep(LOOK));
            if let Err(error) = look() {
                stop.store(true, Ordering::Relaxed);
                interrupted.get_or_insert(error);
            }
        }
        let result = py.detach(|| worker.join());
        match (interrupted, result) {
            (Some(error), _) => Err(error),
            (None, Ok(result)) => look().map(|()| result),
            (None, Err(_)) => Err(wrong("a fault in the program; the run was given up")),
        }
    })
}

/// Columns of a table by name.
type Columns<'py> = Bound<'py, PyDict>;

/// The rows of a simulation as columns.
#[derive(Default)]
struct Table {
    games: Games,
    seats: Seats,
    counts: Counts,
}

#[derive(Default)]
struct Games {
    game: Vec<i64>,
    decisions: Vec<i64>,
    ending: Vec<String>,
    lead_changes: Vec<i64>,
    margin: Vec<i64>,
}

#[derive(Default)]
struct Seats {
    game: Vec<i64>,
    seat: Vec<i64>,
    bot: Vec<String>,
    score: Vec<i64>,
    rank: Vec<i64>,
    win: Vec<f64>,
}

#[derive(Default)]
struct Counts {
    game: Vec<i64>,
    seat: Vec<i64>,
    what: Vec<&'static str>,
    number: Vec<i64>,
}

impl Table {
    fn add(&mut self, row: &Row, bots: &[String]) {
        let game = row.game as i64;
        self.games.game.push(game);
        self.games.decisions.push(row.decisions.into());
        self.games.ending.push(row.ending.to_string());
        self.games.lead_changes.push(row.lead_changes.into());
        self.games.margin.push(row.margin());
        for (seat, (played, bot)) in (0..).zip(row.seats.iter().zip(bots)) {
            self.seats.game.push(game);
            self.seats.seat.push(seat);
            self.seats.bot.push(bot.clone());
            self.seats.score.push(played.score.into());
            self.seats.rank.push(played.rank.into());
            self.seats.win.push(played.win_60 as f64 / 60.0);
            for (what, number) in played.counts.iter() {
                self.counts.game.push(game);
                self.counts.seat.push(seat);
                self.counts.what.push(what.text());
                self.counts.number.push(number);
            }
        }
    }

    fn columns(self, py: Python<'_>) -> PyResult<(Columns<'_>, Columns<'_>, Columns<'_>)> {
        let Table { games, seats, counts } = self;
        let [of_games, of_seats, of_counts] = [(); 3].map(|()| PyDict::new(py));
        let whole = |to: &Columns<'_>, name: &str, values: Vec<i64>| {
            to.set_item(name, values.into_pyarray(py))
        };
        whole(&of_games, "game", games.game)?;
        whole(&of_games, "decisions", games.decisions)?;
        of_games.set_item("ending", games.ending)?;
        whole(&of_games, "lead_changes", games.lead_changes)?;
        whole(&of_games, "margin", games.margin)?;
        whole(&of_seats, "game", seats.game)?;
        whole(&of_seats, "seat", seats.seat)?;
        of_seats.set_item("bot", seats.bot)?;
        whole(&of_seats, "score", seats.score)?;
        whole(&of_seats, "rank", seats.rank)?;
        of_seats.set_item("win", PyArray1::from_vec(py, seats.win))?;
        whole(&of_counts, "game", counts.game)?;
        whole(&of_counts, "seat", counts.seat)?;
        of_counts.set_item("what", counts.what)?;
        whole(&of_counts, "number", counts.number)?;
        Ok((of_games, of_seats, of_counts))
    }
}

/// Plays the games `start` to `stop - 1`; columns of games, of seats, of counts.
#[pyfunction]
#[pyo3(signature = (game, bots, start, stop, seed, threads, counting, progress))]
#[expect(clippy::too_many_arguments, reason = "all of them are named in Python")]
pub(crate) fn _simulate<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<Given>,
    start: u64,
    stop: u64,
    seed: u64,
    threads: usize,
    counting: bool,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<(Columns<'py>, Columns<'py>, Columns<'py>)> {
    let raised = Arc::new(Raised::default());
    let plan = plan(game, bots, &raised, start..stop, seed, counting)?;
    let plan = Plan { jobs: threads, ..plan };
    let bots: Vec<String> = plan.seats.iter().map(ToString::to_string).collect();
    let (mut table, plan, run) = (Table::default(), &plan, &raised.progress);
    let mut take = |row: Row| {
        table.add(&row, &bots);
        Ok(())
    };
    let work = || lab::sim::run(plan, run, &mut take);
    let played = watched(py, &run.done, &run.stop, progress.as_ref(), work)?;
    raised.check()?;
    played.map_err(broken)?;
    table.columns(py)
}

/// The games `first` to `last - 1` on one thread, as the three Parquet files that `serai sim --out` writes.
#[pyfunction]
pub(crate) fn _shard<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<Given>,
    first: u64,
    last: u64,
    seed: u64,
    counting: bool,
) -> PyResult<[Bound<'py, PyBytes>; 3]> {
    let raised = Arc::new(Raised::default());
    let plan = plan(game, bots, &raised, first..last, seed, counting)?;
    let (plan, run) = (&plan, &raised.progress);
    let work = || lab::shard::parquet(plan, run);
    let shard = watched(py, &run.done, &run.stop, None, work)?;
    raised.check()?;
    let shard = shard.map_err(broken)?;
    Ok([shard.games, shard.seats, shard.counts].map(|bytes| PyBytes::new(py, &bytes)))
}

/// Simulations on one thread; others say how many.
fn plan(
    game: &Game,
    bots: Vec<Given>,
    raised: &Arc<Raised>,
    games: Range<u64>,
    seed: u64,
    counting: bool,
) -> PyResult<Plan> {
    let title = &game.0;
    Ok(Plan {
        game: title.info.key.to_owned(),
        seats: players(bots, title, raised)?,
        settings: title.settings.clone(),
        games,
        seed,
        jobs: 1,
        counting,
    })
}

/// Luck and skill in a finished match, as `serai analyse --json` has it.
#[pyfunction]
pub(crate) fn _analyse<'py>(
    py: Python<'py>,
    state: &State,
    depth: &str,
    seed: u64,
    threads: usize,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let plan = Depth::new(seed, depth.parse().map_err(broken)?);
    let (done, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let state = state.inner.duplicate();
    let work = || {
        let (table, mut findings) = (state.table(), Vec::new());
        let mut take = |finding| {
            findings.push(finding);
            done.fetch_add(1, Ordering::Relaxed);
        };
        insight::examine(table, plan, &[], &lab::Machine::new(threads), &stop, &mut take)?;
        let analysis = insight::conclude(table, plan, findings)?;
        insight::json::of(table, &analysis)
    };
    let found = watched(py, &done, &stop, progress.as_ref(), work)?.map_err(broken)?;
    loaded(py, &found)
}
