//! `serai.game(…)`: a game with its options and seats, before anything is played.

use std::sync::Arc;

use game::{Broken, Info, Piece, Settings};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::Setup;

use crate::error::{broken, wrong};
use crate::state::State;
use crate::typed::{self, AnyState};

/// What all positions of it share.
pub(crate) struct Title {
    pub info: &'static Info,
    pub settings: Settings,
    pub seats: u8,
    pub numbers: usize,
    pub pieces: Vec<Piece>,
    /// Numbers of an observation.
    pub size: usize,
    /// Before anything is rolled or chosen.
    pub start: Box<dyn AnyState>,
}

impl Title {
    pub(crate) fn new(key: &str, seats: u8, settings: Settings) -> Result<Title, Broken> {
        let info = catalog::info(key)?;
        let settings = settings.complete(info)?;
        let mut setup = Setup::seeded(settings.clone(), names(seats), 0);
        setup.secret = None;
        let start = typed::open(key, setup)?;
        Ok(Title::of(info, settings, seats, start))
    }

    pub(crate) fn of(
        info: &'static Info,
        settings: Settings,
        seats: u8,
        start: Box<dyn AnyState>,
    ) -> Title {
        let pieces = start.pieces();
        let size = pieces.iter().map(Piece::len).sum();
        Title { info, settings, seats, numbers: start.numbers(), pieces, size, start }
    }
}

/// What seats are called in records.
pub(crate) fn names(seats: u8) -> Vec<String> {
    (1..=seats).map(|number| format!("seat {number}")).collect()
}

/// A game with its options, content and number of seats. Made by `serai.game`.
#[pyclass(frozen, module = "serai")]
pub(crate) struct Game(pub Arc<Title>);

#[pymethods]
impl Game {
    /// The game's key, such as `osaka`.
    #[getter]
    fn key(&self) -> &'static str {
        self.0.info.key
    }

    /// The game's title.
    #[getter]
    fn title(&self) -> &'static str {
        self.0.info.title
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        let known = self.0.info.options.iter().map(|option| option.key);
        for (key, value) in known.filter_map(|key| Some((key, self.0.settings.get(key)?))) {
            options.set_item(key, value)?;
        }
        Ok(options)
    }

    /// The version of the rules; action numbers and observations never change within one.
    #[getter]
    fn rules(&self) -> u32 {
        self.0.settings.rules.unwrap_or(self.0.info.rules_version)
    }

    /// The hash of the printed values it is played with.
    #[getter]
    fn content_hash(&self) -> &'static str {
        self.0.start.content_hash()
    }

    /// The content table of one's own it is played with, if any.
    #[getter]
    fn content(&self) -> Option<&str> {
        self.0.settings.content.as_deref()
    }

    /// Why a game may end.
    #[getter]
    fn endings(&self) -> Vec<&'static str> {
        self.0.info.endings.to_vec()
    }

    /// How many numbers actions have; a mask is as long.
    #[getter]
    fn num_actions(&self) -> usize {
        self.0.numbers
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.size
    }

    /// How many bytes a position takes, whole: options and all that is hidden are in it, no history.
    #[getter]
    fn state_bytes(&self) -> usize {
        self.0.start.bytes()
    }

    /// The pieces of an observation, one after the other.
    #[getter]
    fn observation(&self) -> Vec<ObservedPiece> {
        self.0.pieces.iter().cloned().map(ObservedPiece).collect()
    }

    /// The action with this number as records write it.
    fn action_name(&self, action: u16) -> PyResult<String> {
        let beyond = || wrong(format!("actions run from 0 to {}", self.0.numbers - 1));
        self.0.start.notation(action).ok_or_else(beyond)
    }

    /// The number of an action by its name.
    fn action_id(&self, name: &str) -> PyResult<u16> {
        let unknown = || wrong(format!("`{name}` is no action of {}", self.0.info.title));
        self.0.start.number(name).ok_or_else(unknown)
    }

    /// A new match. The same seed deals the same game; without one it is drawn. With `chance="manual"` the
    /// table never rolls by itself: ask `chance_outcomes`, answer with `resolve`.
    #[pyo3(name = "new", signature = (seed=None, *, chance="auto"))]
    fn begin(&self, seed: Option<u64>, chance: &str) -> PyResult<State> {
        let seed = match seed {
            Some(seed) => seed,
            None => fresh()?,
        };
        let title = &self.0;
        let mut setup = Setup::seeded(title.settings.clone(), names(title.seats), seed);
        match chance {
            "auto" => {}
            "manual" => setup.secret = None,
            other => return Err(wrong(format!("chance is `auto` or `manual`, not `{other}`"))),
        }
        let inner = typed::open(title.info.key, setup).map_err(broken)?;
        Ok(State { title: Arc::clone(title), inner })
    }

    fn __repr__(&self) -> String {
        let Title { info, seats, settings, .. } = &*self.0;
        format!("serai.game({:?}, seats={seats}, options={:?})", info.key, settings.to_string())
    }

    fn __eq__(&self, other: &Game) -> bool {
        let (one, two) = (&*self.0, &*other.0);
        one.info.key == two.info.key && one.seats == two.seats && one.settings == two.settings
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.0.info.key, self.0.seats, self.0.settings.to_string()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Parts)> {
        let Title { info, seats, settings, .. } = &*self.0;
        let parts = (info.key, *seats, settings.to_string(), settings.content.clone());
        Ok((py.import("serai._serai")?.getattr("_game")?, (parts, settings.rules)))
    }
}

type Parts = ((&'static str, u8, String, Option<String>), Option<u32>);

/// A number nobody can guess.
fn fresh() -> PyResult<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| wrong(error.to_string()))?;
    Ok(u64::from_le_bytes(bytes))
}

/// A named part of an observation.
#[pyclass(frozen, module = "serai", name = "Piece")]
pub(crate) struct ObservedPiece(Piece);

#[pymethods]
impl ObservedPiece {
    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name
    }

    /// What it says.
    #[getter]
    fn about(&self) -> &'static str {
        self.0.about
    }

    /// Where it begins.
    #[getter]
    fn offset(&self) -> usize {
        self.0.offset
    }

    /// How many numbers it has along each axis.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
        pyo3::types::PyTuple::new(py, &self.0.shape)
    }

    /// No number of it is less.
    #[getter]
    fn low(&self) -> f32 {
        self.0.low
    }

    /// No number of it is more.
    #[getter]
    fn high(&self) -> f32 {
        self.0.high
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __repr__(&self) -> String {
        let Piece { name, offset, shape, low, high, about } = &self.0;
        format!("<{name}: {about}; {shape:?} at {offset}, {low} to {high}>")
    }
}
