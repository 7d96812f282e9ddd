//! What comes next: the agenda, turns, rounds, the workshop phase, the end.

mod rival;

use game::{Awaiting, Seat, Witness};

use crate::action::Action;
use crate::chance::{self, Chance};
use crate::content::Side;
use crate::dice::Colour;
use crate::event::Event;
use crate::legal;
use crate::space::Space;
use crate::state::{Edition, Party, Tabriz};
use crate::task::{Stage, Step, Task, Why};

/// What becomes of a piece of work.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It is done, and the next one's turn has come.
    GoesOn,
    /// Somebody must decide, chance is asked, or the game is over.
    Waits,
}

#[inline]
pub(crate) fn awaiting(state: &Tabriz) -> Awaiting<Chance> {
    match chance::question(state) {
        Some(question) => Awaiting::Chance(question),
        None if state.open.step == Step::Over => Awaiting::Nobody,
        None => Awaiting::Decision(state.open.current),
    }
}

impl Tabriz {
    /// Carries on until somebody must answer or the game is over.
    pub(crate) fn advance(&mut self, witness: &mut impl Witness<Event>) {
        while self.work_off(witness) == Flow::GoesOn && self.next(witness) == Flow::GoesOn {}
    }

    /// Carries a choice out, up to the next question or the end of the turn.
    pub(crate) fn go_on(&mut self, action: Action) {
        self.carry_out(action, &mut ());
        self.work_off(&mut ());
    }

    /// Does what is on the agenda, as far as it needs no answer.
    pub(crate) fn work_off(&mut self, witness: &mut impl Witness<Event>) -> Flow {
        while let Some(task) = self.open.agenda.top() {
            if self.work(task, witness) == Flow::Waits {
                return Flow::Waits;
            }
        }
        Flow::GoesOn
    }

    /// Does a task, if it needs no answer.
    #[inline]
    fn work(&mut self, task: Task, witness: &mut impl Witness<Event>) -> Flow {
        match task {
            // T07: deck and discards are empty, no card.
            Task::Draw { deck, count, .. } if count == 0 || self.drawable(deck) == 0 => {
                self.open.agenda.pop();
            }
            Task::Draw { deck, .. } => {
                self.refill(deck, witness);
                return Flow::Waits;
            }
            Task::Keep { count } if self.hidden.offer.count() > count => return Flow::Waits,
            // No more was drawn than may be kept: there is nothing to choose.
            Task::Keep { .. } => self.finish_keeping(self.hidden.offer, witness),
            Task::Complete { done } => {
                // T23, T44: one commission, or two from the skill that allows it.
                let most = self.open.content.ability(self.open.me().skill).complete;
                if done < most && !self.hand().is_empty() {
                    return Flow::Waits; // Asked even if none can be completed: the hand is secret.
                }
                self.open.agenda.pop();
            }
            Task::Workshop => {
                if self.usable_actions().next().is_some() {
                    return Flow::Waits;
                }
                self.open.agenda.pop();
                self.close_workshop();
            }
            Task::DrawFrom | Task::PickDie { .. } | Task::ConMan { .. } | Task::Merchant { .. } => {
                return self.only_choice(witness);
            }
            // Nothing to roll: only in positions set up by hand.
            Task::Roll { colour, .. } if self.open.air[colour.index()] == 0 => {
                self.open.agenda.pop();
            }
            Task::TakeUp { colour, face } => {
                self.open.agenda.pop();
                self.take_from_pool(colour, face);
                self.open.air[colour.index()] += 1;
            }
            Task::RivalColumn { .. }
            | Task::RivalRow { .. }
            | Task::RivalDefaults { .. }
            | Task::RivalRemove { .. }
            | Task::RivalClear { .. }
            | Task::RivalTake { .. }
            | Task::RivalMove { .. }
            | Task::RivalSwap { .. } => return self.rival_work(task, witness),
            _ => return Flow::Waits,
        }
        Flow::GoesOn
    }

    /// Takes the only choice; drops the task if there is none; waits if there is a real one.
    fn only_choice(&mut self, witness: &mut impl Witness<Event>) -> Flow {
        match legal::only(self) {
            legal::Few::None => drop(self.open.agenda.pop()),
            legal::Few::One(action) => self.carry_out(action, witness),
            legal::Few::Many => return Flow::Waits,
        }
        Flow::GoesOn
    }

    /// What follows when nothing is pending.
    #[inline(never)] // Rarer than tasks: the loop around it stays small.
    fn next(&mut self, witness: &mut impl Witness<Event>) -> Flow {
        match self.open.step {
            Step::LayTiles { next } => self.lay_tiles(next, witness),
            Step::FirstDice { yard } => self.first_dice(yard),
            Step::RollPool { colour } => self.roll_pool(colour),
            Step::DealWorkshops { left } => self.deal_workshops(left, witness),
            Step::DealHands { left } => self.deal_hands(left),
            Step::Turn => return self.turn_over(witness),
            Step::LastTurn => self.last_turn_over(witness),
            Step::RivalTurn => return self.rival_turn_over(witness),
            Step::Reroll { yard } => self.reroll(yard),
            Step::Workshops { left } => self.workshops(left, witness),
            Step::Over => return Flow::Waits,
        }
        Flow::GoesOn
    }

    /// The first turn of a round.
    pub(crate) fn begin_turns(&mut self) {
        self.open.turn = 0;
        self.open.step = Step::Turn;
        self.ask_for_move();
    }

    /// A turn begins with a move. Only in a last turn (T71), or in a position set up by hand, all
    /// apprentices may lie; then one stands up first.
    fn ask_for_move(&mut self) {
        self.open.agenda.push(Task::Move);
        if self.open.me().standing().next().is_none() {
            self.open.agenda.push(Task::Stand);
        }
    }

    /// All first turns clockwise, then all second, then all third.
    fn turn_over(&mut self, witness: &mut impl Witness<Event>) -> Flow {
        if self.open.rival.is_some() {
            // T92: turns alternate, the player always first.
            return self.begin_rival_turn(witness);
        }
        if self.open.bonus.is_some() && self.open.edition == Edition::Final {
            self.begin_last_turns(witness);
            return Flow::GoesOn;
        }
        self.open.current = self.open.current.next(self.open.seats);
        if self.open.current == self.open.marker {
            self.open.turn += 1;
        }
        self.next_turn(witness)
    }

    fn rival_turn_over(&mut self, witness: &mut impl Witness<Event>) -> Flow {
        self.open.turn += 1;
        self.next_turn(witness)
    }

    fn next_turn(&mut self, witness: &mut impl Witness<Event>) -> Flow {
        if self.open.turn < 3 {
            self.open.step = Step::Turn;
            self.ask_for_move();
            return Flow::Waits;
        }
        if self.open.bonus.is_some() {
            // T71 [P], T98: the round is finished, then scoring.
            self.finish(witness);
        } else {
            self.begin_round(witness);
        }
        Flow::GoesOn
    }

    /// T71: every other player takes exactly one more turn, clockwise from the winner's left.
    fn begin_last_turns(&mut self, witness: &mut impl Witness<Event>) {
        let Some(Party::Seat(winner)) = self.open.bonus else { return self.finish(witness) };
        self.open.step = Step::LastTurn;
        self.open.last_turns = self.open.seats - 1;
        self.open.current = winner;
        witness.tell(Event::LastTurns { seat: winner });
        self.last_turn_over(witness);
    }

    fn last_turn_over(&mut self, witness: &mut impl Witness<Event>) {
        if self.open.last_turns == 0 {
            return self.finish(witness);
        }
        self.open.last_turns -= 1;
        self.open.current = self.open.current.next(self.open.seats);
        self.ask_for_move();
    }

    fn finish(&mut self, witness: &mut impl Witness<Event>) {
        self.open.step = Step::Over;
        self.tell_conversions(witness);
        if let Some(ending) = self.open.ending {
            witness.tell(Event::Ended { ending });
        }
    }

    /// T30, T31: every round but the first begins with the workshop phase.
    fn begin_round(&mut self, witness: &mut impl Witness<Event>) {
        self.open.round = self.open.round.saturating_add(1);
        witness.tell(Event::Round { number: self.open.round });
        self.restock_all(witness);
        for seat in Seat::all(self.open.seats) {
            let player = &mut self.open.players[seat];
            player.apprentices.iter_mut().for_each(|apprentice| apprentice.lying = false);
            player.settle();
        }
        self.open.step = Step::Reroll { yard: 0 };
    }

    /// T32: reroll the dice on tiles.
    fn reroll(&mut self, yard: u8) {
        let Some(&space) = Space::YARDS.get(usize::from(yard)) else {
            self.open.current = self.open.marker;
            self.open.step = Step::Workshops { left: self.open.seats };
            return;
        };
        self.open.step = Step::Reroll { yard: yard + 1 };
        let dice = std::mem::take(&mut self.open.yards[usize::from(yard)].dice);
        for colour in Colour::ALL {
            self.open.air[colour.index()] += dice.of(colour).total();
        }
        self.roll_air(Why::Tile { space });
    }

    /// T33: each player in turn order; then T34.
    fn workshops(&mut self, left: u8, witness: &mut impl Witness<Event>) {
        if left == 0 {
            return self.after_workshops(witness);
        }
        if left < self.open.seats {
            self.open.current = self.open.current.next(self.open.seats);
        }
        self.open.step = Step::Workshops { left: left - 1 };
        self.open_workshop();
    }

    fn after_workshops(&mut self, witness: &mut impl Witness<Event>) {
        if self.open.rival.is_some() {
            // T94: alone, the pool is rerolled instead.
            self.open.step = Step::RollPool { colour: 0 };
            return;
        }
        // T34: the first-player marker passes left.
        self.open.marker = self.open.marker.next(self.open.seats);
        witness.tell(Event::Marker { seat: self.open.marker });
        if self.open.bonus.is_some() && self.open.edition == Edition::Final {
            return self.begin_last_turns(witness);
        }
        self.open.current = self.open.marker;
        self.begin_turns();
    }

    /// T91, T94: every pool die is rolled and goes under the column of its colour.
    fn roll_pool(&mut self, colour: u8) {
        let Some(&rolled) = Colour::ALL.get(usize::from(colour)) else {
            return self.after_pool();
        };
        self.open.step = Step::RollPool { colour: colour + 1 };
        let rival = self.rival();
        rival.turns = 0;
        rival.under.0[rolled.index()] = Default::default();
        rival.aside.0[rolled.index()] = Default::default();
        self.open.air[rolled.index()] = std::mem::take(&mut self.open.pool[rolled.index()]);
        self.roll_air(Why::Pool);
    }

    fn after_pool(&mut self) {
        match self.open.round {
            1 => self.open.step = Step::DealWorkshops { left: self.open.seats },
            _ => self.begin_turns(),
        }
    }

    /// Asks for the roll of all dice in the air, one colour after the other.
    pub(crate) fn roll_air(&mut self, why: Why) {
        for colour in Colour::ALL.into_iter().rev() {
            if self.open.air[colour.index()] > 0 {
                self.open.agenda.push(Task::Roll { colour, why });
            }
        }
    }

    /// Replaces the task of a tile's action.
    pub(crate) fn stage(&mut self, stage: Stage) {
        self.open.agenda.pop();
        self.open.agenda.push(Task::Act { stage });
    }

    /// The tile's action is over; a commission may be completed (T25).
    pub(crate) fn after_action(&mut self) {
        self.open.agenda.pop();
        self.open.agenda.push(Task::Complete { done: 0 });
    }

    pub(crate) fn here(&self) -> &Side {
        self.open.side(self.open.at)
    }
}
