//! Whole matches, written down.

use pig::Pig;

testkit::golden! {
    Pig;
    two_players: "two", 2, "goal=50", 1;
    three_players: "three", 3, "goal=50", 1;
    four_players: "four", 4, "goal=50", 1, shows ["\"lost\"", "\"kept\""];
}
