//! A match with its type erased, as Python holds it: what `AnyTable` offers, and numbers besides.

use bots::{Alone, Glimpse, Kind};
use catalog::Visitor;
use game::encoded::mask_words;
use game::{Awaiting, Broken, Encoded, Piece, Quick, Seat, Spoken, Viewer};
use table::{AnyTable, Match, Record, Refused, Setup};

use crate::branches::{self, Branches};

/// One action as a searching bot thinks of it.
pub(crate) struct Thought {
    pub action: u16,
    pub weight: f32,
    pub win: f32,
    pub score: f32,
}

/// Everything a position of any game does for Python.
pub(crate) trait AnyState: Send + Sync {
    fn table(&self) -> &dyn AnyTable;
    fn table_mut(&mut self) -> &mut dyn AnyTable;
    fn duplicate(&self) -> Box<dyn AnyState>;
    fn numbers(&self) -> usize;
    fn pieces(&self) -> Vec<Piece>;
    fn content_hash(&self) -> &'static str;
    /// Bytes of a position; it has no parts elsewhere.
    fn bytes(&self) -> usize;
    /// The number of an action by notation.
    fn number(&self, notation: &str) -> Option<u16>;
    /// The notation of an action by number.
    fn notation(&self, number: u16) -> Option<String>;
    /// What an action is called by whoever decides now.
    fn sentence(&self, number: u16) -> Option<game::Phrase>;
    fn seat(&self) -> Option<Seat>;
    fn legal(&self) -> Vec<u16>;
    fn mask(&self, out: &mut [bool]);
    fn act(&mut self, number: u16) -> Result<(), Refused>;
    fn observe(&self, viewer: Viewer, out: &mut [f32]);
    /// A world that looks the same to this viewer, with dice of its own.
    fn imagine(&self, viewer: Viewer, seed: u64) -> Result<Box<dyn AnyState>, Broken>;
    fn branches(&self, path: &[u32]) -> Result<Branches<String>, Broken>;
    /// What each seat gets: see [`returns`].
    fn returns(&self) -> Vec<f64>;
    fn scores(&self) -> Vec<i32>;
    /// A bot's choice; nothing where nobody decides.
    fn choose(&self, kind: Kind, seed: u64) -> Option<u16>;
    /// A bot's thoughts; nothing where nobody decides or the bot does not search.
    fn think(&self, kind: Kind, seed: u64) -> Option<Vec<Thought>>;
}

/// The result as each seat values it: the part of the victory it has, so moved that the sum over all
/// sides is 0 and the only winner has 1. Nobody has anything before the end.
pub(crate) fn returns<G: Spoken>(state: &G) -> impl Iterator<Item = f64> {
    let standings = state.standings();
    Seat::all(state.seats()).map(move |seat| {
        let Some(standings) = &standings else { return 0.0 };
        let sides = f64::from(standings.sides());
        (standings.share(seat) * sides - 1.0) / (sides - 1.0).max(1.0)
    })
}

/// Each of the set bits of a mask.
pub(crate) fn bits(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(at, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (bit < 64).then_some(at * 64 + bit)
        })
    })
}

fn words<G: Encoded>(state: &G) -> Vec<u64> {
    let mut words = vec![0; mask_words(state.numbers())];
    state.legal_mask(&mut words);
    words
}

impl<G: Spoken + Encoded> AnyState for Match<G> {
    fn table(&self) -> &dyn AnyTable {
        self
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        self
    }

    fn duplicate(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn numbers(&self) -> usize {
        self.state().numbers()
    }

    fn pieces(&self) -> Vec<Piece> {
        self.state().observation()
    }

    fn content_hash(&self) -> &'static str {
        G::content_hash(&self.options)
    }

    fn bytes(&self) -> usize {
        size_of::<G>()
    }

    fn number(&self, notation: &str) -> Option<u16> {
        self.state().number(notation.trim().parse().ok()?)
    }

    fn notation(&self, number: u16) -> Option<String> {
        Some(self.state().numbered(number)?.to_string())
    }

    fn sentence(&self, number: u16) -> Option<game::Phrase> {
        let seat = self.seat()?;
        let action = self.state().numbered(number).filter(|&one| self.state().is_legal(one))?;
        Some(G::name(&G::shown(self.state().view(Viewer::Seat(seat))), action))
    }

    fn seat(&self) -> Option<Seat> {
        match self.state().awaiting() {
            Awaiting::Decision(seat) => Some(seat),
            _ => None,
        }
    }

    fn legal(&self) -> Vec<u16> {
        bits(&words(self.state())).map(|number| number as u16).collect()
    }

    fn mask(&self, out: &mut [bool]) {
        out.fill(false);
        bits(&words(self.state())).for_each(|number| out[number] = true);
    }

    fn act(&mut self, number: u16) -> Result<(), Refused> {
        let Some(seat) = self.seat() else {
            return Err(match self.state().awaiting() {
                Awaiting::Chance(kind) => Refused::chance_is_asked(kind.to_string()),
                _ => Refused::over(),
            });
        };
        match self.state().numbered(number) {
            Some(action) => Match::act(self, seat, action),
            None => Err(Refused::unreadable(&number.to_string())),
        }
    }

    fn observe(&self, viewer: Viewer, out: &mut [f32]) {
        G::observe(&self.state().view(viewer), out);
    }

    fn imagine(&self, viewer: Viewer, seed: u64) -> Result<Box<dyn AnyState>, Broken> {
        let world = G::imagine(&self.state().view(viewer), &mut Quick::new(seed));
        Ok(Box::new(self.begun_with(world, seed)?))
    }

    fn branches(&self, path: &[u32]) -> Result<Branches<String>, Broken> {
        Ok(match branches::branches(self.state(), path)? {
            Branches::Weights(weights) => Branches::Weights(weights),
            Branches::Answer(outcome) => Branches::Answer(outcome.to_string()),
        })
    }

    fn returns(&self) -> Vec<f64> {
        returns(self.state()).collect()
    }

    fn scores(&self) -> Vec<i32> {
        Seat::all(self.state().seats()).map(|seat| self.state().score(seat)).collect()
    }

    fn choose(&self, kind: Kind, seed: u64) -> Option<u16> {
        let glimpse = Glimpse::new(self.state())?;
        self.state().number(kind.sit::<G>(seed, &Alone).choose(&glimpse))
    }

    fn think(&self, kind: Kind, seed: u64) -> Option<Vec<Thought>> {
        let glimpse = Glimpse::new(self.state())?;
        let thoughts = kind.search::<G>(seed, &Alone)?.think(&glimpse).into_iter();
        let number = |action| self.state().number(action).expect("it is legal");
        Some(
            thoughts
                .map(|one| Thought {
                    action: number(one.action),
                    weight: one.weight,
                    win: one.win,
                    score: one.score,
                })
                .collect(),
        )
    }
}

/// Opens a match.
pub(crate) fn open(game: &str, setup: Setup) -> Result<Box<dyn AnyState>, Broken> {
    of(&*table::open(game, setup)?)
}

/// The match of a record; it can be played on where the secret of its dice is known.
pub(crate) fn resume(
    record: &Record,
    secret: Option<table::Secret>,
) -> Result<Box<dyn AnyState>, Broken> {
    of(&*table::resume(record, secret)?)
}

/// A copy of a match whose type was erased elsewhere.
pub(crate) fn of(table: &dyn AnyTable) -> Result<Box<dyn AnyState>, Broken> {
    struct Typed<'a>(&'a dyn AnyTable);
    impl Visitor for Typed<'_> {
        type Output = Box<dyn AnyState>;
        fn visit<G: Spoken + Encoded>(self) -> Self::Output {
            let table: &Match<G> = self.0.as_any().downcast_ref().expect("its own game");
            Box::new(table.clone())
        }
    }
    catalog::visit(table.info().key, Typed(table))
}
