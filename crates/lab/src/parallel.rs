//! The same work for many indices on several threads, with the results in order.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

pub fn map<T: Send>(jobs: usize, indices: Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let (next, done) = (AtomicU64::new(indices.start), Mutex::new(Vec::new()));
    let worker = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= indices.end {
                break;
            }
            let result = work(index);
            done.lock().expect("no worker panicked").push((index, result));
        }
    };
    std::thread::scope(|scope| {
        (1..jobs).for_each(|_| drop(scope.spawn(worker)));
        worker();
    });
    let mut done = done.into_inner().expect("no worker panicked");
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}
