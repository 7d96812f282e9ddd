//! Thinking beside the screen: a bot's move or a hint is worked out in a thread of its own, so that
//! keys are answered at once.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use bots::Kind;
use table::AnyTable;

/// Something that is being worked out.
#[derive(Debug)]
pub struct Worker<T>(Receiver<T>);

impl<T: Send + 'static> Worker<T> {
    pub fn start(work: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            let _ = sender.send(work()); // nobody may want it any more
        });
        Worker(receiver)
    }

    /// The answer, once there is one. Fails if the thread has panicked.
    pub fn poll(&self) -> Option<T> {
        match self.0.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => panic!("the thinking thread has ended"),
        }
    }
}

/// A bot's choice at a copy of the table.
pub fn bot_move(table: &dyn AnyTable, kind: Kind, seed: u64) -> Worker<String> {
    let copy = copy(table);
    Worker::start(move || bots::choose(copy.as_ref(), kind, seed).expect("a seat decides"))
}

fn copy(table: &dyn AnyTable) -> Box<dyn AnyTable> {
    table.at(table.number()).expect("the table stands at its own number")
}
