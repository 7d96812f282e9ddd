//! Who may know what: views without a place for a secret, cut-down events, imagined worlds.
//!
//! Hands, drawn options and decks are hidden (T99). The deck a held card came from is open, and so is
//! whether it was drawn before or after a reshuffle: who remembers that knows more about it.

use game::{Dealer, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{ADVANCED, Advanced, Card, Cards, Deck};
use crate::event::Event;
use crate::state::{Hidden, Open, Since, Tabriz};

/// All that a viewer with perfect memory knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    /// Cards lying face down, by deck.
    pub decks: [u8; 3],
    /// The backs of each seat's hand.
    pub hands: Vec<Vec<Back>>,
    /// The backs of what the current seat has drawn and not yet chosen from.
    pub offer: Vec<Back>,
    /// Own cards; nothing for a spectator.
    pub own: Option<Own>,
    /// Cards that lie in the decks or were drawn by others since the last reshuffle.
    pub unseen: Cards,
    /// Cards others have held since before a reshuffle, by when.
    pub older: Vec<Older>,
    /// How many advanced workshop cards the current seat has been dealt.
    pub dealt: u8,
    /// Which seats have refused an advanced workshop card.
    pub refused: Vec<bool>,
}

/// A card seen from behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Back {
    pub deck: Deck,
    /// Reshuffles of the deck before it was drawn.
    pub since: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    pub hand: Cards,
    pub offer: Cards,
    pub since: Since,
    pub dealt: [Option<Advanced>; 2],
    pub refused: Option<Advanced>,
}

/// Cards known to be in others' hands from before a reshuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Older {
    pub deck: Deck,
    pub since: u8,
    pub cards: Cards,
}

impl View {
    /// What the viewer holds, if this is the viewer's seat.
    pub(crate) fn own_of(&self, seat: Seat) -> Option<Own> {
        self.own.filter(|_| self.viewer.is(seat))
    }
}

pub(crate) fn view(state: &Tabriz, viewer: Viewer) -> View {
    let Tabriz { open, hidden } = state;
    let chooses = viewer.is(open.current);
    let own = viewer.seat().map(|seat| {
        let offer = if chooses { hidden.offer } else { Cards::NONE };
        let hand = hidden.hands[seat];
        let mut since = Since::NONE;
        for card in hand.union(offer).iter() {
            since.0[card.index()] = hidden.since.of(card);
        }
        let dealt = if chooses { hidden.dealt } else { [None; 2] };
        Own { hand, offer, since, dealt, refused: hidden.refused[seat] }
    });
    let mut held = if chooses { Cards::NONE } else { hidden.offer };
    for seat in Seat::all(open.seats).filter(|&seat| !viewer.is(seat)) {
        held = held.union(hidden.hands[seat]);
    }
    let (unseen, older) = sorted_by_age(state, held);
    View {
        viewer,
        open: *open,
        decks: Deck::ALL.map(|deck| hidden.decks.count_of(deck)),
        hands: Seat::all(open.seats).map(|seat| backs(hidden, hidden.hands[seat])).collect(),
        offer: backs(hidden, hidden.offer),
        own,
        unseen,
        older,
        dealt: hidden.dealt.iter().flatten().count() as u8,
        refused: Seat::all(open.seats).map(|seat| hidden.refused[seat].is_some()).collect(),
    }
}

fn backs(hidden: &Hidden, cards: Cards) -> Vec<Back> {
    let back = |card: Card| Back { deck: card.deck(), since: hidden.since.of(card) };
    let mut backs: Vec<Back> = cards.iter().map(back).collect();
    backs.sort_unstable();
    backs
}

/// The cards nobody has shown: those of the running decks, and older ones by when they were drawn.
fn sorted_by_age(state: &Tabriz, held: Cards) -> (Cards, Vec<Older>) {
    let mut unseen = state.hidden.decks;
    let mut older: Vec<Older> = Vec::new();
    for card in held.iter() {
        let (deck, since) = (card.deck(), state.hidden.since.of(card));
        if since == state.open.shuffles[deck.index()] {
            unseen.put(card);
            continue;
        }
        match older.iter_mut().find(|class| class.deck == deck && class.since == since) {
            Some(class) => class.cards.put(card),
            None => older.push(Older { deck, since, cards: Cards::from_iter([card]) }),
        }
    }
    older.sort_unstable_by_key(|class| (class.deck, class.since));
    (unseen, older)
}

/// Everything that was seen lies open or in one's own hand: nothing is left to memory.
pub(crate) fn shown(view: View) -> View {
    view
}

/// What a viewer is told of an event.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut told = *event;
    match &mut told {
        Event::Drew { seat, card, .. } | Event::Kept { seat, card, .. } => {
            *card = card.filter(|_| viewer.is(*seat));
        }
        Event::Dealt { seat, card, .. } => *card = card.filter(|_| viewer.is(*seat)),
        _ => {}
    }
    Some(told)
}

/// A full state that looks like this view: unknown cards dealt at random to the places they can be.
pub(crate) fn imagine(view: &View, dealer: &mut impl Dealer) -> Tabriz {
    let open = view.open;
    let own = view.own;
    let mut hidden = Hidden {
        hands: PerSeat::default(),
        offer: own.map_or(Cards::NONE, |own| own.offer),
        decks: Cards::NONE,
        since: own.map_or(Since::NONE, |own| own.since),
        dealt: own.map_or([None; 2], |own| own.dealt),
        refused: PerSeat::default(),
    };
    let mut unknown = Unknown { unseen: view.unseen, older: view.older.clone() };
    for (seat, backs) in Seat::all(open.seats).zip(&view.hands) {
        hidden.hands[seat] = match view.own_of(seat) {
            Some(own) => own.hand,
            None => unknown.deal(backs, &open, &mut hidden.since, dealer),
        };
    }
    if !view.viewer.is(open.current) {
        hidden.offer = unknown.deal(&view.offer, &open, &mut hidden.since, dealer);
    }
    hidden.decks = unknown.unseen;
    imagine_advanced(view, &mut hidden, dealer);
    Tabriz { open, hidden }
}

/// Cards a viewer cannot place, by age.
struct Unknown {
    unseen: Cards,
    older: Vec<Older>,
}

impl Unknown {
    /// Random cards for a row of backs.
    fn deal(
        &mut self,
        backs: &[Back],
        open: &Open,
        since: &mut Since,
        dealer: &mut impl Dealer,
    ) -> Cards {
        let mut dealt = Cards::NONE;
        for back in backs {
            let older =
                self.older.iter_mut().find(|c| c.deck == back.deck && c.since == back.since);
            let from = match older {
                Some(class) if back.since != open.shuffles[back.deck.index()] => &mut class.cards,
                _ => &mut self.unseen,
            };
            let fitting = from.of(back.deck);
            let place = dealer.below(u32::from(fitting.count()).max(1));
            if let Some(card) = fitting.nth(place) {
                from.take(card);
                dealt.put(card);
                since.0[card.index()] = back.since;
            }
        }
        dealt
    }
}

fn imagine_advanced(view: &View, hidden: &mut Hidden, dealer: &mut impl Dealer) {
    let open = &view.open;
    let mut left: Vec<Advanced> = (0..ADVANCED as u8).map(Advanced).collect();
    let own = view.own.iter().flat_map(|own| own.dealt.into_iter().chain([own.refused])).flatten();
    let known: Vec<Advanced> =
        own.chain(open.players.0.iter().filter_map(|p| p.advanced)).collect();
    left.retain(|card| !known.contains(card));
    let mut draw = |left: &mut Vec<Advanced>| {
        let place = dealer.below((left.len() as u32).max(1)) as usize;
        (!left.is_empty()).then(|| left.swap_remove(place))
    };
    for (seat, &refused) in Seat::all(open.seats).zip(&view.refused) {
        hidden.refused[seat] = match view.own_of(seat) {
            Some(own) => own.refused,
            None if refused => draw(&mut left),
            None => None,
        };
    }
    if !view.viewer.is(open.current) {
        let mut dealt: Vec<Advanced> = (0..view.dealt).filter_map(|_| draw(&mut left)).collect();
        dealt.sort_unstable();
        hidden.dealt = [dealt.first().copied(), dealt.get(1).copied()];
    }
}
