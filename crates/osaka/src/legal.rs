//! May I? Lists and predicates; nothing is changed here.

use game::{Dealer, Seat, one_of};

use crate::action::Action;
use crate::bag::Bag;
use crate::cards::{Card, Colour};
use crate::state::{Marker, Osaka, Task};

pub(crate) fn legal_actions(state: &Osaka, out: &mut Vec<Action>) {
    match state.agenda.top() {
        Some(Task::StartToken { .. }) => {
            out.extend(Colour::ALL.map(|colour| Action::Token { colour })); // O07
        }
        Some(Task::Turn) => state.list_turn(out),
        Some(Task::Pay { due, last }) => {
            out.extend(state.payment_cards(due, last).kinds().map(|card| Action::Pay { card }));
        }
        Some(Task::Insurance { seat }) => {
            let cards = state.insurance_cards(seat).kinds();
            out.extend(cards.map(|card| Action::Discard { card }));
            out.push(Action::Done);
        }
        Some(Task::Cover { seat, card, used }) => {
            let goods = state.goods[seat].of_colour(card.colour()).kinds();
            out.extend(goods.map(|card| Action::Insure { card }));
            if used > 0 {
                out.push(Action::Done); // O37: further icons may lapse
            }
        }
        _ => {}
    }
}

/// One of them, each as likely. Which it is cannot be foretold, so it is counted, not listed.
#[inline]
pub(crate) fn any_action(
    state: &Osaka,
    dealer: &mut impl Dealer,
    _buffer: &mut Vec<Action>,
) -> Action {
    match state.agenda.top() {
        Some(Task::Turn) => state.any_in_turn(dealer),
        Some(Task::Pay { due, last }) => {
            let cards = state.payment_cards(due, last);
            Action::Pay { card: cards.nth_kind(dealer.below(cards.variety())) }
        }
        Some(Task::Insurance { seat }) => {
            let cards = state.insurance_cards(seat);
            match dealer.below(cards.variety() + 1) {
                n if n == cards.variety() => Action::Done,
                n => Action::Discard { card: cards.nth_kind(n) },
            }
        }
        Some(Task::Cover { seat, card, used }) => {
            let goods = state.goods[seat].of_colour(card.colour());
            match dealer.below(goods.variety() + u32::from(used > 0)) {
                n if n == goods.variety() => Action::Done,
                n => Action::Insure { card: goods.nth_kind(n) },
            }
        }
        _ => Action::Token { colour: one_of(&Colour::ALL, dealer) },
    }
}

pub(crate) fn is_legal(state: &Osaka, action: Action) -> bool {
    match (state.agenda.top(), action) {
        (Some(Task::StartToken { .. }), Action::Token { .. }) => true,
        (Some(Task::Turn), Action::Pass) => state.must_pass(),
        (Some(Task::Turn), action) => state.allows_in_turn(action),
        (Some(Task::Pay { due, last }), Action::Pay { card }) => {
            card <= last && state.hands[state.turn].has(card) && state.payable(due, card)
        }
        (Some(Task::Insurance { seat }), Action::Discard { card }) => {
            state.insurance_cards(seat).has(card)
        }
        (Some(Task::Insurance { .. }), Action::Done) => true,
        (Some(Task::Cover { seat, card, .. }), Action::Insure { card: good }) => {
            good.colour() == card.colour() && state.goods[seat].has(good)
        }
        (Some(Task::Cover { used, .. }), Action::Done) => used > 0,
        _ => false,
    }
}

impl Osaka {
    /// Buy, take or reserve; pass only if none of these is possible (O24).
    fn list_turn(&self, out: &mut Vec<Action>) {
        let before = out.len();
        if self.can_buy() {
            out.push(Action::Buy);
        }
        let free = self.stalls.market;
        out.extend(free.kinds().map(|card| Action::Take { card })); // O14
        match self.stalls.markers[self.turn] {
            Marker::Free => {
                out.extend(free.kinds().map(|card| Action::Reserve { card })); // O15
                let production = self.stalls.production.kinds();
                out.extend(production.map(|card| Action::ReserveProduction { card }));
            }
            Marker::Market(card) => out.push(Action::TakeReserved { card }),
            Marker::Production(_) => {}
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    /// One of the list above.
    #[inline]
    fn any_in_turn(&self, dealer: &mut impl Dealer) -> Action {
        let marker = self.stalls.markers[self.turn];
        let market = self.stalls.market;
        let [more, production] = match marker {
            Marker::Free => [market, self.stalls.production],
            _ => [Bag::EMPTY; 2],
        };
        let buy = u32::from(self.can_buy());
        let take = buy + market.variety();
        let reserve = take + more.variety();
        let choices =
            reserve + production.variety() + u32::from(matches!(marker, Marker::Market(_)));
        let chosen = dealer.below(choices.max(1));
        match marker {
            _ if choices == 0 => return Action::Pass,
            _ if chosen < buy => return Action::Buy,
            Marker::Market(card) if chosen >= take => return Action::TakeReserved { card },
            _ => {}
        }
        // Take, reserve, reserve production: the same question to another row.
        let (again, elsewhere) = (chosen >= take, chosen >= reserve);
        let row = if elsewhere { self.stalls.production } else { market };
        let before =
            buy + u32::from(again) * (take - buy) + u32::from(elsewhere) * (reserve - take);
        let card = row.nth_kind(chosen - before);
        match (again, elsewhere) {
            (false, _) => Action::Take { card },
            (true, false) => Action::Reserve { card },
            (true, true) => Action::ReserveProduction { card },
        }
    }

    /// O10, O18: there is something to buy, and the hand is worth it.
    #[inline]
    pub(crate) fn can_buy(&self) -> bool {
        let price = self.stalls.on_offer(self.turn).value();
        price > 0 && self.hands[self.turn].value() >= price
    }

    /// O11: cards are paid from dear to cheap, so the last one is the cheapest. The purchase ends
    /// as soon as the sum suffices: then no card is superfluous, every such set can be paid, and
    /// each in one order only. A card may be paid if the cards up to it suffice.
    #[inline]
    pub(crate) fn payment_cards(&self, due: u16, last: Card) -> Bag {
        let hand = self.hands[self.turn].up_to(last);
        hand.from(hand.last_needed(due))
    }

    /// O37: hand cards with icons, of a sinking colour in which there is something to insure.
    #[inline]
    pub(crate) fn insurance_cards(&self, seat: Seat) -> Bag {
        let endangered = self.goods[seat].of_colours(self.on_waves()).colours();
        self.hands[seat].of_colours(endangered).of_ranks(self.content.with_icons)
    }

    fn allows_in_turn(&self, action: Action) -> bool {
        let marker = self.stalls.markers[self.turn];
        match action {
            Action::Buy => self.can_buy(),
            Action::Take { card } => self.stalls.market.has(card),
            Action::TakeReserved { card } => marker == Marker::Market(card),
            Action::Reserve { card } => marker == Marker::Free && self.stalls.market.has(card),
            Action::ReserveProduction { card } => {
                marker == Marker::Free && self.stalls.production.has(card)
            }
            _ => false,
        }
    }

    /// O24: nothing to take (so nothing to buy either) and nothing to reserve.
    pub(crate) fn must_pass(&self) -> bool {
        let marker = self.stalls.markers[self.turn];
        self.stalls.on_offer(self.turn).is_empty()
            && (marker != Marker::Free || self.stalls.production.is_empty())
    }
}
