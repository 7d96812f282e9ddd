//! Learning the weights of the evaluation by self-play.
//!
//! Bots play each other with the weights as they are: greedy ones, or (`think`) searching ones,
//! which are better teachers and take longer. From every game three things are
//! learned, each by small steps against its error: how strength decides victory (temporal
//! differences towards the result), how many points are still to come (the same), and which
//! action the teacher prefers (so that search can follow it at first sight).
//! With `cells`, strength is a small network, which also learns at every border of scoring.

mod company;
mod lesson;
mod pupil;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::eval::{Judge, Table};
use bots::{Alone, Budget, Glimpse, Kind};
use catalog::Visitor;
use game::{Broken, Quick, Seat, Settings, Spoken};

use crate::{Interval, parallel, play};
use company::Company;
use lesson::{Teacher, teach};
use pupil::Pupil;

/// What to learn from.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub seats: u8,
    pub settings: Settings,
    /// Self-play games.
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
    /// Simulations of the teacher for one decision; nothing means a greedy teacher.
    pub think: Option<u32>,
    /// Where to begin; nothing means from zero.
    pub start: Option<Table>,
    /// Whether schools play some of the seats in every second game.
    pub schools: bool,
    /// Cells of the small network; those the start does not have begin with small random weights.
    pub cells: usize,
    /// Held-out games for each point of the strength curve.
    pub held_out: u64,
}

/// How far it is; told now and then.
#[derive(Clone, Debug)]
pub struct Mark {
    pub games: u64,
    pub table: Table,
    /// Mean error of the predicted victory (cross-entropy) since the last mark.
    pub loss: f64,
    /// Held-out games of one bot with the new weights against random ones, and against bots like
    /// it with the weights the program was shipped with.
    pub against_random: Interval,
    pub against_shipped: Interval,
}

/// Marks along the way, the last one included.
const MARKS: u64 = 8;
/// Games played with the same weights, and then learned from in their order.
const BATCH: u64 = 64;

/// Learns, telling every mark; stops early if told so, and then returns what it has. `done` counts
/// games.
pub fn run(
    plan: &Plan,
    done: &AtomicU64,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(&Mark),
) -> Result<Table, Broken> {
    catalog::visit(&plan.game, Run { plan, done, stop, tell })?
}

struct Run<'a> {
    plan: &'a Plan,
    done: &'a AtomicU64,
    stop: &'a AtomicBool,
    tell: &'a mut dyn FnMut(&Mark),
}

impl Visitor for Run<'_> {
    type Output = Result<Table, Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        let Run { plan, done, stop, tell } = self;
        let options = G::options(&plan.settings.complete(&G::INFO)?)?;
        let first = G::new(&options, plan.seats)?;
        let start = plan.start.clone().unwrap_or_default();
        let mut pupil = Pupil::<G>::new(plan.seats, start, plan.cells, Quick::new(plan.seed));
        let mut next_mark = 1;
        for from in (0..plan.games).step_by(BATCH as usize) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let to = plan.games.min(from + BATCH);
            let lessons = parallel::map(plan.jobs, from..to, |index| {
                let company = match plan.schools && index % 2 == 1 {
                    true => Company::drawn(plan.seats, plan.seed ^ index),
                    false => Company::none(),
                };
                teach(first, &pupil.judge, plan.think, company, Quick::stream(plan.seed, index))
            });
            lessons.iter().for_each(|lesson| pupil.learn(lesson));
            done.store(to, Ordering::Relaxed);
            // The second half is averaged: single games push the weights to and fro.
            if to * 2 > plan.games {
                pupil.average();
            }
            if to * MARKS >= plan.games * next_mark {
                next_mark += 1;
                tell(&mark(plan, first, &mut pupil, to));
            }
        }
        Ok(pupil.result().table())
    }
}

/// How strong the pupil is by now.
fn mark<G: Spoken>(plan: &Plan, first: G, pupil: &mut Pupil<G>, games: u64) -> Mark {
    let judge = pupil.result();
    let against = |others: Kind| held_out(plan, first, &judge, others);
    let alike = plan.think.map_or(Kind::Greedy, |n| Kind::Search(Budget::Iterations(n)));
    let (against_random, against_shipped) = (against(Kind::Random), against(alike));
    let loss = pupil.take_loss();
    Mark { games, table: judge.table(), loss, against_random, against_shipped }
}

/// How often one bot with these weights wins; its seat goes round.
fn held_out<G: Spoken>(plan: &Plan, first: G, judge: &Judge<G>, others: Kind) -> Interval {
    let one = |index: u64| -> f64 {
        let seat = Seat::new((index % u64::from(plan.seats)) as u8);
        let mut dealer = Quick::stream(!plan.seed, index);
        let mut pupil = Teacher::new(judge, plan.think, Quick::new(index));
        let mut other = others.sit::<G>(index, &Alone);
        let mut state = first;
        let choose = |glimpse: &Glimpse<'_, G>| match glimpse.seat() == seat {
            true => pupil.bot().choose(glimpse),
            false => other.choose(glimpse),
        };
        match play::to_the_end(&mut state, &mut dealer, choose, &mut (), |_| ()) {
            Ok(_) => state.standings().expect("a finished game has standings").share(seat),
            // Walking in circles is no victory.
            Err(_) => 0.0,
        }
    };
    let wins: f64 = parallel::map(plan.jobs, 0..plan.held_out, one).into_iter().sum();
    Interval::of_part(wins / plan.held_out.max(1) as f64, plan.held_out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learn(games: u64, jobs: usize, cells: usize, start: Option<Table>) -> Table {
        let (game, settings) = ("istanbul".to_owned(), Settings::default());
        let plan = Plan {
            game,
            seats: 2,
            settings,
            games,
            seed: 1,
            jobs,
            think: None,
            schools: cells == 4,
            start,
            cells,
            held_out: 0,
        };
        run(&plan, &AtomicU64::new(0), &AtomicBool::new(false), &mut |_| ()).unwrap()
    }

    #[test]
    fn a_network_is_learned_from_the_seed_alone_and_goes_on_from_what_it_knows() {
        let known = learn(128, 1, 3, None);
        assert_eq!(known, learn(128, 2, 3, None), "by the threads");
        assert_eq!(known.cells.len(), 3);
        let more = learn(64, 2, 4, Some(known.clone()));
        assert_eq!(more.cells.len(), 4, "a new cell beside the known ones");
        let moved = |cell: usize| {
            let (before, after) = (&known.cells[cell].notices, &more.cells[cell].notices);
            before.iter().map(|(name, weight)| (weight - after[name]).abs()).fold(0.0, f32::max)
        };
        assert!((0..3).all(|cell| moved(cell) > 0.0), "known cells learn");
        assert!((0..3).all(|cell| moved(cell) < 0.1), "but are not thrown over");
    }

    #[test]
    fn without_cells_nothing_but_a_sum_is_learned() {
        assert!(learn(64, 2, 0, None).cells.is_empty());
    }
}
