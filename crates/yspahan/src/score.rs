//! What it is worth: week's end, the caravan, and the final standings.

use game::{Seat, Standings, Witness};

use crate::event::Event;
use crate::pieces::{Building, SOUKS, Souk, Space};
use crate::state::{Board, Caravan, MOST_POINTS, Stalls, Yspahan};

pub(crate) fn score(state: &Yspahan, seat: Seat) -> i32 {
    i32::from(state.board.players[seat].score)
}

/// Y63: most points win; there is no tie-breaker.
pub(crate) fn standings(state: &Yspahan) -> Option<Standings> {
    let over = state.board.agenda.is_empty();
    over.then(|| Standings::by(state.board.seats, |seat| [score(state, seat), 0, 0]))
}

/// There is but one way to end.
pub(crate) fn ending(state: &Yspahan) -> Option<&'static str> {
    state.board.agenda.is_empty().then_some("weeks")
}

impl Yspahan {
    pub(crate) fn award(&mut self, seat: Seat, points: u16) {
        let score = &mut self.board.players[seat].score;
        *score = (*score + points).min(MOST_POINTS);
    }

    /// Y61: souks first, then the quarters are emptied, then the caravan scores and stays.
    pub(crate) fn end_week(&mut self, witness: &mut impl Witness<Event>) {
        witness.tell(Event::WeekEnded { week: self.board.week });
        for souk in Souk::ALL {
            if let Some(seat) = self.board.stalls(souk).owner
                && self.board.is_finished(souk)
            {
                let bonus = self.board.bonus(seat, Building::Bazaar);
                let points = self.board.content.souk(souk).value + bonus;
                self.award(seat, u16::from(points));
                witness.tell(Event::SoukScored { seat, souk, points });
            }
        }
        self.board.souks = [Stalls::default(); SOUKS];
        witness.tell(Event::QuartersEmptied);
        self.score_caravan(witness);
        self.board.supervisor = Space::CENTRE;
    }

    /// Cubes times the multiplier of the highest row with an own cube, for everybody.
    pub(crate) fn score_caravan(&mut self, witness: &mut impl Witness<Event>) {
        for seat in Seat::all(self.board.seats) {
            let (cubes, multiplier) = self.board.caravan_worth(seat);
            if cubes > 0 {
                let points = u16::from(cubes) * u16::from(multiplier);
                self.award(seat, points);
                witness.tell(Event::CaravanScored { seat, cubes, multiplier, points });
            }
        }
    }

    /// Y41: a cube scores at once by its row. Y42: a full caravan scores and is emptied.
    pub(crate) fn join_caravan(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let row = self.board.caravan_row(self.board.caravan.cubes().len());
        let points = self.board.content.caravan_points[row];
        self.board.caravan.push(seat);
        self.award(seat, u16::from(points));
        witness.tell(Event::CaravanJoined { seat, row: row as u8, points });
        if self.board.caravan.cubes().len() == self.board.caravan_camels() as usize {
            self.score_caravan(witness);
            self.board.caravan = Caravan::new();
            witness.tell(Event::CaravanEmptied);
        }
    }
}

impl Board {
    /// A seat's cubes on the caravan, and the multiplier of the highest row one of them is in.
    pub fn caravan_worth(&self, seat: Seat) -> (u8, u8) {
        let own = self.caravan.cubes().iter().enumerate().filter(|&(_, &owner)| owner == seat);
        let (mut cubes, mut multiplier) = (0, 0);
        for (place, _) in own {
            cubes += 1;
            multiplier = self.content.multipliers[self.caravan_row(place)];
        }
        (cubes, multiplier)
    }
}
