//! The same work for many indices on several threads, with the results in order.

use std::ops::Range;
use std::sync::Mutex;

use bots::Means;

use crate::Machine;

pub(crate) fn map<T: Send>(
    jobs: usize,
    indices: Range<u64>,
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let count = indices.end.saturating_sub(indices.start) as usize;
    let done = Mutex::new(Vec::with_capacity(count));
    Machine::new(jobs).share(count, &|piece| {
        let result = work(indices.start + piece as u64);
        done.lock().expect("no worker panicked").push((piece, result));
    });
    let mut done = done.into_inner().expect("no worker panicked");
    done.sort_by_key(|(piece, _)| *piece);
    done.into_iter().map(|(_, result)| result).collect()
}
