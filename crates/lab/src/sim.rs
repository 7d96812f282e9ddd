//! Playing many matches between bots. The result depends on seed and number of games only, never
//! on threads: each game has its own dealer, and all sums are sums of whole numbers.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Bot, Glimpse, Kind};
use catalog::Visitor;
use game::{Awaiting, Broken, Quick, Seat, Settings, Spoken};

use crate::{Interval, Spread};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub seats: Vec<Kind>,
    pub settings: Settings,
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
}

/// How far a simulation is; shared with whoever shows a progress bar.
#[derive(Debug, Default)]
pub struct Progress {
    pub done: AtomicU64,
    /// Set from outside to stop early; what was played is kept.
    pub stop: AtomicBool,
}

/// Victories are counted in sixtieths, so that halves, thirds, quarters and fifths are whole.
const WHOLE: u64 = 60;
/// Games a thread takes at a time.
const PORTION: u64 = 64;

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    pub games: u64,
    wins: Vec<u64>,
    pub scores: Vec<Spread>,
    pub decisions: Spread,
    pub endings: BTreeMap<&'static str, u64>,
}

impl Summary {
    fn new(seats: usize) -> Self {
        Summary {
            wins: vec![0; seats],
            scores: vec![Spread::default(); seats],
            ..Default::default()
        }
    }

    fn merge(&mut self, other: &Summary) {
        self.games += other.games;
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, more)| *mine += more);
        self.scores.iter_mut().zip(&other.scores).for_each(|(mine, more)| mine.merge(more));
        self.decisions.merge(&other.decisions);
        for (ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
    }

    /// Victories of a seat; shared ones as fractions.
    pub fn wins(&self, seat: usize) -> f64 {
        self.wins[seat] as f64 / WHOLE as f64
    }

    pub fn win_rate(&self, seat: usize) -> Interval {
        Interval::of_part(self.wins(seat) / self.games.max(1) as f64, self.games)
    }

    pub fn seats(&self) -> usize {
        self.wins.len()
    }
}

/// Plays all games of the plan, or as many as until `progress.stop`.
pub fn run(plan: &Plan, progress: &Progress) -> Result<Summary, Broken> {
    catalog::visit(&plan.game, Run { plan, progress })?
}

struct Run<'a> {
    plan: &'a Plan,
    progress: &'a Progress,
}

impl Visitor for Run<'_> {
    type Output = Result<Summary, Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        let Run { plan, progress } = self;
        let options = G::options(&plan.settings.complete(&G::INFO)?)?;
        let seats = plan.seats.len();
        let first = G::new(&options, u8::try_from(seats).unwrap_or(u8::MAX))?;
        let (next, total) = (AtomicU64::new(0), Mutex::new(Summary::new(seats)));
        let work = || {
            let mut mine = Summary::new(seats);
            while !progress.stop.load(Ordering::Relaxed) {
                let from = next.fetch_add(PORTION, Ordering::Relaxed);
                if from >= plan.games {
                    break;
                }
                let to = plan.games.min(from + PORTION);
                (from..to).for_each(|index| play_one(first, plan, index, &mut mine));
                progress.done.fetch_add(to - from, Ordering::Relaxed);
            }
            total.lock().expect("no thread panicked").merge(&mine);
        };
        std::thread::scope(|scope| {
            (1..plan.jobs).for_each(|_| {
                scope.spawn(work);
            });
            work();
        });
        Ok(total.into_inner().expect("no thread panicked"))
    }
}

fn play_one<G: Spoken>(mut state: G, plan: &Plan, index: u64, summary: &mut Summary) {
    let mut dealer = Quick::stream(plan.seed, index);
    // Bots draw from streams of their own: changing one does not change the others' dice.
    let bot_seed = |seat: usize| plan.seed ^ (index << 8) ^ (0x5EA7 + seat as u64).rotate_left(40);
    let mut bots: Vec<_> =
        plan.seats.iter().enumerate().map(|(seat, kind)| kind.sit::<G>(bot_seed(seat))).collect();
    let mut decisions = 0;
    loop {
        match state.awaiting() {
            Awaiting::Decision(seat) => {
                let glimpse = Glimpse::new(&state).expect("a seat decides");
                let action = bots[seat.index()].choose(&glimpse);
                state.act(action, &mut ());
                decisions += 1;
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(&mut dealer);
                state.resolve(outcome, &mut ());
            }
            Awaiting::Nobody => break,
        }
    }
    let standings = state.standings().expect("a finished game has standings");
    let winners = standings.winners().count() as u64;
    summary.games += 1;
    summary.decisions.add(decisions);
    *summary.endings.entry(state.ending().unwrap_or("unknown")).or_default() += 1;
    for seat in Seat::all(plan.seats.len() as u8) {
        if standings.rank(seat) == 1 {
            summary.wins[seat.index()] += WHOLE / winners;
        }
        summary.scores[seat.index()].add(i64::from(standings.score(seat)));
    }
}
