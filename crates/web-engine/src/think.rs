//! Thinking, which takes time and is done beside the page: the engine says what is to be thought about,
//! a worker with an engine of its own does it.

use std::sync::atomic::AtomicBool;

use bots::{Alone, Budget, Kind, Means};
use game::Broken;
use serde::{Deserialize, Serialize};
use table::AnyTable;
use table::wire::answer::Expectation;

use crate::kept::{Kept, Table};

/// The bot whose thoughts are a hint.
pub(crate) const ADVISER: Kind = Kind::Expert;

/// Something to think about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    pub what: What,
    /// Whose thinker does it.
    pub game: String,
    pub table: Kept,
    pub seed: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// What a bot of this level chooses.
    Choose(String),
    /// What a strong bot expects of each choice.
    Explain,
    /// The same at an earlier position of a finished match.
    ExplainAt(usize),
    /// What the coach says before this choice.
    Warn(String),
    /// What a step of a finished match brought, by its place.
    Examine(usize),
}

impl Job {
    pub(crate) fn of(what: What, table: &Table, seed: u64) -> Job {
        Job { what, game: table.play.info().key.to_owned(), table: table.kept.clone(), seed }
    }

    /// The thought as a text: a notation, expectations, a sentence; nothing where there is none.
    pub fn think(self) -> Result<Option<String>, Broken> {
        let table = Table::resume(self.table)?;
        let play = &*table.play;
        Ok(match self.what {
            What::Choose(level) => {
                let kind = Kind::named(&level, play.info().key)?;
                bots::choose(play, kind, self.seed)
            }
            What::Explain => explained(play, self.seed),
            What::ExplainAt(number) => explained(&*play.at(number)?, self.seed),
            What::Examine(step) => {
                let mut found = None;
                let (plan, only, stop) = (crate::study::plan(), Only(step), AtomicBool::new(false));
                let mut take = |finding| found = Some(to_text(&finding));
                insight::examine(play, plan, &[], &only, &stop, &mut take)?;
                found
            }
            What::Warn(notation) => {
                let warning = insight::coach::warning(play, &notation, self.seed, &Alone);
                warning.map(|warning| to_text(&warning.phrase))
            }
        })
    }
}

fn explained(play: &dyn AnyTable, seed: u64) -> Option<String> {
    let most = ADVISER.simulations(play.info().key, play.names().len() as u8);
    let budget = Budget::Iterations(most.unwrap_or(1_000));
    bots::explain(play, budget, seed, &Alone).map(|thoughts| to_text(&thoughts))
}

/// Does one piece of the work and leaves the others to others.
#[derive(Debug)]
struct Only(usize);

impl Means for Only {
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).filter(|piece| *piece == self.0).for_each(work);
    }

    fn seconds(&self) -> f64 {
        0.0
    }
}

fn to_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("thoughts have a JSON form")
}

/// The expectations of [`What::Explain`].
pub(crate) fn expectations(thought: &str) -> Vec<Expectation> {
    serde_json::from_str(thought).unwrap_or_default()
}
