//! Who may think, and when. Bots that do not search never wait. Those that do wait in lanes, short
//! thoughts apart from long ones, and in each lane one address after the other has a turn, and of each
//! address one opener after the other, so that thirty tables of one person delay another one's by a
//! single thought. People who ask for a hint
//! have places of their own.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use bots::{Alone, Kind, Means};
use store::TableRow;
use tokio::sync::{Semaphore, SemaphorePermit, oneshot};

#[derive(Debug)]
pub(crate) struct Thinkers {
    /// Bots that may think at the same time in one lane: one core is left for everything else.
    most: usize,
    lanes: Mutex<[Lane; 2]>,
    /// People's questions.
    people: Semaphore,
}

/// Bots that think or wait for it: addresses take turns, and so do the openers of each.
#[derive(Debug, Default)]
struct Lane {
    busy: usize,
    waiting: Round<Round<Queue>>,
}

type Queue = VecDeque<oneshot::Sender<Turn>>;

/// For whom a bot thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub address: String,
    pub opener: String,
}

impl Place {
    /// A table that nobody known has opened stands for itself.
    pub(crate) fn of(table: &TableRow) -> Place {
        let opener = table.opener.as_ref().unwrap_or(&table.id).clone();
        Place { address: table.address.clone().unwrap_or_default(), opener }
    }
}

/// Those who wait, by name; one name after the other has its turn.
#[derive(Debug, Default)]
struct Round<T> {
    waiting: BTreeMap<String, T>,
    /// Whose turn came last.
    last: String,
}

/// Whatever can be waited in.
trait Line: Default {
    fn next(&mut self) -> Option<oneshot::Sender<Turn>>;
    fn is_empty(&self) -> bool;
}

impl Line for Queue {
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        self.pop_front()
    }

    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

impl<T: Line> Round<T> {
    fn of(&mut self, name: String) -> &mut T {
        self.waiting.entry(name).or_default()
    }
}

impl<T: Line> Line for Round<T> {
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let later = (Bound::Excluded(self.last.as_str()), Bound::Unbounded);
        let later = self.waiting.range::<str, _>(later).next();
        let name = later.or_else(|| self.waiting.iter().next())?.0.clone();
        let line = self.waiting.get_mut(&name)?;
        let first = line.next();
        if line.is_empty() {
            self.waiting.remove(&name);
        }
        self.last = name;
        first
    }

    fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

/// A place to think; somebody else's when dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    /// None for those who need no place.
    thinkers: Option<Arc<Thinkers>>,
    lane: usize,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Arc<Self> {
        let most = threads.saturating_sub(1).max(1);
        Arc::new(Thinkers { most, lanes: Mutex::default(), people: Semaphore::new(threads) })
    }

    /// Waits until a bot of this kind may think at this place.
    pub(crate) async fn turn(self: &Arc<Self>, kind: Kind, place: Place) -> Option<Turn> {
        let lane = match kind {
            kind if !kind.thinks() => return Some(Turn { thinkers: None, lane: 0 }),
            Kind::Normal => 0,
            _ => 1,
        };
        let turn = {
            let mut lanes = self.lanes.lock().expect("nobody panics here");
            let (sender, turn) = oneshot::channel();
            lanes[lane].waiting.of(place.address).of(place.opener).push_back(sender);
            self.fill(lane, &mut lanes[lane]);
            turn
        };
        turn.await.ok()
    }

    /// Gives free places to those who wait.
    fn fill(self: &Arc<Self>, number: usize, lane: &mut Lane) {
        while lane.busy < self.most
            && let Some(waiting) = lane.waiting.next()
        {
            let turn = Turn { thinkers: Some(self.clone()), lane: number };
            match waiting.send(turn) {
                Ok(()) => lane.busy += 1,
                // Whoever waited has gone; their turn was never taken.
                Err(mut turn) => turn.thinkers = None,
            }
        }
    }

    /// Waits for a place to answer a person.
    pub(crate) async fn for_people(&self) -> Option<SemaphorePermit<'_>> {
        self.people.acquire().await.ok()
    }

    /// Whether most of those who may think have nothing to think about.
    pub(crate) fn are_at_rest(&self) -> bool {
        let lanes = self.lanes.lock().expect("nobody panics here");
        lanes.iter().all(|lane| lane.waiting.is_empty() && 2 * lane.busy < self.most.max(2))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(thinkers) = self.thinkers.take() {
            let mut lanes = thinkers.lanes.lock().expect("nobody panics here");
            lanes[self.lane].busy -= 1;
            thinkers.fill(self.lane, &mut lanes[self.lane]);
        }
    }
}

/// The machine, as a bot at a table may use it: the clock, and a second thread where there are cores
/// enough for everybody else.
#[derive(Debug)]
pub(crate) struct Lent(Instant);

/// Below so many cores a bot has one thread.
const MANY_CORES: usize = 4;

impl Lent {
    pub(crate) fn new() -> Self {
        Lent(Instant::now())
    }
}

impl Means for Lent {
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if cores < MANY_CORES {
            return Alone.share(pieces, work);
        }
        std::thread::scope(|scope| {
            (1..pieces).for_each(|piece| drop(scope.spawn(move || work(piece))));
            (0..pieces.min(1)).for_each(work);
        });
    }

    fn seconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }

    fn patience(&self) -> Option<f64> {
        Some(bots::PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// `address/opener`
    fn place(text: &str) -> Place {
        let (address, opener) = text.split_once('/').unwrap_or((text, ""));
        Place { address: address.to_owned(), opener: opener.to_owned() }
    }

    /// Everybody who waits gets their turn in some order; says in which.
    async fn order(
        thinkers: &Arc<Thinkers>,
        waiting: &[(&'static str, Kind)],
    ) -> Vec<&'static str> {
        let held = thinkers.turn(Kind::Expert, place("first")).await.unwrap();
        let (sender, mut told) = tokio::sync::mpsc::unbounded_channel();
        for (opener, kind) in waiting.iter().copied() {
            let (thinkers, sender) = (thinkers.clone(), sender.clone());
            tokio::spawn(async move {
                let turn = thinkers.turn(kind, place(opener)).await;
                let _ = sender.send(opener);
                drop(turn);
            });
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        drop((held, sender));
        let mut order = Vec::new();
        while let Some(opener) = told.recv().await {
            order.push(opener);
        }
        order
    }

    #[tokio::test]
    async fn openers_take_turns_and_short_thoughts_wait_for_no_long_one() {
        let thinkers = Thinkers::new(2);
        let (long, short) = (Kind::Expert, Kind::Normal);
        let waiting = [("many", long), ("many", long), ("many", long), ("one", long)];
        assert_eq!(order(&thinkers, &waiting).await, ["many", "one", "many", "many"]);
        let waiting = [("many", long), ("many", long), ("quick", short), ("random", Kind::Random)];
        assert_eq!(order(&thinkers, &waiting).await, ["quick", "random", "many", "many"]);
        assert!(thinkers.are_at_rest());
    }

    #[tokio::test]
    async fn many_names_at_one_address_are_one_address() {
        let thinkers = Thinkers::new(2);
        let waiting = ["inn/a", "inn/b", "inn/c", "inn/a", "home/z"];
        let waiting = waiting.map(|place| (place, Kind::Hard));
        let turns = order(&thinkers, &waiting).await;
        assert_eq!(turns, ["home/z", "inn/a", "inn/b", "inn/c", "inn/a"]);
    }

    #[tokio::test]
    async fn a_place_is_free_again_when_who_waited_for_it_is_gone() {
        let thinkers = Thinkers::new(1);
        let held = thinkers.turn(Kind::Hard, place("a")).await;
        let gone =
            tokio::time::timeout(Duration::from_millis(5), thinkers.turn(Kind::Hard, place("b")));
        assert!(gone.await.is_err());
        assert!(!thinkers.are_at_rest());
        drop(held);
        let next =
            tokio::time::timeout(Duration::from_secs(5), thinkers.turn(Kind::Hard, place("c")));
        assert!(next.await.expect("nobody is in the way").is_some());
    }
}
