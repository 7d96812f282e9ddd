//! `serai.batch(…)`: many tables at once, with numpy's buffers. The interpreter is free while they are
//! stepped.

use std::sync::Arc;

use bots::Kind;
use catalog::Visitor;
use game::{Broken, Encoded, MAX_SEATS, Spoken};
use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use table::Setup;

use crate::error::{broken, illegal, wrong};
use crate::state::State;
use crate::tables::{AnyTables, Buffers, Plan, Step, Tables};
use crate::title::{Game, Title, names};
use crate::typed;

/// Many tables of one game, stepped together. Made by `serai.batch`.
#[pyclass(module = "serai")]
pub(crate) struct Batch {
    title: Arc<Title>,
    plan: Plan,
    tables: Box<dyn AnyTables>,
    drawn: u64,
    observation: Py<PyArray2<f32>>,
    mask: Py<PyArray2<bool>>,
    seat: Py<PyArray1<u8>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<bool>>,
    last: Py<PyArray2<f32>>,
}

type Arrays<'py> = (
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray1<u8>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<bool>>,
);

fn open(title: &Title, plan: &Plan) -> Result<Box<dyn AnyTables>, Broken> {
    struct Open<'a>(&'a Title, &'a Plan);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyTables>, Broken>;
        fn visit<G: Spoken + Encoded>(self) -> Self::Output {
            let first = G::new(&G::options(&self.0.settings)?, self.0.seats)?;
            Ok(Box::new(Tables::new(first, self.1.clone())))
        }
    }
    catalog::visit(title.info.key, Open(title, plan))?
}

impl Batch {
    fn run(&mut self, py: Python<'_>, step: &Step<'_>) -> PyResult<()> {
        let mut observation = self.observation.bind(py).readwrite();
        let mut mask = self.mask.bind(py).readwrite();
        let mut seat = self.seat.bind(py).readwrite();
        let mut reward = self.reward.bind(py).readwrite();
        let mut done = self.done.bind(py).readwrite();
        let mut last = self.last.bind(py).readwrite();
        let buffers = Buffers {
            observation: observation.as_slice_mut()?,
            mask: mask.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            done: done.as_slice_mut()?,
            last: last.as_slice_mut()?,
        };
        let tables = &mut self.tables;
        py.detach(|| tables.step(step, buffers)).map_err(|error| illegal(error.to_string()))
    }

    /// The seats of a list as bits; all where there is none.
    fn seats(&self, seats: Option<Vec<u8>>) -> PyResult<u8> {
        let all = 1u8.unbounded_shl(self.title.seats.into()).wrapping_sub(1);
        let Some(seats) = seats else { return Ok(all) };
        match seats.iter().find(|&&seat| seat >= self.title.seats) {
            Some(_) => Err(wrong(format!("seats run from 0 to {}", self.title.seats - 1))),
            None => Ok(seats.iter().fold(0, |bits, seat| bits | 1 << seat)),
        }
    }
}

/// Which bots play besides the caller.
fn opponents(title: &Title, given: &Bound<'_, PyDict>) -> PyResult<[Option<Kind>; MAX_SEATS]> {
    let mut opponents = [None; MAX_SEATS];
    for (seat, name) in given.iter() {
        let (seat, name): (usize, String) = (seat.extract()?, name.extract()?);
        if seat >= usize::from(title.seats) {
            return Err(wrong(format!("seats run from 0 to {}", title.seats - 1)));
        }
        opponents[seat] = Some(Kind::named(&name, title.info.key).map_err(broken)?);
    }
    if opponents.iter().flatten().count() >= usize::from(title.seats) {
        return Err(wrong("at least one seat must be yours"));
    }
    Ok(opponents)
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, *, seed=0, threads=1, opponents=None))]
    fn new(
        py: Python<'_>,
        game: &Game,
        n: usize,
        seed: u64,
        threads: usize,
        opponents: Option<Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        if n == 0 || threads == 0 {
            return Err(wrong("there must be a table and a thread"));
        }
        let title = Arc::clone(&game.0);
        let opponents = match opponents {
            Some(given) => self::opponents(&title, &given)?,
            None => [None; MAX_SEATS],
        };
        let plan = Plan { tables: n, seed, threads, opponents };
        let tables = open(&title, &plan).map_err(broken)?;
        let seats = usize::from(title.seats);
        let mut batch = Batch {
            observation: PyArray2::zeros(py, [n, title.size], false).unbind(),
            mask: PyArray2::zeros(py, [n, title.numbers], false).unbind(),
            seat: PyArray1::zeros(py, n, false).unbind(),
            reward: PyArray2::zeros(py, [n, seats], false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
            last: PyArray2::zeros(py, [n, title.size], false).unbind(),
            title,
            plan,
            tables,
            drawn: 0,
        };
        batch.run(py, &Step::Look)?;
        Ok(batch)
    }

    /// The game it is played.
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::clone(&self.title))
    }

    /// How many tables there are.
    fn __len__(&self) -> usize {
        self.plan.tables
    }

    /// `observation[n, size]`, `mask[n, actions]`, `seat[n]`, `reward[n, seats]`, `done[n]`: always the same
    /// arrays, written anew by every step. Where `done`, the match has ended with this `reward` for its
    /// seats, and the other rows are already about the next one.
    #[getter]
    fn buffers<'py>(&self, py: Python<'py>) -> Arrays<'py> {
        (
            self.observation.bind(py).clone(),
            self.mask.bind(py).clone(),
            self.seat.bind(py).clone(),
            self.reward.bind(py).clone(),
            self.done.bind(py).clone(),
        )
    }

    /// Where `done`: what the seat that acted last (or the caller's own) saw at the end.
    #[getter]
    fn final_observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.last.bind(py).clone()
    }

    /// The number of the match at each table: match `g` is played at table `g % n`.
    #[getter]
    fn games<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_vec(py, self.tables.games())
    }

    /// The position at one table as a `State` that goes its own way, with dice of its own.
    fn state(&self, table: usize) -> PyResult<State> {
        let (title, last) = (Arc::clone(&self.title), self.plan.tables - 1);
        let position = self.tables.position(table);
        let position = position.ok_or_else(|| wrong(format!("tables run from 0 to {last}")))?;
        let setup = Setup::seeded(title.settings.clone(), names(title.seats), table as u64);
        let mut inner = typed::open(title.info.key, setup).map_err(broken)?;
        inner.table_mut().load(&position).map_err(broken)?;
        Ok(State { title, inner })
    }

    /// Carries out one action at each table. If one of them is not legal, nothing is changed anywhere.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyArrayLike1<'_, i64, AllowTypeChange>,
    ) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| wrong("actions must lie in one piece"))?;
        self.run(py, &Step::Act(actions))
    }

    /// A bot decides once at each table, or at those where one of these seats does.
    #[pyo3(signature = (bot, seats=None))]
    fn step_bots(&mut self, py: Python<'_>, bot: &str, seats: Option<Vec<u8>>) -> PyResult<()> {
        let kind = Kind::named(bot, self.title.info.key).map_err(broken)?;
        let seats = self.seats(seats)?;
        self.run(py, &Step::Bot(kind, seats))
    }

    /// A legal action for each table, each as likely. Written into `out` where it is given.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i64>>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.plan.tables, false));
        let mut array: PyReadwriteArray1<'_, i64> = out.readwrite();
        let slice = array.as_slice_mut().map_err(|_| wrong("out must lie in one piece"))?;
        if slice.len() != self.plan.tables {
            return Err(wrong(format!("there are {} tables", self.plan.tables)));
        }
        self.drawn += 1;
        let (tables, drawn) = (&self.tables, self.drawn);
        py.detach(|| tables.sample(drawn, slice));
        drop(array);
        Ok(out)
    }

    /// Every table begins anew, with match numbers from 0.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.plan.seed = seed.unwrap_or(self.plan.seed);
        self.tables = open(&self.title, &self.plan).map_err(broken)?;
        self.drawn = 0;
        self.clear(py)?;
        self.run(py, &Step::Look)
    }

    /// All tables as they are, to go on from with `load`.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let tables = &self.tables;
        let text = py.detach(|| tables.save());
        let head = format!("serai batch {} {}\n", self.title.info.key, self.drawn);
        Ok(PyBytes::new(py, [head.as_bytes(), text.as_bytes()].concat().as_slice()))
    }

    /// Goes on from what tables of the same game, seats, options and number saved.
    fn load(&mut self, py: Python<'_>, saved: &[u8]) -> PyResult<()> {
        let no = || wrong(format!("these are no saved tables of {}", self.title.info.title));
        let text = std::str::from_utf8(saved).map_err(|_| no())?;
        let head = format!("serai batch {} ", self.title.info.key);
        let (drawn, text) =
            text.strip_prefix(&head).and_then(|rest| rest.split_once('\n')).ok_or_else(no)?;
        let drawn = drawn.parse().map_err(|_| no())?;
        let tables = &mut self.tables;
        py.detach(|| tables.load(text)).map_err(broken)?;
        self.drawn = drawn;
        self.clear(py)?;
        self.run(py, &Step::Look)
    }

    fn __repr__(&self) -> String {
        let (n, seats) = (self.plan.tables, self.title.seats);
        format!("<serai.Batch: {n} tables of {}, {seats} seats>", self.title.info.title)
    }
}

impl Batch {
    /// As if no match had ended and nothing was legal.
    fn clear(&self, py: Python<'_>) -> PyResult<()> {
        self.reward.bind(py).readwrite().as_slice_mut()?.fill(0.0);
        self.done.bind(py).readwrite().as_slice_mut()?.fill(false);
        self.mask.bind(py).readwrite().as_slice_mut()?.fill(false);
        Ok(())
    }
}
