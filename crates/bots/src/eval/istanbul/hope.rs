//! What dice still to be thrown may bring: chances of the next rubies and tiles. They are rough where
//! goods of several colours are needed at once; how much to believe them is learned.

use std::sync::LazyLock;

use istanbul::{Code, Effect, Istanbul, Kind, Market, Player, Stock};

/// Chances by what is wanted, dice, crystals and hits needed: that at least so many of so many dice
/// show what is wanted, if those that do not are thrown again once for each crystal.
struct Odds([[[[f32; 8]; 4]; 19]; 2]);

/// One face of six, and the four that show goods.
const WANTED: [f32; 2] = [1.0 / 6.0, 4.0 / 6.0];

impl Odds {
    fn new() -> Self {
        let mut odds = [[[[0.0; 8]; 4]; 19]; 2];
        for (odds, wanted) in odds.iter_mut().zip(WANTED) {
            for (dice, odds) in odds.iter_mut().enumerate() {
                for (crystals, odds) in odds.iter_mut().enumerate() {
                    let hit = 1.0 - (1.0 - wanted).powi(crystals as i32 + 1);
                    *odds = at_least(dice, hit);
                }
            }
        }
        Odds(odds)
    }

    fn of(&self, any_good: bool, dice: u8, crystals: u8, needed: u8) -> f32 {
        let (dice, crystals) = (usize::from(dice).min(18), usize::from(crystals).min(3));
        let needed = usize::from(needed);
        if needed > 7 { 0.0 } else { self.0[usize::from(any_good)][dice][crystals][needed] }
    }
}

/// The chance of at least 0, 1 … 7 hits with so many dice.
fn at_least(dice: usize, hit: f32) -> [f32; 8] {
    let mut exactly = [0.0; 20];
    exactly[0] = 1.0f32;
    for thrown in 0..dice {
        for hits in (0..=thrown).rev() {
            exactly[hits + 1] += exactly[hits] * hit;
            exactly[hits] *= 1.0 - hit;
        }
    }
    std::array::from_fn(|hits| exactly[hits..].iter().sum())
}

static ODDS: LazyLock<Odds> = LazyLock::new(Odds::new);

/// What the next ruby of each market costs: the same for all that is hoped for in a position.
#[derive(Clone, Copy)]
pub(super) struct Prices([Option<u8>; 6]);

impl Prices {
    pub(super) fn of(state: &Istanbul) -> Prices {
        Prices(Market::FOR_SALE.map(|market| state.price(market)))
    }
}

/// What a player has and what is still to be thrown.
pub(super) struct Hope<'a> {
    pub stock: &'a Stock,
    pub dice: u8,
    /// So many times all dice that do not fit are thrown again.
    pub crystals: u8,
    /// Money that comes by itself.
    pub lira: u8,
}

impl Hope<'_> {
    /// The chance to get the next ruby of each market, best first.
    pub(super) fn rubies(&self, prices: &Prices) -> [f32; 6] {
        let Hope { stock, dice, crystals, lira } = *self;
        let browns = stock[Kind::Brown];
        let chance = |market: Market, price: Option<u8>| match (price, market) {
            (None, _) => 0.0,
            (Some(price), Market::Lira) => {
                let missing = price.saturating_sub(stock[Kind::Lira] + lira);
                ODDS.of(false, dice, crystals, missing.div_ceil(2))
            }
            (Some(extra), Market::Carpet) => {
                let goods = stock.0[..4].iter().sum::<u8>() + browns;
                let kinds = stock.0[..4].iter().filter(|&&count| count > 0).count() as u8 + browns;
                let all = ODDS.of(true, dice, crystals, (4 + extra).saturating_sub(goods));
                let each = ODDS.of(false, dice, crystals, 1);
                all * each.powi(i32::from(4u8.saturating_sub(kinds)))
            }
            (Some(price), market) => {
                let missing = price.saturating_sub(stock.0[market.index()] + browns);
                ODDS.of(false, dice, crystals, missing)
            }
        };
        let mut chances = std::array::from_fn(|at| chance(Market::FOR_SALE[at], prices.0[at]));
        best_first(&mut chances);
        chances
    }

    /// The best chance to get a face-up tile, each of whose missing goods is a hit.
    pub(super) fn tile(&self, state: &Istanbul) -> f32 {
        let chance = |code: Code| {
            let missing = state.content.tile(code).cost.missing_in(&self.stock.goods());
            let missing = missing.saturating_sub(self.stock[Kind::Brown]);
            ODDS.of(false, self.dice, self.crystals, missing)
        };
        state.display.kinds().map(|(code, _)| chance(code)).fold(0.0, f32::max)
    }
}

/// So few that the simplest way is the quickest.
fn best_first(chances: &mut [f32; 6]) {
    for from in 1..chances.len() {
        let mut at = from;
        while at > 0 && chances[at] > chances[at - 1] {
            chances.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// A player's chances of rubies with the dice and incomes of the next so many turns.
pub(super) fn chances(state: &Istanbul, player: &Player, turns: u8, prices: &Prices) -> [f32; 6] {
    let tiles = &player.tiles;
    let dice = turns * (state.content.common_dice + tiles[Effect::Die]);
    let crystals = player.stock[Kind::Crystal] + turns * tiles[Effect::Crystal];
    let lira = 3 * turns * tiles[Effect::Lira];
    Hope { stock: &player.stock, dice, crystals, lira }.rubies(prices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_those_of_dice() {
        let near = |value: f32, expected: f32| assert!((value - expected).abs() < 1e-4, "{value}");
        near(ODDS.of(false, 5, 0, 0), 1.0);
        near(ODDS.of(false, 1, 0, 1), 1.0 / 6.0);
        near(ODDS.of(false, 1, 1, 1), 11.0 / 36.0);
        near(ODDS.of(false, 5, 0, 1), 1.0 - (5.0f32 / 6.0).powi(5));
        near(ODDS.of(true, 2, 0, 2), 4.0 / 9.0);
        near(ODDS.of(true, 2, 0, 3), 0.0);
        near(ODDS.of(false, 5, 0, 9), 0.0);
    }
}
