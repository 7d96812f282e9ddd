//! What then? The Rival's turn: its column of dice, row by row, step by step. What it does with
//! pieces, apprentices and dice on the board is in `hands`.

mod hands;

use game::Witness;

use crate::code::{Bundle, Code};
use crate::content::{Bazaar, Column, RivalLevel, RivalStep};
use crate::dice::{Colour, Faces};
use crate::event::Event;
use crate::legal::{self, Few};
use crate::state::{Ending, March, Party, Rival, Step, Tabriz, Task};

/// How a step of the Rival went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    /// Impossible.
    No,
    Yes,
    /// The player decides, if there is a choice.
    Ask(Task),
}

impl Done {
    fn of(done: bool) -> Done {
        if done { Done::Yes } else { Done::No }
    }
}

impl Tabriz {
    #[inline]
    fn rival(&mut self) -> &mut Rival {
        self.open.rival.as_mut().expect("only when playing alone")
    }

    #[inline]
    fn column<'a>(&self, content: &'a Bazaar, column: Colour) -> &'a Column {
        let name = self.open.rival.as_ref().map_or(0, |rival| rival.name as usize);
        &content.rivals[name].columns[column.index()]
    }

    /// T92: turn 1, 2, 3 uses the black, grey, white dice. False if the player must decide.
    pub(crate) fn begin_rival_turn(&mut self, witness: &mut impl Witness<Event>) -> bool {
        let column = Colour::ALL[usize::from(self.open.turn)];
        self.open.step = Step::RivalTurn;
        let turns = self.open.turn + 1;
        self.rival().turns = turns;
        witness.tell(Event::RivalTurn { column });
        match self.rival().under.of(column).total() {
            0 => self.defaults(column, 1, witness), // T95: no dice at all.
            _ => self.try_rows(column, 0, witness),
        }
    }

    /// Does what needs no answer; false if the player must decide. Kept out of the loop that calls
    /// it, which stays small for all that is not the Rival's.
    #[inline(never)]
    pub(crate) fn rival_work(&mut self, task: Task, witness: &mut impl Witness<Event>) -> bool {
        match task {
            Task::RivalColumn { column, row } => {
                self.open.agenda.pop();
                return self.try_rows(column, row, witness);
            }
            Task::RivalDefaults { column, left } => {
                self.open.agenda.pop();
                return self.defaults(column, left, witness);
            }
            Task::RivalRow { column, row, step, did } => {
                self.open.agenda.pop();
                return self.take_steps(column, row, step, did, witness);
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

    /// T95: from the top, every row whose dice are all there; then the default action for each die
    /// left over. Stops where something must be done first; false if the player must decide it.
    fn try_rows(&mut self, column: Colour, from: u8, witness: &mut impl Witness<Event>) -> bool {
        let content = self.open.content;
        let (rows, depth) = (&self.column(&content, column).rows, self.open.agenda.len());
        let mut under = self.rival().under.of(column);
        for row in from..rows.len() as u8 {
            let dice = rows[usize::from(row)].dice;
            if !under.holds(dice) {
                continue;
            }
            self.set_aside(column, dice);
            witness.tell(Event::RivalRow { column, row, dice });
            self.open.agenda.push(Task::RivalColumn { column, row: row + 1 });
            let moved = self.take_steps(column, Some(row), 0, false, witness);
            if self.open.agenda.len() > depth + 1 {
                return moved;
            }
            self.open.agenda.pop();
            under = self.rival().under.of(column);
        }
        self.set_aside(column, under);
        self.defaults(column, under.total(), witness)
    }

    fn defaults(&mut self, column: Colour, left: u8, witness: &mut impl Witness<Event>) -> bool {
        let depth = self.open.agenda.len();
        for left in (0..left).rev() {
            self.open.agenda.push(Task::RivalDefaults { column, left });
            let moved = self.default_action(column, witness);
            if self.open.agenda.len() > depth + 1 {
                return moved;
            }
            self.open.agenda.pop();
        }
        true
    }

    #[inline]
    fn set_aside(&mut self, column: Colour, dice: Faces) {
        let rival = self.rival();
        rival.under.take_all(column, dice);
        rival.aside.put(column, dice);
    }

    fn default_action(&mut self, column: Colour, witness: &mut impl Witness<Event>) -> bool {
        witness.tell(Event::RivalDefault { column });
        self.take_steps(column, None, 0, false, witness)
    }

    /// The steps of a row (none: of the default action) from one on, up to the first that leaves
    /// something on the agenda; the rest waits beneath it. False if the player must decide.
    fn take_steps(
        &mut self,
        column: Colour,
        row: Option<u8>,
        from: u8,
        mut did: bool,
        witness: &mut impl Witness<Event>,
    ) -> bool {
        let content = self.open.content;
        let found = self.column(&content, column);
        let steps = row.map_or(&found.default, |row| &found.rows[usize::from(row)].steps);
        for step in from..steps.len() as u8 {
            let now = &steps[usize::from(step)];
            let rest = |did: bool| Task::RivalRow { column, row, step: step + 1, did };
            let Some(task) = task_of(now, column, row) else {
                let done = self.rival_does(now, witness);
                did |= done != Done::No;
                if let Done::Ask(task) = done {
                    self.open.agenda.push(rest(did));
                    self.open.agenda.push(task);
                    return true;
                }
                continue;
            };
            let ways = legal::ways_for_the_rival(self, task);
            if matches!(ways, Few::None) {
                continue;
            }
            self.open.agenda.push(rest(true));
            let depth = self.open.agenda.len();
            self.open.agenda.push(task);
            let Few::One(action) = ways else { return false };
            self.carry_out(action, witness);
            if self.open.agenda.len() > depth {
                return true;
            }
            self.open.agenda.pop();
            did = true;
        }
        if !did && row.is_some() {
            return self.default_action(column, witness); // T95: wholly impossible.
        }
        true
    }

    /// Steps that are done at once, or show only then whether there is a choice.
    fn rival_does(&mut self, step: &RivalStep, witness: &mut impl Witness<Event>) -> Done {
        match *step {
            RivalStep::Gain(ref gain) => Done::of(self.rival_gains(gain, witness)),
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

    fn rival_gains(&mut self, gain: &Bundle, witness: &mut impl Witness<Event>) -> bool {
        let Bundle { coins, goods, skill, .. } = *gain;
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
}

/// The question a step asks, if it is one with something to choose.
#[inline]
fn task_of(step: &RivalStep, column: Colour, row: Option<u8>) -> Option<Task> {
    let march = match *step {
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
