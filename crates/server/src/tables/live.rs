//! One task per table in use: it alone changes the table, and tells whoever watches.
//!
//! Command → check → apply on a copy → store → tell. If another node was first, or the task
//! would refuse, it reads on in the journal and tries once more against what is there now. If the store fails, the task ends
//! and nobody was told; whoever asks next makes it start again from the journal.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::Sitter;
use game::Seat;
use store::{Millis, Status};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::error::{Error, Result};
use super::fold::Folded;
use super::hall::Hall;
use super::part::Gathering;
use super::steps::{Change, Command, plan};
use super::tokens;

/// How long a node may keep a table's bots without renewing.
const LEASE: Millis = 4_000;
/// A table nobody asks for is put away after this time.
const IDLE: Duration = Duration::from_secs(180);
/// Bots among themselves play on for this long after somebody has asked for their table; where
/// others play, a table is kept in step for as long.
const RECENT: Duration = Duration::from_secs(60);
/// How often a step is tried when other nodes keep being first: bots there may move every few
/// milliseconds, and whoever leaves is heard all the same. Decisions are refused by themselves.
const TRIES: usize = 50;

/// A command that was carried out (now or when it was first sent).
#[derive(Clone, Debug)]
pub(crate) struct Done {
    /// The last row of the step.
    pub number: i64,
    /// The table as it stood then.
    pub folded: Arc<Folded>,
}

#[derive(Debug)]
pub(crate) enum Message {
    Command(Command, oneshot::Sender<Result<Done>>),
    /// Another node has appended up to this number.
    Moved(i64),
    /// The journal may have changed in any way.
    Refresh,
    /// Somebody must see the table as it stands for everybody.
    CatchUp(oneshot::Sender<Arc<Folded>>),
}

/// A table in use.
#[derive(Debug)]
pub(crate) struct Live {
    pub inbox: mpsc::Sender<Message>,
    pub now: watch::Receiver<Arc<Folded>>,
    used: Arc<Mutex<Instant>>,
}

impl Live {
    /// Somebody asks for the table.
    pub(crate) fn use_it(&self) {
        *self.used.lock().expect("nobody panics here") = Instant::now();
    }
}

/// Why the task ends.
struct End;

/// What a bot chose, and for which position; and the bot, unless it failed.
type BotChoice = (i64, Seat, Option<String>, Option<Sitter>);

pub(crate) struct Task {
    hall: Arc<Hall>,
    inbox: mpsc::Receiver<Message>,
    out: watch::Sender<Arc<Folded>>,
    folded: Arc<Folded>,
    closing: watch::Receiver<bool>,
    lease_until: Millis,
    thinking: Option<JoinHandle<BotChoice>>,
    /// The bots that decided here, by seat: what they thought may serve their next decision.
    bots: BTreeMap<Seat, Sitter>,
    /// When somebody last asked for the table.
    used: Arc<Mutex<Instant>>,
}

/// A table's handle and the task behind it, not yet running.
pub(crate) fn table(hall: Arc<Hall>, folded: Folded) -> (Live, Task) {
    let folded = Arc::new(folded);
    let (sender, inbox) = mpsc::channel(64);
    let (out, now) = watch::channel(folded.clone());
    let closing = hall.closing();
    let used = Arc::new(Mutex::new(Instant::now()));
    let live = Live { inbox: sender, now, used: used.clone() };
    let (lease_until, thinking, bots) = (0, None, BTreeMap::new());
    let task = Task { hall, inbox, out, folded, closing, lease_until, thinking, bots, used };
    (live, task)
}

impl Task {
    /// Runs until nobody needs the table, or the store fails.
    pub(crate) async fn run(mut self) {
        while let Ok(next_look) = self.tend().await {
            if self.wait(next_look).await.is_err() {
                return;
            }
        }
    }

    async fn wait(&mut self, next_look: Option<Duration>) -> std::result::Result<(), End> {
        let thinking = self.thinking.is_some();
        tokio::select! {
            biased; // what was asked before the house closes is still answered
            message = self.inbox.recv() => match message {
                Some(message) => self.hear(message).await,
                None => Err(End),
            },
            chosen = async { self.thinking.as_mut().expect("guarded").await }, if thinking => {
                self.thinking = None;
                self.play(chosen.ok()).await
            }
            _ = self.closing.changed() => Err(End),
            () = sleep(next_look.unwrap_or(IDLE).min(IDLE)), if !thinking || next_look.is_some() => {
                // A clock that runs on is in the store, too: the hall takes the table up again.
                let nothing_soon = next_look.is_none_or(|look| look > IDLE);
                let unused = !self.is_watched() && self.unused_for() >= IDLE;
                if nothing_soon && unused { Err(End) } else { Ok(()) }
            }
        }
    }

    /// The hall's own handle counts as one receiver.
    fn is_watched(&self) -> bool {
        self.out.receiver_count() > 1
    }

    fn unused_for(&self) -> Duration {
        self.used.lock().expect("nobody panics here").elapsed()
    }

    /// Whether anybody would see what happens here.
    fn is_wanted(&self) -> bool {
        self.is_watched() || self.unused_for() < RECENT
    }

    async fn hear(&mut self, message: Message) -> std::result::Result<(), End> {
        match message {
            Message::Command(command, reply) => {
                let (answer, end) = match self.carry_out(&command).await {
                    Ok(done) => (Ok(done), Ok(())),
                    Err((error, end)) => (Err(error), end),
                };
                // Whoever asked may have gone away; what is stored stays.
                let _ = reply.send(answer);
                end
            }
            Message::Moved(number) if number <= self.folded.number() => Ok(()),
            Message::Moved(_) | Message::Refresh if self.is_wanted() => self.catch_up().await,
            Message::Moved(_) | Message::Refresh => Err(End),
            Message::CatchUp(reply) => {
                self.catch_up().await?;
                let _ = reply.send(self.folded.clone());
                Ok(())
            }
        }
    }

    /// Check, apply, store, tell. The second part of an error says whether the task must end.
    async fn carry_out(
        &mut self,
        command: &Command,
    ) -> std::result::Result<Done, (Error, std::result::Result<(), End>)> {
        for _ in 0..TRIES {
            if let Some(done) = self.repeated(command).await {
                return done.map_err(|error| (error, Ok(())));
            }
            let step = match plan(&self.folded, command, self.hall.manners, self.hall.clock.now()) {
                Ok(step) => step,
                // Whoever is behind reads on before they refuse.
                Err(error) => match self.hall.is_newest(&self.folded).await {
                    Ok(true) => return Err((error, Ok(()))),
                    Ok(false) => {
                        self.catch_up().await.map_err(|end| (Error::stumbled(), Err(end)))?;
                        continue;
                    }
                    Err(error) => return Err((error.into(), Err(End))),
                },
            };
            let began = Instant::now();
            match self.hall.store.append(step.append).await {
                Ok(true) => {
                    self.hall.metrics.stored(began.elapsed());
                    let before = self.folded.clone();
                    self.tell(step.next);
                    self.hall.herald.heed(&self.hall, &before, &self.folded);
                    return Ok(Done { number: self.folded.number(), folded: self.folded.clone() });
                }
                Ok(false) => {
                    self.catch_up().await.map_err(|end| (Error::stumbled(), Err(end)))?;
                }
                Err(error) => return Err((error.into(), Err(End))),
            }
        }
        Err((Error::stale(), Ok(())))
    }

    fn tell(&mut self, next: Folded) {
        self.folded = Arc::new(next);
        self.out.send_replace(self.folded.clone());
    }

    /// What was answered to the same request before, if it was ever made.
    async fn repeated(&self, command: &Command) -> Option<Result<Done>> {
        let answered = self.folded.answered(command.key.as_deref()?)?;
        match answered.mark == command.mark() {
            true => Some(self.done_at(answered.number).await),
            false => Some(Err(Error::key_used())),
        }
    }

    /// The answer a repeated request got the first time.
    async fn done_at(&self, number: i64) -> Result<Done> {
        if number == self.folded.number() {
            return Ok(Done { number, folded: self.folded.clone() });
        }
        let kept = self.hall.store.load(&self.folded.table.id).await?;
        let mut kept = kept.ok_or_else(Error::no_such_table)?;
        kept.rows.retain(|row| row.number <= number);
        Ok(Done { number, folded: Arc::new(Folded::new(kept)?) })
    }

    /// Reads what others have added.
    async fn catch_up(&mut self) -> std::result::Result<(), End> {
        let id = self.folded.table.id.clone();
        match self.hall.load_on(&self.folded).await {
            Ok(folded) => {
                self.tell(folded);
                Ok(())
            }
            Err(error) => {
                tracing::warn!(table = id, error = ?error.code, "a table cannot be read again");
                Err(End)
            }
        }
    }

    /// What the house itself owes the table: beginning, lapsed clocks, bots. Says when to look
    /// again.
    async fn tend(&mut self) -> std::result::Result<Option<Duration>, End> {
        loop {
            let folded = self.folded.clone();
            if self.hall.manners.quotas.are_full(folded.number()) {
                return Ok(None);
            }
            let errand = match (folded.status(), folded.decider()) {
                (Status::Open, _) => match self.gather(&folded).await {
                    Ok(change) => change,
                    Err(next_look) => return Ok(next_look),
                },
                (Status::Running, Some(seat)) => match folded.seat(seat).keeper() {
                    Some(_) if self.thinking.is_some() => return Ok(None),
                    Some(_) if folded.is_left_to_bots() && !self.is_wanted() => return Err(End),
                    Some(kind) => {
                        if !self.lease().await? {
                            return Ok(Some(Duration::from_millis(LEASE as u64 / 4)));
                        }
                        self.think(seat, kind);
                        return Ok(None);
                    }
                    None => match lapse(&folded, seat) {
                        Some((change, moment)) if moment <= self.hall.clock.now() => change,
                        Some((_, moment)) => return Ok(Some(self.hall.clock.until(moment))),
                        None => return Ok(None),
                    },
                },
                _ => return Ok(None),
            };
            // No lease for these: whichever node is first, the others find it done. Who has decided
            // elsewhere in time is not handed over.
            let number = Some(folded.number());
            let command = Command { change: errand, number, key: None };
            if let Err((error, end)) = self.carry_out(&command).await {
                tracing::warn!(table = folded.table.id, error = ?error.code, "an errand failed");
                end?;
                return Ok(Some(Duration::from_secs(1)));
            }
        }
    }

    /// What the house does before a match, or when to look again: it waits for people and for their
    /// chains, but not for ever.
    async fn gather(&self, folded: &Folded) -> std::result::Result<Change, Option<Duration>> {
        match (folded.gathering(), folded.table.deadline) {
            (Gathering::Complete, _) => match self.beginning().await {
                Ok(position) => Ok(Change::Start { position }),
                Err(error) => {
                    let table = &folded.table.id;
                    tracing::warn!(table, error = ?error.code, "a branch has no root");
                    Err(Some(Duration::from_secs(1)))
                }
            },
            (Gathering::Company, _) | (_, None) => Err(None),
            (_, Some(moment)) if moment <= self.hall.clock.now() => Ok(Change::GoOn),
            (_, Some(moment)) => Err(Some(self.hall.clock.until(moment))),
        }
    }

    /// The position a match begins with, if not with the game's own beginning.
    async fn beginning(&self) -> Result<Option<String>> {
        match &self.folded.terms.branch {
            Some(branch) => self.hall.position(branch).await.map(Some),
            None => Ok(None),
        }
    }

    /// Renewed in good time, so that most steps need no extra write.
    async fn lease(&mut self) -> std::result::Result<bool, End> {
        let now = self.hall.clock.now();
        if self.lease_until - now > LEASE / 2 {
            return Ok(true);
        }
        let (hall, until) = (&self.hall, now + LEASE);
        let ours = hall.store.lease(&self.folded.table.id, &hall.node, now, until).await;
        let ours = ours.map_err(|error| {
            tracing::error!(%error, "the store failed");
            End
        })?;
        self.lease_until = if ours { until } else { 0 };
        Ok(ours)
    }

    fn think(&mut self, seat: Seat, kind: bots::Kind) {
        let (hall, folded) = (self.hall.clone(), self.folded.clone());
        let bot = self.bots.remove(&seat).filter(|bot| bot.kind() == kind);
        let bot = bot.unwrap_or_else(|| Sitter::new(kind));
        self.thinking = Some(tokio::spawn(async move {
            let number = folded.last_move;
            let (choice, bot) = hall.choose(&folded, bot, tokens::seed()).await;
            (number, seat, choice, bot)
        }));
    }

    /// Plays what a bot chose, unless the table has moved on meanwhile.
    async fn play(&mut self, chosen: Option<BotChoice>) -> std::result::Result<(), End> {
        let Some((number, seat, choice, bot)) = chosen else {
            return Ok(());
        };
        self.bots.extend(bot.map(|bot| (seat, bot)));
        let Some(notation) = choice else {
            return Ok(());
        };
        let still = self.folded.seat(seat).keeper().is_some();
        if number != self.folded.last_move || !still {
            return Ok(());
        }
        let change = Change::BotAct { seat, notation };
        let command = Command { change, number: Some(number), key: None };
        match self.carry_out(&command).await {
            Ok(_) => Ok(()),
            Err((error, end)) => {
                let table = &self.folded.table.id;
                tracing::warn!(table, error = ?error.code, "a bot's choice");
                // Never a hot loop, should a bot insist on nonsense.
                sleep(Duration::from_millis(100)).await;
                end
            }
        }
    }
}

/// The bot that takes over when the clock has run out, and when that is.
fn lapse(folded: &Folded, seat: Seat) -> Option<(Change, Millis)> {
    let to = Some(folded.lapse?);
    Some((Change::HandOver { seat, to }, folded.table.deadline?))
}
