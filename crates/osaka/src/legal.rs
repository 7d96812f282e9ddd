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
        Some(Task::Pay { due, last }) => state.list_payments(due, last, out),
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

/// One of them, each as likely.
#[inline]
pub(crate) fn any_action(
    state: &Osaka,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<Action>,
) -> Action {
    if let Some(Task::Turn) = state.agenda.top() {
        return state.any_in_turn(dealer);
    }
    buffer.clear();
    legal_actions(state, buffer);
    one_of(buffer, dealer)
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

    /// One of the list above. Which it is cannot be foretold, so it is counted, not listed.
    #[inline]
    fn any_in_turn(&self, dealer: &mut impl Dealer) -> Action {
        let [market, production] = [self.stalls.market, self.stalls.production].map(Bag::one_each);
        let (marker, cards) = (self.stalls.markers[self.turn], u32::from(market.total()));
        let buy = u32::from(self.can_buy());
        let others = match marker {
            Marker::Free => cards + u32::from(production.total()),
            Marker::Market(_) => 1,
            Marker::Production(_) => 0,
        };
        let choices = buy + cards + others;
        let chosen = dealer.below(choices.max(1));
        match (chosen, marker) {
            _ if choices == 0 => Action::Pass,
            (0, _) if buy == 1 => Action::Buy,
            (n, _) if n < buy + cards => Action::Take { card: market.nth(n - buy) },
            (_, Marker::Market(card)) => Action::TakeReserved { card },
            (n, _) if n < buy + 2 * cards => Action::Reserve { card: market.nth(n - buy - cards) },
            (n, _) => Action::ReserveProduction { card: production.nth(n - buy - 2 * cards) },
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
    /// each in one order only. A card is listed if the cards up to it suffice.
    fn list_payments(&self, due: u16, last: Card, out: &mut Vec<Action>) {
        let hand = self.hands[self.turn].up_to(last);
        let mut sum = 0;
        for card in hand.kinds() {
            sum += u16::from(hand.count(card)) * u16::from(card.value());
            if sum >= due {
                out.push(Action::Pay { card });
            }
        }
    }

    /// O37: hand cards with icons, of a sinking colour in which there is something to insure.
    pub(crate) fn insurance_cards(&self, seat: Seat) -> Bag {
        let endangered = self.goods[seat].of_colours(self.on_waves());
        let hand = self.hands[seat];
        let useful = |card: &Card| {
            self.content.icons[card.rank()] > 0 && !endangered.of_colour(card.colour()).is_empty()
        };
        hand.kinds().filter(useful).collect()
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
    fn must_pass(&self) -> bool {
        let marker = self.stalls.markers[self.turn];
        self.stalls.on_offer(self.turn).is_empty()
            && (marker != Marker::Free || self.stalls.production.is_empty())
    }
}
