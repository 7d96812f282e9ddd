//! Counting heap allocations: `#[global_allocator] static HEAP: Counting = Counting;` in a test,
//! then [`count`].

#![allow(unsafe_code)] // An allocator cannot be written without it; it only counts and passes on.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use game::{Game, Quick};

use crate::{Mode, playout};

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting what each thread asks of it.
#[derive(Debug)]
pub struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is shutting down has no counter any more; then nobody is counting.
        let _ = COUNT.try_with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let _ = COUNT.try_with(|count| count.set(count.get() + 1));
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// Allocations this thread has made so far; 0 unless [`Counting`] is the program's allocator.
pub fn count() -> u64 {
    COUNT.with(Cell::get)
}

/// How many allocations some work makes.
pub fn during(work: impl FnOnce()) -> u64 {
    let before = count();
    work();
    count() - before
}

/// Plays at random without a witness and expects no allocation at all.
pub fn none<G: Game>((seats, options): Mode) {
    let start: G = crate::fresh(seats, options);
    let (mut dealer, mut buffer) = (Quick::new(3), Vec::with_capacity(ROOM));
    let (mut decisions, mut matches) = (0, 0);
    let counted = during(|| {
        while decisions < DECISIONS || matches < MATCHES {
            let mut state = start;
            decisions += playout::finish(&mut state, &mut dealer, &mut buffer, &mut ());
            matches += 1;
        }
    });
    assert_eq!(counted, 0, "{seats} seats, {options}");
}

/// More choices than any position has.
const ROOM: usize = 1_024;
/// Long enough that whatever happens in a game has happened.
const DECISIONS: u64 = 100_000;
const MATCHES: u64 = 20;

/// The test that a decision needs no heap, and the allocator that counts. Needs a test file of its
/// own, since a program has one allocator.
///
/// ```text
/// testkit::allocations!(Osaka, [(2, ""), (3, ""), (4, "")]);
/// ```
#[macro_export]
macro_rules! allocations {
    ($game:ty, $modes:expr) => {
        #[global_allocator]
        static HEAP: $crate::allocations::Counting = $crate::allocations::Counting;

        #[test]
        fn no_allocation_after_warm_up() {
            $modes.into_iter().for_each($crate::allocations::none::<$game>);
        }
    };
}
