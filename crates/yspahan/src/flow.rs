//! What comes next: the agenda, turns, days, weeks and the end.

use game::{Awaiting, Seat, Witness};

use crate::chance::Chance;
use crate::event::Event;
use crate::state::{MOST_SEATS, Task, Tower, Yspahan};

/// What becomes of the task on top of the agenda.
#[derive(PartialEq, Eq)]
enum Flow {
    /// It is done, and the next one's turn has come.
    GoesOn,
    /// Somebody must decide, or chance is asked.
    Waits,
}

#[inline]
pub(crate) fn awaiting(state: &Yspahan) -> Awaiting<Chance> {
    let board = &state.board;
    let Some(task) = board.agenda.top() else { return Awaiting::Nobody };
    match task {
        Task::FirstPlayer => Awaiting::Chance(Chance::FirstPlayer),
        Task::Roll { yellow } => {
            let white = board.content.white_dice(board.seats);
            Awaiting::Chance(Chance::Roll { white, yellow })
        }
        Task::Draw { seat } => Awaiting::Chance(Chance::Card { seat }),
        // Y34: the owner decides about the camel, also out of turn.
        Task::Cube { shop } => Awaiting::Decision(board.cube(shop).unwrap_or(board.active)),
        _ => Awaiting::Decision(board.active),
    }
}

impl Yspahan {
    /// Does whatever needs nobody's answer, until somebody must decide, chance is asked, or the
    /// game is over.
    pub(crate) fn advance(&mut self, witness: &mut impl Witness<Event>) {
        while let Some(task) = self.board.agenda.top() {
            if self.work_on(task, witness) == Flow::Waits {
                return;
            }
        }
    }

    fn work_on(&mut self, task: Task, witness: &mut impl Witness<Event>) -> Flow {
        match task {
            Task::EndDay => {
                self.board.agenda.pop();
                self.end_day(witness);
                return Flow::Waits; // for the supply of the next day, or the game is over
            }
            Task::Turn { seat } => {
                self.board.agenda.pop();
                self.begin_turn(seat);
                return Flow::Waits;
            }
            Task::Place { quarter, cubes } => {
                let seat = self.board.active;
                if cubes > 0 && self.board.room(seat, quarter) > 0 {
                    return Flow::Waits;
                }
                // Y25: cubes without a shop are lost.
                self.board.agenda.pop();
                if cubes > 0 {
                    witness.tell(Event::CubesLost { seat, cubes });
                }
            }
            // Y46: with a card in hand the mover is asked, whatever the card is.
            Task::Next { shop } => {
                if !self.hand().is_empty() {
                    return Flow::Waits;
                }
                self.board.agenda.pop();
                self.board.agenda.push(Task::Cube { shop });
            }
            Task::Cube { shop } => {
                let owner = self.board.cube(shop).expect("only filled shops are on the agenda");
                if self.board.players[owner].camels > 0 {
                    return Flow::Waits;
                }
                self.board.agenda.pop();
                self.send_from_shop(owner, shop, witness);
            }
            Task::Draw { seat } => {
                self.shuffle_if_empty(witness);
                if !self.deck.is_empty() {
                    return Flow::Waits;
                }
                // Y45: both empty, no card.
                self.board.agenda.pop();
                witness.tell(Event::NoCard { seat });
            }
            _ => return Flow::Waits,
        }
        Flow::GoesOn
    }

    /// Y45: the discards are shuffled when a card is to be drawn from an empty deck.
    fn shuffle_if_empty(&mut self, witness: &mut impl Witness<Event>) {
        if self.deck.is_empty() && !self.board.discards.is_empty() {
            self.deck = std::mem::take(&mut self.board.discards);
            self.board.shuffled = self.deck;
            self.drawn = Default::default();
            witness.tell(Event::Reshuffled { cards: self.deck });
        }
    }

    /// The first day of the game.
    pub(crate) fn begin_game(&mut self, first: Seat, witness: &mut impl Witness<Event>) {
        self.board.first = first;
        self.begin_day(witness);
    }

    /// The day marker and the first player stand for the new day already.
    fn begin_day(&mut self, witness: &mut impl Witness<Event>) {
        let (order, turns) = self.order_of_play();
        let (week, day, first) = (self.board.week, self.board.day, order[0]);
        self.board.first = first;
        witness.tell(Event::DayBegan { week, day, first });
        if self.is_reversed_day() {
            witness.tell(Event::LastDayOrder { order });
        }
        self.board.agenda.push(Task::EndDay);
        for &seat in order[1..turns].iter().rev() {
            self.board.agenda.push(Task::Turn { seat });
        }
        // Y10: the first player's turn begins with the roll.
        self.begin_turn(first);
        self.board.agenda.push(Task::Supply);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.board.active = seat;
        self.board.built = false;
        self.board.agenda.push(Task::End);
        self.board.agenda.push(Task::Take);
    }

    /// Y62: four players play the last day by score.
    fn is_reversed_day(&self) -> bool {
        self.board.seats == 4 && self.board.is_last_day()
    }

    /// Who plays today, in order, and how many turns there are. `board.first` is who would be
    /// first by passing the marker on.
    fn order_of_play(&self) -> ([Seat; MOST_SEATS], usize) {
        let board = &self.board;
        let (first, seats) = (board.first, board.seats);
        let score = |seat: Seat| board.players[seat].score;
        let mut order = [first; MOST_SEATS];
        if seats == 2 {
            let other = first.next(2);
            // Y80: three actions a day; on the last day the lower score starts.
            let swap = board.is_last_day() && score(other) < score(first);
            let (first, other) = if swap { (other, first) } else { (first, other) };
            return ([first, other, first, first], 3);
        }
        for (place, seat) in order.iter_mut().zip(first.clockwise(seats)) {
            *place = seat;
        }
        if self.is_reversed_day() {
            // Y62: lowest score first. Day 6's first player sat before today's; the farther
            // clockwise from there, the earlier among equals.
            let from_day_six = |seat: Seat| (first.steps_to(seat, seats) + 1) % seats;
            order.sort_unstable_by_key(|&seat| (score(seat), seats - from_day_six(seat)));
        }
        (order, seats as usize)
    }

    fn end_day(&mut self, witness: &mut impl Witness<Event>) {
        // Y60: the tower is emptied, the day marker moves, the first player passes left.
        self.board.tower = Tower::default();
        if self.board.day == self.board.content.days {
            self.end_week(witness);
            if self.board.week == self.board.content.weeks {
                // Y63: after the last week the game is over; the agenda stays empty.
                witness.tell(Event::GameEnded);
                return;
            }
            self.board.week += 1;
            self.board.day = 0;
        }
        self.board.day += 1;
        self.board.first = self.board.first.next(self.board.seats);
        self.begin_day(witness);
    }
}
