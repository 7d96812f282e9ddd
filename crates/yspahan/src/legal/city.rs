//! Which shops may be used, and where the supervisor may stop.

use std::ops::RangeInclusive;

use game::Seat;

use crate::action::Action;
use crate::pieces::{Arm, Building, Quarter, Shop, Souk, Space};
use crate::state::{Board, Filled};

impl Board {
    /// How many cubes a player could place in a quarter, one after another.
    pub fn room(&self, seat: Seat, quarter: Quarter) -> u8 {
        let free = |souk: Souk| match self.stalls(souk).owner {
            Some(owner) if owner != seat => 0,
            _ => self.content.souk(souk).shops - self.stalls(souk).filled.count(),
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
        match self.stalls(souk).owner {
            Some(owner) => owner == seat,
            None => !has_unfinished,
        }
    }

    pub(super) fn list_shops(&self, quarter: Quarter, out: &mut Vec<Action>) {
        let has_unfinished = self.has_unfinished(self.active, quarter);
        for &souk in quarter.souks() {
            if self.may_use(self.active, souk, has_unfinished) {
                let mut offered = self.offered(souk);
                while offered != 0 {
                    let number = offered.trailing_zeros() as u8 + 1;
                    out.push(Action::Place { shop: Shop::new(souk, number) });
                    offered &= offered - 1;
                }
            }
        }
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

    pub(super) fn can_walk(&self, face: u8) -> bool {
        let lengths = self.lengths(face);
        let arms = || Arm::ALL.into_iter().flat_map(|arm| self.stops(arm, &lengths));
        lengths.contains(&self.supervisor.step()) || arms().any(|steps| !steps.is_empty())
    }

    /// How long a walk may be. Y30: 1 gold for each step more or less.
    fn lengths(&self, face: u8) -> RangeInclusive<u8> {
        let reach = u16::from(self.bonus(self.active, Building::Hammam));
        let reach = (reach + self.players[self.active].gold).min(100) as u8;
        face.saturating_sub(reach)..=face + reach
    }

    /// The steps of an arm at which walks of these lengths end: those inwards of the supervisor, then
    /// those outwards.
    #[inline]
    fn stops(&self, arm: Arm, lengths: &RangeInclusive<u8>) -> [RangeInclusive<u8>; 2] {
        let (least, most) = (*lengths.start(), *lengths.end());
        let (from, end) = (self.supervisor, self.content.arms[arm.index()]);
        let step = from.step();
        if arm != from.arm() || step == 0 {
            let (first, last) = (least.saturating_sub(step), most.saturating_sub(step));
            return [NONE, first.max(1)..=last.min(end)];
        }
        let inwards = match step.checked_sub(least) {
            Some(last) => step.saturating_sub(most).max(1)..=last,
            None => NONE,
        };
        [inwards, step + least.max(1)..=(step + most).min(end)]
    }

    /// Every space where the supervisor may stop. Between two spaces there is exactly one walk that
    /// never turns back (Y31), so each end is named once and dead ends need no care (Y35).
    pub(super) fn each_end(&self, face: u8, mut offer: impl FnMut(Space)) {
        let lengths = self.lengths(face);
        if lengths.contains(&self.supervisor.step()) {
            offer(Space::CENTRE);
        }
        for arm in Arm::ALL {
            for steps in self.stops(arm, &lengths) {
                steps.for_each(|step| offer(Space::new(arm, step)));
            }
        }
    }
}

/// No step at all.
const NONE: RangeInclusive<u8> = RangeInclusive::new(1, 0);
