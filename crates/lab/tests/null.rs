//! Equals are told apart by mistake only, and that hardly ever happens: ratings of `random` against
//! `random`, looked at again and again. `cargo xtask null` makes a thousand of them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use lab::Player;
use lab::rate::{Plan, run};

#[test]
fn of_equal_bots_at_most_one_rating_in_twenty_calls_the_order_certain() {
    let runs = std::env::var("SERAI_NULLS").map_or(20, |runs| runs.parse().expect("a number"));
    let (next, certain) = (AtomicU64::new(0), AtomicU64::new(0));
    let rate = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= runs {
                break;
            }
            let plan = Plan {
                game: "osaka".to_owned(),
                bots: vec![Player::Bot("random".parse().unwrap()); 2],
                seats: 2,
                settings: Default::default(),
                games: 1_000,
                seed,
                jobs: 1,
                all: false,
                first_alone: false,
            };
            let ratings = run(&plan, &AtomicU64::new(0), &AtomicBool::new(false)).unwrap();
            certain.fetch_add(u64::from(ratings.certain), Ordering::Relaxed);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(rate))));
    let certain = certain.into_inner();
    println!("{certain} of {runs} ratings of equals call the order certain");
    assert!(certain * 20 <= runs, "{certain} of {runs}");
}
