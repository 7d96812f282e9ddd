//! Who may know? What each viewer sees, is told, and can imagine.

use game::{Dealer, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::event::Event;
use crate::pieces::Card;
use crate::state::{Board, MOST_SEATS, Yspahan};

/// Everything a viewer may know: the open table, the own hand, and how many cards lie elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub board: Board,
    /// How many cards each seat holds.
    pub hand_sizes: PerSeat<u8, MOST_SEATS>,
    pub deck_size: u8,
    /// The viewer's cards; empty for a spectator.
    pub hand: Bag,
    /// What the viewer has drawn since the last shuffle; empty for a spectator.
    pub drawn: Bag,
    /// The most of each kind that the deck can still hold, from the cards of the last shuffle,
    /// the discards and the viewer's own hand and draws.
    pub deck_at_most: Bag,
}

impl View {
    /// The seat that looks, if any.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The cards the viewer cannot see: those in the deck and in other hands.
    pub fn unseen(&self) -> Bag {
        let seen = self.hand + self.board.discards;
        self.board.content.deck.zip(seen, |all, seen| all - seen)
    }
}

/// Y64: hands and the deck are hidden; their sizes and all else are public.
pub(crate) fn view(state: &Yspahan, viewer: Viewer) -> View {
    let own = |bags: &PerSeat<Bag, MOST_SEATS>| viewer.seat().map(|seat| bags[seat]);
    let mut view = View {
        viewer,
        board: state.board,
        hand_sizes: PerSeat(state.hands.0.map(|hand| hand.total())),
        deck_size: state.deck.total(),
        hand: own(&state.hands).unwrap_or_default(),
        drawn: own(&state.drawn).unwrap_or_default(),
        deck_at_most: Bag::default(),
    };
    // The deck holds shuffled cards that the viewer neither drew nor sees elsewhere.
    let not_drawn_by_me = state.board.shuffled.zip(view.drawn, |all, mine| all - mine);
    view.deck_at_most = not_drawn_by_me.zip(view.unseen(), u8::min);
    view
}

/// Nothing is left to memory but what is hidden anyway.
pub(crate) fn shown(view: View) -> View {
    view
}

/// Only the owner is told which card was drawn.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    Some(match *event {
        Event::CardDrawn { seat, .. } if !viewer.is(seat) => Event::CardDrawn { seat, card: None },
        event => event,
    })
}

/// Deals the unseen cards at random so that everything looks as it does to the viewer.
pub(crate) fn imagine(view: &View, dealer: &mut impl Dealer) -> Yspahan {
    loop {
        let world = dealt(view, dealer);
        // Y56: who must build now and cannot pay for anything holds a card that helps.
        if world.can_go_on_building() {
            return world;
        }
    }
}

fn dealt(view: &View, dealer: &mut impl Dealer) -> Yspahan {
    let mut world = Yspahan {
        board: view.board,
        deck: Bag::default(),
        hands: PerSeat::default(),
        drawn: PerSeat::default(),
    };
    if let Some(seat) = view.seat() {
        world.hands[seat] = view.hand;
        world.drawn[seat] = view.drawn;
    }
    let mut fresh = view.deck_at_most;
    for _ in 0..view.deck_size {
        world.deck[draw(&mut fresh, dealer)] += 1;
    }
    // The rest is in other hands: cards drawn since the last shuffle, and older ones.
    let mut old = view.unseen().zip(view.deck_at_most, |unseen, fresh| unseen - fresh);
    for seat in Seat::all(view.board.seats).filter(|&seat| !view.viewer.is(seat)) {
        for _ in 0..view.hand_sizes[seat] {
            let is_fresh = dealer.below(u32::from(fresh.total() + old.total()));
            if is_fresh < u32::from(fresh.total()) {
                let card = draw(&mut fresh, dealer);
                world.hands[seat][card] += 1;
                world.drawn[seat][card] += 1;
            } else {
                world.hands[seat][draw(&mut old, dealer)] += 1;
            }
        }
    }
    world
}

/// Takes a random card out of a bag.
fn draw(bag: &mut Bag, dealer: &mut impl Dealer) -> Card {
    let card = Card::ALL[dealer.pick(&bag.0)];
    bag[card] -= 1;
    card
}
