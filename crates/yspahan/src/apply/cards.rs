//! Cards: drawing, discarding and the nine effects.

use game::{Seat, Witness};

use crate::event::Event;
use crate::pieces::{Card, Goods};
use crate::state::{MOST_GOODS, Task, Yspahan};

impl Yspahan {
    /// Y45: a drawn card goes to the hand.
    pub(crate) fn receive(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        self.deck[card] -= 1;
        self.hands[seat][card] += 1;
        self.drawn[seat][card] += 1;
        witness.tell(Event::CardDrawn { seat, card: Some(card) });
    }

    pub(super) fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[seat][card] -= 1;
        self.board.discards[card] += 1;
    }

    /// A played card is among the discards before its effect begins.
    pub(super) fn play(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let seat = self.board.active;
        self.discard(seat, card);
        witness.tell(Event::CardPlayed { seat, card });
        let effects = self.board.content.effects;
        match card {
            Card::Camels => self.gain(seat, effects.camels, Goods::Camels, witness), // Y47
            Card::Gold => self.gain(seat, effects.gold, Goods::Gold, witness),       // Y48
            Card::Shop => self.board.agenda.push(Task::AnyShop),                     // Y49
            Card::Caravan => self.join_caravan(seat, witness), // Y50: no Caravansary card for it.
            // Y51, Y52, Y53: the amount is chosen next.
            Card::CamelPoints | Card::GoldPoints | Card::Exchange => {
                self.board.agenda.push(Task::Amount { card });
            }
            Card::WithoutCamels | Card::WithoutGold => self.waive(card), // Y54, Y55
        }
    }

    /// Y56: the building follows at once; a second free-cost card may join the first.
    fn waive(&mut self, card: Card) {
        let fresh = Task::Build { without_camels: false, without_gold: false };
        if !matches!(self.board.agenda.top(), Some(Task::Build { .. })) {
            self.board.agenda.push(fresh);
        }
        if let Some(Task::Build { without_camels, without_gold }) = self.board.agenda.top_mut() {
            *without_camels |= card == Card::WithoutCamels;
            *without_gold |= card == Card::WithoutGold;
        }
    }

    /// Turns goods into points or into the other goods, as the waiting card says.
    pub(super) fn give(&mut self, amount: u16, goods: Goods, witness: &mut impl Witness<Event>) {
        let seat = self.board.active;
        let card = self.board.agenda.pop();
        *self.board.players[seat].goods_mut(goods) -= amount;
        if card == Some(Task::Amount { card: Card::Exchange }) {
            let purse = self.board.players[seat].goods_mut(goods.other());
            *purse = (*purse + amount).min(MOST_GOODS);
            witness.tell(Event::Exchanged { seat, amount, gave: goods });
            return;
        }
        let effects = &self.board.content.effects;
        let each = match goods {
            Goods::Camels => effects.points_per_camel,
            Goods::Gold => effects.points_per_gold,
        };
        let points = amount * u16::from(each);
        self.award(seat, points);
        witness.tell(Event::Sold { seat, amount, goods, points });
    }
}
