//! Golden playthroughs: whole matches written down step by step, compared letter by letter.
//!
//! `cargo xtask golden` writes them anew; a change to one needs a reason in its commit.

use std::fmt::{Display, Write as _};
use std::path::Path;

use game::{Awaiting, Game, Quick, Settings, fingerprint};

use crate::{Mode, playout};

/// Plays so many random matches in each mode and compares one number for all that came up in them: who
/// decides, every list in its order, every answer of chance, every last position. A rewrite that only
/// makes a game quicker leaves it as it is.
pub fn traces<G: Game>(games: u64, kept: &[(Mode, u64)]) {
    for &(mode, was) in kept {
        let is = trace::<G>(mode, games);
        assert_eq!(is, was, "{} {mode:?}: now {is:#018x}", G::INFO.key);
    }
}

fn trace<G: Game>((seats, options): Mode, games: u64) -> u64 {
    let (first, mut trace): (G, _) = (crate::fresh(seats, options), Trace(0xCBF2_9CE4_8422_2325));
    for index in 0..games {
        let (mut state, mut dealer, mut list) = (first, Quick::stream(9, index), Vec::new());
        loop {
            match state.awaiting() {
                Awaiting::Decision(seat) => {
                    trace.add(&seat);
                    list.clear();
                    state.legal_actions(&mut list);
                    list.iter().for_each(|action| trace.add(action));
                    state.act(playout::any(&list, &mut dealer), &mut ());
                }
                Awaiting::Chance(_) => {
                    let outcome = state.sample(&mut dealer);
                    trace.add(&outcome);
                    state.resolve(outcome, &mut ());
                }
                Awaiting::Nobody => break,
            }
        }
        trace.add(&serde_json::to_string(&state).expect("a position is JSON"));
    }
    trace.0
}

/// Texts one after the other, as one number (FNV-1a).
struct Trace(u64);

impl Trace {
    fn add(&mut self, text: &impl Display) {
        for byte in text.to_string().bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
}

/// One match to keep: which game set-up, which seed.
#[derive(Clone, Copy, Debug)]
pub struct Golden<'a> {
    /// File name without ending.
    pub name: &'a str,
    pub seats: u8,
    pub options: &'a str,
    pub seed: u64,
}

impl Golden<'_> {
    /// Plays at random from the seed and compares with `<folder>/<name>.golden`; returns what was
    /// written down.
    pub fn check<G: Game>(&self, folder: &Path) -> String {
        self.check_with::<G>(folder, at_random)
    }

    /// Likewise, with a policy of the test's own.
    pub fn check_with<G: Game>(
        &self,
        folder: &Path,
        policy: impl FnMut(&G, &[G::Action], &mut Quick) -> G::Action,
    ) -> String {
        let text = self.playthrough::<G>(policy);
        let path = folder.join(format!("{}.golden", self.name));
        if std::env::var_os("SERAI_GOLDEN").is_some_and(|value| value == "write") {
            std::fs::create_dir_all(folder).expect("the golden folder can be made");
            std::fs::write(&path, &text).expect("the golden file can be written");
            return text;
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error}; `cargo xtask golden` writes it", path.display())
        });
        if let Some((number, (was, is))) =
            kept.lines().zip(text.lines()).enumerate().find(|(_, (was, is))| was != is)
        {
            panic!("{}, line {}:\n  was: {was}\n  is:  {is}", path.display(), number + 1);
        }
        assert_eq!(kept.len(), text.len(), "{}: one is longer", path.display());
        text
    }

    fn playthrough<G: Game>(
        &self,
        mut policy: impl FnMut(&G, &[G::Action], &mut Quick) -> G::Action,
    ) -> String {
        let settings = Settings::parse(self.options).and_then(|s| s.complete(&G::INFO)).unwrap();
        let mut state: G = crate::fresh(self.seats, self.options);
        let mut dealer = Quick::new(self.seed);
        let (mut steps, mut number) = (String::new(), 0);
        let mut events = Vec::new();
        loop {
            number += 1;
            match state.awaiting() {
                Awaiting::Decision(seat) => {
                    let legal = state.choices();
                    let action = policy(&state, &legal, &mut dealer);
                    writeln!(steps, "{number} seat {seat}: {action} (of {})", legal.len()).unwrap();
                    state.act(action, &mut events);
                }
                Awaiting::Chance(question) => {
                    let outcome = state.sample(&mut dealer);
                    writeln!(steps, "{number} {question}: {outcome}").unwrap();
                    state.resolve(outcome, &mut events);
                }
                Awaiting::Nobody => break,
            }
            for event in events.drain(..) {
                writeln!(steps, "    {}", serde_json::to_string(&event).unwrap()).unwrap();
            }
        }
        let ending = state.ending().expect("a finished game says why");
        let standings = serde_json::to_string(&state.standings()).unwrap();
        format!(
            "game {}\nseats {}\noptions {settings}\nseed {}\nending {ending}\n\n{steps}\n\
             standings {standings}\nfingerprint {}\n",
            G::INFO.key,
            self.seats,
            self.seed,
            fingerprint(&state)
        )
    }
}

/// The policy of most golden files: any of the legal actions.
pub fn at_random<G: Game>(_state: &G, legal: &[G::Action], dealer: &mut Quick) -> G::Action {
    playout::any(legal, dealer)
}

/// The kept match shows what it is kept for.
pub fn shows(name: &str, text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{name} does not show {part}");
    }
}

/// Golden tests, one a line: name, file without ending, seats, options, seed. Then, as far as
/// wanted: who plays (otherwise chance), parts the file must show, and a look at its whole text.
///
/// ```text
/// testkit::golden! {
///     Osaka;
///     two_players: "two", 2, "", 2;
///     /// Hoarding players leave nothing to do.
///     all_pass: "passes", 4, "", 29, shows ["\"ended\""];
///     hoarding: "hoarding", 4, "", 1, by hoard, shows ["no_card"], and |text: &str| assert!(…);
/// }
/// ```
#[macro_export]
macro_rules! golden {
    (
        $game:ty;
        $(
            $(#[$note:meta])*
            $test:ident: $name:literal, $seats:literal, $options:literal, $seed:literal
                $(, by $policy:expr)? $(, shows $parts:expr)? $(, and $look:expr)?;
        )*
    ) => {$(
        $(#[$note])*
        #[test]
        fn $test() {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
            let golden = $crate::golden::Golden {
                name: $name,
                seats: $seats,
                options: $options,
                seed: $seed,
            };
            let _text = golden.check_with::<$game>(&folder, $crate::golden!(@policy $($policy)?));
            $($crate::golden::shows($name, &_text, &$parts);)?
            $(($look)(&_text);)?
        }
    )*};
    (@policy) => { $crate::golden::at_random };
    (@policy $policy:expr) => { $policy };
}
