//! The one thread that writes.

use std::sync::mpsc;
use std::thread;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use crate::{Error, Result};

/// Most jobs in one transaction: bounds how long the first of them waits.
const MOST_JOBS: usize = 256;

/// Work to be done inside a transaction; gives back how to answer once it is known to be safe.
type Job = Box<dyn FnOnce(&Connection) -> Answer + Send>;
type Answer = Box<dyn FnOnce(Option<Error>) + Send>;

#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// The thread ends when the last handle is dropped.
    pub(super) fn start(mut connection: Connection) -> Self {
        let (jobs, waiting) = mpsc::channel::<Job>();
        thread::spawn(move || {
            while let Ok(first) = waiting.recv() {
                let more = waiting.try_iter().take(MOST_JOBS - 1);
                let group: Vec<Job> = std::iter::once(first).chain(more).collect();
                commit(&mut connection, group);
            }
        });
        Writer { jobs }
    }

    /// Runs a job and waits until it is on the disk.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let done = in_savepoint(connection, work);
            Box::new(move |failed: Option<Error>| {
                // Nobody may be left to hear it; the work is done all the same.
                let _ = reply.send(failed.map_or(done, Err));
            })
        });
        let stopped = || Error("sqlite: the writer has stopped".into());
        self.jobs.send(job).map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

/// All jobs in one transaction; each is answered after the commit.
fn commit(connection: &mut Connection, group: Vec<Job>) {
    let transaction = match connection.transaction_with_behavior(TransactionBehavior::Immediate) {
        Ok(transaction) => transaction,
        Err(error) => {
            // Answered by their dropped replies: nothing was done.
            tracing::error!(%error, "the store cannot begin a transaction");
            return;
        }
    };
    let answers: Vec<Answer> = group.into_iter().map(|job| job(&transaction)).collect();
    let failed = transaction.commit().err().map(Error::from);
    answers.into_iter().for_each(|answer| answer(failed.clone()));
}

/// One job that fails takes nothing else with it.
fn in_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T>,
) -> Result<T> {
    connection.execute_batch("SAVEPOINT job")?;
    let done = work(connection);
    let end = if done.is_ok() { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" };
    connection.execute_batch(end)?;
    done
}
