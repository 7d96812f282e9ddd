//! What then? What the Rival does on the board: takes pieces, moves apprentices, swaps dice.

use game::Witness;

use super::Done;
use crate::content::Side;
use crate::dice::Faces;
use crate::event::Event;
use crate::goods::{Goods, Material};
use crate::space::Space;
use crate::state::{March, Tabriz, Task, Why, sort_three};

impl Tabriz {
    /// T95, T96: removes as far as possible. Where there is nothing to choose all goes at once.
    pub(super) fn rival_removes(
        &mut self,
        material: Material,
        count: u8,
        keep: u8,
        witness: &mut impl Witness<Event>,
    ) -> Done {
        let (mut holders, mut there) = (0u32, 0);
        for space in Space::each(self.open.sellers(material)) {
            let here = self.open.count_on(space, material);
            there += here;
            holders |= if here > 0 { space.bit() } else { 0 };
        }
        let mut left = there.min(count.into()) as u8;
        if there > u16::from(left) && !holders.is_power_of_two() {
            return Done::Ask(Task::RivalRemove { material, left, keep, from: Space::MEYDAN });
        }
        let mut kept = 0;
        for space in Space::each(holders) {
            for _ in 0..self.open.count_on(space, material).min(left.into()) {
                self.remove_one(space, material, kept < keep, witness);
                kept += 1;
                left -= 1;
            }
        }
        Done::of(there > 0)
    }

    /// All its apprentices go where the player's are.
    pub(super) fn rival_gathers(&mut self, witness: &mut impl Witness<Event>) -> bool {
        let mut places = self.open.me().apprentices.map(|apprentice| apprentice.space);
        places.sort_unstable();
        let before = std::mem::replace(&mut self.rival().apprentices, places);
        for (from, to) in before.into_iter().zip(places).filter(|(from, to)| from != to) {
            let (from, to) = (self.open.address(from), self.open.address(to));
            witness.tell(Event::RivalMoved { from, to });
        }
        before != places
    }

    /// T96: one piece off the chosen tile, or the tile to clear.
    pub(in crate::apply) fn rival_remove(
        &mut self,
        space: Space,
        witness: &mut impl Witness<Event>,
    ) {
        match self.open.agenda.pop() {
            Some(Task::RivalRemove { material, left, keep, .. }) => {
                let kept = keep > 0;
                self.remove_one(space, material, kept, witness);
                let (left, keep) = (left - 1, keep.saturating_sub(1));
                self.open.agenda.push(Task::RivalRemove { material, left, keep, from: space });
            }
            Some(Task::RivalClear { keep }) => self.push_take(space, keep, true),
            _ => unreachable!("the Rival removes nothing now"),
        }
    }

    fn push_take(&mut self, space: Space, keep: u8, clear: bool) {
        let there = self.open.piece_count(space);
        let left = there.min(keep.into()) as u8;
        self.open.agenda.push(Task::RivalTake { space, left, from: Material::Wool, clear });
    }

    fn remove_one(
        &mut self,
        space: Space,
        material: Material,
        kept: bool,
        witness: &mut impl Witness<Event>,
    ) {
        let goods = Goods::of(material, 1);
        self.remove_piece(space, material);
        witness.tell(Event::RivalRemoved { at: self.open.address(space), goods });
        if kept {
            self.rival().goods.add(goods);
            witness.tell(Event::RivalKept { goods });
        }
    }

    pub(in crate::apply) fn rival_keep(
        &mut self,
        material: Material,
        witness: &mut impl Witness<Event>,
    ) {
        let Some(Task::RivalTake { space, left, clear, .. }) = self.open.agenda.pop() else {
            unreachable!("the Rival keeps nothing now")
        };
        self.remove_one(space, material, true, witness);
        let left = left - 1;
        self.open.agenda.push(Task::RivalTake { space, left, from: material, clear });
    }

    /// What is left of a cleared tile goes to the supply.
    pub(super) fn clear_tile(&mut self, space: Space, witness: &mut impl Witness<Event>) {
        let goods = self.open.pieces(space);
        let content = self.open.content;
        let stall = self.open.stalls[space.index()];
        if let Side::Shop(shop) = content.side(self.open.edition, stall.tile, stall.face) {
            for (index, lane) in shop.lanes.iter().enumerate() {
                self.empty_lane(space, index, lane);
            }
        }
        if let Some(yard) = space.yard() {
            self.open.yards[yard].goods = Goods::NONE;
        }
        if !goods.is_empty() {
            witness.tell(Event::RivalRemoved { at: self.open.address(space), goods });
        }
    }

    pub(in crate::apply) fn rival_move(
        &mut self,
        from: Space,
        to: Space,
        witness: &mut impl Witness<Event>,
    ) {
        let task = self.open.agenda.pop();
        let rival = self.rival();
        let moved = rival.apprentices.iter_mut().find(|space| **space == from);
        *moved.expect("one stands there") = to;
        sort_three(&mut rival.apprentices);
        let (from, there) = (self.open.address(from), self.open.address(to));
        witness.tell(Event::RivalMoved { from, to: there });
        if let Some(Task::RivalMove { march: March::LeftmostToFullest { keep } }) = task {
            self.push_take(to, keep, false);
        }
    }

    /// T94, T96: a market die for one that triggered the row; the incoming die is rolled.
    pub(in crate::apply) fn rival_swap(
        &mut self,
        space: Space,
        face: Material,
        shown: Material,
        witness: &mut impl Witness<Event>,
    ) {
        let Some(Task::RivalSwap { column, colour, .. }) = self.open.agenda.pop() else {
            unreachable!("the Rival swaps nothing now")
        };
        let yard = space.yard().expect("a tile with dice");
        self.open.yards[yard].dice.take(colour, face);
        self.open.yards[yard].dice.put(column, Faces::one(shown));
        self.open.air[colour.index()] += 1;
        self.rival().aside.take(column, shown);
        self.open.pool[column.index()] -= 1;
        let at = self.open.address(space);
        witness.tell(Event::RivalSwapped { at, colour, face, by: column, shown });
        self.open.agenda.push(Task::Roll { colour, why: Why::RivalSwapped });
    }
}
