//! What a bot gets to see: the only door from a state to a bot.

use game::{Awaiting, Game, Seat, Viewer};

/// A position as the seat to decide may know it. The state inside is out of reach.
#[derive(Debug)]
pub struct Glimpse<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Glimpse<'a, G> {
    /// For the seat to decide; nothing where nobody decides.
    pub fn new(state: &'a G) -> Option<Self> {
        match state.awaiting() {
            Awaiting::Decision(seat) => Some(Glimpse { state, seat }),
            _ => None,
        }
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// All that perfect memory may know from this seat.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// Appends the seat's legal actions.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        self.state.legal_actions(out);
    }
}
