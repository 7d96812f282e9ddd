//! What then? The Rival's turn: its column of dice, row by row, step by step.

use game::Witness;

use crate::code::{Bundle, Code};
use crate::content::{Column, RivalLevel, RivalStep, Side};
use crate::dice::{Colour, Faces};
use crate::event::Event;
use crate::goods::{Goods, Material};
use crate::legal::{self, Few};
use crate::space::Space;
use crate::state::{Ending, March, Party, Rival, Step, Tabriz, Task, Why};

/// How a step of the Rival went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    /// Impossible.
    No,
    Yes,
    /// The player decides.
    Ask(Task),
}

impl Done {
    fn of(done: bool) -> Done {
        if done { Done::Yes } else { Done::No }
    }
}

impl Tabriz {
    fn rival(&mut self) -> &mut Rival {
        self.open.rival.as_mut().expect("only when playing alone")
    }

    fn column(&self, column: Colour) -> &Column {
        let name = self.open.rival.as_ref().map_or(0, |rival| rival.name as usize);
        &self.open.content.rivals[name].columns[column.index()]
    }

    /// T92: turn 1, 2, 3 uses the black, grey, white dice.
    pub(crate) fn begin_rival_turn(&mut self, witness: &mut impl Witness<Event>) {
        let column = Colour::ALL[usize::from(self.open.turn)];
        self.open.step = Step::RivalTurn;
        let turns = self.open.turn + 1;
        self.rival().turns = turns;
        witness.tell(Event::RivalTurn { column });
        let any = self.rival().under.of(column).total() > 0;
        self.open.agenda.push(match any {
            true => Task::RivalColumn { column, row: 0 },
            false => Task::RivalDefaults { column, left: 1 }, // T95: no dice at all.
        });
    }

    /// Does what needs no answer; false if the player must decide.
    pub(crate) fn rival_work(&mut self, task: Task, witness: &mut impl Witness<Event>) -> bool {
        match task {
            Task::RivalColumn { column, row } => self.try_rows(column, row, witness),
            Task::RivalDefaults { column, left } => {
                self.open.agenda.pop();
                if left > 0 {
                    self.open.agenda.push(Task::RivalDefaults { column, left: left - 1 });
                    self.push_default(column, witness);
                }
            }
            Task::RivalRow { column, row, step, did } => {
                self.row_step(column, row, step, did, witness);
            }
            Task::RivalTake { space, left: 0, clear, .. } => {
                self.open.agenda.pop();
                if clear {
                    self.clear_tile(space, witness);
                }
            }
            Task::RivalRemove { left: 0, .. } => drop(self.open.agenda.pop()),
            _ => return self.only_choice(witness),
        }
        true
    }

    /// T95: from the top, the next row whose dice are all there; at the end the dice left over.
    fn try_rows(&mut self, column: Colour, row: u8, witness: &mut impl Witness<Event>) {
        self.open.agenda.pop();
        let under = self.rival().under.of(column);
        let rows = &self.column(column).rows;
        let found = (usize::from(row)..rows.len()).find(|&row| under.holds(rows[row].dice));
        let Some(found) = found else {
            self.set_aside(column, under);
            let left = under.total();
            return self.open.agenda.push(Task::RivalDefaults { column, left });
        };
        let (dice, row) = (rows[found].dice, found as u8);
        self.set_aside(column, dice);
        witness.tell(Event::RivalRow { column, row, dice });
        self.open.agenda.push(Task::RivalColumn { column, row: row + 1 });
        self.open.agenda.push(Task::RivalRow { column, row: Some(row), step: 0, did: false });
    }

    fn set_aside(&mut self, column: Colour, dice: Faces) {
        let rival = self.rival();
        rival.under.take_all(column, dice);
        rival.aside.put(column, dice);
    }

    fn push_default(&mut self, column: Colour, witness: &mut impl Witness<Event>) {
        witness.tell(Event::RivalDefault { column });
        self.open.agenda.push(Task::RivalRow { column, row: None, step: 0, did: false });
    }

    /// The next step of a row or of the default action.
    fn row_step(
        &mut self,
        column: Colour,
        row: Option<u8>,
        step: u8,
        did: bool,
        witness: &mut impl Witness<Event>,
    ) {
        self.open.agenda.pop();
        let found = self.column(column);
        let steps = row.map_or(&found.default, |row| &found.rows[usize::from(row)].steps);
        let Some(&now) = steps.get(usize::from(step)) else {
            if !did && row.is_some() {
                self.push_default(column, witness); // T95: wholly impossible.
            }
            return;
        };
        let row_from = |did: bool| Task::RivalRow { column, row, step: step + 1, did };
        let Some(task) = task_of(now, column, row) else {
            let done = self.rival_does(now, witness);
            self.open.agenda.push(row_from(did || done != Done::No));
            if let Done::Ask(task) = done {
                self.open.agenda.push(task);
            }
            return;
        };
        self.open.agenda.push(row_from(true));
        self.open.agenda.push(task);
        match legal::only(self) {
            Few::Many => {}
            Few::One(action) => self.carry_out(action, witness),
            Few::None => {
                // Impossible: take it back.
                self.open.agenda.pop();
                self.open.agenda.pop();
                self.open.agenda.push(row_from(did));
            }
        }
    }

    /// T95, T96: removes as far as possible. Where there is nothing to choose all goes at once.
    fn rival_removes(
        &mut self,
        material: Material,
        count: u8,
        keep: u8,
        witness: &mut impl Witness<Event>,
    ) -> Done {
        let (mut holders, mut there) = (0u32, 0);
        for space in Space::each(Space::MARKET) {
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

    /// Steps that are done at once, or show only then whether there is a choice.
    fn rival_does(&mut self, step: RivalStep, witness: &mut impl Witness<Event>) -> Done {
        match step {
            RivalStep::Gain(gain) => Done::of(self.rival_gains(gain, witness)),
            RivalStep::AllToPlayer => Done::of(self.rival_gathers(witness)),
            RivalStep::Remove { material, count, keep } => {
                self.rival_removes(material, count, keep, witness)
            }
            RivalStep::Trade(code) => Done::of(self.rival_trades(code, witness)),
            _ => Done::No,
        }
    }

    fn rival_trades(&mut self, code: Code, witness: &mut impl Witness<Event>) -> bool {
        let (give, get) = (code.give(), code.get());
        let rival = self.rival();
        if rival.coins < give.coins || !rival.goods.holds(give.goods) {
            return false;
        }
        rival.coins = (rival.coins - give.coins).saturating_add(get.coins);
        rival.goods.take(give.goods);
        rival.goods.add(get.goods);
        witness.tell(Event::RivalTraded { code });
        true
    }

    fn rival_gains(&mut self, gain: Bundle, witness: &mut impl Witness<Event>) -> bool {
        let Bundle { coins, goods, skill, .. } = gain;
        let rival = self.rival();
        rival.coins = rival.coins.saturating_add(coins);
        rival.goods.add(goods);
        let wealth = coins > 0 || !goods.is_empty();
        if wealth {
            witness.tell(Event::RivalGained { coins, goods });
        }
        let skilled = self.rival_learns(skill, witness);
        wealth || skilled
    }

    /// T97: every level passed pays; T98: the last one ends the game.
    fn rival_learns(&mut self, levels: u8, witness: &mut impl Witness<Event>) -> bool {
        let content = self.open.content;
        let rival = self.rival();
        let old = rival.skill;
        let skill = old.saturating_add(levels).min(content.rules.skill);
        if skill == old {
            return false;
        }
        rival.skill = skill;
        witness.tell(Event::RivalSkilled { skill });
        let track = &content.rivals[rival.name as usize].track;
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
        if skill >= content.rules.skill && self.open.bonus.is_none() {
            let points = content.rules.bonus;
            let rival = self.rival();
            rival.prestige = rival.prestige.saturating_add(points.into());
            self.open.bonus = Some(Party::Rival);
            self.open.ending = Some(Ending::Rival);
            witness.tell(Event::Bonus { party: Party::Rival, points });
        }
        true
    }

    /// All its apprentices go where the player's are.
    fn rival_gathers(&mut self, witness: &mut impl Witness<Event>) -> bool {
        let mut places = self.open.me().apprentices.map(|apprentice| apprentice.space);
        places.sort_unstable();
        let before = std::mem::replace(&mut self.rival().apprentices, places);
        for (from, to) in before.into_iter().zip(places).filter(|(from, to)| from != to) {
            let [from, to] = [from, to].map(|space| self.open.address(space));
            witness.tell(Event::RivalMoved { from, to });
        }
        before != places
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
    fn clear_tile(&mut self, space: Space, witness: &mut impl Witness<Event>) {
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
        rival.apprentices.sort_unstable();
        let [from, there] = [from, to].map(|space| self.open.address(space));
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

/// The question a step asks, if it is one with something to choose.
fn task_of(step: RivalStep, column: Colour, row: Option<u8>) -> Option<Task> {
    let march = match step {
        RivalStep::Clear { keep } => return Some(Task::RivalClear { keep }),
        RivalStep::Swap(colour) => return row.map(|row| Task::RivalSwap { column, row, colour }),
        RivalStep::NearestToMeydan => March::NearestToMeydan,
        RivalStep::NearestToTrader => March::NearestToTrader,
        RivalStep::LeftmostToNearest => March::LeftmostToNearest,
        RivalStep::LeftmostToFullest { keep } => March::LeftmostToFullest { keep },
        RivalStep::RightmostToFullest => March::RightmostToFullest,
        _ => return None,
    };
    Some(Task::RivalMove { march })
}
