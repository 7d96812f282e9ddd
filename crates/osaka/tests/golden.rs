//! Whole matches, written down: each number of players, each ending, open memory. The seeds are
//! chosen so that the first three show a tie at the start, insurance, drawn points and a reshuffle.

use osaka::Osaka;

testkit::golden! {
    Osaka;
    two_players: "two", 2, "", 2;
    three_players: "three", 3, "", 3;
    four_players: "four", 4, "", 6;
    open_memory: "open-memory", 2, "open_memory=true", 1;
    /// Hoarding players leave nothing to do: everybody passes.
    all_pass: "passes", 4, "", 29, shows ["ending passes"];
}
