//! Playing allocates nothing once the caller's buffer has grown.

use game::{Game, Quick, Settings};
use testkit::allocations::{Counting, during};
use yspahan::Yspahan;

#[global_allocator]
static HEAP: Counting = Counting;

#[test]
fn no_decision_and_no_chance_allocates() {
    let settings = Settings::default().complete(&Yspahan::INFO).unwrap();
    let options = Yspahan::options(&settings).unwrap();
    let mut buffer = Vec::with_capacity(256);
    for seats in 2..=4 {
        let mut dealer = Quick::new(7);
        let allocations = during(|| {
            for _ in 0..20 {
                let mut state = Yspahan::new(&options, seats).unwrap();
                testkit::playout::finish(&mut state, &mut dealer, &mut buffer, &mut ());
            }
        });
        assert_eq!(allocations, 0, "{seats} players");
    }
}
