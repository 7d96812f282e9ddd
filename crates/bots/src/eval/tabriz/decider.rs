//! Who decides in Tabriz, and what is the same for all its actions: found once for each list of them.

use game::{Awaiting, Game, Seat};
use tabriz::{Card, Cards, Goods, Tabriz};

use super::{promise, worth};

/// Of a larger hand only so many commissions count at first sight.
const MOST_HELD: usize = 12;

/// The seat to decide, and what is the same for all its actions.
pub(super) struct Decider {
    pub seat: Seat,
    /// How many of each material the commissions in hand lack, each by itself at most.
    pub wants: Goods,
    /// The commissions in hand, what each needs, and the worth of what it lacks.
    held: usize,
    cards: Cards,
    needs: [Goods; MOST_HELD],
    lacks: [f32; MOST_HELD],
}

impl Decider {
    pub(super) fn of(state: &Tabriz) -> Decider {
        let seat = match state.awaiting() {
            Awaiting::Decision(seat) => seat,
            _ => state.open.current,
        };
        let (have, cards) = (state.open.players[seat].goods, state.hidden.hands[seat]);
        let (mut wants, mut held) = (Goods::NONE, 0);
        let (mut needs, mut lacks) = ([Goods::NONE; MOST_HELD], [0.0; MOST_HELD]);
        for card in cards.iter() {
            let all = state.open.content.card(card).needs;
            let missing = all.beyond(have);
            wants = wants.united(missing);
            if held < MOST_HELD {
                (needs[held], lacks[held]) = (all, worth(missing));
                held += 1;
            }
        }
        Decider { seat, wants, held, cards, needs, lacks }
    }

    /// What each commission in hand needs, and the worth of what it lacks.
    #[inline]
    fn hand(&self) -> impl Iterator<Item = (Goods, f32)> {
        let needs = self.needs[..self.held].iter().copied();
        needs.zip(self.lacks[..self.held].iter().copied())
    }

    /// The worth of pieces given away that a commission in hand needs.
    pub(super) fn lost(&self, state: &Tabriz, give: Goods) -> f32 {
        let mut left = state.open.players[self.seat].goods;
        left.take(give);
        let more = |(needs, lack): (Goods, f32)| worth(needs.beyond(left)) - lack;
        self.hand().map(more).fold(0.0, f32::max) / 6.0
    }

    /// The promise of the best commission that could be woven with these pieces, if bought.
    pub(super) fn finishes(&self, state: &Tabriz, pieces: Goods) -> f32 {
        let player = &state.open.players[self.seat];
        let mut goods = player.goods;
        goods.add(pieces);
        let coins = f32::from(player.coins);
        let promise = |(card, (needs, lack)): (Card, (Goods, f32))| {
            let bought = lack > 0.0 && lack <= coins;
            if bought && goods.holds(needs) { promise(state, card) } else { 0.0 }
        };
        self.cards.iter().zip(self.hand()).map(promise).fold(0.0, f32::max) / 5.0
    }
}
