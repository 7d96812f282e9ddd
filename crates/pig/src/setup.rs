//! How does it begin?

use game::{Broken, PerSeat, Seat, Settings, ensure};

use crate::content;
use crate::state::{Pig, SEATS};

/// What a table can play for (P03).
pub(crate) const GOALS: [u8; 2] = [100, 50];

/// What a table can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub goal: u8,
}

pub(crate) fn options(settings: &Settings) -> Result<Options, Broken> {
    ensure(settings.content.is_none(), "pig has no content table to replace")?;
    let named = |goal: &u8| settings.get("goal") == Some(goal.to_string().as_str());
    Ok(Options { goal: GOALS.into_iter().find(named).unwrap_or(GOALS[0]) })
}

pub(crate) fn content_hash(_options: &Options) -> &'static str {
    content::NONE
}

pub(crate) fn new(options: &Options, seats: u8) -> Result<Pig, Broken> {
    let fits = (2..=SEATS).contains(&usize::from(seats)); // P01
    ensure(fits, format!("pig is for 2 to 4 players, not {seats}"))?;
    let (goal, turn, sum, rolling) = (options.goal, Seat::new(0), 0, false); // P02
    Ok(Pig { goal, seats, turn, sum, rolling, kept: PerSeat::default() })
}

/// There has been one version of the rules so far.
pub(crate) fn under(state: Pig, _rules: u32) -> Result<Pig, Broken> {
    Ok(state)
}
