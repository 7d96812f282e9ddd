//! Who can be asked to play many matches: the program's own bots, and guests from outside. A guest gets a
//! table on which everything its seat does not know is imagined, so it cannot see more than it may.

use std::fmt;
use std::sync::Arc;

use bots::{Bot, Glimpse, Kind, Means};
use game::{Broken, Dealer, Quick, Settings, Spoken};
use table::{Match, Setup};

use crate::guest::{Fault, Forfeits, Guest, Outside};

/// Moves for a guest that does not, as at a table.
const FALLBACK: Kind = Kind::Normal;

/// Who sits there.
#[derive(Clone, Debug)]
pub enum Player {
    /// One of the program's own.
    Bot(Kind),
    /// Somebody from outside.
    Guest(Arc<Guest>),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(kind) => kind.fmt(f),
            Player::Guest(guest) => f.write_str(guest.name()),
        }
    }
}

impl Player {
    /// The guest, if it is one.
    pub fn guest(&self) -> Option<&Guest> {
        match self {
            Player::Bot(_) => None,
            Player::Guest(guest) => Some(guest),
        }
    }

    /// Whether a decision takes it long.
    pub(crate) fn thinks(&self) -> bool {
        match self {
            Player::Bot(kind) => kind.thinks(),
            Player::Guest(_) => true,
        }
    }
}

/// Where guests sit: a table of the game as it is set up, whose own course nobody plays.
pub(crate) struct Room<G: Spoken>(Option<Match<G>>);

impl<G: Spoken> Room<G> {
    /// Only needed where there are guests.
    pub(crate) fn new(players: &[Player], settings: &Settings, seats: u8) -> Result<Self, Broken> {
        if !players.iter().any(|player| matches!(player, Player::Guest(_))) {
            return Ok(Room(None));
        }
        let names = (1..=seats).map(|number| format!("seat {number}")).collect();
        let table = table::open(G::INFO.key, Setup::seeded(settings.clone(), names, 0))?;
        Ok(Room(table.as_any().downcast_ref().cloned()))
    }
}

impl Player {
    /// Takes a seat for one match; what a guest leaves undone there is counted in `forfeits`.
    pub(crate) fn sit<'m, G: Spoken>(
        &self,
        seed: u64,
        means: &'m dyn Means,
        room: &'m Room<G>,
        forfeits: &'m Forfeits,
    ) -> Box<dyn Bot<G> + 'm> {
        match self {
            Player::Bot(kind) => kind.sit(seed, means),
            Player::Guest(guest) => Box::new(Seated {
                guest: Arc::clone(guest),
                inside: guest.enter().ok(),
                room: room.0.as_ref().expect("there are guests"),
                dealer: Quick::new(seed),
                forfeits,
            }),
        }
    }
}

/// A guest at a table.
struct Seated<'m, G: Spoken> {
    guest: Arc<Guest>,
    /// Nobody, once it was too slow or has gone: the next match lets another one in.
    inside: Option<Box<dyn Outside>>,
    room: &'m Match<G>,
    dealer: Quick,
    forfeits: &'m Forfeits,
}

impl<G: Spoken> Seated<'_, G> {
    /// What it chooses.
    fn ask(&mut self, glimpse: &Glimpse<'_, G>, seed: u64) -> Result<G::Action, Fault> {
        let inside = self.inside.as_mut().ok_or(Fault::Gone)?;
        let world = G::imagine(&glimpse.view(), &mut self.dealer);
        let table = self.room.begun_with(world, seed).map_err(|_| Fault::Nonsense)?;
        let chosen = inside.choose(&table, glimpse.seat())?;
        let action = chosen.parse().map_err(|_| Fault::Nonsense)?;
        if table.state().is_legal(action) { Ok(action) } else { Err(Fault::Illegal) }
    }
}

impl<G: Spoken> Bot<G> for Seated<'_, G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let seed = u64::from(self.dealer.word()) << 32 | u64::from(self.dealer.word());
        let chosen = self.ask(glimpse, seed);
        self.guest.count(chosen.as_ref().err().copied());
        chosen.unwrap_or_else(|why| {
            self.forfeits.count(why);
            // Waiting for it once more would make a match of waiting.
            if matches!(why, Fault::Slow | Fault::Gone) {
                self.inside = None;
            }
            FALLBACK.sit::<G>(seed, &bots::Alone).choose(glimpse)
        })
    }
}

impl<G: Spoken> Drop for Seated<'_, G> {
    fn drop(&mut self) {
        if let Some(inside) = self.inside.take() {
            self.guest.leave(inside);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::{Plan, run};
    use crate::row::Row;
    use crate::sim::{self, Progress};
    use game::{Seat, Viewer};
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicBool, AtomicU64};
    use table::AnyTable;

    /// Takes the first action it is offered, and notes what it sees of others.
    struct First(Arc<Mutex<Vec<String>>>);

    impl Outside for First {
        fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Fault> {
            let view = table.view(Viewer::Seat(seat)).to_string();
            self.0.lock().unwrap().push(view);
            Ok(table.choices()[0].notation.clone())
        }
    }

    /// Says nothing that is a choice.
    struct Silly;

    impl Outside for Silly {
        fn choose(&mut self, _: &dyn AnyTable, _: Seat) -> Result<String, Fault> {
            Ok("no such action".to_owned())
        }
    }

    fn plan(guest: &Arc<Guest>) -> Plan {
        Plan {
            game: "osaka".to_owned(),
            bots: vec![Player::Guest(Arc::clone(guest)), Player::Bot(Kind::Easy)],
            seats: 2,
            settings: Settings::default(),
            games: 20,
            seed: 3,
            jobs: 2,
            all: true,
            first_alone: false,
        }
    }

    #[test]
    fn a_guest_is_rated_by_its_own_choices() {
        let seen = Arc::default();
        let to = Arc::clone(&seen);
        let guest = Arc::new(Guest::new("first", move || Ok(Box::new(First(Arc::clone(&to))))));
        let plan = plan(&guest);
        let ratings = run(&plan, &AtomicU64::new(0), &AtomicBool::new(false)).unwrap();
        assert_eq!((ratings.games, guest.forfeits()), (20, 0));
        assert!(ratings.rating[0].value < ratings.rating[1].value, "{:?}", ratings.rating);
        assert!(seen.lock().unwrap().len() > 100);
        assert!(guest.waiting() <= 2, "they come back for the next match");
    }

    #[test]
    fn what_is_no_choice_costs_the_move_and_not_the_match() {
        let guest = Arc::new(Guest::new("silly", || Ok(Box::new(Silly))));
        let ratings = run(&plan(&guest), &AtomicU64::new(0), &AtomicBool::new(false)).unwrap();
        assert_eq!(ratings.games, 20);
        assert!(guest.forfeits() > 100, "{}", guest.forfeits());
    }
    /// Too slow once, then no more.
    struct Slow;

    impl Outside for Slow {
        fn choose(&mut self, _: &dyn AnyTable, _: Seat) -> Result<String, Fault> {
            Err(Fault::Slow)
        }
    }

    fn simulated(guest: &Arc<Guest>, games: u64) -> Vec<Row> {
        let plan = sim::Plan {
            game: "osaka".to_owned(),
            seats: vec![Player::Guest(Arc::clone(guest)), Player::Bot(Kind::Easy)],
            settings: Settings::default(),
            games: 0..games,
            seed: 3,
            jobs: 2,
            counting: false,
        };
        let mut rows = Vec::new();
        let mut take = |row: Row| {
            rows.push(row);
            Ok(())
        };
        sim::run(&plan, &Progress::default(), &mut take).unwrap();
        rows
    }

    fn counted(row: &Row, what: &str) -> i64 {
        let mut counts = row.seats[0].counts.iter();
        counts.find(|(name, _)| name.text() == what).map_or(0, |(_, number)| number)
    }

    #[test]
    fn a_simulation_with_a_guest_depends_on_its_choices_and_not_on_threads() {
        let play = || {
            let guest = Arc::new(Guest::new("first", || Ok(Box::new(First(Arc::default())))));
            let rows = simulated(&guest, 12);
            assert_eq!(guest.forfeits(), 0);
            assert!(guest.decisions() > 100 && guest.remarks().len() == 1);
            rows
        };
        assert_eq!(play(), play());
    }

    #[test]
    fn what_a_guest_leaves_undone_stands_in_the_rows_by_its_reason() {
        let silly = Arc::new(Guest::new("silly", || Ok(Box::new(Silly))));
        let rows = simulated(&silly, 3);
        let all: i64 = rows.iter().map(|row| counted(row, "forfeited")).sum();
        assert_eq!((all as u64, silly.forfeits()), (silly.decisions(), silly.decisions()));
        assert!(rows.iter().all(|row| row.seats[1].counts.is_empty()));
        assert_eq!(counted(&rows[0], "forfeited.why=nonsense"), counted(&rows[0], "forfeited"));
        // One that was too slow is not waited for again in the same match.
        let slow = Arc::new(Guest::new("slow", || Ok(Box::new(Slow))));
        let rows = simulated(&slow, 3);
        assert!(rows.iter().all(|row| counted(row, "forfeited.why=slow") == 1));
        assert!(rows.iter().all(|row| counted(row, "forfeited.why=gone") > 10));
        assert_eq!(slow.remarks().len(), 2);
    }
}
