//! Finished games analysed in the background: one at a time, on cores that play leaves free, finding
//! by finding into the store. A server that ends in the middle goes on from there when it is back.
//!
//! Whoever asks only notes the wish in the store; the loop here takes it up. Among several servers
//! of one store the table's lease says who works on it.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Means;
use game::say;
use insight::{Analysis, Depth, Finding, Plan, notebook};
use store::Analysed;
use table::wire::answer::Code;
use tokio::sync::{Notify, mpsc};

use super::error::{Error, Result};
use super::fold::Folded;
use super::hall::Hall;

/// Between two looks for analyses that another server left behind.
const LOOK: Duration = Duration::from_secs(2);
/// Between two looks whether the bots have come to rest.
const REST: Duration = Duration::from_millis(20);
/// A server that has not renewed its lease for this long is gone, and another one goes on.
const LEASE: i64 = 8_000;
const RENEW: Duration = Duration::from_secs(2);
/// Analyses that may wait; a stranger could ask for hundreds.
const MOST_WAITING: usize = 100;
/// Analyses at hand for the next page; the others are read again.
const MOST_KNOWN: usize = 32;

/// That of `serai analyse`, so that both give the same numbers.
const SEED: u64 = 1;

/// How far the analysis of a game is.
#[derive(Clone, Debug)]
pub(crate) enum Study {
    /// Nobody has asked for it.
    Unasked,
    /// Steps looked at, of so many.
    Working(usize, usize),
    Ready(Arc<Analysis>),
}

#[derive(Debug)]
pub(crate) struct Analyst {
    hall: Arc<Hall>,
    depth: Depth,
    asked: Notify,
    known: Mutex<VecDeque<(String, Arc<Analysis>)>>,
}

impl Analyst {
    /// Begins to work; ends with the hall.
    pub(crate) fn open(hall: Arc<Hall>, depth: Depth) -> Arc<Analyst> {
        let (asked, known) = Default::default();
        let analyst = Arc::new(Analyst { hall, depth, asked, known });
        tokio::spawn(analyst.clone().run());
        analyst
    }

    /// Has a finished game analysed. Before the end nobody may ask: it would tell secrets.
    pub(crate) async fn ask(&self, folded: &Folded) -> Result<()> {
        let play = over(folded)?;
        let store = &self.hall.store;
        if let Study::Ready(_) | Study::Working(..) = self.study(folded).await? {
            return Ok(());
        }
        if store.open_analyses().await?.len() >= MOST_WAITING {
            return Err(Error::new(Code::Busy, say!("server-no-analyst")));
        }
        let header = notebook::header(play, Plan { seed: SEED, depth: self.depth });
        let table = folded.table.id.clone();
        let asked =
            Analysed { table, asked_at: self.hall.clock.now(), header, done: false, found: 0 };
        store.begin_analysis(asked).await?;
        self.asked.notify_one();
        Ok(())
    }

    /// How far the analysis of a finished game is.
    pub(crate) async fn study(&self, folded: &Folded) -> Result<Study> {
        let play = over(folded)?;
        let id = &folded.table.id;
        if let Some(analysis) = self.at_hand(id) {
            return Ok(Study::Ready(analysis));
        }
        let Some(kept) = self.hall.store.analysis(id).await? else {
            return Ok(Study::Unasked);
        };
        let Some(plan) = notebook::plan_of(&kept.header) else {
            return Ok(Study::Unasked);
        };
        if !kept.done {
            return Ok(Study::Working(kept.found as usize, insight::steps_of(play).len()));
        }
        let Some(findings) = self.findings(folded, &kept.header, plan).await? else {
            return Ok(Study::Unasked);
        };
        let analysis = Arc::new(insight::conclude(play, plan, findings)?);
        self.keep_at_hand(id, analysis.clone());
        Ok(Study::Ready(analysis))
    }

    fn at_hand(&self, id: &str) -> Option<Arc<Analysis>> {
        let known = self.known.lock().expect("nobody panics here");
        known.iter().find(|(table, _)| table == id).map(|(_, analysis)| analysis.clone())
    }

    fn keep_at_hand(&self, id: &str, analysis: Arc<Analysis>) {
        let mut known = self.known.lock().expect("nobody panics here");
        known.push_back((id.to_owned(), analysis));
        if known.len() > MOST_KNOWN {
            known.pop_front();
        }
    }

    /// What was found so far; nothing if it is about something else.
    async fn findings(
        &self,
        folded: &Folded,
        header: &str,
        plan: Plan,
    ) -> Result<Option<Vec<Finding>>> {
        let lines = self.hall.store.findings(&folded.table.id).await?;
        let text = format!("{header}{}", lines.concat());
        Ok(notebook::read(&text, over(folded)?, plan)?)
    }

    async fn run(self: Arc<Self>) {
        let mut closing = self.hall.closing();
        loop {
            let worked = tokio::select! {
                worked = self.work_on_next() => worked,
                _ = closing.changed() => return,
            };
            if worked {
                continue;
            }
            tokio::select! {
                () = self.asked.notified() => {}
                () = tokio::time::sleep(LOOK) => {}
                _ = closing.changed() => return,
            }
        }
    }

    /// Takes up the first analysis that no other server works on; false if there is none.
    async fn work_on_next(&self) -> bool {
        let waiting = self.hall.store.open_analyses().await.unwrap_or_default();
        for id in waiting {
            match self.lease(&id).await {
                true => match self.work_on(&id).await {
                    Ok(()) => return true,
                    Err(error) => {
                        tracing::error!(table = id, error = ?error.code, "an analysis failed");
                    }
                },
                false => continue,
            }
        }
        false
    }

    /// A finished table has no bots, so its lease is free for this.
    async fn lease(&self, id: &str) -> bool {
        let (hall, now) = (&self.hall, self.hall.clock.now());
        hall.store.lease(id, &hall.node, now, now + LEASE).await.unwrap_or(false)
    }

    async fn work_on(&self, id: &str) -> Result<()> {
        let store = &self.hall.store;
        let folded = self.hall.table(id).await?.now.borrow().clone();
        let kept = store.analysis(id).await?.ok_or_else(Error::no_such_table)?;
        let plan = notebook::plan_of(&kept.header).ok_or_else(Error::stumbled)?;
        let known = self.findings(&folded, &kept.header, plan).await?;
        let known = known.ok_or_else(Error::stumbled)?;
        let all = insight::steps_of(over(&folded)?).len();
        let (mut made, mut renew) = (known.len(), tokio::time::interval(RENEW));
        let mut findings = self.examine(folded, plan, known);
        loop {
            let finding = tokio::select! {
                finding = findings.made.recv() => finding,
                _ = renew.tick() => {
                    self.lease(id).await;
                    continue;
                }
            };
            let Some(finding) = finding else { break };
            let number = finding.step.from as i64;
            store.add_finding(id, number, notebook::line(&finding)).await?;
            made += 1;
        }
        if made < all {
            return Err(Error::stumbled()); // a thread ended too early; the log says why
        }
        store.end_analysis(id).await?;
        tracing::info!(table = id, "analysed");
        Ok(())
    }

    /// On threads of their own, which end when nobody wants the findings any more.
    fn examine(&self, folded: Arc<Folded>, plan: Plan, known: Vec<Finding>) -> Findings {
        let (sender, made) = mpsc::unbounded_channel();
        let stop = Arc::new(AtomicBool::new(false));
        let spare = Spare { hall: self.hall.clone(), stop: stop.clone() };
        std::thread::spawn(move || {
            let mut take = |finding: Finding| drop(sender.send(finding));
            let play = folded.play.as_deref().expect("it is over");
            let looked = insight::examine(play, plan, &known, &spare, &spare.stop, &mut take);
            looked.expect("it is over");
        });
        Findings { made, stop }
    }
}

/// The match of a finished table.
fn over(folded: &Folded) -> Result<&dyn table::AnyTable> {
    folded.finished().ok_or_else(Error::not_analysable)
}

/// Findings as they are made; whoever drops this stops the work.
struct Findings {
    made: mpsc::UnboundedReceiver<Finding>,
    stop: Arc<AtomicBool>,
}

impl Drop for Findings {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Half of the machine, and only while most bots are at rest: play comes first.
struct Spare {
    hall: Arc<Hall>,
    stop: Arc<AtomicBool>,
}

impl Means for Spare {
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let next = AtomicUsize::new(0);
        let help = || loop {
            while !self.hall.is_at_rest() && !self.stop.load(Ordering::Relaxed) {
                std::thread::sleep(REST);
            }
            match next.fetch_add(1, Ordering::Relaxed) {
                piece if piece < pieces => work(piece),
                _ => return,
            }
        };
        std::thread::scope(|scope| {
            (1..(threads / 2).max(1)).for_each(|_| drop(scope.spawn(help)));
            help();
        });
    }

    fn seconds(&self) -> f64 {
        0.0
    }
}
