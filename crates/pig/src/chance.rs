//! What can be rolled or drawn?

use std::fmt;
use std::str::FromStr;

use game::{Broken, Dealer, Witness};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::state::Pig;

game::named! {
    /// A question to chance.
    pub enum Chance: "question of this game" {
        /// What does the die show?
        Die = "die",
    }
}

/// The answer: what the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome(pub u8);

/// The face that loses the turn's sum.
const ONE: Outcome = Outcome(1);
const FACES: u8 = 6;

pub(crate) fn resolve(state: &mut Pig, face: Outcome, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.rolling = false;
    witness.tell(Event::Rolled { seat, face: face.0 });
    if face == ONE {
        witness.tell(Event::Lost { seat, points: state.sum }); // P12
        state.next_turn();
    } else {
        state.sum += face.0; // P10
    }
}

pub(crate) fn sample(_state: &Pig, dealer: &mut impl Dealer) -> Outcome {
    Outcome(1 + dealer.below(FACES.into()) as u8)
}

pub(crate) fn outcomes(_state: &Pig, out: &mut Vec<(Outcome, u32)>) -> bool {
    out.extend((1..=FACES).map(|face| (Outcome(face), 1)));
    true
}

pub(crate) fn is_possible(_state: &Pig, Outcome(face): Outcome) -> bool {
    (1..=FACES).contains(&face)
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Outcome {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let found = (1..=FACES).map(Outcome).find(|face| face.to_string() == text);
        found.ok_or_else(|| Broken::new(format!("`{text}` is no face of a die")))
    }
}
