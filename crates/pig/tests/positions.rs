//! Texts and positions from outside: refused, or playable to the end.

use pig::Pig;

testkit::positions! {
    Pig { modes: [(2, ""), (4, "goal=50")], most_steps: 20_000, spoiled: 500 }
}
