//! A position of a running match, as Python holds it.

use std::sync::Arc;

use game::{Seat, Viewer};
use lang::{Language, Speaker};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::Serialize;
use table::{Record, Waiting};

use crate::branches::Branches;
use crate::error::{broken, illegal, refused, wrong};
use crate::title::{Game, Title};
use crate::typed::{self, AnyState};

/// A position of a match. `act` changes it; `clone` makes another one.
#[pyclass(module = "serai")]
pub(crate) struct State {
    pub title: Arc<Title>,
    pub inner: Box<dyn AnyState>,
}

/// An action by number or by name.
#[derive(FromPyObject)]
pub(crate) enum Chosen {
    Number(u16),
    Name(String),
}

/// An answer of chance by its place in the list, or as records write it.
#[derive(FromPyObject)]
enum Came {
    Place(usize),
    Name(String),
}

/// Where a path through the questions to chance leads: weights of the next answers, or the answer.
type Step = (Option<Vec<u32>>, Option<String>);

impl State {
    pub(crate) fn viewer(&self, seat: Option<u8>) -> PyResult<Viewer> {
        let seats = self.title.seats;
        match seat {
            None => Ok(Viewer::Spectator),
            Some(seat) if seat < seats => Ok(Viewer::Seat(Seat::new(seat))),
            Some(_) => Err(wrong(format!("seats run from 0 to {}", seats - 1))),
        }
    }

    fn speaker(&self, lang: &str) -> PyResult<Speaker> {
        let language: Language = lang.parse().map_err(broken)?;
        Ok(Speaker::new(language, self.inner.table().names().to_vec()))
    }
}

#[pymethods]
impl State {
    /// The game it is a position of.
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::clone(&self.title))
    }

    /// Who decides, from 0; `None` while chance is asked and after the end.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.inner.seat().map(|seat| seat.index() as u8)
    }

    /// Whether nothing is left to decide.
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.table().awaiting() == Waiting::Nobody
    }

    /// Whether chance is asked; only with `chance="manual"`.
    #[getter]
    fn is_chance(&self) -> bool {
        matches!(self.inner.table().awaiting(), Waiting::Chance(_))
    }

    /// Why it is over: one of `game.endings`.
    #[getter]
    fn ending(&self) -> Option<&'static str> {
        self.inner.table().frame(Viewer::Spectator).ending
    }

    /// The numbers of the legal actions, ascending.
    #[getter]
    fn legal(&self) -> Vec<u16> {
        self.inner.legal()
    }

    /// Entries of the journal so far.
    #[getter]
    fn number(&self) -> usize {
        self.inner.table().number()
    }

    /// The journal: what was decided and what came up, as records write it.
    #[getter]
    fn history(&self) -> Vec<String> {
        let table = self.inner.table();
        (1..=table.number()).map(|number| table.entry(number).to_string()).collect()
    }

    /// One bool for every action: whether it is legal. Written into `out` where it is given.
    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.title.numbers, false));
        let mut array = out.readwrite();
        let slice = room(&mut array, self.title.numbers)?;
        self.inner.mask(slice);
        drop(array);
        Ok(out)
    }

    /// What this seat may know, as numbers; `None` looks on. Written into `out` where it is given.
    #[pyo3(signature = (seat, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let viewer = self.viewer(seat)?;
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.title.size, false));
        let mut array = out.readwrite();
        self.inner.observe(viewer, room(&mut array, self.title.size)?);
        drop(array);
        Ok(out)
    }

    /// What this seat may know, as dictionaries and lists; `None` looks on.
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        loaded(py, &self.inner.table().view(self.viewer(seat)?))
    }

    /// The same as text that is equal exactly where the views are.
    fn view_json(&self, seat: Option<u8>) -> PyResult<String> {
        Ok(self.inner.table().view(self.viewer(seat)?).to_string())
    }

    /// The whole truth, hidden things included.
    fn truth<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loaded(py, &self.inner.table().state())
    }

    /// Carries out a legal action, by number or by name.
    fn act(&mut self, action: Chosen) -> PyResult<()> {
        let number = match action {
            Chosen::Number(number) => number,
            Chosen::Name(name) => {
                let unknown =
                    || wrong(format!("`{name}` is no action of {}", self.title.info.title));
                self.inner.number(&name).ok_or_else(unknown)?
            }
        };
        self.inner.act(number).map_err(|no| refused(&no))
    }

    /// What an action means, in words, to whoever decides now.
    #[pyo3(signature = (action, lang="en"))]
    fn sentence(&self, action: u16, lang: &str) -> PyResult<String> {
        let phrase = self.inner.sentence(action);
        let phrase = phrase.ok_or_else(|| illegal(format!("action {action} is not legal now")))?;
        Ok(self.speaker(lang)?.say(&phrase))
    }

    /// Another state like this one, with the same dice.
    fn clone(&self) -> State {
        State { title: Arc::clone(&self.title), inner: self.inner.duplicate() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// The result for each seat: 1 for the only winner, the same sum lost among the others, shared
    /// victories as parts; 0 before the end. The sum over all sides is 0.
    fn returns(&self) -> Vec<f64> {
        self.inner.returns()
    }

    /// Points of each seat so far.
    fn scores(&self) -> Vec<i32> {
        self.inner.scores()
    }

    /// The rank of each seat after the end.
    fn ranks(&self) -> Option<Vec<u8>> {
        let standings = self.inner.table().standings()?;
        Some(Seat::all(self.title.seats).map(|seat| standings.rank(seat)).collect())
    }

    /// The kind of the open question to chance.
    #[getter]
    fn question(&self) -> Option<String> {
        self.inner.table().question().map(|question| question.kind)
    }

    /// Every answer to the open question to chance with its probability; `None` where there are too many
    /// to list, which `chance_step` takes apart.
    fn chance_outcomes(&self) -> PyResult<Option<Vec<(String, f64)>>> {
        let question = self.inner.table().question();
        let question = question.ok_or_else(|| illegal("chance is not asked"))?;
        Ok(question.outcomes.map(|listed| {
            let all: u64 = listed.iter().map(|(_, weight)| u64::from(*weight)).sum();
            let part = |weight: u32| f64::from(weight) / all as f64;
            listed.into_iter().map(|(outcome, weight)| (outcome, part(weight))).collect()
        }))
    }

    /// The open question as a tree of questions with at most 128 answers each. After the answers in
    /// `path`: `(weights, None)` for the next ones, or `(None, outcome)`. Exact, however many there are.
    fn chance_step(&self, path: Vec<u32>) -> PyResult<Step> {
        if !self.is_chance() {
            return Err(illegal("chance is not asked"));
        }
        Ok(match self.inner.branches(&path).map_err(broken)? {
            Branches::Weights(weights) => (Some(weights), None),
            Branches::Answer(outcome) => (None, Some(outcome)),
        })
    }

    /// Answers the open question to chance: by the place in `chance_outcomes`, or by name.
    fn resolve(&mut self, outcome: Came) -> PyResult<()> {
        let name = match outcome {
            Came::Name(name) => name,
            Came::Place(place) => {
                let question = self.inner.table().question();
                let question = question.ok_or_else(|| illegal("chance is not asked"))?;
                let listed = question
                    .outcomes
                    .and_then(|mut all| (place < all.len()).then(|| all.swap_remove(place).0));
                listed.ok_or_else(|| wrong(format!("chance has no answer {place} here")))?
            }
        };
        self.inner.table_mut().resolve(&name).map_err(|no| refused(&no))
    }

    /// A world drawn from all that look like this one to that seat, with dice of its own: what the seat
    /// does not know is new, and nothing of it tells the truth.
    #[pyo3(signature = (seat, seed=0))]
    fn imagine(&self, seat: Option<u8>, seed: u64) -> PyResult<State> {
        let inner = self.inner.imagine(self.viewer(seat)?, seed).map_err(broken)?;
        Ok(State { title: Arc::clone(&self.title), inner })
    }

    /// The match as a text file that `serai replay`, `verify` and `analyse` read.
    fn record(&self) -> String {
        self.inner.table().record().to_string()
    }

    /// The board as this seat sees it, as SVG.
    #[pyo3(signature = (seat=None, *, layout="wide", lang="en", theme="light"))]
    fn svg(&self, seat: Option<u8>, layout: &str, lang: &str, theme: &str) -> PyResult<String> {
        let frame = self.inner.table().frame(self.viewer(seat)?);
        let layout = layout.parse().map_err(broken)?;
        Ok(draw::themed(&frame, &self.speaker(lang)?, layout, theme))
    }

    fn __repr__(&self) -> String {
        let waits = match self.inner.table().awaiting() {
            Waiting::Decision(seat) => format!("seat {} decides", seat.index()),
            Waiting::Chance(kind) => format!("chance is asked: {kind}"),
            Waiting::Nobody => "over".to_owned(),
        };
        format!("<serai.State {}, entry {}, {waits}>", self.title.info.key, self.number())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Kept<'py>)> {
        let table = self.inner.table();
        let secret = table.secret();
        let secret = secret.map(|secret| PyBytes::new(py, &secret));
        let kept = (table.record().to_string(), secret);
        Ok((py.import("serai._serai")?.getattr("_state")?, kept))
    }
}

type Kept<'py> = (String, Option<Bound<'py, PyBytes>>);

/// The match of a record, up to its last line.
pub(crate) fn of_record(text: &str, secret: Option<[u8; 32]>) -> PyResult<State> {
    let record = Record::parse(text).map_err(broken)?;
    let inner = typed::resume(&record, secret).map_err(broken)?;
    let table = inner.table();
    let seats = table.names().len() as u8;
    let mut settings = game::Settings::parse(&record.options).map_err(broken)?;
    settings.rules = Some(record.rules);
    settings.content = record.own_content.clone();
    let info = table.info();
    let settings = settings.complete(info).map_err(broken)?;
    let start = table.at(0).and_then(|start| typed::of(&*start)).map_err(broken)?;
    Ok(State { title: Arc::new(Title::of(info, settings, seats, start)), inner })
}

/// The numbers of an array of the caller's, which must have just so many.
fn room<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArray1<'_, T>,
    wanted: usize,
) -> PyResult<&'a mut [T]> {
    let slice = array.as_slice_mut().map_err(|_| wrong("out must lie in one piece"))?;
    match slice.len() == wanted {
        true => Ok(slice),
        false => Err(wrong(format!("out must have {wanted} numbers, not {}", slice.len()))),
    }
}

/// A JSON value as Python's own.
pub(crate) fn loaded<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| wrong(error.to_string()))?;
    py.import("json")?.getattr("loads")?.call1((text,))
}
