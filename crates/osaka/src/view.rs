//! Who may know? With perfect memory all is known but the order of the pile, since every card is
//! seen before it goes to a hand (O41). What the table *shows* is less, unless memory is open.

use game::content::Content;
use game::{Agenda, Dealer, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::cards::ByColour;
use crate::content::Components;
use crate::event::Event;
use crate::state::{DEPTH, Ending, Osaka, SEATS, Stalls, Task};

/// All that somebody may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub content: Content<Components>,
    pub open_memory: bool,
    pub seats: u8,
    pub turn: Seat,
    pub passes: u8,
    pub agenda: Agenda<Task, DEPTH>,
    pub ending: Option<Ending>,
    pub stalls: Stalls,
    pub ships: ByColour,
    pub discards: Bag,
    pub players: PerSeat<Player, SEATS>,
    /// What one knows of the cards that lie face down, if one has counted.
    pub counted: Option<Counted>,
}

/// One player as seen by the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub hand_size: u16,
    /// Nothing where the viewer may not see it.
    pub hand: Option<Bag>,
    pub goods: Bag,
    pub insured: Bag,
    pub tokens: ByColour,
    /// Likewise.
    pub points: Option<u16>,
}

/// The cards nobody sees, by elimination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counted {
    pub unseen: Bag,
    pub face_down: u8,
    pub point_cards: Bag,
}

pub(crate) fn view(state: &Osaka, viewer: Viewer) -> View {
    let mut players = PerSeat::default();
    for seat in Seat::all(state.seats) {
        players[seat] = Player {
            hand_size: state.hands[seat].total(),
            hand: Some(state.hands[seat]),
            goods: state.goods[seat],
            insured: state.insured[seat],
            tokens: state.tokens[seat],
            points: Some(state.points[seat]),
        };
    }
    View {
        viewer,
        content: state.content,
        open_memory: state.open_memory,
        seats: state.seats,
        turn: state.turn,
        passes: state.passes,
        agenda: state.agenda,
        ending: state.ending,
        stalls: state.stalls,
        ships: state.ships,
        discards: state.discards,
        players,
        counted: Some(Counted {
            unseen: state.unseen,
            face_down: state.face_down,
            point_cards: state.point_cards,
        }),
    }
}

/// O41: without open memory, other hands and points are hidden, and so is what would tell them by
/// elimination. Hands are open until the first player is known; points at the end.
pub(crate) fn shown(mut view: View) -> View {
    if view.open_memory {
        return view;
    }
    let dealing = |task| matches!(task, Task::First | Task::Lot | Task::Named { .. });
    let hands_open = view.agenda.iter().any(dealing);
    for seat in Seat::all(view.seats).filter(|&seat| !view.viewer.is(seat)) {
        let player = &mut view.players[seat];
        player.hand = player.hand.filter(|_| hands_open);
        player.points = player.points.filter(|_| view.ending.is_some());
    }
    view.counted = None;
    view
}

/// O41: all that happens is seen by all when it happens.
pub(crate) fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(*event)
}

/// A full position that looks like this: exactly the position for perfect memory; else hidden
/// hands are dealt from the cards whose place is unknown, and points guessed.
pub(crate) fn imagine(view: &View, dealer: &mut impl Dealer) -> Osaka {
    let mut state = view.open_part();
    let counted = view.counted.unwrap_or_else(|| view.guess_hidden(&mut state, dealer));
    state.unseen = counted.unseen;
    state.face_down = counted.face_down;
    state.point_cards = counted.point_cards;
    state
}

impl View {
    fn open_part(&self) -> Osaka {
        let players = &self.players.0;
        Osaka {
            content: self.content,
            open_memory: self.open_memory,
            seats: self.seats,
            turn: self.turn,
            passes: self.passes,
            agenda: self.agenda,
            ending: self.ending,
            stalls: self.stalls,
            ships: self.ships,
            discards: self.discards,
            unseen: Bag::EMPTY,
            face_down: 0,
            point_cards: Bag::EMPTY,
            hands: PerSeat(players.map(|player| player.hand.unwrap_or_default())),
            goods: PerSeat(players.map(|player| player.goods)),
            insured: PerSeat(players.map(|player| player.insured)),
            points: PerSeat(players.map(|player| player.points.unwrap_or_default())),
            tokens: PerSeat(players.map(|player| player.tokens)),
        }
    }

    fn guess_hidden(&self, state: &mut Osaka, dealer: &mut impl Dealer) -> Counted {
        let mut pool = self.unplaced();
        // Who is paying comes first: that hand must still be able to finish the payment.
        for seat in self.turn.clockwise(self.seats) {
            if self.players[seat].hand.is_none() {
                state.hands[seat] = self.guess_hand(seat, &mut pool, dealer);
            }
            if self.players[seat].points.is_none() {
                state.points[seat] = self.guess_points(seat, dealer);
            }
        }
        let points = state.points.0.iter().fold(0, |sum: u16, &own| sum.saturating_add(own));
        let in_pile = u16::from(state.question().is_some()); // a card that is asked for exists
        let point_cards = take_random(points.min(pool.total() - in_pile), &mut pool, dealer);
        Counted { unseen: pool, face_down: 0, point_cards }
    }

    /// All cards whose place the viewer does not see.
    fn unplaced(&self) -> Bag {
        let stalls = [self.stalls.whole_market(), self.stalls.whole_production()];
        let owned = |player: &Player| {
            player.goods.with(player.insured).with(player.hand.unwrap_or_default())
        };
        let players = self.players.0.iter().map(owned);
        stalls
            .into_iter()
            .chain([self.discards])
            .chain(players)
            .fold(self.content.deck, Bag::without)
    }

    fn guess_hand(&self, seat: Seat, pool: &mut Bag, dealer: &mut impl Dealer) -> Bag {
        let size = self.players[seat].hand_size;
        let Some(Task::Pay { due, last }) = self.agenda.top().filter(|_| seat == self.turn) else {
            return take_random(size, pool, dealer);
        };
        for _ in 0..TRIES {
            let mut left = *pool;
            let hand = take_random(size, &mut left, dealer);
            if hand.up_to(last).value() >= due {
                *pool = left;
                return hand;
            }
        }
        // Hardly any hand could pay: the dearest cards that may still be paid surely can.
        let payable = pool.up_to(last);
        let few = payable.total().saturating_sub(size);
        let mut hand = payable.without(payable.cheapest(few));
        pool.remove_all(hand);
        hand.add_all(take_random(size - hand.total(), pool, dealer));
        hand
    }

    /// Every token but the first one came with a sale of at least one point, commonly a few more.
    fn guess_points(&self, seat: Seat, dealer: &mut impl Dealer) -> u16 {
        let sales = self.players[seat].tokens.total().saturating_sub(1);
        (0..sales).map(|_| 1 + dealer.below(5) as u16).sum()
    }
}

/// Random hands tried before one is put together on purpose.
const TRIES: usize = 64;

fn take_random(cards: u16, pool: &mut Bag, dealer: &mut impl Dealer) -> Bag {
    let draw = |_| {
        let card = pool.nth(dealer.below(pool.total().into()));
        pool.remove(card);
        card
    };
    (0..cards).map(draw).collect()
}
