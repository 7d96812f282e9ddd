//! Golden playthroughs: whole matches written down step by step, compared letter by letter.
//!
//! `cargo xtask golden` writes them anew; a change to one needs a reason in its commit.

use std::fmt::Write as _;
use std::path::Path;

use game::{Awaiting, Dealer, Game, Quick, Settings, fingerprint};

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
    /// Plays at random from the seed and compares with `<folder>/<name>.golden`.
    pub fn check<G: Game>(&self, folder: &Path) {
        self.check_with::<G>(folder, |_, legal, dealer| {
            legal[dealer.below(legal.len() as u32) as usize]
        });
    }

    /// Likewise, with a policy of the test's own.
    pub fn check_with<G: Game>(
        &self,
        folder: &Path,
        policy: impl FnMut(&G, &[G::Action], &mut Quick) -> G::Action,
    ) {
        let text = self.playthrough::<G>(policy);
        let path = folder.join(format!("{}.golden", self.name));
        if std::env::var_os("SERAI_GOLDEN").is_some_and(|value| value == "write") {
            std::fs::create_dir_all(folder).expect("the golden folder can be made");
            std::fs::write(&path, &text).expect("the golden file can be written");
            return;
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
    }

    fn playthrough<G: Game>(
        &self,
        mut policy: impl FnMut(&G, &[G::Action], &mut Quick) -> G::Action,
    ) -> String {
        let settings = Settings::parse(self.options).and_then(|s| s.complete(&G::INFO)).unwrap();
        let options = G::options(&settings).unwrap();
        let mut state = G::new(&options, self.seats).unwrap();
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

/// The first seed from 1 whose random match fulfils a wish; to find what a golden file should show.
pub fn find_seed<G: Game>(
    seats: u8,
    options: &str,
    tries: u64,
    wish: impl Fn(&G, &[G::Event]) -> bool,
) -> Option<u64> {
    let settings = Settings::parse(options).and_then(|s| s.complete(&G::INFO)).unwrap();
    let options = G::options(&settings).unwrap();
    (1..=tries).find(|&seed| {
        let mut state = G::new(&options, seats).unwrap();
        let mut events = Vec::new();
        crate::playout::finish(&mut state, &mut Quick::new(seed), &mut Vec::new(), &mut events);
        wish(&state, &events)
    })
}
