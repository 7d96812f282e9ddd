//! Bots whose time is over before it began still choose legally.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Budget, Glimpse, Kind, Means};
use catalog::Visitor;
use game::{Awaiting, Quick, Settings, Spoken};

/// A machine so slow that an hour passes between two looks at the clock.
struct Slow(AtomicU32);

impl Means for Slow {
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).for_each(work);
    }

    fn seconds(&self) -> f64 {
        f64::from(self.0.fetch_add(1, Ordering::Relaxed)) * 3600.0
    }

    fn patience(&self) -> Option<f64> {
        Some(2.0)
    }
}

struct Hurry;

impl Visitor for Hurry {
    type Output = ();
    fn visit<G: Spoken>(self) {
        let settings = Settings::default().complete(&G::INFO).unwrap();
        let mut state = G::new(&G::options(&settings).unwrap(), 2).unwrap();
        let (mut dealer, means) = (Quick::new(1), Slow(AtomicU32::new(0)));
        let time = Budget::Milliseconds(1);
        // A number that would take hours is cut short, too, where somebody waits.
        let endless = Budget::Iterations(100_000_000);
        let kinds = [Kind::Search(time), Kind::Plain(time), Kind::Search(endless)];
        let mut bots = kinds.map(|kind| kind.sit::<G>(1, &means));
        for step in 0..60 {
            state.settle(&mut dealer, &mut ());
            if !matches!(state.awaiting(), Awaiting::Decision(_)) {
                break;
            }
            let action = bots[step % 3].choose(&Glimpse::new(&state).unwrap());
            assert!(state.is_legal(action), "{}: {action}", G::INFO.key);
            state.act(action, &mut ());
        }
    }
}

#[test]
fn a_bot_without_time_still_chooses() {
    for info in catalog::all() {
        catalog::visit(info.key, Hurry).unwrap();
    }
}
