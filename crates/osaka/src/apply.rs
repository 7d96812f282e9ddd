//! What then? Carries out actions; never asks whether it may.

mod sale;

use game::Witness;

use crate::action::Action;
use crate::bag::Bag;
use crate::cards::{Card, Colour, Colours};
use crate::event::Event;
use crate::state::{Ending, Marker, Osaka, Task};

pub(crate) fn act(state: &mut Osaka, action: Action, witness: &mut impl Witness<Event>) {
    match action {
        Action::Token { colour } => state.choose_token(colour, witness),
        Action::Buy => {
            let due = state.stalls.on_offer(state.turn).value();
            state.agenda.push(Task::Pay { due, last: Card::LAST });
        }
        Action::Pay { card } => state.pay(card, witness),
        Action::Take { card } => {
            state.stalls.market.remove(card);
            state.take(card, false, witness);
        }
        Action::TakeReserved { card } => {
            state.stalls.markers[state.turn] = Marker::Free; // O16
            state.take(card, true, witness);
        }
        Action::Reserve { card } => {
            state.stalls.market.remove(card);
            state.stalls.markers[state.turn] = Marker::Market(card);
            witness.tell(Event::Reserved { seat: state.turn, card });
            state.finish_turn(witness);
        }
        Action::ReserveProduction { card } => {
            state.stalls.production.remove(card);
            state.stalls.markers[state.turn] = Marker::Production(card);
            witness.tell(Event::ReservedProduction { seat: state.turn, card });
            state.finish_turn(witness);
        }
        Action::Pass => state.pass(witness),
        Action::Discard { card } => state.discard_insurance(card, witness),
        Action::Insure { card } => state.insure(card, witness),
        Action::Done => state.decline(witness),
    }
}

impl Osaka {
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
        let count = Colour::ALL.map(|colour| cards.of_colour(colour).total());
        let one = Colours::those(|colour| count[colour.index()] == 1);
        let more = Colours::those(|colour| count[colour.index()] > 1);
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
