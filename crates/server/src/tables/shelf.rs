//! Records that visitors sent to be replayed: a few, in memory only. The same file gets the same
//! place, so that a link works again once somebody sends the file again.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex};

use table::AnyTable;

use super::tokens;

/// The largest record anybody has; a long match with an own content table is half of it.
pub(crate) const MOST_BYTES: usize = 256 * 1024;
/// Records kept at once; the oldest makes room.
const MOST: usize = 64;

#[derive(Default)]
pub(crate) struct Shelf {
    records: Mutex<VecDeque<(String, Arc<dyn AnyTable>)>>,
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shelf")
    }
}

impl Shelf {
    /// Keeps a record that was read from this text; says where.
    pub(crate) fn put(&self, text: &str, table: Box<dyn AnyTable>) -> String {
        let id = tokens::hash(text)[..16].to_owned();
        let mut records = self.records.lock().expect("nobody panics here");
        records.retain(|(known, _)| *known != id);
        records.push_back((id.clone(), table.into()));
        if records.len() > MOST {
            records.pop_front();
        }
        id
    }

    pub(crate) fn find(&self, id: &str) -> Option<Arc<dyn AnyTable>> {
        let records = self.records.lock().expect("nobody panics here");
        records.iter().find(|(known, _)| known == id).map(|(_, table)| table.clone())
    }
}
