//! What the rows of a run depend on: kept with them, so that only what belongs together is put
//! together.

use std::path::Path;

use catalog::Visitor;
use game::{Broken, Spoken};
use serde::{Deserialize, Serialize};

use crate::sim::Plan;

/// Everything the rows depend on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The game's key.
    #[serde(rename = "simulation")]
    pub game: String,
    /// Of the program: another one may have other bots.
    pub version: String,
    pub seats: Vec<String>,
    /// Those of them from outside: who plays the same games again needs the same guests.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guests: Vec<String>,
    pub options: String,
    /// The hash of the content table.
    pub content: String,
    pub seed: u64,
    /// The number of the first game; the others follow one by one.
    pub first: u64,
}

impl Head {
    pub fn of(plan: &Plan) -> Result<Head, Broken> {
        struct Hash<'a>(&'a Plan);
        impl Visitor for Hash<'_> {
            type Output = Result<String, Broken>;
            fn visit<G: Spoken>(self) -> Self::Output {
                let options = G::options(&self.0.settings.complete(&G::INFO)?)?;
                Ok(G::content_hash(&options).to_owned())
            }
        }
        Ok(Head {
            game: plan.game.clone(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            seats: plan.seats.iter().map(ToString::to_string).collect(),
            guests: plan.guests().map(|guest| guest.name().to_owned()).collect(),
            options: plan.settings.to_string(),
            content: catalog::visit(&plan.game, Hash(plan))??,
            seed: plan.seed,
            first: plan.games.start,
        })
    }

    pub(crate) fn as_json(&self) -> String {
        serde_json::to_string(self).expect("a head has a JSON form")
    }

    /// In what the runs differ, the place in the run aside; nothing if they are parts of one.
    pub(crate) fn difference(&self, other: &Head) -> Option<&'static str> {
        let parts = [
            (self.game == other.game, "game"),
            (self.version == other.version, "version of the program"),
            (self.seats == other.seats, "bots"),
            (self.options == other.options, "options"),
            (self.content == other.content, "printed values"),
            (self.seed == other.seed, "seed"),
        ];
        parts.into_iter().find(|(same, _)| !same).map(|(_, what)| what)
    }

    /// Refuses to go on with the rows of another run.
    pub(crate) fn must_be(&self, wanted: &Head, path: &Path) -> Result<(), Broken> {
        let first = (self.first != wanted.first).then_some("first game");
        match self.difference(wanted).or(first) {
            None => Ok(()),
            Some(what) => Err(Broken::new(format!(
                "{} belongs to another run, with another {what}; choose another name",
                path.display()
            ))),
        }
    }
}
