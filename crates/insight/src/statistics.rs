//! Statistics of people and of games, from a list of finished games: sums and plots, no storage.
//! Whoever keeps games makes a [`Played`] of each once and keeps that.

use std::collections::BTreeMap;

use draw::plot::{self, Bar, Curve};
use game::{Broken, Seat, Viewer, say};
use lang::Speaker;
use serde::{Deserialize, Serialize};
use table::AnyTable;

use crate::account::Analysis;
use crate::step::Mover;
use crate::value::Pair;

/// What statistics need of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub game: String,
    pub decisions: usize,
    pub seats: Vec<Sat>,
}

/// How it went for one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sat {
    /// Who sat there; nobody for bots.
    pub person: Option<String>,
    pub points: i32,
    /// The part of the victory.
    pub win: f64,
    /// Once the game is analysed.
    pub insight: Option<Insight>,
}

/// What an analysis adds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Insight {
    pub luck: Pair,
    pub cost: Pair,
    /// How often each kind of decision went wrong.
    pub errors: BTreeMap<String, u32>,
}

impl Played {
    /// From a finished match; `people` names who sat where.
    pub fn of(
        table: &dyn AnyTable,
        people: &[Option<String>],
        analysis: Option<&Analysis>,
    ) -> Result<Played, Broken> {
        let standings = table.standings().ok_or_else(|| Broken::new("the match is not over"))?;
        let mut seats = Vec::new();
        for seat in Seat::all(table.names().len() as u8) {
            seats.push(Sat {
                person: people.get(seat.index()).cloned().flatten(),
                points: standings.score(seat),
                win: standings.share(seat),
                insight: analysis.map(|analysis| insight(table, analysis, seat)).transpose()?,
            });
        }
        let decided = |number: &usize| table.entry(*number).seat().is_some();
        let decisions = (1..=table.number()).filter(decided).count();
        Ok(Played { game: table.info().key.to_owned(), decisions, seats })
    }
}

fn insight(table: &dyn AnyTable, analysis: &Analysis, seat: Seat) -> Result<Insight, Broken> {
    let account = &analysis.accounts[seat.index()];
    let mut errors = BTreeMap::new();
    for change in &analysis.changes {
        let certain = change.verdict.as_ref().is_some_and(|verdict| verdict.is_certain());
        if certain && change.step.mover == Mover::Seat(seat) {
            let asked = table.at(change.step.from)?.frame(Viewer::Seat(seat)).ask;
            *errors.entry(asked.key.to_owned()).or_default() += 1;
        }
    }
    Ok(Insight { luck: account.luck, cost: account.cost, errors })
}

/// A person's games, oldest first.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Person {
    pub games: u32,
    pub wins: f64,
    /// By game: number, victories, points in all.
    pub by_game: BTreeMap<String, (u32, f64, i64)>,
    /// Luck and cost of every analysed game.
    pub luck: Vec<Pair>,
    pub cost: Vec<Pair>,
    /// How often each kind of decision went wrong.
    pub errors: BTreeMap<String, u32>,
}

pub fn person(games: &[Played], name: &str) -> Person {
    let mut sum = Person::default();
    for played in games {
        let own = played.seats.iter().filter(|sat| sat.person.as_deref() == Some(name));
        for sat in own {
            sum.games += 1;
            sum.wins += sat.win;
            let (number, wins, points) = sum.by_game.entry(played.game.clone()).or_default();
            (*number, *wins, *points) =
                (*number + 1, *wins + sat.win, *points + i64::from(sat.points));
            if let Some(insight) = &sat.insight {
                sum.luck.push(insight.luck);
                sum.cost.push(insight.cost);
                for (kind, number) in &insight.errors {
                    *sum.errors.entry(kind.clone()).or_default() += number;
                }
            }
        }
    }
    sum
}

/// The part of victories with its interval (95 %, by Wilson): at least, found, at most. Nothing is
/// known without a game.
pub fn rate(wins: f64, games: u32) -> [f64; 3] {
    const Z: f64 = 1.96;
    if games == 0 {
        return [0.0, 0.0, 1.0];
    }
    let n = f64::from(games);
    let part = wins / n;
    let middle = (part + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (part * (1.0 - part) / n + Z * Z / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), part, (middle + half).min(1.0)]
}

/// All games of one kind with one number of seats.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Figures {
    pub games: u32,
    /// Victories by seat.
    pub wins: Vec<f64>,
    /// The points of every seat in every game.
    pub points: Vec<Vec<i32>>,
    pub decisions: Vec<usize>,
}

pub fn figures(games: &[Played], game: &str, seats: u8) -> Figures {
    let seats = usize::from(seats);
    let mut sum =
        Figures { wins: vec![0.0; seats], points: vec![Vec::new(); seats], ..Default::default() };
    for played in games.iter().filter(|p| p.game == game && p.seats.len() == seats) {
        sum.games += 1;
        sum.decisions.push(played.decisions);
        for (index, sat) in played.seats.iter().enumerate() {
            sum.wins[index] += sat.win;
            sum.points[index].push(sat.points);
        }
    }
    sum
}

/// Luck and cost summed up over a person's analysed games, in victories, as SVG.
pub fn luck_plot(person: &Person, speaker: &Speaker) -> String {
    let running = |pairs: &[Pair]| {
        let mut sum = 0.0;
        let add = |(index, pair): (usize, &Pair)| {
            sum += pair.win.number();
            ((index + 1) as f64, sum)
        };
        std::iter::once((0.0, 0.0)).chain(pairs.iter().enumerate().map(add)).collect::<Vec<_>>()
    };
    let given: Vec<(f64, f64)> =
        running(&person.cost).iter().map(|(at, sum)| (*at, -sum)).collect();
    let curves = [
        Curve { name: speaker.say(&say!("insight-luck")), points: running(&person.luck) },
        Curve { name: speaker.say(&say!("insight-given-away")), points: given },
    ];
    let values = || curves.iter().flat_map(|curve| &curve.points).map(|point| point.1);
    let least = values().fold(0.0, f64::min).floor();
    let step = ((values().fold(0.0, f64::max) - least) / 4.0).ceil().max(1.0);
    let label = speaker.say(&say!("insight-luck-over-time"));
    plot::lines(&curves, [least, least + 4.0 * step], &label)
}

/// How often each seat wins, in percent, with an even share marked, as SVG.
pub fn seats_plot(figures: &Figures, speaker: &Speaker) -> String {
    let bar = |(index, wins): (usize, &f64)| {
        let [low, value, high] = rate(*wins, figures.games).map(|part| 100.0 * part);
        let seat = Seat::new(index as u8).number();
        let name = speaker.say(&say!("house-seat", number = seat));
        Bar { name, low, value, high }
    };
    let bars: Vec<Bar> = figures.wins.iter().enumerate().map(bar).collect();
    let fair = 100.0 / figures.wins.len().max(1) as f64;
    let most = bars.iter().map(|bar| bar.high).fold(fair, f64::max);
    let label = speaker.say(&say!("insight-seats-title"));
    plot::bars(&bars, most, Some(fair), plot::short(speaker), &label)
}

/// The points of all seats, as SVG.
pub fn points_plot(figures: &Figures, speaker: &Speaker) -> String {
    let all: Vec<i32> = figures.points.iter().flatten().copied().collect();
    spread_plot(&all, &speaker.say(&say!("insight-scores-title")))
}

/// The number of decisions in a game, as SVG.
pub fn length_plot(figures: &Figures, speaker: &Speaker) -> String {
    let all: Vec<i32> = figures.decisions.iter().map(|&number| number as i32).collect();
    spread_plot(&all, &speaker.say(&say!("insight-length-title")))
}

fn spread_plot(numbers: &[i32], label: &str) -> String {
    let least = numbers.iter().copied().min().unwrap_or(0);
    let most = numbers.iter().copied().max().unwrap_or(0);
    // At most 40 steps, so that long ranges stay readable.
    let step = (most - least) / 40 + 1;
    let mut parts = vec![0.0; ((most - least) / step + 1) as usize];
    for number in numbers {
        parts[((number - least) / step) as usize] += 1.0 / numbers.len() as f64;
    }
    plot::distribution(&[(String::new(), parts)], i64::from(least), i64::from(step), label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_rate_narrows_with_games_and_stays_within_all_and_nothing() {
        let [low, rate, high] = rate(5.0, 10);
        // As tables of the Wilson interval have it.
        assert!((low - 0.237).abs() < 0.001 && rate == 0.5 && (high - 0.763).abs() < 0.001);
        let [low, _, high] = super::rate(0.0, 3);
        assert!(low == 0.0 && high > 0.5 && high < 0.6);
        assert_eq!(super::rate(0.0, 0), [0.0, 0.0, 1.0]);
    }
}
