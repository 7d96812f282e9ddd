//! What then? Carries out actions and answers of chance; never asks whether it may.

mod sale;

use game::{Seat, Witness};

use crate::action::{Action, Outcome};
use crate::bag::Bag;
use crate::cards::{Card, Colour, Colours};
use crate::event::Event;
use crate::state::{Ending, Marker, Osaka, Task};

impl Osaka {
    pub(crate) fn carry_out(&mut self, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::Token { colour } => self.choose_token(colour, witness),
            Action::Buy => {
                let due = self.stalls.on_offer(self.turn).value();
                self.agenda.push(Task::Pay { due, last: Card::LAST });
            }
            Action::Pay { card } => self.pay(card, witness),
            Action::Take { card } => {
                self.stalls.market.remove(card);
                self.take(card, false, witness);
            }
            Action::TakeReserved { card } => {
                self.stalls.markers[self.turn] = Marker::Free; // O16
                self.take(card, true, witness);
            }
            Action::Reserve { card } => {
                self.stalls.market.remove(card);
                self.stalls.markers[self.turn] = Marker::Market(card);
                witness.tell(Event::Reserved { seat: self.turn, card });
                self.finish_turn(witness);
            }
            Action::ReserveProduction { card } => {
                self.stalls.production.remove(card);
                self.stalls.markers[self.turn] = Marker::Production(card);
                witness.tell(Event::ReservedProduction { seat: self.turn, card });
                self.finish_turn(witness);
            }
            Action::Pass => self.pass(witness),
            Action::Discard { card } => self.discard_insurance(card, witness),
            Action::Insure { card } => self.insure(card, witness),
            Action::Done => self.decline(witness),
        }
    }

    pub(crate) fn answer(&mut self, outcome: Outcome, witness: &mut impl Witness<Event>) {
        match outcome {
            Outcome::Seat(seat) => self.begin(seat, true, witness),
            Outcome::Card(card) => self.deal(card, witness),
        }
        self.advance(witness);
    }

    fn deal(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        self.unseen.remove(card);
        match self.agenda.top_mut() {
            Some(Task::Market { cards }) => {
                *cards -= 1;
                self.stalls.market.add(card);
                witness.tell(Event::DealtToMarket { card });
            }
            Some(Task::Production { cards }) => {
                *cards -= 1;
                self.stalls.production.add(card);
                witness.tell(Event::DealtToProduction { card });
            }
            Some(Task::StartHand { seat }) => {
                let seat: Seat = *seat;
                self.hands[seat].add(card);
                witness.tell(Event::Drew { seat, card });
            }
            _ => unreachable!("no card is being dealt"),
        }
    }

    fn choose_token(&mut self, colour: Colour, witness: &mut impl Witness<Event>) {
        let seat = self.decider();
        self.tokens[seat][colour] += 1;
        witness.tell(Event::ChoseToken { seat, colour });
        self.next_start_token(seat, witness);
    }

    /// O14: to the hand.
    fn take(&mut self, card: Card, reserved: bool, witness: &mut impl Witness<Event>) {
        self.hands[self.turn].add(card);
        witness.tell(Event::Took { seat: self.turn, card, reserved });
        self.finish_turn(witness);
    }

    fn finish_turn(&mut self, witness: &mut impl Witness<Event>) {
        self.passes = 0;
        self.next_turn(witness);
    }

    /// O24: when all have passed in a row, nobody can ever act again.
    fn pass(&mut self, witness: &mut impl Witness<Event>) {
        self.passes += 1;
        witness.tell(Event::Passed { seat: self.turn });
        match self.passes >= self.seats {
            true => self.end(Ending::Passes, witness),
            false => self.next_turn(witness),
        }
    }

    /// O12: payment goes to the discards.
    fn pay(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        self.hands[self.turn].remove(card);
        self.discards.add(card);
        witness.tell(Event::Paid { seat: self.turn, card });
        match self.agenda.top_mut() {
            Some(Task::Pay { due, last }) if *due > u16::from(card.value()) => {
                *due -= u16::from(card.value());
                *last = card;
            }
            _ => self.complete_purchase(witness), // O10: no change is given
        }
    }

    /// O23: paid; now take the goods, restock, then sail.
    fn complete_purchase(&mut self, witness: &mut impl Witness<Event>) {
        self.agenda.clear();
        self.passes = 0;
        let (seat, cards) = (self.turn, self.stalls.on_offer(self.turn));
        self.stalls.market = Bag::EMPTY; // O17: what others have reserved stays at their markers
        if let Marker::Market(_) = self.stalls.markers[seat] {
            self.stalls.markers[seat] = Marker::Free; // O16
        }
        self.goods[seat].add_all(cards);
        witness.tell(Event::Bought { seat, cards, price: cards.value() });
        let count = |colour: &Colour| cards.of_colour(*colour).total();
        let colours = Colour::ALL.into_iter();
        let one: Colours = colours.clone().filter(|colour| count(colour) == 1).collect();
        let more: Colours = colours.filter(|colour| count(colour) > 1).collect();
        self.agenda.push(Task::NextTurn);
        self.agenda.push(Task::Sail { one, more });
        self.restock(witness);
        self.advance(witness);
    }

    /// O37: a card is given up; its icons choose their goods next.
    fn discard_insurance(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let seat = self.decider();
        self.hands[seat].remove(card);
        self.discards.add(card);
        witness.tell(Event::Discarded { seat, card });
        self.agenda.push(Task::Cover { seat, card, used: 0 });
    }

    fn insure(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let seat = self.decider();
        self.goods[seat].remove(card);
        self.insured[seat].add(card);
        witness.tell(Event::Insured { seat, card });
        if let Some(Task::Cover { used, .. }) = self.agenda.top_mut() {
            *used += 1;
        }
        self.advance(witness);
    }

    /// Enough insured, or enough goods chosen for one card.
    fn decline(&mut self, witness: &mut impl Witness<Event>) {
        match self.agenda.top() {
            Some(Task::Insurance { seat }) => self.next_insurer(seat),
            _ => drop(self.agenda.pop()),
        }
        self.advance(witness);
    }
}
