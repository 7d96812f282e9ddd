//! Which shops may be used, and where the supervisor may stop.

use game::Seat;

use crate::pieces::{Arm, Building, MOST_STEPS, Quarter, Shop, Souk, Space};
use crate::state::{Board, Filled, Stalls};

impl Board {
    /// How many cubes a player could place in a quarter, one after another.
    pub fn room(&self, seat: Seat, quarter: Quarter) -> u8 {
        let free = |souk: Souk| {
            let Stalls { owner, filled } = self.stalls(souk);
            let may_use = owner.is_none() | (owner == Some(seat));
            u8::from(may_use) * (self.content.souk(souk).shops - filled.count())
        };
        quarter.souks().iter().map(|&souk| free(souk)).sum()
    }

    /// Y24: an unfinished own souk must be finished before another is begun in its quarter.
    pub(crate) fn has_unfinished(&self, seat: Seat, quarter: Quarter) -> bool {
        let own = |souk: Souk| self.stalls(souk).owner == Some(seat);
        quarter.souks().iter().any(|&souk| own(souk) && !self.is_finished(souk))
    }

    /// The shops of a souk that stand for all its free ones, as bits.
    fn offered(&self, souk: Souk) -> u8 {
        let print = self.content.souk(souk);
        let free = print.all() & !self.stalls(souk).filled.0;
        // Y25: shops that touch no street are alike; the lowest free one stands for them.
        let behind = free & !print.street();
        free & print.street() | behind & behind.wrapping_neg()
    }

    /// Y23, Y24: whether a player may use this souk's free shops.
    fn may_use(&self, seat: Seat, souk: Souk, has_unfinished: bool) -> bool {
        let owner = self.stalls(souk).owner;
        (owner == Some(seat)) | (owner.is_none() & !has_unfinished)
    }

    /// The shops of a quarter that may be used now, eight bits for each souk.
    pub(super) fn shops(&self, quarter: Quarter) -> u64 {
        let has_unfinished = self.has_unfinished(self.active, quarter);
        quarter.souks().iter().rev().fold(0, |shops, &souk| {
            let may_use = self.may_use(self.active, souk, has_unfinished);
            (shops << 8) | (u64::from(may_use) * u64::from(self.offered(souk)))
        })
    }

    pub(crate) fn can_place(&self, seat: Seat, shop: Shop) -> bool {
        let has_unfinished = self.has_unfinished(seat, shop.souk.quarter());
        self.may_use(seat, shop.souk, has_unfinished)
            && self.offered(shop.souk) & Filled::bit(shop.number) != 0
    }

    /// The gold a walk of this length costs the active player.
    pub(crate) fn walk_price(&self, face: u8, distance: u8) -> u16 {
        // Y30: 1 gold for each step more or less; Y57: the Hammam's steps are free and come first.
        let change = face.abs_diff(distance);
        u16::from(change.saturating_sub(self.bonus(self.active, Building::Hammam)))
    }

    pub(super) fn walk_is_payable(&self, face: u8, to: Space) -> bool {
        let price = self.walk_price(face, self.supervisor.distance(to));
        price <= self.players[self.active].gold
    }

    /// How long a walk may be. Y30: 1 gold for each step more or less.
    fn lengths(&self, face: u8) -> [u8; 2] {
        let reach = u16::from(self.bonus(self.active, Building::Hammam));
        let reach = (reach + self.players[self.active].gold).min(100) as u8;
        [face.saturating_sub(reach), face + reach]
    }

    /// Every space where the supervisor may stop, a bit for each by its code. Between two spaces there
    /// is exactly one walk that never turns back (Y31), and dead ends need no care (Y35).
    #[inline]
    pub(super) fn ends(&self, face: u8) -> u64 {
        let [least, most] = self.lengths(face);
        let step = self.supervisor.step();
        let [near, far] = [least.saturating_sub(step), most.saturating_sub(step)];
        let outwards = span(near.max(1), far); // past the centre, on every other arm
        let centre = u64::from((least..=most).contains(&step));
        let inwards = match step.checked_sub(least) {
            Some(last) => span(step.saturating_sub(most).max(1), last),
            None => 0,
        };
        let onwards = span(step + least.max(1), step + most);
        let own = if step > 0 { inwards | onwards } else { outwards };
        Arm::ALL.into_iter().fold(centre, |ends, arm| {
            let there = if arm == self.supervisor.arm() { own } else { outwards };
            ends | (there & span(1, self.content.arms[arm.index()])) << (16 * arm.index())
        })
    }
}

/// The steps of an arm from a first to a last one, a bit for each.
#[inline]
fn span(first: u8, last: u8) -> u64 {
    ((2 << last.min(MOST_STEPS)) - 1) & !((1 << first.min(MOST_STEPS + 1)) - 1)
}
