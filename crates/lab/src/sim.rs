//! Playing many matches between bots. The rows come in the order of the games and depend on seed
//! and number only, never on threads: each game has its own dealer.

use std::collections::BTreeMap;
use std::hash::Hash;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Glimpse, Means};
use catalog::Visitor;
use game::{Broken, MAX_SEATS, Quick, Seat, Settings, Spoken};
use serde::Serialize;

use crate::counter::Counter;
use crate::guest::{Forfeits, Guest};
use crate::player::{Player, Room};
use crate::row::{Counts, Row, SeatRow};
use crate::summary::WHOLE;
use crate::{Machine, play};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub seats: Vec<Player>,
    pub settings: Settings,
    /// The games' numbers: what comes before them was or will be played in another run.
    pub games: Range<u64>,
    pub seed: u64,
    pub jobs: usize,
    /// Also count what happens; that takes its time.
    pub counting: bool,
}

impl Plan {
    /// How many games are played.
    pub fn length(&self) -> u64 {
        self.games.end.saturating_sub(self.games.start)
    }

    /// Those from outside, on whom the games depend besides.
    pub fn guests(&self) -> impl Iterator<Item = &Guest> {
        self.seats.iter().filter_map(Player::guest)
    }
}

/// How far a simulation is; shared with whoever shows a progress bar.
#[derive(Debug, Default)]
pub struct Progress {
    pub done: AtomicU64,
    /// Set from outside to stop early; what was played is kept.
    pub stop: AtomicBool,
}

/// Games a thread takes at a time where games are quick.
const PORTION: u64 = 64;

/// Plays the games of the plan and hands on their rows in order, until all are played, or
/// `progress.stop` is set, or a row is not taken.
pub fn run(
    plan: &Plan,
    progress: &Progress,
    take: &mut (dyn FnMut(Row) -> Result<(), Broken> + Send),
) -> Result<(), Broken> {
    catalog::visit(&plan.game, Run { plan, progress, take })?
}

struct Run<'a> {
    plan: &'a Plan,
    progress: &'a Progress,
    take: &'a mut (dyn FnMut(Row) -> Result<(), Broken> + Send),
}

/// Rows that wait for those before them.
struct Queue<'a> {
    waiting: BTreeMap<u64, Vec<Result<Row, Broken>>>,
    next: u64,
    take: &'a mut (dyn FnMut(Row) -> Result<(), Broken> + Send),
    result: Result<(), Broken>,
}

impl Visitor for Run<'_> {
    type Output = Result<(), Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        let Run { plan, progress, take } = self;
        let first = begin::<G>(plan)?;
        let portion = if plan.seats.iter().any(Player::thinks) { 1 } else { PORTION };
        let (counters, room) = (Counters::new(plan), room::<G>(plan)?);
        let (waiting, result) = (BTreeMap::new(), Ok(()));
        let queue = Mutex::new(Queue { waiting, next: plan.games.start, take, result });
        let work = |piece: usize| {
            if progress.stop.load(Ordering::Relaxed) {
                return;
            }
            let from = plan.games.start + piece as u64 * portion;
            let to = plan.games.end.min(from + portion);
            let rows = counters.lend(|mut counter| {
                let one = |index| play_one(first, plan, &room, index, counter.as_deref_mut());
                (from..to).map(one).collect()
            });
            let mut queue = queue.lock().expect("no thread panicked");
            let taken = queue.hand_in(from, rows);
            progress.done.fetch_add(taken, Ordering::Relaxed);
            if queue.result.is_err() {
                progress.stop.store(true, Ordering::Relaxed);
            }
        };
        let pieces = plan.length().div_ceil(portion) as usize;
        Machine::new(plan.jobs).share(pieces, &work);
        queue.into_inner().expect("no thread panicked").result
    }
}

impl Queue<'_> {
    /// How many rows have been taken now, those that waited among them.
    fn hand_in(&mut self, from: u64, rows: Vec<Result<Row, Broken>>) -> u64 {
        let before = self.next;
        self.waiting.insert(from, rows);
        while let Some(rows) = self.waiting.remove(&self.next) {
            self.next += rows.len() as u64;
            for row in rows {
                if self.result.is_ok() {
                    self.result = row.and_then(&mut self.take);
                }
            }
        }
        self.next - before
    }
}

/// The position all games of a plan begin with.
pub(crate) fn begin<G: Spoken>(plan: &Plan) -> Result<G, Broken> {
    let options = G::options(&plan.settings.complete(&G::INFO)?)?;
    G::new(&options, u8::try_from(plan.seats.len()).unwrap_or(u8::MAX))
}

/// Where guests of a plan sit.
pub(crate) fn room<G: Spoken>(plan: &Plan) -> Result<Room<G>, Broken> {
    Room::new(&plan.seats, &plan.settings, plan.seats.len() as u8)
}

/// Counters that know the game's events, one for each thread that works; none where nothing is
/// counted.
pub(crate) struct Counters<E>(Option<Mutex<Vec<Counter<E>>>>, usize);

impl<E: Serialize + Hash + Eq> Counters<E> {
    pub(crate) fn new(plan: &Plan) -> Self {
        Counters(plan.counting.then(Mutex::default), plan.seats.len())
    }

    pub(crate) fn lend<T>(&self, work: impl FnOnce(Option<&mut Counter<E>>) -> T) -> T {
        let Some(free) = &self.0 else { return work(None) };
        let one = free.lock().expect("no thread panicked").pop();
        let mut one = one.unwrap_or_else(|| Counter::new(self.1));
        let result = work(Some(&mut one));
        free.lock().expect("no thread panicked").push(one);
        result
    }
}

pub(crate) fn play_one<G: Spoken>(
    mut state: G,
    plan: &Plan,
    room: &Room<G>,
    index: u64,
    mut counter: Option<&mut Counter<G::Event>>,
) -> Result<Row, Broken> {
    let mut dealer = Quick::stream(plan.seed, index);
    // Bots draw from streams of their own: changing one does not change the others' dice.
    let bot_seed = |seat: usize| plan.seed ^ (index << 8) ^ (0x5EA7 + seat as u64).rotate_left(40);
    let (clock, forfeits) = (Machine::new(1), [(); MAX_SEATS].map(|()| Forfeits::default()));
    let sit = |(seat, player): (usize, &Player)| {
        player.sit(bot_seed(seat), &clock, room, &forfeits[seat])
    };
    let mut bots: Vec<_> = plan.seats.iter().enumerate().map(sit).collect();
    let mut lead = Lead::default();
    let choose = |glimpse: &Glimpse<'_, G>| bots[glimpse.seat().index()].choose(glimpse);
    let after = |state: &G| lead.look(state);
    let decisions = match &mut counter {
        Some(counter) => play::to_the_end(&mut state, &mut dealer, choose, *counter, after),
        None => play::to_the_end(&mut state, &mut dealer, choose, &mut (), after),
    }?;
    let mut row = row_of(&state, index, decisions, lead.changes);
    for (seat, row) in Seat::all(state.seats()).zip(&mut row.seats) {
        let counts = counter.as_mut().map(|counter| counter.take(seat)).unwrap_or_default();
        row.counts = forfeits[seat.index()].with(counts);
    }
    Ok(row)
}

fn row_of<G: Spoken>(state: &G, game: u64, decisions: u32, lead_changes: u32) -> Row {
    let standings = state.standings().expect("a finished game has standings");
    let winners = standings.winners().count() as u64;
    let seat_row = |seat: Seat| SeatRow {
        score: standings.score(seat),
        rank: standings.rank(seat),
        win_60: if standings.rank(seat) == 1 { WHOLE / winners } else { 0 },
        counts: Counts::default(),
    };
    let seats = Seat::all(state.seats()).map(seat_row).collect();
    let ending = state.ending().unwrap_or("unknown").into();
    Row { game, decisions, ending, lead_changes, seats }
}

/// Who is ahead, and how often that has changed.
#[derive(Default)]
struct Lead {
    seat: Option<Seat>,
    changes: u32,
}

impl Lead {
    fn look<G: Spoken>(&mut self, state: &G) {
        let mut best: Option<(i32, Seat)> = None;
        let mut alone = false;
        for seat in Seat::all(state.seats()) {
            let score = state.score(seat);
            match best {
                Some((most, _)) if score < most => {}
                Some((most, _)) if score == most => alone = false,
                _ => (best, alone) = (Some((score, seat)), true),
            }
        }
        let ahead = best.filter(|_| alone).map(|(_, seat)| seat);
        if ahead.is_some() && ahead != self.seat {
            self.changes += u32::from(self.seat.is_some());
            self.seat = ahead;
        }
    }
}
