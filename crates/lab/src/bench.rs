//! How fast the games run on one core: random play, next to a reference loop of the same run, so
//! that numbers from noisy machines can be compared as ratios; and simulations of a search. All by the
//! thread's own clock: see `clock`.

use std::hint::black_box;
use std::time::Duration;

use bots::{Alone, Budget, Glimpse, Greedy, Search, Style};
use catalog::Visitor;
use game::{Awaiting, Dealer, Game, Quick, Spoken};
use pig::Pig;
use serde::Serialize;

use crate::clock::{self, Stopwatch};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// What all times below are measured with.
    pub clock: &'static str,
    /// Copying 256 bytes and drawing one die.
    pub reference_ns: f64,
    pub games: Vec<Speed>,
}

/// Random play of one game with one number of seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    pub game: &'static str,
    pub seats: u8,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    /// Choosing one of the legal actions, applying it, chance included; in the best round, since noise
    /// only ever adds.
    pub ns_per_decision: f64,
    /// By how much, as a part of that, the middle round was slower.
    pub spread: f64,
    /// The best round in units of the reference loop.
    pub ratio: f64,
    pub state_bytes: usize,
    /// Simulations of a search in positions along a game: random playouts to the end.
    pub full_playouts_per_s: f64,
    /// Playouts with knowledge, cut and judged at the scoring border, as `hard` does.
    pub cut_playouts_per_s: f64,
}

/// Measures one game, or all of them and *pig*, for about `time` each.
pub fn run(only: Option<&str>, time: Duration) -> Result<Report, game::Broken> {
    let reference_ns = reference(time);
    let mut games = Vec::new();
    let wanted = |key: &str| only.is_none_or(|only| only == key);
    if wanted(Pig::INFO.key) {
        games.push(speed::<Pig>(2, reference_ns, time));
    }
    let others = catalog::all().iter().filter(|info| info.key != Pig::INFO.key);
    for info in others.filter(|info| wanted(info.key)) {
        for seats in info.min_seats..=info.max_seats {
            games.push(catalog::visit(info.key, Measure { seats, reference_ns, time })?);
        }
    }
    if let (true, Some(key)) = (games.is_empty(), only) {
        catalog::info(key)?;
    }
    Ok(Report { clock: clock::NAME, reference_ns, games })
}

struct Measure {
    seats: u8,
    reference_ns: f64,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Speed;
    fn visit<G: Spoken>(self) -> Speed {
        speed::<G>(self.seats, self.reference_ns, self.time)
    }
}

/// Nanoseconds to copy a 256-byte value and draw one die: the mean over places where a value may
/// lie, since how it lies in cache lines changes the time by a third, and a single place on the stack
/// is another one in every run.
fn reference(time: Duration) -> f64 {
    const PLACES: [usize; 4] = [0, 16, 32, 48];
    let at = |place| reference_at(place, time / PLACES.len() as u32);
    PLACES.map(at).iter().sum::<f64>() / PLACES.len() as f64
}

/// The best of several rounds, since noise only ever adds.
fn reference_at(place: usize, time: Duration) -> f64 {
    #[repr(align(64))]
    struct Lines([u8; 256 + 64]);
    const ROUND: u32 = 1_000_000;
    let mut dealer = Quick::new(1);
    let (value, mut copy) = (Lines([0; 256 + 64]), Lines([0; 256 + 64]));
    let value: &[u8; 256] = value.0[place..].first_chunk().expect("long enough");
    let copy: &mut [u8; 256] = copy.0[place..].first_chunk_mut().expect("long enough");
    let (begin, mut best) = (Stopwatch::start(), f64::MAX);
    while begin.elapsed() < time {
        let round = Stopwatch::start();
        for _ in 0..ROUND {
            *copy = *black_box(value);
            copy[0] = dealer.below(6) as u8;
            black_box(&*copy);
        }
        best = best.min(round.elapsed().as_secs_f64() * 1e9 / f64::from(ROUND));
    }
    best
}

fn speed<G: Game>(seats: u8, reference_ns: f64, time: Duration) -> Speed {
    let settings = game::Settings::default().complete(&G::INFO).expect("defaults are valid");
    let options = G::options(&settings).expect("defaults are valid");
    let first = G::new(&options, seats).expect("the game allows these seats");
    let (mut dealer, mut buffer) = (Quick::new(1), Vec::new());
    let mut play = |rounds: u64| -> u64 {
        let one = |_| {
            let mut state = black_box(first);
            finish(&mut state, &mut dealer, &mut buffer)
        };
        (0..rounds).map(one).sum()
    };
    play(200); // warms caches and lets the buffer grow
    let (begin, mut rounds) = (Stopwatch::start(), Vec::new());
    let (mut games, mut decisions) = (0, 0);
    while rounds.is_empty() || begin.elapsed() < time {
        const ROUND: u64 = 100;
        let round = Stopwatch::start();
        let made = play(ROUND);
        rounds.push(round.elapsed().as_secs_f64() * 1e9 / made as f64);
        games += ROUND;
        decisions += made;
    }
    rounds.sort_by(f64::total_cmp);
    let (best, middle) = (rounds[0], rounds[rounds.len() / 2]);
    let decisions_per_game = decisions as f64 / games as f64;
    Speed {
        game: G::INFO.key,
        seats,
        games_per_s: 1e9 / (best * decisions_per_game),
        decisions_per_s: 1e9 / best,
        ns_per_decision: best,
        spread: middle / best - 1.0,
        ratio: best / reference_ns,
        state_bytes: size_of::<G>(),
        full_playouts_per_s: simulations(first, Style::full, time),
        cut_playouts_per_s: simulations(first, |budget| Style::tuned::<G>(seats, budget), time),
    }
}

/// Plays at random to the end; returns the number of decisions.
fn finish<G: Game>(state: &mut G, dealer: &mut Quick, buffer: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    loop {
        match state.awaiting() {
            Awaiting::Decision(_) => {
                let action = state.any_action(dealer, buffer);
                state.act(action, &mut ());
                decisions += 1;
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(dealer);
                state.resolve(outcome, &mut ());
            }
            Awaiting::Nobody => return decisions,
        }
    }
}

/// Simulations per second in the decisions of games between greedy bots. The middle decision
/// counts, so that a few odd ones do not.
fn simulations<G: Game>(first: G, style: impl Fn(Budget) -> Style, time: Duration) -> f64 {
    const EACH: u32 = 256;
    let style = style(Budget::Iterations(EACH));
    let mut dealer = Quick::new(1);
    let mut search = Search::<G>::new(move |_| style, &Alone, Quick::new(2));
    let mut greedy = Greedy::new(Quick::new(3));
    let (mut state, mut times, begin) = (first, Vec::new(), Stopwatch::start());
    while times.is_empty() || begin.elapsed() < time {
        match state.awaiting() {
            Awaiting::Decision(_) => {
                let glimpse = Glimpse::new(&state).expect("a seat decides");
                let (legal, values) = greedy.look(&glimpse);
                if legal.len() > 1 {
                    let begin = Stopwatch::start();
                    black_box(search.think(&glimpse));
                    times.push(begin.elapsed().as_secs_f64());
                }
                let best = (0..legal.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
                state.act(legal[best.expect("a choice")], &mut ());
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(&mut dealer);
                state.resolve(outcome, &mut ());
            }
            Awaiting::Nobody => state = first,
        }
    }
    times.sort_by(f64::total_cmp);
    f64::from(EACH) / times[times.len() / 2]
}
