//! A decision needs no heap.

use game::{Game, Quick, Settings};
use istanbul::Istanbul;
use testkit::{allocations, playout};

#[global_allocator]
static HEAP: allocations::Counting = allocations::Counting;

#[test]
fn no_allocation_after_warm_up() {
    let settings = Settings::default().complete(&Istanbul::INFO).unwrap();
    let options = Istanbul::options(&settings).unwrap();
    for seats in 2..=4 {
        let start = Istanbul::new(&options, seats).unwrap();
        let (mut dealer, mut buffer) = (Quick::new(3), Vec::with_capacity(256));
        let counted = allocations::during(|| {
            for _ in 0..100 {
                let mut state = start;
                playout::finish(&mut state, &mut dealer, &mut buffer, &mut ());
            }
        });
        assert_eq!(counted, 0, "{seats} seats");
    }
}
