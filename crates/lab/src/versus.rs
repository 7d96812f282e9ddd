//! Two variants on the same seeds: what differs, by how much, and which differences are real.

mod report;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::Ordering;

use catalog::Visitor;
use game::{Broken, Phrase, Spoken, say};
use serde::Serialize;

use crate::certain::LEAST;
use crate::row::Row;
use crate::sim::{Counters, Plan, Progress, begin, play_one, room};
use crate::statistics::deviations_after;
use crate::{Interval, parallel};

pub use report::html;

/// Something that is measured in every game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Measure {
    Decisions,
    LeadChanges,
    Margin,
    /// Of this seat, from 1.
    Points(u8),
    Wins(u8),
    /// What was counted under this name, over all seats.
    Count(&'static str),
}

/// What a measure speaks about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    Game,
    Seats,
    Events,
}

impl Group {
    pub const ALL: [Group; 3] = [Group::Game, Group::Seats, Group::Events];

    pub fn phrase(self) -> Phrase {
        match self {
            Group::Game => say!("lab-versus-game"),
            Group::Seats => say!("lab-versus-seats"),
            Group::Events => say!("lab-versus-events"),
        }
    }
}

/// The name for programs.
impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Measure::Decisions => f.write_str("decisions"),
            Measure::LeadChanges => f.write_str("lead_changes"),
            Measure::Margin => f.write_str("margin"),
            Measure::Points(seat) => write!(f, "points {seat}"),
            Measure::Wins(seat) => write!(f, "wins {seat}"),
            Measure::Count(name) => f.write_str(name),
        }
    }
}

impl Serialize for Measure {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Measure {
    fn group(&self) -> Group {
        match self {
            Measure::Decisions | Measure::LeadChanges | Measure::Margin => Group::Game,
            Measure::Points(_) | Measure::Wins(_) => Group::Seats,
            Measure::Count(_) => Group::Events,
        }
    }

    /// What people call it; counts have the names of the rows.
    pub fn phrase(&self) -> Result<Phrase, &str> {
        Ok(match self {
            Measure::Decisions => say!("lab-versus-decisions"),
            Measure::LeadChanges => say!("lab-versus-lead-changes"),
            Measure::Margin => say!("lab-versus-margin"),
            Measure::Points(seat) => say!("lab-versus-points", seat = *seat),
            Measure::Wins(seat) => say!("lab-versus-wins", seat = *seat),
            Measure::Count(name) => return Err(name),
        })
    }

    /// So many make one: victories are counted in sixtieths.
    fn unit(&self) -> f64 {
        if matches!(self, Measure::Wins(_)) { 60.0 } else { 1.0 }
    }
}

/// A measure of both variants: the mean of each, and the mean difference game by game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    pub measure: Measure,
    pub group: Group,
    pub first: f64,
    pub second: f64,
    /// With a confidence interval so wide that, over all measures together, one of them lies
    /// wholly on one side of 0 by chance only once in twenty runs (Bonferroni).
    pub change: Interval,
    /// The change in deviations of the change from game to game.
    pub effect: f64,
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

/// Hears the rows of both variants, in the order of the games.
pub type Take<'a> = dyn FnMut(&[Row; 2]) -> Result<(), Broken> + 'a;

/// Plays both plans game by game; they differ in settings only. Measures that never differ are
/// left out; the others stand group by group, the largest effect first. The number of games played
/// comes before them.
pub fn run(
    first: &Plan,
    second: &Plan,
    progress: &Progress,
    take: &mut Take<'_>,
) -> Result<(u64, Vec<Difference>), Broken> {
    catalog::visit(&first.game, Run { first, second, progress, take })?
}

struct Run<'a, 'b> {
    first: &'a Plan,
    second: &'a Plan,
    progress: &'a Progress,
    take: &'a mut Take<'b>,
}

impl Visitor for Run<'_, '_> {
    type Output = Result<(u64, Vec<Difference>), Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        let Run { first: plan, second: other, progress, take } = self;
        let (one, two) = (begin::<G>(plan)?, begin::<G>(other)?);
        let (here, there) = (room(plan)?, room(other)?);
        let (counters, mut sums) = (Counters::new(plan), BTreeMap::new());
        let mut next = plan.games.start;
        while next < plan.games.end && !progress.stop.load(Ordering::Relaxed) {
            let to = plan.games.end.min(next + PORTION);
            let played = parallel::map(plan.jobs, next..to, |index| {
                let first = counters.lend(|counter| play_one(one, plan, &here, index, counter))?;
                let second =
                    counters.lend(|counter| play_one(two, other, &there, index, counter))?;
                let rows = [first, second];
                progress.done.fetch_add(1, Ordering::Relaxed);
                Ok(rows)
            });
            for rows in played {
                let rows = rows?;
                add(&mut sums, &rows);
                take(&rows)?;
            }
            next = to;
        }
        let games = next - plan.games.start;
        Ok((games, judge(&sums, games)))
    }
}

fn add(sums: &mut BTreeMap<Measure, Sums>, rows: &[Row; 2]) {
    let [first, second] = rows.each_ref().map(measures);
    let all: BTreeSet<&Measure> = first.keys().chain(second.keys()).collect();
    for measure in all {
        let [a, b] = [&first, &second].map(|of| of.get(measure).copied().unwrap_or(0));
        let sum = sums.entry(measure.clone()).or_default();
        sum.first += i128::from(a);
        sum.second += i128::from(b);
        sum.change += i128::from(b - a);
        sum.squares += i128::from(b - a) * i128::from(b - a);
    }
}

/// Every measure of a game.
fn measures(row: &Row) -> BTreeMap<Measure, i64> {
    let mut all = BTreeMap::from([
        (Measure::Decisions, i64::from(row.decisions)),
        (Measure::LeadChanges, i64::from(row.lead_changes)),
        (Measure::Margin, row.margin()),
    ]);
    for (number, seat) in (1..).zip(&row.seats) {
        all.insert(Measure::Points(number), i64::from(seat.score));
        all.insert(Measure::Wins(number), seat.win_60 as i64);
        for (name, count) in seat.counts.iter() {
            *all.entry(Measure::Count(name.text())).or_default() += count;
        }
    }
    all
}

fn judge(sums: &BTreeMap<Measure, Sums>, games: u64) -> Vec<Difference> {
    let tested: Vec<_> = sums.iter().filter(|(_, sums)| sums.squares > 0).collect();
    let width = deviations_after(games, tested.len());
    let n = games.max(1) as f64;
    let difference = |(measure, sums): (&Measure, &Sums)| {
        let unit = measure.unit();
        let mean = |sum: i128| sum as f64 / unit / n;
        let change = mean(sums.change);
        // Two imagined games, one more and one less than the mean, keep a change that was the same
        // in every game from looking exact.
        let squares = sums.squares as f64 / unit / unit - n * change * change + 2.0;
        let deviation = (squares.max(2.0) / n).sqrt();
        let half = width * deviation / n.sqrt();
        let change = Interval { low: change - half, value: change, high: change + half };
        Difference {
            measure: measure.clone(),
            group: measure.group(),
            first: mean(sums.first),
            second: mean(sums.second),
            change,
            effect: change.value / deviation,
            real: games >= LEAST && (change.low > 0.0 || change.high < 0.0),
        }
    };
    let mut all: Vec<Difference> = tested.into_iter().map(difference).collect();
    all.sort_by(|a, b| a.group.cmp(&b.group).then(b.effect.abs().total_cmp(&a.effect.abs())));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player;
    use bots::Kind;
    use game::Settings;

    fn plan(games: u64) -> Plan {
        Plan {
            game: "osaka".to_owned(),
            seats: vec![Player::Bot(Kind::Random); 2],
            settings: Settings::default(),
            games: 0..games,
            seed: 1,
            jobs: 2,
            counting: true,
        }
    }

    fn shorter(plan: &Plan) -> Plan {
        let shorter = crate::variant::set("osaka", None, &["end.tokens=4".to_owned()]).unwrap();
        let mut settings = Settings::default();
        settings.content = Some(shorter);
        Plan { settings, ..plan.clone() }
    }

    #[test]
    fn a_variant_that_changes_nothing_differs_in_nothing_and_a_shorter_game_is_shorter() {
        let plan = plan(100);
        let (games, same) = run(&plan, &plan, &Progress::default(), &mut |_| Ok(())).unwrap();
        assert_eq!((games, same.len()), (100, 0));
        let mut heard = Vec::new();
        let mut hear = |rows: &[Row; 2]| {
            heard.push(rows[0].game);
            Ok(())
        };
        let (_, changes) = run(&plan, &shorter(&plan), &Progress::default(), &mut hear).unwrap();
        let length = changes.iter().find(|c| c.measure == Measure::Decisions).unwrap();
        assert!(length.real && length.change.high < 0.0, "{length:?}");
        assert_eq!(heard, (0..100).collect::<Vec<_>>(), "rows in the order of the games");
    }

    #[test]
    fn lines_stand_group_by_group_and_by_the_size_of_their_effect() {
        let plan = plan(60);
        let nothing = &mut |_: &[Row; 2]| Ok(());
        let (_, changes) = run(&plan, &shorter(&plan), &Progress::default(), nothing).unwrap();
        assert!(changes.is_sorted_by(|a, b| {
            a.group < b.group || (a.group == b.group && a.effect.abs() >= b.effect.abs())
        }));
        for group in Group::ALL {
            let mut real = changes.iter().filter(|c| c.group == group).map(|c| !c.real);
            assert!(real.next().is_some(), "{group:?} has lines");
            assert!(real.is_sorted(), "what is real stands above");
        }
    }

    #[test]
    fn a_few_games_prove_nothing_and_no_interval_is_a_point() {
        for games in [1, LEAST - 1] {
            let plan = plan(games);
            let nothing = &mut |_: &[Row; 2]| Ok(());
            let (_, changes) = run(&plan, &shorter(&plan), &Progress::default(), nothing).unwrap();
            assert!(!changes.is_empty());
            for change in changes {
                assert!(!change.real && change.change.low < change.change.high, "{change:?}");
            }
        }
    }
}
