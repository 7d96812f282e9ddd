//! What the network looks at beside the sum of weights: chances of the next rubies, the strongest
//! rival, how far the game is.

use game::{MAX_SEATS, Seat};
use istanbul::{Effect, Istanbul, Kind, Market, Player};

use super::hope::{Prices, chances};
use super::{Feature, Numbers};

pub(super) fn describe(state: &Istanbul, numbers: &mut [Numbers]) {
    // Everybody's hopes are looked at by everybody: found once.
    let (mut hopes, prices) = ([Hopes::default(); MAX_SEATS], Prices::of(state));
    for (hopes, player) in hopes.iter_mut().zip(state.everyone()) {
        *hopes = Hopes::of(state, player, &prices);
    }
    for seat in Seat::all(state.seats) {
        if state.players[seat].rubies >= state.goal() {
            continue;
        }
        let numbers = &mut numbers[seat.index()];
        let mut put = |feature: Feature, number: f32| numbers[feature as usize] = number;
        describe_chances(state, seat, &hopes[seat.index()], &mut put);
        describe_rival(state, seat, &hopes, &mut put);
        describe_moment(state, seat, &mut put);
    }
}

/// A player's chances of rubies, best first.
#[derive(Clone, Copy, Default)]
struct Hopes {
    next_turn: [f32; 6],
    in_two_turns: [f32; 6],
}

impl Hopes {
    fn of(state: &Istanbul, player: &Player, prices: &Prices) -> Hopes {
        let [next_turn, in_two_turns] = [1, 2].map(|turns| chances(state, player, turns, prices));
        Hopes { next_turn, in_two_turns }
    }
}

fn describe_chances(
    state: &Istanbul,
    seat: Seat,
    hopes: &Hopes,
    put: &mut impl FnMut(Feature, f32),
) {
    let player = &state.players[seat];
    let next = hopes.next_turn;
    put(Feature::Ready, next[0]);
    put(Feature::ReadySecond, next[1]);
    put(Feature::ReadyAll, next.iter().sum::<f32>() / 2.0);
    let later = hopes.in_two_turns;
    put(Feature::Soon, later[0]);
    put(Feature::SoonAll, later.iter().sum::<f32>() / 3.0);
    match state.goal().saturating_sub(player.rubies) {
        1 => {
            put(Feature::OneToGo, 1.0);
            put(Feature::ReadyToWin, next[0]);
        }
        2 => put(Feature::TwoToGo, 1.0),
        3 => put(Feature::ThreeToGo, 1.0),
        _ => {}
    }
    let kinds = player.stock.0[..4].iter().filter(|&&count| count > 0).count() as u8;
    let browns = player.stock[Kind::Brown];
    let mut nearest = 9;
    for (code, _) in state.display.kinds() {
        let tile = state.content.tile(code);
        if tile.effect == Effect::Die {
            let missing = 4u8.saturating_sub(kinds + browns);
            put(Feature::NextDie, 1.0 / (1.0 + f32::from(missing)));
        } else {
            let missing = tile.cost.missing_in(&player.stock.goods()).saturating_sub(browns);
            nearest = nearest.min(missing);
        }
    }
    put(Feature::NextTile, 1.0 / (1.0 + f32::from(nearest)));
}

/// The strongest of the others: when the game may end and how much time is left.
fn describe_rival(
    state: &Istanbul,
    seat: Seat,
    hopes: &[Hopes],
    put: &mut impl FnMut(Feature, f32),
) {
    let others = Seat::all(state.seats).filter(|&other| other != seat);
    let rival = others.max_by_key(|&other| state.players[other].rubies).expect("an opponent");
    let (rival, hopes) = (&state.players[rival], &hopes[rival.index()]);
    let ready = hopes.next_turn;
    put(Feature::Rival, f32::from(rival.rubies) / f32::from(state.goal()));
    put(Feature::RivalReady, ready[0]);
    put(Feature::RivalReadyAll, ready.iter().sum::<f32>() / 2.0);
    put(Feature::RivalSoon, hopes.in_two_turns[0]);
    let tiles = |effect: Effect| f32::from(rival.tiles[effect]);
    put(Feature::RivalIncome, tiles(Effect::Lira) + tiles(Effect::Crystal) + tiles(Effect::Card));
    put(Feature::RivalPower, tiles(Effect::Action) + tiles(Effect::Die));
    put(Feature::RivalLira, f32::from(rival.stock[Kind::Lira]) / 10.0);
    match state.goal().saturating_sub(rival.rubies) {
        1 => put(Feature::RivalOneToGo, 1.0),
        2 => put(Feature::RivalTwoToGo, 1.0),
        _ => {}
    }
    put(Feature::RivalTiles, f32::from(rival.tiles.0.iter().sum::<u8>()) / 3.0);
    put(Feature::RivalStock, f32::from(rival.stock.0[..5].iter().sum::<u8>()) / 5.0);
}

/// How far the game is, and what is still for sale.
fn describe_moment(state: &Istanbul, seat: Seat, put: &mut impl FnMut(Feature, f32)) {
    let rolled = state.turn == seat && !state.dice.is_none();
    put(Feature::Rolled, f32::from(rolled));
    put(Feature::Round, f32::from(state.round) / 12.0);
    put(Feature::LastSeat, f32::from(seat.index() + 1 == usize::from(state.seats)));
    let mut prices = Market::FOR_SALE.map(|market| match (state.price(market), market) {
        (None, _) => 12.0,
        (Some(price), Market::Lira) => f32::from(price) / 3.0,
        (Some(extra), Market::Carpet) => f32::from(extra + 4),
        (Some(price), _) => f32::from(price),
    });
    prices.sort_unstable_by(f32::total_cmp);
    put(Feature::Cheapest, prices[..3].iter().sum::<f32>() / 15.0);
}
