//! The bots by name: levels for people, and parts of them to study.

use std::fmt;
use std::str::FromStr;

use catalog::Visitor;
use game::{Broken, Game, Quick, Spoken};

use crate::eval;
use crate::greedy::Greedy;
use crate::plain::Plain;
use crate::school::{self, Pupil, schools};
use crate::search::{Budget, Search, Style};
use crate::{Bot, Means, Random};

/// Trees of `master`.
const MASTERS_TREES: u32 = 2;

/// Which bot sits there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Takes anything.
    Random,
    /// Looks one step ahead.
    Greedy,
    /// Searches very little, and often takes what only looks nearly as good.
    Easy,
    /// Searches a little, and is not too strict about the best.
    Normal,
    /// Searches.
    Hard,
    /// Searches long, with the game's network where there is one.
    Expert,
    /// The same for longer, in two trees that vote, on two threads where they are lent.
    Master,
    /// What `expert` does with a budget of one's own: `search:4000` simulations, or `search:500ms`.
    Search(Budget),
    /// Textbook search without knowledge, to compare with: `plain:4000`, `plain:500ms`.
    Plain(Budget),
    /// One idea of how the game is won, written by hand: `school:builder`. Each game has its own.
    School(&'static str),
}

impl Kind {
    /// Every bot that needs no number.
    pub const ALL: [Kind; 7] = [
        Kind::Random,
        Kind::Easy,
        Kind::Greedy,
        Kind::Normal,
        Kind::Hard,
        Kind::Expert,
        Kind::Master,
    ];
    /// The levels for people, from the weakest.
    pub const LEVELS: [Kind; 5] =
        [Kind::Easy, Kind::Normal, Kind::Hard, Kind::Expert, Kind::Master];

    /// The characters of a game: its schools.
    pub fn characters(game: &str) -> impl Iterator<Item = Kind> {
        schools(game).into_iter().map(Kind::School)
    }

    /// Whether it searches for so long that a decision takes a noticeable time.
    pub fn thinks(self) -> bool {
        !matches!(self, Kind::Random | Kind::Greedy | Kind::Easy | Kind::School(_))
    }

    /// Simulations for one decision of a game with so many seats; none where it does not search, or
    /// by the clock.
    pub fn simulations(self, game: &str, seats: u8) -> Option<u32> {
        struct Count(Kind, u8);
        impl Visitor for Count {
            type Output = Option<u32>;
            fn visit<G: Spoken>(self) -> Self::Output {
                self.0.simulations_in::<G>(self.1)
            }
        }
        catalog::visit(game, Count(self, seats)).ok()?
    }

    fn simulations_in<G: Game>(self, seats: u8) -> Option<u32> {
        let ladder = eval::of::<G>().ladder(seats);
        match self {
            Kind::Easy => Some(ladder.easy.simulations),
            Kind::Normal => Some(ladder.normal.simulations),
            Kind::Hard => Some(ladder.hard),
            Kind::Expert => Some(ladder.expert),
            Kind::Master => Some(MASTERS_TREES * ladder.master),
            Kind::Search(Budget::Iterations(all)) | Kind::Plain(Budget::Iterations(all)) => {
                Some(all)
            }
            _ => None,
        }
    }

    /// How it thinks with so many seats; nothing where it does not search, or without knowledge.
    fn style<G: Game>(self, seats: u8) -> Option<Style> {
        let budget = match self {
            Kind::Search(budget) => budget,
            Kind::Plain(_) => return None,
            level => Budget::Iterations(level.simulations_in::<G>(seats)?),
        };
        let (style, ladder) = (Style::tuned::<G>(seats, budget), eval::of::<G>().ladder(seats));
        Some(match self {
            Kind::Easy => Style { temperature: ladder.easy.temperature, ..style },
            Kind::Normal => Style { temperature: ladder.normal.temperature, ..style },
            Kind::Hard => style,
            Kind::Master => {
                Style { trees: MASTERS_TREES as usize, ..style.with_network::<G>(seats) }
            }
            _ => style.with_network::<G>(seats),
        })
    }

    /// Search with this budget for any bot that searches, with all that `expert` knows; bots that do
    /// not think stay what they are.
    pub fn with_budget(self, budget: Budget) -> Kind {
        match self {
            Kind::Plain(_) => Kind::Plain(budget),
            kind if kind.thinks() => Kind::Search(budget),
            kind => kind,
        }
    }

    /// The bot of this name for a game; a school must be one of the game's own.
    pub fn named(text: &str, game: &str) -> Result<Kind, Broken> {
        let name = text.strip_prefix("school:");
        match name.filter(|name| !schools(game).contains(name)) {
            Some(name) => Err(school::missing(name, game)),
            None => text.parse(),
        }
    }

    /// The search such a bot chooses by, for those who want all its thoughts; nothing where it does not
    /// search, or without knowledge.
    pub fn search<G: Spoken>(self, seed: u64, means: &dyn Means) -> Option<Search<'_, G>> {
        self.style::<G>(G::INFO.min_seats)?;
        let style = move |seats| self.style::<G>(seats).expect("it searches");
        Some(Search::new(style, means, Quick::new(seed)))
    }

    /// A bot of this kind; the same seed plays the same, unless its budget is a time. A school that
    /// the game does not have is one that takes anything: [`Kind::named`] refuses it.
    pub fn sit<'m, G: Spoken>(self, seed: u64, means: &'m dyn Means) -> Box<dyn Bot<G> + 'm> {
        let dealer = Quick::new(seed);
        match self {
            Kind::Random => Box::new(Random::new(dealer)),
            Kind::Greedy => Box::new(Greedy::new(dealer)),
            Kind::Easy
            | Kind::Normal
            | Kind::Hard
            | Kind::Expert
            | Kind::Master
            | Kind::Search(_) => Box::new(self.search(seed, means).expect("these search")),
            Kind::Plain(budget) => Box::new(Plain::new(budget, means, dealer)),
            Kind::School(name) => match Pupil::<G>::new(name, dealer.clone()) {
                Some(pupil) => Box::new(pupil),
                None => Box::new(Random::new(dealer)),
            },
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, budget) = match self {
            Kind::School(name) => return write!(f, "school:{name}"),
            Kind::Random => ("random", None),
            Kind::Greedy => ("greedy", None),
            Kind::Easy => ("easy", None),
            Kind::Normal => ("normal", None),
            Kind::Hard => ("hard", None),
            Kind::Expert => ("expert", None),
            Kind::Master => ("master", None),
            Kind::Search(budget) => ("search", Some(budget)),
            Kind::Plain(budget) => ("plain", Some(budget)),
        };
        f.write_str(name)?;
        match budget {
            None => Ok(()),
            Some(Budget::Iterations(number)) => write!(f, ":{number}"),
            Some(Budget::Milliseconds(time)) => write!(f, ":{time}ms"),
        }
    }
}

impl FromStr for Kind {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        if let Some((name, number)) = text.split_once(':') {
            return match name {
                "search" => budget(number).map(Kind::Search),
                "plain" => budget(number).map(Kind::Plain),
                "school" => school::known(number).map(Kind::School).ok_or_else(|| unknown(text)),
                _ => Err(unknown(text)),
            };
        }
        Kind::ALL.into_iter().find(|kind| kind.to_string() == text).ok_or_else(|| unknown(text))
    }
}

fn budget(text: &str) -> Result<Budget, Broken> {
    let problem = || Broken::new(format!("`{text}` is no budget; use 4000 (simulations) or 500ms"));
    let (number, most) = match text.strip_suffix("ms") {
        Some(time) => (time, 600_000),
        None => (text, 100_000_000),
    };
    let number = number.parse().ok().filter(|number| (1..=most).contains(number));
    let number: u32 = number.ok_or_else(problem)?;
    Ok(if text.ends_with("ms") { Budget::Milliseconds(number) } else { Budget::Iterations(number) })
}

fn unknown(text: &str) -> Broken {
    let names = Kind::ALL.map(|kind| kind.to_string());
    Broken::new(format!(
        "there is no bot `{text}`; there are: {}, search:BUDGET, plain:BUDGET, school:NAME",
        names.join(", ")
    ))
}
