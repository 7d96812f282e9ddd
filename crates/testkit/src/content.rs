//! Content tables in tests: what the built-in one says, what is refused, playing with a corrected
//! one.

use std::path::Path;

use game::content::{Content, Origin, Printed, rows};
use game::{Broken, Game, Settings};

/// Where the built-in table says a value is known from.
pub fn origin<P: Printed>(path: &str) -> Origin {
    let rows = rows(P::BUILT_IN).unwrap();
    let found = rows.iter().find(|row| row.path == path);
    found.unwrap_or_else(|| panic!("the table has no {path}")).origin
}

/// The built-in table with the first `old` replaced, which must be there.
pub fn changed<P: Printed>(old: &str, new: &str) -> String {
    assert!(P::BUILT_IN.contains(old), "`{old}` is not in the table");
    P::BUILT_IN.replacen(old, new, 1)
}

/// Replaces the first `old` and expects a complaint with that reason at the line of the first `at`
/// in what is then read; an empty `at` leaves the line open.
pub fn refused<P: Printed>(old: &str, new: &str, at: &str, reason: &str) {
    let text = changed::<P>(old, new);
    let broken = complaint::<P>(&text);
    assert!(broken.message.contains(reason), "{new:?}: {broken}");
    if !at.is_empty() {
        let line = text.lines().position(|line| line.contains(at)).expect(at) + 1;
        assert_eq!(broken.line, Some(line), "{new:?}: {broken}");
    }
}

/// What is wrong with a table. It is read anew: tables that differ only in notes are the same to
/// whoever looks for a known one.
pub fn complaint<P: Printed>(text: &str) -> Broken {
    P::read(text).err().expect("the table is accepted")
}

/// A game before its first question, with a content table of its own.
pub fn fresh_with<G: Game>(seats: u8, text: String) -> G {
    let mut settings = Settings::default().complete(&G::INFO).unwrap();
    settings.content = Some(text);
    G::new(&G::options(&settings).unwrap(), seats).unwrap()
}

/// The built-in table is the one the house shows and plays with, and every value of it says its origin.
pub fn built_in<G: Game, P: Printed>() {
    assert_eq!(G::INFO.content, P::BUILT_IN);
    let options = G::options(&Settings::default().complete(&G::INFO).unwrap()).unwrap();
    assert_eq!(G::content_hash(&options), Content::<P>::built_in().hash());
    assert!(!rows(P::BUILT_IN).unwrap().is_empty());
}

/// Tables of before can be read, differ from the present one, and are kept under their hash.
pub fn older<G: Game, P: Printed>(room: &str) {
    for text in G::older_contents() {
        let older = Content::<P>::load(text).unwrap();
        assert_ne!(older, Content::built_in());
        let kept = Path::new(room).join(format!("content/{}.toml", older.hash()));
        assert_eq!(std::fs::read_to_string(kept).unwrap(), *text);
    }
}

/// The tests of a content table that every game has: a game and what its table is read into.
///
/// ```text
/// testkit::content!(Osaka, Components);
/// ```
#[macro_export]
macro_rules! content {
    ($game:ty, $printed:ty) => {
        #[test]
        fn every_value_says_its_origin() {
            $crate::content::built_in::<$game, $printed>();
        }

        #[test]
        fn tables_of_before_are_kept_under_their_name() {
            $crate::content::older::<$game, $printed>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}
