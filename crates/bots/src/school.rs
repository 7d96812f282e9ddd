//! Schools: players with one idea each, written by hand, so that strength is not measured in a mirror.
//!
//! What a school wishes for is a list of numbers over the features of its game
//! (`schools/<game>.toml`): of its own side, and of the others'. It looks at its own step only, plays it
//! to the end as it wishes, lets chance answer, and takes what pleases it most.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use catalog::Visitor;
use game::{Awaiting, Broken, Dealer, Game, Quick, Seat, Spoken};
use serde::Deserialize;

use crate::eval::{self, Knowledge, WIDTH};
use crate::greedy::best;
use crate::{Bot, Glimpse};

/// No step of a turn takes more decisions.
const LONGEST_STEP: usize = 12;
/// So many decisions of a step are thought through together; the rest follow the first liking.
const DEPTH: usize = 2;
/// A decision among more choices than these is not thought through.
const MANY: usize = 16;

/// One idea of how a game is won.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct School {
    /// In one sentence, for whoever reads the file.
    pub idea: String,
    /// How much each feature of one's own side is wished for.
    pub mine: BTreeMap<String, f32>,
    /// The same for the side of another player, of whom the one that pleases least counts; most schools
    /// do without.
    #[serde(default)]
    pub theirs: BTreeMap<String, f32>,
}

/// The schools of a game, by name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Schools(BTreeMap<String, School>);

impl Schools {
    /// Reads a file that comes with the program.
    pub(crate) fn shipped(text: &str) -> Schools {
        Schools(game::content::parse(text).expect("shipped schools are valid"))
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The school of this name.
    pub fn get(&self, name: &str) -> Option<&School> {
        self.0.get(name)
    }
}

/// The names of a game's schools.
pub fn schools(game: &str) -> Vec<&'static str> {
    struct Names;
    impl Visitor for Names {
        type Output = Vec<&'static str>;
        fn visit<G: Spoken>(self) -> Self::Output {
            eval::of::<G>().schools().names().collect()
        }
    }
    catalog::visit(game, Names).unwrap_or_default()
}

/// The name as the program knows it, if any game has such a school.
pub(crate) fn known(name: &str) -> Option<&'static str> {
    static ALL: LazyLock<Vec<&'static str>> =
        LazyLock::new(|| eval::KNOWN.iter().flat_map(|game| schools(game)).collect());
    ALL.iter().copied().find(|known| *known == name)
}

/// What is said where a game has no such school.
pub(crate) fn missing(name: &str, game: &str) -> Broken {
    let names = schools(game);
    Broken::new(match names.is_empty() {
        true => format!("there is no school `{name}` in {game}; the game has none"),
        false => format!("there is no school `{name}` in {game}; there are: {}", names.join(", ")),
    })
}

/// A player of a school.
pub(crate) struct Pupil<G: Game> {
    dealer: Quick,
    knowledge: &'static dyn Knowledge<G>,
    mine: Vec<(usize, f32)>,
    theirs: Vec<(usize, f32)>,
}

impl<G: Game> Pupil<G> {
    /// Of the school of this name; nothing where the game has none.
    pub(crate) fn new(name: &str, dealer: Quick) -> Option<Self> {
        let knowledge = eval::of::<G>();
        let school = knowledge.schools().get(name)?;
        let wishes = |named: &BTreeMap<String, f32>| {
            let place = |name: &String| knowledge.features().iter().position(|one| one == name);
            named.iter().filter_map(|(name, &wish)| Some((place(name)?, wish))).collect()
        };
        let (mine, theirs) = (wishes(&school.mine), wishes(&school.theirs));
        Some(Pupil { dealer, knowledge, mine, theirs })
    }

    /// How much a position pleases a seat of this school.
    fn liking(&self, state: &G, seat: Seat) -> f32 {
        let sum = |seat: Seat, wishes: &[(usize, f32)]| -> f32 {
            let mut numbers = [0.0; WIDTH];
            self.knowledge.describe(state, seat, &mut numbers);
            wishes.iter().map(|&(place, wish)| numbers[place] * wish).sum()
        };
        let others = Seat::all(state.seats()).filter(|&other| other != seat);
        let theirs = match self.theirs.is_empty() {
            true => 0.0,
            false => others.map(|other| sum(other, &self.theirs)).reduce(f32::min).unwrap_or(0.0),
        };
        sum(seat, &self.mine) + theirs
    }

    /// How much pleases what becomes of a position in one's own step.
    fn end_of_step(&self, mut state: G, seat: Seat, luck: &Quick, depth: usize) -> f32 {
        for _ in 0..LONGEST_STEP {
            if state.awaiting() != Awaiting::Decision(seat) {
                break;
            }
            let choices = state.choices();
            let after = |action: G::Action| {
                let mut after = state;
                after.act(action, &mut ());
                after
            };
            if depth < DEPTH && choices.len() <= MANY {
                let ends = choices.iter();
                let ends = ends.map(|&one| self.end_of_step(after(one), seat, luck, depth + 1));
                return ends.fold(f32::MIN, f32::max);
            }
            let likings: Vec<f32> =
                choices.iter().map(|&one| self.liking(&after(one), seat)).collect();
            state = after(choices[best(&likings)]);
        }
        state.settle(&mut luck.clone(), &mut ());
        self.liking(&state, seat)
    }
}

impl<G: Spoken> Bot<G> for Pupil<G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let mut legal = Vec::new();
        glimpse.legal_actions(&mut legal);
        if legal.len() == 1 {
            return legal[0];
        }
        let world = G::imagine(&glimpse.view(), &mut self.dealer);
        let luck = Quick::new(u64::from(self.dealer.word()));
        let likings: Vec<f32> = legal
            .iter()
            .map(|&action| {
                let mut after = world;
                after.act(action, &mut ());
                self.end_of_step(after, glimpse.seat(), &luck, 1)
            })
            .collect();
        legal[best(&likings)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every wish is for something the game's knowledge tells.
    struct Wished;

    impl Visitor for Wished {
        type Output = ();
        fn visit<G: Spoken>(self) {
            let (knowledge, key) = (eval::of::<G>(), G::INFO.key);
            for (name, school) in &knowledge.schools().0 {
                for wish in school.mine.keys().chain(school.theirs.keys()) {
                    let known = knowledge.features().contains(&wish.as_str());
                    assert!(known, "{key}: {name} wishes for `{wish}`");
                }
                assert!(school.idea.ends_with('.'), "{key}: {name} has an idea");
            }
        }
    }

    #[test]
    fn schools_wish_for_what_is_known() {
        eval::KNOWN.iter().for_each(|game| catalog::visit(game, Wished).unwrap());
    }
}
