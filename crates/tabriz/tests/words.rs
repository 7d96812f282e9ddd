//! Everything that can happen, be chosen or be refused has its sentence.

use game::{Awaiting, Quick, Spoken};
use tabriz::Tabriz;
use testkit::{Mode, Scene, playout};

const MODES: [Mode; 5] = [
    (1, "rival=r1"),
    (1, "rival=r3,sides=random"),
    (1, "rival=r5,advanced=true"),
    (2, "advanced=true,sides=random"),
    (4, "edition=prototype,sides=random"),
];

testkit::words! {
    Tabriz { modes: MODES, rules: 56, others: |_| Vec::new() }
}

#[test]
fn the_account_of_the_rivals_points_is_its_score() {
    for rival in ["r1", "r2", "r3", "r4", "r5"] {
        let mut state = Scene::<Tabriz>::new(1, &format!("rival={rival}")).state;
        let (mut dealer, mut buffer, mut events) = (Quick::new(4), Vec::new(), Vec::new());
        while playout::step(&mut state, &mut dealer, &mut buffer, &mut events) != Awaiting::Nobody {
        }
        let shares = events.iter().filter_map(Tabriz::share);
        let points: i32 = shares.filter(|share| share.seat.is_none()).map(|s| s.points).sum();
        assert_eq!(Some(points), state.rival_score(), "{rival}");
    }
}
