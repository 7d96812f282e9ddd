//! What comes next in the Rival's turn: its column of dice, row by row, step by step.

use game::Witness;

use super::Flow;
use crate::content::{Bazaar, Column};
use crate::dice::Colour;
use crate::event::Event;
use crate::legal::Few;
use crate::legal::rival::{Way, way};
use crate::state::Tabriz;
use crate::task::{Step, Task};

impl Tabriz {
    #[inline]
    fn column<'a>(&self, content: &'a Bazaar, column: Colour) -> &'a Column {
        let name = self.open.rival.as_ref().map_or(0, |rival| rival.name.index());
        &content.rivals[name].columns[column.index()]
    }

    /// T92: turn 1, 2, 3 uses the black, grey, white dice.
    pub(super) fn begin_rival_turn(&mut self, witness: &mut impl Witness<Event>) -> Flow {
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

    /// A task of the Rival. Kept out of the loop that calls it, which stays small for all that is
    /// not the Rival's.
    #[inline(never)]
    pub(super) fn rival_work(&mut self, task: Task, witness: &mut impl Witness<Event>) -> Flow {
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
        Flow::GoesOn
    }

    /// T95: from the top, every row whose dice are all there; then the default action for each die
    /// left over. Stops where something must be done first.
    fn try_rows(&mut self, column: Colour, from: u8, witness: &mut impl Witness<Event>) -> Flow {
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
            let flow = self.take_steps(column, Some(row), 0, false, witness);
            if self.open.agenda.len() > depth + 1 {
                return flow;
            }
            self.open.agenda.pop();
            under = self.rival().under.of(column);
        }
        self.set_aside(column, under);
        self.defaults(column, under.total(), witness)
    }

    fn defaults(&mut self, column: Colour, left: u8, witness: &mut impl Witness<Event>) -> Flow {
        let depth = self.open.agenda.len();
        for left in (0..left).rev() {
            self.open.agenda.push(Task::RivalDefaults { column, left });
            let flow = self.default_action(column, witness);
            if self.open.agenda.len() > depth + 1 {
                return flow;
            }
            self.open.agenda.pop();
        }
        Flow::GoesOn
    }

    fn default_action(&mut self, column: Colour, witness: &mut impl Witness<Event>) -> Flow {
        witness.tell(Event::RivalDefault { column });
        self.take_steps(column, None, 0, false, witness)
    }

    /// The steps of a row (none: of the default action) from one on, up to the first that leaves
    /// something on the agenda; the rest waits beneath it.
    fn take_steps(
        &mut self,
        column: Colour,
        row: Option<u8>,
        from: u8,
        mut did: bool,
        witness: &mut impl Witness<Event>,
    ) -> Flow {
        let content = self.open.content;
        let found = self.column(&content, column);
        let steps = row.map_or(&found.default, |row| &found.rows[usize::from(row)].steps);
        for step in from..steps.len() as u8 {
            let (task, ways) = match way(self, &steps[usize::from(step)], column, row) {
                Way::None => continue,
                Way::Sure(deed) => {
                    self.rival_does(deed, witness);
                    did = true;
                    continue;
                }
                Way::Asked(task, ways) => (task, ways),
            };
            self.open.agenda.push(Task::RivalRow { column, row, step: step + 1, did: true });
            let depth = self.open.agenda.len();
            self.open.agenda.push(task);
            let Few::One(action) = ways else { return Flow::Waits };
            self.carry_out(action, witness);
            if self.open.agenda.len() > depth {
                return Flow::GoesOn;
            }
            self.open.agenda.pop();
            did = true;
        }
        if !did && row.is_some() {
            return self.default_action(column, witness); // T95: wholly impossible.
        }
        Flow::GoesOn
    }
}
