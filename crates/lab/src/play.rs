//! One match between bots, from its first position to its end.

use bots::Glimpse;
use game::{Broken, Quick, Spoken, Witness};

/// Bots that know little may walk in circles for ever. The longest matches of random play stay far
/// below this.
const LONGEST: u32 = 50_000;

/// Plays on until nobody decides any more and counts the decisions; `after` sees the position
/// after each. A match that does not end is given up with a sentence.
pub(crate) fn to_the_end<G: Spoken>(
    state: &mut G,
    dealer: &mut Quick,
    mut choose: impl FnMut(&Glimpse<'_, G>) -> G::Action,
    witness: &mut impl Witness<G::Event>,
    mut after: impl FnMut(&G),
) -> Result<u32, Broken> {
    let mut decisions = 0;
    state.settle(dealer, witness);
    while let Some(glimpse) = Glimpse::new(state) {
        if decisions == LONGEST {
            return Err(endless());
        }
        let action = choose(&glimpse);
        state.act(action, witness);
        decisions += 1;
        after(state);
        state.settle(dealer, witness);
    }
    Ok(decisions)
}

fn endless() -> Broken {
    Broken::new(format!(
        "these bots do not come to an end: a match had taken {LONGEST} decisions and was given up"
    ))
}
