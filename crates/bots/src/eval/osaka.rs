//! Traders of Osaka: what goods are worth depends on how far their ship is and whether it may
//! sink before it arrives; money is worth what it can buy soon; tokens bring the end nearer.

use std::sync::LazyLock;

use game::{Game, PerSeat, Seat};
use osaka::{Action, Bag, Card, Colour, Event, Marker, Osaka, SEATS, Task, set_value};

use super::{Knowledge, Numbers, Weights};
use crate::{Ladder, Rung, Schools, Style};

#[derive(Debug)]
pub(super) struct Knowing;

names! { Trait:
    Buy = "buy",
    BuyGain = "buy: gain",
    BuyPrice = "buy: price",
    BuySellsMine = "buy: sells mine",
    BuySellsTheirs = "buy: sells theirs",
    BuySinksMine = "buy: sinks mine",
    BuySinksTheirs = "buy: sinks theirs",
    TakeValue = "take: value",
    TakeFive = "take: five",
    TakeInsurance = "take: insurance",
    TakeLetsNextBuy = "take: lets next buy",
    TakeLetsMeBuy = "take: lets me buy",
    TakeReserved = "take: reserved",
    Reserve = "reserve",
    ReserveValue = "reserve: value",
    ReserveMyColour = "reserve: my colour",
    ReserveProduction = "reserve: production",
    TokenOnOffer = "token: on offer",
    TokenTheirs = "token: theirs",
    PayWaste = "pay: waste",
    PayValue = "pay: value",
    PayInsurance = "pay: insurance",
    DiscardIconsUsed = "discard: icons used",
    DiscardIconsLost = "discard: icons lost",
    InsureValue = "insure: value",
    Done = "done",
    DoneAtRisk = "done: at risk",
    ReserveLetsNextBuy = "reserve: lets next buy",
}

/// Fills numbers one after the other, so that names and numbers stay in step.
struct Pen<'a>(std::slice::IterMut<'a, f32>);

impl Pen<'_> {
    #[inline]
    fn put(&mut self, number: f32) {
        *self.0.next().expect("there is a place for every feature") = number;
    }
}

impl Knowledge<Osaka> for Knowing {
    fn features(&self) -> &'static [&'static str] {
        &[
            "one",
            "points",
            "points late",
            "tokens",
            "tokens late",
            "goods 1 from goal",
            "goods 2 from goal",
            "goods 3 from goal",
            "goods farther",
            "insured near",
            "insured far",
            "sets near",
            "sets far",
            "doomed",
            "cash",
            "cash late",
            "hand cards",
            "cover",
            "best token colour",
            "to move",
            "moves next",
            "marker free",
            "marked value",
            "can buy",
            "could gain",
            "could sell",
            "would sell for others",
            "price missing",
        ]
    }

    fn traits(&self) -> &'static [&'static str] {
        Trait::NAMES
    }

    fn describe(&self, state: &Osaka, seat: Seat, numbers: &mut Numbers) {
        let mut pen = Pen(numbers.iter_mut());
        let most = Seat::all(state.seats).map(|seat| state.tokens[seat].total()).max();
        let late = f32::from(most.unwrap_or(0)) / f32::from(state.content.end_tokens);
        let points = f32::from(state.points[seat]) / 10.0;
        let tokens = f32::from(state.tokens[seat].total()) / 8.0;
        pen.put(1.0);
        pen.put(points);
        pen.put(points * late);
        pen.put(tokens);
        pen.put(tokens * late);
        describe_goods(state, seat, &mut pen);
        describe_hand(state, seat, late, &mut pen);
        describe_prospects(state, seat, &mut pen);
    }

    considers!(Osaka, Decider::of);

    fn is_border(&self, event: &Event) -> bool {
        matches!(event, Event::Returned { .. })
    }

    fn spread(&self) -> f32 {
        12.0
    }

    fn weights(&self) -> &'static Weights {
        static SHIPPED: LazyLock<Weights> =
            LazyLock::new(|| Weights::shipped(include_str!("../../weights/osaka.toml")));
        &SHIPPED
    }

    fn schools(&self) -> &'static Schools {
        static SHIPPED: LazyLock<Schools> =
            LazyLock::new(|| Schools::shipped(include_str!("../../schools/osaka.toml")));
        &SHIPPED
    }

    fn style(&self, any: Style, seats: u8) -> Style {
        match seats {
            ..=2 => any,
            // Among many seats the lead over the best of them says less than who wins, and one's own
            // goods may have to wait for the second sale.
            _ => Style { borders: 2, win_part: 1.0, ..any },
        }
    }

    fn ladder(&self, seats: u8) -> Ladder {
        // With more seats there is more to foresee before one's own next turn.
        let hard = if seats > 2 { 3_000 } else { 500 };
        let (easy, normal) = (Rung::new(40, 0.5), Rung::new(120, 0.3));
        Ladder { easy, normal, hard, expert: 8 * hard, master: 32 * hard }
    }
}

/// The seat to decide, and what is the same for all its actions: what the mover and the one after it
/// could buy, and what they can pay.
#[derive(Clone, Copy)]
struct Decider {
    seat: Seat,
    mine: Purse,
    next: Purse,
}

#[derive(Clone, Copy)]
struct Purse {
    price: u16,
    cash: u16,
}

impl Purse {
    fn of(state: &Osaka, seat: Seat) -> Purse {
        Purse { price: state.stalls.on_offer(seat).value(), cash: state.hands[seat].value() }
    }

    /// Whether a cheaper offer, or more cash, makes a purchase possible that was not.
    fn newly(self, price: u16, more: u16) -> bool {
        self.cash < self.price && price > 0 && self.cash + more >= price
    }
}

impl Decider {
    fn of(state: &Osaka) -> Decider {
        let seat = match state.awaiting() {
            game::Awaiting::Decision(seat) => seat,
            _ => state.turn,
        };
        let purse = |seat| Purse::of(state, seat);
        Decider { seat, mine: purse(state.turn), next: purse(state.turn.next(state.seats)) }
    }
}

fn owned(state: &Osaka, seat: Seat, colour: Colour) -> Bag {
    state.goods[seat].of_colour(colour).with(state.insured[seat].of_colour(colour))
}

/// What a set would bring in a sale.
#[inline]
fn points_of(state: &Osaka, set: Bag, tokens: u8) -> f32 {
    if set.is_empty() {
        return 0.0;
    }
    let rounding = state.content.rounding;
    f32::from(set_value(set, tokens, rounding) / u16::from(rounding))
}

/// Points by how far the ship has to go, apart where they are insured.
fn describe_goods(state: &Osaka, seat: Seat, pen: &mut Pen<'_>) {
    let (mut by_distance, mut insured) = ([0.0; 4], [0.0; 2]);
    let (mut sets, mut doomed) = ([0.0; 2], 0.0);
    let sinking = state.agenda.iter().any(|task| task == Task::Return);
    for colour in Colour::ALL {
        let set = owned(state, seat, colour);
        if set.is_empty() {
            continue;
        }
        let points = points_of(state, set, state.tokens[seat][colour]) / 5.0;
        let distance = usize::from(state.content.goal - state.ships[colour]).clamp(1, 4) - 1;
        let safe = state.insured[seat].of_colour(colour).total();
        let share = f32::from(safe) / f32::from(set.total());
        let far = usize::from(distance >= 2);
        by_distance[distance] += points * (1.0 - share);
        insured[far] += points * share;
        sets[far] += 1.0;
        if sinking && state.content.waves >> state.ships[colour] & 1 == 1 {
            doomed += points * (1.0 - share);
        }
    }
    by_distance.into_iter().chain(insured).chain(sets).for_each(|number| pen.put(number));
    pen.put(doomed);
}

fn describe_hand(state: &Osaka, seat: Seat, late: f32, pen: &mut Pen<'_>) {
    let hand = state.hands[seat];
    let cash = f32::from(hand.value()) / 10.0;
    pen.put(cash);
    pen.put(cash * late);
    pen.put(f32::from(hand.total()) / 4.0);
    let covered = |colour: Colour| {
        let goods = state.goods[seat].of_colour(colour).total();
        icons(state, hand.of_colour(colour)).min(goods)
    };
    let cover: u16 = Colour::ALL.into_iter().map(covered).sum();
    pen.put(f32::from(cover) / 3.0);
    let best = state.tokens[seat].0.iter().max().copied().unwrap_or(0);
    pen.put(f32::from(best) / 4.0);
}

fn icons(state: &Osaka, cards: Bag) -> u16 {
    let of =
        |card: Card| u16::from(cards.count(card)) * u16::from(state.content.icons[card.rank()]);
    cards.kinds().map(of).sum()
}

/// Whose turn it is, and what the market promises.
fn describe_prospects(state: &Osaka, seat: Seat, pen: &mut Pen<'_>) {
    pen.put(f32::from(state.turn == seat));
    pen.put(f32::from(state.turn.next(state.seats) == seat));
    let marked = match state.stalls.markers[seat] {
        Marker::Free => None,
        Marker::Market(card) | Marker::Production(card) => Some(card),
    };
    pen.put(f32::from(marked.is_none()));
    pen.put(marked.map_or(0.0, |card| f32::from(card.value()) / 5.0));
    let offer = state.stalls.on_offer(seat);
    let (price, cash) = (offer.value(), state.hands[seat].value());
    if price > 0 && cash >= price {
        let trip = Trip::after_buying(state, seat, offer);
        pen.put(1.0);
        pen.put(trip.gain / 5.0);
        pen.put(trip.sold[seat] / 5.0);
        pen.put(trip.best_other(state, seat) / 5.0);
        pen.put(0.0);
    } else {
        [0.0; 4].into_iter().for_each(|number| pen.put(number));
        pen.put(f32::from(price.saturating_sub(cash)) / 10.0);
    }
}

/// Where a purchase would lead.
struct Trip {
    /// Points the buyer's sets grow by.
    gain: f32,
    /// Points each seat would sell.
    sold: PerSeat<f32, SEATS>,
    /// Points each seat would lose on the waves.
    sunk: PerSeat<f32, SEATS>,
}

impl Trip {
    fn after_buying(state: &Osaka, buyer: Seat, offer: Bag) -> Trip {
        let mut trip = Trip { gain: 0.0, sold: PerSeat::default(), sunk: PerSeat::default() };
        let (mut arrives, mut ships) = ([false; 4], state.ships);
        for colour in Colour::ALL {
            let bought = offer.of_colour(colour);
            let spaces = match bought.total() {
                0 => continue,
                1 => state.content.sail_one_good,
                _ => state.content.sail_more_goods,
            };
            ships[colour] = (ships[colour] + spaces).min(state.content.goal);
            arrives[colour.index()] = ships[colour] == state.content.goal;
            let (before, tokens) = (owned(state, buyer, colour), state.tokens[buyer][colour]);
            trip.gain +=
                points_of(state, before.with(bought), tokens) - points_of(state, before, tokens);
        }
        if arrives.contains(&true) {
            for colour in Colour::ALL {
                let sold = arrives[colour.index()];
                let sunk = state.content.waves >> ships[colour] & 1 == 1;
                if sold || sunk {
                    trip.count(state, buyer, offer, colour, sold);
                }
            }
        }
        trip
    }

    fn count(&mut self, state: &Osaka, buyer: Seat, offer: Bag, colour: Colour, sold: bool) {
        for seat in Seat::all(state.seats) {
            let mut set = match sold {
                true => owned(state, seat, colour),
                false => state.goods[seat].of_colour(colour),
            };
            if seat == buyer {
                set.add_all(offer.of_colour(colour));
            }
            let points = points_of(state, set, state.tokens[seat][colour]);
            match sold {
                true => self.sold[seat] += points,
                false => self.sunk[seat] += points,
            }
        }
    }

    fn best_other(&self, state: &Osaka, seat: Seat) -> f32 {
        best_other(state, seat, &self.sold)
    }
}

fn best_other(state: &Osaka, seat: Seat, points: &PerSeat<f32, SEATS>) -> f32 {
    let others = Seat::all(state.seats).filter(|&other| other != seat);
    others.map(|other| points[other]).fold(0.0, f32::max)
}

#[inline]
fn consider(state: &Osaka, decider: &Decider, action: Action, put: &mut impl FnMut(Trait, f32)) {
    let seat = decider.seat;
    match action {
        Action::Buy => consider_buying(state, put),
        Action::Take { card } => consider_taking(state, decider, card, false, put),
        Action::TakeReserved { card } => consider_taking(state, decider, card, true, put),
        Action::Reserve { card } => consider_reserving(state, decider, card, false, put),
        Action::ReserveProduction { card } => consider_reserving(state, decider, card, true, put),
        Action::Token { colour } => {
            let open = state.stalls.market.with(state.stalls.production);
            put(Trait::TokenOnOffer, f32::from(open.of_colour(colour).total()) / 4.0);
            let theirs: u8 = state.tokens.0.iter().map(|tokens| tokens[colour]).sum();
            put(Trait::TokenTheirs, f32::from(theirs));
        }
        Action::Pay { card } => consider_paying(state, card, put),
        Action::Discard { card } => consider_discarding(state, seat, card, put),
        Action::Insure { card } => put(Trait::InsureValue, f32::from(card.value()) / 5.0),
        Action::Done => {
            put(Trait::Done, 1.0);
            put(Trait::DoneAtRisk, points_at_sea(state, seat));
        }
        Action::Pass => {}
    }
}

fn consider_buying(state: &Osaka, put: &mut impl FnMut(Trait, f32)) {
    let seat = state.turn;
    let offer = state.stalls.on_offer(seat);
    let trip = Trip::after_buying(state, seat, offer);
    put(Trait::Buy, 1.0);
    put(Trait::BuyGain, trip.gain / 5.0);
    put(Trait::BuyPrice, f32::from(offer.value()) / 10.0);
    put(Trait::BuySellsMine, trip.sold[seat] / 5.0);
    put(Trait::BuySellsTheirs, trip.best_other(state, seat) / 5.0);
    put(Trait::BuySinksMine, trip.sunk[seat] / 5.0);
    put(Trait::BuySinksTheirs, best_other(state, seat, &trip.sunk) / 5.0);
}

fn consider_taking(
    state: &Osaka,
    decider: &Decider,
    card: Card,
    reserved: bool,
    put: &mut impl FnMut(Trait, f32),
) {
    let (seat, Decider { mine, next, .. }) = (state.turn, *decider);
    let value = u16::from(card.value());
    put(Trait::TakeValue, f32::from(value) / 5.0);
    put(Trait::TakeFive, f32::from(value == 5));
    put(Trait::TakeInsurance, useful_icons(state, seat, card));
    // A card that was reserved is not on offer to others.
    let less = if reserved { 0 } else { value };
    let newly = |buyer: Purse, more: u16| buyer.newly(buyer.price.saturating_sub(less), more);
    put(Trait::TakeLetsNextBuy, f32::from(newly(next, 0)));
    put(Trait::TakeLetsMeBuy, f32::from(newly(mine, value)));
    put(Trait::TakeReserved, f32::from(reserved));
}

/// How many of a card's icons could insure goods of this seat.
fn useful_icons(state: &Osaka, seat: Seat, card: Card) -> f32 {
    let goods = state.goods[seat].of_colour(card.colour()).total();
    f32::from(u16::from(state.content.icons[card.rank()]).min(goods))
}

fn consider_reserving(
    state: &Osaka,
    decider: &Decider,
    card: Card,
    production: bool,
    put: &mut impl FnMut(Trait, f32),
) {
    put(Trait::Reserve, 1.0);
    put(Trait::ReserveValue, f32::from(card.value()) / 5.0);
    put(Trait::ReserveMyColour, f32::from(owned(state, state.turn, card.colour()).total()) / 4.0);
    put(Trait::ReserveProduction, f32::from(production));
    let left = decider.next.price.saturating_sub(u16::from(card.value()));
    put(Trait::ReserveLetsNextBuy, f32::from(!production && decider.next.newly(left, 0)));
}

fn consider_paying(state: &Osaka, card: Card, put: &mut impl FnMut(Trait, f32)) {
    let due = match state.agenda.top() {
        Some(Task::Pay { due, .. }) => due,
        _ => 0,
    };
    let value = u16::from(card.value());
    put(Trait::PayWaste, f32::from(value.saturating_sub(due)) / 3.0);
    put(Trait::PayValue, f32::from(value) / 5.0);
    put(Trait::PayInsurance, useful_icons(state, state.turn, card));
}

fn consider_discarding(state: &Osaka, seat: Seat, card: Card, put: &mut impl FnMut(Trait, f32)) {
    let used = useful_icons(state, seat, card);
    put(Trait::DiscardIconsUsed, used);
    put(Trait::DiscardIconsLost, f32::from(state.content.icons[card.rank()]) - used);
}

/// Uninsured points of a seat on sinking ships.
fn points_at_sea(state: &Osaka, seat: Seat) -> f32 {
    let goods = state.goods[seat].of_colours(state.on_waves());
    let of = |colour: Colour| points_of(state, goods.of_colour(colour), state.tokens[seat][colour]);
    Colour::ALL.into_iter().map(of).sum::<f32>() / 5.0
}
