//! Thinking beside the screen: a bot's move or a hint is worked out in a thread of its own, so that
//! keys are answered at once.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use table::AnyTable;

/// Something that is being worked out.
#[derive(Debug)]
pub(crate) struct Worker<T>(Receiver<T>);

impl<T: Send + 'static> Worker<T> {
    /// Works on a copy of the table.
    pub(crate) fn start(
        table: &dyn AnyTable,
        work: impl FnOnce(&dyn AnyTable) -> T + Send + 'static,
    ) -> Self {
        let copy = table.at(table.number()).expect("the table stands at its own number");
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            let _ = sender.send(work(copy.as_ref())); // nobody may want it any more
        });
        Worker(receiver)
    }

    /// The answer, once there is one.
    pub(crate) fn poll(&self) -> Option<T> {
        match self.0.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => panic!("the thinking thread has ended"),
        }
    }
}
