//! Two variants on the same seeds: what differs, by how much, and which differences are real.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

use catalog::Visitor;
use game::{Broken, Spoken};

use crate::row::Row;
use crate::sim::{Plan, Progress, begin, play_one};
use crate::{Interval, parallel};

/// A measure of both variants: the mean of each, and the mean difference game by game.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    pub name: String,
    pub first: f64,
    pub second: f64,
    /// With a confidence interval so wide that, over all measures together, one of them lies
    /// wholly on one side of 0 by chance only once in twenty runs (Bonferroni).
    pub change: Interval,
    pub real: bool,
}

/// Sums over games of whole numbers, per measure.
#[derive(Clone, Copy, Default)]
struct Sums {
    first: i128,
    second: i128,
    change: i128,
    squares: i128,
}

/// Games compared at a time.
const PORTION: u64 = 256;

/// Plays both plans game by game; they differ in settings only. Measures that never differ are
/// left out. The number of games played comes first.
pub fn run(
    first: &Plan,
    second: &Plan,
    progress: &Progress,
) -> Result<(u64, Vec<Difference>), Broken> {
    catalog::visit(&first.game, Run { first, second, progress })?
}

struct Run<'a> {
    first: &'a Plan,
    second: &'a Plan,
    progress: &'a Progress,
}

impl Visitor for Run<'_> {
    type Output = Result<(u64, Vec<Difference>), Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        let Run { first: plan, second: other, progress } = self;
        let (one, two) = (begin::<G>(plan)?, begin::<G>(other)?);
        let sums = Mutex::new(BTreeMap::new());
        let mut games = 0;
        while games < plan.games && !progress.stop.load(Ordering::Relaxed) {
            let to = plan.games.min(games + PORTION);
            let played = parallel::map(plan.jobs, games..to, |index| {
                let rows = [play_one(one, plan, index)?, play_one(two, other, index)?];
                add(&mut sums.lock().expect("no worker panicked"), &rows);
                progress.done.fetch_add(1, Ordering::Relaxed);
                Ok(())
            });
            played.into_iter().collect::<Result<(), Broken>>()?;
            games = to;
        }
        let sums = sums.into_inner().expect("no worker panicked");
        Ok((games, judge(&sums, games)))
    }
}

fn add(sums: &mut BTreeMap<String, Sums>, rows: &[Row; 2]) {
    let [first, second] = rows.each_ref().map(measures);
    let names: std::collections::BTreeSet<&String> = first.keys().chain(second.keys()).collect();
    for name in names {
        let [a, b] = [&first, &second].map(|of| of.get(name).copied().unwrap_or(0));
        let sum = sums.entry(name.clone()).or_default();
        sum.first += i128::from(a);
        sum.second += i128::from(b);
        sum.change += i128::from(b - a);
        sum.squares += i128::from(b - a) * i128::from(b - a);
    }
}

/// Every measure of a game. Victories are in sixtieths.
fn measures(row: &Row) -> BTreeMap<String, i64> {
    let mut all = BTreeMap::from([
        ("decisions".to_owned(), i64::from(row.decisions)),
        ("lead changes".to_owned(), i64::from(row.lead_changes)),
        ("margin".to_owned(), row.margin()),
    ]);
    for (index, seat) in row.seats.iter().enumerate() {
        let number = index + 1;
        all.insert(format!("seat {number}: points"), i64::from(seat.score));
        all.insert(format!("seat {number}: wins"), seat.win_60 as i64);
        for (name, count) in &seat.counts {
            *all.entry(name.clone()).or_default() += count;
        }
    }
    all
}

fn judge(sums: &BTreeMap<String, Sums>, games: u64) -> Vec<Difference> {
    let tested: Vec<_> = sums.iter().filter(|(_, sums)| sums.squares > 0).collect();
    let width = normal_quantile(1.0 - 0.025 / tested.len().max(1) as f64);
    let difference = |(name, sums): (&String, &Sums)| {
        let unit = if name.ends_with(": wins") { 60.0 } else { 1.0 };
        let mean = |sum: i128| sum as f64 / unit / games.max(1) as f64;
        let change = mean(sums.change);
        let spread = (mean(sums.squares) / unit - change * change).max(0.0);
        let half = width * (spread / games.max(1) as f64).sqrt();
        let change = Interval { low: change - half, value: change, high: change + half };
        Difference {
            name: name.clone(),
            first: mean(sums.first),
            second: mean(sums.second),
            change,
            real: change.low > 0.0 || change.high < 0.0,
        }
    };
    tested.into_iter().map(difference).collect()
}

/// How many deviations a normal value stays below with this chance (Acklam's approximation would
/// be faster; this halves an interval, which is exact enough and easy to check).
fn normal_quantile(chance: f64) -> f64 {
    let below = |z: f64| {
        // Composite Simpson on the density from 0; 200 steps are exact to nine digits here.
        let steps = 200;
        let step = z / f64::from(steps);
        let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
        let inner: f64 = (1..steps)
            .map(|k| density(f64::from(k) * step) * if k % 2 == 1 { 4.0 } else { 2.0 })
            .sum();
        0.5 + (density(0.0) + inner + density(z)) * step / 3.0
    };
    let (mut low, mut high) = (0.0, 8.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if below(middle) < chance { low = middle } else { high = middle }
    }
    high
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Kind;
    use game::Settings;

    #[test]
    fn quantiles_match_known_values() {
        assert!((normal_quantile(0.975) - 1.959_964).abs() < 1e-5);
        assert!((normal_quantile(0.9995) - 3.290_527).abs() < 1e-5);
    }

    #[test]
    fn a_variant_that_changes_nothing_differs_in_nothing_and_a_shorter_game_is_shorter() {
        let plan = Plan {
            game: "osaka".to_owned(),
            seats: vec![Kind::Random; 2],
            settings: Settings::default(),
            games: 100,
            from: 0,
            seed: 1,
            jobs: 2,
            counting: true,
        };
        let (games, same) = run(&plan, &plan, &Progress::default()).unwrap();
        assert_eq!((games, same.len()), (100, 0));
        let shorter = crate::variant::set("osaka", None, &["end.tokens=4".to_owned()]).unwrap();
        let mut settings = Settings::default();
        settings.content = Some(shorter);
        let other = Plan { settings, ..plan.clone() };
        let (_, changes) = run(&plan, &other, &Progress::default()).unwrap();
        let length = changes.iter().find(|change| change.name == "decisions").unwrap();
        assert!(length.real && length.change.high < 0.0, "{length:?}");
    }
}
