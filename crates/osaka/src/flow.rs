//! What comes next: agenda, turn, restock, end.

use game::{Awaiting, Seat, Witness};

use crate::bag::Bag;
use crate::chance::Chance;
use crate::event::Event;
use crate::state::{Ending, Marker, Osaka, Task};

/// What becomes of the task on top of the agenda.
#[derive(PartialEq, Eq)]
enum Flow {
    /// It is done, and the next one's turn has come.
    GoesOn,
    /// Somebody must decide, or chance is asked.
    Waits,
}

/// Whether a card can be drawn.
#[derive(PartialEq, Eq)]
pub(crate) enum Pile {
    Ready,
    /// Neither pile nor discards have a card.
    Exhausted,
}

#[inline]
pub(crate) fn awaiting(state: &Osaka) -> Awaiting<Chance> {
    match state.question() {
        _ if state.ending.is_some() => Awaiting::Nobody,
        Some(question) => Awaiting::Chance(question),
        None => Awaiting::Decision(state.decider()),
    }
}

impl Osaka {
    /// Who decides; meaningful only where somebody does.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        match self.agenda.top() {
            Some(
                Task::StartToken { seat } | Task::Insurance { seat } | Task::Cover { seat, .. },
            ) => seat,
            _ => self.turn,
        }
    }

    /// Does pending work until somebody must decide, chance must answer, or the game is over.
    #[inline]
    pub(crate) fn advance(&mut self, witness: &mut impl Witness<Event>) {
        while let Some(task) = self.agenda.top() {
            if self.work_on(task, witness) == Flow::Waits {
                return;
            }
        }
    }

    #[inline]
    fn work_on(&mut self, task: Task, witness: &mut impl Witness<Event>) -> Flow {
        match task {
            Task::Turn | Task::Pay { .. } | Task::StartToken { .. } => return Flow::Waits,
            Task::Market { cards } | Task::Production { cards } => {
                if cards > 0 && self.make_pile(witness) == Pile::Ready {
                    return Flow::Waits;
                }
                self.agenda.pop();
            }
            Task::StartHand { seat } => {
                let sum = u16::from(self.content.start_hand_sum);
                if self.hands[seat].value() < sum && self.make_pile(witness) == Pile::Ready {
                    return Flow::Waits;
                }
                self.next_start_hand(seat);
            }
            Task::First => return self.find_first(witness),
            Task::Lot => return Flow::Waits,
            Task::Named { seat } => {
                self.agenda.pop();
                self.turn = seat;
                self.agenda.push(Task::StartToken { seat });
            }
            Task::Sail { one, more } => {
                self.agenda.pop();
                self.sail(one, more, witness);
            }
            Task::Insurance { seat } if self.may_insure(seat) => return Flow::Waits,
            Task::Insurance { seat } => self.next_insurer(seat),
            Task::Cover { seat, card, used } if self.can_cover(seat, card, used) => {
                return Flow::Waits;
            }
            Task::Cover { .. } => drop(self.agenda.pop()), // O37: spare icons lapse
            Task::Return => {
                self.agenda.pop();
                self.come_back(witness);
            }
            Task::NextTurn => self.next_turn(witness),
        }
        Flow::GoesOn
    }

    /// O06: chance is asked only where several are equal.
    fn find_first(&mut self, witness: &mut impl Witness<Event>) -> Flow {
        let mut candidates = self.first_candidates();
        let (first, tied) = (candidates.next(), candidates.next().is_some());
        if tied {
            return Flow::Waits;
        }
        self.begin(first.expect("there are seats"), false, witness);
        Flow::GoesOn
    }

    fn next_start_hand(&mut self, seat: Seat) {
        self.agenda.pop();
        let next = seat.next(self.seats);
        if next != Seat::new(0) {
            self.agenda.push(Task::StartHand { seat: next });
        }
    }

    /// O06, O07: the first player is known and chooses a token first.
    pub(crate) fn begin(&mut self, seat: Seat, tied: bool, witness: &mut impl Witness<Event>) {
        self.agenda.pop();
        self.turn = seat;
        witness.tell(Event::Begins { seat, tied });
        self.agenda.push(Task::StartToken { seat });
    }

    /// O06: chance has said who begins.
    pub(crate) fn begin_by_lot(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.agenda.pop();
        self.turn = seat;
        witness.tell(Event::Drawn { seat });
        self.agenda.push(Task::StartToken { seat });
    }

    /// O07: tokens are chosen clockwise; then the first player's turn begins.
    pub(crate) fn next_start_token(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let next = seat.next(self.seats);
        if next == self.turn {
            self.begin_turn(witness);
        } else {
            self.agenda.pop();
            self.agenda.push(Task::StartToken { seat: next });
        }
    }

    /// The next player clockwise is active.
    #[inline]
    pub(crate) fn next_turn(&mut self, witness: &mut impl Witness<Event>) {
        self.turn = self.turn.next(self.seats);
        self.begin_turn(witness);
    }

    /// O20: without a card to buy or take, the market is restocked first; once only.
    #[inline]
    fn begin_turn(&mut self, witness: &mut impl Witness<Event>) {
        self.agenda.pop();
        self.agenda.push(Task::Turn);
        if self.stalls.on_offer(self.turn).is_empty() {
            self.restock(witness);
            self.advance(witness);
        }
    }

    /// O20: production moves to the market with its markers; new cards for both follow.
    pub(crate) fn restock(&mut self, witness: &mut impl Witness<Event>) {
        let moved = self.stalls.whole_production();
        // O21: whatever lies in the market stays, however many cards that makes.
        self.stalls.market.add_all(self.stalls.production);
        self.stalls.production = Bag::EMPTY;
        for marker in &mut self.stalls.markers.0 {
            if let Marker::Production(card) = *marker {
                *marker = Marker::Market(card);
            }
        }
        if !moved.is_empty() {
            witness.tell(Event::Restocked { moved });
        }
        self.agenda.push(Task::Production { cards: self.content.restock_production });
        self.agenda.push(Task::Market { cards: self.content.restock_market });
    }

    /// O22: a card is needed; an empty pile is made anew from the discards.
    pub(crate) fn make_pile(&mut self, witness: &mut impl Witness<Event>) -> Pile {
        if self.pile() > 0 {
            return Pile::Ready;
        }
        if self.discards.is_empty() {
            return Pile::Exhausted;
        }
        // What is left unseen are the face-down point cards, and nothing else.
        self.point_cards.add_all(self.unseen);
        self.face_down = 0;
        self.unseen = self.discards;
        self.discards = Bag::EMPTY;
        witness.tell(Event::Reshuffled { cards: self.unseen.total() });
        Pile::Ready
    }

    /// O37: clockwise from the active player.
    pub(crate) fn next_insurer(&mut self, seat: Seat) {
        self.agenda.pop();
        let next = seat.next(self.seats);
        if next != self.turn {
            self.agenda.push(Task::Insurance { seat: next });
        }
    }

    pub(crate) fn end(&mut self, ending: Ending, witness: &mut impl Witness<Event>) {
        self.agenda.clear();
        self.ending = Some(ending);
        witness.tell(Event::Ended { ending });
    }
}
