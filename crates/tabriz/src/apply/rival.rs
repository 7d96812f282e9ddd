//! What then? What the Rival gains and learns, and what it does on the board: takes pieces, moves
//! apprentices, swaps dice.

use game::Witness;

use crate::code::{Bundle, Code};
use crate::content::{RivalLevel, Side};
use crate::dice::{Colour, Faces};
use crate::event::Event;
use crate::goods::{Goods, Material};
use crate::legal::rival::Deed;
use crate::space::Space;
use crate::state::{Ending, Party, Tabriz, sort_three};
use crate::task::{March, Task, Why};

impl Tabriz {
    /// The dice of a row, or those left over, have done their work.
    #[inline]
    pub(crate) fn set_aside(&mut self, column: Colour, dice: Faces) {
        let rival = self.rival();
        rival.under.take_all(column, dice);
        rival.aside.put(column, dice);
    }

    pub(crate) fn rival_does(&mut self, deed: Deed, witness: &mut impl Witness<Event>) {
        match deed {
            Deed::Gain(gain) => self.rival_gains(&gain, witness),
            Deed::Trade(code) => self.rival_trades(code, witness),
            Deed::Gather(places) => self.rival_gathers(places, witness),
            Deed::Remove { material, from, count, keep } => {
                self.rival_removes(material, from, count, keep, witness);
            }
        }
    }

    fn rival_gains(&mut self, gain: &Bundle, witness: &mut impl Witness<Event>) {
        let Bundle { coins, goods, skill, .. } = *gain;
        let rival = self.rival();
        rival.coins = rival.coins.saturating_add(coins);
        rival.goods.add(goods);
        if coins > 0 || !goods.is_empty() {
            witness.tell(Event::RivalGained { coins, goods });
        }
        self.rival_learns(skill, witness);
    }

    /// T97: every level passed pays; T98: the last one ends the game.
    fn rival_learns(&mut self, levels: u8, witness: &mut impl Witness<Event>) {
        let content = self.open.content;
        let rival = self.rival();
        let old = rival.skill;
        let skill = old.saturating_add(levels).min(content.rules.skill);
        if skill == old {
            return;
        }
        rival.skill = skill;
        witness.tell(Event::RivalSkilled { skill });
        let track = &content.rivals[rival.name.index()].track;
        for level in track[usize::from(old) + 1..=usize::from(skill)].iter().flatten() {
            match *level {
                RivalLevel::Goods(goods) => {
                    rival.goods.add(goods);
                    witness.tell(Event::RivalGained { coins: 0, goods });
                }
                RivalLevel::Toll(coins) => {
                    rival.toll = coins;
                    witness.tell(Event::RivalToll { coins });
                }
                RivalLevel::Prestige(points) => {
                    rival.prestige = rival.prestige.saturating_add(points.into());
                    witness.tell(Event::RivalPrestige { points });
                }
            }
        }
        if skill >= content.rules.skill {
            self.take_bonus(Party::Rival, Ending::Rival, witness);
        }
    }

    fn rival_trades(&mut self, code: Code, witness: &mut impl Witness<Event>) {
        let (give, get) = (code.give(), code.get());
        let rival = self.rival();
        rival.coins = (rival.coins - give.coins).saturating_add(get.coins);
        rival.goods.take(give.goods);
        rival.goods.add(get.goods);
        witness.tell(Event::RivalTraded { code });
    }

    /// All its apprentices go where the player's are.
    fn rival_gathers(&mut self, places: [Space; 3], witness: &mut impl Witness<Event>) {
        let before = std::mem::replace(&mut self.rival().apprentices, places);
        for (from, to) in before.into_iter().zip(places).filter(|(from, to)| from != to) {
            let (from, to) = (self.open.address(from), self.open.address(to));
            witness.tell(Event::RivalMoved { from, to });
        }
    }

    /// T96: where there is nothing to choose all goes at once.
    fn rival_removes(
        &mut self,
        material: Material,
        from: u32,
        count: u8,
        keep: u8,
        witness: &mut impl Witness<Event>,
    ) {
        let mut taken = 0;
        for space in Space::each(from) {
            for _ in 0..self.open.count_on(space, material).min((count - taken).into()) {
                self.remove_one(space, material, taken < keep, witness);
                taken += 1;
            }
        }
    }

    /// T96: one piece off the chosen tile, or the tile to clear.
    pub(super) fn rival_remove(&mut self, space: Space, witness: &mut impl Witness<Event>) {
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

    pub(super) fn rival_keep(&mut self, material: Material, witness: &mut impl Witness<Event>) {
        let Some(Task::RivalTake { space, left, clear, .. }) = self.open.agenda.pop() else {
            unreachable!("the Rival keeps nothing now")
        };
        self.remove_one(space, material, true, witness);
        let left = left - 1;
        self.open.agenda.push(Task::RivalTake { space, left, from: material, clear });
    }

    /// What is left of a cleared tile goes to the supply.
    pub(crate) fn clear_tile(&mut self, space: Space, witness: &mut impl Witness<Event>) {
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

    pub(super) fn rival_move(&mut self, from: Space, to: Space, witness: &mut impl Witness<Event>) {
        let task = self.open.agenda.pop();
        let rival = self.rival();
        let moved = rival.apprentices.iter_mut().find(|space| **space == from);
        *moved.expect("one stands there") = to;
        sort_three(&mut rival.apprentices, |space| space.index() as u8);
        let (from, there) = (self.open.address(from), self.open.address(to));
        witness.tell(Event::RivalMoved { from, to: there });
        if let Some(Task::RivalMove { march: March::LeftmostToFullest { keep } }) = task {
            self.push_take(to, keep, false);
        }
    }

    /// T94, T96: a market die for one that triggered the row; the incoming die is rolled.
    pub(super) fn rival_swap(
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
