//! What can be rolled or drawn?

use game::{Dealer, Seat};

use crate::action::{Chance, Outcome};
use crate::state::{Osaka, Task};

impl Osaka {
    /// The open question, if the position waits for chance.
    #[inline]
    pub(crate) fn question(&self) -> Option<Chance> {
        match self.agenda.top()? {
            Task::Market { .. } => Some(Chance::Market),
            Task::Production { .. } => Some(Chance::Production),
            Task::StartHand { seat } => Some(Chance::Start { seat }),
            Task::First => Some(Chance::First),
            _ => None,
        }
    }

    /// A card comes up as often as it is among the unseen ones: point cards that were drawn face
    /// down are as unknown as the pile, so each unseen card is equally likely to lie on top.
    #[inline]
    pub(crate) fn draw(&self, dealer: &mut impl Dealer) -> Outcome {
        if self.question() == Some(Chance::First) {
            let tied = self.first_candidates().count() as u32;
            let chosen = self.first_candidates().nth(dealer.below(tied) as usize);
            return Outcome::Seat(chosen.expect("one of the tied"));
        }
        Outcome::Card(self.unseen.nth(dealer.below(self.unseen.total().into())))
    }

    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Outcome, u32)>) {
        match self.question() {
            Some(Chance::First) => {
                out.extend(self.first_candidates().map(|seat| (Outcome::Seat(seat), 1)));
            }
            Some(_) => {
                let weight = |card| (Outcome::Card(card), u32::from(self.unseen.count(card)));
                out.extend(self.unseen.kinds().map(weight));
            }
            None => {}
        }
    }

    pub(crate) fn can_come_up(&self, outcome: Outcome) -> bool {
        match (self.question(), outcome) {
            (Some(Chance::First), Outcome::Seat(seat)) => self.is_tied(seat),
            (Some(Chance::First), _) | (None, _) => false,
            (Some(_), Outcome::Card(card)) => self.unseen.has(card),
            (Some(_), Outcome::Seat(_)) => false,
        }
    }

    fn is_tied(&self, seat: Seat) -> bool {
        self.first_candidates().any(|tied| tied == seat)
    }
}
