//! Counting heap allocations: `#[global_allocator] static HEAP: Counting = Counting;` in a program
//! or test, then [`count`].

#![allow(unsafe_code)] // An allocator cannot be written without it; it only counts and passes on.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

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
