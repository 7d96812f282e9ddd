//! A list that grows at its end and can be cut there. Its copies share what is written on full
//! pages, so that a copy costs the same after a hundred entries and after a hundred thousand.

use std::ops::Index;
use std::sync::Arc;

use game::Witness;

/// Entries on a page.
const PAGE: usize = 256;

/// Such a list.
#[derive(Clone, Debug)]
pub struct Ledger<T> {
    /// Full pages; a copy that was cut leaves those that are not its own to the others.
    full: Arc<Vec<Arc<[T]>>>,
    /// How many of them are its own.
    pages: usize,
    /// The page being written, never full.
    open: Vec<T>,
}

impl<T> Default for Ledger<T> {
    fn default() -> Self {
        Ledger { full: Arc::default(), pages: 0, open: Vec::new() }
    }
}

impl<T> Ledger<T> {
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.pages * PAGE + self.open.len()
    }

    /// Whether nothing was written yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The entry at this place, from 0.
    pub fn get(&self, place: usize) -> Option<&T> {
        match place / PAGE {
            page if page < self.pages => self.full[page].get(place % PAGE),
            page if page == self.pages => self.open.get(place % PAGE),
            _ => None,
        }
    }

    /// The newest entry.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All entries in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        self.since(0)
    }

    /// All entries in order but the first so many.
    pub fn since(
        &self,
        first: usize,
    ) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        (first.min(self.len())..self.len()).map(|place| &self[place])
    }
}

impl<T: Clone> Ledger<T> {
    /// Writes a further entry.
    pub fn push(&mut self, entry: T) {
        self.open.push(entry);
        if self.open.len() == PAGE {
            let full = Arc::make_mut(&mut self.full);
            full.truncate(self.pages);
            full.push(std::mem::take(&mut self.open).into());
            self.pages += 1;
        }
    }

    /// Takes the newest entry away.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().cloned()?;
        self.truncate(self.len() - 1);
        Some(last)
    }

    /// Forgets all but the first so many.
    pub fn truncate(&mut self, length: usize) {
        let page = length / PAGE;
        if page < self.pages {
            self.open = self.full[page][..length % PAGE].to_vec();
            self.pages = page;
        } else if page == self.pages {
            self.open.truncate(length % PAGE);
        }
    }
}

impl<T> Index<usize> for Ledger<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        self.get(place).expect("such an entry was written")
    }
}

impl<T: Clone> Extend<T> for Ledger<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, entries: I) {
        entries.into_iter().for_each(|entry| self.push(entry));
    }
}

impl<T: Clone> Witness<T> for Ledger<T> {
    fn tell(&mut self, event: T) {
        self.push(event);
    }
}

impl<T: Clone> FromIterator<T> for Ledger<T> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> Self {
        let mut ledger = Ledger::default();
        ledger.extend(entries);
        ledger
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn listed<T: Copy>(ledger: &Ledger<T>) -> Vec<T> {
        ledger.iter().copied().collect()
    }

    #[test]
    fn it_is_a_list_whatever_is_written_and_cut() {
        let (mut ledger, mut list) = (Ledger::default(), Vec::new());
        let mut earlier = Vec::new();
        for round in 0..40 {
            for entry in 0..(round * 37) % 300 {
                ledger.push((round, entry));
                list.push((round, entry));
            }
            earlier.push((ledger.clone(), list.clone()));
            let length = list.len() * (round % 7) / 6;
            ledger.truncate(length);
            list.truncate(length);
            assert_eq!((ledger.pop(), ledger.last()), (list.pop(), list.last()));
            assert_eq!((ledger.len(), ledger.is_empty()), (list.len(), list.is_empty()));
            assert_eq!(listed(&ledger), list);
            assert_eq!(ledger.get(list.len()), None);
        }
        // What is written or cut in one copy changes no other.
        earlier.iter().for_each(|(ledger, list)| assert_eq!(listed(ledger), *list));
        assert_eq!(ledger.since(3).copied().collect::<Vec<_>>(), list.get(3..).unwrap_or(&[]));
    }

    #[test]
    fn a_copy_of_a_long_list_copies_one_page_at_most() {
        thread_local!(static COPIED: Cell<usize> = const { Cell::new(0) });
        struct Counted;
        impl Clone for Counted {
            fn clone(&self) -> Self {
                COPIED.set(COPIED.get() + 1);
                Counted
            }
        }
        let mut ledger: Ledger<Counted> = (0..10_000).map(|_| Counted).collect();
        for length in (0..10_000).rev() {
            COPIED.set(0);
            let mut copy = ledger.clone();
            copy.truncate(length / 2);
            ledger.truncate(length);
            assert!(COPIED.get() <= 3 * PAGE, "{} of {length}", COPIED.get());
        }
    }
}
