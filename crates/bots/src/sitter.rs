//! A bot that stays in its seat of one table: what it thought of a decision is there at the next one
//! of the same turn.

use std::any::Any;

use catalog::Visitor;
use game::Spoken;
use table::{AnyTable, Match};

use crate::{Alone, Bot, Glimpse, Kind, Means, Search};

/// Who sits in one seat of one table, whatever the game.
pub struct Sitter {
    kind: Kind,
    /// The search, while its trees are of use for what comes next.
    search: Option<Box<dyn Any + Send + Sync>>,
}

impl std::fmt::Debug for Sitter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let keeps = self.search.is_some();
        f.debug_struct("Sitter").field("kind", &self.kind).field("keeps", &keeps).finish()
    }
}

impl Sitter {
    /// Sits down.
    pub fn new(kind: Kind) -> Self {
        Sitter { kind, search: None }
    }

    /// Which bot it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether it keeps thoughts for the next decision of its turn.
    pub fn keeps_thoughts(&self) -> bool {
        self.search.is_some()
    }

    /// The notation of its choice for the seat to decide; nothing where nobody decides. Positions may
    /// come in any order: thoughts that do not belong to this one are thrown away. Whoever begins to
    /// think anew does so by this seed; a turn asked from its beginning with the same seeds gets the
    /// same choices, unless the bot's budget is a time.
    pub fn choose(&mut self, table: &dyn AnyTable, seed: u64, means: &dyn Means) -> Option<String> {
        struct Choose<'a>(&'a mut Sitter, &'a dyn AnyTable, u64, &'a dyn Means);
        impl Visitor for Choose<'_> {
            type Output = Option<String>;
            fn visit<G: Spoken>(self) -> Self::Output {
                let Choose(sitter, table, seed, means) = self;
                let state = table.as_any().downcast_ref::<Match<G>>()?.state();
                let glimpse = Glimpse::new(state)?;
                Some(sitter.choose_in::<G>(&glimpse, seed, means).to_string())
            }
        }
        let key = table.info().key;
        catalog::visit(key, Choose(self, table, seed, means)).expect("an open table has a game")
    }

    fn choose_in<G: Spoken>(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        seed: u64,
        means: &dyn Means,
    ) -> G::Action {
        let kept = self.search.take().and_then(|kept| kept.downcast::<Search<'static, G>>().ok());
        let search = match kept.filter(|kept| kept.goes_on_to(glimpse)) {
            Some(kept) => Some(*kept),
            None => self.kind.search::<G>(seed, &Alone),
        };
        let Some(search) = search else {
            return self.kind.sit::<G>(seed, means).choose(glimpse);
        };
        let mut search = search.on(means);
        let action = search.choose(glimpse);
        if search.goes_on() {
            self.search = Some(Box::new(search.on(&Alone)));
        }
        action
    }
}
