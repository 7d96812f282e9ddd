//! All tables: those in use by their tasks, the others in the store until somebody asks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{Advice, Alone, Budget, Kind};
use game::Phrase;
use store::{News, Status, Store};
use table::AnyTable;
use table::wire::Branch;
use tokio::sync::{Semaphore, broadcast, oneshot, watch};
use tokio::task::JoinHandle;

use crate::tables::clock::now;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;
use crate::tables::live::{self, Done, Live, Message};
use crate::tables::metrics::Metrics;
use crate::tables::notices::Herald;
use crate::tables::steps::Command;
use crate::tables::tokens;

/// The bot whose thoughts are a hint.
pub const ADVISER: Kind = Kind::Expert;
/// How often the hall looks for tables that wait for the house.
const SWEEP: Duration = Duration::from_secs(1);
/// Tables that have waited this long are nobody's: their node is gone.
const PATIENCE: i64 = 2_000;
const PULSE: Duration = Duration::from_secs(3);
/// Without a pulse for this long the whole house was down, and clocks get the time back.
pub const SILENCE: i64 = 10_000;
/// Waiting tables taken up in one sweep.
const MOST_SWEPT: i64 = 200;

#[derive(Debug)]
pub struct Hall {
    pub store: Arc<dyn Store>,
    /// This process among those that share a store.
    pub node: String,
    pub metrics: Arc<Metrics>,
    pub herald: Arc<Herald>,
    live: Mutex<HashMap<String, Arc<Live>>>,
    /// Bots that may think at the same time.
    thinkers: Semaphore,
    stop: watch::Sender<bool>,
}

impl Hall {
    /// Opens the hall: clocks get back the time the house was down, and the loops begin.
    pub async fn open(store: Arc<dyn Store>, herald: Arc<Herald>) -> store::Result<Arc<Hall>> {
        let gap = store.wake(now(), SILENCE).await?;
        if gap > 0 {
            tracing::info!(milliseconds = gap, "clocks get back the time the house was down");
        }
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let hall = Arc::new(Hall {
            store,
            node: tokens::fresh::<8>(),
            metrics: Arc::default(),
            herald,
            live: Mutex::default(),
            thinkers: Semaphore::new(threads),
            stop: watch::channel(false).0,
        });
        tokio::spawn(hall.clone().sweep());
        tokio::spawn(hall.clone().pulse());
        tokio::spawn(hall.clone().listen());
        Ok(hall)
    }

    /// Streams end and loops stop; steps under way are finished.
    pub fn close(&self) {
        self.stop.send_replace(true);
    }

    /// Turns true when the hall closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    pub fn live_tables(&self) -> usize {
        self.live.lock().expect("nobody panics here").len()
    }

    /// A table as the store has it.
    pub async fn load(&self, id: &str) -> Result<Folded> {
        let kept = self.store.load(id).await?.ok_or_else(Error::no_such_table)?;
        Folded::new(kept).map_err(|why| {
            tracing::error!(table = id, %why, "a journal does not replay");
            Error::conflict("broken", "This table's journal does not replay with this version.")
        })
    }

    /// A position of a finished match, as JSON.
    pub async fn position(&self, branch: &Branch) -> Result<String> {
        let root = self.load(&branch.table).await?;
        let play = root.play.as_deref().filter(|_| root.status() == Status::Over);
        let play = play.ok_or_else(Error::not_analysable)?;
        Ok(play.at(branch.number)?.state().to_string())
    }

    /// The table's task, started if need be.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>> {
        let looks_right = id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !looks_right {
            return Err(Error::no_such_table());
        }
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        let folded = self.load(id).await?;
        Ok(self.seat_down(folded))
    }

    /// The table as the store has it now, not as this node knew it a moment ago.
    pub async fn newest(self: &Arc<Self>, id: &str) -> Result<Arc<Folded>> {
        let stored = self.load(id).await?;
        let live = self.table(id).await?;
        if live.now.borrow().number() < stored.number() {
            let _ = live.inbox.send(Message::Look).await;
        }
        Ok(Arc::new(stored))
    }

    fn known(&self, id: &str) -> Option<Arc<Live>> {
        let live = self.live.lock().expect("nobody panics here");
        live.get(id).filter(|live| !live.inbox.is_closed()).cloned()
    }

    /// Starts a table's task, unless somebody else just did.
    fn seat_down(self: &Arc<Self>, folded: Folded) -> Arc<Live> {
        let id = folded.table.id.clone();
        let mut tables = self.live.lock().expect("nobody panics here");
        if let Some(live) = tables.get(&id).filter(|live| !live.inbox.is_closed()) {
            return live.clone();
        }
        let (live, task) = live::table(self.clone(), folded);
        let live = Arc::new(live);
        tables.insert(id.clone(), live.clone());
        drop(tables);
        let (hall, handle) = (self.clone(), Arc::downgrade(&live));
        tokio::spawn(async move {
            // A task of its own inside: a panic ends that table's task and nothing else.
            if let Err(error) = tokio::spawn(task.run()).await {
                hall.metrics.panicked();
                tracing::error!(table = id, %error, "a table's task ended; it restarts from its journal");
            }
            let mut tables = hall.live.lock().expect("nobody panics here");
            if tables.get(&id).is_some_and(|live| Arc::downgrade(live).ptr_eq(&handle)) {
                tables.remove(&id);
            }
        });
        live
    }

    /// Has a command carried out by the table's task.
    pub async fn ask(self: &Arc<Self>, id: &str, command: Command) -> Result<Done> {
        // A task may be put away between finding and asking it; the next one is asked again.
        for _ in 0..3 {
            let live = self.table(id).await?;
            let (reply, answer) = oneshot::channel();
            if live.inbox.send(Message::Command(command.clone(), reply)).await.is_err() {
                continue;
            }
            return answer.await.unwrap_or_else(|_| Err(Error::stumbled()));
        }
        Err(Error::stumbled())
    }

    /// Whether most of those who may think have nothing to think about.
    pub fn is_at_rest(&self) -> bool {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        2 * self.thinkers.available_permits() > threads
    }

    /// What a bot of this kind would choose; it gets only what the deciding seat may know.
    pub async fn choose(&self, folded: &Arc<Folded>, kind: Kind, seed: u64) -> Option<String> {
        let _permit = self.thinkers.acquire().await.ok()?;
        let chosen = think(folded.clone(), kind, seed).await;
        match chosen {
            Ok(choice) => choice,
            Err(error) => {
                self.metrics.panicked();
                tracing::error!(table = folded.table.id, %kind, %error, "a bot failed; another one decides");
                think(folded.clone(), Kind::Random, seed).await.ok()?
            }
        }
    }

    /// What a strong bot thinks of the open decision, the best choice first; it knows what the
    /// deciding seat may know. The same position gets the same answer.
    pub async fn advise(&self, folded: &Arc<Folded>) -> Option<Vec<Advice>> {
        let _permit = self.thinkers.acquire().await.ok()?;
        let seed = seed_of(folded);
        let seats = folded.seats.len() as u8;
        let simulations = ADVISER.simulations(&folded.table.game, seats)?;
        let (budget, folded) = (Budget::Iterations(simulations), folded.clone());
        let thinking = tokio::task::spawn_blocking(move || {
            bots::explain(folded.play.as_deref()?, budget, seed, &Alone)
        });
        thinking.await.ok()?
    }

    /// What the coach says before the deciding seat makes this choice, mostly nothing; it knows
    /// what that seat may know.
    pub async fn warn(&self, folded: &Arc<Folded>, notation: &str) -> Option<Phrase> {
        let _permit = self.thinkers.acquire().await.ok()?;
        let (seed, folded, notation) = (seed_of(folded), folded.clone(), notation.to_owned());
        let thinking = tokio::task::spawn_blocking(move || {
            insight::coach::warning(folded.play.as_deref()?, &notation, seed, &Alone)
        });
        thinking.await.ok()?.map(|warning| warning.phrase)
    }

    /// What a strong bot thinks of the open decision of a match that is only looked at.
    pub async fn explain(&self, table: Box<dyn AnyTable>, seed: u64) -> Option<Vec<Advice>> {
        let _permit = self.thinkers.acquire().await.ok()?;
        let seats = table.names().len() as u8;
        let simulations = ADVISER.simulations(table.info().key, seats)?;
        let budget = Budget::Iterations(simulations);
        let thinking =
            tokio::task::spawn_blocking(move || bots::explain(&*table, budget, seed, &Alone));
        thinking.await.ok()?
    }

    /// Takes up tables whose node is gone or that nobody has looked at since their clock lapsed.
    async fn sweep(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            tokio::select! {
                () = tokio::time::sleep(SWEEP) => {}
                _ = closing.changed() => return,
            }
            match self.store.due(now() - PATIENCE, MOST_SWEPT).await {
                Ok(ids) => {
                    for id in ids {
                        if let Err(error) = self.table(&id).await {
                            tracing::warn!(table = id, error = error.message, "cannot be taken up");
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "the store failed"),
            }
        }
    }

    /// Says that this node lives, and notices a restored backup.
    async fn pulse(self: Arc<Self>) {
        let (mut closing, mut epoch) = (self.closing(), None);
        loop {
            match self.store.pulse(now()).await {
                Ok(current) => {
                    if epoch.replace(current).is_some_and(|before| before != current) {
                        self.everybody_looks().await;
                    }
                }
                Err(error) => tracing::error!(%error, "the store failed"),
            }
            tokio::select! {
                () = tokio::time::sleep(PULSE) => {}
                _ = closing.changed() => return,
            }
        }
    }

    async fn listen(self: Arc<Self>) {
        let (mut closing, mut news) = (self.closing(), self.store.news());
        loop {
            let heard = tokio::select! {
                heard = news.recv() => heard,
                _ = closing.changed() => return,
            };
            match heard {
                Ok(News::Moved(id, number)) => {
                    if let Some(live) = self.known(&id) {
                        // A full inbox means the task is busy; it will collide and look itself.
                        let _ = live.inbox.try_send(Message::Moved(number));
                    }
                }
                Ok(News::Everything) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    self.everybody_looks().await;
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    async fn everybody_looks(&self) {
        let all: Vec<Arc<Live>> =
            self.live.lock().expect("nobody panics here").values().cloned().collect();
        for live in all {
            let _ = live.inbox.send(Message::Look).await;
        }
    }
}

/// The same position gets the same answers.
fn seed_of(folded: &Folded) -> u64 {
    u64::from_str_radix(&folded.table.id, 16).unwrap_or(0) ^ folded.number() as u64
}

/// On a thread that may take its time.
fn think(folded: Arc<Folded>, kind: Kind, seed: u64) -> JoinHandle<Option<String>> {
    tokio::task::spawn_blocking(move || bots::choose(folded.play.as_deref()?, kind, seed))
}
