//! Strengths that explain the places of many games, by the Plackett–Luce model.

use game::{Dealer, Quick};

use super::{Game, Set};

/// A part of 1, each as likely.
pub(super) fn part(dealer: &mut Quick) -> f64 {
    f64::from(dealer.below(1 << 20)) / f64::from(1 << 20)
}

/// The strengths that fit best.
pub(super) fn strengths(bots: usize, sets: &[Set]) -> Vec<f64> {
    fit(bots, &sets.iter().collect::<Vec<_>>(), |_| 0.5)
}

/// Strengths by the Plackett–Luce model, as ratings. Half a game more between every two bots keeps
/// the strength of one that never lost finite; `luck` says which part of it the one with the
/// smaller number won.
pub(super) fn fit(bots: usize, sets: &[&Set], luck: impl Fn(usize) -> f64) -> Vec<f64> {
    let mut strength = vec![1.0f64; bots];
    for _ in 0..100 {
        // Hunter's MM steps: victories divided by the chances there were.
        let (mut won, mut chances) = (vec![0.0; bots], vec![0.0; bots]);
        for bot in 0..bots {
            for other in (0..bots).filter(|other| *other != bot) {
                let part = luck(bot.min(other) * bots + bot.max(other));
                won[bot] += 0.5 * if bot < other { part } else { 1.0 - part };
                chances[bot] += 0.5 / (strength[bot] + strength[other]);
            }
        }
        for game in sets.iter().flat_map(|set| set.iter()) {
            add_stages(game, &strength, &mut won, &mut chances);
        }
        let before = strength.clone();
        for bot in 0..bots {
            strength[bot] = won[bot] / chances[bot];
        }
        let mean = strength.iter().map(|s| s.ln()).sum::<f64>() / bots as f64;
        strength.iter_mut().for_each(|s| *s /= mean.exp());
        let moved = |(now, before): (&f64, &f64)| (now / before).ln().abs() < 1e-4;
        if strength.iter().zip(&before).all(moved) {
            break;
        }
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

/// The places of one game from the first to the last but one; equal ranks share a stage.
fn add_stages(game: &Game, strength: &[f64], won: &mut [f64], chances: &mut [f64]) {
    for rank in 1..game.seats {
        let here = game.places().filter(|(_, r)| *r == rank).count();
        let rest: f64 =
            game.places().filter(|(_, r)| *r >= rank).map(|(bot, _)| strength[bot]).sum();
        if here == 0 || game.places().filter(|(_, r)| *r >= rank).count() == here {
            continue; // nobody at this rank, or nobody below it
        }
        for (bot, r) in game.places().filter(|(_, r)| *r >= rank) {
            won[bot] += if r == rank { 1.0 / here as f64 } else { 0.0 };
            chances[bot] += 1.0 / rest;
        }
    }
}
