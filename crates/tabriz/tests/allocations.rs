//! A decision needs no heap.

use game::{Game, Quick, Settings};
use tabriz::Tabriz;
use testkit::{allocations, playout};

#[global_allocator]
static HEAP: allocations::Counting = allocations::Counting;

fn counted(seats: u8, options: &str) {
    let settings = Settings::parse(options).unwrap().complete(&Tabriz::INFO).unwrap();
    let start = Tabriz::new(&Tabriz::options(&settings).unwrap(), seats).unwrap();
    let (mut dealer, mut buffer) = (Quick::new(3), Vec::with_capacity(256));
    let counted = allocations::during(|| {
        for _ in 0..20 {
            let mut state = start;
            playout::finish(&mut state, &mut dealer, &mut buffer, &mut ());
        }
    });
    assert_eq!(counted, 0, "{seats} seats, {options}");
}

#[test]
fn no_allocation_after_warm_up() {
    (1..=5).for_each(|seats| counted(seats, ""));
    counted(1, "rival=r3,advanced=true,sides=random,layout=random");
    counted(3, "edition=prototype,advanced=true,sides=random,layout=random");
}
