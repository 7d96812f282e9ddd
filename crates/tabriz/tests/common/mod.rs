//! What only Tabriz's own tests know: what is hidden from whom, and how to recount a score.

#![allow(dead_code)] // Each test file uses its part of it.

use game::{Awaiting, Dealer, Game, Quick, Seat, Viewer};
use tabriz::{
    Action, Apprentice, Card, Cards, Chance, Colour, Event, Faces, Goods, Material, Party, Space,
    Tabriz, Task,
};
use testkit::Scene;

/// A score from the events alone.
pub(crate) fn recount(events: &[Event], of: Seat) -> i32 {
    let points = |event: &Event| match *event {
        Event::Prestige { seat, points } if seat == of => i32::from(points),
        Event::Bonus { party: Party::Seat(seat), points } if seat == of => i32::from(points),
        _ => 0,
    };
    events.iter().map(points).sum()
}

/// Redeals all that the viewer does not see: others' hands and options, the decks, refused workshop
/// cards. Where a card lies now, another drawn from the same deck in the same shuffle may lie.
pub(crate) fn scramble(state: &Tabriz, viewer: Viewer, dealer: &mut Quick) -> Tabriz {
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
    let (open, hidden) = (&state.open, &mut state.hidden);
    let chooses = viewer.is(open.current);
    let mut unknown: Vec<_> = (1..=10).map(|n| format!("w{n:02}").parse().unwrap()).collect();
    unknown.retain(|&card| {
        let kept = open.players.0.iter().any(|player| player.advanced == Some(card));
        let mine = viewer.seat().is_some_and(|seat| hidden.refused[seat] == Some(card));
        !(kept || mine || chooses && hidden.dealt.contains(&Some(card)))
    });
    let others = Seat::all(open.seats).filter(|&seat| !viewer.is(seat));
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

/// A seat by its number from 0.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// A game at its first move. `sides` such as `"plant b"` turn tiles over; everything else that chance
/// or players decide before is taken as it comes.
pub(crate) fn begin(seats: u8, options: &str, sides: &[&str]) -> Scene<Tabriz> {
    let options = match sides.is_empty() {
        true => options.to_owned(),
        false => format!("{options},sides=random"),
    };
    let mut scene = Scene::<Tabriz>::new(seats, &options);
    let mut dealer = Quick::new(1);
    loop {
        match scene.state.awaiting() {
            Awaiting::Chance(Chance::Side { space }) => {
                let tile = scene.state.open.stalls[space.index()].tile;
                let turned = sides.iter().any(|side| *side == format!("{tile} b"));
                scene.chance(if turned { "side b" } else { "side a" });
            }
            Awaiting::Chance(_) => {
                let outcome = scene.state.sample(&mut dealer);
                scene.chance(&outcome.to_string());
            }
            _ if scene.state.open.agenda.top() == Some(Task::Move) => return scene,
            _ => {
                let first = scene.legal()[0].clone();
                scene.act(&first);
            }
        }
    }
}

/// Materials in words: `goods("2wool+1plant")`.
pub(crate) fn goods(text: &str) -> Goods {
    if text.is_empty() { Goods::NONE } else { tabriz::bundle(text).unwrap().goods }
}

/// Sets what a player owns.
pub(crate) fn own(state: &mut Tabriz, of: u8, coins: u16, text: &str) {
    let player = &mut state.open.players[seat(of)];
    player.coins = coins;
    player.goods = goods(text);
}

/// Gives a player exactly these commissions, wherever they are now.
pub(crate) fn hold(state: &mut Tabriz, of: u8, cards: &str) {
    let wanted: Cards = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
    let hidden = &mut state.hidden;
    hidden.decks = hidden.decks.union(hidden.hands[seat(of)]).without(wanted);
    for hand in &mut hidden.hands.0 {
        *hand = hand.without(wanted);
    }
    hidden.hands[seat(of)] = wanted;
    state.open.discards = state.open.discards.without(wanted);
    let held = hidden.hands.0.iter().fold(Cards::NONE, |all, &hand| all.union(hand));
    for card in Card::all().filter(|&card| !held.has(card)) {
        hidden.since.0[card.index()] = 0;
    }
}

/// Lays exactly these completed commissions in front of a player; the rest of the hand stays.
pub(crate) fn done(state: &mut Tabriz, of: u8, cards: &str) {
    let back = std::mem::take(&mut state.open.players[seat(of)].done);
    state.hidden.decks = state.hidden.decks.union(back);
    let hand = state.hidden.hands[seat(of)];
    hold(state, of, cards);
    let done = std::mem::take(&mut state.hidden.hands[seat(of)]);
    state.open.players[seat(of)].done = done;
    let kept: Vec<String> = hand.without(done).iter().map(|card| card.to_string()).collect();
    hold(state, of, &kept.join(" "));
}

/// Places a player's apprentices; `t1'` lies.
pub(crate) fn place(state: &mut Tabriz, of: u8, spaces: [&str; 3]) {
    let player = &mut state.open.players[seat(of)];
    player.apprentices = spaces.map(|text| Apprentice {
        lying: text.ends_with('\''),
        space: text.trim_end_matches('\'').parse().unwrap(),
    });
    player.settle();
}

/// The space where a tile lies.
pub(crate) fn space_of(state: &Tabriz, tile: &str) -> Space {
    Space::all().find(|s| state.open.stalls[s.index()].tile.name() == tile).unwrap()
}

/// Sets the dice on a tile: `"black wool, white silk"`; the pool makes up for it.
pub(crate) fn lay_dice(state: &mut Tabriz, tile: &str, dice: &str) {
    let yard = space_of(state, tile).yard().unwrap();
    let pool = &mut state.open.pool;
    let before = std::mem::take(&mut state.open.yards[yard].dice);
    before.iter().for_each(|(colour, _, count)| pool[colour.index()] += count);
    for die in dice.split(", ") {
        let (colour, face) = die.split_once(' ').unwrap();
        let (colour, face): (Colour, Material) = (colour.parse().unwrap(), face.parse().unwrap());
        state.open.yards[yard].dice.put(colour, Faces::one(face));
        pool[colour.index()] -= 1;
    }
}

/// Moves an apprentice that stands on Meydan next to a tile, and then onto it.
pub(crate) fn visit(scene: &mut Scene<Tabriz>, tile: &str) {
    let to = space_of(&scene.state, tile);
    let from = scene.state.open.me().standing().next().unwrap();
    scene.act(&format!("move {from} {to}"));
}

/// The current player goes to Meydan and does nothing there.
pub(crate) fn pass(scene: &mut Scene<Tabriz>) {
    let from = scene.state.open.me().standing().next().unwrap();
    scene.act(&format!("move {from} m")).act("done");
}

/// Passes until a round is over; workshop actions are left alone.
pub(crate) fn finish_round(scene: &mut Scene<Tabriz>) {
    let round = scene.any_chance(1).state.open.round;
    while scene.state.open.round == round {
        match scene.state.open.agenda.top() {
            Some(Task::Move) => pass(scene),
            _ => drop(scene.act("done")),
        }
        scene.any_chance(1);
    }
}

/// Goods, coins of a player, for comparing.
pub(crate) fn owned(scene: &Scene<Tabriz>, of: u8) -> (u16, String) {
    let player = &scene.state.open.players[seat(of)];
    (player.coins, player.goods.to_string())
}

/// A simple player who looks one step ahead, two when moving: enough to see that games end.
pub(crate) fn greedy(state: &Tabriz, legal: &[Action], dealer: &mut Quick) -> Action {
    let me = state.open.current;
    let worth = |action: Action| {
        let mut after = *state;
        after.act(action, &mut ());
        let follow_up = matches!(action, Action::Move { .. })
            && after.open.current == me
            && matches!(after.awaiting(), Awaiting::Decision(_));
        if !follow_up {
            return value(&after, me);
        }
        let then = |next: &Action| {
            let mut later = after;
            later.act(*next, &mut ());
            value(&later, me)
        };
        after.choices().iter().map(then).max().unwrap_or(0)
    };
    let best = legal.iter().map(|&action| worth(action)).max().unwrap_or(0);
    let good: Vec<Action> = legal.iter().copied().filter(|&action| worth(action) == best).collect();
    good[dealer.below(good.len() as u32) as usize]
}

/// What the greedy player thinks of a position.
fn value(state: &Tabriz, me: Seat) -> i32 {
    let player = &state.open.players[me];
    let drawing = state.open.agenda.iter().any(|task| matches!(task, Task::Draw { .. }));
    let cards = i32::from(state.hidden.hands[me].count()) + i32::from(drawing);
    let rolling = state.open.agenda.iter().any(|task| matches!(task, Task::Roll { .. }));
    let progress = |card: Card| {
        let needs = state.open.content.card(card).needs;
        let met: u32 = needs.iter().map(|(m, n)| u32::from(n.min(player.goods.count(m)))).sum();
        (60 * met / needs.total()) as i32
    };
    let nearest = state.hidden.hands[me].iter().map(progress).max().unwrap_or(0);
    300 * i32::from(player.done.count())
        + 60 * i32::from(player.prestige)
        + 80 * i32::from(player.skill)
        + 20 * cards.min(3)
        + 4 * i32::from(player.coins.min(12))
        + 15 * i32::from(rolling)
        + 2 * player.goods.total().min(8) as i32
        + nearest
}
