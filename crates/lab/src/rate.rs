//! Who is stronger? A round-robin between bots, with a rating model made for several players.
//!
//! Every line-up of bots is played on the same dice from every seat in turn (a *set*), so that luck
//! and seats cancel out. Strengths are fitted to the rankings by the Plackett–Luce model: the
//! first place goes to each bot with a chance in proportion to its strength, the second place to
//! one of the rest likewise, and so on. Intervals come from drawing whole sets anew (bootstrap).
//! Whether the order is certain is another question, asked again and again: see `certain`.

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Glimpse;
use catalog::Visitor;
use game::{Broken, Dealer, MAX_SEATS, Quick, Seat, Settings, Spoken};

use crate::certain::Bet;
use crate::guest::Forfeits;
use crate::names::Name;
use crate::output::cannot;
use crate::player::{Player, Room};
use crate::tables::{Cell, Column, Format, Holds, sheet};
use crate::{Interval, Machine, parallel, play};

mod strength;

use strength::{fit, part, strengths};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub bots: Vec<Player>,
    /// How many sit at a table.
    pub seats: u8,
    pub settings: Settings,
    /// At most so many games.
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
    /// Go on until the budget is spent, even when the order is certain.
    pub all: bool,
    /// At each table one of the first bot against copies of one other, and no other line-ups.
    pub first_alone: bool,
}

/// One game: which bot sat where, and who came out where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    seats: u8,
    bots: [u8; MAX_SEATS],
    ranks: [u8; MAX_SEATS],
}

impl Game {
    /// Of bot (by its place in the plan) and rank of each seat, in order; nothing if that are too
    /// many.
    pub fn new(places: &[(u8, u8)]) -> Option<Game> {
        let (mut bots, mut ranks) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        for (seat, &(bot, rank)) in places.iter().enumerate() {
            (*bots.get_mut(seat)?, *ranks.get_mut(seat)?) = (bot, rank);
        }
        Some(Game { seats: places.len() as u8, bots, ranks })
    }

    /// Bot (by its place in the plan) and rank of each seat, in order.
    pub fn places(&self) -> impl Iterator<Item = (usize, u8)> + Clone + '_ {
        let seats = usize::from(self.seats);
        self.bots[..seats]
            .iter()
            .map(|&bot| usize::from(bot))
            .zip(self.ranks[..seats].iter().copied())
    }
}

/// The same line-up and dice from every seat.
type Set = Vec<Game>;

#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    pub games: u64,
    /// By bot, in the order of the plan; the mean is 0, and 400 more are ten times the strength.
    pub rating: Vec<Interval>,
    /// Part of all games won, shared ones as parts.
    pub wins: Vec<Interval>,
    pub played: Vec<u64>,
    /// How often one bot finished before another where both sat at a table; equal ranks count half.
    pub before: Vec<Vec<Option<Interval>>>,
    /// Whether no neighbours in the order could be the other way round; wrong at most once in
    /// twenty ratings, however often one looks.
    pub certain: bool,
    /// Every game, in the order it was played.
    pub all: Vec<Game>,
}

/// Games between two looks at whether the order is certain.
const LOOK_EVERY: u64 = 200;
/// Drawings for the intervals.
const DRAWINGS: usize = 200;

impl Plan {
    /// Every choice of bots for the seats that is played.
    fn line_ups(&self) -> Vec<Vec<u8>> {
        let mut line_ups = line_ups(self.bots.len(), usize::from(self.seats));
        if self.first_alone {
            line_ups.retain(|line| line[0] == 0 && line[1..].iter().all(|bot| *bot == line[1]));
        }
        line_ups
    }

    /// How many sets are played, a game for each seat in each of them.
    pub fn sets(&self) -> u64 {
        self.games.div_ceil(u64::from(self.seats)).max(1)
    }

    /// After how many sets one looks, again and again, whether the order is certain.
    pub fn sets_between_looks(&self) -> u64 {
        (LOOK_EVERY / u64::from(self.seats)).max(self.line_ups().len() as u64)
    }

    fn sets_of(&self, games: &[Game]) -> Vec<Set> {
        games.chunks_exact(self.seats.into()).map(<[Game]>::to_vec).collect()
    }
}

/// Plays until the order is certain or the budget is spent; `done` counts games.
pub fn run(plan: &Plan, done: &AtomicU64, stop: &AtomicBool) -> Result<Ratings, Broken> {
    let mut games = Vec::new();
    let (all, portion) = (plan.sets(), plan.sets_between_looks());
    for from in (0..all).step_by(portion as usize) {
        let sets = from..all.min(from + portion);
        let wanted = (sets.end - sets.start) * u64::from(plan.seats);
        let more = play(plan, sets, done, stop)?;
        let complete = more.len() as u64 == wanted;
        games.extend(more);
        if !complete || (!plan.all && order_is_certain(plan, &games)) {
            break;
        }
    }
    Ok(judge(plan, &games))
}

/// Plays some of the sets and returns their games in order; sets that come after `stop` are left out.
/// A set depends on the plan and its number alone, so parts can be played anywhere.
pub fn play(
    plan: &Plan,
    sets: Range<u64>,
    done: &AtomicU64,
    stop: &AtomicBool,
) -> Result<Vec<Game>, Broken> {
    if plan.bots.len() < 2 {
        return Err(Broken::new("rating needs two bots or more"));
    }
    catalog::visit(&plan.game, Play { plan, sets, done, stop })?
}

/// Whether the games of the first sets make the order certain.
pub fn order_is_certain(plan: &Plan, games: &[Game]) -> bool {
    is_certain(plan.bots.len(), &plan.sets_of(games), plan.line_ups().len())
}

/// What the games of the first sets tell.
pub fn judge(plan: &Plan, games: &[Game]) -> Ratings {
    Ratings::of(plan.bots.len(), &plan.sets_of(games), plan.line_ups().len(), plan.seed)
}

struct Play<'a> {
    plan: &'a Plan,
    sets: Range<u64>,
    done: &'a AtomicU64,
    stop: &'a AtomicBool,
}

impl Visitor for Play<'_> {
    type Output = Result<Vec<Game>, Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        let Play { plan, sets, done, stop } = self;
        let options = G::options(&plan.settings.complete(&G::INFO)?)?;
        let first = G::new(&options, plan.seats)?;
        let room = Room::<G>::new(&plan.bots, &plan.settings, plan.seats)?;
        let line_ups = plan.line_ups();
        let played = parallel::map(plan.jobs, sets, |index| {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let line_up = &line_ups[(index % line_ups.len() as u64) as usize];
            let dice = index / line_ups.len() as u64;
            let set = play_set(first, plan, &room, line_up, dice, index);
            done.fetch_add(u64::from(plan.seats), Ordering::Relaxed);
            Some(set)
        });
        let mut games = Vec::new();
        for set in played.into_iter().map_while(|set| set) {
            games.extend(set?);
        }
        Ok(games)
    }
}

/// Whether a table can be written to a file with this name.
pub fn check_ending(path: &Path) -> Result<(), Broken> {
    format_of(path).map(drop)
}

fn format_of(path: &Path) -> Result<Format, Broken> {
    let format = Format::of_path(path).ok().filter(|format| *format != Format::Lines);
    format.ok_or_else(|| Broken::new("--out must end with .parquet or .csv"))
}

/// Every choice of bots for the seats in which not all are the same, in a fixed order.
fn line_ups(bots: usize, seats: usize) -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = vec![Vec::new()];
    for _ in 0..seats {
        let longer = |line: &Vec<u8>| {
            let least = line.last().copied().unwrap_or(0);
            let line = line.clone();
            (least..bots as u8).map(move |bot| [&line[..], &[bot]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|line| line.first() != line.last());
    all
}

/// One line-up on one run of dice, once for every rotation of the seats.
fn play_set<G: Spoken>(
    first: G,
    plan: &Plan,
    room: &Room<G>,
    line_up: &[u8],
    dice: u64,
    index: u64,
) -> Result<Set, Broken> {
    (0..line_up.len())
        .map(|turn| {
            let mut bots = [0; MAX_SEATS];
            for (seat, bot) in bots[..line_up.len()].iter_mut().enumerate() {
                *bot = line_up[(seat + turn) % line_up.len()];
            }
            let seats = bots[..line_up.len()].iter();
            let players: Vec<&Player> = seats.map(|&bot| &plan.bots[usize::from(bot)]).collect();
            let seed = plan.seed ^ ((index << 8) + turn as u64);
            let ranks = play_one(first, &players, room, Quick::stream(plan.seed, dice), seed)?;
            Ok(Game { seats: plan.seats, bots, ranks })
        })
        .collect()
}

fn play_one<G: Spoken>(
    mut state: G,
    players: &[&Player],
    room: &Room<G>,
    mut dealer: Quick,
    seed: u64,
) -> Result<[u8; MAX_SEATS], Broken> {
    let (clock, forfeits) = (Machine::new(1), Forfeits::default());
    let sit = |(seat, player): (usize, &&Player)| {
        player.sit::<G>(seed.rotate_left(20) ^ seat as u64, &clock, room, &forfeits)
    };
    let mut bots: Vec<_> = players.iter().enumerate().map(sit).collect();
    let choose = |glimpse: &Glimpse<'_, G>| bots[glimpse.seat().index()].choose(glimpse);
    play::to_the_end(&mut state, &mut dealer, choose, &mut (), |_| ())?;
    let standings = state.standings().expect("a finished game has standings");
    let mut ranks = [0; MAX_SEATS];
    for seat in Seat::all(players.len() as u8) {
        ranks[seat.index()] = standings.rank(seat);
    }
    Ok(ranks)
}

impl Ratings {
    /// Each `line_ups` sets that follow one another were played with the same dice.
    fn of(bots: usize, sets: &[Set], line_ups: usize, seed: u64) -> Ratings {
        let middle = strengths(bots, sets);
        let mut dealer = Quick::new(seed);
        let drawings: Vec<Vec<f64>> = (0..DRAWINGS)
            .map(|_| {
                let draw = |_| &sets[dealer.below(sets.len() as u32) as usize];
                let drawn: Vec<&Set> = (0..sets.len()).map(draw).collect();
                // What nobody saw is drawn too, so that a bot that always won has an interval.
                let luck: Vec<f64> = (0..bots * bots).map(|_| part(&mut dealer)).collect();
                fit(bots, &drawn, |pair| luck[pair])
            })
            .collect();
        let rating: Vec<Interval> = (0..bots)
            .map(|bot| middle_95(middle[bot], drawings.iter().map(|fit| fit[bot]).collect()))
            .collect();
        let mut ratings = Ratings {
            games: sets.iter().map(|set| set.len() as u64).sum(),
            rating,
            wins: Vec::new(),
            played: vec![0; bots],
            before: vec![vec![None; bots]; bots],
            certain: is_certain(bots, sets, line_ups),
            all: sets.iter().flatten().copied().collect(),
        };
        ratings.count(bots, sets);
        ratings
    }

    /// How often one of the first bot won against copies of one other, for each that it met so.
    pub fn alone(&self) -> Vec<(usize, Interval)> {
        let mut met: Vec<(usize, f64, u64)> = Vec::new();
        for game in &self.all {
            let mut others = game.places().map(|(bot, _)| bot).filter(|bot| *bot != 0);
            let Some(other) = others.next() else { continue };
            if others.clone().count() + 2 != usize::from(game.seats) || others.any(|b| b != other) {
                continue;
            }
            let winners = game.places().filter(|(_, rank)| *rank == 1);
            let won = winners.clone().any(|(bot, _)| bot == 0);
            let share = if won { 1.0 / winners.count() as f64 } else { 0.0 };
            match met.iter_mut().find(|(bot, ..)| *bot == other) {
                Some((_, sum, games)) => (*sum, *games) = (*sum + share, *games + 1),
                None => met.push((other, share, 1)),
            }
        }
        met.sort_by_key(|(other, ..)| *other);
        let part = |sum: f64, games: u64| Interval::of_part(sum / games as f64, games);
        met.into_iter().map(|(other, sum, games)| (other, part(sum, games))).collect()
    }

    /// A table with a row for each game: which bot sat where, and its rank.
    pub fn write(&self, plan: &Plan, path: &Path) -> Result<(), Broken> {
        let format = format_of(path)?;
        let columns = (1..=plan.seats).flat_map(|seat| {
            [(format!("bot {seat}"), Holds::Text), (format!("rank {seat}"), Holds::Whole)]
        });
        let columns: Vec<Column> = std::iter::once(("game".to_owned(), Holds::Whole))
            .chain(columns)
            .map(|(name, holds)| Column::new(name, holds))
            .collect();
        let name = |bot: &Player| Name::of(&bot.to_string());
        let names: Vec<Name> = plan.bots.iter().map(name).collect();
        let write = || {
            let mut sheet = sheet(path, format, &columns, None)?;
            for (number, game) in (1..).zip(&self.all) {
                let places = game
                    .places()
                    .flat_map(|(bot, rank)| [Cell::Text(names[bot]), Cell::Whole(rank.into())]);
                sheet.row(&[Cell::Whole(number)].into_iter().chain(places).collect::<Vec<_>>())?;
            }
            sheet.finish()
        };
        write().map_err(|error| cannot("write", path, &error))
    }

    fn count(&mut self, bots: usize, sets: &[Set]) {
        let mut before = vec![vec![(0.0, 0u64); bots]; bots];
        let mut wins = vec![0.0; bots];
        for game in sets.iter().flatten() {
            let winners = game.places().filter(|(_, rank)| *rank == 1).count().max(1) as f64;
            for (bot, rank) in game.places() {
                self.played[bot] += 1;
                wins[bot] += if rank == 1 { 1.0 / winners } else { 0.0 };
                for (other, other_rank) in game.places().filter(|(other, _)| *other != bot) {
                    let part = match rank.cmp(&other_rank) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    before[bot][other].0 += part;
                    before[bot][other].1 += 1;
                }
            }
        }
        for (bot, row) in before.iter().enumerate() {
            let played = self.played[bot].max(1);
            self.wins.push(Interval::of_part(wins[bot] / played as f64, played));
            for (other, &(part, games)) in row.iter().enumerate() {
                let interval = || Interval::of_part(part / games as f64, games);
                self.before[bot][other] = (games > 0).then(interval);
            }
        }
    }
}

fn middle_95(value: f64, mut drawn: Vec<f64>) -> Interval {
    drawn.sort_by(f64::total_cmp);
    let at = |part: f64| drawn[((drawn.len() - 1) as f64 * part).round() as usize];
    Interval { low: at(0.025), value, high: at(0.975) }
}

/// Whether each bot is better than the next weaker one for certain. Every pair could have been
/// neighbours, in either order, so all of these count as bets.
fn is_certain(bots: usize, sets: &[Set], line_ups: usize) -> bool {
    let middle = strengths(bots, sets);
    let mut order: Vec<usize> = (0..bots).collect();
    order.sort_by(|&a, &b| middle[b].total_cmp(&middle[a]));
    order.windows(2).all(|pair| {
        let mut bet = Bet::new();
        // What was played with the same dice is one observation.
        let runs = sets.chunks_exact(line_ups);
        runs.filter_map(|run| lead(run, pair[0], pair[1])).for_each(|lead| bet.see(lead));
        bet.is_won(bots * (bots - 1))
    })
}

/// How much more often the first finished before the second than after it; nothing if they never sat
/// together.
fn lead(run: &[Set], first: usize, second: usize) -> Option<f64> {
    let (mut sum, mut meetings) = (0.0, 0u32);
    for game in run.iter().flatten() {
        for (_, mine) in game.places().filter(|(bot, _)| *bot == first) {
            for (_, other) in game.places().filter(|(bot, _)| *bot == second) {
                sum += f64::from(i8::from(mine < other) - i8::from(other < mine));
                meetings += 1;
            }
        }
    }
    (meetings > 0).then(|| sum / f64::from(meetings))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ups_hold_every_choice_but_those_of_one_kind() {
        assert_eq!(line_ups(2, 2), [[0, 1]]);
        assert_eq!(line_ups(2, 3), [[0, 0, 1], [0, 1, 1]]);
        assert_eq!(line_ups(3, 2).len(), 3);
    }

    #[test]
    fn three_to_one_is_rated_about_191_apart() {
        let game = |ranks| Game { seats: 2, bots: [0, 1, 0, 0, 0], ranks };
        let won = game([1, 2, 0, 0, 0]);
        let lost = game([2, 1, 0, 0, 0]);
        let sets: Vec<Set> = (0..400).map(|n| vec![if n % 4 == 0 { lost } else { won }]).collect();
        let ratings = Ratings::of(2, &sets, 1, 1);
        let apart = ratings.rating[0].value - ratings.rating[1].value;
        assert!((apart - 191.0).abs() < 5.0, "{apart}");
        assert!(ratings.certain);
        assert_eq!(ratings.before[0][1].unwrap().value, 0.75);
    }

    #[test]
    fn equal_ranks_leave_equal_bots_equal() {
        let game = Game { seats: 3, bots: [0, 1, 2, 0, 0], ranks: [1, 1, 3, 0, 0] };
        let sets: Vec<Set> = (0..50).map(|_| vec![game]).collect();
        let ratings = Ratings::of(3, &sets, 1, 1);
        assert!((ratings.rating[0].value - ratings.rating[1].value).abs() < 1e-6);
        assert!(ratings.rating[2].high < ratings.rating[1].low);
        assert!(!ratings.certain);
    }

    #[test]
    fn intervals_have_a_width_even_where_one_always_won() {
        let game = Game { seats: 2, bots: [0, 1, 0, 0, 0], ranks: [1, 2, 0, 0, 0] };
        let sets: Vec<Set> = (0..30).map(|_| vec![game]).collect();
        let ratings = Ratings::of(2, &sets, 1, 1);
        assert!(ratings.rating.iter().all(|rating| rating.low < rating.high), "{ratings:?}");
        assert!(ratings.certain);
    }

    #[test]
    fn the_same_dice_for_several_line_ups_are_one_observation() {
        let game = |bots, ranks| Game { seats: 2, bots, ranks };
        let won = game([0, 1, 0, 0, 0], [1, 2, 0, 0, 0]);
        let lost = game([0, 1, 0, 0, 0], [2, 1, 0, 0, 0]);
        assert_eq!(lead(&[vec![won], vec![lost]], 0, 1), Some(0.0));
        assert_eq!(lead(&[vec![won], vec![won]], 1, 0), Some(-1.0));
        assert_eq!(lead(&[vec![won]], 0, 2), None);
    }
}
