//! `serai.bot(…)`: one of the program's own bots, for its choices and its thoughts.

use bots::Kind;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;

use crate::error::{broken, illegal, wrong};
use crate::state::State;

/// A bot by name. Made by `serai.bot`.
#[pyclass(frozen, module = "serai")]
pub(crate) struct Bot {
    name: String,
}

impl Bot {
    fn kind(&self, state: &State) -> PyResult<Kind> {
        Kind::named(&self.name, state.title.info.key).map_err(broken)
    }
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: String) -> PyResult<Self> {
        name.parse::<Kind>().map_err(broken)?;
        Ok(Bot { name })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The action it chooses for the seat to decide, from what that seat may know.
    #[pyo3(signature = (state, seed=0))]
    fn choose(&self, py: Python<'_>, state: &State, seed: u64) -> PyResult<u16> {
        let kind = self.kind(state)?;
        let inner = &state.inner;
        py.detach(|| inner.choose(kind, seed)).ok_or_else(nobody)
    }

    /// What a bot that searches thinks of the open decision: targets for learning.
    #[pyo3(signature = (state, seed=0))]
    fn policy(&self, py: Python<'_>, state: &State, seed: u64) -> PyResult<Policy> {
        let kind = self.kind(state)?;
        let inner = &state.inner;
        inner.seat().ok_or_else(nobody)?;
        let thoughts = py.detach(|| inner.think(kind, seed)).ok_or_else(|| {
            wrong(format!("`{}` does not search; ask normal, hard, expert or search:N", self.name))
        })?;
        let visits = PyArray1::zeros(py, state.title.numbers, false);
        let mut array = visits.readwrite();
        let weights = array.as_slice_mut()?;
        thoughts.iter().for_each(|one| weights[usize::from(one.action)] = one.weight);
        drop(array);
        let mean = |of: fn(&crate::typed::Thought) -> f32| {
            thoughts.iter().map(|one| one.weight * of(one)).sum::<f32>()
        };
        Ok(Policy {
            actions: thoughts.iter().map(|one| one.action).collect(),
            wins: thoughts.iter().map(|one| one.win).collect(),
            value: mean(|one| one.win),
            score: mean(|one| one.score),
            visits: visits.unbind(),
        })
    }

    fn __repr__(&self) -> String {
        format!("serai.bot({:?})", self.name)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("serai._serai")?.getattr("Bot")?, (self.name.clone(),)))
    }
}

fn nobody() -> PyErr {
    illegal("nobody decides here")
}

/// What a search thinks of a decision.
#[pyclass(frozen, module = "serai", get_all)]
pub(crate) struct Policy {
    /// The actions it looked at, the most visited first.
    actions: Vec<u16>,
    /// The chance to win with each of them.
    wins: Vec<f32>,
    /// One number for every action of the game: the part of all simulations that went there. Their sum is 1.
    visits: Py<PyArray1<f32>>,
    /// The chance to win, over all simulations.
    value: f32,
    /// Own points expected at the end, over all simulations.
    score: f32,
}
