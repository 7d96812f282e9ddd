//! What then? Buying from tracks, and what is added to them.

use game::Witness;

use crate::content::{Lane, Side};
use crate::event::Event;
use crate::goods::{Goods, Material};
use crate::space::Space;
use crate::state::Tabriz;
use crate::task::Stage;

impl Tabriz {
    /// T55–T59.
    pub(super) fn buy(&mut self, counts: [u8; 2], cost: u8, witness: &mut impl Witness<Event>) {
        let content = self.open.content;
        let space = self.open.at;
        let stall = self.open.stalls[space.index()];
        let Side::Shop(shop) = content.side(self.open.edition, stall.tile, stall.face) else {
            unreachable!("only at a shop")
        };
        let seat = self.open.current;
        let mut goods = Goods::NONE;
        for ((index, lane), count) in shop.lanes.iter().enumerate().zip(counts) {
            goods.add(self.take_from_lane(space, index, lane, count));
        }
        let player = self.open.me_mut();
        player.coins -= u16::from(cost);
        player.goods.add(goods);
        let at = self.open.address(space);
        witness.tell(Event::Bought { seat, at, goods, coins: cost.into() });
        for ((index, lane), count) in shop.lanes.iter().enumerate().zip(counts) {
            if count > 0 {
                self.after_purchase(space, index, lane, count, witness);
            }
        }
        // T58: after the left track of two with own prices, the right one may follow.
        let second = shop.lanes.len() == 2 && shop.shared.is_empty() && counts[1] == 0;
        if second { self.stage(Stage::RightTrack) } else { self.after_action() }
    }

    /// Takes pieces from the right end.
    fn take_from_lane(&mut self, space: Space, index: usize, lane: &Lane, count: u8) -> Goods {
        let stall = &mut self.open.stalls[space.index()];
        let taken = stall.right_end(index, lane, count);
        stall.stock[index] -= count;
        if lane.is_mixed() {
            stall.second &= low_bits(stall.stock[index]);
        }
        taken
    }

    fn after_purchase(
        &mut self,
        space: Space,
        index: usize,
        lane: &Lane,
        count: u8,
        witness: &mut impl Witness<Event>,
    ) {
        let stock = self.open.stalls[space.index()].stock[index];
        let more = match lane.after_purchase {
            // T59: silk B adds bought + 1, as far as there is room.
            Some(extra) => (count + extra).min(lane.spaces - stock),
            // T57: the last piece is replaced by one.
            None => u8::from(lane.refill && stock == 0),
        };
        for _ in 0..more {
            self.add_to_lane(space, index, lane, &lane.materials[..1]);
        }
        if more > 0 {
            let goods = Goods::of(lane.materials[0], more.into());
            witness.tell(Event::Refilled { at: self.open.address(space), goods });
        }
    }

    /// Adds pieces at the left-most free spaces; what does not fit is lost. Says how many were.
    pub(crate) fn add_to_lane(
        &mut self,
        space: Space,
        index: usize,
        lane: &Lane,
        pieces: &[Material],
    ) -> usize {
        let stall = &mut self.open.stalls[space.index()];
        let stock = stall.stock[index];
        let (added, lost) = pieces.split_at(pieces.len().min((lane.spaces - stock).into()));
        if lane.is_mixed() {
            for (place, &material) in (stock..).zip(added) {
                stall.second |= u8::from(material != lane.materials[0]) << place;
            }
        }
        stall.stock[index] += added.len() as u8;
        lost.len()
    }

    pub(crate) fn restock_all(&mut self, witness: &mut impl Witness<Event>) {
        for space in Space::each(self.open.board().open & Space::MARKET) {
            self.restock(space, witness);
        }
    }

    /// T30: what the hand shows; with an X, too much empties the track.
    fn restock(&mut self, space: Space, witness: &mut impl Witness<Event>) {
        let content = self.open.content;
        let stall = self.open.stalls[space.index()];
        let Side::Shop(shop) = content.side(self.open.edition, stall.tile, stall.face) else {
            return;
        };
        for (index, lane) in shop.lanes.iter().enumerate() {
            let before = self.open.stalls[space.index()].lane_goods(index, lane);
            if let Some(reset) = lane.reset {
                self.open.stalls[space.index()].stock[index] = reset; // T59
                let goods = Goods::of(lane.materials[0], reset.into());
                witness.tell(Event::Restocked { at: self.open.address(space), goods });
                continue;
            }
            let lost = self.add_to_lane(space, index, lane, &lane.restock);
            if lost > 0 && lane.overflow {
                self.empty_lane(space, index, lane);
                witness.tell(Event::SoldOut { at: self.open.address(space), goods: before });
                continue;
            }
            let mut goods = self.open.stalls[space.index()].lane_goods(index, lane);
            goods.take(before);
            if !goods.is_empty() {
                witness.tell(Event::Restocked { at: self.open.address(space), goods });
            }
        }
    }

    pub(super) fn empty_lane(&mut self, space: Space, index: usize, lane: &Lane) {
        let stall = &mut self.open.stalls[space.index()];
        stall.stock[index] = 0;
        if lane.is_mixed() {
            stall.second = 0;
        }
    }

    /// The Rival takes one piece of a material: the right-most one. No purchase, so no refill.
    pub(super) fn remove_piece(&mut self, space: Space, material: Material) {
        let content = self.open.content;
        let stall = self.open.stalls[space.index()];
        match content.side(self.open.edition, stall.tile, stall.face) {
            Side::Shop(shop) => {
                let last = shop.lanes.len() - 1;
                let holds = |&index: &usize| {
                    stall.lane_goods(index, &shop.lanes[index]).count(material) > 0
                };
                let index = (0..last).find(holds).unwrap_or(last);
                self.open.stalls[space.index()].remove(index, &shop.lanes[index], material);
            }
            _ => {
                let yard = space.yard().expect("a tile with pieces");
                self.open.yards[yard].goods.take(Goods::of(material, 1));
            }
        }
    }
}

fn low_bits(count: u8) -> u8 {
    ((1u16 << count) - 1) as u8
}

impl crate::state::Stall {
    fn remove(&mut self, index: usize, lane: &Lane, material: Material) {
        let stock = self.stock[index];
        self.stock[index] = stock - 1;
        if !lane.is_mixed() {
            return;
        }
        let is_second = material != lane.materials[0];
        let place = (0..stock).rev().find(|&place| (self.second >> place & 1 == 1) == is_second);
        let place = place.expect("such a piece is there");
        // Pieces to the right of it move up.
        let (kept, right) = (self.second & low_bits(place), self.second & !low_bits(place + 1));
        self.second = kept | right >> 1;
    }
}
