//! What only Tabriz's own tests know: what is hidden from whom, and how to recount a score.

use game::{Dealer, Quick, Seat, Viewer};
use tabriz::card::{Card, Cards};
use tabriz::state::Party;
use tabriz::{Event, Tabriz};

/// A score from the events alone.
pub fn recount(events: &[Event], of: Seat) -> i32 {
    let points = |event: &Event| match *event {
        Event::Prestige { seat, points } if seat == of => i32::from(points),
        Event::Bonus { party: Party::Seat(seat), points } if seat == of => i32::from(points),
        _ => 0,
    };
    events.iter().map(points).sum()
}

/// Redeals all that the viewer does not see: others' hands and options, the decks, refused workshop
/// cards. Where a card lies now, another drawn from the same deck in the same shuffle may lie.
pub fn scramble(state: &Tabriz, viewer: Viewer, dealer: &mut Quick) -> Tabriz {
    let mut other = *state;
    let mut secret = state.hidden.decks;
    for seat in Seat::all(state.open.seats).filter(|&seat| !viewer.is(seat)) {
        secret = secret.union(state.hidden.hands[seat]);
    }
    if !viewer.is(state.open.current) {
        secret = secret.union(state.hidden.offer);
    }
    let age = |card: Card| match state.hidden.decks.has(card) {
        true => state.open.shuffles[card.deck().index()],
        false => state.hidden.since.of(card),
    };
    let secrets: Vec<Card> = secret.iter().collect();
    for (index, &one) in secrets.iter().enumerate() {
        let alike = |card: &&Card| card.deck() == one.deck() && age(**card) == age(one);
        let choice: Vec<Card> = secrets[index..].iter().filter(alike).copied().collect();
        swap(&mut other, one, choice[dealer.below(choice.len() as u32) as usize]);
    }
    scramble_workshops(&mut other, viewer, dealer);
    other
}

/// Exchanges the places of two cards.
fn swap(state: &mut Tabriz, a: Card, b: Card) {
    let exchange = |cards: &mut Cards| {
        let (has_a, has_b) = (cards.has(a), cards.has(b));
        if has_a != has_b {
            let (out, into) = if has_a { (a, b) } else { (b, a) };
            cards.take(out);
            cards.put(into);
        }
    };
    exchange(&mut state.hidden.decks);
    exchange(&mut state.hidden.offer);
    state.hidden.hands.0.iter_mut().for_each(exchange);
    state.hidden.since.0.swap(a.index(), b.index());
}

fn scramble_workshops(state: &mut Tabriz, viewer: Viewer, dealer: &mut Quick) {
    let mut unknown: Vec<_> = tabriz::chance::undealt(state).collect();
    let seats = state.open.seats;
    let hidden = &mut state.hidden;
    let others = Seat::all(seats).filter(|&seat| !viewer.is(seat));
    unknown.extend(others.clone().filter_map(|seat| hidden.refused[seat]));
    let chooses = viewer.is(state.open.current);
    if !chooses {
        unknown.extend(hidden.dealt.iter().flatten());
    }
    let mut draw = || unknown.swap_remove(dealer.below(unknown.len() as u32) as usize);
    for seat in others {
        hidden.refused[seat] = hidden.refused[seat].map(|_| draw());
    }
    if !chooses {
        hidden.dealt = hidden.dealt.map(|card| card.map(|_| draw()));
        if hidden.dealt[1].is_some() {
            hidden.dealt.sort_unstable();
        }
    }
}
