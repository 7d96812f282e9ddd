//! Everything that can happen, be chosen or be refused has its sentence.

use pig::{Action, Pig};

testkit::words! {
    Pig { modes: [(2, ""), (4, "goal=50")], rules: 8, others: |_| Action::ALL.to_vec() }
}
