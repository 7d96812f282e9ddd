//! All tables: those in use by their tasks, the others in the store until somebody asks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{Alone, Budget, Kind, Sitter};
use game::{Phrase, Seat, say};
use store::{News, Store, TableRow};
use table::wire::Branch;
use table::wire::answer::Code;
use table::wire::answer::Expectation;
use table::{AnyTable, Refused};
use tokio::sync::{broadcast, oneshot, watch};
use tokio::task::JoinHandle;

use super::clock::Clock;
use super::contents;
use super::error::{Error, Result};
use super::fold::Folded;
use super::limits::Limits;
use super::live::{self, Done, Live, Message};
use super::metrics::Metrics;
use super::notices::Herald;
use super::steps::{Command, Manners};
use super::thinkers::{Lent, Place, Thinkers};
use super::tokens;

/// The bot whose thoughts are a hint.
pub(crate) const ADVISER: Kind = Kind::Expert;
/// How often the hall looks for tables that wait for the house.
const SWEEP: Duration = Duration::from_secs(1);
/// Tables that have waited this long are nobody's: their node is gone.
const PATIENCE: i64 = 2_000;
const PULSE: Duration = Duration::from_secs(3);
/// Without a pulse for this long the whole house was down, and clocks get the time back.
pub(crate) const SILENCE: i64 = 10_000;
/// Waiting tables taken up in one sweep, abandoned ones removed in one round.
const MOST_SWEPT: i64 = 200;
/// A task may be put away between finding and asking it; so often the next one is asked.
const TRIES: usize = 3;
/// Between two rounds for abandoned tables.
const CLEANING: Duration = Duration::from_secs(3600);
const DAY: i64 = 24 * 3600 * 1000;
/// Unfinished tables that nobody has touched for so long are removed: where nobody holds a seat or
/// the match never began, and where somebody could still come back; a clock runs a year at most.
const ABANDONED: i64 = 30 * DAY;
const FORGOTTEN: i64 = 400 * DAY;
/// A host who asks whether steps can be stored hears so within this time.
const WRITING: Duration = Duration::from_secs(3);

#[derive(Debug)]
pub(crate) struct Hall {
    pub store: Arc<dyn Store>,
    /// This process among those that share a store.
    pub node: String,
    pub metrics: Arc<Metrics>,
    pub herald: Arc<Herald>,
    live: Mutex<HashMap<String, Arc<Live>>>,
    pub clock: Clock,
    thinkers: Arc<Thinkers>,
    pub manners: Manners,
    /// How many new people come from where.
    pub newcomers: Limits,
    stop: watch::Sender<bool>,
}

impl Hall {
    /// Opens the hall: clocks get back the time the house was down, and the loops begin.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        herald: Arc<Herald>,
        manners: Manners,
    ) -> store::Result<Arc<Hall>> {
        let clock = Clock::of(store.as_ref()).await?;
        let gap = store.wake(clock.now(), SILENCE).await?;
        store.take_up().await?;
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
            clock,
            thinkers: Thinkers::new(threads),
            manners,
            newcomers: Limits::a_day(manners.quotas.people_a_day),
            stop: watch::channel(false).0,
        });
        tokio::spawn(hall.clone().sweep());
        tokio::spawn(hall.clone().pulse());
        tokio::spawn(hall.clone().listen());
        tokio::spawn(hall.clone().clean());
        Ok(hall)
    }

    /// Streams end and loops stop; steps under way are finished.
    pub(crate) fn close(&self) {
        self.stop.send_replace(true);
    }

    /// Turns true when the hall closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    pub(crate) fn live_tables(&self) -> usize {
        self.live.lock().expect("nobody panics here").len()
    }

    /// A table as the store has it.
    pub(crate) async fn load(&self, id: &str) -> Result<Folded> {
        let mut kept = self.store.load(id).await?.ok_or_else(Error::no_such_table)?;
        if let Some((terms, content)) = contents::inline(&kept, self.clock.now()) {
            self.store.name_content(id, terms.clone(), content.clone()).await?;
            (kept.table.terms, kept.table.content) = (terms, Some(content.hash));
            kept.content = Some(content.text);
        }
        match Folded::new(kept) {
            Ok(folded) => Ok(folded),
            Err(why) => {
                tracing::error!(table = id, %why, "a journal does not replay");
                self.store.set_aside(id, Some(why.to_string())).await?;
                Err(Error::new(Code::Broken, say!("server-no-replay")))
            }
        }
    }

    /// A table as the store has it, for somebody who knows its beginning.
    pub(crate) async fn load_on(&self, known: &Folded) -> Result<Folded> {
        let (id, number) = (&known.table.id, known.number());
        let kept = self.store.load_after(id, number).await?.ok_or_else(Error::no_such_table)?;
        let same = kept.table.epoch == known.table.epoch && kept.table.number >= number;
        match known.grown(kept) {
            Ok(grown) if same => Ok(grown),
            _ => self.load(id).await,
        }
    }

    /// Whether nobody else has added anything.
    pub(crate) async fn is_newest(&self, known: &Folded) -> store::Result<bool> {
        let head = self.store.head(&known.table.id).await?;
        Ok(head == Some((known.table.epoch, known.number())))
    }

    /// Whether steps can be stored, tried by storing a sign of life.
    pub(crate) async fn can_store(&self) -> bool {
        let writing = self.store.pulse(self.clock.now());
        matches!(tokio::time::timeout(WRITING, writing).await, Ok(Ok(_)))
    }

    /// Refuses a table that would be one too many for whoever it counts for.
    pub(crate) async fn has_room_for(&self, table: &TableRow) -> Result<()> {
        for who in table.address.iter().chain(&table.opener) {
            let opened = self.store.opened_by(who, table.created_at - DAY).await?;
            // Its content is there already.
            if let Some(excess) = self.manners.quotas.of_one().exceeded(opened, false) {
                return Err(excess.into());
            }
        }
        Ok(())
    }

    /// A position of a finished match, as JSON.
    pub(crate) async fn position(&self, branch: &Branch) -> Result<String> {
        let root = self.load(&branch.table).await?;
        let play = root.finished().ok_or_else(Error::not_analysable)?;
        Ok(play.at(branch.number)?.state().to_string())
    }

    /// The table's task, started if need be.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>> {
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

    /// The table as it stands for everybody, not as this node knew it a moment ago.
    pub(crate) async fn newest(self: &Arc<Self>, id: &str) -> Result<Arc<Folded>> {
        for _ in 0..TRIES {
            let live = self.table(id).await?;
            live.use_it();
            let known = live.now.borrow().clone();
            if self.is_newest(&known).await? {
                return Ok(known);
            }
            let (reply, answer) = oneshot::channel();
            if live.inbox.send(Message::CatchUp(reply)).await.is_ok()
                && let Ok(folded) = answer.await
            {
                return Ok(folded);
            }
        }
        Err(Error::stumbled())
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
    pub(crate) async fn ask(self: &Arc<Self>, id: &str, command: Command) -> Result<Done> {
        for _ in 0..TRIES {
            let live = self.table(id).await?;
            live.use_it();
            let (reply, answer) = oneshot::channel();
            if live.inbox.send(Message::Command(command.clone(), reply)).await.is_err() {
                continue;
            }
            return answer.await.unwrap_or_else(|_| Err(Error::stumbled()));
        }
        Err(Error::stumbled())
    }

    /// Whether most of those who may think have nothing to think about.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.thinkers.are_at_rest()
    }

    /// What this bot chooses, and the bot again, unless it failed; it gets only what the deciding seat
    /// may know.
    pub(crate) async fn choose(
        &self,
        folded: &Arc<Folded>,
        bot: Sitter,
        seed: u64,
    ) -> (Option<String>, Option<Sitter>) {
        let kind = bot.kind();
        let Some(_turn) = self.thinkers.turn(kind, Place::of(&folded.table)).await else {
            return (None, None);
        };
        let error = match think(folded.clone(), bot, seed).await {
            Ok((choice, bot)) => return (choice, Some(bot)),
            Err(error) => error,
        };
        self.metrics.panicked();
        tracing::error!(table = folded.table.id, %kind, %error, "a bot failed; another one decides");
        let other = think(folded.clone(), Sitter::new(Kind::Random), seed).await;
        (other.ok().and_then(|(choice, _)| choice), None)
    }

    /// What a strong bot thinks of the open decision, the best choice first; it knows what the
    /// deciding seat may know. Whoever does not decide now would hear somebody else's thoughts.
    pub(crate) async fn advise(
        &self,
        folded: &Arc<Folded>,
        seat: Seat,
    ) -> Result<Vec<Expectation>> {
        match folded.decider() {
            Some(decider) if decider == seat => {}
            Some(decider) => return Err(Refused::not_your_turn(decider).into()),
            None => return Err(Refused::over().into()),
        }
        self.thoughts(folded).await.ok_or_else(Error::stumbled)
    }

    /// The same position gets the same answer.
    async fn thoughts(&self, folded: &Arc<Folded>) -> Option<Vec<Expectation>> {
        let _place = self.thinkers.for_people().await?;
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
    pub(crate) async fn warn(&self, folded: &Arc<Folded>, notation: &str) -> Option<Phrase> {
        let _place = self.thinkers.for_people().await?;
        let (seed, folded, notation) = (seed_of(folded), folded.clone(), notation.to_owned());
        let thinking = tokio::task::spawn_blocking(move || {
            insight::coach::warning(folded.play.as_deref()?, &notation, seed, &Alone)
        });
        thinking.await.ok()?.map(|warning| warning.phrase)
    }

    /// What a strong bot thinks of the open decision of a match that is only looked at.
    pub(crate) async fn explain(
        &self,
        table: Box<dyn AnyTable>,
        seed: u64,
    ) -> Option<Vec<Expectation>> {
        let _place = self.thinkers.for_people().await?;
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
            match self.store.due(self.clock.now() - PATIENCE, MOST_SWEPT).await {
                Ok(ids) => {
                    for id in ids {
                        if let Err(error) = self.table(&id).await {
                            tracing::warn!(table = id, error = ?error.code, "cannot be taken up");
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
            if let Err(error) = self.clock.set(self.store.as_ref()).await {
                tracing::error!(%error, "the store's time is unknown");
            }
            match self.store.pulse(self.clock.now()).await {
                Ok(current) => {
                    if epoch.replace(current).is_some_and(|before| before != current) {
                        self.everybody_refreshes().await;
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
                    self.everybody_refreshes().await;
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Removes what nobody comes back to.
    async fn clean(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            if let Err(error) = self.remove_abandoned().await {
                tracing::error!(%error, "abandoned tables stay");
            }
            tokio::select! {
                () = tokio::time::sleep(CLEANING) => {}
                _ = closing.changed() => return,
            }
        }
    }

    async fn remove_abandoned(&self) -> store::Result<()> {
        let now = self.clock.now();
        loop {
            let (nobody, somebody) = (now - ABANDONED, now - FORGOTTEN);
            let found = self.store.abandoned(nobody, somebody, MOST_SWEPT).await?;
            let mut removed = 0;
            for (id, touched) in &found {
                removed += i64::from(self.store.remove(id, *touched).await?);
            }
            if removed > 0 {
                tracing::info!(tables = removed, "abandoned tables are removed");
            }
            if removed < MOST_SWEPT {
                return self.store.drop_contents(now - DAY).await;
            }
        }
    }

    async fn everybody_refreshes(&self) {
        let all: Vec<Arc<Live>> =
            self.live.lock().expect("nobody panics here").values().cloned().collect();
        for live in all {
            let _ = live.inbox.send(Message::Refresh).await;
        }
    }
}

/// The same position gets the same answers.
fn seed_of(folded: &Folded) -> u64 {
    u64::from_str_radix(&folded.table.id, 16).unwrap_or(0) ^ folded.number() as u64
}

/// On a thread that may take its time.
fn think(folded: Arc<Folded>, mut bot: Sitter, seed: u64) -> JoinHandle<(Option<String>, Sitter)> {
    tokio::task::spawn_blocking(move || {
        let choice = folded.play.as_deref().and_then(|play| bot.choose(play, seed, &Lent::new()));
        (choice, bot)
    })
}
