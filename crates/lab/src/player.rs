//! Who can be asked to play many matches: the program's own bots, and guests from outside. A guest gets a
//! table on which everything its seat does not know is imagined, so it cannot see more than it may.

use std::fmt;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Glimpse, Kind, Means};
use game::{Broken, Dealer, Quick, Seat, Settings, Spoken};
use table::{AnyTable, Match, Setup};

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

/// Chooses among the legal actions of a table, which it sees as its seat does.
pub trait Outside: Send {
    /// The notation of its choice; an error if there is none, which costs the move.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Broken>;
}

/// Lets another one of the same guest in.
type Door = Box<dyn Fn() -> Result<Box<dyn Outside>, Broken> + Send + Sync>;

/// Somebody from outside, who may sit at several tables at once.
pub struct Guest {
    name: String,
    door: Door,
    /// Those who wait for their next match.
    free: Mutex<Vec<Box<dyn Outside>>>,
    forfeits: AtomicU64,
}

impl Guest {
    /// `door` is asked whenever one more is needed.
    pub fn new(
        name: impl Into<String>,
        door: impl Fn() -> Result<Box<dyn Outside>, Broken> + Send + Sync + 'static,
    ) -> Guest {
        let (free, forfeits) = Default::default();
        Guest { name: name.into(), door: Box::new(door), free, forfeits }
    }

    /// Moves it did not make itself.
    pub fn forfeits(&self) -> u64 {
        self.forfeits.load(Ordering::Relaxed)
    }

    fn enter(&self) -> Result<Box<dyn Outside>, Broken> {
        let waiting = self.free.lock().expect("no thread panicked").pop();
        waiting.map_or_else(|| (self.door)(), Ok)
    }
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guest").field("name", &self.name).finish_non_exhaustive()
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(kind) => kind.fmt(f),
            Player::Guest(guest) => f.write_str(&guest.name),
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
    /// Takes a seat for one match.
    pub(crate) fn sit<'m, G: Spoken>(
        &self,
        seed: u64,
        means: &'m dyn Means,
        room: &'m Room<G>,
    ) -> Box<dyn Bot<G> + 'm> {
        match self {
            Player::Bot(kind) => kind.sit(seed, means),
            Player::Guest(guest) => Box::new(Seated {
                guest: Arc::clone(guest),
                inside: guest.enter().ok(),
                room: room.0.as_ref().expect("there are guests"),
                dealer: Quick::new(seed),
            }),
        }
    }
}

/// A guest at a table.
struct Seated<'m, G: Spoken> {
    guest: Arc<Guest>,
    /// Nobody, once it has failed: the next match lets another one in.
    inside: Option<Box<dyn Outside>>,
    room: &'m Match<G>,
    dealer: Quick,
}

impl<G: Spoken> Seated<'_, G> {
    /// What it chooses; nothing if that is no legal action.
    fn ask(&mut self, glimpse: &Glimpse<'_, G>, seed: u64) -> Option<G::Action> {
        let inside = self.inside.as_mut()?;
        let world = G::imagine(&glimpse.view(), &mut self.dealer);
        let table = self.room.begun_with(world, seed).ok()?;
        let action = inside.choose(&table, glimpse.seat()).ok()?.parse().ok()?;
        table.state().is_legal(action).then_some(action)
    }
}

impl<G: Spoken> Bot<G> for Seated<'_, G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let seed = u64::from(self.dealer.word()) << 32 | u64::from(self.dealer.word());
        self.ask(glimpse, seed).unwrap_or_else(|| {
            self.inside = None;
            self.guest.forfeits.fetch_add(1, Ordering::Relaxed);
            FALLBACK.sit::<G>(seed, &bots::Alone).choose(glimpse)
        })
    }
}

impl<G: Spoken> Drop for Seated<'_, G> {
    fn drop(&mut self) {
        if let Some(inside) = self.inside.take() {
            self.guest.free.lock().expect("no thread panicked").push(inside);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::{Plan, run};
    use game::Viewer;
    use std::sync::atomic::AtomicBool;

    /// Takes the first action it is offered, and notes what it sees of others.
    struct First(Arc<Mutex<Vec<String>>>);

    impl Outside for First {
        fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Broken> {
            let view = table.view(Viewer::Seat(seat)).to_string();
            self.0.lock().unwrap().push(view);
            Ok(table.choices()[0].notation.clone())
        }
    }

    /// Says nothing that is a choice.
    struct Silly;

    impl Outside for Silly {
        fn choose(&mut self, _: &dyn AnyTable, _: Seat) -> Result<String, Broken> {
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
        assert!(guest.free.lock().unwrap().len() <= 2, "they come back for the next match");
    }

    #[test]
    fn what_is_no_choice_costs_the_move_and_not_the_match() {
        let guest = Arc::new(Guest::new("silly", || Ok(Box::new(Silly))));
        let ratings = run(&plan(&guest), &AtomicU64::new(0), &AtomicBool::new(false)).unwrap();
        assert_eq!(ratings.games, 20);
        assert!(guest.forfeits() > 100, "{}", guest.forfeits());
    }
}
