//! The one list of games.
//!
//! Code that works for every game is written once for a `G: Spoken + Encoded`, or for less, and called
//! through [`visit`].

use game::{Advice, Broken, Encoded, Game, Info, Spoken};

/// A piece of work that can be done for any game.
pub trait Visitor {
    type Output;
    fn visit<G: Spoken + Encoded>(self) -> Self::Output;
}

/// The one game of a program that is built for it alone, as the engines for browsers are: a visitor fetches
/// what belongs to the game they play. Of the others it knows the visiting cards.
const ONLY: Option<&str> = option_env!("SERAI_ONLY");

/// Whether the game with this key is part of this build.
pub const fn is_in(key: &str) -> bool {
    let Some(only) = ONLY else { return true };
    let (key, only) = (key.as_bytes(), only.as_bytes());
    let mut place = 0;
    while place < key.len() && place < only.len() && key[place] == only[place] {
        place += 1;
    }
    place == key.len() && place == only.len()
}

/// What this build says of a game.
const fn card(info: Info) -> Info {
    if is_in(info.key) { info } else { Info { content: "", rules: "", ..info } }
}

macro_rules! games {
    ($($(#[$when:meta])? $game:ty),* $(,)?) => {
        const INFOS: &[&Info] = &[$($(#[$when])? &card(<$game as Game>::INFO)),*];

        /// Does the work for the game with this key.
        pub fn visit<V: Visitor>(key: &str, visitor: V) -> Result<V::Output, Broken> {
            $($(#[$when])? if const { is_in(<$game as Game>::INFO.key) }
                && key == <$game as Game>::INFO.key
            {
                return Ok(visitor.visit::<$game>());
            })*
            Err(unknown(key))
        }
    };
}

games![
    tabriz::Tabriz,
    yspahan::Yspahan,
    osaka::Osaka,
    istanbul::Istanbul,
    #[cfg(feature = "pig")]
    pig::Pig,
];

/// The ids of the rules that speak about a place on a game's board; none of a game nobody knows.
pub fn rules_about(key: &str, place: &str) -> &'static [&'static str] {
    struct About<'a>(&'a str);
    impl Visitor for About<'_> {
        type Output = &'static [&'static str];
        fn visit<G: Spoken>(self) -> Self::Output {
            G::rules_about(self.0)
        }
    }
    visit(key, About(place)).unwrap_or_default()
}

/// What a game's coach says when a question comes up, by the question's key.
pub fn advise(key: &str, question: &str) -> Option<Advice> {
    struct Advise<'a>(&'a str);
    impl Visitor for Advise<'_> {
        type Output = Option<Advice>;
        fn visit<G: Spoken>(self) -> Self::Output {
            G::advise(self.0)
        }
    }
    visit(key, Advise(question)).ok()?
}

/// Every game, in the order people see them.
pub fn all() -> &'static [&'static Info] {
    INFOS
}

/// The game with this key.
pub fn info(key: &str) -> Result<&'static Info, Broken> {
    INFOS.iter().find(|info| info.key == key).copied().ok_or_else(|| unknown(key))
}

fn unknown(key: &str) -> Broken {
    let keys: Vec<&str> = INFOS.iter().map(|info| info.key).collect();
    Broken::new(format!("there is no game `{key}`; there are: {}", keys.join(", ")))
}
