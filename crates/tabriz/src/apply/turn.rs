//! What then? Moving, the toll, Meydan, and the end of a turn.

use game::Witness;

use crate::card::Deck;
use crate::content::Side;
use crate::event::Event;
use crate::space::Space;
use crate::state::Tabriz;
use crate::task::{Stage, Task};

impl Tabriz {
    /// T71: for the last turn one of the lying apprentices stands up.
    pub(super) fn stand(&mut self, space: Space, witness: &mut impl Witness<Event>) {
        self.open.agenda.pop();
        let seat = self.open.current;
        let player = self.open.me_mut();
        let chosen = player.apprentices.iter_mut().find(|a| a.lying && a.space == space);
        chosen.expect("one lies there").lying = false;
        player.settle();
        witness.tell(Event::StoodUp { seat, at: self.open.address(space) });
    }

    /// T20: move an apprentice and lay it down.
    pub(super) fn move_apprentice(
        &mut self,
        from: Space,
        to: Space,
        witness: &mut impl Witness<Event>,
    ) {
        self.open.agenda.pop();
        let seat = self.open.current;
        let player = self.open.me_mut();
        let moved = player.apprentices.iter_mut().find(|a| !a.lying && a.space == from);
        let moved = moved.expect("one stands there");
        moved.lying = true;
        moved.space = to;
        player.settle();
        self.open.at = to;
        let (from, there) = (self.open.address(from), self.open.address(to));
        witness.tell(Event::Moved { seat, from, to: there });
        let next = match self.pay_toll(to, witness) {
            true => Task::Act { stage: Stage::Fresh },
            false => Task::Complete { done: 0 },
        };
        self.open.agenda.push(next);
    }

    /// T93: a coin to the Rival for its tile; who cannot pay gets no action. False if so.
    fn pay_toll(&mut self, to: Space, witness: &mut impl Witness<Event>) -> bool {
        let seat = self.open.current;
        let Some(rival) = &mut self.open.rival else { return true };
        if to == Space::MEYDAN || !rival.apprentices.contains(&to) {
            return true;
        }
        let coins = rival.toll;
        let player = &mut self.open.players[seat];
        if player.coins < u16::from(coins) {
            witness.tell(Event::TollUnpaid { seat, coins });
            return false;
        }
        player.coins -= u16::from(coins);
        rival.coins = rival.coins.saturating_add(coins.into());
        witness.tell(Event::Toll { seat, coins });
        true
    }

    /// T50: draw from unlocked decks in the chosen mix, keep one or two.
    pub(super) fn take_commissions(&mut self, mix: [u8; 3]) {
        let &Side::Meydan { keep, .. } = self.here() else { unreachable!("only at Meydan") };
        // T43: more are kept from that skill on.
        let count = self.open.content.ability(self.open.me().skill).keep.unwrap_or(keep);
        self.after_action();
        self.open.agenda.push(Task::Keep { count });
        for (deck, count) in Deck::ALL.into_iter().zip(mix).rev() {
            if count > 0 {
                self.open.agenda.push(Task::Draw { deck, count, offer: true });
            }
        }
    }

    /// T50: coins and a card.
    pub(super) fn visit_bank(&mut self, deck: Option<Deck>, witness: &mut impl Witness<Event>) {
        let &Side::Meydan { coins: Some(coins), .. } = self.here() else {
            unreachable!("only at the bank")
        };
        self.after_action();
        let seat = self.open.current;
        self.open.me_mut().earn(coins.into());
        witness.tell(Event::Banked { seat, coins });
        if let Some(deck) = deck {
            self.open.agenda.push(Task::Draw { deck, count: 1, offer: false });
        }
    }

    /// T51: a personal workshop phase, and a card before or after it.
    pub(super) fn personal_workshop(&mut self, deck: Option<Deck>) {
        self.after_action();
        if deck.is_none() {
            self.open.agenda.push(Task::DrawFrom);
        }
        self.open_workshop();
        if let Some(deck) = deck {
            self.open.agenda.push(Task::Draw { deck, count: 1, offer: false });
        }
    }

    /// Enough of the tile's action, of completing, or of the workshop.
    pub(super) fn done(&mut self) {
        self.leave_tile();
        if self.open.agenda.pop() == Some(Task::Workshop) {
            self.close_workshop();
        }
    }
}

impl crate::state::Player {
    pub(crate) fn earn(&mut self, coins: u16) {
        self.coins = self.coins.saturating_add(coins);
    }
}
