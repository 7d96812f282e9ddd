//! The four games for Python: what `serai` there is made of. The rest of the package is Python, in
//! `python/serai`.
//!
//! This is the one room that knows Python. What is absent: rules, numbers of actions and observations
//! (`game::Encoded`), statistics (`lab`), opinions (`bots`, `insight`).

mod batch;
mod bot;
mod branches;
mod error;
mod rate;
mod runs;
mod state;
mod tables;
mod title;
mod typed;

use pyo3::pymodule;

/// What `serai` is made of.
#[pymodule]
mod _serai {
    use std::path::PathBuf;
    use std::sync::Arc;

    use ::game::Settings;
    use pyo3::prelude::*;
    use pyo3::types::PyDict;

    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::{Bot, Policy};
    #[pymodule_export]
    use crate::error::RefusedError;
    use crate::error::broken;
    use crate::error::wrong;
    #[pymodule_export]
    use crate::rate::Rating;
    #[pymodule_export]
    use crate::runs::{_analyse, _shard, _simulate};
    #[pymodule_export]
    use crate::state::State;
    use crate::title::Title;
    #[pymodule_export]
    use crate::title::{Game, ObservedPiece};

    /// Every game: key, title, designer, seats, options with their values, endings.
    #[pyfunction]
    fn games<'py>(py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        crate::state::loaded(py, &catalog::all())
    }

    /// A game with its options, content and number of seats.
    #[pyfunction]
    #[pyo3(signature = (key, seats=None, options=None, content=None))]
    fn game(
        key: &str,
        seats: Option<u8>,
        options: Option<Bound<'_, PyAny>>,
        content: Option<String>,
    ) -> PyResult<Game> {
        let info = catalog::info(key).map_err(broken)?;
        let mut settings = read(options)?;
        settings.content = content;
        let seats = seats.unwrap_or(info.min_seats.max(2).min(info.max_seats));
        Ok(Game(Arc::new(Title::new(key, seats, settings).map_err(broken)?)))
    }

    /// A game as it was kept by `pickle`.
    #[pyfunction]
    fn _game(parts: (String, u8, String, Option<String>), rules: Option<u32>) -> PyResult<Game> {
        let (key, seats, options, content) = parts;
        let mut settings = Settings::parse(&options).map_err(broken)?;
        settings.content = content;
        settings.rules = rules;
        Ok(Game(Arc::new(Title::new(&key, seats, settings).map_err(broken)?)))
    }

    /// A state as it was kept by `pickle`.
    #[pyfunction]
    fn _state(record: &str, secret: Option<[u8; 32]>) -> PyResult<State> {
        crate::state::of_record(record, secret)
    }

    /// The match of a record, as it stood at its last line.
    #[pyfunction]
    fn replay(record: &str) -> PyResult<State> {
        crate::state::of_record(record, None)
    }

    /// Puts parts of a simulation together to the files that one run would have written, as `serai merge`
    /// does; how many matches there are. Their order does not matter; nothing is written over.
    #[pyfunction]
    fn merge(path: PathBuf, parts: Vec<PathBuf>) -> PyResult<u64> {
        lab::merge(&path, &parts).map_err(broken)
    }

    /// The printed values a game is played with, as the text of a content table, with some of them changed:
    /// `{"end.tokens": 7}`. The paths are those that `serai rules` lists.
    #[pyfunction]
    #[pyo3(signature = (key, changes=None))]
    fn content(key: &str, changes: Option<Bound<'_, PyDict>>) -> PyResult<String> {
        let changes = changes.into_iter().flatten().map(|(path, value)| {
            let value = match value.extract::<bool>() {
                Ok(value) => value.to_string(),
                Err(_) => value.str()?.to_string(),
            };
            Ok(format!("{}={value}", path.extract::<String>()?))
        });
        let changes = changes.collect::<PyResult<Vec<String>>>()?;
        lab::variant::set(key, None, &changes).map_err(broken)
    }

    /// The version of the package.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }

    /// Options as text `k=v,…` or as a dictionary.
    pub(crate) fn read(options: Option<Bound<'_, PyAny>>) -> PyResult<Settings> {
        let Some(options) = options else { return Ok(Settings::default()) };
        if let Ok(text) = options.extract::<String>() {
            return Settings::parse(&text).map_err(broken);
        }
        let options = options.cast::<PyDict>().map_err(|_| wrong("options are a dictionary"))?;
        let mut settings = Settings::default();
        for (key, value) in options.iter() {
            let value = match value.extract::<bool>() {
                Ok(yes) => if yes { "true" } else { "false" }.to_owned(),
                Err(_) => value.str()?.to_string(),
            };
            settings.set(&key.extract::<String>()?, &value);
        }
        Ok(settings)
    }
}
