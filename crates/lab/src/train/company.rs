//! Who else plays the games that are learned from: players of schools, so that positions come up that
//! bots of one kind never reach.

use bots::{Alone, Bot, Glimpse, Kind};
use game::{Dealer, Quick, Seat, Spoken};

/// The seats that schools play.
pub(super) struct Company<G: Spoken>(Vec<(Seat, Box<dyn Bot<G>>)>);

impl<G: Spoken> Company<G> {
    /// Nobody else plays.
    pub(super) fn none() -> Self {
        Company(Vec::new())
    }

    /// Some of the seats, but never all of them.
    pub(super) fn drawn(seats: u8, seed: u64) -> Self {
        let mut dealer = Quick::new(seed);
        let schools: Vec<Kind> = Kind::characters(G::INFO.key).collect();
        if schools.is_empty() {
            return Company::none();
        }
        let learner = dealer.below(u32::from(seats)) as u8;
        let others = Seat::all(seats).filter(|seat| seat.index() != usize::from(learner));
        let drawn = others.filter_map(|seat| {
            let school = schools[dealer.below(schools.len() as u32) as usize];
            let plays = dealer.below(3) > 0;
            plays.then(|| (seat, school.sit::<G>(u64::from(dealer.word()), &Alone)))
        });
        Company(drawn.collect())
    }

    /// What a school chooses here; nothing where the learner decides.
    pub(super) fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> Option<G::Action> {
        let (_, bot) = self.0.iter_mut().find(|(seat, _)| *seat == glimpse.seat())?;
        Some(bot.choose(glimpse))
    }
}
