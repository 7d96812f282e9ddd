//! One match between bots, from its first position to its end.

use bots::Glimpse;
use game::{Awaiting, Broken, Quick, Spoken, Witness};

/// Bots that know little may walk in circles for ever. The longest matches of random play stay far
/// below this.
const LONGEST: u32 = 50_000;

/// Plays on until nobody decides any more and counts the decisions; `after` sees the position
/// after each. A match that does not end is given up with a sentence.
pub fn to_the_end<G: Spoken>(
    state: &mut G,
    dealer: &mut Quick,
    mut choose: impl FnMut(&Glimpse<'_, G>) -> G::Action,
    witness: &mut impl Witness<G::Event>,
    mut after: impl FnMut(&G),
) -> Result<u32, Broken> {
    let mut decisions = 0;
    loop {
        match state.awaiting() {
            Awaiting::Decision(_) if decisions == LONGEST => return Err(endless()),
            Awaiting::Decision(_) => {
                let action = choose(&Glimpse::new(state).expect("a seat decides"));
                state.act(action, witness);
                decisions += 1;
                after(state);
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(dealer);
                state.resolve(outcome, witness);
            }
            Awaiting::Nobody => return Ok(decisions),
        }
    }
}

fn endless() -> Broken {
    Broken::new(format!(
        "these bots do not come to an end: a match had taken {LONGEST} decisions and was given up"
    ))
}
