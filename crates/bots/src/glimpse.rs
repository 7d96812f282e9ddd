//! What a bot gets to see: the only door from a state to a bot.

use game::{Awaiting, Game, Seat, Viewer};

/// A position as the seat to decide may know it. The state inside is out of reach.
#[derive(Debug)]
pub struct Glimpse<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    /// Only what the table shows people, not what perfect memory adds.
    shown: bool,
}

impl<'a, G: Game> Glimpse<'a, G> {
    /// For the seat to decide; nothing where nobody decides.
    pub fn new(state: &'a G) -> Option<Self> {
        match state.awaiting() {
            Awaiting::Decision(seat) => Some(Glimpse { state, seat, shown: false }),
            _ => None,
        }
    }

    /// Likewise, with no more than a person sees there: for hints.
    pub fn shown(state: &'a G) -> Option<Self> {
        Glimpse::new(state).map(|glimpse| Glimpse { shown: true, ..glimpse })
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// All that perfect memory may know from this seat, or what the table shows it.
    pub fn view(&self) -> G::View {
        let view = self.state.view(Viewer::Seat(self.seat));
        if self.shown { G::shown(view) } else { view }
    }

    /// Appends the seat's legal actions.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        self.state.legal_actions(out);
    }
}
