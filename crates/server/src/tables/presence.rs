//! Who looks at which table right now: one count for each seat, kept while streams are open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use game::Seat;
use tokio::sync::watch;

/// Everybody who looks on, by table and seat. Spectators are not counted.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    tables: Mutex<HashMap<String, Watched>>,
}

#[derive(Debug)]
struct Watched {
    streams: usize,
    seats: HashMap<Seat, usize>,
    changes: watch::Sender<u64>,
}

impl Default for Watched {
    fn default() -> Self {
        Watched { streams: 0, seats: HashMap::new(), changes: watch::channel(0).0 }
    }
}

/// Somebody's open page; ends when dropped.
#[derive(Debug)]
pub(crate) struct Here {
    presence: Arc<Presence>,
    table: String,
    seats: Vec<Seat>,
    /// Turns whenever somebody of this table comes or goes.
    pub changes: watch::Receiver<u64>,
}

impl Presence {
    pub(crate) fn arrive(self: &Arc<Self>, table: &str, seats: Vec<Seat>) -> Here {
        let mut tables = self.tables.lock().expect("nobody panics here");
        let watched = tables.entry(table.to_owned()).or_default();
        watched.streams += 1;
        for seat in &seats {
            *watched.seats.entry(*seat).or_default() += 1;
        }
        watched.changes.send_modify(|count| *count += 1);
        let mut changes = watched.changes.subscribe();
        changes.mark_unchanged();
        Here { presence: self.clone(), table: table.to_owned(), seats, changes }
    }

    pub(crate) fn is_here(&self, table: &str, seat: Seat) -> bool {
        let tables = self.tables.lock().expect("nobody panics here");
        tables.get(table).is_some_and(|watched| watched.seats.contains_key(&seat))
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut tables = self.presence.tables.lock().expect("nobody panics here");
        let Some(watched) = tables.get_mut(&self.table) else {
            return;
        };
        watched.streams -= 1;
        for seat in &self.seats {
            if let Some(count) = watched.seats.get_mut(seat) {
                *count -= 1;
                if *count == 0 {
                    watched.seats.remove(seat);
                }
            }
        }
        watched.changes.send_modify(|count| *count += 1);
        if watched.streams == 0 {
            tables.remove(&self.table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_here_as_long_as_one_of_its_pages_is_open() {
        let (presence, seat) = (Arc::new(Presence::default()), Seat::new(1));
        let first = presence.arrive("t", vec![seat]);
        let second = presence.arrive("t", vec![seat]);
        assert!(first.changes.has_changed().unwrap() && presence.is_here("t", seat));
        drop(first);
        assert!(presence.is_here("t", seat) && !presence.is_here("u", seat));
        drop(second);
        assert!(!presence.is_here("t", seat));
        assert!(presence.tables.lock().unwrap().is_empty());
    }
}
