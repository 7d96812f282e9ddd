//! What a table can agree on: terms that can be played by, bots that can sit down.

use bots::Kind;
use game::Broken;
use table::wire::{Lapse, Terms};

/// The bot of this level. Bots with a budget of their own are for the host's laboratory: a
/// stranger could ask for hours of thinking.
pub(crate) fn bot(level: &str) -> Result<Kind, Broken> {
    let levels = Kind::ALL.map(|kind| kind.to_string());
    Kind::ALL.into_iter().find(|kind| kind.to_string() == level).ok_or_else(|| {
        Broken::new(format!("there is no bot `{level}`; there are: {}", levels.join(", ")))
    })
}

/// Refuses what no table can be played by, and fills in the game's own defaults.
pub(crate) fn checked(mut terms: Terms, content: Option<&str>) -> Result<Terms, Broken> {
    let info = catalog::info(&terms.game)?;
    terms.rules = info.rules_version;
    game::ensure(terms.pace.is_possible(), "pace: from one minute to 366 days for a decision")?;
    if let Lapse::Bot(level) = &terms.lapse {
        bot(level)?;
    }
    let complete = terms.settings(content).complete(info)?;
    for option in info.options {
        let value = complete.get(option.key).expect("completed");
        terms.options.insert(option.key.to_owned(), value.to_owned());
    }
    Ok(terms)
}
