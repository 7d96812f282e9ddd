//! What a table can agree on: terms that can be played by, bots that can sit down.

use bots::Kind;
use game::Broken;
use table::wire::{Lapse, Terms};

/// The bot of this level, in any game. Bots with a budget of their own are for the host's laboratory: a
/// stranger could ask for hours of thinking.
pub(crate) fn level(name: &str) -> Result<Kind, Broken> {
    one_of(&Kind::ALL, name)
}

/// The same, or a character of this game.
pub(crate) fn bot(name: &str, game: &str) -> Result<Kind, Broken> {
    one_of(&Kind::ALL.into_iter().chain(Kind::characters(game)).collect::<Vec<_>>(), name)
}

fn one_of(kinds: &[Kind], name: &str) -> Result<Kind, Broken> {
    kinds.iter().copied().find(|kind| kind.to_string() == name).ok_or_else(|| {
        let names: Vec<String> = kinds.iter().map(Kind::to_string).collect();
        Broken::new(format!("there is no bot `{name}`; there are: {}", names.join(", ")))
    })
}

/// Refuses what no table can be played by, and fills in the game's own defaults.
pub(crate) fn checked(mut terms: Terms, content: Option<&str>) -> Result<Terms, Broken> {
    let info = catalog::info(&terms.game)?;
    terms.rules = info.rules_version;
    game::ensure(terms.pace.is_possible(), "pace: from one minute to 366 days for a decision")?;
    if let Lapse::Bot(level) = &terms.lapse {
        bot(level, &terms.game)?;
    }
    let complete = terms.settings(content).complete(info)?;
    for option in info.options {
        let value = complete.get(option.key).expect("completed");
        terms.options.insert(option.key.to_owned(), value.to_owned());
    }
    Ok(terms)
}
